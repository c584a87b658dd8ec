final class PatternComposer: Sendable {
  private let vocabulary: Vocabulary
  private let variants: [String]
  private let saysHints: Bool
  private let table: PatternTable

  private init(vocabulary: Vocabulary, variants: [String], saysHints: Bool, table: PatternTable) {
    self.vocabulary = vocabulary
    self.variants = variants
    self.saysHints = saysHints
    self.table = table
  }

  convenience init(style: DocumentedStyle, settings: Settings, vocabulary: Vocabulary) {
    self.init(
      vocabulary: vocabulary, variants: Self.names(settings["variant"] ?? ""),
      saysHints: settings.isOn("hints"), table: PatternTable(style))
  }

  func with(vocabulary: Vocabulary?, variants: String?) -> PatternComposer {
    guard vocabulary != nil || variants != nil else { return self }
    return PatternComposer(
      vocabulary: vocabulary ?? self.vocabulary,
      variants: variants.map(Self.names) ?? self.variants, saysHints: saysHints, table: table)
  }

  private static func names(_ variants: String) -> [String] {
    variants.split(separator: ",").map(String.init)
  }

  func announcement(
    for element: VoiceOverElement, with facts: ComponentFacts, arriving arrival: VoiceOverArrival
  ) -> Announcement {
    let found = VoiceOverReading.facts(of: element, with: facts, arriving: arrival)
    return announcement(
      of: PlayedPart(facts.part, found, style: table), isDerived: facts.isDerived)
  }

  func announcement(of index: Int, in tree: TalkBackTree) -> Announcement {
    let node = tree[index]
    return announcement(
      of: PlayedPart(
        tree.facts[index]?.part, TalkBackReading.facts(of: index, in: tree),
        hasOpenRole: node.className == nil && node.roleDescription == nil, style: table),
      isDerived: tree.facts[index]?.isDerived == true)
  }

  private func announcement(of part: PlayedPart, isDerived: Bool) -> Announcement {
    guard let row = table.bestRow(for: part, variants: variants) else { return Announcement() }
    var speaker = PatternSpeaker(
      vocabulary: vocabulary, row: row, part: part, role: table.mainRole(of: part.facts),
      isDocumented: row.pattern.isDocumented && row.when.isSubset(of: part.conditions)
        && !isDerived)
    let unsaid = row.unsaid(of: part.conditions).union(row.unsaid(ofOwn: part.customizedState))
    guard !unsaid.isEmpty else { return spoken(row.sentence, by: speaker) }
    var sentence = row.sentence
    speaker.isDocumented = false
    for fact in ElementFact.addingOrder where unsaid.contains(ElementFacts(fact)) {
      guard let slot = part.slot(of: fact),
        let derivation = table.derivation(of: slot, for: part.name)
      else { continue }
      if sentence.insert(slot, as: derivation) { speaker.added[slot] = derivation.rule.id }
    }
    return spoken(sentence, by: speaker)
  }

  private func spoken(_ sentence: PatternSentence, by speaker: PatternSpeaker) -> Announcement {
    let parts = sentence.layout.arranged { slot, parts in
      if saysHints || !slot.isHint { speaker.append(slot, to: &parts) }
    }
    // In some languages, hints already end with a full stop.
    return Announcement(parts: parts.withoutRepeatedFullStops)
  }
}

extension Slot {
  var isHint: Bool { self == .hints || self == .actions }
}

/// A class, because copying a pattern for every stop would be slow.
final class PatternRow: Sendable {
  let pattern: Pattern
  let rule: Rule.ID
  let sentence: PatternSentence
  let slots: [Slot]
  let when: ElementFacts
  let hints: [(key: String, hint: Fact.Hint)]
  let nameSlot: Slot
  private let said: ElementFacts
  private let words: [(slot: Slot, keys: [String])]

  init(_ pattern: Pattern) {
    self.pattern = pattern
    rule = pattern.ruleID
    sentence = PatternSentence(layout: pattern.say.layout)
    when = ElementFacts(pattern.when)
    words = pattern.words.map { ($0.key, $0.value) }
    hints = (pattern.words[.hints] ?? []).map { ($0, Fact.Hint(key: $0)) }
    slots = pattern.say.slots
    nameSlot = slots.contains(.name) ? .name : slots.contains(.content) ? .content : .announcement
    var said = ElementFacts.neverAdded.union(when)
    for fact in ElementFact.ofSlots where when.isDisjoint(with: fact.opposites) {
      if slots.contains(fact.slot) { said.insert(fact.itself) }
    }
    self.said = said
  }

  func words(in slot: Slot) -> [String]? { words.first { $0.slot == slot }?.keys }

  func unsaid(ofOwn facts: ElementFacts) -> ElementFacts {
    slots.contains(.expanded) ? [] : facts
  }

  func unsaid(of facts: ElementFacts) -> ElementFacts { facts.subtracting(said) }
}

extension ElementFacts {
  fileprivate static let neverAdded = ElementFacts(ElementFact.allCases)
    .subtracting(ElementFacts(ElementFact.addingOrder))
}

extension ElementFact {
  /// The facts that must be announced even if the pattern has no slot for them, beginning with the
  /// fact closest to the name.
  static let addingOrder: [ElementFact] = [
    .value, .placeholder, .content, .checked, .unchecked, .mixed, .on, .off, .selected, .expanded,
    .collapsed, .position, .error, .hint, .actions, .links, .disabled, .group,
  ]

  fileprivate static let ofSlots = addingOrder.compactMap { fact in
    fact.slot.map { (slot: $0, itself: ElementFacts(fact), opposites: fact.opposites) }
  }
}
