import ArgumentParser

extension CommandConfiguration {
  /// Describes a subcommand of `earshot` that can also be parsed by itself.
  ///
  /// Because it names the command above it, the parser does not look for that command's own options
  /// in its arguments.
  static func subcommand(_ name: String, abstract: String, discussion: String) -> Self {
    CommandConfiguration(
      commandName: name, _superCommandName: "earshot", abstract: abstract, discussion: discussion)
  }
}
