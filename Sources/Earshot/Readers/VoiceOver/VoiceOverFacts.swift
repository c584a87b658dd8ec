/// What VoiceOver has to say of one element, before a profile puts it in order.
///
/// The extensions hold one subject each: the description, the specifiers, the container, the hints.
struct VoiceOverFacts {
  let element: VoiceOverElement
  let arrival: VoiceOverArrival
  let words: Vocabulary
  let behavior: VoiceOverBehavior

  var traits: Traits { element.traits }
  var isEnabled: Bool { !traits.contains(.notEnabled) }

  /// What is said at once.
  var announcement: Phrase {
    let specifiers = self.specifiers
    var members: [Phrase.Member] = []
    members.reserveCapacity(4)
    addContainers(to: &members)
    addPosition(to: &members)
    // Twice, for profiles that say the type of the control apart from its states: the layouts of the
    // two groups tell which is said where.
    members.append(Phrase.Member(.specifiers, .group(.specifiers, specifiers)))
    members.append(Phrase.Member(.controls, .group(.controls, specifiers)))
    addContent(to: &members)
    members.append(Phrase.Member(.description, description))
    if !hasText, !traits.contains(.selected), specifiers.isEmpty {
      addInPlaceOfDescription(to: &members)
    }
    return .group(.announcement, members)
  }
}

extension [Phrase.Member] {
  /// Adds a fact with the word of a key.
  mutating func add(
    _ slot: Slot, _ fact: Fact, _ key: String, kind: Part.Kind? = nil, from origin: String,
    _ rule: Rule.ID
  ) {
    append(.init(slot, StopFact(fact, kind: kind, words: .word(key), from: origin, rule: rule)))
  }

  /// Adds a fact with words of the reader; `own` is the app's text in them.
  mutating func add(
    _ slot: Slot, _ fact: Fact, _ words: StopFact.Words, own: String? = nil, from origin: String,
    _ rule: Rule.ID
  ) {
    append(.init(slot, StopFact(fact, words: words, ownText: own, from: origin, rule: rule)))
  }

  /// Adds a fact with a text of the app.
  mutating func add(
    _ slot: Slot, _ fact: Fact, kind: Part.Kind? = nil, text: String, from origin: String,
    _ rule: Rule.ID
  ) {
    append(.init(slot, StopFact(fact, kind: kind, text: text, from: origin, rule: rule)))
  }
}
