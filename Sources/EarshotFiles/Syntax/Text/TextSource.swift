package import Earshot

/// A text file that is being read.
package struct TextSource: Sendable {
  /// The text in UTF-8.
  package let bytes: [UInt8]
  /// The name of the file in locations.
  package let file: String

  /// The size of the file in bytes.
  package var size: Int { bytes.count }

  /// The lines of the text, created one at a time.
  package var lines: TextLines { TextLines(bytes) }

  /// Returns the location of the first column of a line.
  package func location(_ line: Int) -> SourceLocation {
    SourceLocation(file: file, line: line, column: 1)
  }
}
