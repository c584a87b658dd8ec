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
    // Areas with visible buttons.
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
    // Several components under one name.
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
    // A component at a place in another.
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
    // Pictures beside a title.
    (
      "{kind: carousel, children: [{illustration: decorative, headline: Plan, body: Weekly}]}",
      "{kind: carousel, components: [{kind: section, components: [{text: Plan}, {text: Weekly}]}]}"
    ),
    // Values.
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
