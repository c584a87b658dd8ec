/// Composes what a documented profile says: the pattern of the part in its state, with the words
/// of the vocabulary in its slots.
public struct PatternComposer: Sendable {
  private let vocabulary: Vocabulary
  private let saysHints: Bool
  private let rows: [String: [PatternRow]]
  private let derivations: [Derivation]

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - style: The patterns.
  ///   - settings: The settings `hints` and `variant` of the profile.
  ///   - vocabulary: The words.
  public init(style: DocumentedStyle, settings: Settings, vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    saysHints = settings.isOn("hints")
    let variants = (settings["variant"] ?? "").split(separator: ",").map(String.init)
    let parts = style.parts.map { part in
      (part, style.patterns(for: part, variants: variants).map(PatternRow.init))
    }
    rows = Dictionary(uniqueKeysWithValues: parts)
    derivations = style.derivations
  }

  /// Returns whether a part has a pattern.
  public func knows(_ part: String) -> Bool { rows[part] != nil }

  /// Returns what is said for an iOS element.
  public func announcement(for element: VoiceOverElement) -> Announcement {
    announcement(of: DocumentedFacts(element))
  }

  /// Returns what is said for an Android node.
  public func announcement(of index: TalkBackTree.Index, in tree: TalkBackTree) -> Announcement {
    announcement(of: DocumentedFacts(index, in: tree))
  }

  private func announcement(of facts: DocumentedFacts) -> Announcement {
    guard let row = bestRow(for: facts) else { return Announcement() }
    var sentence = row.sentence
    var isDocumented = row.pattern.isDocumented && row.pattern.when.isSubset(of: facts.facts)
    var added: [Slot: Rule.ID] = [:]
    for fact in row.unsaid(of: facts.facts) {
      isDocumented = false
      guard let slot = fact.slot, let derivation = derivation(of: slot, for: facts.part) else {
        continue
      }
      if sentence.insert(slot, as: derivation) { added[slot] = derivation.rule.id }
    }
    let speaker = PatternSpeaker(
      vocabulary: vocabulary, row: row, facts: facts, isDocumented: isDocumented, added: added)
    var members: [(slot: Slot, parts: [Part])] = []
    for place in sentence.layout.places where saysHints || !place.slot.isHint {
      for part in speaker.parts(for: place.slot) { members.append((place.slot, [part])) }
    }
    return Announcement(parts: sentence.layout.arranged(members))
  }

  /// Returns the pattern that the fewest conditions speak against and the most speak for.
  private func bestRow(for facts: DocumentedFacts) -> PatternRow? {
    guard let candidates = rows[facts.part] ?? rows["text"] else { return nil }
    var best: (row: PatternRow, failing: Int, holding: Int)?
    for row in candidates {
      let holding = row.pattern.when.count { facts.facts.contains($0) }
      let failing = row.pattern.when.count - holding
      if let best, (best.failing, -best.holding) <= (failing, -holding) { continue }
      best = (row, failing, holding)
    }
    return best?.row
  }

  private func derivation(of slot: Slot, for part: String) -> Derivation? {
    let component = part.prefix { $0 != "." }
    return derivations.first { derivation in
      derivation.adds == slot
        && (derivation.components.isEmpty || derivation.components.contains(String(component)))
    }
  }
}

extension Slot {
  /// Whether the slot holds usage hints, which users can switch off.
  var isHint: Bool { self == .hints || self == .actions }
}

/// A pattern with what follows from it alone.
struct PatternRow: Sendable {
  let pattern: Pattern
  let sentence: PatternSentence
  private let slots: Set<Slot>

  init(_ pattern: Pattern) {
    self.pattern = pattern
    sentence = PatternSentence(layout: pattern.say.layout)
    slots = Set(pattern.say.slots)
  }

  /// Whether the pattern speaks of the name in a slot of another kind.
  var nameSlot: Slot {
    if slots.contains(.name) { return .name }
    return slots.contains(.content) ? .content : .announcement
  }

  /// Returns the facts that the pattern does not say, in the order in which they are added.
  func unsaid(of facts: Set<ElementFact>) -> [ElementFact] {
    ElementFact.addingOrder.filter { fact in
      guard facts.contains(fact), !pattern.when.contains(fact) else { return false }
      guard let slot = fact.slot, slots.contains(slot) else { return true }
      return !pattern.when.isDisjoint(with: fact.opposites)
    }
  }
}

extension ElementFact {
  /// The facts that must be said, in the order in which derivations add them: what stands nearest
  /// to the name first, disabled after everything that it stands behind.
  static let addingOrder: [ElementFact] = [
    .value, .placeholder, .content, .checked, .unchecked, .mixed, .on, .off, .selected, .expanded,
    .collapsed, .error, .actions, .disabled,
  ]
}
