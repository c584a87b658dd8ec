// SPDX-License-Identifier: GPL-3.0-or-later

/// Changes texts so that they are safe for the engine, but keeps their words.
enum SpokenText {
  /// Returns the bytes for the engine, with a single NUL at the end.
  ///
  /// The engine interprets control characters as commands, ends a text at NUL, splits words at
  /// invisible characters and, in some versions, reads past its buffer after "..". Each run of
  /// white space becomes one space, because two line feeds would be half a second of silence.
  static func bytes(for text: String) -> [CChar] {
    var bytes: [CChar] = []
    bytes.reserveCapacity(text.utf8.count + 1)
    for scalar in cleaned(text) {
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        bytes.append(CChar(bitPattern: byte))
      }
    }
    bytes.append(0)
    return bytes
  }

  static func cleaned(_ text: String) -> String.UnicodeScalarView {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch use(of: scalar) {
      case .spoken where scalar == "." && result.last == ".": result.append(" ")
      case .spoken where scalar == "." && endsWithDotAndSpace(result): continue
      case .spoken: result.append(scalar)
      case .space where result.last == " " || result.isEmpty: continue
      case .space: result.append(" ")
      case .dropped: continue
      }
    }
    return result
  }

  private enum Use { case spoken, space, dropped }

  private static func use(of scalar: Unicode.Scalar) -> Use {
    // Emoji, Persian and Indic scripts need joiners, so joiners are not removed.
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return .spoken }
    if scalar == "\u{0}" || scalar.properties.isWhitespace { return .space }
    switch scalar.properties.generalCategory {
    case .control, .format: return .dropped
    default: return scalar == "\u{FFFD}" ? .space : .spoken
    }
  }

  private static func endsWithDotAndSpace(_ scalars: String.UnicodeScalarView) -> Bool {
    scalars.suffix(2).elementsEqual([".", " "])
  }
}
