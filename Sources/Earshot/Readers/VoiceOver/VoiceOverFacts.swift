struct VoiceOverFacts {
  let element: VoiceOverElement
  let arrival: VoiceOverArrival
  let words: Vocabulary
  let behavior: VoiceOverBehavior

  var traits: Traits { element.traits }
  var isEnabled: Bool { !traits.contains(.notEnabled) }

  var announcement: Phrase {
    let specifiers = self.specifiers
    var members: [Phrase.Member] = []
    members.reserveCapacity(4)
    addContainers(to: &members)
    addPosition(to: &members)
    // `specifiers` and `controls` contain the same facts, because some profiles announce a
    // control's type and its states in different places.
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
  mutating func add(
    _ slot: Slot, _ fact: Fact, _ key: String, kind: Part.Kind? = nil, from origin: String,
    _ rule: Rule.ID
  ) {
    append(.init(slot, StopFact(fact, kind: kind, words: .word(key), from: origin, rule: rule)))
  }

  mutating func add(
    _ slot: Slot, _ fact: Fact, _ words: StopFact.Words, own: String? = nil, from origin: String,
    _ rule: Rule.ID
  ) {
    append(.init(slot, StopFact(fact, words: words, ownText: own, from: origin, rule: rule)))
  }

  mutating func add(
    _ slot: Slot, _ fact: Fact, kind: Part.Kind? = nil, text: String, from origin: String,
    _ rule: Rule.ID
  ) {
    append(.init(slot, StopFact(fact, kind: kind, text: text, from: origin, rule: rule)))
  }
}
