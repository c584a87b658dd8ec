/// What VoiceOver has to say of one element, before a profile puts it in order.
///
/// The extensions hold one subject each: the description, the specifiers, the container, the hints.
struct VoiceOverFacts {
  let element: VoiceOverElement
  /// The labels of the groups that are entered with it, the outermost first.
  let groups: [String]
  /// Whether a semantic group around it has custom actions.
  let inheritsActions: Bool
  let words: Vocabulary
  let behavior: VoiceOverBehavior

  var traits: Traits { element.traits }
  var isEnabled: Bool { !traits.contains(.notEnabled) }

  /// What is said at once.
  var announcement: Phrase {
    let specifiers = self.specifiers
    var members = containers + position + specifiersTwice(specifiers) + content
    members.append(Phrase.Member(.description, description))
    if !hasText, !traits.contains(.selected), specifiers.isEmpty {
      members += inPlaceOfDescription
    }
    return .group(.announcement, members)
  }

  /// The specifiers, and once more for profiles that say the type of the control apart from them;
  /// the layouts of the two groups tell which is said where.
  private func specifiersTwice(_ specifiers: [Phrase.Member]) -> [Phrase.Member] {
    [
      Phrase.Member(.specifiers, .group(.specifiers, specifiers)),
      Phrase.Member(.controls, .group(.controls, specifiers)),
    ]
  }

  /// Returns a member with the word of a key.
  func member(
    _ slot: Slot, _ fact: Fact, _ key: String, kind: Part.Kind? = nil, from origin: String,
    _ rule: Rule.ID
  ) -> Phrase.Member {
    member(slot, fact, .word(key), kind: kind, from: origin, rule)
  }

  /// Returns a member with words of the reader.
  func member(
    _ slot: Slot, _ fact: Fact, _ words: StopFact.Words, kind: Part.Kind? = nil,
    own: String? = nil, from origin: String, _ rule: Rule.ID
  ) -> Phrase.Member {
    Phrase.Member(
      slot, StopFact(fact, kind: kind, words: words, ownText: own, from: origin, rule: rule))
  }

  /// Returns a member with a text of the app.
  func member(
    _ slot: Slot, _ fact: Fact, kind: Part.Kind? = nil, text: String, from origin: String,
    _ rule: Rule.ID
  ) -> Phrase.Member {
    Phrase.Member(slot, StopFact(fact, kind: kind, text: text, from: origin, rule: rule))
  }
}
