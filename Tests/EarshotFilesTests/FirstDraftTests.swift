import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `A first draft` {
  private func screen(_ component: String, toolkit: Toolkit? = nil) throws -> Screen {
    let screen = try DesignReader.screen(
      of: Array("screen: T\ncomponents:\n  - \(component)\n".utf8), file: "d.yaml")
    return toolkit.map { screen.built(with: [$0]) } ?? screen
  }

  private func heard(
    _ component: String, _ id: String = "voiceover-documented", toolkit: Toolkit? = nil,
    in states: ScreenPreview.Scope = .current
  ) throws -> [String] {
    let profile = try #require(BuiltIn.profile(id))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    return try preview.entries(of: screen(component, toolkit: toolkit), states: states)
      .map { $0.announcement.text + $0.announcement.hint }
  }

  private func errors(_ component: String) -> [String] {
    do {
      _ = try screen(component)
      return []
    } catch let error as DesignReader.Mistakes {
      return error.errors.map(\.message)
    } catch { return ["\(error)"] }
  }

  private static let profiles = [
    "voiceover-documented", "talkback-documented", "voiceover-ios-27", "talkback-17",
  ]

  @Test(
    arguments: ComponentKinds.builtIn.kinds,
    ["label: Quorble", "title: Quorble", "hint: Quorble", "label: A, subtitle: Quorble"])
  func `has no component of which a text disappears without a word`(
    kind: ComponentKind, keys: String
  ) throws {
    let draft = "{kind: \(kind.name), \(keys)}"
    let mistakes = errors(draft)
    guard mistakes.isEmpty else { return }
    let isHeard = try Self.profiles.contains { id in
      try heard(draft, id, in: .all).contains { $0.contains("Quorble") }
    }
    let found = try designFindings([draft])
    let key = keys.split(separator: " ").suffix(2).first?.dropLast() ?? ""
    let isNamed = found.contains { finding in
      ["Quorble", "'\(key)'"].contains(where: finding.message.contains)
    }
    #expect(isHeard || isNamed, "\(draft): \(found)")
  }

  @Test(arguments: [
    ("{kind: toolbar, label: Tools}", "toolbar: 'label' is not announced"),
    ("{kind: toolbar, label: Tools, hint: Later}", "toolbar: 'label', 'hint' are not announced"),
    ("{kind: toolbar, label: Tools, components: []}", "toolbar: 'label' is not announced"),
    ("{kind: list}", "list: nothing is announced"),
    ("{kind: navigation-bar}", "navigation-bar: nothing is announced"),
  ])
  func `has a warning for a container without components`(draft: String, message: String) throws {
    let found = try designFindings([draft]).filter { $0.message.hasPrefix(message) }
    #expect(found.map(\.kind) == [.missingChoices])
    #expect(found.map(\.severity) == [.warning])
    #expect(try screen(draft).notes.map(\.subject) == [.empty])
    #expect(try !designFindings([draft]).contains { $0.kind == .neverSaid })
  }

  @Test(arguments: [
    "{kind: toolbar, label: Tools, components: [{button: Undo}]}", "{kind: list, label: Tools}",
    "{kind: toolbar, label: Tools, hidden: true}", "{kind: navigation-bar, back: true}",
  ])
  func `has no such warning for a container that is announced or hidden`(draft: String) throws {
    #expect(try screen(draft).notes.isEmpty)
  }

  @Test(arguments: [Toolkit.uikit, .swiftui])
  func `replaces the state of a switch by a state in the app's words`(toolkit: Toolkit) throws {
    for draft in [
      "{kind: switch, label: Door, value: locked}",
      "{kind: switch, label: Door, state-description: locked}",
    ] {
      #expect(
        try heard(draft, toolkit: toolkit).first?.hasPrefix("Door, locked, switch button") == true)
      #expect(
        try heard(draft, "voiceover-ios-27", toolkit: toolkit).first?
          .hasPrefix("Door, switch button, locked") == true)
      #expect(try heard(draft, "talkback-17").first?.hasPrefix("locked. Door. Switch") == true)
    }
  }

  /// VoiceOver announces the state description and the state if the design sets both.
  @Test(arguments: ["true", "false"])
  func `keeps a state that the design sets`(flag: String) throws {
    let state = flag == "true" ? "on" : "off"
    let draft = "{kind: switch, label: Sync, checked: \(flag), state-description: Syncing}"
    let heard = try heard(draft, "voiceover-ios-27").first
    #expect(heard?.hasPrefix("Sync, Syncing, switch button, \(state)") == true)
  }

  @Test(arguments: [
    ("{kind: live-region, says: Saved}", "{kind: text, label: Saved, live: polite}"),
    (
      "{kind: live-region, says: Saved, when: immediately}",
      "{kind: text, label: Saved, live: assertive}"
    ),
    (
      "{kind: live-region, label: Status, says: Saved, when: polite}",
      "{kind: text, label: Status, content: Saved, live: polite}"
    ),
    (
      "{kind: live-region, says: Saved, when: the file is saved}",
      "{kind: text, label: Saved, live: polite}"
    ),
    ("{live-region: Saved, aria-live: assertive}", "{kind: text, label: Saved, live: assertive}"),
    ("{kind: text, label: Saved, aria-live: 'off'}", "{kind: text, label: Saved}"),
    ("{status: {says: Saved}}", "{kind: text, label: Saved, live: polite}"),
  ])
  func `says the text of a live region in time`(draft: String, design: String) throws {
    let (drafted, designed) = try (screen(draft).components[0], screen(design).components[0])
    #expect(drafted.common.live == designed.common.live)
    for id in Self.profiles { #expect(try heard(draft, id) == heard(design, id)) }
  }

  @Test func `has a note for the event before an announcement`() throws {
    let found = try designFindings(["{live-region: Saved, when: the file is saved}"])
    #expect(found.contains { $0.kind == .visualKey && $0.message.contains("when") })
  }

  @Test(arguments: [
    ("alert-banner: Declined", "{kind: banner, label: Declined}"),
    ("bank-card: {title: Visa}", "{kind: card, label: Visa}"),
    (
      "{kind: list, label: T, items: [{time: '14:00', label: Rain}]}",
      "{kind: list, label: T, components: [{kind: table-row, label: Rain, content: '14:00'}]}"
    ),
    ("time: '14:00'", "{kind: text, label: '14:00'}"),
    ("time: Arrival", "{kind: time-picker, label: Arrival}"),
    (
      "{kind: table-row, label: Anna, meta: '12:03'}",
      "{kind: table-row, label: Anna, content: '12:03'}"
    ),
    (
      "{kind: menu, label: Sort, items: [Name, Date], selected: Date, expanded: true}",
      "{kind: menu, label: Sort, items: [Name, {label: Date, selected: true}], expanded: true}"
    ),
  ])
  func `keeps the meaning of its words`(draft: String, design: String) throws {
    for id in Self.profiles { #expect(try heard(draft, id) == heard(design, id)) }
  }

  @Test(arguments: ["divider:", "divider: {inset: 16}", "divider: true"])
  func `may contain a divider`(draft: String) throws {
    #expect(try heard(draft) == [])
  }

  @Test(arguments: ComponentKinds.builtIn.kinds)
  func `can name a component by a compound`(kind: ComponentKind) throws {
    for draft in ["quorble-\(kind.name): A", "{kind: quorble-\(kind.name), label: A}"] {
      let messages = errors(draft)
      #expect(!messages.contains { $0.contains("unknown kind") }, "\(draft): \(messages)")
      guard messages.isEmpty else { continue }
      let name = try screen(draft).components.first?.kind.name
      // If the choices are missing, only the label is announced.
      #expect(name == kind.name || kind.choicesKey != nil && name == "text")
    }
  }
}

@Suite struct `The badge of a tab` {
  private func heard(_ kind: String, _ toolkit: Toolkit) throws -> String {
    let id = toolkit.builds(for: .talkBack) ? "talkback-17" : "voiceover-ios-27"
    let profile = try #require(BuiltIn.profile(id))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let design = """
      screen: T
      components:
        - {kind: \(kind), options: [{label: Inbox, badge: 7}, Sent]}
      """
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    return try #require(
      preview.entries(of: screen.built(with: [toolkit]), states: .current).first?
        .announcement.text)
  }

  /// NavigationBarItem drops the badge, Tab keeps it, NavigationBarItemView joins it to the name,
  /// and TabLayout replaces the name with it.
  @Test(arguments: [
    ("tab-strip", Toolkit.compose, "Inbox. 7. Tab. 1 of 2"),
    ("bottom-navigation", .compose, "Inbox. Tab. 1 of 2"),
    ("navigation-rail", .compose, "Inbox. Tab. 1 of 2"),
    ("primary-tabs", .views, "7 new notifications. Tab. 1 of 2"),
    ("bottom-navigation", .views, "Inbox, 7 new notifications. Tab. 1 of 2"),
    ("navigation-rail", .views, "Inbox, 7 new notifications. Tab. 1 of 2"),
    ("bottom-navigation", .uikit, "Tab Bar, Inbox, tab, 1 of 2"),
    ("tab-bar", .compose, "Inbox. 7. Tab. 1 of 2"),
    ("tab-bar", .views, "Inbox, 7 new notifications. Tab. 1 of 2"),
  ])
  func `is announced as the stock widget does it`(
    kind: String, toolkit: Toolkit, announcement: String
  ) throws {
    #expect(try heard(kind, toolkit).hasPrefix(announcement))
  }

  @Test func `that is silent is a note`() throws {
    let found = try designFindings(
      ["{kind: bottom-navigation, options: [{label: Inbox, badge: 7}, Sent]}"],
      profiles: ["talkback-documented", "talkback-17"])
    #expect(
      found.contains {
        $0.kind == .neverSaid && $0.severity == .note
          && $0.message.contains("TalkBack 17 never says \"7\"")
      })
  }
}
