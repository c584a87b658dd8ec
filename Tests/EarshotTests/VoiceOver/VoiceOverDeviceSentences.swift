import Earshot
import EarshotProfiles
import Testing

@Suite struct `VoiceOver on a device, sentence by sentence` {
  private static let drag = "double tap and hold, wait for the sound, then drag to rearrange"

  @Test(arguments: [
    VoiceOverSentence(
      "A draggable element says so after its type",
      element("Song", [.button, .image, .draggable]), library: "Song. Button. Image.",
      device: "Song, button, image, draggable | \(drag)"),
    VoiceOverSentence(
      "How to drag comes after the author's hint",
      element("Song", hint: "Plays it.", [.button, .draggable]),
      library: "Song. Button. | Plays it.",
      device: "Song, button, draggable | Plays it, \(drag)"),
    VoiceOverSentence(
      "A dimmed element does not say how to drag it", element("Song", [.draggable, .notEnabled]),
      library: "Song. Dimmed.", device: "Song, dimmed, draggable"),
    VoiceOverSentence(
      "Draggable comes before a position",
      element("Song", [.draggable], in: .series(index: 2, count: 3)), library: "Song 2 of 3.",
      device: "Song, draggable, 2 of 3 | \(drag)"),
    VoiceOverSentence(
      "A draggable element without a label", element(nil, [.draggable]), library: "",
      device: "draggable | \(drag)"),
  ])
  func `A draggable element says so`(_ sentence: VoiceOverSentence) throws {
    try sentence.check()
  }

  @Test func `Draggable and expandable elements say so first`() throws {
    try VoiceOverSentence(
      "", element("Song", [.draggable], expanded: .collapsed),
      device: "Song, draggable, collapsed | double tap to expand, \(Self.drag)",
      on: VoiceOverSentence.fromIOS18
    ).check()
    for (place, said) in [("before", "draggable, Song"), ("off", "Song")] {
      try VoiceOverSentence(
        "", element("Song", [.draggable]), device: "\(said) | \(Self.drag)",
        on: VoiceOverSentence.fromIOS18
      ).check(set: ["controls": place])
    }
  }

  @Test(arguments: [
    VoiceOverSentence(
      "The title of an alert is announced as one", element("Delete?", [.alert, .header]),
      library: "Delete?. Heading.", device: "Alert, Delete?, heading"),
    VoiceOverSentence(
      "The word for the alert comes before selected", element("Delete?", [.alert, .selected]),
      library: "Selected: Delete?", device: "Alert, selected, Delete?"),
    VoiceOverSentence(
      "An alert without a title is still an alert", element(nil, hint: "Hint", [.alert]),
      library: "Hint", device: "Alert, Hint"),
  ])
  func `An alert is announced`(_ sentence: VoiceOverSentence) throws { try sentence.check() }

  @Test func `An alert is treated as a container`() throws {
    try VoiceOverSentence("", element("Delete?", [.alert]), device: "Delete?")
      .check(set: ["containers": "off"])
    let said = try VoiceOverData.composer("voiceover-ios-26").announcement(
      for: element("Delete?", [.alert]), arriving: VoiceOverArrival(entering: ["Dialog"]))
    #expect(said.text == "Dialog, Alert, Delete?")
  }

  private static func header(
    row: Bool, column: Bool, _ place: VoiceOverContext.DataTableCell = .init(row: 0, column: 0)
  ) -> VoiceOverContext {
    var place = place
    place.isRowHeader = row
    place.isColumnHeader = column
    return .dataTableCell(place)
  }

  @Test(arguments: [
    VoiceOverSentence(
      "A header of a row says so before its coordinates",
      element("Cat", in: header(row: true, column: false)), library: "Cat. Column 1.",
      device: "Cat, row header, column 1"),
    VoiceOverSentence(
      "A header of a column does too", element("Size", in: header(row: false, column: true)),
      library: "Size. Column 1.", device: "Size, column header, column 1"),
    VoiceOverSentence(
      "A header of both says the row first",
      element(
        "Date", value: "v", [.button],
        in: header(row: true, column: true, .init(row: 0, column: 0, isFirstInRow: true))),
      library: "Date. Row 1. Column 1. v. Button.",
      device: "Date, v, button, row header, column header, row 1, column 1"),
    VoiceOverSentence(
      "A header that spans columns says that before",
      element("Date", in: header(row: false, column: true, .init(row: 0, column: 0, width: 2))),
      library: "Date. Spans 2 columns. Column 1.",
      device: "Date, spans 2 columns, column header, column 1"),
    VoiceOverSentence(
      "A header without coordinates is still a header",
      element("Date", in: header(row: false, column: true, .init(row: nil, column: nil))),
      library: "Date.", device: "Date, column header"),
  ])
  func `Header cells say that they are headers`(_ sentence: VoiceOverSentence) throws {
    try sentence.check()
  }

  @Test func `The announcement of actions can be turned off, which keeps the rest`() throws {
    let busy = element(
      "Mail", hint: "Opens it", actions: ["Delete"], content: [.init(label: "Size")])
    try VoiceOverSentence("", busy, device: "Mail | Opens it, more content available")
      .check(set: ["actions": "off"])
    for id in VoiceOverData.devices {
      let composer = try VoiceOverData.composer(id, set: ["actions": "off"])
      let said = composer.announcement(
        for: element("Mail"), arriving: VoiceOverArrival(inheritsActions: true))
      #expect(said.heard == "Mail")
    }
  }

  @Test(arguments: [
    ("ar", "A, ٣ من ١٢"), ("ar-MA", "A, 3 من 12"), ("fa", "A, ۳ of ۱۲"), ("de", "A, 3 von 12"),
    ("en", "A, 3 of 12"),
  ])
  func `Numbers are said in the digits of the app's language`(
    _ locale: String, _ said: String
  ) throws {
    for id in VoiceOverData.devices {
      let reader = BuiltIn.reader(for: try VoiceOverData.profile(id), locale: locale)
      var item = element("A", in: .series(index: 3, count: 12))
      #expect(reader.announcement(for: item).heard == said)
      #expect(reader.set(to: reader.profile.settings).announcement(for: item).heard == said)
      item.language = "en"
      #expect(reader.announcement(for: item).heard == "A, 3 of 12")
      item.language = "fa"
      #expect(reader.announcement(for: item).heard == "A, ۳ of ۱۲")
    }
  }

  @Test(arguments: VoiceOverData.all)
  func `The profile names its basis`(_ id: String) throws {
    let caveat = try VoiceOverData.profile(id).caveat
    #expect(caveat.contains(id.contains("snapshot") ? "Devices can differ" : "a few audits"))
  }
}
