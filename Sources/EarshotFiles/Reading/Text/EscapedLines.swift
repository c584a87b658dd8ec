internal import Earshot

/// The lines of a text that a debugger may have printed as one, with `\n` for its line breaks.
enum EscapedLines {
  /// A line with its place in the file.
  struct Line {
    /// What stands in it, with nothing escaped any more.
    var text: Substring
    /// Where it begins.
    var place: SourceLocation
  }

  /// Returns the lines of a text.
  static func lines(of bytes: [UInt8], file: String) -> [Line] {
    var lines: [Line] = []
    for line in TextLines(bytes) {
      if line.text.range(ofFirst: "\\n") != nil, line.text.range(ofFirst: "0x") != nil {
        lines += unescaped(line, file: file)
      } else {
        let place = SourceLocation(file: file, line: line.number, column: 1)
        lines.append(Line(text: Substring(line.text), place: place))
      }
    }
    return lines
  }

  private static func unescaped(_ line: TextLines.Line, file: String) -> [Line] {
    var lines: [Line] = []
    var text = ""
    var (start, column) = (1, 0)
    var isEscaped = false
    func finish() {
      let place = SourceLocation(file: file, line: line.number, column: start)
      lines.append(Line(text: Substring(text), place: place))
    }
    for scalar in line.text.unicodeScalars {
      column += 1
      if isEscaped, scalar == "n" {
        finish()
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
    finish()
    return lines
  }
}
