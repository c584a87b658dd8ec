import Earshot
import Testing

@Suite struct `VoiceOver in the notation of AccessibilitySnapshot` {
  private func check(_ said: Said, set settings: [String: String] = [:]) throws {
    said.check(try VoiceOverData.composer("voiceover-snapshot", set: settings))
  }

  @Test(arguments: [
    Said(element("Save"), "Save"),
    Said(element(""), ""),
    Said(element(nil), ""),
    Said(element("Back", [.backButton]), "Back Button."),
    Said(element("BACK", [.backButton]), "Back Button."),
    Said(element("Settings", [.backButton]), "Settings. Back Button."),
    Said(element("Back", [.button]), "Back. Button."),
  ])
  func `A back button leaves out a label that only says back`(_ said: Said) throws {
    try check(said)
  }

  @Test(arguments: [
    Said(element("Cell", in: cell(0, 1)), "Cell. Column 2."),
    Said(element("Cell.", in: cell(0, 1)), "Cell. Column 2."),
    Said(element("", in: cell(0, 1)), ". Column 2."),
    Said(element("Cell", in: cell(1, 0, first: true)), "Cell. Row 2. Column 1."),
    Said(element("Cell", in: cell(1, 0)), "Cell. Column 1."),
    Said(element("Cell", in: cell(nil, nil, first: true)), "Cell."),
    Said(element("Cell", in: cell(Int.max, Int.max, first: true)), "Cell."),
    Said(
      element("Cell", in: cell(0, 0, width: 2, height: 3)),
      "Cell. Spans 3 rows. Spans 2 columns. Column 1."
    ),
    Said(element("Cell", in: cell(nil, nil, width: 2, height: 3)), "Cell."),
    Said(element("Cell", value: "v", in: cell(0, 1)), "Cell. Column 2. v"),
    Said(element("Cell", value: "v", [.button], in: cell(0, 1)), "Cell. Column 2. v. Button."),
    Said(element("Cell", [.selected], in: cell(0, 1)), "Selected: Cell. Column 2."),
    Said(
      element(
        "Cell",
        in: cell(
          0, 1, first: true, rows: [.init(label: "Row", value: "1")],
          columns: [.init(label: "Name."), .init(value: "only"), .init()])),
      "Row: 1. Name.. only. Cell. Row 1. Column 2."),
    Said(element("", hint: "hint", in: cell(0, 1)), ". Column 2.", hint: "hint"),
    Said(element("", in: cell(0, nil, columns: [.init(label: "Head")])), "Head. ."),
  ])
  func `A cell says headers, label, spans, position and value`(_ said: Said) throws {
    try check(said)
  }

  @Test(arguments: [
    Said(element("Text", value: "Value"), "Text: Value"),
    Said(element("03: Text", value: "Value"), "03: Text: Value"),
    Said(element(nil, value: "Value"), "Value"),
    Said(element("Text", value: ""), "Text"),
    Said(element("Text.", value: "Value."), "Text.: Value."),
  ])
  func `The value follows a colon`(_ said: Said) throws { try check(said) }

  @Test(arguments: [
    Said(element("Save", [.selected]), "Selected: Save"),
    Said(element("Save", value: "1", [.selected, .button]), "Selected: Save: 1. Button."),
    Said(element(nil, [.selected]), "Selected."),
    Said(element(nil, [.selected, .button]), "Selected. Button."),
    Said(element(nil, hint: "hint", [.selected]), "Selected.", hint: "hint"),
    Said(element(nil, value: "v", [.selected]), "Selected: v"),
  ])
  func `Selected is a prefix`(_ said: Said) throws { try check(said) }

  @Test(arguments: [
    Said(element("A", [.notEnabled, .button]), "A. Dimmed. Button."),
    Said(element("A", [.button, .keyboardKey]), "A"),
    Said(element("A", [.button, .tabBarItem]), "A. Tab."),
    Said(element("A", [.button], in: .tab(index: 1, count: 2)), "A. Tab. 1 of 2."),
    Said(element("A", [.button], in: .tabBarItem(index: 1, count: 2)), "A. Button. Tab. 1 of 2."),
    Said(element("A", [.textEntry]), "A. Text Field.", hint: "Double tap to edit."),
    Said(
      element("A", [.textEntry, .secureTextField]), "A. Secure Text Field.",
      hint: "Double tap to edit."),
    Said(
      element("A", [.textEntry, .isEditing]), "A. Text Field. Is editing.",
      hint: "Use the rotor to access Misspelled Words"),
    Said(element("A", [.isEditing, .secureTextField, .textArea]), "A"),
    Said(
      element("A", [.textEntry, .searchField]), "A. Text Field. Search Field.",
      hint: "Double tap to edit."),
    Said(element("A", [.searchField]), "A. Search Field."),
    Said(
      element("A", [.image, .adjustable, .link, .header, .button]),
      "A. Button. Heading. Link. Adjustable. Image.",
      hint: "Swipe up or down with one finger to adjust the value."),
    Said(
      element(
        "A",
        [
          .staticText, .playsSound, .summaryElement, .updatesFrequently, .startsMediaSession,
          .allowsDirectInteraction, .causesPageTurn, .tabBar, .popUpButton, .pickerItem,
        ]), "A"),
    Said(element(nil, [.button]), "Button."),
    Said(element("A.", [.button]), "A. Button."),
    Said(element("A", [.button], expanded: .expanded), "A. Button."),
  ])
  func `The words for the traits have a fixed order`(_ said: Said) throws { try check(said) }

  @Test(arguments: [
    Said(
      element("A", value: "1", [.switchButton, .button]), "A. Switch Button. On.",
      hint: "Double tap to toggle setting."),
    Said(
      element("A", value: "0", [.switchButton]), "A. Off.", hint: "Double tap to toggle setting."),
    Said(
      element("A", value: "2", [.switchButton, .button, .notEnabled]),
      "A. Dimmed. Switch Button. Mixed."),
    Said(
      element("A", value: "half", [.switchButton, .button]), "A. Switch Button. half",
      hint: "Double tap to toggle setting."),
    Said(
      element("A", value: "half", [.switchButton, .button, .header]),
      "A. Switch Button. half Heading.", hint: "Double tap to toggle setting."),
    Said(
      element("A", value: "", [.switchButton, .button]), "A. Switch Button. ",
      hint: "Double tap to toggle setting."),
    Said(
      element("A", value: "", [.switchButton]), "A. ", hint: "Double tap to toggle setting."),
    Said(
      element("A", [.switchButton, .button]), "A. Switch Button.",
      hint: "Double tap to toggle setting."),
  ])
  func `A switch says its value as a state`(_ said: Said) throws { try check(said) }

  @Test(arguments: [
    Said(element(nil, hint: "Only hint"), "Only hint"),
    Said(element(nil, hint: "Only hint", [.button]), "Only hint. Button."),
    Said(element("A", hint: "Hint"), "A", hint: "Hint"),
    Said(element("Photo", in: .series(index: 2, count: 5)), "Photo 2 of 5."),
    Said(element("Photo", [.button], in: .series(index: 2, count: 5)), "Photo. Button. 2 of 5."),
    Said(element("Photo.", in: .series(index: 2, count: 5)), "Photo. 2 of 5."),
    Said(element(nil, in: .series(index: 1, count: 3)), " 1 of 3."),
    Said(element("A", in: .listStart), "A. List Start."),
    Said(element("A.", [.button], in: .listEnd), "A. Button. List End."),
    Said(element("A", in: .landmarkStart), "A. Landmark."),
    Said(element("A", in: .landmarkEnd), "A. End."),
    Said(element(nil, in: .listStart), ". List Start."),
    Said(element(nil, [.selected], in: .listStart), "Selected. List Start."),
  ])
  func `The hint replaces an empty name and the context is last`(_ said: Said) throws {
    try check(said)
  }

  @Test(arguments: [
    Said(
      element("A", value: "1", hint: "Turns it off.", [.switchButton, .button]),
      "A. Switch Button. On.", hint: "Turns it off. Double tap to toggle setting."),
    Said(
      element("A", value: "1", hint: "Turns it off", [.switchButton, .button]),
      "A. Switch Button. On.", hint: "Turns it off. Double tap to toggle setting."),
    Said(
      element("A", value: "1", hint: "Off..", [.switchButton, .button]),
      "A. Switch Button. On.", hint: "Off.. Double tap to toggle setting."),
    Said(
      element("A", hint: ".", [.adjustable]), "A. Adjustable.",
      hint: ". Swipe up or down with one finger to adjust the value."),
    Said(
      element("A", hint: "Lost", [.textEntry]), "A. Text Field.", hint: "Double tap to edit."),
    Said(
      element("A", hint: "Kept", [.textEntry, .notEnabled]), "A. Dimmed. Text Field.", hint: "Kept"),
    Said(
      element("A", [.textEntry, .textArea]), "A. Text Field.",
      hint: "Double tap to edit., Use the rotor to access Misspelled Words"),
    Said(
      element("A", hint: "Hint.", [.adjustable]), "A. Adjustable.",
      hint: "Hint. Swipe up or down with one finger to adjust the value."),
    Said(
      element("A", [.adjustable, .textEntry]), "A. Text Field. Adjustable.",
      hint: "Double tap to edit. Swipe up or down with one finger to adjust the value."),
    Said(
      element("A", [.adjustable, .textEntry, .isEditing]),
      "A. Text Field. Is editing. Adjustable.",
      hint:
        "Use the rotor to access Misspelled Words. Swipe up or down with one finger to adjust the value."
    ),
    Said(
      element("A", hint: "Kept", [.adjustable, .notEnabled]), "A. Dimmed. Adjustable.", hint: "Kept"
    ),
    Said(element(nil, hint: "Only", [.adjustable]), "Only. Adjustable."),
    Said(
      element("A", value: "1", [.adjustable, .switchButton, .button]),
      "A. Switch Button. On. Adjustable.", hint: "Double tap to toggle setting."),
  ])
  func `Hints are chained, replaced and suppressed`(_ said: Said) throws { try check(said) }

  @Test(arguments: [
    Said(element("A", actions: ["Delete"]), "A", hint: "Actions Available"),
    Said(element("A", hint: "Hint", actions: ["Delete"]), "A", hint: "Hint. Actions Available"),
    Said(
      element("A", actions: ["Delete"], content: [.init(label: "Size", value: "2")]), "A",
      hint: "Actions Available. More Content Available"),
    Said(element(nil, actions: ["Delete"]), "Actions Available"),
    Said(element(nil, content: [.init(label: "Size")]), "More Content Available"),
    Said(
      element(nil, actions: ["Delete"], content: [.init(label: "Size")]), "Actions Available",
      hint: "More Content Available"),
    Said(element(nil, [.button], actions: ["Delete"]), "Button.", hint: "Actions Available"),
    Said(
      element("A", content: [.init(label: "Size", value: "2", isImportant: true)]), "A",
      hint: "More Content Available"),
  ])
  func `The trailers end the second utterance or take an empty first`(_ said: Said) throws {
    try check(said)
  }

  @Test(arguments: [
    ("before", "Button. Submit"), ("after", "Submit. Button."), ("off", "Submit"),
  ])
  func `The position of the words for the traits can be set`(
    _ place: String, _ announcement: String
  ) throws {
    try check(Said(element("Submit", [.button]), announcement), set: ["controls": place])
  }

  @Test func `The library's Russian keeps its mistakes, the device's does not`() throws {
    let wide = element("А", in: cell(0, 0, height: 2))
    let library = try VoiceOverData.composer("voiceover-snapshot", locale: "ru")
    #expect(library.announcement(for: wide).text == "А. Охватывает столбцов: 2. Столбец 1.")
    let device = try VoiceOverData.composer("voiceover-ios-18", locale: "ru")
    #expect(device.announcement(for: wide).text == "А, охватывает строк: 2, столбец 1")
  }
}
