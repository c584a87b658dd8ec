import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Words for several parts of a component` {
  private func screen(_ component: String) throws -> Screen {
    try DesignReader.screen(
      of: Array("screen: T\ncomponents:\n  - \(component)\n".utf8), file: "d.yaml")
  }

  private func heard(_ component: String, by id: String) throws -> [String] {
    let profile = try #require(BuiltIn.profile(id))
    return try profile.preview(locale: "en").entries(of: screen(component), states: .current)
      .map(\.announcement.text)
  }

  @Test(arguments: [
    (
      "{kind: map, label: Map, actions: [Locate me], pins: [Home]}",
      "{components: [{image: Map}, {button: Locate me}, {button: Home}], kind: section}"
    ),
    (
      "{kind: hero, label: Beach, actions: [Book]}",
      "{kind: section, components: [{image: Beach}, {button: Book}]}"
    ),
    (
      "{kind: search-bar, label: Search, actions: [Scan]}",
      "{kind: section, components: [{search-field: Search}, {button: Scan}]}"
    ),
    (
      "{map: Bikes, overlayButtons: [Scan]}",
      "{kind: section, components: [{image: Bikes}, {button: Scan}]}"
    ),
    (
      "{header: {title: New, action: See all}}",
      "{kind: section, components: [{heading: New}, {button: See all}]}"
    ),
    ("buttons: [Cut, Copy]", "{kind: section, components: [{button: Cut}, {button: Copy}]}"),
    ("icon-buttons: [Cut, Copy]", "{kind: section, components: [{button: Cut}, {button: Copy}]}"),
    (
      "cards: [{title: One}, {title: Two}]",
      "{kind: section, components: [{card: One}, {card: Two}]}"
    ),
    (
      "{kind: section, label: New, cards: [{title: One}]}",
      "{kind: section, label: New, components: [{card: One}]}"
    ),
    ("children: [{text: One}]", "{kind: section, components: [{text: One}]}"),
    (
      "Row: [{Text: One}, {TextButton: Two}]",
      "{kind: section, components: [{text: One}, {button: Two}]}"
    ),
    (
      "HStack: [{Text: One}, {Toggle: Two}]",
      "{kind: section, components: [{text: One}, {switch: Two}]}"
    ),
    ("Accordion: [{title: One}]", "{kind: section, components: [{expandable-row: One}]}"),
    (
      "RadioGroup: [{RadioButton: Gas}, {RadioButton: Air, checked: true}]",
      "{kind: radio-group, options: [Gas, {label: Air, selected: true}]}"
    ),
    (
      "{kind: list, items: [{Language: English}]}",
      "{kind: list, components: [{table-row: Language, value: English}]}"
    ),
    (
      "{kind: list, items: [{wake-up time: 7 in the morning}, {Theme: Dark}]}",
      "{kind: list, components: [{table-row: wake-up time, value: 7 in the morning}, "
        + "{table-row: Theme, value: Dark}]}"
    ),
    (
      "{kind: data-table, rows: [{cells: [Mon, €5]}]}",
      "{kind: list, components: [{kind: table-row, content: [Mon, €5]}]}"
    ),
    (
      "{kind: section-header, label: New, actions: [See all]}",
      "{kind: section, components: [{heading: New}, {button: See all}]}"
    ),
    (
      "{text: [3 results, sorted by price], live: polite, id: r}",
      "{kind: text, content: [3 results, sorted by price], live: polite, id: r}"
    ),
    (
      "{button: [Pay, €12], id: pay, disabled: true}",
      "{kind: button, content: [Pay, €12], id: pay, disabled: true}"
    ),
    ("text: [Pay, €12]", "{kind: text, content: [Pay, €12]}"),
    (
      "{table-row: Mail, stepper: {label: Copies, value: 2}}",
      "{kind: section, components: [{table-row: Mail}, {stepper: Copies, value: 2}]}"
    ),
    (
      "{table-row: Mail, trailing: {icon-button: Play}}",
      "{kind: section, components: [{table-row: Mail}, {button: Play}]}"
    ),
    (
      "{navigation-bar: Mail, right: {label: Add, disabled: true}}",
      "{kind: navigation-bar, label: Mail, components: [{button: Add, disabled: true}]}"
    ),
    (
      "{sheet: Exit row, buttons: {primary: Yes please, secondary: Not now}}",
      "{kind: sheet, label: Exit row, components: [{button: Yes please}, {button: Not now}]}"
    ),
    (
      "{kind: carousel, children: [{illustration: decorative, headline: Plan, body: Weekly}]}",
      "{kind: carousel, components: [{kind: section, components: [{text: Plan}, {text: Weekly}]}]}"
    ),
    ("{slider: Light, range: -10 to 10, value: 5}", "{slider: Light, min: -10, max: 10, value: 5}"),
    ("{slider: Light, range: [0, 10], value: 5}", "{slider: Light, min: 0, max: 10, value: 5}"),
    ("{toggle: true, label: Rain}", "{kind: switch, label: Rain, value: true}"),
    ("{switch: Rain, off: true}", "{kind: switch, label: Rain, checked: false}"),
    ("{text: Now, live: true}", "{text: Now, live: polite}"),
    (
      "{segmented-control: Mode, segments: [Bus, Tram], selectedIndex: 1}",
      "{segmented-control: Mode, segments: [Bus, Tram], value: Tram}"
    ),
    ("{SwitchListTile: Push, value: true}", "{kind: switch, label: Push, value: true}"),
    (
      "{message: {from: Ann, text: Hello, reactions: [{emoji: ❤️, count: 2}]}}",
      "{kind: group, label: Ann, content: [Hello, ❤️ 2]}"
    ),
    ("{UISlider: Effort, value: 7}", "{slider: Effort, value: 7}"),
    ("{text view: Notes, placeholder: Add}", "{kind: text-field, label: Notes, placeholder: Add}"),
    ("distance: 3 km away", "{text: 3 km away}"),
    ("{table-row: Wi-Fi, value: true}", "{table-row: Wi-Fi, checked: true}"),
  ])
  func `are the same as separate components`(draft: String, design: String) throws {
    for id in ["voiceover-ios-27", "talkback-17"] {
      #expect(try heard(draft, by: id) == heard(design, by: id))
    }
  }

  @Test(arguments: [
    ("{kind: list, label: L, items: [{lable: Save}]}", "did you mean 'label'?"),
    ("{kind: list, label: L, items: [{disbaled: true}]}", "did you mean 'disabled'?"),
    ("{kind: tab-bar, options: [{icon: house, selected: true}]}", "'label' is missing"),
    ("{kind: tab-bar, options: [{picture: house}]}", "'label' is missing"),
    (
      "{kind: message, from: Ann, text: Hi, reactions: [{emoji: x, users: [A, B]}]}",
      "expected text, found a map"
    ),
    (
      "{kind: card, label: A, description: {short: Hi, long: [A, B]}}",
      "expected text, found a map"
    ),
  ]) func `are errors if their text would be lost`(draft: String, message: String) {
    let mistakes = #expect(throws: DesignReader.Mistakes.self) { try screen(draft) }
    let messages = (mistakes?.errors ?? []).map(\.message)
    #expect(messages.count == 1 && messages[0].contains(message), "\(messages)")
  }

  @Test(arguments: [
    ("{kind: list, items: [{Language: English}]}", DesignFinding.Kind.narrowedWord),
    ("{kind: list, label: L, items: [{on-tap: go}]}", .noName),
    ("{kind: carousel, label: C, pages: [{image: beach.png, title: Beach}]}", .fileName),
    ("{kind: carousel, label: C, pages: [{image: decorative, title: Beach}]}", .visualKey),
    ("{kind: message, from: Ann, text: Hi, reactions: [{emoji: x, color: red}]}", .visualKey),
  ]) func `are findings if they are changed or not announced`(
    draft: String, kind: DesignFinding.Kind
  ) throws {
    let found = try designFindings([draft])
    #expect(found.contains { $0.kind == kind }, "\(found)")
  }

  @Test(arguments: ["heading", "image", "search-field", "text", "text-field", "table-row", "card"])
  func `leave custom actions to a component with the name of its kind`(kind: String) throws {
    let components = try screen("{kind: \(kind), label: A, actions: [Go]}").components
    #expect(components.map(\.kind.name) == [kind])
    #expect(components.map(\.common.actions) == [["Go"]])
  }

  @Test(arguments: [
    ("battery-indicator: Battery", "Battery"), ("slide-to-unlock: Slide to unlock", "Slide"),
  ]) func `are no misspelling if they are spelled correctly`(draft: String, text: String) throws {
    #expect(try heard(draft, by: "talkback-17").contains { $0.contains(text) })
  }

  @Test(arguments: [
    ("SwiftUI", [Toolkit.swiftui]), ("Jetpack Compose", [.compose]),
    ("React Native", [.reactNative]),
    ("{ios: UIKit, android: Views}", [.uikit, .views]),
    ("[SwiftUI, Compose]", [.swiftui, .compose]),
  ]) func `name toolkits as their documentation does`(word: String, toolkits: [Toolkit]) throws {
    func screen(_ toolkit: String) throws -> Screen {
      try DesignReader.screen(
        of: Array("screen: T\ntoolkit: \(toolkit)\ncomponents: [{button: Go}]\n".utf8),
        file: "d.yaml")
    }
    let names = toolkits.map(\.rawValue).joined(separator: ", ")
    for platform in Platform.allCases {
      #expect(
        try screen(word).namesToolkit(of: platform)
          == screen("[\(names)]").namesToolkit(of: platform))
    }
  }

  @Test(arguments: ["components", "layout", "body", "children"])
  func `can list the components of a screen`(key: String) throws {
    let screen = try DesignReader.screen(
      of: Array("screen: T\n\(key): [{heading: A}, {button: B}]\n".utf8), file: "d.yaml")
    #expect(screen.components.map(\.common.label) == ["A", "B"])
  }
}
