import Earshot

/// Reads `"key" = "text";` and comments in a `.strings` file.
struct AppleStrings {
  private let characters: [Unicode.Scalar]
  private let file: String
  private var position = 0

  init(_ bytes: [UInt8], file: String) {
    characters = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    self.file = file
  }

  mutating func entries() throws(InputError) -> [(key: String, text: String)] {
    var entries: [(key: String, text: String)] = []
    while try skipSpace() {
      let key = try text()
      var value = key
      if try take("=") { value = try text() }
      guard try take(";") else { throw error("expected ';' after the text for '\(key)'") }
      entries.append((key, value))
    }
    return entries
  }

  private mutating func take(_ mark: Unicode.Scalar) throws(InputError) -> Bool {
    let start = position
    guard try skipSpace(), characters[position] == mark else {
      position = start
      return false
    }
    position += 1
    return true
  }

  private mutating func text() throws(InputError) -> String {
    guard try skipSpace() else { throw error("expected text in quotes") }
    guard characters[position] == "\"" else { return try word() }
    let start = position
    position += 1
    var text = String.UnicodeScalarView()
    while position < characters.count {
      switch characters[position] {
      case "\"":
        position += 1
        return String(text)
      case "\\":
        position += 1
        text.append(escaped())
      default:
        text.append(characters[position])
        position += 1
      }
    }
    position = start
    throw error("expected a closing quote for the text that opens here")
  }

  private mutating func escaped() -> Unicode.Scalar {
    guard position < characters.count else { return "\\" }
    let character = characters[position]
    position += 1
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = characters[position...].prefix(4)
      guard digits.count == 4,
        let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
        let scalar = Unicode.Scalar(number)
      else { return character }
      position += 4
      return scalar
    default: return character
    }
  }

  private mutating func word() throws(InputError) -> String {
    let word = characters[position...].prefix {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || ["_", ".", "-"].contains($0)
    }
    guard !word.isEmpty else { throw error("expected text in quotes") }
    position += word.count
    return String(String.UnicodeScalarView(word))
  }

  private mutating func skipSpace() throws(InputError) -> Bool {
    while position < characters.count {
      if characters[position].properties.isWhitespace || characters[position] == "\u{FEFF}" {
        position += 1
      } else if characters[position...].starts(with: ["/", "/"]) {
        position = characters[position...].firstIndex(of: "\n") ?? characters.count
      } else if characters[position...].starts(with: ["/", "*"]) {
        let start = position
        position += 2
        while position < characters.count, !characters[position...].starts(with: ["*", "/"]) {
          position += 1
        }
        guard position < characters.count else {
          position = start
          throw error("expected '*/' after the comment that opens here")
        }
        position += 2
      } else {
        return true
      }
    }
    return false
  }

  private func error(_ message: String) -> InputError {
    let before = characters[..<min(position, characters.count)]
    let line = before.count { $0 == "\n" } + 1
    let column = before.reversed().prefix { $0 != "\n" }.count + 1
    return InputError(
      message, at: SourceLocation(file: file, line: line, column: column))
  }
}
