/// Escapes texts for Markdown (CommonMark and GitHub).
///
/// Web addresses are not escaped, because the text of an automatic link is also its target.
package enum Markdown: Escape {
  package static func append(_ text: String, to escaped: inout String) {
    let scalars = Array(TerminalText(text).text.unicodeScalars)
    let digits = scalars.prefix { ("0"..."9").contains($0) }.count
    func isBehindNumber(_ place: Int) -> Bool {
      place > 0 && place == digits && scalars.dropFirst(place + 1).first.map { $0 == " " } ?? true
    }
    for (place, scalar) in scalars.enumerated() {
      let isAtEdge = place == 0 || place == scalars.count - 1
      switch scalar {
      case "\\", "`", "*", "_", "|", "<", ">", "[", "]", "~", "#", "&", "@": escaped += "\\"
      // At the start of a line, "-", "+" and "=" would begin a list or a heading.
      case "-" where place == 0, "+" where place == 0, "=" where place == 0: escaped += "\\"
      case "." where isBehindNumber(place), ")" where isBehindNumber(place): escaped += "\\"
      // Markdown removes white space at the start and end of a line or cell.
      case _ where isAtEdge && scalar.properties.isWhitespace:
        escaped += "&#\(scalar.value);"
        continue
      default: break
      }
      escaped.unicodeScalars.append(scalar)
    }
  }
}

package typealias MarkdownText = Escaped<Markdown>

extension Escaped<Markdown> {
  package static func link(_ raw: String, to path: String) -> Self {
    "[\(raw)](" + Self(asWritten: FileAddress.of(path)) + ")"
  }

  package static func code(_ raw: String, inTable: Bool = false) -> Self {
    let visible = TerminalText(raw).text
    guard !visible.isEmpty else { return "" }
    let runs = visible.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count)
    // The fence must differ in length from all runs of backticks in the text.
    let fence = String(
      repeating: "`", count: (1...).first { !runs.contains($0) } ?? runs.count + 1)
    let isPadded =
      visible.hasPrefix("`") || visible.hasSuffix("`")
      || (visible.hasPrefix(" ") && visible.hasSuffix(" ") && visible.contains { $0 != " " })
    let space = isPadded ? " " : ""
    // GitHub splits table rows at "|" before it parses code, so "|" is escaped.
    let text =
      inTable
      ? visible.unicodeScalars.map { $0 == "|" ? "\\|" : String($0) }.joined() : visible
    return Self(asWritten: "\(fence)\(space)\(text)\(space)\(fence)")
  }
}
