internal import Earshot

/// A line of a text without its line break.
public struct TextLine: Sendable {
  /// The text of the line.
  public var text: String
  /// The number of the line, from 1.
  public var number: Int
}

/// The lines of a text; each ends with LF, CR or CRLF.
struct TextLines: Sequence, IteratorProtocol {
  typealias Line = TextLine

  private let bytes: [UInt8]
  private var position = 0
  private var number = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Line? {
    guard position < bytes.count else { return nil }
    let start = position
    number += 1
    return bytes.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      position = end + (isPair ? 2 : 1)
      return Line(text: String(decoding: bytes[start..<end], as: UTF8.self), number: number)
    }
  }
}

extension StringProtocol {
  var trimmed: String {
    let isSurroundedByLetters = utf8.withContiguousStorageIfAvailable { bytes in
      let printable = UInt8(ascii: "!")...UInt8(ascii: "~")
      guard let first = bytes.first, let last = bytes.last else { return false }
      return printable ~= first && printable ~= last
    }
    if isSurroundedByLetters == true { return String(self) }
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  func unquoted(_ open: Character = "\"", _ close: Character = "\"") -> String {
    guard count >= 2, first == open, last == close else { return String(self) }
    return String(dropFirst().dropLast())
  }

  func range(ofFirst piece: String) -> Range<Index>? {
    firstRange(ofBytes: Array(piece.utf8), last: false)
  }

  func range(ofLast piece: String) -> Range<Index>? {
    firstRange(ofBytes: Array(piece.utf8), last: true)
  }

  /// Finds an ASCII marker by comparing bytes, because a line can be 10 MB long.
  private func firstRange(ofBytes piece: [UInt8], last: Bool) -> Range<Index>? {
    func offset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
      guard let first = piece.first, bytes.count >= piece.count else { return nil }
      func isPlace(_ place: Int) -> Bool {
        bytes[place] == first && bytes[place...].starts(with: piece)
      }
      let places = 0...bytes.count - piece.count
      return last ? places.last(where: isPlace) : places.first(where: isPlace)
    }
    let found =
      utf8.withContiguousStorageIfAvailable(offset)
      ?? Array(utf8).withUnsafeBufferPointer(offset)
    guard let found else { return nil }
    let start = utf8.index(utf8.startIndex, offsetBy: found)
    return start..<utf8.index(start, offsetBy: piece.count)
  }
}
