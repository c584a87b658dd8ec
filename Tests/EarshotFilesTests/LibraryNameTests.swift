import Earshot
import Testing

@Suite struct `Tabs of React Navigation` {
  private static func screen(_ tabs: [String]) -> String {
    var source = PageSource()
    source.add("StaticText", "label=\"Wallet\"", y: 60)
    for (index, tab) in tabs.enumerated() {
      let value = index == 0 ? " value=\"1\"" : ""
      source.add("Button", "label=\"\(tab)\"\(value)", y: 700 + 50 * index)
    }
    return source.text
  }

  private static func found(
    _ tabs: [String], as design: String = "kind: tab-bar, options: [Home, Me, Cards], value: Home"
  ) throws -> [Finding] {
    try findings(
      of: ["kind: text, label: Wallet", design], toolkit: "react-native", in: screen(tabs))
  }

  private static let tabs = ["Home, tab, 1 of 3", "Me, tab, 2 of 3", "Cards, tab, 3 of 3"]

  @Test func `are buttons whose name contains the place`() throws {
    #expect(try Self.found(Self.tabs).grave == [])
  }

  @Test(arguments: [
    ["Home, tab, 1 of 3", "Me, tab, 3 of 3", "Cards, tab, 3 of 3"],
    ["Home, tab, 1 of 3", "You, tab, 2 of 3", "Cards, tab, 3 of 3"],
    ["Home, tab, 1 of 3", "Me, tab, 2 of 3"],
  ])
  func `differ if a name, a place or a tab is wrong`(_ tabs: [String]) throws {
    #expect(try !Self.found(tabs).grave.isEmpty)
  }

  @Test func `are not the buttons of a design`() throws {
    let found = try Self.found(["Home, tab, 1 of 1"], as: "kind: button, label: Home")
    #expect(!found.grave.isEmpty)
  }

  @Test(arguments: ["Shop, back", "Go back"])
  func `can have a back button above them`(_ name: String) throws {
    func found(_ name: String) throws -> [Finding] {
      var source = PageSource()
      source.add("Button", "label=\"\(name)\"", y: 60)
      source.add("StaticText", "label=\"Wallet\"", y: 110)
      return try findings(
        of: ["kind: navigation-bar, label: Wallet, back: Shop"], toolkit: "react-native",
        in: source.text)
    }
    #expect(try found(name).grave == [])
    #expect(try !found("Home, back").grave.isEmpty)
  }
}

@Suite struct `A compact picker of UIKit` {
  private static func found(label: String, name: String) throws -> [Finding] {
    var source = PageSource()
    source.add("StaticText", "label=\"\(label)\"", y: 60)
    source.add("Button", "label=\"\(name)\" value=\"May 12, 2026\"", y: 110)
    return try findings(
      of: ["kind: date-picker, label: Starts, value: \"May 12, 2026\""], toolkit: "swiftui",
      in: source.text
    ).filter { $0.part == .name || $0.kind == .extraStop }
  }

  @Test(arguments: [("Dec 1, 2026", []), ("Dec 2, 2026", [Part.Kind.value])])
  func `can show its date with a short month`(_ date: String, parts: [Part.Kind]) throws {
    var source = PageSource()
    source.add("StaticText", "label=\"Starts\"", y: 60)
    source.add("Button", "label=\"Date Picker\" value=\"\(date)\"", y: 110)
    let found = try findings(
      of: ["kind: date-picker, label: Starts, date: 2026-12-01"], toolkit: "uikit",
      in: source.text)
    #expect(found.grave.compactMap(\.part) == parts)
  }

  @Test func `has UIKit's name after its label`() throws {
    #expect(try Self.found(label: "Starts", name: "Date Picker").grave == [])
    #expect(try !Self.found(label: "Ends", name: "Date Picker").grave.isEmpty)
    #expect(try !Self.found(label: "Starts", name: "Calendar").grave.isEmpty)
  }
}

@Suite struct `A toggle button of SwiftUI` {
  private static let design = "kind: toggle-button, label: Sleep timer"

  private static func found(_ attributes: String, selected: Bool) throws -> [Finding] {
    var source = PageSource()
    source.add("Button", "label=\"Sleep timer\" \(attributes) accessible=\"true\"", y: 60)
    return try findings(
      of: ["\(design), selected: \(selected)"], toolkit: "swiftui", in: source.text)
  }

  private static let on = "value=\"1\" traits=\"Button, Selected\""
  private static let off = "traits=\"Button\""

  @Test func `can be a button that is selected`() throws {
    #expect(try Self.found(Self.on, selected: true).grave == [])
    #expect(try Self.found(Self.off, selected: false).grave == [])
  }

  @Test func `has one error if its state is wrong`() throws {
    #expect(try Self.found(Self.off, selected: true).grave.map(\.part) == [.state])
    #expect(try Self.found(Self.on, selected: false).grave.map(\.part) == [.state])
  }

  @Test func `can be a switch`() throws {
    let toggle = "traits=\"Button, ToggleButton\""
    #expect(try Self.found("value=\"1\" \(toggle)", selected: true).grave == [])
    #expect(try !Self.found("value=\"0\" \(toggle)", selected: true).grave.isEmpty)
  }

  @Test func `is not the text above a switch of the same name`() throws {
    var source = PageSource()
    source.add("StaticText", "label=\"Sleep timer\" accessible=\"true\"", y: 60)
    source.add(
      "Switch",
      "label=\"Sleep timer\" value=\"1\" traits=\"Button, ToggleButton\" accessible=\"true\"",
      y: 110)
    let found = try findings(
      of: ["kind: text, label: Sleep timer", "\(Self.design), selected: true"],
      toolkit: "swiftui", in: source.text)
    #expect(found.grave == [])
  }

  @Test(arguments: [true, false], [true, false])
  func `is the same in formats without roles`(isExpected: Bool, isSelected: Bool) throws {
    let state = "\"selected\": \"\(isSelected)\", \"value\": \"\(isSelected ? "1" : "")\""
    let element = "{\"attributes\": {\"accessibilityText\": \"Sleep timer\", \"bounds\": "
    let dump =
      "{\"attributes\": {}, \"children\": [\(element)\"[0,60][390,100]\", \(state)}, "
      + "\"children\": []}]}"
    let found = try findings(
      of: ["\(Self.design), selected: \(isExpected)"], toolkit: "swiftui", in: dump,
      on: .voiceOver)
    #expect(found.grave.map(\.part) == (isExpected == isSelected ? [] : [.state]))
  }
}

@Suite struct `The title of a platform's dialog` {
  private static func found(in type: String, title: String) throws -> [Finding] {
    var inside = PageSource()
    inside.add("StaticText", "label=\"\(title)\" accessible=\"true\" traits=\"StaticText\"", y: 500)
    inside.add("Button", "label=\"Share\" accessible=\"true\" traits=\"Button\"", y: 560)
    var source = PageSource()
    source.add(type, y: 500, inside: inside.rows.joined(), height: 200)
    return try findings(
      of: ["kind: sheet, label: Photo, components: [{kind: button, label: Share}]"],
      toolkit: "uikit", in: source.text)
  }

  @Test(arguments: ["alertTitle", "title"])
  func `need not be a heading on Android`(id: String) throws {
    let title = "text=\"Ringtone\" resource-id=\"a:id/\(id)\" heading=\"false\""
    let found = try findings(
      of: ["kind: modal, label: Ringtone, close: false, components: [{kind: button, label: OK}]"],
      toolkit: "views",
      in: """
        <hierarchy rotation="0"><android.widget.LinearLayout enabled="true" displayed="true">
        <android.widget.TextView \(title) enabled="true" displayed="true"/>
        <android.widget.Button text="OK" clickable="true" enabled="true" displayed="true"/>
        </android.widget.LinearLayout></hierarchy>
        """)
    #expect(found.grave.map(\.fact) == (id == "title" ? [.role(.heading)] : []))
  }

  @Test func `need not be a heading`() throws {
    #expect(try Self.found(in: "Sheet", title: "Photo").grave == [])
    let other = try Self.found(in: "Other", title: "Photo").grave
    #expect(other.contains { $0.fact == .role(.heading) })
    #expect(try !Self.found(in: "Sheet", title: "Video").grave.isEmpty)
  }
}
