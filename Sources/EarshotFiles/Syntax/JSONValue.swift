/// A JSON value with its place in the input.
///
/// Foundation's JSONDecoder is not used: it cannot report keys that nobody asked for, gives no
/// positions, and costs several times the whole budget of a line of `compose`.
public struct JSONValue: Sendable {
  /// What the value is.
  public enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// The members in the order of the input; no key stands twice.
    case object([Member])
  }

  /// A key of an object and what it holds.
  public struct Member: Sendable {
    /// The key.
    public var key: String
    /// What it holds.
    public var value: JSONValue
    private let start: UInt32

    /// Creates a member.
    public init(key: String, offset: Int, value: JSONValue) {
      self.key = key
      self.value = value
      start = UInt32(clamping: offset)
    }

    /// Where the key begins, in bytes from the start of the input.
    public var offset: Int { Int(start) }
  }

  /// What the value is.
  public var content: Content
  /// No input is longer than 1 GB; a file may hold millions of values.
  private let start: UInt32

  /// Creates a value.
  public init(content: Content, offset: Int) {
    self.content = content
    start = UInt32(clamping: offset)
  }

  /// Where it begins, in bytes from the start of the input.
  public var offset: Int { Int(start) }

  /// What the value is, in words for an error.
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

  /// The members of an object; nil for anything else.
  public var members: [Member]? { if case .object(let members) = content { members } else { nil } }

  /// The items of a list; nil for anything else.
  public var items: [JSONValue]? { if case .array(let items) = content { items } else { nil } }

  /// The text of a string; nil for anything else.
  public var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The value of a key of an object, nil when there is none.
  public subscript(key: String) -> JSONValue? { members?.first { $0.key == key }?.value }
}

extension Double {
  /// The number as JSON is written: a whole one without a point.
  var written: String { rounded() == self && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}
