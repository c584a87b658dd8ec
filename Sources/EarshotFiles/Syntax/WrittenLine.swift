/// A line of YAML as text, for explanations of mistakes.
struct WrittenLine {
  struct Value {
    let key: Substring
    let text: Substring
    let column: Int
    let isInBraces: Bool
  }

  let text: Substring
  let column: Int
  /// The column of the first dash, or of the text if there is no dash.
  let start: Int

  init(_ line: Substring) {
    var rest = line.drop { $0 == " " || $0 == "\t" }
    start = line.distance(from: line.startIndex, to: rest.startIndex) + 1
    while rest.hasPrefix("- ") { rest = rest.dropFirst(2).drop { $0 == " " } }
    if rest.hasPrefix("#") { rest = rest.prefix(0) }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    text = rest
    column = line.distance(from: line.startIndex, to: rest.startIndex) + 1
  }

  var values: [Value] {
    let isInBraces = text.hasPrefix("{")
    var (column, last) = (column, text.startIndex)
    return (isInBraces ? pieces(of: text.dropFirst()) : [text]).compactMap { piece in
      guard let (key, value) = Self.pair(piece) else { return nil }
      column += text.distance(from: last, to: value.startIndex)
      last = value.startIndex
      return Value(key: key, text: value, column: column, isInBraces: isInBraces)
    }
  }

  var allValues: [Value] { values(orWholeIf: start < column) }

  var key: Substring? {
    let key = text.prefix { "a"..."z" ~= $0 || $0 == "-" }
    let rest = text[key.endIndex...]
    return !key.isEmpty && (rest == ":" || rest.hasPrefix(": ")) ? key : nil
  }

  var quotable: [Value] { values(orWholeIf: "\"'".contains(text.prefix(1))) }

  private func values(orWholeIf isWhole: Bool) -> [Value] {
    let values = values
    return values.isEmpty && isWhole ? whole : values
  }

  private var whole: [Value] {
    text.isEmpty ? [] : [Value(key: "", text: text, column: column, isInBraces: false)]
  }

  var textWithColon: Substring? {
    guard values.isEmpty, text.contains(": ") || text.hasSuffix(":"), text.contains(" "),
      text.first.map({ !"\"'[{".contains($0) }) == true
    else { return nil }
    return text
  }

  private func pieces(of text: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var (start, quote, depth) = (text.startIndex, Character?.none, 0)
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
        continue
      }
      switch character {
      case "\"", "'": quote = character
      case "[", "{": depth += 1
      case "]", "}": depth -= 1
      case ",": break
      default: continue
      }
      guard depth < 0 || character == "," && depth == 0 else { continue }
      pieces.append(text[start..<index])
      start = text.index(after: index)
      if depth < 0 { return pieces }
    }
    return pieces + [text[start...]]
  }

  private static func pair(_ piece: Substring) -> (key: Substring, value: Substring)? {
    guard let end = piece.indices.first(where: { piece[$0...].hasPrefix(": ") }) else { return nil }
    let key = piece[..<end].drop(while: \.isWhitespace)
    let text = piece[end...].dropFirst(2).drop(while: \.isWhitespace)
    let isKey = key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return isKey && !key.isEmpty && !text.isEmpty ? (key, text) : nil
  }
}

extension WrittenLine.Value {
  var quote: Character? { text.first.flatMap { "\"'".contains($0) ? $0 : nil } }

  private var closingQuote: Substring.Index? {
    guard let quote else { return nil }
    var isEscaped = false
    for index in text.indices.dropFirst() {
      if isEscaped {
        isEscaped = false
      } else if text[index] == "\\", quote == "\"" {
        isEscaped = true
      } else if text[index] == quote {
        return index
      }
    }
    return nil
  }

  var isOpenQuote: Bool { quote != nil && closingQuote == nil }

  var restAfterQuote: Substring? {
    guard let closingQuote else { return nil }
    let rest = text[closingQuote...].dropFirst().drop(while: \.isWhitespace)
    guard let first = rest.first, !"#,]}".contains(first) else { return nil }
    return rest
  }

  /// The text in the other kind of quotation marks, if one of its present marks is also inside a
  /// word, as in `don't`; otherwise nil.
  var inOtherQuotes: String? {
    guard let quote, text.count > 1, text.last == quote else { return nil }
    let inner = text.dropFirst().dropLast()
    let other: Character = quote == "'" ? "\"" : "'"
    guard inner.count <= 60, !inner.contains(other), !inner.contains("\\"),
      !inner.contains("\(quote)\(quote)"), let end = inner.firstIndex(of: quote),
      inner[end...].dropFirst().first?.isWhitespace == false
    else { return nil }
    return "\(other)\(inner)\(other)"
  }

  var hasColon: Bool {
    guard let first = text.first, !"\"'[{|>&*!".contains(first) else { return false }
    return text.contains(": ") || text.hasSuffix(":")
  }

  var endOfBrackets: Substring.Index? {
    guard text.first == "[" || text.first == "{" else { return nil }
    var depth = 0
    for index in text.indices {
      if "[{".contains(text[index]) { depth += 1 }
      if "]}".contains(text[index]) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  var reserved: Unicode.Scalar? {
    guard let first = text.unicodeScalars.first else { return nil }
    switch first {
    case "-", "?": return text.count == 1 || text.dropFirst().first == " " ? first : nil
    case ">", "|":
      let rest = text.drop { ">|+-123456789".contains($0) }.drop(while: \.isWhitespace)
      return rest.isEmpty || rest.hasPrefix("#") ? nil : first
    case "&", "!", "%", "@", "`", ",", "]", "}", "*": return first
    default: return nil
    }
  }

  var keyAfterComma: (key: Substring, column: Int)? {
    guard !isInBraces, let comma = text.firstIndex(of: ",") else { return nil }
    let rest = text[comma...].dropFirst().drop(while: \.isWhitespace)
    let key = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard !key.isEmpty, rest[key.endIndex...].hasPrefix(": ") else { return nil }
    return (key, column + text.distance(from: text.startIndex, to: comma))
  }

  var fixed: String { key.isEmpty ? "- \(quoted)" : "\(key): \(quoted)" }

  /// The next key and its value, if a comma is probably missing before them.
  var nextKey: (text: Substring, column: Int)? {
    guard isInBraces, let colon = text.indices.first(where: { text[$0...].hasPrefix(": ") }),
      let space = text[..<colon].lastIndex(of: " ")
    else { return nil }
    let key = text[space...].dropFirst()
    return (key, column + text.distance(from: text.startIndex, to: key.startIndex))
  }

  var quoted: String {
    let text = text.count > 60 ? "\(text.prefix(60))…" : "\(text)"
    return "\"" + text.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
  }
}
