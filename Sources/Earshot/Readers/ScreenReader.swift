/// A screen reader as a profile describes it, with the words of a locale.
///
/// The one place where documented and device profiles meet: callers ask what is said, and
/// need not know which family says it. For elements of one
/// platform take `VoiceOver` or `TalkBack` of `EarshotProfiles`.
public struct ScreenReader: Sendable {
  // The composer of the screen's own language is made once; others when they are asked for.
  private enum Composer: Sendable {
    case documented(PatternComposer)
    case voiceOver(VoiceOverComposer)
    case talkBack(TalkBackComposer, other: @Sendable (String) -> TalkBackComposer)
  }

  /// The profile that it speaks by.
  public let profile: Profile
  private let composer: Composer
  private let vocabularies: @Sendable (String?) -> Vocabulary
  /// The language of the screen, a BCP 47 tag; nil where nobody says.
  package let language: String?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - profile: How it speaks.
  ///   - language: The language of the screen, a BCP 47 tag, whether or not there are words in it.
  ///   - vocabularies: Finds the words of the profile for a BCP 47 tag; nil is the language of the
  ///     screen.
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

  /// Returns the reader as its user has set it.
  public func set(to settings: Settings) -> ScreenReader {
    var profile = profile
    profile.settings = settings
    return speaking(by: profile)
  }

  /// Returns the reader with the same words, speaking by another profile.
  public func speaking(by profile: Profile) -> ScreenReader {
    ScreenReader(profile: profile, language: language, vocabularies: vocabularies)
  }

  /// Returns what VoiceOver says for an element; nothing when the profile is TalkBack's.
  ///
  /// - Parameters:
  ///   - element: The element that the cursor moves to.
  ///   - facts: The facts of its component, for documented patterns.
  ///   - arrival: The app and the groups that the cursor enters.
  ///   - variant: The variant of documented patterns that the design asks for.
  /// - Returns: The parts of both utterances.
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

  /// Returns what VoiceOver says for an element on its way through a screen; nothing when the
  /// profile is TalkBack's.
  package func announcement(for visit: VoiceOverReadingOrder.Visit) -> Announcement {
    if case .voiceOver(let composer) = composer { return composer.announcement(for: visit) }
    return announcement(
      for: visit.element, with: visit.facts,
      arriving: VoiceOverArrival(appName: visit.arrival.appName))
  }

  /// Returns what TalkBack says for a node, and what it remembers; nothing when the profile is
  /// VoiceOver's.
  ///
  /// - Parameters:
  ///   - index: The node that focus comes to.
  ///   - tree: The tree that it stands in.
  ///   - history: What the reader remembers of the stops before.
  ///   - language: The language of the node, nil for that of the screen.
  ///   - variant: The variant of documented patterns that the design asks for.
  /// - Returns: The parts of both utterances, and what the reader remembers after them.
  package func announcement(
    of index: TalkBackTree.Index, in tree: TalkBackTree, after history: TalkBackHistory,
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

  /// Returns what TalkBack says when an event arrives, and what it remembers.
  ///
  /// - Returns: Nil unless the profile is what TalkBack itself does: guidelines document what focus
  ///   says, and no other events.
  package func event(
    _ event: TalkBackEvent, at index: TalkBackTree.Index, in tree: TalkBackTree,
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

  /// Returns what the echo of a typed text says: a space by its name.
  func echo(of text: String, language: String?) -> String {
    text == " " ? vocabularies(language).word("symbol_space") : text
  }

  /// Returns what TalkBack calls an action of Android's own in its menu; nil for an action that it
  /// does not list there, or where the profile knows no menu.
  func menuTitle(of action: TalkBackNode.Action.Name, language: String?) -> String? {
    guard case .talkBack = composer else { return nil }
    switch action {
    case .expand: return vocabularies(language).word("title_action_expand")
    case .collapse: return vocabularies(language).word("title_action_collapse")
    default: return nil
    }
  }
}
