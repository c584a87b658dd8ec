public import Earshot

/// Finds the line and column of a byte of a text.
public struct LineIndex: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  // A text may be one long line: counting its columns anew for each place would be quadratic.
  private var last = (line: 0, offset: 0, column: 0)

  /// Creates the index of a text in UTF-8.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    self.starts = starts
  }

  /// Returns the place of a byte; fastest when places are asked for in order.
  ///
  /// - Parameters:
  ///   - offset: The byte, from 0.
  ///   - file: The file that the place names.
  /// - Returns: The line from 1, and the column from 1 in Unicode scalars.
  public mutating func location(of offset: Int, in file: String) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    // A byte that continues a scalar is not a column of its own.
    let known = last.line == low && last.offset <= offset ? last : (low, starts[low], 0)
    let column = known.column + bytes[known.offset..<offset].count { $0 & 0xC0 != 0x80 }
    last = (low, offset, column)
    return SourceLocation(file: file, line: low + 1, column: column + 1)
  }
}
