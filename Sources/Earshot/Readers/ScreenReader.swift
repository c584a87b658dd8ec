/// A screen reader: a profile with words in one locale.
///
/// For one platform, use `VoiceOver` or `TalkBack` from `EarshotProfiles`.
public struct ScreenReader: Sendable {
  private enum Composer: Sendable {
    case documented(PatternComposer)
    case voiceOver(VoiceOverComposer)
    case talkBack(TalkBackComposer, other: @Sendable (String) -> TalkBackComposer)
  }

  /// The reader's profile.
  public let profile: Profile
  private let composer: Composer
  private let vocabularies: @Sendable (String?) -> Vocabulary
  package let language: String?

  /// Creates a reader for the screen's `language`.
  ///
  /// `vocabularies` returns the words for a BCP 47 tag, or for `language` if the tag is nil.
  package init(
    profile: Profile, language: String? = nil,
    vocabularies: @escaping @Sendable (String?) -> Vocabulary
  ) {
    self.profile = profile
    self.language = language
    self.vocabularies = vocabularies
    switch (profile.style, profile.platform) {
    case (.documented(let style), _):
      composer = .documented(
        PatternComposer(style: style, settings: profile.settings, vocabulary: vocabularies(nil)))
    case (.device, .voiceOver):
      composer = .voiceOver(
        VoiceOverComposer(profile: profile, language: language, vocabularies: vocabularies))
    case (.device, .talkBack):
      composer = .talkBack(TalkBackComposer(profile: profile, vocabulary: vocabularies(nil))) {
        TalkBackComposer(profile: profile, vocabulary: vocabularies($0))
      }
    }
  }

  package func set(to settings: Settings) -> ScreenReader {
    var profile = profile
    profile.settings = settings
    return speaking(by: profile)
  }

  /// Returns the reader with another profile but the same words.
  public func speaking(by profile: Profile) -> ScreenReader {
    ScreenReader(profile: profile, language: language, vocabularies: vocabularies)
  }

  package func announcement(
    for element: VoiceOverElement, with facts: ComponentFacts = ComponentFacts(),
    arriving arrival: VoiceOverArrival = VoiceOverArrival(), variant: String? = nil
  ) -> Announcement {
    switch composer {
    case .voiceOver(let composer): composer.announcement(for: element, arriving: arrival)
    case .documented(let composer):
      composer.with(vocabulary: element.language.map(vocabularies), variants: variant)
        .announcement(for: element, with: facts, arriving: arrival)
    case .talkBack: Announcement()
    }
  }

  package func announcement(for visit: VoiceOverReadingOrder.Visit) -> Announcement {
    if case .voiceOver(let composer) = composer { return composer.announcement(for: visit) }
    return announcement(
      for: visit.element, with: visit.facts,
      arriving: VoiceOverArrival(appName: visit.arrival.appName))
  }

  package func announcement(
    of index: Int, in tree: TalkBackTree, after history: TalkBackHistory,
    language: String? = nil, variant: String? = nil
  ) -> (announcement: Announcement, history: TalkBackHistory) {
    switch composer {
    case .talkBack(let composer, let other):
      return (language.map(other) ?? composer).focus(index, in: tree, after: history)
    case .documented(let composer):
      let composer = composer.with(vocabulary: language.map(vocabularies), variants: variant)
      return (composer.announcement(of: index, in: tree), history)
    case .voiceOver: return (Announcement(), history)
    }
  }

  /// Returns the announcement of an event; nil for VoiceOver and, if focus does not move, for
  /// documented profiles.
  package func event(
    _ event: TalkBackEvent, at index: Int, in tree: TalkBackTree,
    after history: TalkBackHistory
  ) -> (announcement: Announcement, history: TalkBackHistory)? {
    switch composer {
    case .talkBack(let composer, _):
      return composer.event(event, at: index, in: tree, after: history)
    case .documented where event == .viewAccessibilityFocused:
      return announcement(of: index, in: tree, after: history)
    case .documented, .voiceOver: return nil
    }
  }

  func echo(of text: String, language: String?) -> String {
    text == " " ? vocabularies(language).word("symbol_space") : text
  }

  func menuTitle(of action: TalkBackNode.Action.Name, language: String?) -> String? {
    guard case .talkBack = composer else { return nil }
    switch action {
    case .expand: return vocabularies(language).word("title_action_expand")
    case .collapse: return vocabularies(language).word("title_action_collapse")
    default: return nil
    }
  }
}
