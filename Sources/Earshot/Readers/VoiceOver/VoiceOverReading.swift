/// What VoiceOver's rules find at an element, before a version or a setting leaves some of it out.
enum VoiceOverReading {
  /// Returns every fact that an element tells, and those that its component adds.
  static func facts(of element: VoiceOverElement) -> [StopFact] {
    let facts = VoiceOverFacts(
      element: element, groups: [], inheritsActions: false, words: Vocabulary.empty,
      behavior: .complete)
    return facts.all + element.componentFacts
  }
}

extension VoiceOverFacts {
  /// Every fact in the order of the attributes.
  fileprivate var all: [StopFact] {
    (containers + (cell.map(headers) ?? []) + name + spokenValue + selected + content + specifiers
      + position + hints)
      .flatMap(\.phrase.facts).filter { $0.ownText != "" }
  }
}
