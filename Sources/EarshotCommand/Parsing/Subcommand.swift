import ArgumentParser

extension CommandConfiguration {
  /// The parser does not search for the parent's options, because the configuration names the
  /// parent.
  static func subcommand(_ name: String, abstract: String, discussion: String) -> Self {
    CommandConfiguration(
      commandName: name, _superCommandName: "earshot", abstract: abstract, discussion: discussion)
  }
}
