package struct JSONError: Error, Sendable, Hashable {
  package var message: String
  /// The position in bytes from the start of the input.
  package var offset: Int
  /// Whether the values are nested too deeply; the text can still be valid JSON.
  package var isTooDeep = false
}

/// A strict parser (RFC 8259) for one value in valid UTF-8; refuses comments and repeated keys.
package struct JSONParser {
  /// The deepest nesting for which the stack of any thread is large enough.
  package static let maximumDepth = 2_000

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int
  private let maximumDepth: Int

  /// Parses a text recursively, so a larger `maximumDepth` needs a larger stack.
  package static func value(
    of bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int = maximumDepth
  ) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes: bytes, position: 0, maximumDepth: maximumDepth)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.position == bytes.count else {
      throw parser.error("found \(parser.here) after the value")
    }
    return value
  }

  package static func value(of bytes: [UInt8]) throws(JSONError) -> JSONValue {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<JSONValue, JSONError> in
      do throws(JSONError) { return .success(try value(of: buffer)) } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    guard depth <= maximumDepth else {
      var error = error(
        "values are nested more than \(maximumDepth) levels deep; reduce the nesting")
      error.isTooDeep = true
      throw error
    }
    guard position < bytes.count else { throw error("expected a value, found the end of the text") }
    let start = position
    let content: JSONValue.Content
    switch bytes[position] {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try items(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "t"): content = try literal("true", .bool(true))
    case UInt8(ascii: "f"): content = try literal("false", .bool(false))
    case UInt8(ascii: "n"): content = try literal("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    default: throw error("expected a value, found \(here)")
    }
    return JSONValue(content: content, offset: start)
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONValue.Member] {
    position += 1
    var members: [JSONValue.Member] = []
    var seen: Set<String> = []
    skipSpace()
    if take("}") { return members }
    repeat {
      skipSpace()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
        throw error("expected a key in quotes, found \(here)")
      }
      let keyStart = position
      let key = try string()
      if !isNew(key, among: members, seen: &seen) {
        position = keyStart
        throw error("the key \"\(key)\" is written twice")
      }
      skipSpace()
      guard take(":") else { throw error("expected ':', found \(here)") }
      members.append(
        JSONValue.Member(key: key, offset: keyStart, value: try value(depth: depth + 1)))
      skipSpace()
    } while take(",")
    guard take("}") else { throw error("expected ',' or '}', found \(here)") }
    return members
  }

  private func isNew(
    _ key: String, among members: [JSONValue.Member], seen: inout Set<String>
  ) -> Bool {
    guard members.count >= 32 else { return !members.contains { $0.key == key } }
    if seen.isEmpty { seen = Set(members.map(\.key)) }
    return seen.insert(key).inserted
  }

  private mutating func items(depth: Int) throws(JSONError) -> [JSONValue] {
    position += 1
    var items: [JSONValue] = []
    skipSpace()
    if take("]") { return items }
    repeat {
      if items.count == Self.fewItems, depth <= Self.greatestCountedDepth {
        items.reserveCapacity(items.count + 1 + commasUntilEnd)
      }
      items.append(try value(depth: depth + 1))
      skipSpace()
    } while take(",")
    guard take("]") else { throw error("expected ',' or ']', found \(here)") }
    return items
  }

  /// After this number of items, the rest of a list is counted to reserve memory, because a growing
  /// array needs twice the memory.
  private static let fewItems = 4096
  /// In lists nested more deeply than this, items are not counted, because each level would read
  /// the inner lists again.
  private static let greatestCountedDepth = 8

  private var commasUntilEnd: Int {
    var (commas, depth, isText) = (0, 0, false)
    var next = position
    while next < bytes.count, depth >= 0 {
      switch bytes[next] {
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "\\"): next += 1
      case _ where isText: break
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: commas += 1
      default: break
      }
      next += 1
    }
    return commas
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    var isASCII = true
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        defer { position += 1 }
        // ASCII text needs no validation, which would take several times longer than parsing.
        return isASCII
          ? String(decoding: bytes[start..<position], as: UTF8.self) : try text(start..<position)
      case UInt8(ascii: "\\"): return try stringWithEscapes(from: start)
      case 0..<0x20: throw error("found a control character in a string; write it as \\u00XX")
      default:
        isASCII = isASCII && byte < 0x80
        position += 1
      }
    }
    throw error("a string has no closing quote")
  }

  private mutating func stringWithEscapes(from start: Int) throws(JSONError) -> String {
    var result = try text(start..<position)
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return result
      case UInt8(ascii: "\\"): result.unicodeScalars.append(try escape())
      case 0..<0x20: throw error("found a control character in a string; write it as \\u00XX")
      default:
        let runStart = position
        while position < bytes.count, bytes[position] >= 0x20,
          bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\")
        { position += 1 }
        result += try text(runStart..<position)
      }
    }
    throw error("a string has no closing quote")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    position += 1
    guard position < bytes.count else { throw error("a string has no closing quote") }
    let letter = bytes[position]
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      position -= 2
      throw error("found \\\(Unicode.Scalar(letter)), which is not valid JSON")
    }
  }

  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let high = try codeUnit()
    guard (0xD800...0xDFFF).contains(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
    guard high < 0xDC00, take("\\"), take("u") else { throw error(Self.loneSurrogate) }
    let low = try codeUnit()
    guard (0xDC00...0xDFFF).contains(low) else { throw error(Self.loneSurrogate) }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private static let loneSurrogate =
    "found only half of a surrogate pair; write \\uD800 to \\uDFFF in pairs"

  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    guard position + 4 <= bytes.count else { throw error("\\u needs four hexadecimal digits") }
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue else {
        throw error("\\u needs four hexadecimal digits")
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = position
    _ = take("-")
    let whole = digits()
    var isValid = whole == 1 || whole > 1 && bytes[position - whole] != UInt8(ascii: "0")
    if whole < 16, isValid, position == bytes.count || !Self.continuesNumber(bytes[position]) {
      return wholeNumber(start..<position)
    }
    if take(".") { isValid = digits() > 0 && isValid }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      isValid = digits() > 0 && isValid
    }
    let words = String(decoding: bytes[start..<position], as: UTF8.self)
    guard isValid, let number = Double(words), number.isFinite else {
      position = start
      throw error("'\(words)' is not a number")
    }
    return number
  }

  private func wholeNumber(_ range: Range<Int>) -> Double {
    let isNegative = bytes[range.lowerBound] == UInt8(ascii: "-")
    var number = 0
    for byte in bytes[range] where byte != UInt8(ascii: "-") {
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return isNegative ? -Double(number) : Double(number)
  }

  private static func continuesNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
  }

  private mutating func digits() -> Int {
    let start = position
    while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
    { position += 1 }
    return position - start
  }

  private mutating func literal(
    _ word: StaticString, _ content: JSONValue.Content
  ) throws(JSONError) -> JSONValue.Content {
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.count,
      (0..<length).allSatisfy({ bytes[position + $0] == word.utf8Start[$0] })
    else { throw error("expected a value, found \(here)") }
    position += length
    return content
  }

  private func text(_ range: Range<Int>) throws(JSONError) -> String {
    let slice = UnsafeBufferPointer(rebasing: bytes[range])
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw JSONError(message: "a string is not valid UTF-8", offset: range.lowerBound)
    }
    return text
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private var here: String {
    guard position < bytes.count else { return "the end" }
    let byte = bytes[position]
    return (0x20..<0x7F).contains(byte) ? "'\(Unicode.Scalar(byte))'" : "a stray byte"
  }

  private func error(_ message: String) -> JSONError {
    JSONError(message: message, offset: position)
  }
}
