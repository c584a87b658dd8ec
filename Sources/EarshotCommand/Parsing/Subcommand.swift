import ArgumentParser

extension CommandConfiguration {
  /// Returns a configuration with the parent's name, so that the parser need not search for it.
  static func subcommand(_ name: String, abstract: String, discussion: String) -> Self {
    CommandConfiguration(
      commandName: name, _superCommandName: "earshot", abstract: abstract, discussion: discussion)
  }
}
