import Earshot
import Testing

@Suite struct `VoiceOver on a device` {
  private func check(
    _ said: Said, _ ids: [String] = VoiceOverData.devices, set settings: [String: String] = [:]
  ) throws {
    for id in ids { said.check(try VoiceOverData.composer(id, set: settings)) }
  }

  static let toggle = "double tap to toggle setting"
  static let adjust = "swipe up or down with one finger to adjust the value"
  static let edit = "double tap to edit"

  @Test(arguments: [
    Said(element("Label", [.notEnabled, .button]), "Label, dimmed, button"),
    Said(
      element("Day, Date", [.selected, .button]), "selected, Day, Date, button"),
    Said(
      element("Photos", [.button], in: .series(index: 2, count: 3)), "Photos, button, 2 of 3"),
    Said(
      element("Clock", [.button, .notEnabled], in: .series(index: 3, count: 3)),
      "Clock, dimmed, button, 3 of 3"),
    Said(
      element("Label", value: "0", [.switchButton, .button, .notEnabled]),
      "Label, dimmed, switch button, off"),
    Said(
      element("Label", value: "0", [.switchButton, .button]), "Label, switch button, off",
      hint: toggle),
    Said(element("Search", [.searchField]), "Search, search field", hint: edit),
    Said(element("Search", [.searchField, .textEntry]), "Search, search field", hint: edit),
    Said(
      element("Label", value: "value", [.textEntry]), "Label, value, text field", hint: edit),
    Said(
      element("February", [.pickerItem, .adjustable]), "February, picker item, adjustable",
      hint: adjust),
    Said(
      element("enter a fake password", value: "3 characters", [.textEntry, .secureTextField]),
      "enter a fake password, 3 characters, secure text field", hint: edit),
    Said(
      element("volume", value: "6, 54.5%", [.adjustable]), "volume, 6, 54.5%, adjustable",
      hint: adjust),
    Said(
      element("Actions", [.button, .popUpButton]), "Actions, button, pop up button",
      hint: "double tap to activate the picker"),
    Said(
      element("Overdue alerts, always on", value: "1", [.switchButton, .button, .notEnabled]),
      "Overdue alerts, always on, dimmed, switch button, on"),
    Said(element("target", [.button, .notEnabled]), "target, dimmed, button"),
    Said(element("apple", [.button, .selected]), "selected, apple, button"),
  ])
  func `Native transcriptions are met`(_ said: Said) throws { try check(said) }

  @Test(arguments: [
    Said(
      element("show more", [.button], expanded: .collapsed), "show more, button, collapsed",
      hint: "double tap to expand"),
    Said(
      element("show more", [.button], expanded: .expanded), "show more, button, expanded",
      hint: "double tap to collapse"),
    Said(
      element("Section", [.button, .header], expanded: .expanded),
      "Section, button, heading, expanded", hint: "double tap to collapse"),
    Said(
      element("More", hint: "Shows all.", [.button], expanded: .collapsed),
      "More, button, collapsed", hint: "Shows all, double tap to expand"),
    Said(
      element("More", hint: "Shows all.", [.button, .notEnabled], expanded: .collapsed),
      "More, dimmed, button, collapsed", hint: "Shows all."),
  ])
  func `The expanded status follows the type from iOS 18`(_ said: Said) throws {
    try check(said, ["voiceover-ios-18", "voiceover-ios-26"])
  }

  @Test func `iOS 17 has no expanded status`() throws {
    try check(
      Said(element("show more", [.button], expanded: .collapsed), "show more, button"),
      ["voiceover-ios-17"])
  }

  @Test(arguments: [
    Said(element("Settings", [.backButton, .button]), "Settings, back button"),
    Said(element("Back", [.backButton, .button]), "back button"),
    Said(element("Veggie", [.header]), "Veggie, heading"),
    Said(element("Help", [.link]), "Help, link"),
    Said(element("Cat", [.image]), "Cat, image"),
    Said(element("Q", [.keyboardKey, .button]), "Q"),
    Said(element("A", value: "1", [.switchButton]), "A, switch button, on", hint: toggle),
    Said(element("A", value: "2", [.switchButton]), "A, switch button, mixed", hint: toggle),
    Said(element("A", value: "half", [.switchButton]), "A, switch button, half", hint: toggle),
    Said(element("A", value: "", [.switchButton]), "A, switch button", hint: toggle),
    Said(
      element("A", [.textEntry, .isEditing]), "A, text field, is editing",
      hint: "use the rotor to access Misspelled Words"),
    Said(
      element("A", [.textEntry, .textArea]), "A, text field",
      hint: "double tap to edit, use the rotor to access Misspelled Words"),
    Said(
      element("Pad", [.allowsDirectInteraction]), "Pad",
      hint: "use the rotor to enable Direct Touch for this app"),
    Said(element("A", [.staticText, .playsSound, .summaryElement]), "A"),
  ])
  func `Traits have their words`(_ said: Said) throws { try check(said) }

  @Test(arguments: [
    Said(
      element("Home", [.tabBarItem, .button, .selected], in: .tabBarItem(index: 1, count: 4)),
      "Tab Bar, selected, Home, tab, 1 of 4"),
    Said(
      element("Photos", [.tabBarItem, .button], in: .tabBarItem(index: 2, count: 4)),
      "Photos, tab, 2 of 4"),
    Said(element("A", [.button], in: .tab(index: 1, count: 3)), "Tab Bar, A, tab, 1 of 3"),
    Said(
      element("C", [.button, .notEnabled], in: .tab(index: 3, count: 11)),
      "C, dimmed, tab, 3 of 11"),
    Said(element(nil, [.tabBarItem], in: .tabBarItem(index: 4, count: 6)), "tab, 4 of 6"),
  ])
  func `The first tab announces the bar`(_ said: Said) throws { try check(said) }

  @Test(arguments: [
    Said(element("Cats", [.button], in: .listStart), "Cats, button, list start"),
    Said(element("Birds", [.button], in: .listEnd), "Birds, button, list end"),
    Said(element("text", [.link], in: .landmarkStart), "text, link, landmark"),
    Said(element("text", [.link], in: .landmarkEnd), "text, link, end"),
  ])
  func `The ends of lists follow the traits before iOS 26`(_ said: Said) throws {
    try check(said, ["voiceover-ios-17", "voiceover-ios-18"])
  }

  @Test(arguments: [
    Said(element("Cats", [.button], in: .listStart), "Cats, list start, button"),
    Said(
      element("Cats", value: "3", [.button, .notEnabled], in: .listEnd),
      "Cats, 3, list end, dimmed, button"),
    Said(element("text", [.link], in: .landmarkStart), "text, landmark, link"),
    Said(element("text", in: .landmarkEnd), "text, end"),
    Said(element("A", [.button], in: .series(index: 1, count: 2)), "A, button, 1 of 2"),
    Said(element("A", [.button], in: cell(0, 1)), "A, button, column 2"),
  ])
  func `The ends of lists precede the traits on iOS 26, and the position is last`(_ said: Said)
    throws
  {
    try check(said, ["voiceover-ios-26"])
  }

  @Test(arguments: [
    Said(element("12", value: "kg", in: cell(1, 1)), "12, kg, column 2"),
    Said(
      element("12", in: cell(1, 0, height: 2, first: true)), "12, spans 2 rows, row 2, column 1"),
    Said(
      element(
        "car", [.selected, .button],
        in: cell(
          1, 1, first: true, rows: [.init(label: "row", value: "b")],
          columns: [.init(label: "type")])),
      "selected, row, b, type, car, button, row 2, column 2"),
    Said(element("", value: "kg", in: cell(1, 1)), "kg, column 2"),
    Said(element(nil, in: cell(nil, nil)), ""),
  ])
  func `The value of a cell precedes its position`(_ said: Said) throws { try check(said) }

  @Test(arguments: [
    Said(
      element("A", value: "1", hint: "Turns it off.", [.switchButton, .button]),
      "A, switch button, on", hint: "Turns it off, double tap to toggle setting"),
    Said(element("A", hint: "Opens it.", [.button]), "A, button", hint: "Opens it."),
    Said(element("A", hint: "Lost", [.textEntry]), "A, text field", hint: edit),
    Said(
      element("A", hint: "Kept", [.textEntry, .notEnabled]), "A, dimmed, text field", hint: "Kept"),
    Said(
      element("A", hint: "Find files.", [.searchField]), "A, search field",
      hint: "Find files, double tap to edit"),
    Said(element("A", [.adjustable, .notEnabled]), "A, dimmed, adjustable"),
    Said(element(nil, hint: "Only", [.adjustable]), "Only, adjustable"),
    Said(element(nil, hint: "Only", [.selected]), "selected", hint: "Only"),
    Said(element("A", [.button]), "A, button"),
  ])
  func `Hints are chained as the second utterance`(_ said: Said) throws { try check(said) }

  @Test(arguments: [
    Said(
      element("Mail", [.button], actions: ["Delete"]), "Mail, button", hint: "actions available"),
    Said(
      element("Mail", hint: "Opens it", [.button], actions: ["Delete", "Flag"]), "Mail, button",
      hint: "Opens it, actions available"),
    Said(
      element("Mail", content: [.init(label: "Size", value: "2 MB")]), "Mail",
      hint: "more content available"),
    Said(
      element(
        "Mail", value: "new", [.button, .notEnabled],
        content: [
          .init(label: "From", value: "Ann", isImportant: true), .init(label: "Size", value: "2"),
          .init(label: "Urgent", isImportant: true),
        ]),
      "Mail, new, From, Ann, Urgent, dimmed, button", hint: "more content available"),
  ])
  func `Actions and more content are announced, and important content is read`(_ said: Said) throws
  {
    try check(said)
  }

  @Test(arguments: [
    Said(
      element("Volume", value: "5", [.adjustable, .notEnabled]), "Volume, 5, dimmed, adjustable"),
    Said(
      element("Filter", [.header, .button, .selected, .notEnabled], expanded: .collapsed),
      "selected, Filter, dimmed, button, heading, collapsed"),
    Said(
      element(nil, [.selected, .tabBarItem], in: .tabBarItem(index: 1, count: 2)),
      "Tab Bar, selected, tab, 1 of 2"),
    Said(
      element("Sound", value: "1", [.switchButton, .button], in: .tab(index: 2, count: 2)),
      "Sound, switch button, on, tab, 2 of 2", hint: toggle),
    Said(
      element("Pick", value: "1", [.switchButton, .adjustable]),
      "Pick, switch button, on, adjustable", hint: toggle),
    Said(
      element("Code", [.textEntry, .switchButton, .adjustable]),
      "Code, switch button, text field, adjustable", hint: edit),
    Said(
      element("Date", [.textEntry, .adjustable]), "Date, text field, adjustable",
      hint: "double tap to edit, \(adjust)"),
    Said(
      element("Find", [.searchField, .textEntry, .isEditing]), "Find, search field, is editing",
      hint: "use the rotor to access Misspelled Words"),
    Said(
      element("Go", [.button, .link, .image, .header]), "Go, button, heading, link, image"),
    Said(
      element("Wheel", [.pickerItem, .adjustable, .selected], in: .series(index: 3, count: 9)),
      "selected, Wheel, picker item, adjustable, 3 of 9", hint: adjust),
    Said(
      element("Back", hint: "To the list", [.backButton, .notEnabled]),
      "To the list, dimmed, back button"),
    Said(
      element("12", value: "1", [.switchButton], in: cell(0, 0, first: true)),
      "12, switch button, on, row 1, column 1", hint: toggle),
  ])
  func `All rules hold together`(_ said: Said) throws {
    try check(said, ["voiceover-ios-18", "voiceover-ios-26"])
  }

  @Test(arguments: [
    Said(element("Later", [.button]), "Later, button"),
    Said(element("General", [.button, .backButton]), "General, back button"),
    Said(
      element("Smart Quotes", value: "0", [.switchButton, .button]),
      "Smart Quotes, switch button, off", hint: toggle),
    Said(
      element("Left Keyboard", value: "Off", [.button]), "Left Keyboard, Off, button"),
    Said(
      element("account", value: "robin", [.textEntry]), "account, robin, text field", hint: edit),
    Said(
      element("passcode", value: "•••••••••", [.textEntry, .secureTextField]),
      "passcode, •••••••••, secure text field", hint: edit),
    Said(element("chevron", [.button, .notEnabled]), "chevron, dimmed, button"),
  ])
  func `Elements of real screens are said as heard on devices`(_ said: Said) throws {
    try check(said)
  }

  @Test func `The label of a group is said before the element that it is entered with`() throws {
    let composer = try VoiceOverData.composer("voiceover-ios-26")
    let said = composer.announcement(
      for: element("Weather", [.selected, .button], in: .series(index: 1, count: 3)),
      arriving: VoiceOverArrival(entering: ["Favorite apps"]))
    #expect(said.text == "Favorite apps, selected, Weather, button, 1 of 3")
    #expect(said.parts.first?.rule == "voiceover.container.group")
  }

  @Test func `The actions of a semantic group are announced at each element in it`() throws {
    var screen = VoiceOverScreen()
    let group = VoiceOverScreen.Group(
      container: .semanticGroup, label: "Card", customActions: ["Share"])
    let card = screen.add(.init(.group(group)))
    screen.add(.init(.element(element("Title"), .init(x: 0, y: 0))), to: card)
    screen.add(.init(.element(element("More", [.button]), .init(x: 0, y: 40))), to: card)
    screen.add(.init(.element(element("Next"), .init(x: 0, y: 80))))
    let visits = VoiceOverReadingOrder(screen).visits
    let device = try VoiceOverData.composer("voiceover-ios-26")
    let said = visits.map { device.announcement(for: $0) }
    #expect(said.map(\.text) == ["Card, Title", "More, button", "Next"])
    #expect(said.map(\.hint) == ["actions available", "actions available", ""])
    let library = try VoiceOverData.composer("voiceover-snapshot")
    #expect(visits.map { library.announcement(for: $0).hint } == ["", "", ""])
  }

  @Test(arguments: [
    (element("A", value: "1", [.switchButton]), element("A", value: "0", [.switchButton]), "off"),
    (
      element("Volume", value: "50%", [.adjustable]),
      element("Volume", value: "60%", [.adjustable]), "60%"
    ),
    (
      element("More", [.button], expanded: .collapsed),
      element("More", [.button], expanded: .expanded), "expanded"
    ),
    (element("Tab", [.button]), element("Tab", [.button, .selected]), "selected"),
    (element("Same", value: "1"), element("Same", value: "1"), ""),
  ])
  func `A change says the new value or state only`(
    _ old: VoiceOverElement, _ new: VoiceOverElement, _ announcement: String
  ) throws {
    let said = try VoiceOverData.composer("voiceover-ios-26").announcement(from: old, to: new)
    #expect(said.text == announcement)
    #expect(said.hint == "")
  }

  @Test(arguments: [
    ("before", "button, selected, Submit, dimmed"), ("after", "selected, Submit, dimmed, button"),
    ("off", "selected, Submit, dimmed"),
  ])
  func `The type of a control is said before, after or not from iOS 18`(
    _ place: String, _ announcement: String
  ) throws {
    try check(
      Said(element("Submit", [.button, .selected, .notEnabled]), announcement),
      ["voiceover-ios-18", "voiceover-ios-26"], set: ["controls": place])
  }

  @Test func `iOS 17 does not have a setting for controls`() throws {
    #expect(throws: Settings.Problem.self) {
      try VoiceOverData.profile("voiceover-ios-17", set: ["controls": "off"])
    }
  }

  @Test func `Minimal verbosity says the label only`() throws {
    let busy = element(
      "Mail", value: "new", hint: "Opens", [.button, .selected, .notEnabled],
      in: .series(index: 1, count: 2), expanded: .expanded, actions: ["Delete"],
      content: [.init(label: "a", isImportant: true)])
    for id in VoiceOverData.all {
      Said(busy, "Mail").check(try VoiceOverData.composer(id, set: ["verbosity": "minimal"]))
    }
  }

  @Test(arguments: [
    ("value", "A, button, 1 of 2", "H, actions available, more content available"),
    ("containers", "A, 5, button", "H, actions available, more content available"),
    ("customContent", "A, 5, button, 1 of 2", "H, actions available"),
    ("hints", "A, 5, button, 1 of 2", ""),
  ])
  func `A setting that is off removes its parts`(
    _ setting: String, _ announcement: String, _ hint: String
  ) throws {
    let said = Said(
      element(
        "A", value: "5", hint: "H", [.button], in: .series(index: 1, count: 2),
        actions: ["Delete"], content: [.init(label: "x")]),
      announcement, hint: hint)
    try check(said, set: [setting: "off"])
  }
}
