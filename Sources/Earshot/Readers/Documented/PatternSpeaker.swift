struct PatternSpeaker {
  let vocabulary: Vocabulary
  let row: PatternRow
  let part: PlayedPart
  let role: StopFact?
  var isDocumented: Bool
  var added: [Slot: Rule.ID] = [:]

  func append(_ slot: Slot, to parts: inout [Part]) {
    switch slot {
    case .hints: parts += hints
    case .actions: parts += actions
    case .container: parts += container
    case .role: parts += roles
    case .content, .contentAfter:
      for index in part.contentIndices(of: slot) where part.facts[index].fact.slot == .content {
        append(part.facts[index], as: slot, to: &parts)
      }
    default: append(factsFor: slot, as: slot, to: &parts)
    }
    if slot == .content || slot == .announcement, slot == row.nameSlot {
      append(factsFor: .name, as: slot, to: &parts)
    }
  }

  private func append(factsFor own: Slot, as slot: Slot, to parts: inout [Part]) {
    for index in part.facts.indices where part.facts[index].fact.slot == own {
      append(part.facts[index], as: slot, to: &parts)
    }
  }

  private func append(_ fact: StopFact, as slot: Slot, to parts: inout [Part]) {
    if let part = self.part(fact, as: slot, words: words(of: fact, in: slot)) { parts.append(part) }
  }

  private func ofComponent(_ slot: Slot, _ fact: (String) -> Fact) -> [Part] {
    guard part.isDeclared, let key = row.words(in: slot)?.first else { return [] }
    let added = StopFact(fact(key), words: .word(key), from: StopFact.component, rule: row.rule)
    return [part(added, as: slot, words: added.words)].compactMap(\.self)
  }

  private func said(_ facts: [StopFact], as slot: Slot) -> [Part] {
    facts.compactMap { part($0, as: slot, words: words(of: $0, in: slot)) }
  }

  private func words(of fact: StopFact, in slot: Slot) -> StopFact.Words {
    switch (fact.fact, fact.ownText) {
    case (.checked(.mixed), let text), (.switched(.mixed), let text):
      return part.isDeclared || text == nil ? .word(fact.fact.documentedKey) : .own(text ?? "")
    case (.error, let text?): return .template("error", [text])
    case (.hint(.longPress), let label?): return .template("hint.custom-long-press", [label])
    case (.hint(.own), let text?), (.entered, let text?): return .own(text)
    case (.hint, let label?): return .template("hint.custom", [label])
    case (.hint(let hint), nil): return words(of: hint)
    case (_, let text?): return .own(text)
    case (.position(let index, let count), nil):
      return .template("position", ["\(index)", "\(count)"])
    case (.value, nil): return fact.words.withDocumentedKey
    default: return .word(row.words(in: slot)?.first ?? fact.fact.documentedKey)
    }
  }

  private var roles: [Part] {
    guard let role else {
      guard part.hasOpenRole else { return [] }
      return ofComponent(.role) { .role(Fact.Role(rawValue: $0) ?? .own) }
    }
    return said([role], as: .role)
  }

  private var container: [Part] {
    guard row.words(in: .container) == nil else {
      return ofComponent(.container) { .entered(Fact.Container(key: $0)) }
    }
    return said(part.facts.filter { $0.fact.slot == .container }, as: .container)
  }

  /// The author's hint replaces the reader's hints on iOS, and precedes them on Android.
  private var hints: [Part] {
    let found = part.facts.filter { $0.fact.slot == .hints }
    guard part.isDeclared || !found.isEmpty else { return [] }
    let authors = found.filter { $0.fact == .hint(.own) }
    let usual = usualHints(found.filter { $0.fact != .hint(.own) })
    let written = said(authors, as: .hints)
    guard !written.isEmpty else { return usual }
    let usualWords = Set(usual.map { Self.folded($0.text) })
    if written.allSatisfy({ usualWords.contains(Self.folded($0.text)) }) { return usual }
    return written + (authors.contains { $0.origin == "hint" } ? [] : usual)
  }

  /// Returns the pattern's hints; if the component does not declare the part, returns the reader's
  /// hints in the pattern's words.
  private func usualHints(_ found: [StopFact]) -> [Part] {
    guard part.isDeclared else { return said(found, as: .hints) }
    var hints: [StopFact] = row.hints.map { key, hint in
      found.first { $0.fact == .hint(hint) && $0.ownText != nil }
        ?? StopFact(.hint(hint), words: .word(key), from: StopFact.component, rule: row.rule)
    }
    hints += found.filter { hint in
      hint.fact == .hint(.longPress) && !hints.contains { $0.fact == hint.fact }
    }
    return hints.compactMap { hint in
      let isNamed = hint.origin == StopFact.component
      return part(hint, as: .hints, words: isNamed ? hint.words : words(of: hint, in: .hints))
    }
  }

  private func words(of hint: Fact.Hint) -> StopFact.Words {
    if let named = row.hints.first(where: { $0.hint == hint }) { return .word(named.key) }
    let isUnnamed = hint == .change || hint == .open
    return .word(isUnnamed ? row.hints.first?.key ?? hint.rawValue : hint.rawValue)
  }

  private static func folded(_ text: String) -> String {
    String(text.lowercased().map { $0 == "-" ? " " : $0 })
  }

  private var actions: [Part] {
    let named = row.words(in: .actions) ?? []
    let found = part.facts.filter { $0.fact.slot == .actions }
    guard !named.isEmpty, part.isDeclared || part.conditions.contains(ElementFacts(.links)) else {
      return said(found, as: .actions)
    }
    let fact: Fact = row.when.contains(ElementFacts(.links)) ? .links : .actions
    let origin = found.first { $0.fact == fact }?.origin ?? StopFact.component
    return named.compactMap { key in
      let words = StopFact.Words.word(key)
      let fact = StopFact(fact, words: words, from: origin, rule: row.rule)
      return part(fact, as: .actions, words: words)
    } + said(found, as: .actions).filter { $0.fact != fact }
  }

  private func part(_ fact: StopFact, as slot: Slot, words: StopFact.Words) -> Part? {
    let text = vocabulary.text(of: words)
    guard !text.isEmpty, let kind = slot.kind else { return nil }
    return Part(
      fact.fact, text, kind: kind, ownText: fact.ownText, from: fact.origin,
      rule: added.isEmpty ? row.rule : added[slot] ?? row.rule, isDocumented: isDocumented,
      missing: vocabulary.missingWord(in: words))
  }
}

extension Fact.Container {
  init(key: String) {
    let names = key.split(separator: ".").dropFirst()
    self = names.first.flatMap { Self(rawValue: String($0)) } ?? .list
  }
}

extension Fact.Hint {
  init(key: String) {
    let ends = [UInt8(ascii: "."), UInt8(ascii: "-")]
    self =
      Self.allCases.first { hint in
        guard key.hasPrefix(hint.rawValue) else { return false }
        return key.utf8.dropFirst(hint.rawValue.utf8.count).first.map(ends.contains) ?? true
      } ?? .activate
  }
}

extension Fact {
  fileprivate var documentedKey: String {
    switch self {
    case .checked(.mixed), .switched(.mixed): "state.mixed"
    case .checked(let state): state == .on ? "state.checked" : "state.unchecked"
    case .switched(let state): state == .on ? "state.on" : "state.off"
    case .selected: "state.selected"
    case .unselected: "state.unselected"
    case .expanded: "state.expanded"
    case .collapsed: "state.collapsed"
    case .disabled: "state.disabled"
    case .actions: "actions.available"
    case .links: "links.available"
    default: name
    }
  }
}

extension StopFact.Words {
  fileprivate var withDocumentedKey: StopFact.Words {
    guard case .template(let key, let arguments) = self else { return self }
    return .template(key == "template_percent" ? "value.percent" : "value.number", arguments)
  }
}
