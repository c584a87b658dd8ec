/// Composes what a documented profile says: the pattern of the part in its state, with the words
/// of the vocabulary in its slots.
public struct PatternComposer: Sendable {
  private var vocabulary: Vocabulary
  private var variants: [String]
  private let saysHints: Bool
  private let table: PatternTable

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - style: The patterns.
  ///   - settings: The settings `hints` and `variant` of the profile.
  ///   - vocabulary: The words.
  public init(style: DocumentedStyle, settings: Settings, vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    variants = Self.list(settings["variant"] ?? "")
    saysHints = settings.isOn("hints")
    table = PatternTable(style)
  }

  /// Returns the composer with the same patterns in other words.
  func speaking(_ vocabulary: Vocabulary) -> PatternComposer {
    var composer = self
    composer.vocabulary = vocabulary
    return composer
  }

  /// Returns the composer that prefers the patterns of variants, with commas between them.
  func preferring(_ variants: String) -> PatternComposer {
    var composer = self
    composer.variants = Self.list(variants)
    return composer
  }

  private static func list(_ variants: String) -> [String] {
    variants.split(separator: ",").map(String.init)
  }

  /// Returns whether a part has a pattern.
  public func knows(_ part: String) -> Bool { table.knows(part) }

  /// Returns what is said for an iOS element.
  public func announcement(for element: VoiceOverElement) -> Announcement {
    announcement(of: PlayedPart(element.part, VoiceOverReading.facts(of: element), style: table))
  }

  /// Returns what is said for an Android node.
  public func announcement(of index: TalkBackTree.Index, in tree: TalkBackTree) -> Announcement {
    let node = tree[index]
    return announcement(
      of: PlayedPart(
        node.part, TalkBackReading.facts(of: index, in: tree),
        hasOpenRole: node.className == nil && node.roleDescription == nil, style: table))
  }

  private func announcement(of part: PlayedPart) -> Announcement {
    guard let row = table.bestRow(for: part, variants: variants) else { return Announcement() }
    var speaker = PatternSpeaker(
      vocabulary: vocabulary, row: row, part: part, role: table.mainRole(of: part.facts),
      isDocumented: row.pattern.isDocumented && row.when.isSubset(of: part.conditions))
    let unsaid = row.unsaid(of: part.conditions)
    guard !unsaid.isEmpty else { return spoken(row.sentence, by: speaker) }
    var sentence = row.sentence
    speaker.isDocumented = false
    for fact in ElementFact.addingOrder where unsaid.contains(ElementFacts(fact)) {
      guard let slot = part.slot(of: fact), let derivation = table.derivation(of: slot, for: part.name) else {
        continue
      }
      if sentence.insert(slot, as: derivation) { speaker.added[slot] = derivation.rule.id }
    }
    return spoken(sentence, by: speaker)
  }

  private func spoken(_ sentence: PatternSentence, by speaker: PatternSpeaker) -> Announcement {
    let parts = sentence.layout.arranged { slot in
      saysHints || !slot.isHint ? speaker.parts(for: slot) : []
    }
    // Some languages write their hints as sentences, which end with a full stop of their own.
    return Announcement(parts: parts.withoutRepeatedFullStops)
  }
}

extension Slot {
  /// Whether the slot holds usage hints, which users can switch off.
  var isHint: Bool { self == .hints || self == .actions }
}

/// A pattern with what follows from it alone.
struct PatternRow: Sendable {
  let pattern: Pattern
  let rule: Rule.ID
  let sentence: PatternSentence
  let when: ElementFacts
  /// The slot that the name goes into: a pattern may speak of it as content or announcement.
  let nameSlot: Slot
  /// The facts that need not be added: those of the conditions, and those that a slot says.
  private let said: ElementFacts

  init(_ pattern: Pattern) {
    self.pattern = pattern
    rule = pattern.ruleID
    sentence = PatternSentence(layout: pattern.say.layout)
    when = ElementFacts(pattern.when)
    let slots = pattern.say.slots
    nameSlot = slots.contains(.name) ? .name : slots.contains(.content) ? .content : .announcement
    said = ElementFacts(
      ElementFact.allCases.filter { [when] fact in
        guard fact.mustBeSaid, !when.contains(ElementFacts(fact)) else { return true }
        guard let slot = fact.slot, slots.contains(slot) else { return false }
        return when.isDisjoint(with: fact.opposites)
      })
  }

  /// Returns the facts that the pattern does not say.
  func unsaid(of facts: ElementFacts) -> ElementFacts { facts.subtracting(said) }
}

extension ElementFact {
  /// The facts that must be said, in the order in which derivations add them: what stands nearest
  /// to the name first, disabled after everything that it stands behind.
  static let addingOrder: [ElementFact] = [
    .value, .placeholder, .content, .checked, .unchecked, .mixed, .on, .off, .selected, .expanded,
    .collapsed, .error, .actions, .links, .disabled,
  ]
}
