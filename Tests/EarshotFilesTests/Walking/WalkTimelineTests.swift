import Earshot
import EarshotProfiles
import Testing

@Suite struct `The timeline of a walk` {
  private static let design = """
    screen: Files
    components:
      - {kind: search-field, label: Search, results: announced}
      - {kind: slider, label: Volume, value: 50%}
      - {kind: checkbox, label: Agree}
      - {kind: button, label: Item, actions: [Delete, Share]}
    """

  private func walk(_ id: String) throws -> Walkthrough {
    try WalkSupport.walk(WalkSupport.screen(Self.design), id)
  }

  @Test func `a hint comes after the pause of the reader`() throws {
    let walk = try walk("talkback-15.1")
    let heard = walk.timeline.heard
    #expect(heard.map(\.reason) == [.screenChange, .focus, .hint])
    #expect(heard[1].start == heard[0].end)
    #expect(heard[2].start == heard[1].end + 400)
  }

  @Test func `a new focus interrupts speech and the waiting hint`() throws {
    var walk = try walk("voiceover-ios-26")
    try walk.does("wait: 500\nswipe-right")
    let heard = walk.timeline.heard
    #expect(heard[0].isCutOff)
    #expect(heard[0].end == 500)
    #expect(heard[0].text.hasSuffix(heard[0].unheard))
    #expect(heard[1].reason == .hint)
    #expect(heard[1].duration == 0)
    #expect(heard[2].start == 500)
  }

  @Test func `a polite announcement waits and does not move focus`() throws {
    var walk = try walk("voiceover-documented")
    try walk.does("wait: 100")
    let focus = walk.focus
    try walk.does("announce: Saved")
    let heard = walk.timeline.heard
    #expect(heard[1].start == heard[0].end)
    #expect(!heard[0].isCutOff)
    #expect(heard[1].reason == .liveRegion)
    #expect(walk.focus == focus)
  }

  @Test func `an assertive announcement interrupts`() throws {
    var walk = try walk("voiceover-documented")
    try walk.does("wait: 100\nalert: No connection")
    #expect(walk.timeline.heard[0].isCutOff)
    #expect(walk.timeline.heard[1].start == 100)
  }

  @Test func `without interruption everything is announced`() throws {
    var walk = try walk("talkback-documented")
    try walk.does("swipe-right\nswipe-right\nswipe-left")
    #expect(!walk.timeline.heard.contains { $0.isCutOff })
  }

  @Test(arguments: WalkSupport.all)
  func `a slider moves by a tenth, announces only its value, and stops at its limits`(_ id: String)
    throws
  {
    var walk = try walk(id)
    try walk.does("touch: volume")
    let unit = id == "talkback-15.1" ? " percent." : "%"
    #expect(try walk.does("swipe-up") == ["60\(unit)"])
    #expect(try walk.does("swipe-down") == ["50\(unit)"])
    try walk.does("swipe-up\nswipe-up\nswipe-up\nswipe-up\nswipe-up")
    #expect(try walk.does("swipe-up").isEmpty)
  }

  @Test(arguments: [
    ("voiceover-documented", "Agree, checked, button"), ("voiceover-ios-26", "checked"),
    ("talkback-documented", "Checked, Agree, checkbox, double tap to toggle"),
    ("talkback-15.1", "checked"),
  ])
  func `a checkbox says its new state as the reader does`(_ id: String, _ text: String) throws {
    var walk = try walk(id)
    try walk.does("touch: agree")
    #expect(try walk.does("double-tap") == [text])
  }

  @Test(arguments: WalkSupport.all)
  func `swiping down goes through actions, and a double-tap does one`(_ id: String) throws {
    var walk = try walk(id)
    try walk.does("touch: item")
    #expect(try walk.does("swipe-down") == ["Delete"])
    #expect(try walk.does("swipe-down") == ["Share"])
    #expect(walk.perform(.gesture(.doubleTap)).remarks == [.acted("Share")])
  }

  @Test(arguments: ["voiceover-documented", "voiceover-ios-26", "voiceover-snapshot"])
  func `typing is echoed as the setting says`(_ id: String) throws {
    let screen = try WalkSupport.screen(Self.design)
    for (value, heard) in [
      ("characters", ["o", "n", "e", "space"]), ("words", ["one"]),
      ("characters-and-words", ["o", "n", "e", "space", "one"]), ("none", []),
    ] {
      var profile = try #require(BuiltIn.profile(id))
      try profile.settings.set("typingEcho", to: value)
      var walk = Walkthrough(
        through: screen, reader: BuiltIn.reader(for: profile, locale: "en"),
        wording: BuiltIn.wording(locale: "en", dates: profile.dates))
      walk.perform(.touch(Focus("search")))
      walk.perform(.gesture(.doubleTap))
      let step = walk.perform(.type("one "))
      #expect(walk.timeline.heard[step.heard].map(\.text) == heard, "\(value)")
    }
  }

  @Test(arguments: BuiltIn.profileIDs, Heard.Reason.allCases)
  func `every reason has its rule in every profile`(_ id: String, _ reason: Heard.Reason) throws {
    let profile = try #require(BuiltIn.profile(id))
    #expect(profile.rule(reason.rule) != nil)
  }

  @Test func `a longer text and a slower voice take longer`() {
    let usual = SpeechEstimate()
    #expect(usual.milliseconds(of: "") == 0)
    #expect(usual.milliseconds(of: "Search by") < usual.milliseconds(of: "Search by, button"))
    let slow = SpeechEstimate(wordsPerMinute: 80)
    #expect(slow.milliseconds(of: "Search") > usual.milliseconds(of: "Search"))
    let words = Array(repeating: "about", count: 175).joined(separator: " ")
    #expect((59_000...61_000).contains(usual.milliseconds(of: words)))
  }
}

@Suite struct `Alerts, modals and toasts` {
  private static let design = """
    screen: Account
    components:
      - {kind: button, label: Delete}
      - {kind: alert, id: sure, label: Sure?, body: It is gone then., buttons: [Delete, Keep]}
      - {kind: modal, close: true, id: terms, label: Terms, dismiss: true, components: [{kind: link, label: Read on}]}
      - {kind: toast, id: saved, text: Saved}
      - {kind: button, label: Continue}
    """

  @Test(arguments: WalkSupport.all)
  func `are not stops until the app shows them`(_ id: String) throws {
    let walk = try WalkSupport.walk(WalkSupport.screen(Self.design), id)
    #expect(walk.reachableStops.map(\.component) == ["delete", "continue"])
  }

  @Test(arguments: WalkSupport.all)
  func `an alert takes focus, confines it, and returns it`(_ id: String) throws {
    var walk = try WalkSupport.walk(WalkSupport.screen(Self.design), id)
    try walk.does("touch: continue\nshow: sure")
    #expect(walk.focus?.component == "sure")
    #expect(Set(walk.reachableStops.map(\.component)) == ["sure"])
    try walk.does("touch: sure/button.Keep\ndouble-tap")
    #expect(walk.focus == Focus("continue/button"))
    #expect(walk.open.isEmpty)
  }

  @Test(arguments: WalkSupport.all)
  func `a modal begins at its close button and holds its components`(_ id: String) throws {
    var walk = try WalkSupport.walk(WalkSupport.screen(Self.design), id)
    try walk.does("show: terms")
    #expect(walk.focus == Focus("terms/close"))
    #expect(walk.reachableStops.contains(Focus("read-on/link")))
    try walk.does(walk.platform == .voiceOver ? "scrub" : "back")
    #expect(walk.focus == Focus("delete/button"))
  }

  @Test(arguments: WalkSupport.all)
  func `a toast is said and takes no focus`(_ id: String) throws {
    var walk = try WalkSupport.walk(WalkSupport.screen(Self.design), id)
    #expect(try walk.does("show: saved") == ["Saved"])
    #expect(walk.focus == Focus("delete/button"))
  }
}
