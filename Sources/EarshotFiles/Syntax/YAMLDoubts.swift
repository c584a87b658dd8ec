internal import Earshot
import Yams

/// Finds text that YAML silently reads as something else, such as a comment.
struct YAMLDoubts {
  private static let maximumLine = 2_000
  private static let mostLines = 200

  private let text: String
  private let hasComments: Bool
  private let hasTags: Bool
  private lazy var lines = text.split(
    omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  private var anchors: [(name: String, isEmpty: Bool, place: SourceLocation)] = []
  private var used: Set<String> = []
  private var hasOtherSpace = false
  private var errors = ErrorList()
  private(set) var notes: [DesignNote] = []

  init(_ text: String) {
    self.text = text
    hasComments = text.utf8.contains(UInt8(ascii: "#"))
    hasTags = text.utf8.contains(UInt8(ascii: "!"))
  }

  mutating func use(_ anchor: String) { used.insert(anchor) }

  mutating func check(key: Node.Scalar, at place: SourceLocation) {
    if key.style == .plain { checkSpace(before: key.string, at: place) }
  }

  mutating func check(_ scalar: Node.Scalar, of key: String?, at place: SourceLocation) {
    if let anchor = scalar.anchor?.rawValue {
      anchors.append((anchor, scalar.string.isEmpty, place))
    } else if let tag = tag(at: place) {
      errors.add(InputError("\(YAMLMistake.reserved("!")): \(Self.quoted(tag))", at: place))
    } else if [.singleQuoted, .doubleQuoted].contains(scalar.style) {
      if scalar.string.contains(": ") { checkLines(inQuotesAt: place) }
    } else if scalar.style == .plain {
      checkSpace(before: scalar.string, at: place)
      checkComment(after: scalar.string, of: key, at: place)
      checkQuote(atEndOf: scalar.string, at: place)
    }
  }

  mutating func finish() throws(InputError) {
    for (name, isEmpty, place) in anchors where !used.contains(name) {
      let problem = "expected text, found '&', which begins an anchor"
      let mend = "put the text in quotes: \(Self.quoted(written(from: place)))"
      if isEmpty {
        errors.add(InputError("\(problem); \(mend)", at: place))
      } else {
        note(problem, mend: mend, at: place)
      }
    }
    try errors.check()
  }

  private mutating func tag(at place: SourceLocation) -> Substring? {
    guard hasTags else { return nil }
    let written = written(from: place)
    return written.hasPrefix("!") && !written.hasPrefix("!!") && !written.hasPrefix("!<")
      ? written : nil
  }

  private mutating func note(_ problem: String, mend: String, at place: SourceLocation) {
    notes.append(DesignNote(subject: .lost, text: problem, mend: mend, location: place))
  }

  private mutating func checkSpace(before text: String, at place: SourceLocation) {
    guard !hasOtherSpace, let first = text.unicodeScalars.first(where: { $0 != "-" }),
      YAMLMistake.name(ofSpace: first) != nil, lines.indices.contains(place.line - 1),
      let (name, column) = YAMLMistake.otherSpace(in: lines[place.line - 1]),
      column >= place.column
    else { return }
    hasOtherSpace = true
    errors.add(
      InputError(
        YAMLMistake.expectedSpaces(name),
        at: SourceLocation(file: place.file, line: place.line, column: column)))
  }

  private mutating func checkComment(
    after text: String, of key: String?, at place: SourceLocation
  ) {
    guard hasComments, key.map(VisualKeys.describes) != true else { return }
    let rest = line(place).unicodeScalars.dropFirst(place.column - 1)
    guard rest.starts(with: text.unicodeScalars) else { return }
    let end = rest.dropFirst(text.unicodeScalars.count)
    let comment = end.drop { $0 == " " || $0 == "\t" }
    guard comment.startIndex > end.startIndex || text.isEmpty, comment.first == "#",
      let next = comment.dropFirst().first,
      next.properties.isAlphabetic || next.properties.numericType != nil
    else { return }
    let found = YAMLMistake.shortened(Substring(comment))
    let whole = Substring(text.isEmpty ? comment : rest)
    note(
      "expected text, found the comment '\(found)'",
      mend: "put the text in quotes: \(Self.quoted(whole)), or write '# ' before a comment",
      at: SourceLocation(
        file: place.file, line: place.line,
        column: place.column + rest.distance(from: rest.startIndex, to: comment.startIndex)))
  }

  /// Ignores the quote in `5"`, after a number, and the apostrophe in `the users'`, after a letter.
  private mutating func checkQuote(atEndOf text: String, at place: SourceLocation) {
    guard let quote = text.last, quote == "\"" || quote == "'", let before = text.dropLast().last,
      !before.isNumber, quote == "\"" || !before.isLetter,
      !text.dropLast().contains(quote)
    else { return }
    note(
      "expected \(quote) before '\(YAMLMistake.shortened(text[...]))', found it only at the end",
      mend: "add the opening quote, or remove the closing one", at: place)
  }

  private static let keys = Set(ComponentKinds.builtIn.kinds.flatMap(\.keys).map(\.name))

  /// Returns whether a line looks like the next component or key, not like text that is wrapped.
  private func isComponent(_ line: WrittenLine) -> Bool {
    guard let key = line.key else { return false }
    return line.start < line.column || Self.keys.contains(String(key))
  }

  /// If the closing quote is missing, the text continues to the next quote or apostrophe.
  private mutating func checkLines(inQuotesAt place: SourceLocation) {
    let start = written(from: place).trimmingEnd
    let value = WrittenLine.Value(key: "", text: start, column: 1, isInBraces: false)
    guard value.isOpenQuote, let quote = value.quote else { return }
    let column = WrittenLine(line(place)).column
    for line in lines.dropFirst(place.line).prefix(Self.mostLines) {
      let content = WrittenLine(line)
      if content.start <= column, isComponent(content) {
        let text = YAMLMistake.shortened(start.dropFirst())
        return note(
          "expected \(quote) at the end of '\(text)', found '\(YAMLMistake.shortened(line))' in the text",
          mend: "add the closing quote", at: place)
      }
      if line.contains(quote) { return }
    }
  }

  private mutating func line(_ place: SourceLocation) -> Substring {
    guard lines.indices.contains(place.line - 1) else { return "" }
    let line = lines[place.line - 1]
    return line.utf8.count <= Self.maximumLine ? line : ""
  }

  private mutating func written(from place: SourceLocation) -> Substring {
    Substring(line(place).unicodeScalars.dropFirst(place.column - 1))
  }

  private static func quoted(_ text: Substring) -> String {
    WrittenLine.Value(key: "", text: text.trimmingEnd, column: 1, isInBraces: false).quoted
  }
}

extension Substring {
  fileprivate var trimmingEnd: Substring {
    var text = self
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return text
  }
}
