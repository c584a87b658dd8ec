/// Escapes texts for one output format.
///
/// Implementations must process Unicode scalars, because a combining mark would hide the quotation
/// mark before it.
public protocol Escape: Sendable {
  /// Appends a text, escaped for the format.
  static func append(_ text: String, to escaped: inout String)
}

/// A text for one output format.
///
/// String literals are inserted unchanged and interpolated values are escaped. Only such texts can
/// be written, so the compiler reports a forgotten escape.
public struct Escaped<Reader: Escape>: Sendable, Hashable {
  /// The escaped text.
  public private(set) var text = ""

  /// Creates a text by escaping `raw`.
  public init(_ raw: String) { Reader.append(raw, to: &text) }

  init(asWritten text: String) { self.text = text }

  /// Returns spaces; none if the number is negative.
  public static func spaces(_ count: Int) -> Self {
    Self(asWritten: String(repeating: " ", count: max(0, count)))
  }

  /// Whether the text is empty.
  public var isEmpty: Bool { text.isEmpty }

  /// Appends a text.
  public static func += (left: inout Self, right: Self) { left.text += right.text }

  /// Returns the concatenation of two texts.
  public static func + (left: Self, right: Self) -> Self { Self(asWritten: left.text + right.text) }
}

extension Escaped: ExpressibleByStringInterpolation {
  public init(stringLiteral literal: String) { text = literal }

  public init(stringInterpolation parts: StringInterpolation) { text = parts.text }

  /// Collects literals and interpolated values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a value, escaped.
    public mutating func appendInterpolation(_ raw: some CustomStringConvertible) {
      Reader.append(raw.description, to: &text)
    }

    /// Appends a text that is already escaped.
    public mutating func appendInterpolation(_ ready: Escaped<Reader>) { text += ready.text }
  }
}

extension Sequence {
  /// Returns the texts joined with a separator.
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
  var endsLine: Bool {
    switch self {
    case "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
