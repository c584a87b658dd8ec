/// Closes JSON that was cut off: what a full disk, a killed process or a copied log leaves of a dump.
enum JSONCompletion {
  /// Returns the text up to the last list or object that is whole, with everything around it closed;
  /// nil where nothing is open at the end, or nothing was whole before it.
  ///
  /// Offsets in it are those of the text itself. An object that is cut off among its plain values is
  /// left out: half of an element is another element.
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
