@testable import Earshot
import EarshotProfiles
import Testing

/// One stop: what the reader's rules find, and what two profiles say of it.
private struct Told {
  var found: [StopFact]
  var documented: Announcement
  var device: Announcement
  var what: String
}

@Suite struct `Both families of profiles` {
  private static let stops: [Platform: [Told]] = {
    var told: [Platform: [Told]] = [:]
    guard let documented = BuiltIn.profile("talkback-documented"),
      let device = BuiltIn.profile("talkback-15.1"),
      let documentedOfVoiceOver = BuiltIn.profile("voiceover-documented"),
      let deviceOfVoiceOver = BuiltIn.profile("voiceover-ios-26")
    else { return told }
    let (one, other) = (
      BuiltIn.reader(for: documented, locale: "en"), BuiltIn.reader(for: device, locale: "en")
    )
    var nodes = RandomNodes()
    for _ in 0..<4_000 {
      var node = nodes.node(depth: 2)
      node.part = nil
      node.visible = true
      let tree = TalkBackTree(node)
      told[.talkBack, default: []].append(
        Told(
          found: TalkBackReading.facts(of: 0, in: tree),
          documented: one.announcement(of: 0, in: tree, after: TalkBackHistory()).announcement,
          device: other.announcement(of: 0, in: tree, after: TalkBackHistory()).announcement,
          what: "\(node)"))
    }
    var elements = RandomElements(seed: 20_261_122)
    let (first, second) = (
      BuiltIn.reader(for: documentedOfVoiceOver, locale: "en"),
      BuiltIn.reader(for: deviceOfVoiceOver, locale: "en")
    )
    for _ in 0..<4_000 {
      var element = elements.next()
      element.part = nil
      told[.voiceOver, default: []].append(
        Told(
          found: VoiceOverReading.facts(of: element),
          documented: first.announcement(for: element), device: second.announcement(for: element),
          what: "\(element)"))
    }
    return told
  }()

  @Test(arguments: Platform.allCases)
  func `say only facts that the reader's own rules find`(_ platform: Platform) throws {
    let stops = try #require(Self.stops[platform])
    for stop in stops {
      let found = Set(stop.found.map(\.fact))
      for part in stop.documented.parts + stop.device.parts where !part.text.isEmpty {
        try #require(found.contains(part.fact), "\(part) of \(stop.what)")
      }
    }
  }

  @Test(arguments: ["talkback-documented", "voiceover-documented"])
  func `tell the same facts, but for what a documented pattern leaves out`(_ id: String) throws {
    let profile = try #require(BuiltIn.profile(id))
    guard case .documented(let style) = profile.style else {
      Issue.record("\(id) has no patterns")
      return
    }
    let patterns = Dictionary(uniqueKeysWithValues: style.patterns.map { ($0.ruleID, $0) })
    let derived = Set(style.derivations.map(\.adds))
    for stop in try #require(Self.stops[profile.platform]) {
      let said = Set(stop.documented.parts.map(\.fact))
      let pattern = stop.documented.parts.lazy.compactMap { patterns[$0.rule] }.first
      guard let pattern else { continue }
      let isDisabled = said.contains(.disabled)
      for fact in stop.found where !said.contains(fact.fact) && fact.ownText != "" {
        // The profile says what it leaves to the reader: all that has no place in any pattern.
        if style.leavesOut.contains(fact.fact.name) { continue }
        let slot = try #require(fact.fact.slot, "\(fact) of \(stop.what)")
        // A pattern leaves out what its template has no slot for, where no derivation adds it.
        if !pattern.say.slots.contains(slot), !derived.contains(slot) { continue }
        // What is disabled has no hints, and of several roles the first of the profile's list is said.
        if isDisabled, slot.isHint { continue }
        if slot == .role, said.contains(where: { $0.kind == .role }) { continue }
        try #require(
          Self.isInPlaceOf(fact.fact, said), "\(fact) of \(stop.what) in \(stop.documented.text)")
      }
    }
  }

  /// Whether another fact stands in the place of one: the value in that of the placeholder, and the
  /// author's hint in that of the reader's on iOS.
  private static func isInPlaceOf(_ fact: Fact, _ said: Set<Fact>) -> Bool {
    switch fact {
    case .placeholder: said.contains(.value)
    case .hint: said.contains(.hint(.own))
    default: false
    }
  }

  @Test func `of TalkBack read a role in any language, and three states of a check`() throws {
    let documented = try reader("talkback-documented")
    var link = TalkBackNode()
    link.text = "Conditions"
    link.roleDescription = "Lien"
    link.clickable = true
    #expect(said(link, by: documented) == "Conditions, Lien, double tap to activate")

    var box = TalkBackNode()
    box.className = "android.widget.CheckBox"
    box.part = "checkbox"
    box.text = "All"
    box.checkable = true
    box.checked = .mixed
    #expect(said(box, by: documented) == "partially checked, All, checkbox, double tap to toggle")
  }

  @Test func `let a description stand for the text`() throws {
    var button = TalkBackNode()
    button.className = "android.widget.Button"
    button.text = "NEXT"
    button.contentDescription = "Next page"
    button.clickable = true
    let documented = try reader("talkback-documented")
    let device = try reader("talkback-15.1")
    #expect(said(button, by: documented) == "Next page, button, double tap to activate")
    #expect(said(button, by: device) == "Next page, Button")
  }

  private func reader(_ id: String) throws -> ScreenReader {
    BuiltIn.reader(for: try #require(BuiltIn.profile(id)), locale: "en")
  }

  private func said(_ node: TalkBackNode, by reader: ScreenReader) -> String {
    reader.announcement(of: 0, in: TalkBackTree(node), after: TalkBackHistory()).announcement.text
  }

  @Test func `Every fact has a name of its own, by which it is found`() {
    for fact in Fact.all { #expect(Fact(named: fact.name) == fact) }
    #expect(Set(Fact.all.map(\.name)).count == Fact.all.count)
    #expect(Fact(named: "role.buton") == nil)
  }
}
