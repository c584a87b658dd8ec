internal import Earshot

/// Bounds the memory that a JSON file can ask for: a value takes some forty bytes, also where the
/// file spends two on it (`0,`).
struct JSONBudget {
  /// What the values of any file may take, however small it is.
  private static let always = 1 << 20
  /// How many times its length a file may take; dense ones take seven times.
  private static let times = 8

  /// What a value takes in a list that grows.
  private static let value = 40
  /// What a member of an object takes besides.
  private static let member = 8
  /// What a list or an object takes besides its values.
  private static let container = 48
  /// Shorter texts take nothing besides.
  private static let longestInline = 15

  private var values = 0
  private var memory = 0
  private var textLength: Int?
  private var isEscaped = false

  /// Throws when the values of a file take more than those of one of its size can really take.
  static func check(
    _ bytes: ArraySlice<UInt8>, at location: @autoclosure () -> SourceLocation
  ) throws(InputError) {
    var budget = JSONBudget()
    for byte in bytes { budget.take(byte) }
    guard budget.memory > always + bytes.count * times else { return }
    throw InputError(
      "the file has \(budget.values) values, more than a dump of its size", at: location())
  }

  private mutating func take(_ byte: UInt8) {
    guard let length = textLength else { return takeOutsideText(byte) }
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      if length > Self.longestInline { memory += Self.container + length }
      textLength = nil
      return
    }
    textLength = length + 1
  }

  private mutating func takeOutsideText(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): textLength = 0
    case UInt8(ascii: ":"): memory += Self.member
    case UInt8(ascii: ","):
      values += 1
      memory += Self.value
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      values += 1
      memory += Self.value + Self.container
    default: break
    }
  }
}
