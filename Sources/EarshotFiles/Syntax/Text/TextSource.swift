public import Earshot

/// A text file.
public struct TextSource: Sendable {
  /// The text in UTF-8.
  public let bytes: [UInt8]
  /// The file's name in locations.
  public let file: String

  /// The size in bytes.
  public var size: Int { bytes.count }

  /// The lines, created one at a time.
  public var lines: TextLines { TextLines(bytes) }

  /// Returns the location of a line's first column.
  public func location(_ line: Int) -> SourceLocation {
    SourceLocation(file: file, line: line, column: 1)
  }
}
