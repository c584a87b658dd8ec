extension Finding {
  /// If only the value or the state in a joined text differs, returns a finding about it alone.
  ///
  /// Flutter joins a value to its label on Android, and React Native joins a toggle's role and
  /// state into one value on iOS.
  func narrowed(by design: Stop.Design) -> Finding {
    guard kind == .wrongText, let part, let expected, let heard else { return self }
    if part == .value, heard == design.shortDate {
      let date = Part(.value, expected, from: StopFact.component, rule: "comparing.date")
      return .differentWording(date, heard: heard)
    }
    guard let (wanted, found) = Self.onlyDifference(expected, heard) else { return self }
    let fact: Fact
    switch part {
    case .name where wanted == design.value: fact = .value
    case .value where design.isToggle: fact = .state
    default: return self
    }
    let named = Part(fact, wanted, from: StopFact.component, rule: "comparing.clause")
    return found.map { .wrongText(named, heard: $0) } ?? .missing(named)
  }

  /// Whether two different words mean the same state of a toggle, such as "checked" and "on".
  func isSameToggle(by lexicon: Lexicon) -> Bool {
    guard kind == .wrongText, let state = fact?.toggleState,
      let words = heard.map({ lexicon.folding.folded($0).words })
    else { return false }
    return lexicon.fact(of: words[...])?.toggleState == state
  }

  private static func onlyDifference(
    _ expected: String, _ heard: String
  ) -> (wanted: String, found: String?)? {
    let wanted = clauses(of: expected)
    let found = clauses(of: heard)
    guard wanted.count > 1, (wanted.count - 1...wanted.count).contains(found.count) else {
      return nil
    }
    let start = zip(wanted, found).prefix { $0 == $1 }.count
    let end = min(
      zip(wanted.reversed(), found.reversed()).prefix { $0 == $1 }.count,
      min(wanted.count, found.count) - start)
    guard start + end == wanted.count - 1 else { return nil }
    return (wanted[start], found.count == wanted.count ? found[start] : nil)
  }

  private static func clauses(of text: String) -> [String] {
    text.split(whereSeparator: { $0 == "," || $0.isNewline }).map(\.trimmed)
  }
}
