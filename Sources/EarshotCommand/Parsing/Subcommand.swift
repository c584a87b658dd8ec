import ArgumentParser

extension CommandConfiguration {
  /// Returns a configuration that contains the parent's name, so that the parser need not search
  /// for the parent.
  static func subcommand(_ name: String, abstract: String, discussion: String) -> Self {
    CommandConfiguration(
      commandName: name, _superCommandName: "earshot", abstract: abstract, discussion: discussion)
  }
}
