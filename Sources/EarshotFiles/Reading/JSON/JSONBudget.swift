internal import Earshot

/// Bounds the memory that a JSON file can ask for: a value takes some forty bytes, also where the
/// file spends two on it (`0,`).
enum JSONBudget {
  /// How many values any file may have, however small.
  static let always = 10_000
  /// How many bytes of the file each further value must take up; in real files they take 10 to 40.
  static let bytesEach = 6

  /// Throws when a file has more values than one of its size can really hold.
  static func check(
    _ bytes: ArraySlice<UInt8>, at location: @autoclosure () -> SourceLocation
  ) throws(InputError) {
    var count = 0
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
      {
        count += 1
      }
    }
    guard count > always + bytes.count / bytesEach else { return }
    throw InputError("the file has \(count) values, more than a dump of its size", at: location())
  }
}
