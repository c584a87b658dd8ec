/// Escapes texts for HTML and SVG, between tags and in double quotes.
///
/// Direction marks are not removed, because their effect ends with the element.
package enum HTML: Escape {
  package static func append(_ text: String, to escaped: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\r": escaped += "&#13;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

package typealias HTMLText = Escaped<HTML>

extension Escaped<HTML> {
  package static func address(of path: String) -> Self { Self(asWritten: FileAddress.of(path)) }

  /// Returns JSON for a script element; escapes `<`, because a string that contains an end tag
  /// would end the element.
  package static func data(json bytes: [UInt8]) -> Self {
    let pieces = bytes.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return Self(
      asWritten: pieces.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\\u003c"))
  }
}
