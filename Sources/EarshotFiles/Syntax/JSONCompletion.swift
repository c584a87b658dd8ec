enum JSONCompletion {
  /// Cuts a truncated text after its last complete list or object, and closes the lists and objects
  /// around it; the offsets of the remaining text do not change.
  ///
  /// An object that is truncated before its first inner list or object is omitted, because it would
  /// look like another element. Returns nil if nothing is truncated, or nothing is complete.
  static func completed(_ bytes: [UInt8]) -> [UInt8]? {
    var open: [UInt8] = []
    var openSinceKept = 0
    var kept: Int?
    var isInString = false
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else {
          isInString = byte != UInt8(ascii: "\"")
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"):
        open.append(UInt8(ascii: "}"))
        openSinceKept += 1
      case UInt8(ascii: "["):
        open.append(UInt8(ascii: "]"))
        (kept, openSinceKept) = (index + 1, 0)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard open.popLast() == byte else { return nil }
        (kept, openSinceKept) = (index + 1, 0)
      default: break
      }
    }
    guard let kept, !open.isEmpty else { return nil }
    return bytes[..<kept] + open.dropLast(openSinceKept).reversed()
  }
}
