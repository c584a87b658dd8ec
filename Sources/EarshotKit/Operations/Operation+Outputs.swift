package import EarshotFiles

extension DescribedOperation {
  /// Returns the destinations for paths; nil and `-` mean standard output.
  ///
  /// `found` contains the inputs from folders, patterns and lists.
  ///
  /// - Throws: An error if an output is also an input or another output.
  package func destinations(
    _ paths: [String?], besides found: [String] = [], in context: Context
  ) throws -> [Destination] {
    let sources = Self.options.flatMap { $0.sources(self) }
    return try Destination.claim(
      paths, besides: sources.paths + context.projects.files(of: sources) + found,
      links: context.links)
  }

  package func destination(
    _ path: String?, besides found: [String] = [], in context: Context
  ) throws -> Destination { try destinations([path], besides: found, in: context)[0] }
}
