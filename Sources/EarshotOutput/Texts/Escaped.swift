/// How one kind of reader is kept from taking what somebody wrote for anything else than text.
///
/// Scalars are looked at, never characters: a mark that combines with a quote would hide it.
public protocol Escape: Sendable {
  /// Adds a text as the reader must find it.
  static func append(_ text: String, to escaped: inout String)
}

/// Text for one kind of reader.
///
/// Literals stand in it as they are written in the program; what is put into them is escaped. There is
/// no other way to make one, and nothing else is written, so that to forget it does not compile.
public struct Escaped<Reader: Escape>: Sendable, Hashable {
  /// The text as it is written.
  public private(set) var text = ""

  /// Creates a text that says `raw`, whatever stands in it.
  public init(_ raw: String) { Reader.append(raw, to: &text) }

  /// Creates text that the caller has escaped in another way that the reader knows.
  init(asWritten text: String) { self.text = text }

  /// Returns a number of spaces, none for a negative number.
  public static func spaces(_ count: Int) -> Self {
    Self(asWritten: String(repeating: " ", count: max(0, count)))
  }

  /// Whether nothing is in it.
  public var isEmpty: Bool { text.isEmpty }

  /// Adds text at the end.
  public static func += (left: inout Self, right: Self) { left.text += right.text }

  /// Returns one text behind the other.
  public static func + (left: Self, right: Self) -> Self { Self(asWritten: left.text + right.text) }
}

extension Escaped: ExpressibleByStringInterpolation {
  public init(stringLiteral literal: String) { text = literal }

  public init(stringInterpolation parts: StringInterpolation) { text = parts.text }

  /// Gathers literals and what is put into them.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds what somebody wrote.
    public mutating func appendInterpolation(_ raw: some CustomStringConvertible) {
      Reader.append(raw.description, to: &text)
    }

    /// Adds what is escaped already.
    public mutating func appendInterpolation(_ ready: Escaped<Reader>) { text += ready.text }
  }
}

extension Sequence {
  /// Returns texts one behind the other, with another between them.
  public func joined<Reader>(separator: Escaped<Reader> = "") -> Escaped<Reader>
  where Element == Escaped<Reader> {
    var text = ""
    var isFirst = true
    for element in self {
      if !isFirst { text += separator.text }
      text += element.text
      isFirst = false
    }
    return Escaped(asWritten: text)
  }
}

extension Unicode.Scalar {
  /// Whether it ends a line for some reader.
  var endsLine: Bool {
    switch self {
    case "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
