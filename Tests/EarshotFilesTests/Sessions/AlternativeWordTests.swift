import EarshotProfiles
import Testing

@testable import Earshot
@testable import EarshotFiles

@Suite struct `Words that the guidelines allow as alternatives` {
  private static let design = """
    screen: Trip
    components:
      - {kind: heading, label: Trip}
      - {kind: dropdown, label: From, options: [Rome, Oslo, Bern], value: Oslo}
      - {kind: search-field, label: Search}
      - {kind: radio-group, label: Seat, options: [Aisle, Window], value: Aisle}
      - {kind: button, label: Find}
    """

  private static let variants = [
    ("voiceover-documented", "text-field"), ("talkback-documented", "pop-up-window"),
    ("talkback-documented", "dropdown-list"), ("talkback-documented", "double-tap-to-select"),
  ]

  private func lines(_ profile: String, _ variant: String) throws -> [String] {
    var profile = try #require(BuiltIn.profile(profile))
    try profile.set("variant", to: variant)
    let screen = try WalkSupport.screen(Self.design)
    let walk = Walkthrough(
      through: screen, reader: profile.reader(locale: "en"), wording: profile.wording(locale: "en"))
    return RecordedSession(walk, performing: Array(repeating: .gesture(.swipeRight), count: 6))
      .lines
  }

  private func comparison(
    of lines: [String], by profile: String, with design: String = Self.design,
    settings: [String: String] = [:]
  ) throws -> Comparison {
    let heard = try DiffInput.read("heard", Array(lines.joined(separator: "\n").utf8)) {
      CaptureReader(file: $0, fallback: .plainText)
    }
    var profile = try #require(BuiltIn.profile(profile))
    for (key, value) in settings { try profile.set(key, to: value) }
    let run = DiffRun(
      expected: .design(try WalkSupport.screen(design)), expectedFile: "design", heard: heard,
      heardFile: "heard", profile: profile, locale: "en", isStrict: false, ignored: [])
    return ComparedCapture(run, accepting: nil).comparison
  }

  @Test(arguments: variants)
  func `are at most a note in a session`(_ profile: String, _ variant: String) throws {
    let lines = try lines(profile, variant)
    let found = try comparison(of: lines, by: profile)
    #expect(found.faults == (0, 0), "\(lines)\n\(found.lines)")
  }

  @Test(arguments: variants)
  func `do not hide another fault of the same line`(_ profile: String, _ variant: String) throws {
    let usual = try lines(profile, "")
    var lines = try lines(profile, variant)
    let place = try #require(zip(usual, lines).map { $0 != $1 }.firstIndex(of: true))
    lines[place] += ", dimmed"
    #expect(try comparison(of: lines, by: profile).faults != (0, 0))
  }

  @Test(arguments: [("pop-up-window", "pop up window"), ("dropdown-list", "dropdown list")])
  func `are wrong if the design or the user selects the other word`(
    _ variant: String, _ word: String
  ) throws {
    let lines = try lines("talkback-documented", variant)
    #expect(lines.contains { $0.contains(word) })
    let other = variant == "dropdown-list" ? "pop-up-window" : "dropdown-list"
    let design = Self.design.replacing("label: From", with: "label: From, variant: \(other)")
    #expect(
      try comparison(of: lines, by: "talkback-documented", with: design).faults.errors > 0)
    #expect(
      try comparison(of: lines, by: "talkback-documented", settings: ["variant": other]).faults
        .errors > 0)
  }

  @Test func `do not belong to a device's announcements`() throws {
    let lines = try lines("voiceover-documented", "text-field")
    let found = try comparison(of: lines, by: "voiceover-ios-27")
    let place = try #require(lines.firstIndex { $0.contains("text field") })
    #expect(
      found.differing.contains { entry in
        entry.heardPlace == place && entry.findings.contains { $0.severity > .note }
      }, "\(found.lines)")
  }

  @Test(arguments: BuiltIn.profileNames(of: .documented))
  func `fill the same slots as the usual words`(_ id: String) throws {
    let profile = try #require(BuiltIn.profile(id))
    guard case .documented(let style) = profile.style else { return }
    let own = Self.variants.filter { $0.0 == id }.map(\.1)
    #expect(Set(own).isSubset(of: style.variantsOfWords))
    for name in ["without-role", "without-hint", "whole-alert", "drag-handle", "with-state"] {
      #expect(!style.variantsOfWords.contains(name))
    }
  }

  @Test(arguments: [
    (
      #"{kind: search-field, label: Search, expect: {voiceover: "Search, text field, double tap to edit"}}"#,
      "variant: text-field"
    ),
    (
      "{kind: dropdown, label: From, options: [Rome, Oslo], value: Oslo, expect: {talkback: "
        + #""From, dropdown list, Oslo, in list, collapsed, double tap to activate"}}"#,
      "variant: dropdown-list"
    ),
  ])
  func `can be expected by a design, with a note`(_ component: String, _ advice: String) throws {
    let findings = try designFindings([component]).filter { $0.kind == .expectation }
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.first?.message.contains(advice) == true, "\(findings)")
  }
}
