package import EarshotFiles

extension Operation {
  /// Returns the outputs of a run.
  ///
  /// - Parameters:
  ///   - paths: The paths of the outputs; nil and `-` for standard output.
  ///   - found: The files that were found in folders, by patterns and in lists.
  ///   - context: Decides whether an output can be a link.
  /// - Returns: A destination for each output.
  /// - Throws: An error if an output is an input of the operation or another output.
  package func destinations(
    _ paths: [String?], besides found: [String] = [], in context: Context
  ) throws -> [Destination] {
    let named = Self.options.flatMap { $0.sources(self) }.paths
    return try Destination.claim(paths, besides: named + found, links: context.links)
  }

  /// Returns the only output of a run.
  package func destination(
    _ path: String?, besides found: [String] = [], in context: Context
  ) throws -> Destination { try destinations([path], besides: found, in: context)[0] }
}
