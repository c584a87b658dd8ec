import Earshot
import Testing

@Suite struct TalkBackPresetTests {
  private static let list = node(
    "ListView",
    children: [
      node("Button", text: "A") {
        $0.id = "item"
        $0.clickable = true
        $0.collectionItemInfo = .init(rowIndex: 0, columnIndex: 0)
      },
      node("TextView", text: "Kinds") {
        $0.id = "heading"
        $0.heading = true
      },
    ]
  ) { $0.collectionInfo = .init(rowCount: 2, columnCount: 1) }

  @Test(arguments: [
    ("custom", "capital A, Button, 1 of 2, In list, 2 items | Double-tap to activate"),
    ("high", "capital A, Button, 1 of 2, In list, 2 items | Double-tap to activate"),
    ("low", "A"),
  ])
  func `set hints, roles, containers and capitals together`(preset: String, heard: String) throws {
    #expect(try TalkBackListener(["verbosityPreset": preset]).walk(Self.list, "item") == [heard])
  }

  @Test func `low says no heading, because it is a role`() throws {
    #expect(try TalkBackListener().walk(Self.list, "heading")[0].hasPrefix("Kinds, Heading"))
    #expect(
      try TalkBackListener(["verbosityPreset": "low"]).walk(Self.list, "heading") == ["Kinds"])
  }

  @Test func `low echoes nothing that is typed, high characters and words`() throws {
    let typed = TalkBackEvent.textEdited(.added("a"))
    #expect(try TalkBackListener(["verbosityPreset": "low"]).heard(typed) == "")
    #expect(try TalkBackListener(["verbosityPreset": "high"]).heard(typed) == "a")
  }

  @Test func `do not change the order of a description`() throws {
    var profile = try TalkBackListener(["descriptionOrder": "name-role-state"]).profile
    try profile.settings.set("verbosityPreset", to: "high")
    #expect(profile.settings["descriptionOrder"] == "name-role-state")
  }
}
