import ArgumentParser

extension CommandConfiguration {
  /// Returns a configuration with the parent's name, for which the parser would otherwise search.
  static func subcommand(_ name: String, abstract: String, discussion: String) -> Self {
    CommandConfiguration(
      commandName: name, _superCommandName: "earshot", abstract: abstract, discussion: discussion)
  }
}
