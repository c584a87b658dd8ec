/// The words that readers say for roles, states and gestures, and that names need not say.
struct ReaderWords: Sendable {
  /// Words for roles, such as "button".
  private(set) var roles: Set<NameWords> = []
  /// Words for states, such as "dimmed".
  private(set) var states: Set<NameWords> = []
  /// Words for gestures, such as "double tap".
  private(set) var gestures: Set<NameWords> = []
  /// The words that components put into names to tell what is open, such as "opens".
  private(set) var stateWords: Set<NameWords> = []
  /// Words for roles that the guidelines themselves put into names: "Label checkbox".
  private(set) var recommended: Set<NameWords> = []
  /// Whole names that the guidelines use: "Show date picker".
  private(set) var recommendedNames: Set<NameWords> = []

  /// Collects the words of readers in the language of the screen; where a reader has none of its
  /// own in that language, its English words say nothing about a name.
  init(of readers: [DesignChecker.Reader]) {
    var vocabularies: Set<String> = []
    for reader in readers where vocabularies.insert(reader.profile.vocabulary).inserted {
      for word in reader.vocabulary.allWords where word.isTranslated { add(word.text, word.key) }
    }
    for word in readers.first?.wording.entries ?? [] {
      if word.key.hasPrefix("state-word.") {
        stateWords.insert(NameWords(word.text))
      } else if word.key.hasPrefix("label.") {
        recommendedNames.insert(NameWords(word.text))
      } else if Self.recommendedTemplates.contains(word.key) {
        recommended.formUnion(Self.pieces(of: word.text))
      }
    }
  }

  /// The names that guidelines recommend: "Label menu", "Label checkbox".
  private static let recommendedTemplates: Set = ["name.menu", "name.checkbox"]

  private mutating func add(_ text: String, _ key: String) {
    let pieces = Self.pieces(of: text)
    switch ReaderWordKind(key: key) {
    case .role: roles.formUnion(pieces)
    case .state: states.formUnion(pieces)
    case .gesture:
      // A single word beside a place, such as "to", is no gesture.
      gestures.formUnion(pieces.filter { !text.contains("%") || $0.words.count > 1 })
    case nil: break
    }
  }

  /// The words between the places of a template.
  private static func pieces(of text: String) -> [NameWords] {
    Template.literals(of: text).map(NameWords.init).filter { !$0.words.isEmpty }
  }
}

/// What a word of a vocabulary tells, by its key.
enum ReaderWordKind: Sendable {
  case role, state, gesture

  /// Tells the kind of a key; nil for words of other kinds.
  ///
  /// Documented vocabularies have keys such as `role.button`, those of VoiceOver such as
  /// `trait.button.description`; TalkBack's are the names of its resources.
  init?(key: String) {
    if let kind = Self.prefixes.first(where: { key.hasPrefix($0.prefix) })?.kind {
      self = kind
    } else if Self.talkBackStates.contains(key) {
      self = .state
    } else if Self.talkBackRoles.contains(key) {
      self = .role
    } else if key.hasPrefix("trait."), key.hasSuffix(".hint") {
      self = .gesture
    } else if key.hasPrefix("trait."), key.hasSuffix(".description") {
      self = .role
    } else {
      return nil
    }
  }

  private static let prefixes: [(prefix: String, kind: ReaderWordKind)] = [
    ("role.", .role), ("state.", .state), ("hint.", .gesture),
    ("trait.selected.", .state), ("trait.not_enabled.", .state),
    ("trait.switch_button.state_", .state), ("trait.text_field_is_editing.d", .state),
    ("expanded_status.", .state),
    ("value_double_tap", .gesture), ("title_pref_shortcut_", .gesture),
  ]

  private static let talkBackStates: Set = [
    "value_selected", "value_checked", "value_not_checked", "value_on", "value_off",
    "value_disabled", "value_enabled", "value_expanded", "value_collapsed",
  ]

  private static let talkBackRoles: Set = [
    "value_spinner", "value_checkbox", "value_radio_button", "value_button", "value_seek_bar",
    "value_switch", "value_edit_box", "value_image", "value_progress_bar", "value_tabwidget",
    "heading_template",
  ]
}
