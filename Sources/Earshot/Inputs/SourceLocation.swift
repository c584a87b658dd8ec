/// A position in an input file.
public struct SourceLocation: Sendable, Hashable {
  /// The file as the user named it; `-` for standard input.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Creates a location.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation {
  /// The location of values that do not come from a file.
  public static let unknown = SourceLocation(file: "(no file)", line: 1, column: 1)
}

extension SourceLocation: CustomStringConvertible {
  public var description: String { "\(file):\(line):\(column)" }
}
