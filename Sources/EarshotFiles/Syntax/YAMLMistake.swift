/// A YAML syntax error, explained for people who do not program.
struct YAMLMistake {
  /// A line and a column, both counted from 1.
  struct Place: Equatable {
    var line: Int
    var column: Int
  }

  let problem: String
  let place: Place
  let opening: Place?
  let lines: [Substring]

  typealias Explanation = (message: String, place: Place)

  var explanation: Explanation {
    for explain in Self.explanations {
      if let explanation = explain(self) { return explanation }
    }
    return (
      "expected 'key: value', found '\(Self.shortened(line(place.line)))'; check its indentation, "
        + "colons and quotes", place
    )
  }

  static func shortened(_ text: Substring) -> String {
    let text = text.drop(while: \.isWhitespace)
    return text.count > 30 ? "\(text.prefix(30))…" : "\(text)"
  }

  /// The explanations, most certain first.
  private static let explanations: [@Sendable (YAMLMistake) -> Explanation?] = [
    { $0.nesting }, { $0.document }, { $0.tab }, { $0.otherSpace }, { $0.escape }, { $0.openQuote },
    { $0.textAfterQuote }, { $0.textAfterBracket }, { $0.colonInText }, { $0.missingSpace },
    { $0.hiddenBracket }, { $0.missingColon }, { $0.reservedStart }, { $0.reservedCharacter },
    { $0.openBracket }, { $0.colonInLongText }, { $0.indentation }, { $0.missingDash },
    { $0.strayCharacter },
  ]

  func line(_ number: Int) -> Substring {
    lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }

  private var tab: Explanation? {
    let indentation = line(place.line).prefix { $0 == " " || $0 == "\t" }
    guard let tab = indentation.firstIndex(of: "\t") else { return nil }
    let column = indentation.distance(from: indentation.startIndex, to: tab) + 1
    return (
      Self.expectedSpaces("a tab"), Place(line: place.line, column: column)
    )
  }

  private var openQuote: Explanation? {
    if problem.hasPrefix("found unexpected"), let opening, isQuote(at: opening) {
      return (Self.open(line(opening.line).dropFirst(opening.column - 1)), opening)
    }
    var number = max(1, place.line - 200)
    while number <= min(place.line, lines.count) {
      if let value = WrittenLine(line(number)).quotable.first(where: \.isOpenQuote),
        let quote = value.quote
      {
        let next = (number + 1...max(number + 1, lines.count)).first { line($0).contains(quote) }
        guard let next, endsWrongly(quote, in: next) else {
          number = next ?? lines.count
          number += 1
          continue
        }
        return (Self.open(value.text), Place(line: number, column: value.column))
      }
      number += 1
    }
    return nil
  }

  private func isQuote(at place: Place) -> Bool {
    line(place.line).dropFirst(place.column - 1).first.map { "\"'".contains($0) } ?? false
  }

  /// Whether a quote ends at the start of another quote, or at an apostrophe.
  private func endsWrongly(_ quote: Character, in number: Int) -> Bool {
    let next = WrittenLine(line(number))
    return next.quotable.contains { $0.quote == quote }
      || number == place.line && next.values.contains { $0.text.contains(quote) }
  }

  private static func open(_ text: Substring) -> String {
    let start =
      "expected \(text.prefix(1)) at the end of '\(shortened(text.dropFirst()))', found none; add the closing quote"
    guard text.first == "'", !text.contains(where: { "\"\\".contains($0) }),
      text.dropFirst().first?.isWhitespace == false, text.count <= 60
    else { return start }
    return "\(start), or put a text that begins with an apostrophe in double quotes: \"\(text)\""
  }

  private var textAfterQuote: Explanation? {
    for value in WrittenLine(line(place.line)).values {
      guard let rest = value.restAfterQuote else { continue }
      return (
        "expected nothing after the closing quote, found '\(rest.prefix(40))'; "
          + (value.inOtherQuotes.map { "put the text in other quotes: \($0)" }
            ?? "put quotes around the whole text"),
        Place(line: place.line, column: value.column)
      )
    }
    return nil
  }

  private var colonInText: Explanation? {
    for value in WrittenLine(line(place.line)).values where value.hasColon {
      if let next = value.nextKey {
        return (
          "expected ',' before '\(next.text.prefix(30))'; add the missing comma, or put the whole text "
            + "in quotes", Place(line: place.line, column: next.column)
        )
      }
      if let next = value.keyAfterComma {
        return (
          "expected one key in each line, found ', \(next.key):'; write '\(next.key)' in a new line, or "
            + "put the text in quotes", Place(line: place.line, column: next.column)
        )
      }
      return (
        "the text contains ': '; put it in quotes: \(value.fixed)",
        Place(line: place.line, column: value.column)
      )
    }
    return nil
  }

  private var openBracket: Explanation? {
    guard let opening, problem.contains("did not find expected ','"),
      let bracket = line(opening.line).dropFirst(opening.column - 1).first,
      let end = ["[": "]", "{": "}"][bracket]
    else { return nil }
    if isClosed(from: opening) {
      let found = line(place.line).dropFirst(place.column - 1).prefix(30)
      return ("expected ',' or '\(end)', found '\(found)'; add the missing comma", place)
    }
    return (Self.unclosed(by: "\(end)"), opening)
  }

  /// Whether the bracket is closed later; if so, only a comma is missing.
  func isClosed(from opening: Place) -> Bool {
    var (depth, quote, last): (Int, Character?, Character) = (0, nil, " ")
    for number in opening.line...min(opening.line + 200, max(opening.line, lines.count)) {
      for character in line(number).dropFirst(number == opening.line ? opening.column - 1 : 0) {
        if let open = quote {
          quote = character == open && last != "\\" ? nil : open
        } else if "\"'".contains(character), " [{,:".contains(last) {
          quote = character
        } else if "[{".contains(character) {
          depth += 1
        } else if "]}".contains(character) {
          depth -= 1
          if depth == 0 { return true }
        }
        last = character
      }
      last = " "
    }
    return false
  }

  private func counted(_ spaces: Int) -> String { spaces == 1 ? "1 space" : "\(spaces) spaces" }

  private var indentation: Explanation? {
    let found = WrittenLine(line(place.line))
    let isItem = found.start < found.column
    func column(_ line: WrittenLine) -> Int { isItem ? line.start : line.column }
    let above = lines.prefix(place.line - 1).suffix(200).reversed().map { WrittenLine($0) }
      .filter { !$0.text.isEmpty && (!isItem || $0.start < $0.column) }
    let meant = above.min { abs(column($0) - found.start) < abs(column($1) - found.start) }
    guard !found.text.isEmpty, let meant, column(meant) != found.start else { return nil }
    return (
      "expected \(counted(column(meant) - 1)) before '\(isItem ? "- " : "")\(found.text.prefix(30))', "
        + "found \(found.start - 1); align it with '\(isItem ? "- " : "")\(meant.text.prefix(30))'",
      Place(line: place.line, column: found.start)
    )
  }
}
