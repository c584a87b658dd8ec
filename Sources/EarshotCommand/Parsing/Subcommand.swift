import ArgumentParser

extension CommandConfiguration {
  /// The configuration contains the parent's name, so the parser does not search for the parent's
  /// options.
  static func subcommand(_ name: String, abstract: String, discussion: String) -> Self {
    CommandConfiguration(
      commandName: name, _superCommandName: "earshot", abstract: abstract, discussion: discussion)
  }
}
