internal import Earshot

/// Finds the lines and columns of byte offsets; ascending offsets are fastest.
///
/// In a line of 20 MB, a search from the start of the line for each node would take hours.
struct PlaceCursor {
  private let bytes: [UInt8]
  private let file: String
  private var position = 0
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  mutating func location(of offset: Int) -> SourceLocation {
    if offset < position { (position, line, column) = (0, 1, 1) }
    let end = min(offset, bytes.count)
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      position += 1
    }
    return SourceLocation(file: file, line: line, column: column)
  }
}
