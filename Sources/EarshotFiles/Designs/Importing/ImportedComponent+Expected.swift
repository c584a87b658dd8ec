internal import Earshot

extension ImportedComponent {
  init(
    of expected: [ExpectedAnnouncement], by words: ExpectedWords, of kinds: ComponentKinds,
    at location: SourceLocation
  ) {
    var facts = ExpectedFacts(known: words)
    for expectation in expected { facts.take(expectation) }
    let role = facts.role ?? ExpectedWords.Role(kind: "text")
    self.init(kind: role.kind, of: kinds, at: location)
    set("label", facts.name ?? expected.first?.title)
    set("value", facts.value)
    set("hint", facts.hint)
    for state in facts.states { self[state.key] = .flag(state.flag) }
    if let className = role.className {
      self["talkback"] = .map([.init("className", .text(className))])
    }
  }
}

private struct ExpectedFacts {
  var role: ExpectedWords.Role?
  var name: String?
  var value: String?
  var hint: String?
  var states: [ExpectedWords.State] = []

  private let known: ExpectedWords

  init(known: ExpectedWords) { self.known = known }

  private static let propertyNames:
    [String: any WritableKeyPath<ExpectedFacts, String?> & Sendable] = [
      "label": \.name, "name": \.name, "accessibilitylabel": \.name, "contentdescription": \.name,
      "text": \.name, "value": \.value, "accessibilityvalue": \.value, "hint": \.hint,
      "accessibilityhint": \.hint,
    ]

  mutating func take(_ expected: ExpectedAnnouncement) {
    for property in expected.properties { take(property.name, property.value) }
    for assertion in expected.assertions {
      // ARIA-AT's assertions are sentences such as "Role 'button' is conveyed".
      let pieces = assertion.statement.split(separator: "'", omittingEmptySubsequences: false)
      guard pieces.count == 3 else { continue }
      take(String(pieces[0]), String(pieces[1]))
    }
    if let text = expected.text { take(words: text) }
  }

  private mutating func take(_ property: String, _ text: String) {
    let text = QuotedSpeech.unquoted(text)
    let key = property.lowercased().filter(\.isLetter)
    if let path = Self.propertyNames[key] {
      if self[keyPath: path] == nil { self[keyPath: path] = text }
    } else if key.hasPrefix("role") || key.hasPrefix("trait") {
      for word in text.split(whereSeparator: { ",[]() ".contains($0) }) + [text[...]]
      where role == nil { role = known.role(named: String(word)) }
    } else if key.hasPrefix("state") {
      add(state: text)
    }
  }

  @discardableResult
  private mutating func add(state text: String) -> Bool {
    guard let state = known.state(named: text) else { return false }
    if !states.contains(where: { $0.key == state.key }) { states.append(state) }
    return true
  }

  /// Takes the clauses that are not roles or states: the first as the name, the second as the
  /// value.
  private mutating func take(words: String) {
    var rest: [String] = []
    for clause in words.split(separator: ",") {
      let clause = clause.trimmed
      if add(state: clause) { continue }
      if let named = known.role(named: clause) {
        if role == nil { role = named }
      } else {
        rest.append(clause)
      }
    }
    if name == nil { name = rest.first }
    if value == nil, rest.first == name, rest.count > 1, !rest[1].contains(" tap ") {
      value = rest[1]
    }
  }
}
