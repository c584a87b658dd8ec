import Earshot
import EarshotProfiles
import Testing

@Suite struct `Newer profiles of VoiceOver` {
  private func said(
    _ element: VoiceOverElement, inApp app: String? = nil, by id: String,
    _ settings: [String: String] = [:]
  ) throws -> Announcement {
    try VoiceOver(VoiceOverData.profile(id, set: settings)).reader
      .announcement(for: element, arriving: VoiceOverArrival(appName: app))
  }

  private static let heading = VoiceOverElement(label: "Fixture repeated", traits: [.header])

  @Test func `iOS 27 says the name of the app before the first element`() throws {
    let heard = try said(Self.heading, inApp: "VoiceOverFixture", by: "voiceover-ios-27")
    #expect(heard.text == "VoiceOverFixture, Fixture repeated, heading")
    #expect(heard.parts.first?.rule == "voiceover.container.app")
    #expect(heard.parts.first?.fact == .entered(.window))
    #expect(
      try said(Self.heading, inApp: "VoiceOverFixture", by: "voiceover-ios-26").text
        == "Fixture repeated, heading")
  }

  @Test func `iOS 27 says that VoiceOver is on when it was switched on`() throws {
    let on = ["turnedOn": "on"]
    #expect(
      try said(Self.heading, inApp: "VoiceOverFixture", by: "voiceover-ios-27", on).text
        == "VoiceOver on, VoiceOverFixture, Fixture repeated, heading")
    let next = VoiceOverElement(label: "Save", traits: [.button])
    #expect(try said(next, by: "voiceover-ios-27", on).text == "Save, button")
  }

  @Test func `a field that is edited announces how its cursor moves and its position`() throws {
    var field = VoiceOverElement(label: "Email", traits: [.textEntry, .isEditing])
    field.insertionPoint = .end
    #expect(
      try said(field, by: "voiceover-ios-27", ["characterMode": "on"]).text
        == "Email, text field, is editing, character mode, insertion point at end")
    field.insertionPoint = .start
    #expect(
      try said(field, by: "voiceover-ios-17").text
        == "Email, text field, is editing, insertion point at start")
    #expect(try said(field, by: "voiceover-snapshot").text == "Email. Text Field. Is editing.")
  }

  @Test func `the first element of a screen has the name of its app`() throws {
    var screen = VoiceOverScreen()
    screen.appName = "Weather"
    for label in ["London", "Paris"] {
      screen.add(.init(.element(VoiceOverElement(label: label), .init(x: 0, y: 0, height: 1))))
    }
    let reader = VoiceOver(.iOS27).reader
    let heard = VoiceOverReadingOrder(screen).visits.map {
      VoiceOver(.iOS27).announcement(for: $0).text
    }
    #expect(heard == ["Weather, London", "Paris"])
    #expect(reader.profile.id == "voiceover-ios-27")
  }

  @Test(arguments: [
    ("voiceover-ios-26", "voiceover-ios-27"), ("voiceover-snapshot", "voiceover-snapshot-next"),
  ])
  func `have the same announcements as older ones for the same information`(
    older: String, newer: String
  ) throws {
    let (one, other) = (
      try VoiceOverData.composer(older), try VoiceOverData.composer(newer)
    )
    var elements = RandomElements(seed: 27)
    for _ in 0..<1_000 {
      var element = elements.next()
      if older == "voiceover-snapshot" { element.expandedStatus = nil }
      #expect(one.announcement(for: element) == other.announcement(for: element))
    }
  }

  private static let id = "voiceover-snapshot-next"

  @Test(arguments: [
    (VoiceOverElement.ExpandedStatus.expanded, "Expanded.", "Double tap to collapse."),
    (.collapsed, "Collapsed.", "Double tap to expand."),
  ])
  func `the next snapshot has the expanded status last of the traits, and chains its hint`(
    status: VoiceOverElement.ExpandedStatus, word: String, hint: String
  ) throws {
    var section = VoiceOverElement(
      label: "Section", traits: [.button, .header], expandedStatus: status)
    #expect(try said(section, by: Self.id).text == "Section. Button. Heading. \(word)")
    #expect(try said(section, by: Self.id).hint == hint)
    section.hint = "Shows all."
    #expect(try said(section, by: Self.id).hint == "Shows all. \(hint)")
    section.traits.insert(.notEnabled)
    #expect(try said(section, by: Self.id).hint == "Shows all.")
  }

  @Test func `the next snapshot has switches for its parts`() throws {
    let cell = VoiceOverElement(
      label: "Economy",
      context: .dataTableCell(.init(row: 0, column: 1, width: 2)))
    let heard = try said(cell, by: Self.id).text
    #expect(heard.contains("Column 2."))
    #expect(try !said(cell, by: Self.id, ["tables": "off"]).text.contains("Column 2."))
    let section = VoiceOverElement(label: "Section", value: "Open", traits: [.button])
    #expect(try said(section, by: Self.id, ["controls": "before"]).text == "Button. Section: Open")
    #expect(try said(section, by: Self.id, ["controls": "off"]).text == "Section: Open")
    #expect(try said(section, by: Self.id, ["verbosity": "minimal"]).text == "Section")
    #expect(
      try said(section, by: Self.id, ["verbosity": "verbose"]).text == "Section: Open. Button.")
  }
}
