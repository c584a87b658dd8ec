/// Escapes texts for one output format.
///
/// Implementations must compare Unicode scalars: a quotation mark with a combining mark is a
/// different `Character`.
package protocol Escape: Sendable {
  static func append(_ text: String, to escaped: inout String)
}

/// A text for one output format.
///
/// Interpolated values are escaped; literals are not. Code that forgets to escape a text does not
/// compile, because only escaped texts can be written.
package struct Escaped<Reader: Escape>: Sendable, Hashable {
  package private(set) var text = ""

  package init(_ raw: String) { Reader.append(raw, to: &text) }

  init(asWritten text: String) { self.text = text }

  package static func spaces(_ count: Int) -> Self {
    Self(asWritten: String(repeating: " ", count: max(0, count)))
  }

  package var isEmpty: Bool { text.isEmpty }

  package static func += (left: inout Self, right: Self) { left.text += right.text }

  package static func + (left: Self, right: Self) -> Self {
    Self(asWritten: left.text + right.text)
  }
}

extension Escaped: ExpressibleByStringInterpolation {
  package init(stringLiteral literal: String) { text = literal }

  package init(stringInterpolation parts: StringInterpolation) { text = parts.text }

  package struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation(_ raw: some CustomStringConvertible) {
      Reader.append(raw.description, to: &text)
    }

    package mutating func appendInterpolation(_ ready: Escaped<Reader>) { text += ready.text }
  }
}

extension Sequence {
  package func joined<Reader>(separator: Escaped<Reader> = "") -> Escaped<Reader>
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

  var isControl: Bool { properties.generalCategory == .control }
}
