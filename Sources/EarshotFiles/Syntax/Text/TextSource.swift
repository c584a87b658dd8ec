public import Earshot

/// A text file.
public struct TextSource: Sendable {
  /// The text in UTF-8.
  public let bytes: [UInt8]
  /// The name of the file in locations.
  public let file: String

  /// The size in bytes.
  public var size: Int { bytes.count }

  /// The lines, created one at a time.
  public var lines: some Sequence<TextLine> { TextLines(bytes) }

  /// Returns the location of the first column of a line.
  public func location(_ line: Int) -> SourceLocation {
    SourceLocation(file: file, line: line, column: 1)
  }
}
