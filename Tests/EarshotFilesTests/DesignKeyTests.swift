import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Keys of a design` {
  private func mistake(_ component: String) -> String? {
    let design = "screen: T\ncomponents:\n  - {\(component)}"
    let mistakes = #expect(throws: DesignReader.Mistakes.self) {
      try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    }
    return mistakes?.errors.first?.description
  }

  @Test(arguments: [
    ("kind: text, label: Go, checked: true", "text", "checked", "checkbox"),
    ("kind: text, label: Go, expanded: true", "text", "expanded", "dropdown"),
    ("kind: heading, label: Go, secure: true", "heading", "secure", "text-field"),
    ("kind: button, label: Go, placeholder: Where", "button", "placeholder", "dropdown"),
    ("kind: checkbox, label: Go, selected: true", "checkbox", "selected", "button"),
    ("kind: image, label: Go, opens: x", "image", "opens", "button"),
    ("kind: group, label: Go, options: [A]", "group", "options", "dropdown"),
    ("kind: list, label: Go, closes: [back]", "list", "closes", "menu"),
    ("kind: alert, label: Go, components: []", "alert", "components", "expandable-row"),
  ])
  func `that a kind does not have are rejected with a suggestion`(
    _ component: String, _ kind: String, _ key: String, _ other: String
  ) throws {
    let message = try #require(mistake(component))
    #expect(
      message.contains("error: \(kind): '\(key)' has no effect here; ")
        && message.contains("it is a key of \(other)"), "\(message)")
    #expect(message.hasPrefix("d.yaml:3:"))
  }

  @Test func `that are unknown are rejected with the nearest one`() {
    #expect(
      mistake("kind: text, label: Go, hidden: false, lable: x")?
        .contains("text: unknown key 'lable'; did you mean 'label'?") == true)
  }

  @Test(arguments: ComponentKinds.builtIn.kinds.map(\.name))
  func `have one form and one meaning within a kind`(_ name: String) throws {
    let kind = try #require(ComponentKinds.builtIn[name])
    #expect(Set(kind.keys.map(\.name)).count == kind.keys.count)
    #expect(kind.keys.allSatisfy { !$0.meaning.isEmpty })
  }

  @Test func `give the same screen as Swift does`() throws {
    let design = """
      screen: Flights
      components:
        - {kind: heading, label: Flights}
        - {kind: dropdown, label: Search by, options: [Record locator, Tag], value: Tag}
        - {kind: sheet, label: Seats, components: [{kind: radio-group, options: [A, B]}]}
      """
    let read = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    let written = Screen("Flights") {
      Heading("Flights")
      Dropdown("Search by", options: ["Record locator", "Tag"], selected: "Tag")
      Sheet("Seats") { RadioGroup(options: ["A", "B"]) }
    }
    #expect(read.allComponents.map(\.id) == written.allComponents.map(\.id))
    for id in BuiltIn.profileIDs {
      let profile = try #require(BuiltIn.profile(id))
      let preview = ScreenPreview(
        reader: BuiltIn.reader(for: profile, locale: "en"),
        wording: BuiltIn.wording(locale: "en", dates: profile.dates))
      #expect(
        preview.entries(of: read, states: .all).map(\.announcement)
          == preview.entries(of: written, states: .all).map(\.announcement))
    }
  }
}
