enum XMLText {
  enum ReferenceError: Error {
    case unknown(String)
    case notACharacter(String)
    case unfinished
  }

  /// Resolves valid references, and replaces line breaks with spaces, as XML requires.
  static func resolved(_ value: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(value.count)
    var position = value.startIndex
    while position < value.endIndex {
      let byte = value[position]
      if byte == UInt8(ascii: "&"), let reference = try? reference(in: value, at: position) {
        result.append(contentsOf: Array(String(reference.scalar).utf8))
        position = reference.end
      } else {
        result.append(byte == 0x09 || byte == 0x0A || byte == 0x0D ? 0x20 : byte)
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the character of the reference at `start`, and the reference's end.
  ///
  /// Only predefined entities and numeric references are supported, so no reference becomes a long
  /// text.
  static func reference(
    in bytes: ArraySlice<UInt8>, at start: Int
  ) throws(ReferenceError) -> (scalar: Unicode.Scalar, end: Int) {
    let window = bytes[start..<min(bytes.endIndex, start + 24)]
    guard let semicolon = window.firstIndex(of: UInt8(ascii: ";")) else { throw .unfinished }
    let name = String(decoding: bytes[(start + 1)..<semicolon], as: UTF8.self)
    guard let scalar = try scalar(of: name) else { throw .unknown(name) }
    return (scalar, semicolon + 1)
  }

  private static func scalar(of name: String) throws(ReferenceError) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.first?.isHexDigit == true,
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(number), isAllowed(scalar)
    else { throw .notACharacter(name) }
    return scalar
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
