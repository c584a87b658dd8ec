package struct VoiceOverComposer: Sendable {
  package static let followedRules = VoiceOverBehavior.Rule.allCases.map(\.rawValue)

  private let behavior: VoiceOverBehavior
  private let layouts: [DeviceStyle.Layout]
  private let usualWords: Vocabulary
  private let vocabularies: @Sendable (String?) -> Vocabulary

  /// Creates a composer; with a documented profile, all announcements are empty.
  ///
  /// `language`, the app's language, determines the digits of numbers. `vocabularies` returns the
  /// words for an `accessibilityLanguage` or, if nil, for the app's language.
  package init(
    profile: Profile, language: String? = nil,
    vocabularies: @escaping @Sendable (String?) -> Vocabulary
  ) {
    let style = profile.style.device
    behavior = VoiceOverBehavior(style: style, settings: profile.settings, appLanguage: language)
    let isMinimal = profile.settings["verbosity"] == "minimal"
    layouts = style.layouts(order: isMinimal ? "minimal" : profile.settings["controls"])
    self.vocabularies = vocabularies
    usualWords = vocabularies(nil)
  }

  package init(profile: Profile, vocabulary: Vocabulary) {
    self.init(profile: profile) { _ in vocabulary }
  }

  package func announcement(
    for element: VoiceOverElement, arriving arrival: VoiceOverArrival = VoiceOverArrival()
  ) -> Announcement {
    let facts = VoiceOverFacts(
      element: element, arrival: arrival, words: element.language.map(vocabularies) ?? usualWords,
      behavior: behavior)
    var parts = said(facts.announcement, facts.words)
    parts += said(facts.hint, facts.words, .hint)
    return Announcement(parts: parts)
  }

  package func announcement(for visit: VoiceOverReadingOrder.Visit) -> Announcement {
    announcement(for: visit.element, arriving: visit.arrival)
  }

  package func announcement(from old: VoiceOverElement, to new: VoiceOverElement) -> Announcement {
    let before = announcement(for: old).parts
    var parts = announcement(for: new).parts.filter { part in
      let isChangeable = part.kind == .value || part.kind == .state
      let isOld = before.contains { $0.rule == part.rule && $0.text == part.text }
      return isChangeable && !isOld
    }
    if !parts.isEmpty { parts[0].joint = "" }
    return Announcement(parts: parts)
  }

  private func said(
    _ phrase: Phrase, _ words: Vocabulary, _ utterance: Part.Utterance = .announcement
  ) -> [Part] {
    let parts = phrase.flattened(by: layouts, in: words, utterance: utterance)
    return behavior.follows(.writtenFullStops) ? parts.withoutRepeatedFullStops : parts
  }
}
