package enum Terminal: Escape {
  package static func append(_ text: String, to escaped: inout String) {
    guard text.unicodeScalars.contains(where: isUnseen) else {
      escaped += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      case _ where isUnseen(scalar): escaped += written(scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: FileName.byte(of: scalar) != nil
    }
  }

  private static func written(_ scalar: Unicode.Scalar) -> String {
    guard let byte = FileName.byte(of: scalar) else {
      return "\\u{\(String(scalar.value, radix: 16))}"
    }
    return "\\x\(String(byte, radix: 16))"
  }
}

package typealias TerminalText = Escaped<Terminal>

extension Escaped<Terminal> {
  /// Makes all control characters except line feeds visible.
  package init(lines: String) {
    self = lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { TerminalText(String($0)) }.joined(separator: "\n")
  }

  package static func control(_ code: StaticString) -> Self { Self(asWritten: "\u{1B}[\(code)") }

  package static func styled(_ text: Self, _ codes: String) -> Self {
    Self(asWritten: "\u{1B}[\(codes)m\(text.text)\u{1B}[0m")
  }
}
