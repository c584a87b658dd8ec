/// Texts that readers announce as they are written.
///
/// Each text must have at least two visible characters and no repeated symbols, because TalkBack
/// names single and repeated symbols. Each character is one scalar whose lowercase form has the
/// same length.
enum PlainText {
  static func contains(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var (visible, previous) = (0, UInt8(ascii: " "))
    var position = text.startIndex
    while position < text.endIndex {
      let byte = text[position]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        visible += 1
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "'"), UInt8(ascii: ":"),
        UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "!"), UInt8(ascii: "?"):
        guard byte != previous else { return false }
      case UInt8(ascii: "."), UInt8(ascii: ","):
        guard isDigit(previous), position + 1 < text.endIndex, isDigit(text[position + 1]) else {
          return false
        }
      case 0xC3...0xED:
        guard let length = lengthOfLetter(text[position...]) else { return false }
        visible += 1
        position += length - 1
      default: return false
      }
      previous = byte
      position += 1
    }
    return visible > 1 && previous != UInt8(ascii: " ")
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isOfIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  static func matches(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, _ other: some Collection<UInt8>
  ) -> Bool {
    guard text.count == other.count,
      text.elementsEqual(other, by: { $0 | 0x20 == $1 | 0x20 || $0 & $1 >= 0x80 })
    else { return false }
    return String(decoding: text, as: UTF8.self).lowercased()
      == String(decoding: other, as: UTF8.self).lowercased()
  }

  /// Whether a text can be written with different scalars; for example, "é" can be one scalar or
  /// two.
  static func hasOtherForms(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.properties.canonicalCombiningClass != .notReordered
        || [0x1100...0x11FF, 0xF900...0xFAFF, 0x2F800...0x2FA1F].contains { $0 ~= scalar.value }
    }
  }

  /// The number of bytes of a Latin letter, kana, Chinese character or Hangul syllable; nil for
  /// other characters and for invalid UTF-8.
  private static func lengthOfLetter(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let bytes = text.prefix(3)
    var scalar = UInt32(bytes[bytes.startIndex])
    let length = scalar < 0xE0 ? 2 : 3
    scalar &= length == 2 ? 0x1F : 0x0F
    guard bytes.count >= length else { return nil }
    for byte in bytes.prefix(length).dropFirst() {
      guard byte & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    switch scalar {
    case 0xD7, 0xF7, 0x130, 0x131, 0x149, 0x17F: return nil
    case 0xC0...0x17F, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      return length
    default: return nil
    }
  }
}
