import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Stops of a design` {
  private func said(
    _ component: String, _ id: String, _ states: ScreenPreview.Scope = .current,
    toolkit: Toolkit? = nil
  ) throws -> [String: String] {
    let profile = try #require(BuiltIn.profile(id))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let screen = try WalkSupport.screen(of: "  - {\(component)}")
      .built(with: toolkit.map { [$0] } ?? [])
    return Dictionary(
      preview.entries(of: screen, states: states).map { entry in
        let hint = entry.announcement.hint
        return (entry.stop, entry.announcement.text + (hint.isEmpty ? "" : " … \(hint)"))
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    (
      "voiceover-ios-26",
      [
        "option.A": "Apps, selected, A, button, 1 of 2 … Opens it",
        "option.B": "B, button, 2 of 2 … Opens it",
      ]
    ),
    (
      "voiceover-documented",
      [
        "option.A": "Apps, Selected, A, button, 1 of 2, Opens it",
        "option.B": "B, button, 2 of 2, Opens it",
      ]
    ),
    (
      "talkback-15.1",
      [
        "option.A": "Selected, capital A, Radio button, 1 of 2, In list Programs, 2 items",
        "option.B": "Not selected, capital B, Radio button, 2 of 2 … Double-tap to toggle",
      ]
    ),
  ])
  func `a label is the label of the group, and a hint is for each choice`(
    _ id: String, _ heard: [String: String]
  ) throws {
    #expect(
      try said(
        "kind: segmented-control, label: Seg, options: [A, B], value: A, hint: Opens it, "
          + "voiceover: {label: Apps}, talkback: {contentDescription: Programs}", id) == heard)
  }

  @Test func `an override for choices applies to each of them`() throws {
    let heard = try said(
      "kind: radio-group, label: Size, options: [Small, Large], talkback: {roleDescription: Choice}",
      "talkback-15.1")
    #expect(heard["label"] == "Size")
    #expect(
      heard["option.Large"]
        == "Not selected, Choice, Large, Radio button, 2 of 2 … Double-tap to toggle")
  }

  @Test(arguments: ["voiceover-documented", "voiceover-ios-26", "talkback-15.1"])
  func `a disabled container disables its children, and can be closed`(_ id: String) throws {
    let screen = try WalkSupport.screen(
      of:
        "  - {kind: sheet, close: true, label: Seats, disabled: true, components: [{kind: button, label: Go}]}"
    )
    #expect(screen.component("go")?.common.isDisabled == true)
    let heard = try said(
      "kind: sheet, close: true, label: Seats, disabled: true, components: [{kind: button, label: Go}]",
      id)
    let dimmed = id.hasPrefix("talkback") ? "disabled" : "dimmed"
    #expect(heard["close"]?.contains(dimmed) == false)
    #expect(heard["title"]?.contains(dimmed) == false)
    #expect(heard["button"]?.contains(dimmed) == true)
  }

  @Test func `an override for an overlay applies to its title`() throws {
    let heard = try said(
      "kind: modal, close: true, label: Details, dismiss: true, voiceover: {label: More}",
      "voiceover-documented")
    #expect(heard["title"] == "More, heading")
    #expect(heard["dismiss"] == "Double tap to close modal")
  }

  @Test func `a single stop has its own label, hint, actions and overrides`() throws {
    let design =
      "kind: dropdown, label: Fruit, options: [Apple, Pear], expanded: true, stops: "
      + "{option.Pear: {label: Conference, hint: In autumn, disabled: true, actions: [Share]}}"
    #expect(
      try said(design, "voiceover-ios-26")["option.Pear"]
        == "Conference, dimmed, button … In autumn, actions available")
    #expect(
      try said(design, "talkback-15.1")["option.Pear"]
        == "Conference, In autumn, disabled")
    let column =
      "kind: date-picker, label: Day, date: 2026-03-18, expanded: true, "
      + "stops: {set: {label: Keep}, month.current: {talkback: {stateDescription: Busy}}}"
    let heard = try said(column, "talkback-15.1")
    #expect(heard["set"] == "Keep, Button … Double-tap to activate")
    #expect(heard["month.current"]?.hasPrefix("Busy, March, Button") == true)
  }

  @Test func `an override can apply to one state`() throws {
    let heard = try said(
      "kind: checkbox, label: Fan, stops: "
        + "{checkbox: {when: unchecked, talkback: {stateDescription: Not selected}}}",
      "talkback-15.1", .all)
    #expect(heard["checkbox"] == "Not selected, Fan, Check box … Double-tap to toggle")
    #expect(heard["checkbox@checked"] == "checked, Fan, Check box … Double-tap to toggle")
    let picked = try said(
      "kind: radio-group, options: [Day, Night], value: Day, stops: {option.Day: "
        + "[{when: selected, hint: Kept}, {when: unselected, hint: Keep it}]}", "voiceover-ios-26")
    #expect(picked["option.Day"]?.hasSuffix(" … Kept") == true)
  }

  @Test(arguments: [
    ("{option.C: {hint: x}}", "unknown stop 'option.C'; did you mean 'option.A'?"),
    ("{tigger: {hint: x}}", "unknown stop 'tigger'; did you mean 'trigger'?"),
    ("{option.A: {when: selectd}}", "unknown state 'selectd'; did you mean 'selected'?"),
    ("{option.A: {hnt: x}}", "stops: unknown key 'hnt'; did you mean 'hint'?"),
    (
      "[option.A]",
      "'stops': expected stops, such as 'option.B: {hint: Later}', found a list"
    ),
  ])
  func `an override for a missing stop is an error`(_ stops: String, _ message: String) {
    #expect {
      try WalkSupport.screen(
        of: "  - {kind: dropdown, label: Fruit, options: [A, B], stops: \(stops)}")
    } throws: { error in
      (error as? DesignReader.Mistakes)?.errors.map(\.message) == [message]
    }
  }

  @Test(arguments: BuiltIn.profileNames(of: .device) + BuiltIn.profileNames(of: .documented))
  func `a secure field never says its text`(_ id: String) throws {
    let design =
      "kind: text-field, label: Password, value: hunter2, placeholder: Eight, secure: true"
    for said in try said(design, id, .all).values {
      #expect(!said.contains("hunter2") && !said.contains("abc"))
    }
    var walk = try WalkSupport.walk(
      try WalkSupport.screen(of: "  - {kind: text-field, label: Password, secure: true}"), id)
    try walk.does("double-tap")
    for said in try walk.does("type: xyz") { #expect(!"xyz".contains(said)) }
    try walk.does("key: escape")
    #expect(walk.timeline.heard.allSatisfy { !$0.text.contains("xyz") })
  }

  @Test(
    arguments: ["group", "text", "heading", "image", "progress", "slider", "button", "link"],
    ["voiceover-documented", "talkback-documented", "voiceover-ios-26", "talkback-15.1"])
  func `a hint is heard`(_ kind: String, _ id: String) throws {
    let heard = try said("kind: \(kind), label: Name, hint: Own words", id, toolkit: .views)
    #expect(heard[kind]?.contains("Own words") == true, "\(heard)")
  }

  @Test(arguments: [
    ("voiceover-documented", "Go, button, 1 of 3"),
    ("talkback-documented", "Go, button, 1 of 3, double tap to activate"),
  ])
  func `a position given by the design is said`(_ id: String, _ heard: String) throws {
    #expect(try said("kind: button, label: Go, position: 1 of 3", id) == ["button": heard])
  }

  @Test func `disabled is last on Android`() throws {
    #expect(
      try said("kind: button, label: Go, disabled: true, expanded: false", "talkback-documented")
        == ["button": "Go, collapsed, disabled"])
  }
}
