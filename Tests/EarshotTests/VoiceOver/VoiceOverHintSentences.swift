import Earshot
import Testing

@Suite struct `VoiceOver's hints, sentence by sentence` {
  static let adjust = "swipe up or down with one finger to adjust the value"
  static let libraryAdjust = "Swipe up or down with one finger to adjust the value."
  static let toggle = "Double tap to toggle setting."
  static let misspelled = "se the rotor to access Misspelled Words"

  @Test(arguments: [
    VoiceOverSentence(
      "A plain button has no hint from VoiceOver", element("A", [.button]), library: "A. Button.",
      device: "A, button"),
    VoiceOverSentence(
      "Neither has a link", element("A", [.link]), library: "A. Link.", device: "A, link"),
    VoiceOverSentence(
      "Neither has a tab", element("A", [.tabBarItem]), library: "A. Tab.", device: "A, tab"),
    VoiceOverSentence(
      "Neither has a back button", element("A", [.backButton]), library: "A. Back Button.",
      device: "A, back button"),
    VoiceOverSentence(
      "Neither has a search field in the library", element("A", [.searchField]),
      library: "A. Search Field."),
    VoiceOverSentence(
      "The author's hint is not part of the description", element("A", hint: "Hint", [.button]),
      library: "A. Button. | Hint", device: "A, button | Hint"),
    VoiceOverSentence(
      "The author's hint keeps its full stop if nothing follows",
      element("A", hint: "Hint.", [.button]), library: "A. Button. | Hint.",
      device: "A, button | Hint."),
  ])
  func `Only some types have a default hint`(_ sentence: VoiceOverSentence) throws {
    try sentence.check()
  }

  @Test(arguments: [
    VoiceOverSentence(
      "A switch says how to toggle it", element("A", value: "1", [.switchButton, .button]),
      library: "A. Switch Button. On. | \(toggle)",
      device: "A, switch button, on | double tap to toggle setting"),
    VoiceOverSentence(
      "The toggle hint follows the author's hint",
      element("A", value: "1", hint: "Hint", [.switchButton, .button]),
      library: "A. Switch Button. On. | Hint. \(toggle)",
      device: "A, switch button, on | Hint, double tap to toggle setting"),
    VoiceOverSentence(
      "One full stop of the author's hint is dropped before the toggle hint",
      element("A", value: "1", hint: "Hint..", [.switchButton, .button]),
      library: "A. Switch Button. On. | Hint.. \(toggle)",
      device: "A, switch button, on | Hint., double tap to toggle setting"),
    VoiceOverSentence(
      "The edit hint of a text entry replaces the author's hint",
      element("A", hint: "Lost", [.textEntry]), library: "A. Text Field. | Double tap to edit.",
      device: "A, text field | double tap to edit"),
    VoiceOverSentence(
      "A text area says so too, and how to find misspelled words",
      element("A", hint: "Lost", [.textEntry, .textArea]),
      library: "A. Text Field. | Double tap to edit., U\(misspelled)",
      device: "A, text field | double tap to edit, u\(misspelled)"),
    VoiceOverSentence(
      "While editing only the misspelled words are announced, in a text area as well",
      element("A", hint: "Lost", [.textEntry, .textArea, .isEditing]),
      library: "A. Text Field. Is editing. | U\(misspelled)",
      device: "A, text field, is editing | u\(misspelled)"),
    VoiceOverSentence(
      "A text entry that is a switch says how to edit only",
      element("A", value: "1", hint: "Lost", [.textEntry, .switchButton, .button]),
      library: "A. Switch Button. On. Text Field. | Double tap to edit.",
      device: "A, switch button, on, text field | double tap to edit"),
    VoiceOverSentence(
      "The adjust hint follows the author's hint",
      element("A", hint: "Hint.", [.adjustable]),
      library: "A. Adjustable. | Hint. \(libraryAdjust)",
      device: "A, adjustable | Hint, \(adjust)"),
    VoiceOverSentence(
      "The adjust hint of an element with only a value follows the author's hint",
      element(nil, value: "5", hint: "Hint", [.adjustable]),
      library: "5. Adjustable. | Hint. \(libraryAdjust)", device: "5, adjustable | Hint, \(adjust)"
    ),
    VoiceOverSentence(
      "An adjustable element with only a hint has no adjust hint",
      element("", value: "", hint: "Hint", [.adjustable]), library: "Hint. Adjustable.",
      device: "Hint, adjustable"),
    VoiceOverSentence(
      "It has none either if the author's hint stays at the end, as when it is selected",
      element(nil, hint: "Hint", [.adjustable, .selected]),
      library: "Selected. Adjustable. | Hint", device: "selected, adjustable | Hint"),
    VoiceOverSentence(
      "An adjustable element without any text has the adjust hint", element(nil, [.adjustable]),
      library: "Adjustable. | \(libraryAdjust)", device: "adjustable | \(adjust)"),
    VoiceOverSentence(
      "A switch that is adjustable says how to toggle it only",
      element("A", value: "1", [.adjustable, .switchButton, .button]),
      library: "A. Switch Button. On. Adjustable. | \(toggle)",
      device: "A, switch button, on, adjustable | double tap to toggle setting"),
    VoiceOverSentence(
      "A text entry that is adjustable says both",
      element("A", hint: "Lost", [.adjustable, .textEntry]),
      library: "A. Text Field. Adjustable. | Double tap to edit. \(libraryAdjust)",
      device: "A, text field, adjustable | double tap to edit, \(adjust)"),
  ])
  func `Some say how they are used`(_ sentence: VoiceOverSentence) throws {
    try sentence.check()
  }

  @Test(arguments: [
    VoiceOverSentence(
      "A dimmed switch does not", element("A", value: "1", [.switchButton, .button, .notEnabled]),
      library: "A. Dimmed. Switch Button. On.", device: "A, dimmed, switch button, on"),
    VoiceOverSentence(
      "A dimmed text entry does not", element("A", [.textEntry, .notEnabled]),
      library: "A. Dimmed. Text Field.", device: "A, dimmed, text field"),
    VoiceOverSentence(
      "A dimmed text entry keeps the author's hint",
      element("A", hint: "Hint.", [.textEntry, .notEnabled]),
      library: "A. Dimmed. Text Field. | Hint.", device: "A, dimmed, text field | Hint."),
    VoiceOverSentence(
      "A dimmed adjustable element does not",
      element("A", value: "5", hint: "Hint.", [.adjustable, .notEnabled]),
      library: "A: 5. Dimmed. Adjustable. | Hint.", device: "A, 5, dimmed, adjustable | Hint."),
    VoiceOverSentence(
      "A dimmed search field, pop-up button or picture to touch does not",
      element("A", [.searchField, .popUpButton, .allowsDirectInteraction, .notEnabled]),
      device: "A, dimmed, pop up button, search field"),
  ])
  func `Dimmed elements have no usage hint`(_ sentence: VoiceOverSentence) throws {
    try sentence.check()
  }

  @Test(arguments: [
    VoiceOverSentence(
      "The names of the actions are not said",
      element("A", hint: "Hint", [.button], actions: ["Delete", "Flag"]),
      library: "A. Button. | Hint. Actions Available",
      device: "A, button | Hint, actions available"),
    VoiceOverSentence(
      "More content is announced after the actions",
      element(
        "A", hint: "Hint", actions: ["Delete"], content: [.init(label: "Size", value: "2")]),
      library: "A | Hint. Actions Available. More Content Available",
      device: "A | Hint, actions available, more content available"),
    VoiceOverSentence(
      "Both are announced if the element is dimmed",
      element("A", [.notEnabled], actions: ["Delete"], content: [.init(label: "Size")]),
      library: "A. Dimmed. | Actions Available. More Content Available",
      device: "A, dimmed | actions available, more content available"),
    VoiceOverSentence(
      "Content of high importance stays in the rotor as well",
      element("A", content: [.init(label: "Size", value: "2", isImportant: true)]),
      library: "A | More Content Available", device: "A, Size, 2 | more content available"),
    VoiceOverSentence(
      "In the library actions replace an empty description",
      element(nil, actions: ["Delete"], content: [.init(label: "Size")]),
      library: "Actions Available | More Content Available",
      device: " | actions available, more content available"),
    VoiceOverSentence(
      "In the library more content replaces it if there are no actions",
      element(nil, content: [.init(label: "Size")]), library: "More Content Available"),
    VoiceOverSentence(
      "A hint that has become the description is not replaced",
      element(nil, hint: "Hint", actions: ["Delete"]), library: "Hint | Actions Available",
      device: "Hint | actions available"),
  ])
  func `Other information is last`(_ sentence: VoiceOverSentence) throws {
    try sentence.check()
  }
}
