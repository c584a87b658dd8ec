import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `A component that a control opens` {
  private static let design = """
      - {kind: text, label: Fares}
      - {kind: button, id: more, label: Fare rules, opens: rules}
      - {kind: link, id: ask, label: Delete, opens: sure}
      - {kind: table-row, id: row, label: Economy, opens: seats}
      - {kind: switch, id: alerts, label: Price alerts, opens: sure}
      - {kind: button, id: save, label: Save, opens: saved}
      - kind: menu
        id: menu
        label: More
        variant: with-state
        items: [{label: Rules, opens: rules}, Print, {label: Keep, opens: saved}]
      - {kind: modal, close: true, id: rules, label: Fare rules, components: [{kind: button, id: inner, label: Seats, opens: seats}]}
      - {kind: sheet, id: seats, label: Seats, close: false, components: [{kind: button, id: choose, label: 12A}]}
      - {kind: alert, id: sure, label: Sure?, buttons: [Keep]}
      - {kind: toast, id: saved, text: Fare saved}
    """

  private func walk(_ id: String) throws -> Walkthrough {
    try WalkSupport.walk(WalkSupport.screen(of: Self.design), id)
  }

  @Test(arguments: WalkSupport.all, ["more", "ask", "row", "alerts"])
  func `takes focus, confines it, and returns it for every way of closing`(
    _ id: String, _ opener: String
  ) throws {
    var walk = try walk(id)
    try walk.does("touch: \(opener)")
    let before = walk.focus
    let said = try walk.does("double-tap")
    #expect(said.contains { !$0.isEmpty })
    let opened = try #require(walk.open.last)
    let opening = try #require(walk.opening)
    #expect(opening.confines && !opening.closings.isEmpty)
    #expect(walk.focus?.component != opener)
    for _ in 0..<6 {
      try walk.does("swipe-right")
      #expect(
        walk.focus?.component == opened || walk.focus?.component == "inner"
          || walk.focus?.component == "choose")
    }
    for way in opening.closings {
      var closing = walk
      let isClosed = closing.leave(by: way)
      #expect(isClosed, "\(way)")
      #expect(closing.open.isEmpty)
      #expect(closing.focus == before, "\(way)")
      let focused = closing.timeline.heard.last { $0.reason == .focus }
      #expect(focused.map { $0.duration > 0 } == true)
    }
  }

  /// TalkBack announces the new state of a clicked node; no source describes the same for VoiceOver.
  @Test(
    arguments: [
      ("kind: dropdown, options: [A, B], state: platform", Toolkit.views),
      ("kind: menu, items: [A, B], state: platform", .views),
      ("kind: dropdown, options: [A, B]", .reactNative),
      ("kind: dropdown, options: [A, B]", .views),
    ], WalkSupport.all + ["talkback-17"])
  func `follows the state of its trigger, if the reader announces it`(
    trigger: (keys: String, toolkit: Toolkit), _ id: String
  ) throws {
    let screen = try WalkSupport.screen(of: "  - {label: Seat, \(trigger.keys)}")
      .built(with: [trigger.toolkit])
    var walk = try WalkSupport.walk(screen, id)
    let said = try walk.does("double-tap").map { $0.lowercased() }
    let isExposed = trigger.keys.contains("platform") || trigger.toolkit == .reactNative
    let isAnnounced =
      isExposed && BuiltIn.profile(id)?.family == .device && walk.platform == .talkBack
    #expect((said.first == "expanded") == isAnnounced, "\(said)")
    #expect(said.count > (isAnnounced ? 1 : 0) && walk.open.count == 1)
    #expect(walk.timeline.heard.suffix(said.count).allSatisfy { $0.duration > 0 })
  }

  @Test(arguments: WalkSupport.all)
  func `is above its trigger and returns focus step by step`(_ id: String) throws {
    var walk = try walk(id)
    try walk.does("touch: more\ndouble-tap\ntouch: inner\ndouble-tap")
    #expect(walk.open == ["rules", "seats"])
    try walk.does("key: escape")
    #expect(walk.open == ["rules"])
    #expect(walk.focus?.component == "inner")
    try walk.does("key: escape")
    #expect(walk.focus?.component == "more")
  }

  @Test(arguments: WalkSupport.all)
  func `appears after the menu has closed, and focus returns to the menu's button`(
    _ id: String
  ) throws {
    var walk = try walk(id)
    try walk.does("touch: menu\ndouble-tap\ntouch: menu/item.Rules")
    let heard = try walk.does("double-tap")
    #expect(walk.open == ["rules"])
    #expect(heard.allSatisfy { !$0.contains("More") }, "\(heard)")
    try walk.does("key: escape")
    #expect(walk.focus == Focus("menu/trigger"))
  }

  @Test(arguments: WalkSupport.all)
  func `says a toast, and focus stays`(_ id: String) throws {
    var walk = try walk(id)
    try walk.does("touch: save")
    let before = walk.focus
    let toast = try walk.does("double-tap")
    #expect(toast.last == "Fare saved")
    #expect(walk.focus == before)
    try walk.does("touch: menu\ndouble-tap\ntouch: menu/item.Keep")
    let toastAgain = try walk.does("double-tap")
    #expect(toastAgain.last == "Fare saved")
    #expect(walk.focus == Focus("menu/trigger"))
  }

  @Test func `is opened by a switch, which also changes`() throws {
    var walk = try walk("voiceover-documented")
    try walk.does("touch: alerts\ndouble-tap")
    #expect(walk.open == ["sure"])
    try walk.does("touch: sure/button.Keep")
    let switched = try walk.does("double-tap")
    #expect(switched.first?.contains(", on,") == true)
  }

  @Test(arguments: WalkSupport.all)
  func `is the only action of a row, which does not become selected`(_ id: String) throws {
    var walk = try walk(id)
    let before = try walk.does("touch: row")
    try walk.does("double-tap\nkey: escape")
    let after = try walk.does("touch: row")
    #expect(after == before)
  }

  @Test func `is not opened by a disabled control`() throws {
    let design = Self.design.replacing(
      "label: Fare rules, opens: rules}", with: "label: Fare rules, opens: rules, disabled: true}")
    var walk = try WalkSupport.walk(WalkSupport.screen(of: design), "talkback-documented")
    try walk.does("touch: more\ndouble-tap")
    #expect(walk.open.isEmpty)
  }

  @Test(arguments: [
    (
      "{kind: button, label: Go, opens: ruls}",
      "'opens: ruls': this screen has no component with the id 'ruls'; did you mean 'rules'?"
    ),
    ("{kind: button, id: go, label: Go, opens: go}", "'opens: go' names the button itself"),
    ("{kind: button, label: Go, opens: other}", "names a heading; name an alert, modal"),
    ("{kind: heading, label: Go, opens: rules}", "heading: 'opens' has no effect here"),
    (
      "{kind: text-field, label: Go, opens: rules}",
      "text-field: 'opens' has no effect here"
    ),
    ("{kind: menu, label: Go, items: [{label: A, opens: rulez}]}", "did you mean 'rules'?"),
    ("{kind: dropdown, label: Go, options: [{label: A, opens: rules}]}", "'opens' has no effect"),
    (
      "{kind: sheet, close: true, id: mine, components: [{kind: button, label: Go, opens: mine}]}",
      "names the sheet that contains this component"
    ),
    ("{kind: button, label: Go, next: {down: ruls}}", "did you mean 'rules'?"),
    ("{kind: button, id: go, label: Go, next: {down: go}}", "'next' names the button itself"),
    ("{kind: button, label: Go, next: {under: other}}", "unknown key 'under'"),
  ])
  func `must exist, and be able to open`(_ component: String, _ words: String) throws {
    let yaml = """
      screen: Test
      components:
        - \(component)
        - {kind: heading, id: other, label: Other}
        - {kind: modal, close: true, id: rules, label: Rules}
      """
    let mistakes = #expect(throws: DesignReader.Mistakes.self) { try WalkSupport.screen(yaml) }
    let errors = mistakes?.errors ?? []
    #expect(errors.count == 1)
    #expect(errors.first?.message.contains(words) == true, "\(errors)")
    #expect(errors.first?.location?.line == 3)
  }

  @Test(arguments: WalkSupport.all)
  func `has no findings in the flow check`(_ id: String) throws {
    #expect(try designFindings(walking: Self.design, id) == [])
  }

  @Test(arguments: WalkSupport.all)
  func `must be closed by something`(_ id: String) throws {
    let design = """
        - {kind: button, label: Rules, opens: rules}
        - {kind: modal, id: rules, label: Rules, close: false, closes: []}
      """
    #expect(try designFindings(walking: design, id).map(\.kind) == [.trap])
  }

  @Test func `are noted when nothing opens them`() throws {
    let design = """
        - {kind: button, label: Rules}
        - {kind: modal, close: true, id: rules, label: Rules}
      """
    let findings = try designFindings(walking: design, "voiceover-documented")
    #expect(findings.map(\.kind) == [.neverOpened])
    #expect(findings.map(\.severity) == [.note])
  }
}

@Suite struct `The keyboard's own order` {
  private static let design = """
      - {kind: button, id: one, label: One, next: {down: three, tab: two}}
      - {kind: button, id: two, label: Two}
      - {kind: tab-bar, id: three, options: [A, B], next: {right: one}}
      - {kind: modal, close: true, id: modal, label: Terms, components: [{kind: button, id: in, label: In, next: {down: one}}]}
    """

  @Test(arguments: WalkSupport.all)
  func `follows the design, or the reader if the design does not define it`(_ id: String) throws {
    var walk = try WalkSupport.walk(WalkSupport.screen(of: Self.design), id)
    try walk.does("touch: one\nkey: down")
    #expect(walk.focus?.component == "three")
    try walk.does("touch: one\nkey: right")
    #expect(walk.focus?.component == "two")
    try walk.does("touch: one\nswipe-right")
    #expect(walk.focus?.component == "two")
  }

  @Test(arguments: WalkSupport.all)
  func `stays in the component's order and inside confined focus`(
    _ id: String
  ) throws {
    var walk = try WalkSupport.walk(WalkSupport.screen(of: Self.design), id)
    try walk.does("touch: three\nkey: right")
    #expect(walk.focus == Focus("three/option.B"))
    try walk.does("key: right")
    #expect(walk.focus?.component == "one")
    try walk.does("show: modal\ntouch: in\nkey: down")
    #expect(walk.focus?.component == "in")
  }

  @Test(arguments: WalkSupport.all)
  func `has a note if it differs`(_ id: String) throws {
    // The modal is never opened, which is a separate finding.
    let findings = try designFindings(walking: Self.design, id).filter { $0.kind != .neverOpened }
    #expect(findings.map(\.kind) == [.keyboardOrder])
    #expect(findings.first?.severity == .note)
    #expect(
      findings.first?.message.contains(
        "'down' moves focus to 'three', but the reader continues at 'two'") == true)
  }
}

@Suite struct `Backspace` {
  private static let fields = [
    "{kind: text-field, id: field, label: Name}", "{kind: search-field, id: field, label: Find}",
  ]

  @Test(arguments: fields)
  func `deletes one character, and says it as each reader does`(_ field: String) throws {
    let screen = try WalkSupport.screen(of: "  - \(field)")
    for (id, echo) in [
      ("voiceover-ios-26", "b"), ("talkback-15.1", "b deleted"), ("voiceover-documented", "b"),
    ] {
      var walk = try WalkSupport.walk(screen, id)
      try walk.does("double-tap\ntype: ab")
      let deleted = try walk.does("backspace")
      #expect(deleted == [echo], "\(id)")
      try walk.does("backspace")
      let nothing = try walk.does("key: backspace")
      #expect(nothing == [])
    }
  }

  @Test func `does not reveal a password`() throws {
    let screen = try WalkSupport.screen(
      of: "  - {kind: text-field, id: field, label: PIN, secure: true}")
    for (id, echo) in [("voiceover-ios-26", "•"), ("talkback-15.1", "Bullet deleted")] {
      var walk = try WalkSupport.walk(screen, id)
      try walk.does("double-tap\ntype: ab")
      let deleted = try walk.does("backspace")
      #expect(deleted == [echo])
    }
  }

  @Test(arguments: WalkSupport.all)
  func `has no effect without an edited field`(_ id: String) throws {
    let screen = try WalkSupport.screen(of: "  - {kind: button, label: Go}")
    var walk = try WalkSupport.walk(screen, id)
    #expect(walk.perform(.key(.backspace)).remarks == [.ignored])
  }
}

@Suite struct `Typing a date` {
  @Test(arguments: ["set", "cancel"])
  func `leaves the keyboard when its dialog closes, which opens again`(_ button: String) throws {
    let screen = try WalkSupport.screen(
      of: "  - {kind: date-picker, id: day, label: Day, date: 2026-05-05, style: input}")
    var walk = try WalkSupport.walk(screen, "talkback-15.1")
    try walk.does("touch: day/open\ndouble-tap\ntouch: day/input\ndouble-tap")
    #expect(walk.isEditing)
    try walk.does("touch: day/\(button)\ndouble-tap")
    #expect(!walk.isEditing)
    try walk.does("touch: day/open\ndouble-tap")
    #expect(walk.open == ["day"])
    #expect(walk.focus == Focus("day/input"))
  }
}

@Suite struct `The menu of TalkBack` {
  @Test(arguments: [("en", "Expand"), ("de", "Maximieren")])
  func `offers the announced actions`(_ locale: String, _ title: String) throws {
    let screen = try WalkSupport.screen(
      """
      screen: Test
      locale: \(locale)
      components:
        - {kind: dropdown, id: by, label: By, state: platform, options: [A, B], actions: [Clear]}
      """)
    var walk = try WalkSupport.walk(screen, "talkback-15.1")
    var named = [try walk.does("tap-with-three-fingers")]
    named.append(try walk.does("tap-with-three-fingers"))
    #expect(Set(named.flatMap { $0 }) == [title, "Clear"])
    let isReached = try named.indices.contains { _ in
      try walk.does("tap-with-three-fingers") == [title]
    }
    #expect(isReached)
    try walk.does("double-tap")
    #expect(walk.open == ["by"])
  }

  @Test func `is empty for a plain button, and iOS does not have the gesture`() throws {
    let screen = try WalkSupport.screen(of: "  - {kind: button, label: Go}")
    for (id, remark) in [
      ("talkback-15.1", WalkStep.Remark.ignored), ("voiceover-ios-26", .unavailable),
    ] {
      var walk = try WalkSupport.walk(screen, id)
      #expect(walk.perform(.gesture(.tapWithThreeFingers)).remarks == [remark])
    }
  }

  @Test(arguments: WalkSupport.all)
  func `has no answer for magic tap, and says so`(_ id: String) throws {
    let screen = try WalkSupport.screen(of: "  - {kind: button, label: Go, actions: [Play]}")
    var walk = try WalkSupport.walk(screen, id)
    let step = walk.perform(.gesture(.magicTap))
    #expect(step.remarks == [walk.platform == .voiceOver ? .ignored : .unavailable])
    #expect(step.heard.isEmpty)
  }
}

@Suite struct `Loading content` {
  private static let all = WalkSupport.all

  @Test(arguments: all, ["before", "behind", "alone"])
  func `moves focus to its neighbour when it is done`(
    _ id: String, _ place: String
  ) throws {
    let button = "  - {kind: button, id: button, label: Go}\n"
    let loading = "  - {kind: loading, id: wait, label: Looking, done: 3 found}\n"
    let screen =
      place == "alone" ? loading : place == "before" ? loading + button : button + loading
    var walk = try WalkSupport.walk(WalkSupport.screen(of: screen), id)
    try walk.does("touch: wait")
    let step = walk.perform(.app(.results(component: "wait")))
    let heard = walk.timeline.heard[step.heard]
    #expect(heard.first?.text == "3 found")
    #expect(heard.allSatisfy { !$0.isCutOff })
    #expect(walk.focus == (place == "alone" ? nil : Focus("button/button")))
    #expect(!step.remarks.contains(.focusLost) || place == "alone")
  }

  @Test(arguments: all)
  func `does not move focus from another component`(_ id: String) throws {
    let screen = try WalkSupport.screen(
      of: """
          - {kind: loading, id: wait, label: Looking, done: 3 found}
          - {kind: heading, label: Hotels}
          - {kind: button, id: button, label: Go}
        """)
    var walk = try WalkSupport.walk(screen, id)
    try walk.does("touch: button")
    #expect(try walk.does("results: wait") == ["3 found"])
    #expect(walk.focus == Focus("button/button"))
  }
}

@Suite struct `A menu that closes by a swipe back to its button` {
  private func screen(_ keys: String) throws -> Screen {
    try WalkSupport.screen(
      of: "    - {kind: menu, id: more, label: More, items: [A, B], \(keys)}")
  }

  @Test func `needs the button as a stop`() throws {
    let error = #expect(throws: (any Error).self) {
      _ = try screen("closes: [escape, swipe-back]")
    }
    #expect(error.map { "\($0)".contains("opener: inside") } == true)
    #expect(throws: Never.self) { try screen("opener: inside, closes: [escape, swipe-back]") }
  }

  @Test(arguments: Platform.allCases)
  func `is not tested with swipes to the left`(_ platform: Platform) throws {
    let screen = try screen("opener: inside, covers: true")
    let reader = try #require(BuiltIn.newest(of: .documented, on: platform))
    let sheet = CriteriaSheet(
      for: screen, readers: [(reader.reader(locale: "en"), reader.wording(locale: "en"))]
    ) { _ in nil }
    let confined = try #require(
      sheet.criteria.first { $0.id == "more.confined.\(platform.rawValue)" })
    #expect(confined.when == "it is open and I swipe right to its end")
  }
}

@Suite struct `A walk on a screen with a disabled field` {
  @Test(arguments: ["search-field", "text-field"], Platform.allCases)
  func `does not begin on it`(_ kind: String, _ platform: Platform) throws {
    let screen = try WalkSupport.screen(
      of: """
            - {kind: text, id: intro, label: Find a flight}
            - {kind: \(kind), id: field, label: Search, disabled: true}
        """)
    let walk = try WalkSupport.walk(screen, "\(platform.rawValue)-documented")
    #expect(walk.focus?.component == "intro")
  }
}
