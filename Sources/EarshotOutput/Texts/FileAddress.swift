package enum FileAddress {
  package static func of(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
          UInt8(ascii: "_"), UInt8(ascii: "/"):
          true
        default: false
        }
      guard !isPlain else { return String(Unicode.Scalar(byte)) }
      return (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
