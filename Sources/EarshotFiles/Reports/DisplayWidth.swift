package import EarshotOutput

package enum DisplayWidth {
  /// Returns the width in columns: two for East Asian wide characters and emoji, zero for combining
  /// marks.
  package static func columns(of text: TerminalText) -> Int { columns(ofWritten: text.text) }

  static func columns(ofWritten text: String) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

  package static func padded(_ text: TerminalText, to width: Int) -> TerminalText {
    text + .spaces(width - columns(of: text))
  }

  private static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return first.value < 0x20 ? 0 : 1 }
    let isEmoji =
      first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}")
    return character.unicodeScalars.reduce(0) { max($0, isEmoji ? 2 : columns(of: $1)) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default: wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
