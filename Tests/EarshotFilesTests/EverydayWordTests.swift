import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Words of everyday apps` {
  private func screen(_ component: String) throws -> Screen {
    try DesignReader.screen(
      of: Array("screen: T\ncomponents:\n  - \(component)\n".utf8), file: "d.yaml")
  }

  private func heard(_ component: String, _ id: String) throws -> [String] {
    let profile = try #require(BuiltIn.profile(id))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    return preview.entries(of: try screen(component), states: .current).map(\.announcement.text)
  }

  @Test(arguments: [
    (
      "{kind: dialog, title: Freeze?, supporting text: Later, confirm: Freeze, dismiss: Not now, "
        + "open: false}",
      "{kind: alert, label: Freeze?, body: Later, buttons: [Freeze, Not now]}"
    ),
    (
      "{kind: alert, label: Leave?, buttons: [Leave], dismiss: Stay}",
      "{kind: alert, label: Leave?, buttons: [Leave, Stay]}"
    ),
    (
      "{kind: navigation bar, title: May, left bar button: Today, right bar buttons: [Find, Add]}",
      "{kind: navigation-bar, label: May, leading-items: [{button: Today}], components: [{button: "
        + "Find}, {button: Add}]}"
    ),
    (
      "{kind: week strip, days: [Mon 10, Tue 11], selected: Tue 11}",
      "{kind: chip-group, options: [Mon 10, Tue 11], value: Tue 11}"
    ),
    ("{kind: tabs, items: [A, B], active: B}", "{kind: tab-bar, options: [A, B], value: B}"),
    ("{kind: card, label: A, tappable: true}", "{kind: card, label: A}"),
    (
      "{kind: bottom bar, children: [{text: Total}, {button: Pay}]}",
      "{kind: toolbar, components: [{text: Total}, {button: Pay}]}"
    ),
    (
      "{kind: radio group, items: [{title: XL, subtitle: 6 min, trailing: €21, badge: New}, B]}",
      "{kind: radio-group, options: [{label: XL, content: '6 min, €21, New'}, B]}"
    ),
    (
      "{kind: empty state, title: None, description: Rest, primary action: Add}",
      "{kind: section, label: None, components: [{text: Rest}, {button: Add}]}"
    ),
    (
      "{kind: quick actions, items: [{label: Freeze}, Details]}",
      "{kind: section, components: [{button: Freeze}, {button: Details}]}"
    ),
    (
      "{kind: split button, label: Save, menu: [Save, Save all]}",
      "{kind: menu, label: Save, items: [Save, Save all]}"
    ),
    (
      "{kind: card, label: Steps, value: '8,432', unit: steps}",
      "{kind: card, label: Steps, value: '8,432 steps'}"
    ),
    (
      "{kind: rating, label: Food, value: 4, unit: points}",
      "{kind: rating, label: Food, value: 4, content: points}"
    ),
    ("{kind: stat, label: Sum, value: 9, prefix: £}", "{kind: group, label: Sum, value: £9}"),
    (
      "{kind: slider, label: Zoom, value: 40, suffix: '%'}",
      "{kind: slider, label: Zoom, value: 40%}"
    ),
    (
      "{kind: range slider, label: Cost, low: 1, high: 5}",
      "{kind: range-slider, label: Cost, start: 1, end: 5}"
    ),
    (
      "{kind: card, label: Film, duration: 15 min, price: €9, location: Hall, image: film.png}",
      "{kind: card, label: Film, content: [15 min, €9, Hall]}"
    ),
    (
      "{kind: progress, label: Rings, values: {Move: 320/500, Stand: 9/12}}",
      "{kind: progress, label: Rings, content: [Move 320/500, Stand 9/12]}"
    ),
    (
      "{kind: date range picker, label: Period, start: 1 March, end: 14 March}",
      "{kind: date-picker, range: true, label: Period, value: 1 March – 14 March}"
    ),
    (
      "{kind: button, label: Pay, disabled: true, reason: Add €2}",
      "{kind: button, label: Pay, disabled: true, hint: Add €2}"
    ),
    ("{kind: artwork, alt: Cover}", "{kind: image, label: Cover}"),
    (
      "{kind: date picker, label: Trip, from: 1 March, to: 5 March}",
      "{kind: date-picker, range: true, label: Trip, value: 1 March – 5 March}"
    ),
    (
      "{kind: card, from: Berlin, to: Hamburg, title: Trip}",
      "{kind: card, label: Trip, content: [Berlin, Hamburg]}"
    ),
    (
      "{kind: card, sender: Ada, text: Hello, title: Trip}",
      "{kind: card, label: Trip, content: [Ada, Hello]}"
    ),
    ("{kind: message, text: Hello, sender: Ada}", "{kind: group, label: Ada, content: Hello}"),
    ("{kind: menu, trigger: More, items: [Copy]}", "{kind: menu, label: More, items: [Copy]}"),
    (
      "{kind: navigation bar, label: T, left-items: [A], leading-actions: [B], left-button: C}",
      "{kind: navigation-bar, label: T, leading-items: [A, B, C]}"
    ),
  ])
  func `mean keys and kinds`(draft: String, design: String) throws {
    for id in ["voiceover-documented", "voiceover-ios-27", "talkback-17"] {
      #expect(try heard(draft, id) == heard(design, id))
    }
    let kinds = try screen(draft).allComponents.map(\.kind.name)
    #expect(try kinds == screen(design).allComponents.map(\.kind.name))
  }

  @Test(arguments: ["prefix: £", "suffix: km", "unit: guest"], ["slider", "stepper"])
  func `for units that cannot follow a changed value are a warning`(
    unit: String, kind: String
  ) throws {
    let draft = "{kind: \(kind), label: A, value: 2, \(unit)}"
    let found = try designFindings([draft]).filter { $0.kind == .unknownKey }
    #expect(found.first?.message.contains("write the unit in 'value'") == true, "\(found)")
    #expect(
      try heard(draft, "talkback-17") == heard("{kind: \(kind), label: A, value: 2}", "talkback-17")
    )
  }

  @Test(
    arguments: ["stepper", "slider", "slider, maximum: 4"], ["1 guest", "2 guests", "1.5 guests"])
  func `for a unit with plural forms are announced like the form`(
    kind: String, value: String
  ) throws {
    for id in ["voiceover-documented", "voiceover-ios-27", "talkback-17"] {
      let number = value.prefix { $0 != " " }
      let unit = "value: \(number), unit: {one: guest, other: guests}"
      #expect(
        try heard("{kind: \(kind), label: A, \(unit)}", id)
          == heard("{kind: \(kind), label: A, value: \(value)}", id))
    }
  }

  @Test(arguments: [
    ("value: 2 guests", true), ("value: 2 guests, minimum: 2", false), ("value: 5 km", false),
    ("value: 2 guests, step: 2", false), ("value: 40 percent", false),
    ("value: 2 guests, unit: {one: guest, other: guests}", false),
  ])
  func `for a unit that also follows 1 are a note`(keys: String, isFound: Bool) throws {
    let found = try designFindings(["{kind: stepper, label: A, \(keys)}"])
    #expect(found.contains { $0.kind == .narrowedWord } == isFound, "\(found)")
    #expect(!found.contains { $0.kind == .unknownKey }, "\(found)")
  }

  @Test func `for plural forms have the form "other"`() {
    #expect(throws: (any Error).self) {
      try screen("{kind: stepper, label: A, value: 2, unit: {one: guest}}")
    }
  }

  @Test(arguments: [
    "{kind: card, label: A, on-tap: opens the dish}",
    "{kind: quorble card, label: A, tappable: true}",
    "{kind: alert, label: A, buttons: [B], open: true}",
    "{kind: alert, label: A, buttons: [B], cancel: false}",
    "{kind: text-field, label: A, length: 4, max-length: 9, multiline: true}",
    "{kind: chips, label: A, items: [B], type: filter}",
  ])
  func `for look and behaviour are notes`(draft: String) throws {
    let found = try designFindings([draft])
    #expect(!found.contains { $0.kind == .unknownKey }, "\(found)")
    #expect(found.contains { $0.kind == .visualKey })
  }

  @Test(arguments: [
    ("{kind: link, label: Terms, to: /terms}", "to"),
    ("{kind: dialog, title: 'Delete?', trigger: Delete button, buttons: [Delete]}", "trigger"),
    ("{kind: menu, label: A, items: [B], trigger: hover}", "trigger"),
    ("{kind: menu, trigger: B, title: A, items: [B]}", "trigger"),
    ("{kind: table-row, label: Shoes, off: 20%}", "off"),
    ("{kind: checkbox, label: Steps, completed: 5 of 7}", "completed"),
    (
      "{kind: dropdown, label: Size, value: S, options: [S, M], add-button: New size}", "add-button"
    ),
    ("{kind: button, label: Back, platforms: [android]}", "platforms"),
  ])
  func `with a value or place that does not fit are a warning`(draft: String, key: String) throws {
    let found = try designFindings([draft]).filter { $0.kind == .unknownKey }
    #expect(found.count == 1 && found[0].message.contains("'\(key)' is not a key of"), "\(found)")
  }

  @Test(arguments: ["platform: ios", "platforms: [ios, android]"])
  func `for the platform of a screen are a warning that names the toolkit`(key: String) throws {
    let found = try designFindings(["{text: A}"], screenKey: key)
    #expect(
      found.contains { $0.kind == .unknownKey && $0.message.contains("in 'toolkit'") }, "\(found)")
  }

  @Test func `for a place that becomes a button are a note`() throws {
    let found = try designFindings(["{kind: section, label: Total, primary: 3 items}"])
    #expect(
      found.contains { $0.kind == .narrowedWord && $0.message.contains("a button") }, "\(found)")
  }

  @Test func `for a button without a name are a warning`() throws {
    let found = try designFindings(["{kind: card, label: A, dismiss: true}"])
    #expect(
      found.contains {
        $0.kind == .unknownKey && $0.message.contains("write the name of the button")
      })
  }

  @Test func `are no findings if a choice is called off`() throws {
    let found = try designFindings([
      "{kind: picker, label: Sleep timer, options: [Off, 15 minutes], value: Off}"
    ])
    #expect(!found.contains { $0.kind == .stateInName }, "\(found)")
  }

  @Test(arguments: [
    ("pull-to-refresh", ["(TalkBack, "]), ("loading", ["(TalkBack, VoiceOver, "]),
    ("pull-to-refresh, label: News", []),
  ])
  func `for an indicator without a name are about readers that have no own name for it`(
    kind: String, readers: [String]
  ) throws {
    let found = try designFindings(["{kind: \(kind)}"]).filter { $0.kind == .noName }
    #expect(found.count == readers.count)
    #expect(zip(found, readers).allSatisfy { $0.message.contains($1) }, "\(found)")
  }

  @Test(arguments: [
    ("value: \"0:45\", live: assertive", true), ("value: \"0:45\", live: polite", true),
    ("value: \"10:45\", live: assertive", true), ("value: \"10:45\", live: polite", false),
    ("value: \"0:45\"", false), ("value: In 0:45, live: assertive", false),
    ("value: \"00:45\", live: polite", true), ("value: \"0:45 left\", live: polite", true),
    ("value: \"10:45 left\", live: polite", false),
    ("value: \"10:45 departure\", live: assertive", false),
  ])
  func `for timers are a finding if they interrupt`(keys: String, isFound: Bool) throws {
    let found = try designFindings(["{kind: countdown, label: Code expires, \(keys)}"])
    #expect(found.contains { $0.kind == .interruptingTimer } == isFound)
  }
}
