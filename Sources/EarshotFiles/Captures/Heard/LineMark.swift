import Earshot
import EarshotProfiles

/// A mark that a tester can write before each announcement.
enum LineMark: String, CaseIterable {
  case time, bullet, step, reader, gesture

  func prefix(of line: String, number: Int) -> Substring? {
    var rest = Substring(line)
    guard drop(&rest, number) else { return nil }
    rest = rest.drop { $0.isWhitespace }
    return rest.isEmpty ? nil : line[..<rest.startIndex]
  }

  private func drop(_ rest: inout Substring, _ number: Int) -> Bool {
    switch self {
    case .time: return Self.dropTime(&rest)
    case .bullet:
      guard let first = rest.first, "*>+".contains(first) else { return false }
      rest.removeFirst()
      return rest.first?.isWhitespace == true
    case .step:
      let word = rest.prefix { $0.isLetter }.lowercased()
      guard ["step", "schritt", "no", "nr"].contains(word) else { return false }
      rest = rest.drop { !$0.isNumber }
      guard rest.prefix(while: \.isNumber) == "\(number)" else { return false }
      rest = rest.drop(while: \.isNumber)
      guard let mark = rest.first, ".):\t".contains(mark) else { return false }
      rest.removeFirst()
      return true
    case .reader:
      let name = rest.prefix { $0.isLetter }
      guard Platform.named(String(name)) != nil else { return false }
      rest = rest[name.endIndex...]
      let verb = rest.drop { $0.isWhitespace }.prefix { $0.isLetter }
      if ["says", "said", "announces", "announced", "reads", "sagt"].contains(verb.lowercased()) {
        rest = rest[verb.endIndex...]
        if rest.first == ":" { rest.removeFirst() }
        return rest.first?.isWhitespace == true
      }
      guard rest.first == ":" else { return false }
      rest.removeFirst()
      return true
    case .gesture:
      guard let colon = rest.firstIndex(of: ":"), GestureWords.are(in: rest[..<colon]) else {
        return false
      }
      rest = rest[rest.index(after: colon)...]
      return true
    }
  }

  /// Drops times such as `[00:00:04.000 --> 00:00:07.000]`.
  private static func dropTime(_ rest: inout Substring) -> Bool {
    let isInBrackets = rest.first == "["
    if isInBrackets { rest.removeFirst() }
    var hasTime = false
    while let word = rest.split(maxSplits: 1, whereSeparator: \.isWhitespace).first {
      let isEnd = isInBrackets && word.last == "]"
      let own = isEnd ? word.dropLast() : word
      let isBetween = ["-->", "-", "\u{2013}", "|"].contains(own)
      guard isTime(own) || hasTime && isBetween else { break }
      hasTime = hasTime || own.contains(":")
      rest = rest[word.endIndex...].drop { $0.isWhitespace }
      if isEnd { return hasTime }
    }
    // The time can be the name of a component, as in "10:30 AM, button".
    let next = rest.prefix { $0.isLetter }.lowercased()
    return hasTime && !isInBrackets && !["a", "p", "am", "pm", "h", "uhr"].contains(next)
  }

  private static func isTime(_ word: Substring) -> Bool {
    guard let first = word.first, let last = word.last, first.isWholeNumber,
      last.isWholeNumber || last == "Z"
    else { return false }
    return word.allSatisfy { $0.isWholeNumber || ":.,-/TZ+".contains($0) }
      && word.count { ":-/.".contains($0) } >= (word.contains(":") ? 1 : 2)
  }
}

/// A tester's gesture or a reader's name instead of an announcement.
enum TesterComment {
  static func isComment(_ text: String) -> Bool {
    text.utf8.count <= GestureWords.mostBytes
      && (GestureWords.are(in: text) || Platform.named(text.filter(\.isLetter)) != nil)
  }
}

enum GestureWords {
  static let mostBytes = 80

  private static let verbs: Set<String> = [
    "tap", "taps", "tapped", "tapping", "swipe", "swipes", "swiped", "swiping", "flick", "flicked",
    "scrub", "scrubbed", "wischen", "gewischt", "tippen", "getippt", "doppeltippen",
  ]
  private static let others: Set<String> = [
    "then", "and", "now", "next", "i", "we", "user", "have", "did", "a", "the", "to", "with", "one",
    "two", "three", "finger", "fingers", "single", "double", "triple", "doubletap", "right", "left",
    "up", "down", "once", "twice", "times", "again", "on", "it", "dann", "und", "ich", "habe",
    "nach", "rechts", "links", "oben", "unten", "mit", "einem", "doppelt", "einmal",
    "zweimal", "nochmal",
  ]

  /// Whether a text only names a gesture, such as "[swipe right]".
  static func are(in text: some StringProtocol) -> Bool {
    guard text.utf8.count <= mostBytes else { return false }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return words.contains { verbs.contains($0) }
      && words.allSatisfy { verbs.contains($0) || others.contains($0) }
  }
}

extension Platform {
  static func named(_ reader: String) -> Platform? {
    allCases.first { $0.readerName.lowercased() == reader.lowercased() }
  }
}
