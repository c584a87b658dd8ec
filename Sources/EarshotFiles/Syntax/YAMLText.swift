/// Writes texts as YAML scalars that all parsers read unchanged.
enum YAMLText {
  /// Words that YAML 1.1 or YAML 1.2 does not read as text.
  private static let reserved: Set<String> = [
    "y", "n", "yes", "no", "true", "false", "on", "off", "null",
  ]

  static func scalar(_ text: String) -> String {
    isPlain(text) ? text : "\"\(escaped(text, inQuotes: true))\""
  }

  static func written(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  static func quoted(_ text: String) -> String { "\"\(partOfQuoted(text))\"" }

  static func partOfQuoted(_ text: String) -> String {
    escaped(text, inQuotes: true, hidesBrackets: false)
  }

  /// Whether a text needs no quotation marks.
  ///
  /// In `{…}`, a comma would end the text. A text that begins with a digit could be a number.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic,
      text.unicodeScalars.last != " ", !reserved.contains(text.lowercased())
    else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar == " " || scalar == "-" || scalar == "." || scalar == "_" || scalar == "/"
        || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  static func comment(_ text: String) -> String { escaped(text, inQuotes: false) }

  static let flowIndicators: Set<UInt8> = Set(",[]{}".utf8)

  static func isAmbiguous(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    let beginsNumber = "+-.0123456789".utf8.contains(first)
    let isNumber = text.utf8.allSatisfy { byte in
      "+-.:_".utf8.contains(byte) || byte < 0x80 && Character(Unicode.Scalar(byte)).isLetter
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    return beginsNumber && isNumber || reserved.contains(text.lowercased())
      || ["~", "=", "<<"].contains(text)
  }

  static func canBePlain(_ text: String, inFlow: Bool) -> Bool {
    guard isPrintable(text), let first = text.utf8.first, text.utf8.last != UInt8(ascii: " "),
      !" -?:,[]{}#&*!|>'\"%@`".utf8.contains(first)
        || "-?:".utf8.contains(first) && text.utf8.dropFirst().first ?? 0 > 0x20
    else { return false }
    let isDivided = text.contains(": ") || text.contains(" #") || text.hasSuffix(":")
    return !isDivided && !(inFlow && text.utf8.contains(where: flowIndicators.contains))
  }

  static func isPrintable(_ text: String) -> Bool {
    !text.unicodeScalars.contains { $0 == "\u{FEFF}" || mustBeEscaped($0) }
  }

  private static func escaped(
    _ text: String, inQuotes: Bool, hidesBrackets: Bool? = nil
  ) -> String {
    let hidesBrackets = hidesBrackets ?? !hasPairedBrackets(text)
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += inQuotes ? "\\\(scalar)" : "\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      // NUL is replaced, because C strings cannot contain it.
      case "\0": result += "\u{FFFD}"
      // A byte order mark is left out, because the YAML library would remove it.
      case "\u{FEFF}": break
      case "[", "{", "]", "}": result += hidesBrackets ? escape(scalar) : "\(scalar)"
      case _ where mustBeEscaped(scalar): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Unpaired brackets must be escaped, because the design reader counts brackets even in texts.
  private static func hasPairedBrackets(_ text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      if scalar == "[" || scalar == "{" { depth += 1 }
      if scalar == "]" || scalar == "}" { depth -= 1 }
      guard (0...8).contains(depth) else { return false }
    }
    return depth == 0
  }

  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: true
    default: scalar.properties.isNoncharacterCodePoint
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let (letter, width) =
      scalar.value < 0x100 ? ("x", 2) : scalar.value < 0x10000 ? ("u", 4) : ("U", 8)
    return "\\\(letter)" + String(repeating: "0", count: width - digits.count) + digits
  }
}
