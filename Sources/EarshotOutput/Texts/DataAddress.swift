extension Escaped<HTML> {
  /// Returns a `data:` address (RFC 2397) for an attribute.
  package static func address(holding bytes: [UInt8], type: StaticString) -> Self {
    Self(asWritten: "data:\(type);base64,") + Self(asWritten: base64(of: bytes))
  }

  private static func base64(of bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let word = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let isThere = place <= group.count
        text.append(isThere ? digits[word >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
