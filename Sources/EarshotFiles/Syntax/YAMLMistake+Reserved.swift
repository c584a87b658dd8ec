internal import Earshot

extension YAMLMistake {
  static func reserved(_ found: Unicode.Scalar) -> String {
    "expected text, found '\(found)'; put the text in quotes"
  }

  var nesting: Explanation? {
    guard problem.hasPrefix("Maximum nesting level") else { return nil }
    return (YAMLComposer.nesting, place)
  }

  var document: Explanation? {
    guard problem.contains("another document") || problem.contains("<document start>") else {
      return nil
    }
    let found = Self.shortened(line(place.line))
    return (
      found.hasPrefix("---")
        ? "expected one document, found a second one after '---'; move it to another file"
        : "expected the end of the file, found '\(found)'; put the whole text in quotes, or move it to "
          + "another file", place
    )
  }

  /// The explanation for a space other than U+0020, as in text from web pages and chats.
  var otherSpace: Explanation? {
    for number in Set([place.line, place.line - 1, opening?.line ?? place.line]).sorted() {
      guard let (name, column) = Self.otherSpace(in: line(number)) else { continue }
      return (Self.expectedSpaces(name), Place(line: number, column: column))
    }
    return nil
  }

  static func otherSpace(in line: Substring) -> (name: String, column: Int)? {
    let scalars = line.unicodeScalars
    let start = scalars.drop { $0 == " " || $0 == "-" }
    guard let name = start.first.flatMap(name(ofSpace:)) else { return nil }
    return (name, scalars.distance(from: scalars.startIndex, to: start.startIndex) + 1)
  }

  static func name(ofSpace scalar: Unicode.Scalar) -> String? {
    if scalar == "\u{A0}" { return "a non-breaking space" }
    let isSpace = scalar.properties.generalCategory == .spaceSeparator || scalar == "\u{FEFF}"
    return isSpace && scalar != " " ? "another kind of space" : nil
  }

  static func expectedSpaces(_ found: String) -> String {
    "expected spaces, found \(found); indent with spaces"
  }

  var escape: Explanation? {
    let rest = line(place.line).unicodeScalars.dropFirst(place.column - 1)
    if problem.contains("unknown escape") {
      return (
        "expected '\\\\' for a backslash, found '\(Self.text(rest.prefix(2)))'; write "
          + "'\\\(Self.text(rest.prefix(2)))', or put the text in single quotes", place
      )
    }
    guard problem.contains("expected hexdecimal") || problem.contains("Unicode character escape")
    else { return nil }
    let before = line(place.line).unicodeScalars.prefix(place.column + 1)
    let start = before.lastIndex(of: "\\").map { before[$0...] } ?? rest
    let all = line(place.line).unicodeScalars[start.startIndex...]
    let counts: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]
    let count = all.dropFirst().first.flatMap { counts[$0] } ?? 4
    return (
      "expected the \(count) digits of a character, found '\(Self.text(all.prefix(count + 2)))'; write "
        + "the character itself, or '\\\\' for a backslash", place
    )
  }

  static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  var textAfterBracket: Explanation? {
    guard
      problem.hasSuffix("expected key") || problem.contains("block collection")
        || problem.contains("'-' indicator")
    else { return nil }
    for value in WrittenLine(line(place.line)).allValues {
      guard let end = value.endOfBrackets else { continue }
      let rest = value.text[end...].dropFirst().drop(while: \.isWhitespace)
      guard let first = rest.first, first != "#" else { continue }
      return (
        "expected nothing after '\(value.text[end])', found '\(Self.shortened(rest))'; put the whole "
          + "text in quotes: \(value.fixed)", Place(line: place.line, column: value.column)
      )
    }
    return nil
  }

  private var isColonMissing: Bool {
    continuesText || problem.hasSuffix("expected key") || problem.contains("'-' indicator")
  }

  private var continuesText: Bool {
    problem.contains("could not find expected ':'")
      || problem.contains("mapping values are not allowed")
  }

  private var linesBefore: [Int] {
    guard continuesText else { return [place.line] }
    let before = (1..<max(1, place.line)).reversed().first { !WrittenLine(line($0)).text.isEmpty }
    var numbers: [Int] = []
    for number in [opening?.line, before, place.line].compactMap(\.self)
    where !numbers.contains(number) {
      numbers.append(number)
    }
    return numbers
  }

  var missingSpace: Explanation? {
    guard isColonMissing else { return nil }
    for number in linesBefore {
      let content = WrittenLine(line(number))
      let written = content.text.drop { $0 == "-" }
      if written.startIndex > content.text.startIndex, written.first?.isLetter == true,
        written.contains(": ")
      {
        return (
          "expected a space after '-'; write '- \(written.prefix(60))'",
          Place(line: number, column: content.column)
        )
      }
      guard let pair = JoinedPair(content.text) else { continue }
      return (pair.message, Place(line: number, column: content.column))
    }
    return nil
  }

  var missingColon: Explanation? {
    guard continuesText || problem.hasSuffix("expected key") else { return nil }
    for number in linesBefore {
      let content = WrittenLine(line(number))
      guard let first = content.text.first, first.isLetter, !content.text.contains(":"),
        continuesText || content.start == content.column, !isRestOfValue(content, in: number)
      else { continue }
      let key = content.text.prefix { !$0.isWhitespace }
      let text = content.text[key.endIndex...].drop(while: \.isWhitespace)
      return (
        "expected 'key: value', found '\(Self.shortened(content.text))'; write '\(key.prefix(30)): "
          + "\(text.isEmpty ? "…" : Self.shortened(text))'",
        Place(line: number, column: content.column)
      )
    }
    return nil
  }

  private func isRestOfValue(_ content: WrittenLine, in number: Int) -> Bool {
    let above = lines.prefix(number - 1).suffix(200).reversed().lazy.map { WrittenLine($0) }
      .first { !$0.text.isEmpty && $0.column < content.start }
    return above?.allValues.isEmpty == false
  }

  var missingDash: Explanation? {
    let found = Self.shortened(line(place.line))
    if problem.contains("'-' indicator") {
      return (
        "expected '- ' before each item of the list, found '\(found)'; add '- ' or more spaces",
        place
      )
    }
    guard problem.hasSuffix("expected key"), found.hasPrefix("- ") else { return nil }
    return (
      "expected 'key: value', found the list item '\(found)'; write the key of the list above it",
      place
    )
  }

  var strayCharacter: Explanation? {
    for number in (max(1, place.line - 1)...max(1, place.line)).reversed() {
      let content = WrittenLine(line(number))
      guard let first = content.text.unicodeScalars.first,
        "!|>]},:[{?&%*@`\"'".unicodeScalars.contains(first)
      else { continue }
      return (
        "expected a key, found '\(first)'; remove it, or put the text in quotes",
        Place(line: number, column: content.column)
      )
    }
    return nil
  }

  var reservedStart: Explanation? {
    let messages = [
      "mapping keys are not allowed", "block sequence entries are not allowed",
      "comment or line break", "indentation indicator", "alphabetic or numeric character",
      "whitespace or line break", "expected whitespace", "expected '!'", "tag URI", "octet",
      "the expected '>'", "undefined tag handle", "node content", "expected digit",
      "directive", "version number", "non-alphabetical", "incompatible YAML document",
      "cannot start any token", "expected key",
    ]
    guard messages.contains(where: problem.contains) else { return nil }
    for place in [place, opening].compactMap(\.self) {
      let values = WrittenLine(line(place.line)).allValues
      let value = values.last { $0.column <= place.column && $0.reserved != nil }
      guard let value, let found = value.reserved else { continue }
      return (
        "\(Self.reserved(found)): \(value.fixed)", Place(line: place.line, column: value.column)
      )
    }
    return nil
  }

  var reservedCharacter: Explanation? {
    let line = line(place.line).unicodeScalars
    if line.first == "%" { return (Self.reserved("%"), Place(line: place.line, column: 1)) }
    if problem.contains("unexpected ':'") {
      return ("expected a space or text after ':'; put the text in quotes", place)
    }
    let isStart = ["cannot start any token", "node content"].contains(where: problem.contains)
    guard isStart, let found = line.dropFirst(place.column - 1).first else { return nil }
    return (found == "\t" ? Self.expectedSpaces("a tab") : Self.reserved(found), place)
  }

  private var lastBracket: Place? {
    for number in (max(1, place.line - 200)...max(1, place.line)).reversed() {
      let value = WrittenLine(line(number)).allValues.last { "[{".contains($0.text.prefix(1)) }
      guard let value else { continue }
      let bracket = Place(line: number, column: value.column)
      if comment(after: bracket) != nil || !isClosed(from: bracket) { return bracket }
    }
    return nil
  }

  var hiddenBracket: Explanation? {
    guard
      ["node content", "',' or", "could not find expected ':'"].contains(where: problem.contains),
      let bracket = lastBracket
    else { return nil }
    if let comment = comment(after: bracket) { return comment }
    guard problem.contains("node content"), place.line > bracket.line else { return nil }
    let end = line(bracket.line).dropFirst(bracket.column - 1).first == "[" ? "]" : "}"
    return (Self.unclosed(by: end), bracket)
  }

  static func unclosed(by end: String) -> String {
    "expected ',' or '\(end)' after a value of the list that opens here; close it with '\(end)'"
  }

  func comment(after opening: Place) -> Explanation? {
    let line = line(opening.line).unicodeScalars
    var (column, quote, last): (Int, Unicode.Scalar?, Unicode.Scalar) = (0, nil, " ")
    var depth = 0
    for scalar in line {
      column += 1
      if let open = quote {
        quote = scalar == open && last != "\\" ? nil : open
      } else if "\"'".unicodeScalars.contains(scalar), " [{,:".unicodeScalars.contains(last) {
        quote = scalar
      } else if column >= opening.column, "[{".unicodeScalars.contains(scalar) {
        depth += 1
      } else if column >= opening.column, "]}".unicodeScalars.contains(scalar) {
        depth -= 1
        if depth == 0 { return nil }
      } else if scalar == "#", column > opening.column, " \t[{,".unicodeScalars.contains(last) {
        let end = Self.shortened(self.line(opening.line).dropFirst(column - 1))
        return (
          "expected text, found the comment '\(end)'; put text with '#' in quotes",
          Place(line: opening.line, column: column)
        )
      }
      last = scalar
    }
    return nil
  }

  var colonInLongText: Explanation? {
    guard problem.contains("mapping values are not allowed"),
      let text = WrittenLine(line(place.line)).textWithColon
    else { return nil }
    return (
      "the text contains ': ', found '\(Self.shortened(text))'; put the whole text in quotes", place
    )
  }
}
