import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Words in the slots of a component` {
  private func screen(_ component: String) throws -> Screen {
    try DesignReader.screen(
      of: Array("screen: T\ncomponents:\n  - \(component)\n".utf8), file: "d.yaml")
  }

  private func heard(_ screen: Screen, by id: String = "voiceover-ios-27") throws -> [String] {
    let profile = try #require(BuiltIn.profile(id))
    return profile.preview(locale: "en").entries(of: screen, states: .current)
      .map(\.announcement.text)
  }

  private func errors(_ component: String) -> [String] {
    do {
      _ = try screen(component)
      return []
    } catch { return (error as? DesignReader.Mistakes)?.errors.map(\.message) ?? ["\(error)"] }
  }

  @Test(arguments: [
    (
      "{kind: bottom-sheet, label: Cart, actions: [Pay, Empty]}",
      "{kind: sheet, label: Cart, components: [{button: Pay}, {button: Empty}]}"
    ),
    (
      "{kind: section, label: Deals, actions: [See all], components: [{text: Now}]}",
      "{kind: section, label: Deals, components: [{button: See all}, {text: Now}]}"
    ),
    (
      "{kind: list, label: Mail, items: [Ann], actions: [Select]}",
      "{kind: list, label: Mail, components: [{table-row: Ann}, {button: Select}]}"
    ),
    (
      "{kind: carousel, label: News, pages: [{title: A}], actions: [Skip]}",
      "{kind: carousel, label: News, components: [{kind: section, components: [{text: A}]}, "
        + "{button: Skip}]}"
    ),
    (
      "{kind: dialog, label: Leave?, actions: [No, Yes]}",
      "{kind: alert, label: Leave?, buttons: [No, Yes]}"
    ),
    (
      "{kind: full-screen-dialog, label: New event, actions: [Save]}",
      "{kind: modal, label: New event, components: [{button: Save}]}"
    ),
    (
      "{kind: dialog, label: Rename, components: [{text-field: Name}], actions: [OK]}",
      "{kind: modal, label: Rename, components: [{text-field: Name}, {button: OK}]}"
    ),
    (
      "{kind: empty-state, label: No mail, actions: [Refresh]}",
      "{kind: section, label: No mail, components: [{button: Refresh}]}"
    ),
    (
      "{kind: navigation-rail, options: [Home, Work], actions: [Compose]}",
      "{kind: section, components: [{kind: navigation-rail, options: [Home, Work]}, {button: Compose}]}"
    ),
  ])
  func `named actions are buttons if its stop is only a title`(
    draft: String, design: String
  ) throws {
    for id in ["voiceover-ios-27", "talkback-17"] {
      #expect(try heard(screen(draft), by: id) == heard(screen(design), by: id))
    }
    #expect(
      try screen(draft).allComponents.map(\.kind.name)
        == screen(design).allComponents.map(\.kind.name))
  }

  @Test(arguments: ["table-row", "card", "button", "message", "image"])
  func `named actions are custom actions if the stop is an item`(kind: String) throws {
    let row = try screen("{kind: \(kind), label: Mail, actions: [Archive]}")
    #expect(row.allComponents.count == 1)
    #expect(row.components.first?.common.actions == ["Archive"])
  }

  @Test(arguments: [
    ("toolbar: [Cut, Copy]", "{kind: toolbar, components: [{button: Cut}, {button: Copy}]}"),
    ("list: [One, Two]", "{kind: list, components: [{table-row: One}, {table-row: Two}]}"),
    ("breadcrumbs: [Home, Shoes]", "{kind: section, components: [{link: Home}, {link: Shoes}]}"),
    ("app-bar: [Search]", "{kind: navigation-bar, components: [{button: Search}]}"),
    (
      "search-suggestions: [tea]", "{kind: list, components: [{table-row: tea}]}"
    ),
    (
      "{form: {title: Work, fields: [{text-field: Job}, {switch: Still there}]}}",
      "{kind: section, label: Work, components: [{text-field: Job}, {switch: Still there}]}"
    ),
    (
      "{alert: Discard?, primaryButton: {label: Discard, role: destructive}, secondary-button: Keep}",
      "{kind: alert, label: Discard?, buttons: [Discard, Keep]}"
    ),
    (
      "{kind: top-app-bar, title: Mail, trailing-icon: {label: Filter}}",
      "{kind: navigation-bar, label: Mail, components: [{button: Filter}]}"
    ),
    (
      "{section: Page, child: {kind: group, label: One}}",
      "{kind: section, label: Page, components: [{kind: group, label: One}]}"
    ),
    ("ActionChip: Share quote", "{kind: button, label: Share quote}"),
    ("QuoteButton: Share quote", "{kind: button, label: Share quote}"),
    (
      "{AlertDialog: Delete?, content: Gone for good, actions: [TextButton: Keep, TextButton: Delete]}",
      "{kind: alert, label: Delete?, body: Gone for good, buttons: [Keep, Delete]}"
    ),
    (
      "{icon-button: More, menu: [Share, Print]}",
      "{kind: menu, label: More, items: [Share, Print]}"
    ),
    (
      "{kind: seat-map, columns: 2, cells: [1A, 1B]}",
      "{kind: grid, columns: 2, components: [{table-row: 1A}, {table-row: 1B}]}"
    ),
    (
      "{text-field: Number, placeholder: 9 digits, hint-text: Optional}",
      "{kind: text-field, label: Number, placeholder: 9 digits, content: Optional}"
    ),
    ("{type: Button, label: Save}", "{kind: button, label: Save}"),
    ("{label: Rain, component: switch}", "{kind: switch, label: Rain}"),
    ("{labeled-content: Version, value: 2.1}", "{kind: group, label: Version, content: \"2.1\"}"),
    ("section: [Hello]", "{kind: section, components: [{text: Hello}]}"),
    (
      "{navigation-bar: {title: Quiz, leading: {icon-button: Close}}}",
      "{kind: navigation-bar, label: Quiz, leading-items: [{button: Close}]}"
    ),
    (
      "{table-row: Mail, swipe-actions: {leading: [Read], trailing: [Delete]}}",
      "{kind: table-row, label: Mail, actions: [Read, Delete]}"
    ),
  ])
  func `are components of the fitting kind`(draft: String, design: String) throws {
    for id in ["voiceover-ios-27", "talkback-17"] {
      #expect(try heard(screen(draft), by: id) == heard(screen(design), by: id))
    }
  }

  private static let slots = [
    "icon", "leading", "trailing-icon", "layers", "layout", "frame", "src",
  ]
  private static let values = [
    "{label: Three items}", "{button: Three items}", "[{text: Three items}]",
    "{children: [{image: Three items}]}",
  ]

  @Test(arguments: ComponentKinds.builtIn.kinds, slots)
  func `are never lost`(kind: ComponentKind, slot: String) throws {
    guard !kind.takes(slot) else { return }
    for value in Self.values {
      let example = kind.example(indent: 2).dropFirst("  - ".count)
      let draft = "\(example)    \(slot): \(value)"
      guard errors(draft).isEmpty else { continue }
      let screen = try screen(draft)
      let isAnnounced =
        try heard(screen).contains { $0.contains("Three items") }
        || screen.allComponents.contains { $0.common.label == "Three items" }
      let isNamed = try designFindings([draft]).contains {
        $0.severity > .note
          && ["Three items", "'children'", "'\(slot)'"].contains(where: $0.message.contains)
      }
      #expect(isAnnounced || isNamed, "\(draft)")
    }
  }

  @Test(arguments: [
    "icon: {name: star, size: 24}", "layout: {direction: column, columns: 2}", "src: {uri: a.png}",
    "frame: {width: 320}", "fills: [{type: SOLID, color: {r: 1, g: 0, b: 0}}]",
    "typography: {title: Inter, body: Roboto}",
  ])
  func `are not seen in a look`(look: String) throws {
    let found = try designFindings(["{kind: button, label: Go, \(look)}"])
    #expect(!found.contains { $0.severity > .note }, "\(found)")
  }

  @Test(arguments: ["onError: Card declined", "on-long-press: Shows a preview"])
  func `are named if an event shows them`(event: String) throws {
    let found = try designFindings(["{kind: button, label: Go, \(event)}"])
    #expect(found.contains { $0.kind == .unknownKey && $0.severity > .note }, "\(found)")
  }

  @Test(arguments: [
    "on-tap: openCart", "onPress: {}", "onDelete: true", "on-click: /checkout page",
  ])
  func `are not seen in the code of an event`(event: String) throws {
    let found = try designFindings(["{kind: button, label: Go, \(event)}"])
    #expect(!found.contains { $0.severity > .note }, "\(found)")
  }

  @Test(arguments: ["hero-image: sofa.png", "image: https://example.com/sofa", "avatar: a.webp"])
  func `are the label beside a file`(image: String) throws {
    let heard = try heard(screen("{\(image), alt: A red sofa}"))
    #expect(heard == ["A red sofa, image"])
  }
}

@Suite struct `Visual keys` {
  @Test(arguments: [
    "hover-color", "ripple-color", "content-padding", "control-size", "button-style", "icon-tint",
    "tonal-elevation", "shadow-elevation", "content-insets", "corner-smoothing", "mix-blend-mode",
    "item-spacing", "tapTargetSize", "symbol-rendering-mode", "whiteSpace", "border-top", "outline",
  ])
  func `are recognized by their parts`(key: String) throws {
    let found = try designFindings(["{kind: button, label: Go, \(key): 8}"])
    #expect(found.map(\.kind) == [.visualKey], "\(found)")
  }

  @Test(arguments: ["hair-color", "party-size", "body-weight", "shoe-width", "focus-mode"])
  func `are not facts about a thing`(key: String) throws {
    let found = try designFindings(["{kind: button, label: Go, \(key): 8}"])
    #expect(found.contains { $0.kind == .unknownKey && $0.message.contains(key) }, "\(found)")
  }

  @Test(arguments: ["hidden", "gone", "invisible"])
  func `do not include a visibility that hides`(visibility: String) throws {
    let screen = try DesignReader.screen(
      of: Array(
        "screen: T\ncomponents:\n  - {kind: button, label: Go, visibility: \(visibility)}\n".utf8),
      file: "d.yaml")
    #expect(screen.components.first?.common.isHidden == true)
  }
}

@Suite struct `A value in a range` {
  private func heard(_ component: String, _ toolkit: Toolkit) throws -> String {
    let id = toolkit.builds(for: .talkBack) ? "talkback-17" : "voiceover-ios-27"
    let profile = try #require(BuiltIn.profile(id))
    let screen = try DesignReader.screen(
      of: Array("screen: T\ncomponents:\n  - \(component)\n".utf8), file: "d.yaml")
    return try #require(
      profile.preview(locale: "en").entries(
        of: screen.built(with: [toolkit]), states: .current
      ).first?.announcement.text)
  }

  @Test(
    arguments: [
      ("16", "28", "21.5", "46%"), ("0", "1", "0.4", "40%"), ("-10", "10", "-5", "25%"),
      ("0", "10", "2.5", "25%"), ("1", "5", "3", "50%"),
    ], ["slider", "progress"])
  func `is the share of the range, also with a decimal`(
    range: (least: String, most: String, value: String, share: String), kind: String
  ) throws {
    let control =
      "{kind: \(kind), label: Heat, min: \(range.least), max: \(range.most), value: \(range.value)}"
    for toolkit in [Toolkit.uikit, .swiftui] {
      #expect(try heard(control, toolkit).hasPrefix("Heat, \(range.share)"))
    }
    #expect(try heard(control, .views).hasPrefix(range.share))
  }

  @Test func `is the default of a list of choices`() throws {
    let dropdown = "{kind: dropdown, label: Meal, options: [Vegan, Kosher], default: Vegan}"
    #expect(try heard(dropdown, .uikit).hasPrefix("Meal, Vegan"))
  }
}
