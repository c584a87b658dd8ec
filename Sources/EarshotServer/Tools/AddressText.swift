/// Encodes and decodes texts in addresses with percent signs (RFC 3986).
enum AddressText {
  static func escaped(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain = byte < 0x80 && (character.isLetter || character.isNumber)
      if isPlain || "-._~/".contains(character) {
        result.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (byte < 0x10 ? "0" : "") + digits
      }
    }
  }

  static func unescaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let code =
        byte == UInt8(ascii: "%") ? UInt8(String(Substring(rest.prefix(2))), radix: 16) : nil
      bytes.append(code ?? byte)
      if code != nil { rest = rest.dropFirst(2) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
