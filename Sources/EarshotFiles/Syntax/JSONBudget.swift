internal import Earshot

/// Limits the number of values in a file, because `0,` takes two bytes in the file, but 40 in
/// memory.
struct JSONBudget {
  private static let always = 1 << 20
  /// The maximum bytes of memory per byte of the file; dense real files need about 7.
  private static let times = 8

  private static let value = 40
  private static let member = 8
  private static let container = 48
  private static let longestInline = 15

  private var values = 0
  private var memory = 0
  private var textLength: Int?
  private var isEscaped = false

  static func check(
    _ bytes: ArraySlice<UInt8>, at location: @autoclosure () -> SourceLocation
  ) throws(InputError) {
    var budget = JSONBudget()
    for byte in bytes { budget.take(byte) }
    let limit = always + bytes.count * times
    guard budget.memory > limit else { return }
    throw InputError(
      "the \(budget.values) values in this file would take \(budget.memory) bytes of memory, more than its "
        + "limit of \(limit); split the file",
      at: location())
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
