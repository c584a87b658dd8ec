import Earshot
import EarshotProfiles
import Testing

@Suite struct `Every VoiceOver announcement` {
  private func elements(_ count: Int) -> [VoiceOverElement] {
    var random = RandomElements(seed: 20_260_301)
    return (0..<count).map { _ in random.next() }
  }

  @Test func `The snapshot profile is the library, byte for byte`() throws {
    let composer = try VoiceOverData.composer("voiceover-snapshot")
    for var element in elements(4_000) {
      element.customActions = []
      element.customContent = []
      let said = composer.announcement(for: element)
      let model = VoiceOverLibraryModel(element: element)
      try #require(said.text == model.description, "\(element)")
      try #require(said.hint == model.hint, "\(element)")
    }
  }

  @Test(arguments: VoiceOverData.all)
  func `Every part has a rule with a sentence and a source`(_ id: String) throws {
    var profile = try VoiceOverData.profile(id)
    for setting in ["turnedOn", "characterMode"] where profile.settings[setting] != nil {
      try profile.settings.set(setting, to: "on")
    }
    let composer = VoiceOverComposer(
      profile: profile, vocabulary: BuiltIn.vocabulary(of: profile, locale: "en"))
    var rules: Set<Rule.ID> = []
    let arrival = VoiceOverArrival(appName: "App", entering: ["Group"])
    for element in elements(10_000) {
      let said = composer.announcement(for: element, arriving: arrival)
      rules.formUnion(said.parts.map(\.rule))
    }
    for rule in rules {
      let found = try #require(profile.rule(rule), "\(rule.rawValue)")
      #expect(found.sentence.hasSuffix("."))
      #expect(!found.source.isEmpty)
    }
    // Rules about walks produce no part of an announcement.
    for rule in profile.rules where !rule.id.rawValue.hasPrefix("walk.") {
      #expect(rules.contains(rule.id), "no element is said by \(rule.id.rawValue)")
    }
  }

  @Test(arguments: VoiceOverData.all)
  func `Hints off removes the second utterance and nothing else`(_ id: String) throws {
    let with = try VoiceOverData.composer(id)
    let without = try VoiceOverData.composer(id, set: ["hints": "off"])
    for element in elements(600) {
      let parts = with.announcement(for: element).parts.filter { $0.utterance == .announcement }
      try #require(without.announcement(for: element).parts == parts, "\(element)")
      let hints = with.announcement(for: element).parts.filter { $0.utterance == .hint }
      try #require(hints.allSatisfy { $0.kind == .hint || $0.kind == .actions })
    }
  }

  @Test(arguments: VoiceOverData.all)
  func `Value off removes the value and nothing else`(_ id: String) throws {
    try removes(id, "value") { $0.kind == .value }
  }

  @Test(arguments: VoiceOverData.devices)
  func `Containers off removes containers and positions and nothing else`(_ id: String) throws {
    try removes(id, "containers") {
      [.container, .position].contains($0.kind) || $0.rule == "voiceover.table.headers"
    }
  }

  @Test(arguments: VoiceOverData.all)
  func `Custom content off removes the hint about it and nothing else`(_ id: String) throws {
    try removes(id, "customContent") {
      ["voiceover.more-content", "voiceover.more-content.name"].contains($0.rule)
    }
  }

  private func removes(
    _ id: String, _ setting: String, where isRemoved: (Part) -> Bool
  ) throws {
    let with = try VoiceOverData.composer(id)
    let without = try VoiceOverData.composer(id, set: [setting: "off"])
    for element in elements(600) {
      let expected = with.announcement(for: element).parts.filter { !isRemoved($0) }.map(\.rule)
      guard !expected.isEmpty else { continue }
      let found = without.announcement(for: element).parts.map(\.rule)
      try #require(found == expected, "\(element)")
    }
  }

  @Test(arguments: ["voiceover-ios-18", "voiceover-ios-26"])
  func `Another position of the type only moves it, and off only removes it`(_ id: String) throws {
    let after = try VoiceOverData.composer(id)
    let before = try VoiceOverData.composer(id, set: ["controls": "before"])
    let off = try VoiceOverData.composer(id, set: ["controls": "off"])
    for element in elements(600) {
      let parts = after.announcement(for: element).parts
      let moved = before.announcement(for: element).parts
      try #require(parts.map(\.text).sorted() == moved.map(\.text).sorted(), "\(element)")
      try #require(
        moved.filter { $0.kind != .role }.map(\.text)
          == parts.filter { $0.kind != .role }.map(\.text), "\(element)")
      try #require(
        off.announcement(for: element).parts.map(\.text)
          == parts.filter { $0.kind != .role }.map(\.text), "\(element)")
    }
  }

  @Test(arguments: VoiceOverData.all)
  func `has no usage hint for dimmed elements`(_ id: String) throws {
    let composer = try VoiceOverData.composer(id)
    for var element in elements(600) {
      element.traits.insert(.notEnabled)
      let rules = composer.announcement(for: element).parts.map(\.rule.rawValue)
      try #require(!rules.contains { $0.hasPrefix("voiceover.hint.") }, "\(element)")
    }
  }

  @Test(arguments: VoiceOverData.all)
  func `Composing is pure`(_ id: String) throws {
    let composer = try VoiceOverData.composer(id)
    let elements = elements(200)
    let said = elements.map { composer.announcement(for: $0) }
    let again = elements.reversed().map { composer.announcement(for: $0) }
    #expect(said == again.reversed())
  }

  @Test(arguments: VoiceOverData.all, VoiceOverData.locales)
  func `No word is missing in a language`(_ id: String, _ locale: String) throws {
    let composer = try VoiceOverData.composer(id, locale: locale)
    let english = try VoiceOverData.composer(id)
    // In some languages, a back button omits a label that repeats its role.
    for element in elements(300) where !element.traits.contains(.backButton) {
      let rules = composer.announcement(for: element).parts.map(\.rule)
      try #require(rules == english.announcement(for: element).parts.map(\.rule), "\(element)")
    }
  }

  @Test(arguments: VoiceOverData.all)
  func `Extreme numbers and contradictions are said unchanged`(
    _ id: String
  ) throws {
    let composer = try VoiceOverData.composer(id)
    let everything = Traits(rawValue: .max)
    for context in [
      VoiceOverContext.series(index: .min, count: .max), .tab(index: 7, count: -1),
      cell(.max, .min, width: .max, height: .max, first: true),
      cell(.max - 1, -1, width: .min, height: .min, first: true),
    ] {
      let said = composer.announcement(
        for: element("\u{0}\u{202E}a", value: "1", hint: "\u{FFFD}", everything, in: context))
      #expect(said.text.contains("\u{0}\u{202E}a"))
    }
  }

  @Test func `An element's own language chooses its words`() throws {
    let profile = try VoiceOverData.profile("voiceover-ios-26")
    let words = try ["en", "de", "ru"].map { try VoiceOverData.vocabulary("voiceover", $0) }
    let composer = VoiceOverComposer(profile: profile) { language in
      words.first { $0.locale == language } ?? words[0]
    }
    var element = VoiceOverElement(label: "Sichern", traits: [.button, .notEnabled])
    #expect(composer.announcement(for: element).text == "Sichern, dimmed, button")
    element.language = "de"
    #expect(composer.announcement(for: element).text == "Sichern, grau dargestellt, Taste")
    element.language = "ru"
    #expect(composer.announcement(for: element).text == "Sichern, недоступно, кнопка")
  }

  @Test(arguments: [
    ("ar", "٣", "١٢"), ("ar-EG", "٣", "١٢"), ("ar-MA", "3", "12"), ("fa", "۳", "۱۲"),
    ("my", "၃", "၁၂"), ("de", "3", "12"), ("den", "3", "12"), ("", "3", "12"), ("-", "3", "12"),
  ])
  func `Numbers are said in the digits of the element's language`(
    language: String, three: String, twelve: String
  ) throws {
    for id in VoiceOverData.all {
      let composer = try VoiceOverData.composer(id)
      var item = VoiceOverElement(label: "a", context: .series(index: 3, count: 12))
      item.language = language
      let series = composer.announcement(for: item)
      #expect(series.text.contains("\(three) of \(twelve)"))
      item.context = cell(2, 11, width: 12, height: 3, first: true)
      let said = composer.announcement(for: item).text.lowercased()
      for words in ["row \(three)", "column \(twelve)", "\(three) rows", "\(twelve) columns"] {
        #expect(said.contains(words), "\(said)")
      }
    }
  }

  @Test func `Names of rules that versions follow are known`() throws {
    let known = Set(VoiceOverComposer.followedRules)
    for id in VoiceOverData.all {
      guard case .device(let style) = try VoiceOverData.profile(id).style else {
        Issue.record("\(id) is no device profile")
        continue
      }
      #expect(style.follows.subtracting(known).isEmpty)
    }
  }
}
