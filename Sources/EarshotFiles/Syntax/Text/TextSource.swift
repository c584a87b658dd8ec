public import Earshot

/// A text that is being read.
public struct TextSource: Sendable {
  /// The text in UTF-8.
  public let bytes: [UInt8]
  /// The name of the file, for places.
  public let file: String

  /// How many bytes the file has.
  public var size: Int { bytes.count }

  /// The lines, one at a time.
  public var lines: TextLines { TextLines(bytes) }

  /// Returns where a line begins.
  public func location(_ line: Int) -> SourceLocation {
    SourceLocation(file: file, line: line, column: 1)
  }
}
