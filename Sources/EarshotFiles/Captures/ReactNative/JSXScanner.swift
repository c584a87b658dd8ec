internal import Earshot

struct JSXScanner {
  enum Token {
    case open(name: String, properties: JSONValue, isClosed: Bool, SourceLocation)
    case close(name: String)
    case text(String)
  }

  private static let mostDepth = 64

  private let bytes: [UInt8]
  private var position = 0
  private var cursor: PlaceCursor

  init(_ source: TextSource, fromLine line: Int) {
    bytes = source.bytes
    cursor = PlaceCursor(source.bytes, file: source.file)
    var lines = 1
    while lines < line, position < bytes.count {
      if bytes[position] == 0x0A { lines += 1 }
      position += 1
    }
  }

  var place: SourceLocation {
    mutating get { cursor.location(of: position) }
  }

  mutating func next() throws(InputError) -> Token? {
    skipSpace()
    guard position < bytes.count else { return nil }
    guard bytes[position] == UInt8(ascii: "<") else { return .text(line()) }
    let start = place
    position += 1
    let isEnd = take("/")
    let name = word()
    let isFragment = name.isEmpty && position < bytes.count && bytes[position] == UInt8(ascii: ">")
    guard !name.isEmpty || isEnd || isFragment else { throw mistake("the name of an element") }
    if isEnd {
      skipSpace()
      return take(">") ? .close(name: name) : nil
    }
    var members: [JSONValue.Member] = []
    while position < bytes.count {
      skipSpace()
      if take(">") {
        return .open(name: name, properties: object(members), isClosed: false, start)
      }
      if take("/") {
        guard take(">") else { throw mistake("/>") }
        return .open(name: name, properties: object(members), isClosed: true, start)
      }
      guard position < bytes.count else { return nil }
      let key = word()
      guard !key.isEmpty else { throw mistake("a property, > or />") }
      guard let value = try property() else { return nil }
      members.append(JSONValue.Member(key: key, offset: position, value: value))
    }
    return nil
  }

  /// Returns a property's value: true if no value is written, nil if the property is truncated.
  private mutating func property() throws(InputError) -> JSONValue? {
    guard take("=") else { return JSONValue(content: .bool(true), offset: position) }
    guard take("{") else { return string() }
    let found = try value(depth: 0)
    skip(until: UInt8(ascii: "}"))
    return position < bytes.count && take("}") ? found : nil
  }

  private mutating func value(depth: Int) throws(InputError) -> JSONValue {
    guard depth < Self.mostDepth else {
      throw InputError(
        "values are nested more than \(Self.mostDepth) levels deep; reduce the nesting", at: place)
    }
    skipSpace()
    let start = position
    guard start < bytes.count else { return JSONValue(content: .null, offset: start) }
    switch bytes[start] {
    case UInt8(ascii: "\""): return string() ?? JSONValue(content: .null, offset: start)
    case UInt8(ascii: "{"):
      position += 1
      return try members(depth: depth)
    case UInt8(ascii: "["):
      position += 1
      return try items(depth: depth)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let number = Double(word())
      return JSONValue(content: number.map { .number($0) } ?? .null, offset: start)
    default:
      switch word() {
      case "true": return JSONValue(content: .bool(true), offset: start)
      case "false": return JSONValue(content: .bool(false), offset: start)
      default: return JSONValue(content: .null, offset: start)
      }
    }
  }

  private mutating func members(depth: Int) throws(InputError) -> JSONValue {
    var members: [JSONValue.Member] = []
    while position < bytes.count {
      skipSpace()
      if take("}") || position >= bytes.count { break }
      let start = position
      let key = bytes[start] == UInt8(ascii: "\"") ? string()?.string ?? "" : word()
      skipSpace()
      if take(":") {
        members.append(
          JSONValue.Member(key: key, offset: start, value: try value(depth: depth + 1)))
      }
      skip(until: UInt8(ascii: ","), or: UInt8(ascii: "}"))
      _ = take(",")
    }
    return object(members)
  }

  /// Parses a list, or an unprintable value such as `[Function onClick]`.
  private mutating func items(depth: Int) throws(InputError) -> JSONValue {
    var items: [JSONValue] = []
    let start = position
    while position < bytes.count {
      skipSpace()
      if take("]") || position >= bytes.count { break }
      items.append(try value(depth: depth + 1))
      skip(until: UInt8(ascii: ","), or: UInt8(ascii: "]"))
      _ = take(",")
    }
    return JSONValue(content: .array(items), offset: start)
  }

  private func object(_ members: [JSONValue.Member]) -> JSONValue {
    JSONValue(content: .object(members), offset: position)
  }

  private mutating func string() -> JSONValue? {
    let start = position
    guard take("\"") else { return nil }
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") {
        return JSONValue(content: .string(String(decoding: text, as: UTF8.self)), offset: start)
      }
      if byte == UInt8(ascii: "\\"), position < bytes.count {
        text.append(bytes[position] == UInt8(ascii: "n") ? 0x0A : bytes[position])
        position += 1
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  private mutating func skip(until end: UInt8, or other: UInt8? = nil) {
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if depth == 0, byte == end || byte == other { return }
      switch byte {
      case UInt8(ascii: "\""):
        _ = string()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      default: break
      }
      position += 1
    }
  }

  private mutating func line() -> String {
    let start = position
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != UInt8(ascii: "<") {
      position += 1
    }
    return CaptionText.resolved(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count, bytes[position] > 0x20, !Self.marks.contains(bytes[position]) {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static let marks = Set("<>/={}[]\",:".utf8)

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private mutating func mistake(_ wanted: String) -> InputError {
    let found =
      position < bytes.count ? "'\(Character(Unicode.Scalar(bytes[position])))'" : "the end"
    return InputError("expected \(wanted), found \(found)", at: place)
  }
}
