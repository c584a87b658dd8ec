internal import Earshot

/// The lines of a text, in which a debugger may have printed line breaks as `\n`.
struct EscapedLines {
  struct Line {
    var text: String
    var place: SourceLocation
  }

  private let source: TextSource
  private var lines: [Line] = []

  static func lines(of source: TextSource) throws(InputError) -> [Line] {
    var escaped = EscapedLines(source: source)
    for line in source.lines {
      if line.text.range(ofFirst: "\\n") != nil, line.text.range(ofFirst: "0x") != nil {
        try escaped.appendPieces(of: line)
      } else {
        try escaped.append(line.text, line: line.number, column: 1)
      }
    }
    return escaped.lines
  }

  private mutating func append(_ text: String, line: Int, column: Int) throws(InputError) {
    let place = SourceLocation(file: source.file, line: line, column: column)
    try FileBudget.lines.check(lines.count, bytes: source.size, at: place)
    lines.append(Line(text: text, place: place))
  }

  private mutating func appendPieces(of line: TextLines.Line) throws(InputError) {
    var text = ""
    var (start, column) = (1, 0)
    var isEscaped = false
    for scalar in line.text.unicodeScalars {
      column += 1
      if isEscaped, scalar == "n" {
        try append(text, line: line.number, column: start)
        text = ""
        start = column + 1
        isEscaped = false
      } else if isEscaped {
        text.unicodeScalars.append(scalar == "t" ? "\t" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    try append(text, line: line.number, column: start)
  }
}
