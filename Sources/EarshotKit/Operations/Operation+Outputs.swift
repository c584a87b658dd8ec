package import EarshotFiles

extension Operation {
  /// Returns a destination for each output; nil and `-` mean standard output.
  ///
  /// `found` contains the inputs that were found with folders, patterns and lists.
  ///
  /// - Throws: An error if an output is also an input or another output.
  package func destinations(
    _ paths: [String?], besides found: [String] = [], in context: Context
  ) throws -> [Destination] {
    let named = Self.options.flatMap { $0.sources(self) }.paths
    return try Destination.claim(paths, besides: named + found, links: context.links)
  }

  package func destination(
    _ path: String?, besides found: [String] = [], in context: Context
  ) throws -> Destination { try destinations([path], besides: found, in: context)[0] }
}
