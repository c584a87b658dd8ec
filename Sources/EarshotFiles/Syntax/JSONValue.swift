/// A JSON value with its position in the input.
///
/// Foundation's JSONDecoder is several times slower, cannot find unknown keys, and does not report
/// positions.
public struct JSONValue: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  package struct Member: Sendable {
    package var key: String
    package var value: JSONValue
    private let start: UInt32

    package init(key: String, offset: Int, value: JSONValue) {
      self.key = key
      self.value = value
      start = UInt32(clamping: offset)
    }

    package var offset: Int { Int(start) }
  }

  package var content: Content
  // Positions need only 32 bits, because a file has at most 1 GB.
  private let start: UInt32

  package init(content: Content, offset: Int) {
    self.content = content
    start = UInt32(clamping: offset)
  }

  /// The position in bytes from the start of the input.
  public var offset: Int { Int(start) }

  /// A short description of the value, for errors.
  public var found: String {
    switch content {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): number.written
    case .string(let text): "\"\(text.count > 40 ? text.prefix(40) + "…" : text)\""
    case .array: "a list"
    case .object: "an object"
    }
  }

  package var members: [Member]? { if case .object(let members) = content { members } else { nil } }

  /// The items of a list; nil for any other value.
  public var items: [JSONValue]? { if case .array(let items) = content { items } else { nil } }

  /// A string's text; nil for any other value.
  public var string: String? { if case .string(let text) = content { text } else { nil } }

  /// Returns a key's value; nil if the key is missing.
  public subscript(key: String) -> JSONValue? { members?.first { $0.key == key }?.value }
}

extension Double {
  var written: String { rounded() == self && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}
