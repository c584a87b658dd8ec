import ArgumentParser

extension CommandConfiguration {
  /// Describes a subcommand of `earshot` that can also be parsed alone.
  ///
  /// Because it names its parent, the parser does not look for the parent's options.
  static func subcommand(_ name: String, abstract: String, discussion: String) -> Self {
    CommandConfiguration(
      commandName: name, _superCommandName: "earshot", abstract: abstract, discussion: discussion)
  }
}
