@testable import Earshot
import EarshotProfiles
import Testing

@Suite struct `TalkBack 16.2` {
  private static let id = "talkback-16.2"

  @Test(arguments: TalkBackChange.all)
  func `says by its own rule`(_ change: TalkBackChange) throws {
    let listener = try TalkBackListener(change.settings, version: Self.id)
    let tree = TalkBackTree(change.tree)
    let stop = try change.stop.map { try #require(tree.index(ofID: $0)) } ?? TalkBackTree.root
    let said = listener.composer.focus(stop, in: tree, after: TalkBackHistory()).announcement
    #expect(said.heard == change.heard, "\(change.source)")
    #expect(said.parts.contains { $0.rule.rawValue == change.rule }, "\(said.parts.map(\.rule))")
  }

  @Test(arguments: TalkBackChange.all)
  func `does not change in 15.1`(_ change: TalkBackChange) throws {
    let listener = try TalkBackListener(change.settings)
    let tree = TalkBackTree(change.tree)
    let stop = try change.stop.map { try #require(tree.index(ofID: $0)) } ?? TalkBackTree.root
    let said = listener.composer.focus(stop, in: tree, after: TalkBackHistory()).announcement
    #expect(said.heard == change.before)
  }

  @Test func `has the keys of the keymap that the user has kept`() throws {
    let listener = try TalkBackListener(
      ["inputMode": "keyboard", "keymap": "default"], version: Self.id)
    let save = node("Button", text: "Save") { $0.clickable = true }
    #expect(listener.heard(save) == "Save, Button | Press Alt + ENTER to activate")
  }

  @Test func `switches the reading control to actions if a text has a link`() throws {
    let texts = node(
      children: ["One", "Two"].map { text in
        node(text: text) { ($0.id, $0.links) = (text, 1) }
      })
    let heard = try TalkBackListener(version: Self.id).walk(texts, "One", "Two")
    #expect(
      heard == [
        "One | Double-tap to open link, Actions available, use Tap with 3 fingers to view",
        "Two | Double-tap to open link, Actions available, swipe up or swipe down and double-tap"
          + " to activate",
      ])
  }

  @Test(arguments: [("de", "Fehler: No, abc"), ("fr", "Erreur\u{A0}: No, abc")])
  func `says "Error" in the language of the reader, unlike 15.1`(
    locale: String, heard: String
  ) throws {
    let field = node(text: "abc") { $0.error = "No" }
    #expect(try TalkBackListener(version: Self.id, locale: locale).heard(field) == heard)
    #expect(try TalkBackListener(locale: locale).heard(field) == "abc, Error: No")
  }

  private func aloud(
    _ text: String, settings: [String: String] = [:], description: Bool = false
  ) throws -> (text: String, aloud: String?) {
    let listener = try TalkBackListener(settings, version: Self.id)
    let said = listener.announcement(
      description ? node(description: text) : node(text: text))
    let part = try #require(said.parts.first)
    return (part.text, part.aloud)
  }

  @Test(arguments: [
    ("Party 🎉", "Party 🎉 emoji"), ("🎉🎂", "🎉 emoji 🎂 emoji"), ("****", " 4 Asterisk"),
    ("Wait ----- now", "Wait  5 Dash now"), ("★★★★", " 2 ★"), ("🎉🎉🎉🎉", " 4 🎉"),
    ("-----🎉", " 5 Dash 🎉 emoji"),
  ])
  func `leaves the text to the log and says more`(text: String, heard: String) throws {
    let said = try aloud(text)
    #expect(said.text == text)
    #expect(said.aloud == heard)
  }

  @Test(arguments: ["Party", "Loading...", "**", "naïve — ja", "1111", "aaaa"])
  func `says only the text if there is no name`(text: String) throws {
    #expect(try aloud(text).aloud == nil)
  }

  @Test func `names emoji only in texts, and counts them if the user wants it`() throws {
    #expect(try aloud("Party 🎉", description: true).aloud == nil)
    #expect(try aloud("****", description: true).aloud == " 4 Asterisk")
    #expect(try aloud("****", settings: ["countRepeatedSymbols": "off"]).aloud == nil)
    let old = try TalkBackListener().announcement(node(text: "Party 🎉 ****"))
    #expect(old.parts.map(\.aloud) == [nil] && old.text == "Party 🎉  4 Asterisk")
  }

  @Test func `names emoji and symbols that are typed or deleted`() throws {
    let composer = try TalkBackListener(version: Self.id).composer
    let tree = TalkBackTree(node("EditText", text: "🎉") { $0.editable = true })
    func part(_ edit: TalkBackEvent.TextEdit) throws -> Part {
      try #require(
        composer.event(.textEdited(edit), at: 0, in: tree, after: TalkBackHistory())
          .announcement.parts.first)
    }
    #expect(try part(.added("🎉")).aloud == "🎉 emoji")
    #expect(try part(.added("****")).aloud == nil)
    #expect(try part(.removed("🎉")).text == "🎉 deleted")
    #expect(try part(.removed("🎉")).aloud == "🎉 emoji deleted")
    #expect(try part(.removed("****")).aloud == " 4 Asterisk deleted")
  }

  @Test(arguments: ["talkback-15.1", "talkback-16.2", "talkback-17"])
  func `parts, hints, menus and labels are separated as the server has it`(_ id: String) throws {
    let field = node("EditText", text: "12") {
      ($0.editable, $0.clickable, $0.longClickable) = (true, true, true)
      $0.labels = ["Hour", "Start"].map { .text($0) }
    }
    let comma = try TalkBackListener(["separator": "comma"], version: id).heard(field)
    let period = try TalkBackListener(["separator": "period"], version: id).heard(field)
    #expect(comma.contains(", ") && !comma.contains(". "))
    #expect(period == comma.replacing(", ", with: ". "))
    let standard = try TalkBackListener(version: id).heard(field)
    #expect(standard == (id == "talkback-17" ? period : comma))
  }

  private func heard(
    _ event: TalkBackEvent, _ node: TalkBackNode = TalkBackNode(), version: String = id
  ) throws -> String {
    try TalkBackListener(version: version).heard(event, node)
  }

  @Test(arguments: TalkBackEventChange.all)
  func `answers an event by its own rule`(_ change: TalkBackEventChange) throws {
    let composer = try TalkBackListener(version: Self.id).composer
    let said = composer.event(
      change.event, at: TalkBackTree.root, in: TalkBackTree(change.tree), after: TalkBackHistory()
    ).announcement
    #expect(said.text == change.heard, "\(change.source)")
    let rules = said.parts.map(\.rule.rawValue)
    #expect(rules.isEmpty || rules.contains(change.rule), "\(rules)")
    #expect(try heard(change.event, change.tree, version: "talkback-15.1") == change.before)
  }

  @Test func `does not have a setting for passwords`() {
    #expect(throws: Settings.Problem.self) {
      try TalkBackListener(["speakPasswords": "off"], version: Self.id)
    }
  }

  @Test func `an error is announced while typing, once for each field and message`() throws {
    let composer = try TalkBackListener(version: Self.id).composer
    var history = TalkBackHistory()
    func typed(_ error: String?, id: String = "mail") -> String {
      let field = node("EditText", text: "abc") {
        ($0.id, $0.editable, $0.error, $0.contentInvalid) = (id, true, error, error != nil)
      }
      let said = composer.event(
        .textEdited(.added("c")), at: 0, in: TalkBackTree(field), after: history)
      history = said.history
      return said.announcement.text
    }
    #expect(typed("Enter a valid email") == "c, Invalid input: Enter a valid email")
    #expect(typed("Enter a valid email") == "c")
    #expect(typed("Too short") == "c, Invalid input: Too short")
    #expect(typed("Too short", id: "other") == "c, Invalid input: Too short")
    #expect(typed(nil, id: "other") == "c")
    #expect(typed("Too short", id: "other") == "c, Invalid input: Too short")
    // No source shows at which event TalkBack 15.1 announces an error.
    let field = node("EditText", text: "abc") { ($0.editable, $0.error) = (true, "No") }
    #expect(try heard(.textEdited(.added("c")), field, version: "talkback-15.1") == "c")
  }

  @Test func `the error follows the length of the text`() throws {
    let field = node("EditText", text: "abc") {
      ($0.editable, $0.error, $0.maxTextLength) = (true, "No", 3)
    }
    #expect(
      try heard(.textEdited(.added("c")), field) == "c, Maximum length reached, Invalid input: No")
  }

  @Test func `the pane's title is its window's title`() throws {
    func titles(_ version: String) throws -> [String] {
      let composer = try TalkBackListener(version: version).composer
      var history = TalkBackHistory()
      return [
        TalkBackEvent.windowStable(windowTitle: "Mail", appLabel: nil),
        .windowStateChanged(.init(paneTitle: "Drafts")),
        .windowStable(windowTitle: "Mail", appLabel: nil),
        .windowStable(windowTitle: "Delete?", appLabel: nil),
        .windowStable(windowTitle: nil, appLabel: "Mail app"),
      ].map { event in
        let said = composer.event(
          event, at: 0, in: TalkBackTree(TalkBackNode()), after: history)
        history = said.history
        return said.announcement.text
      }
    }
    #expect(try titles(Self.id) == ["Mail", "Drafts", "Drafts", "Delete?", "Drafts"])
    #expect(try titles("talkback-15.1") == ["Mail", "Drafts", "Mail", "Delete?", "Drafts"])
  }

  @Test func `says that it is on`() throws {
    #expect(try heard(.serviceStarted) == "TalkBack on")
    let german = try TalkBackListener(version: Self.id, locale: "de")
    #expect(german.heard(.serviceStarted) == "TalkBack aktiviert")
  }

  @Test(arguments: ["talkback-15.1", "talkback-16.2", "talkback-17"])
  func `says nothing by a rule that its profile does not have`(_ id: String) throws {
    let listener = try TalkBackListener(version: id)
    let rules = Set(listener.profile.rules.map(\.id))
    var random = RandomNodes()
    for _ in 0..<400 {
      let said = listener.announcement(random.node(depth: 3))
      #expect(said.parts.allSatisfy { rules.contains($0.rule) })
      #expect(said.parts.first?.joint ?? "" == "")
    }
  }

  @Test(arguments: BuiltIn.vocabularyNames.filter { $0.hasPrefix("talkback-16.2/") })
  func `has translated words in every language of 15.1`(_ name: String) throws {
    let locale = String(name.dropFirst("talkback-16.2/".count))
    let words = try #require(BuiltIn.vocabulary("talkback-16.2", locale: locale))
    for key in ["required_state", "value_read_only", "template_hint_clickable_link", "emoji_name"] {
      #expect(words.isTranslated(key) && !words.word(key).isEmpty)
    }
    // The names of eight Arabic vowel signs are the same in every language, so they count as
    // untranslated.
    #expect(Coverage(of: words).missing.allSatisfy { $0.key.hasPrefix("symbol_") })
    #expect(Coverage(of: words).missing.count <= 8)
  }
}
