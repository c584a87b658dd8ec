import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Designers' words` {
  private func screen(_ components: String...) throws -> Screen {
    let list = components.map { "  - \($0)\n" }.joined()
    return try DesignReader.screen(
      of: Array("screen: T\ncomponents:\n\(list)".utf8), file: "d.yaml")
  }

  private func heard(_ screen: Screen, _ id: String = "voiceover-documented") throws -> [String] {
    let profile = try #require(BuiltIn.profile(id))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    return preview.entries(of: screen, states: .current).map(\.announcement.text)
  }

  @Test(arguments: [
    ("{kind: button, title: Go}", "{kind: button, label: Go}"),
    ("{kind: button, accessibilityLabel: Go}", "{kind: button, label: Go}"),
    ("{kind: button, label: Go, enabled: false}", "{kind: button, label: Go, disabled: true}"),
    ("{kind: button, label: Go, state: disabled}", "{kind: button, label: Go, disabled: true}"),
    ("{kind: switch, label: Go, state: on}", "{kind: switch, label: Go, checked: true}"),
    ("{kind: switch, label: Go, toggled: true}", "{kind: switch, label: Go, checked: true}"),
    ("{kind: switch, label: Go, on: true}", "{kind: switch, label: Go, checked: true}"),
    ("{kind: chip, label: Go, status: selected}", "{kind: chip, label: Go, selected: true}"),
    ("{kind: sheet, label: Go, state: half-expanded}", "{kind: sheet, label: Go, size: half}"),
    (
      "{kind: expandable-row, label: Go, collapsed: false}",
      "{kind: expandable-row, label: Go, expanded: true}"
    ),
    ("{kind: card, title: Go, subtitle: Now}", "{kind: card, label: Go, content: Now}"),
    (
      "{kind: text-field, label: Go, suffix: EUR, helper-text: Hm, counter: 0/9}",
      "{kind: text-field, label: Go, content: [EUR, Hm, 0/9]}"
    ),
    (
      "{kind: text-field, label: Go, optional: false}",
      "{kind: text-field, label: Go, required: true}"
    ),
    (
      "{kind: banner, title: Oh, text: No, actions: [Retry]}",
      "{kind: banner, label: Oh, body: No, buttons: [Retry]}"
    ),
    (
      "{kind: navigation-bar, title: T, navigation-icon: Back, actions: [Search]}",
      "{kind: navigation-bar, label: T, back: Back, components: [{kind: button, label: Search}]}"
    ),
    (
      "{kind: navigation-bar, title: T, subtitle: S, navigation-icon: arrow_back}",
      "{kind: navigation-bar, label: T, back: true, components: [{kind: text, label: S}]}"
    ),
    (
      "{kind: navigation-bar, title: T, navigationIcon: Menu}",
      "{kind: navigation-bar, label: T, leading-items: [{kind: button, label: Menu}]}"
    ),
    (
      "{kind: navigation-bar, title: T, left-items: [Cancel], leading-actions: [{label: Help}]}",
      "{kind: navigation-bar, label: T, leading-items: [Cancel, Help]}"
    ),
    (
      "{kind: navigation-bar, title: T, leading: [Cancel], right: [Save]}",
      "{kind: navigation-bar, label: T, leading-items: [Cancel], components: [{kind: button, "
        + "label: Save}]}"
    ),
    (
      "{kind: toolbar, items: [Share, {label: Copy, disabled: true}]}",
      "{kind: toolbar, components: [{kind: button, label: Share}, {kind: button, label: Copy, "
        + "disabled: true}]}"
    ),
    (
      "{kind: toolbar, title: 2 selected, actions: [Cancel]}",
      "{kind: navigation-bar, label: 2 selected, components: [{kind: button, label: Cancel}]}"
    ),
    (
      "{kind: mini-player, title: Blue, subtitle: Miles, actions: [Play]}",
      "{kind: card, label: Blue, content: Miles, components: [{kind: button, label: Play}]}"
    ),
    (
      "{kind: snackbar, label: Gone, action: Undo}",
      "{kind: banner, label: Gone, buttons: [Undo]}"
    ),
    ("{kind: tab-bar, tabs: [A, B], selected: B}", "{kind: tab-bar, options: [A, B], value: B}"),
    (
      "{kind: tab-bar, items: [A, {title: B, badge: 2}], active-tab: A}",
      "{kind: tab-bar, options: [A, {label: B, content: 2}], value: A}"
    ),
    (
      "{kind: navigation-bar, destinations: [A, B], selected: B}",
      "{kind: tab-bar, options: [A, B], value: B}"
    ),
    (
      "{kind: list, items: [A, {button: B}]}",
      "{kind: list, components: [{kind: table-row, label: A}, {kind: button, label: B}]}"
    ),
    (
      "{kind: list, items: [{type: switch, label: A, checked: true}, {label: B, type: button}]}",
      "{kind: list, components: [{kind: switch, label: A, checked: true}, {kind: button, label: B}]}"
    ),
    (
      "{kind: list, items: [{label: ada@mail.org, type: email}]}",
      "{kind: list, components: [{kind: table-row, label: ada@mail.org}]}"
    ),
    ("pull-to-refresh", "{kind: loading, refresh: true}"),
    ("decorative image", "{kind: image, hidden: true}"),
    (
      "{kind: carousel, label: C, pages: [{image: I, title: T, text: X}]}",
      "{kind: carousel, label: C, components: [{kind: section, components: [{kind: image, label: I}, "
        + "{kind: text, label: T}, {kind: text, label: X}]}]}"
    ),
    ("{kind: page-control, pages: 3, current: 2}", "{kind: page-control, position: 2 of 3}"),
    (
      "{kind: icon-button, label: Go, toggled: true}",
      "{kind: toggle-button, label: Go, checked: true}"
    ),
    ("{kind: image, label: I, decorative: true}", "{kind: image, label: I, hidden: true}"),
    ("{kind: decorative-image, label: I}", "{kind: image, label: I, hidden: true}"),
    (
      "{kind: table-row, label: R, swipe-actions: [Archive]}",
      "{kind: table-row, label: R, actions: [Archive]}"
    ),
    (
      "{kind: message, sender: Ada, text: Hello, time: 9:41}",
      "{kind: group, label: Ada, content: [Hello, 9:41]}"
    ),
    (
      "{kind: dialog, message: Lost, title: Leave?, actions: [Yes]}",
      "{kind: alert, label: Leave?, body: Lost, buttons: [Yes]}"
    ),
    (
      "{kind: dialog, title: Leave?, text: Lost, actions: [Yes]}",
      "{kind: alert, label: Leave?, body: Lost, buttons: [Yes]}"
    ),
    (
      "{kind: dialog, title: Leave?, text: Lost, components: [{button: Yes}]}",
      "{kind: modal, label: Leave?, components: [{text: Lost}, {button: Yes}]}"
    ),
    ("{kind: menu-item, label: Rename}", "{kind: table-row, label: Rename}"),
    ("{kind: sheet, title: S, content: [A]}", "{kind: sheet, label: S, components: [{text: A}]}"),
    (
      "{section: S, children: [{switch: A, on: true}]}",
      "{kind: section, label: S, components: [{kind: switch, label: A, checked: true}]}"
    ),
    (
      "{kind: date-field, label: D, value: 12 March 2026}",
      "{kind: date-picker, label: D, date: 2026-03-12}"
    ),
    (
      "{kind: date-field, label: D, value: \"Mar 12, 2026\"}",
      "{kind: date-picker, label: D, date: 2026-03-12}"
    ),
    (
      "{kind: time-picker, label: T, value: 2:05 PM}",
      "{kind: time-picker, label: T, time: \"14:05\"}"
    ),
    ("{kind: text-field, label: P, type: password}", "{kind: text-field, label: P, secure: true}"),
    ("{kind: bank-card, label: Visa}", "{kind: card, label: Visa}"),
    ("{kind: switch-row, label: Wi-Fi, isOn: true}", "{kind: switch, label: Wi-Fi, checked: true}"),
    ("{kind: OrderRow, label: A}", "{kind: table-row, label: A}"),
    (
      "{kind: footer, text: Hello, links: [Terms]}",
      "{kind: section, components: [{kind: group, label: Hello}, {kind: link, label: Terms}]}"
    ),
    (
      "{kind: map, label: M, pins: [Home], controls: [Zoom in]}",
      "{kind: section, components: [{kind: image, label: M}, {kind: button, label: Home}, "
        + "{kind: button, label: Zoom in}]}"
    ),
    (
      "{kind: checklist, title: C, items: [A, {label: B, checked: true}]}",
      "{kind: list, label: C, components: [{kind: checkbox, label: A}, {kind: checkbox, label: B, "
        + "checked: true}]}"
    ),
    (
      "{kind: data-table, columns: [Day, Sum], rows: [[Mon, €5], {cells: [Tue, €6], selected: true}]}",
      "{kind: list, components: [{kind: group, label: Day, content: [Sum]}, {kind: group, label: Mon, "
        + "content: [€5]}, {kind: table-row, label: Tue, content: [€6], selected: true}]}"
    ),
    (
      "{kind: tree, items: [{label: Work, expanded: true, children: [Plans]}]}",
      "{kind: list, components: [{kind: expandable-row, label: Work, expanded: true, components: "
        + "[{kind: table-row, label: Plans}]}]}"
    ),
    (
      "{kind: accordion, title: A, content: [{text: B}]}",
      "{kind: expandable-row, label: A, components: [{kind: text, label: B}]}"
    ),
    (
      "{kind: action-sheet, title: Block?, message: For good, options: [Block]}",
      "{kind: sheet, label: Block?, components: [{kind: text, label: For good}, {kind: button, "
        + "label: Block}]}"
    ),
    (
      "{kind: menu-button, label: Size, value: M, options: [S, M]}",
      "{kind: dropdown, label: Size, value: M, options: [S, M]}"
    ),
    ("{button: Save, disabled: true}", "{kind: button, label: Save, disabled: true}"),
    ("{tabs: [A, B], selected: A}", "{kind: tab-bar, options: [A, B], value: A}"),
    ("Just a text", "{kind: text, label: Just a text}"),
    (
      "{kind: navigation-bar, title: Edit, leading: Cancel, trailing: Save}",
      "{kind: navigation-bar, label: Edit, leading-items: [{kind: button, label: Cancel}], "
        + "components: [{kind: button, label: Save}]}"
    ),
    (
      "{kind: navigation-bar, title: Edit, leading: back}",
      "{kind: navigation-bar, label: Edit, back: true}"
    ),
    (
      "{kind: table-row, label: Bread, trailing: 2 loaves}",
      "{kind: table-row, label: Bread, content: 2 loaves}"
    ),
    (
      "{kind: list, items: [{headline: Bread, supportingText: 2 loaves}]}",
      "{kind: list, components: [{kind: table-row, label: Bread, content: 2 loaves}]}"
    ),
    ("{kind: tab view, tabs: [A, B]}", "{kind: tab-bar, options: [A, B]}"),
    ("{kind: page control, value: 2, total: 5}", "{kind: page-control, position: 2 of 5}"),
    ("{kind: page control, value: Page 2 of 5}", "{kind: page-control, position: 2 of 5}"),
    (
      "{kind: range slider, label: Age, values: [18, 23]}",
      "{kind: range-slider, label: Age, start: 18, end: 23}"
    ),
    (
      "{kind: checkbox, label: All, checked: indeterminate}",
      "{kind: checkbox, label: All, checked: mixed}"
    ),
    ("{kind: text, label: Account, heading: true}", "{kind: heading, label: Account}"),
    (
      "{kind: card, label: Weather, supportingText: Sunny, clickable: false}",
      "{kind: group, label: Weather, content: Sunny}"
    ),
    (
      "{kind: button, label: Episode 4, state: playing}",
      "{kind: button, label: Episode 4, state-description: playing}"
    ),
    ("{kind: rating, label: Food, stars: 3.5}", "{kind: rating, label: Food, value: 3.5}"),
    (
      "{kind: switch, label: Door, value: locked}",
      "{kind: switch, label: Door, state-description: locked}"
    ),
    ("{kind: tab row, items: [A, B], selected: B}", "{kind: tab-bar, options: [A, B], value: B}"),
    ("{kind: card, label: Weather, clickable: true}", "{kind: card, label: Weather}"),
    ("{kind: text, label: Account, role: heading}", "{kind: heading, label: Account}"),
    ("{kind: text, label: Account, traits: [header]}", "{kind: heading, label: Account}"),
    (
      "{kind: progress indicator, label: Upload, value: 40%}",
      "{kind: progress, label: Upload, value: 40%}"
    ),
    (
      "{kind: checkbox group, label: Diet, options: [Vegan, Halal]}",
      "{kind: section, label: Diet, components: [{kind: checkbox, label: Vegan}, {kind: checkbox, "
        + "label: Halal}]}"
    ),
    (
      "{kind: alert, label: Leave?, buttons: [{label: Sign out, style: destructive}, Stay]}",
      "{kind: alert, label: Leave?, buttons: [Sign out, Stay]}"
    ),
    (
      "{kind: table-row, label: Mail, leadingSwipe: [Archive], trailing-swipe: [Delete]}",
      "{kind: table-row, label: Mail, actions: [Archive, Delete]}"
    ),
  ])
  func `mean keys and kinds`(draft: String, design: String) throws {
    for id in ["voiceover-documented", "talkback-17"] {
      let (drafted, designed) = try (heard(screen(draft), id), heard(screen(design), id))
      #expect(drafted == designed)
    }
    #expect(
      try screen(draft).allComponents.map(\.kind.name)
        == screen(design).allComponents.map(\.kind.name))
  }

  private func findings(_ component: String) throws -> [String] {
    try designFindings([component]).filter {
      [.visualKey, .unknownKey, .narrowedWord].contains($0.kind)
    }.map(\.description)
  }

  @Test func `for the look are one note of check`() throws {
    let found = try findings(
      "{kind: button, label: Go, icon: star, leading: 4, cornerRadius: 8, variant: primary, x-a: b}"
    )
    #expect(found.count == 1)
    #expect(found.first?.contains("note: [visual-key]") == true)
    for key in ["icon", "leading", "cornerRadius", "variant: primary", "x-a"] {
      #expect(found.first?.contains(key) == true, "\(found)")
    }
  }

  @Test(arguments: ["voiceover-ios-27", "talkback-17", "voiceover-documented"], [0, 1, 3])
  func `for items before a title put them before it`(reader: String, count: Int) throws {
    let names = (0..<count).map { "Item \($0)" }
    let heard = try heard(
      screen(
        "{kind: text, label: Before}",
        "{kind: navigation-bar, label: Trip, actions: [Save], leading-items: [\(names.joined(separator: ", "))]}",
        "{kind: text, label: After}"), reader)
    let order = ["Before"] + names + ["Trip", "Save", "After"]
    #expect(heard.count == order.count)
    #expect(zip(heard, order).allSatisfy { $0.hasPrefix($1) }, "\(heard)")
  }

  @Test(arguments: ComponentKinds.builtIn.kinds, ["leading", "trailing", "left", "right"])
  func `with a text are never lost`(kind: ComponentKind, place: String) throws {
    let example = kind.example(indent: 2).dropFirst("  - ".count)
    let draft = "\(example)    \(place): Three items"
    let isAnnounced = try heard(screen(draft)).contains { $0.contains("Three items") }
    let found = try designFindings([draft])
    let isNamed = found.contains {
      $0.severity > .note
        && ["'\(place)", "Three items"].contains(where: $0.message.contains)
    }
    #expect(isAnnounced || isNamed, "\(found)")
  }

  @Test func `that nothing knows are a warning, and the screen runs`() throws {
    #expect(try heard(screen("{kind: text, label: €9, crossed-out: €12}")) == ["€9"])
    let found = try findings("{kind: text, label: €9, crossed-out: €12}")
    #expect(
      found.first?.contains("warning: [unknown-key] 'crossed-out' is not a key of text") == true)
  }

  @Test(arguments: [
    (
      "{kind: list, label: T, items: [{label: A, level: 2}]}",
      "no toolkit exposes the level of a row"
    ),
    ("{kind: slider, label: D, value: 5, unit: km}", "write the unit in 'value', as in '5 km'"),
    ("{kind: stepper, label: D, value: 5, unit: km}", "write the unit in 'value', as in '5 km'"),
  ])
  func `that no widget exposes are a warning with a reason, on both platforms`(
    draft: String, reason: String
  ) throws {
    let found = try findings(draft)
    #expect(found.first?.contains("warning: [unknown-key] ") == true, "\(found)")
    #expect(found.first?.contains("is not announced, because ") == true)
    #expect(found.first?.contains(reason) == true, "\(found)")
    for profile in ["voiceover-ios-27", "talkback-17"] {
      #expect(try heard(screen(draft), profile).allSatisfy { !$0.contains("km") })
    }
  }

  @Test(arguments: [
    ("{kind: date-picker, label: D, value: Today}", "D, Today, button"),
    ("{kind: date-picker, label: D, value: 12. März}", "D, 12. März, button"),
    ("{kind: time-picker, label: T, value: Now}", "T, Now, button"),
  ])
  func `in a date or time field are announced as they are written`(
    draft: String, announcement: String
  ) throws {
    #expect(try heard(screen(draft)).first?.hasPrefix(announcement) == true)
    let fields = try heard(screen(draft), "talkback-17")
    #expect(fields.contains { $0.contains(announcement.split(separator: ", ")[1]) }, "\(fields)")
  }

  @Test func `for a grid give rows and columns where the toolkit knows them`() throws {
    let grid = "components: [{kind: photo-grid, columns: 2, items: [Ann, Ben, Cid]}]"
    func heard(_ toolkit: String) throws -> [String] {
      try self.heard(
        DesignReader.screen(
          of: Array("screen: T\ntoolkit: \(toolkit)\n\(grid)\n".utf8), file: "d.yaml"),
        "talkback-17")
    }
    #expect(
      try heard("views")
        == [
          "Ann. Row 1. Column 1. In grid. 2 rows. 2 columns", "Ben. Row 1. Column 2",
          "Cid. Row 2. Column 1",
        ])
    #expect(try heard("compose") == ["Ann. In list", "Ben", "Cid"])
  }

  @Test func `that end with a kind are a warning`() throws {
    let found = try designFindings(["{kind: bank-card, label: Visa}"])
    #expect(found.map(\.kind) == [.unknownKind] && found.first?.severity == .warning)
  }

  @Test func `with a narrower meaning are a note`() throws {
    #expect(try findings("{kind: card, label: A, subtitle: B}").count == 1)
    #expect(try findings("{kind: card, label: A, content: B}") == [])
    #expect(try findings("Hello").first?.contains("'Hello' is treated as 'kind: text'") == true)
  }

  private func errors(_ component: String) -> [String] {
    do {
      _ = try screen(component)
      return []
    } catch { return (error as? DesignReader.Mistakes)?.errors.map(\.message) ?? [] }
  }

  @Test(arguments: [
    ("{kind: button, lable: Go}", "button: unknown key 'lable'; did you mean 'label'?"),
    ("{kind: button, label: Go, disbaeld: true}", "did you mean 'disabled'?"),
    ("{kind: button, tilte: Go}", "did you mean 'title'?"),
    ("{kind: button, label: Go, hints: A}", "did you mean 'hint'?"),
    ("{kind: button, label: Go, states: on}", "did you mean 'state'?"),
    ("{kind: button, label: Go, iconn: star}", "did you mean 'icon'?"),
    ("{kind: button, label: Go, wdth: 4}", "did you mean 'width'?"),
    (
      "{kind: checkbox, label: A, selected: true}", "'selected' has no effect here; write 'checked'"
    ),
    (
      "{kind: tab-bar, options: [A], tabs: [A]}", "'tabs' and 'options' have the same meaning"
    ),
    ("{kind: checkbox, label: A, checked: half}", "expected true, false or mixed, found 'half'"),
    ("{kind: range-slider, label: A, value: 4}", "'value' has no effect here; write 'start'"),
    ("{kind: rating, label: A, value: 3, step: 0.5}", "'step' has no effect here"),
    ("{kind: text-field, label: A, editable: true, is-read-only: true}", "have the same meaning"),
    ("{kind: rating, label: A, stars: 3.5, value: 3}", "write the rating as 'value: 3.5'"),
    ("{kind: switch, label: A, value: mixed}", "a state in the app's words as 'state-description'"),
    (
      "{kind: slider, label: A, min: low}", "'minimum': expected a number, such as '0', found 'low'"
    ),
    ("{kind: slider, label: A, maximum: high}", "'maximum': expected a number"),
    ("{kind: stepper, label: A, step: none}", "'step': expected a step above 0"),
    ("{kind: checkbox, label: A, checked: half}", "'checked': expected true, false or mixed"),
    ("{kind: rating, label: A, stars: 3.5, value: 3}", "'stars': expected a whole number of stars"),
    ("{kind: page-control, value: 7, pages: 5}", "expected a page from 1 to 5, found '7'"),
    ("{kind: text-field, label: A, error: true}", "expected the error's text, found 'true'"),
    ("{Total: 5}", "found a text with a colon; write '- text: \"Total: 5\"'"),
    ("button", "expected a component, found 'button'; write '- button: Label'"),
    ("{kind: status-bar}", "'status-bar' belongs to the system"),
    ("{kind: virtual keyboard}", "'virtual keyboard' belongs to the system"),
    ("{kind: widget}", "'widget' is not part of an app screen"),
    ("{kind: date-field, label: A, value: 12/03/2026}", "expected a date, such as 2026-03-18"),
    ("{kind: password-field, label: A, show-password: true}", "such as 'reveal: Show password'"),
    ("{kind: buttn, label: A}", "unknown kind 'buttn'; did you mean 'button'?"),
  ])
  func `that are wrong are errors with a fix`(component: String, message: String) {
    let found = errors(component)
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
  }

  @Test(arguments: [
    ("{kind: button, label: A, status: hovered}", "selected"),
    ("{kind: button, label: A, leading: 4}", "reading"),
    ("{kind: card, label: A, sale: true}", "scale"),
    ("{kind: card, label: A, side: B}", "size"),
    ("{kind: card, label: A, file: B}", "fill"),
    ("{kind: card, label: A, stats: B}", "state"),
    ("{kind: sheet, label: A, state: half-expanded}", "disabled"),
    ("{kind: rating, label: A, value: 4, count: 213}", "counter"),
    ("{kind: slider, label: A, min: 0, max: 10}", "hint"),
    ("{kind: stepper, label: A, steps: 3}", "stops"),
    ("{kind: fab, label: A, extended: true}", "expanded"),
    ("{kind: search-bar, label: A, scopes: [All]}", "stops"),
    ("{kind: card, label: A, media: Map}", "meta"),
  ])
  func `are never treated as a misspelling of another word`(component: String, other: String) {
    #expect(errors(component) == [])
  }

  @Test func `describe each meaning once`() {
    let known = Set(
      ComponentKinds.builtIn.kinds.flatMap { $0.keys.map(\.name) }
        + ["screen", "locale", "back", "toolkit"])
    for (word, meaning) in KeyWord.all {
      #expect(
        !VisualKeys.contains(word) || meaning.keys == ["purpose"] || meaning.needsList,
        "\(word) is visual as well")
      #expect(meaning.keys.allSatisfy(known.contains), "\(word)")
    }
  }
}
