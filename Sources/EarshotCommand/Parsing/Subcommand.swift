import ArgumentParser

extension CommandConfiguration {
  /// Describes a subcommand that can also be parsed alone.
  ///
  /// The configuration names the parent, so that the parser does not search for the parent's
  /// options.
  static func subcommand(_ name: String, abstract: String, discussion: String) -> Self {
    CommandConfiguration(
      commandName: name, _superCommandName: "earshot", abstract: abstract, discussion: discussion)
  }
}
