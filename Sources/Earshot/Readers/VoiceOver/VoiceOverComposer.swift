/// Says what VoiceOver says when its cursor comes to an element.
///
/// Pure: the same element gives the same announcement. Which facts are heard is decided here, by
/// the rules that the profile follows; their order and joints are the profile's layouts.
package struct VoiceOverComposer: Sendable {
  /// The names that `follows` of a VoiceOver profile may list.
  package static let followedRules = VoiceOverBehavior.Rule.allCases.map(\.rawValue)

  private let behavior: VoiceOverBehavior
  private let layouts: [DeviceStyle.Layout]
  private let usualWords: Vocabulary
  private let vocabularies: @Sendable (String?) -> Vocabulary

  /// Creates a composer that takes each element's words in the element's own language.
  ///
  /// - Parameters:
  ///   - profile: A device profile of VoiceOver; a documented one has no layouts, so nothing is said.
  ///   - language: The language of the app, a BCP 47 tag: its digits are those of elements without
  ///     a language, whether or not there are words in it.
  ///   - vocabularies: Finds the words for an `accessibilityLanguage`; nil is the language of the
  ///     app.
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

  /// Creates a composer that says everything with the same words.
  package init(profile: Profile, vocabulary: Vocabulary) {
    self.init(profile: profile) { _ in vocabulary }
  }

  /// Returns what is said when the cursor comes to an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - arrival: The app and the groups that the cursor enters with it.
  /// - Returns: The parts of both utterances; none when nothing is said.
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

  /// Returns what is said when the cursor comes to an element on its way through a screen.
  package func announcement(for visit: VoiceOverReadingOrder.Visit) -> Announcement {
    announcement(for: visit.element, arriving: visit.arrival)
  }

  /// Returns what is said when the element under the cursor changes, as after a swipe up on a
  /// slider or a double tap on a switch: the values and states that are new, and nothing else.
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
