/// A designer's word, with the keys that it can mean.
package struct KeyWord: Sendable {
  enum Conversion: Sendable {
    case same
    case negated
    case buttons
    /// Converts items without a kind to rows or, in a bar, to buttons.
    case items
    /// Converts an icon's name to `true`, because the key `back` is a Boolean.
    case icon
    case pages
    /// Converts a list to buttons, but not a number (a length) or a text (an icon's name).
    case sides
    case links
    /// Converts a list of texts, such as the header row of a table, to one group.
    case record
    case range
    case several
    /// Converts the name of a state to a key (see ``KeyWord/states``).
    case state
    case role
    /// Converts a time, such as "immediately", to a kind of live region.
    case time
  }

  /// The keys in order of priority; the word sets the first key that is not yet set in the
  /// component.
  package let keys: [String]
  let conversion: Conversion
  /// Whether the word is only for kinds with choices (true) or without choices (false); nil for all
  /// kinds.
  let hasChoices: Bool?
  /// The end of a note about the word; nil for no note.
  let note: String?

  private init(
    _ keys: [String], _ conversion: Conversion = .same, hasChoices: Bool? = nil, note: String? = nil
  ) {
    self.keys = keys
    self.conversion = conversion
    self.hasChoices = hasChoices
    self.note = note
  }

  package var needsList: Bool {
    switch conversion {
    case .record, .sides: true
    default: false
    }
  }

  var isState: Bool {
    if case .state = conversion { true } else { false }
  }

  /// Whether the word is for nested components.
  var meansParts: Bool {
    switch conversion {
    case .buttons, .items, .links, .pages, .record, .sides: true
    default: keys.first == "components"
    }
  }

  private static let isReadBeside = ""

  package static let all: [String: KeyWord] = {
    var words: [String: KeyWord] = [:]
    for (names, word) in table {
      for name in names.split(separator: " ") { words[String(name)] = word }
    }
    return words
  }()

  package var meaning: String {
    switch conversion {
    case .state: "the key for the named state, such as `disabled: true`"
    case .role: "`live` for an alert or a status"
    case .negated: keys.map { "the opposite of `\($0)`" }.joined(separator: ", ")
    default: keys.map { "`\($0)`" }.joined(separator: ", ")
    }
  }

  package static func words(for keys: some Sequence<String>, hasChoices: Bool) -> [String] {
    let known = Set(keys)
    return all.filter { word, meaning in
      guard !known.contains(word), (meaning.hasChoices ?? hasChoices) == hasChoices else {
        return false
      }
      switch meaning.conversion {
      case .state, .role: return true
      default: return meaning.keys.contains(where: known.contains)
      }
    }.keys.sorted()
  }

  /// Returns the meaning of a word; a word that ends in `-button` or `-buttons` is a key for
  /// buttons.
  static func meaning(of word: String) -> KeyWord? {
    all[word] ?? (word.hasSuffix("-buttons") || word.hasSuffix("-button") ? buttonsAtPlace : nil)
  }

  private static let buttonsAtPlace = KeyWord(["buttons", "components"], .buttons)

  package static func words(meaning key: String) -> [String] {
    all.filter { $0.value.keys.contains(key) }.keys.sorted()
  }

  private static let table: [(String, KeyWord)] = [
    (
      "title name heading headline alt alt-text aria-label label-text",
      KeyWord(["label", "screen"])
    ),
    ("caption", KeyWord(["label", "screen", "content"])),
    ("figma-frame frame-name screen-name screen-title", KeyWord(["screen"])),
    ("accessibility-label content-description header", KeyWord(["label", "screen"])),
    ("text message says announces", KeyWord(["label", "body", "content"])),
    (
      "description subtitle body body-text details detail detail-text",
      KeyWord(["body", "content"], note: isReadBeside)
    ),
    (
      "secondary-text overline texts kicker byline eyebrow subhead",
      KeyWord(["body", "content"], note: isReadBeside)
    ),
    ("supporting-text", KeyWord(["body", "content"], note: isReadBeside)),
    (
      "helper-text helper help-text suffix prefix counter unit assistive-text",
      KeyWord(["content"], note: isReadBeside)
    ),
    (
      "price old-price total-price amount balance supporting subtext location venue "
        + "distance trend reviews review-count eta "
        + "remaining elapsed remaining-time elapsed-time time-left attendees participants avatars summary excerpt",
      KeyWord(["content"], note: isReadBeside)
    ),
    ("step", KeyWord(["step", "content"], note: isReadBeside)),
    ("count", KeyWord(["pages", "content"], note: isReadBeside)),
    ("reason disabled-reason", KeyWord(["hint"], note: "")),
    ("accessibility-hint", KeyWord(["hint"])),
    (
      "badge badge-count trailing-text trailing-supporting-text reactions",
      KeyWord(["content"], note: isReadBeside)
    ),
    ("placeholder-text", KeyWord(["placeholder"])),
    // Android's hint is the placeholder or, if the field already has one, the text below the field.
    ("hint-text", KeyWord(["placeholder", "content"])),
    ("options choices", KeyWord(["options", "items", "components"], .items)),
    ("suggestions", KeyWord(["options"], .items)),
    ("segments chips tabs destinations", KeyWord(["options", "items"])),
    ("links", KeyWord(["components"], .links)),
    (
      "headers columns column-headers header-row header-cells",
      KeyWord(["components"], .record, note: ", a group of texts")
    ),
    ("items entries", KeyWord(["items", "options", "components"], .items)),
    ("menu menu-items", KeyWord(["items"], .items)),
    ("rows cells list-items", KeyWord(["components"], .items)),
    ("children content-items slots child", KeyWord(["components"])),
    ("content contents", KeyWord(["components", "body"])),
    (
      "action actions primary-action secondary-action trailing-actions controls cta "
        + "call-to-action floating-action-button",
      KeyWord(["buttons", "components"], .buttons)
    ),
    (
      "primary secondary tertiary",
      KeyWord(["buttons", "components"], .buttons, note: ", a button")
    ),
    (
      "confirm confirm-button cancel cancel-button ok-button positive-button negative-button "
        + "neutral-button dismiss-button primary-button secondary-button",
      KeyWord(["buttons", "components"], .buttons)
    ),
    ("dismiss", KeyWord(["close", "buttons", "components"], .buttons)),
    ("leading-actions", KeyWord(["buttons", "leading-items", "components"], .buttons)),
    (
      "left-bar-button left-bar-buttons left-bar-button-item left-bar-button-items left-button "
        + "left-buttons leading-button leading-buttons left-item leading-item cancellation-action "
        + "top-bar-leading",
      KeyWord(["leading-items", "components"], .buttons)
    ),
    (
      "right-bar-button right-bar-buttons right-bar-button-item right-bar-button-items "
        + "right-button right-buttons trailing-button right-item trailing-item confirmation-action "
        + "top-bar-trailing",
      KeyWord(["components"], .buttons)
    ),
    ("leading-items left-items left", KeyWord(["leading-items", "components"], .sides)),
    (
      "trailing-items right-items right trailing trailing-buttons button",
      KeyWord(["components"], .sides)
    ),
    ("pins markers annotations points-of-interest fab", KeyWord(["components"], .buttons)),
    ("buttons", KeyWord(["components", "options"], .buttons)),
    ("navigation-icon leading-icon-button navigation", KeyWord(["back"], .icon)),
    ("back-button back-title back-label back-button-title", KeyWord(["back"])),
    ("trigger trigger-label", KeyWord(["label"])),
    ("data", KeyWord(["items", "options", "components"], .items)),
    ("toolkits", KeyWord(["toolkit"])),
    ("dismissible closable close-button dismissable", KeyWord(["close"])),
    (
      "selected selection selected-item selected-tab selected-option selected-segment active-tab current "
        + "active-item active-segment current-tab current-item default-value default initial-value",
      KeyWord(["value"], hasChoices: true)
    ),
    ("selected-date current-date", KeyWord(["date"])),
    ("selected-time", KeyWord(["time"])),
    ("min-date", KeyWord(["minimum"])),
    ("max-date", KeyWord(["maximum"])),
    ("selection-mode selection-type select-mode", KeyWord(["multiple"], .several)),
    ("max max-value stars-count", KeyWord(["stars", "maximum"])),
    ("min min-value", KeyWord(["minimum"])),
    ("start start-date", KeyWord(["date"])),
    // `from` can also mean the sender of a message, the first place of a route, or a slider's
    // limit.
    ("from", KeyWord(["date", "start", "minimum", "label", "content"], note: isReadBeside)),
    ("end end-date", KeyWord(["until"])),
    ("to", KeyWord(["until", "end", "maximum", "content"], note: isReadBeside)),
    ("error-message error-text validation-message", KeyWord(["error"])),
    ("optional", KeyWord(["required"], .negated)),
    ("mandatory is-required", KeyWord(["required"])),
    ("enabled is-enabled", KeyWord(["disabled"], .negated)),
    ("is-disabled inactive", KeyWord(["disabled"])),
    (
      "toggled on is-on is-toggled is-pressed pressed aria-pressed",
      KeyWord(["checked", "selected"])
    ),
    ("is-checked done is-done completed is-completed", KeyWord(["checked"])),
    ("off is-off unchecked", KeyWord(["checked", "selected"], .negated)),
    ("is-selected active is-active", KeyWord(["selected"], hasChoices: false)),
    ("open is-open is-expanded initially-expanded", KeyWord(["expanded"])),
    ("collapsed", KeyWord(["expanded"], .negated)),
    ("visible", KeyWord(["hidden"], .negated)),
    ("decorative is-decorative", KeyWord(["hidden"])),
    ("state status visibility control-state", KeyWord([], .state)),
    ("role aria-role accessibility-role", KeyWord([], .role)),
    ("live-region aria-live accessibility-live-region politeness", KeyWord(["live"], .time)),
    ("when", KeyWord(["live"], .time)),
    ("pages slides", KeyWord(["components"], .pages)),
    ("tooltip-text help-tag", KeyWord(["tooltip"])),
    (
      "swipe swipe-actions leading-swipe-actions trailing-swipe-actions leading-swipe trailing-swipe "
        + "swipe-left swipe-right context-menu long-press-actions custom-actions "
        + "accessibility-actions",
      KeyWord(["actions"], note: "")
    ),
    ("sender author from-user", KeyWord(["label", "content"])),
    ("time timestamp sent-at", KeyWord(["content"], note: isReadBeside)),
    ("password obscured obscure-text is-secure-text-entry", KeyWord(["secure"])),
    ("editable is-editable", KeyWord(["read-only"], .negated)),
    ("is-read-only is-indicator", KeyWord(["read-only"])),
    ("handle prefers-grabber-visible", KeyWord(["grabber"])),
    ("clear-button clearable allow-clear clear-button-mode clear-icon", KeyWord(["clear"])),
    ("reveal-button password-toggle visibility-toggle show-password", KeyWord(["reveal"])),
    (
      "multi multi-select multi-selection multiple-selection allows-multiple", KeyWord(["multiple"])
    ),
    ("start-value lower lower-value low", KeyWord(["start"])),
    ("end-value upper upper-value high", KeyWord(["end"])),
    ("values", KeyWord(["start"], .range)),
    (
      "keyboard-type input-type type input-mode autofill autocomplete content-type "
        + "text-content-type",
      KeyWord(["purpose"])
    ),
    ("index page", KeyWord(["position"])),
    ("current-page", KeyWord(["current"], note: "")),
    ("total page-count total-pages number-of-pages", KeyWord(["pages"])),
    ("loading is-loading", KeyWord(["busy"], note: ", which is announced in React Native only")),
    ("language lang", KeyWord(["language", "locale"])),
  ]

  /// Words that resemble a key but are not misspellings of it.
  static let ordinary: Set<String> = Set(
    """
    alignments authors blocks buys captions cell clickable column dates effect elected expended flat
    form frames hour item languages line lives local messages modes motions names note option
    potions prices ranges result revel review roles sale scales sides stats steep steps stick stop
    symbols them tile times titles totals trends types units util with
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  static let barIcons = [
    "leading-icon": "navigation-icon", "trailing-icon": "trailing-actions",
    "trailing-icons": "trailing-actions", "leading-icons": "leading-actions",
  ]

  /// Keys for a place in a bar or row; `leading` can also mean line spacing.
  static let places: Set<String> = ["leading", "trailing", "left", "right"]

  static let selectionModes: Set<String> = ["single", "multiple", "multi", "none"]

  /// Keys whose texts become components of a section.
  static let sectionTexts: Set<String> = [
    "text", "message", "description", "subtitle", "body", "supporting-text", "helper-text",
    "footer", "secondary-text", "byline", "price", "total", "total-price", "amount", "balance",
    "step",
  ]

  /// Keys with a similar meaning, which errors suggest for an unknown key.
  static let proposals: [String: [String]] = [
    "checked": ["selected"], "selected": ["checked"], "target": ["opens"],
    "value": ["start"], "navigates-to": ["opens"], "opens-sheet": ["opens"],
    "announcement": ["expect"],
  ]

  static let dependent: Set<String> = ["to", "trigger", "trigger-label"]

  static let keysWithoutNotes: Set<String> = [
    "date", "until", "start", "end", "minimum", "maximum", "buttons",
  ]

  static func isChoice(_ key: String) -> Bool {
    let word = folded(key)
    return word == "value"
      || all[word].map { $0.keys == ["value"] && $0.hasChoices == true } == true
  }

  static func isLabel(_ key: String) -> Bool {
    let word = folded(key)
    return word == "label" || all[word]?.keys.first == "label"
  }

  func sets(_ key: String, in entry: SourceValue.Entry) -> Bool {
    keys.first == key && (conversion != .time || entry.value.isTime)
  }

  static func folded(_ key: String) -> String {
    guard key.utf8.count <= 64, key.utf8.contains(where: changesWhenFolded) else { return key }
    var folded = ""
    var wasLowercase = false
    for character in key {
      if character.isUppercase, wasLowercase { folded += "-" }
      folded += character == "_" || character == " " ? "-" : character.lowercased()
      wasLowercase = character.isLowercase
    }
    return folded
  }

  private static func changesWhenFolded(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: " ")
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}

extension SourceValue {
  var isTime: Bool {
    (try? text()).map { KeyWord.times[KeyWord.folded($0)] != nil } ?? false
  }
}
