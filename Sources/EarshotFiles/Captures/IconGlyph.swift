/// Glyphs of icon fonts: code points for private use, which no reader has a word for.
enum IconGlyph {
  /// Returns whether a character is for private use.
  static func isGlyph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE000...0xF8FF, 0xF_0000...0xF_FFFD, 0x10_0000...0x10_FFFD: true
    default: false
    }
  }
}
