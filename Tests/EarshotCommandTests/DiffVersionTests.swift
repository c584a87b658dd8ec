import Foundation
import Testing

private struct Spoken {
  static let design = """
    screen: Trip
    toolkit: views
    components:
      - {kind: heading, id: title, label: Trip}
      - {kind: checkbox, id: terms, label: I accept}
      - {kind: switch, id: wifi, label: Wi-Fi, value: on}
      - {kind: text-field, id: mail, label: Email, value: abc, error: No address}
      - {kind: button, id: pay, label: Pay}
    """

  static let older: [[[String]]] = [
    [["Trip", "Heading"]],
    [["Not checked", "I accept", "Check box"], ["Double-tap to toggle"]],
    [["on", "Wi-Fi", "Switch"], ["Double-tap to toggle"]],
    [["abc", "Edit box", "Error: No address", "Email"], edit],
    [["Pay", "Button"], ["Double-tap to activate"]],
  ]
  static let newer: [[[String]]] = [
    [["Trip", "Heading"]],
    [["Not checked", "I accept", "Check box"], ["Double-tap to toggle"]],
    [["checked", "on", "Wi-Fi", "Switch"], ["Double-tap to toggle"]],
    [["Error: No address", "abc", "Edit box"], edit],
    [["Pay", "Button"], ["Double-tap to activate"]],
  ]
  private static let edit = ["Double-tap to edit text", "Double-tap and hold to long press"]

  let scratch: Scratch
  let heard: [[String]]

  init(_ announcements: [[[String]]], separator: String) throws {
    scratch = try Scratch()
    heard = announcements.map { $0.map { $0.joined(separator: separator) } }
    _ = try scratch.file("design.yaml", Data(Self.design.utf8))
  }

  /// A verbose log of TalkBack, in which hints have the event `null`.
  var log: String {
    let focus = "type:EVENT_TYPE_ACCESSIBILITY subtype:TYPE_VIEW_ACCESSIBILITY_FOCUSED"
    return heard.enumerated().map { stop, texts in
      zip(texts, [focus, "null"]).map { text, event in
        "11-02 10:15:0\(stop).101  2101  2101 V talkback: SpeechControllerImpl: Speaking fragment "
          + "text=\"\(text)\", utteranceId=talkback_\(stop), spans=null, locale=null, "
          + "event=\(event)\n"
      }.joined()
    }.joined()
  }

  var captions: String {
    "WEBVTT\n\n"
      + heard.enumerated().map { cue, texts in
        "00:0\(cue).000 --> 00:0\(cue).900\n\(texts.joined(separator: ". "))\n\n"
      }.joined()
  }

  func diff(_ text: String, by profile: String?, _ arguments: String...) throws -> Command.Outcome {
    let heard = try scratch.file("heard", Data(text.utf8)).path()
    let design = scratch.folder.appending(path: "design.yaml").path()
    return try Command.run(
      ["diff", design, heard, "--platform", "talkback"]
        + (profile.map { ["--profile", $0] } ?? []) + arguments)
  }
}

@Suite struct `Reader versions that are not given` {
  @Test(
    arguments: ["talkback", "device", "auto"],
    [(Spoken.older, ", "), (Spoken.older, ". "), (Spoken.newer, ", "), (Spoken.newer, ". ")])
  func `are not errors of the app in logs and captions`(
    profile: String, heard: (announcements: [[[String]]], separator: String)
  ) throws {
    let spoken = try Spoken(heard.announcements, separator: heard.separator)
    for text in [spoken.log, spoken.captions] {
      let outcome = try spoken.diff(text, by: profile)
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
      #expect(outcome.output.contains("5 stops: 0 errors, 0 warnings"))
    }
  }

  @Test(arguments: [
    (Spoken.older, ", ", "TalkBack 15.1"), (Spoken.newer, ". ", "TalkBack 17"),
  ])
  func `are found with "--profile auto"`(
    announcements: [[[String]]], separator: String, version: String
  ) throws {
    let spoken = try Spoken(announcements, separator: separator)
    for text in [spoken.log, spoken.captions] {
      let outcome = try spoken.diff(text, by: "auto")
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
      #expect(outcome.output.contains("the version that explains most announcements, 5 of 5"))
      #expect(outcome.output.hasPrefix("\(version), "), "\(outcome.output)")
      let wrong = try spoken.diff(text.replacing("Pay", with: "Send"), by: "auto")
      #expect(wrong.status == 1 && wrong.output.hasPrefix("\(version), "), "\(wrong.output)")
    }
  }

  @Test(arguments: [
    ("talkback-15.1", "talkback"), ("talkback-17", "device"), ("voiceover-ios-17", "device"),
    ("voiceover-ios-17", "voiceover-ios"),
  ])
  func `do not cause findings in an example`(one: String, other: String) throws {
    let design = "Examples/booking.yaml"
    let swipes = Data(Array(repeating: "swipe-right", count: 30).joined(separator: "\n").utf8)
    let walk = try Command.run(
      ["walk", design, "--script", "-", "--profile", one, "--format", "json"], input: swipes)
    let walks = try #require(
      try JSONSerialization.jsonObject(with: Data(walk.output.utf8)) as? [[String: Any]])
    let steps = try #require(walks.first?["steps"] as? [[String: Any]])
    var lines: [String] = []
    for heard in steps.flatMap({ $0["heard"] as? [[String: Any]] ?? [] }) {
      guard let text = heard["text"] as? String else { continue }
      if heard["reason"] as? String == "hint" {
        lines[lines.count - 1] += ", " + text
      } else {
        lines.append(text)
      }
    }
    #expect(lines.count > 5)
    let text = Data(lines.joined(separator: "\n").utf8)
    let outcome = try Command.run(
      ["diff", design, "-", "--profile", other, "--input-format", "text"], input: text)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  /// When VoiceOver starts, it announces "VoiceOver on", then the app's name.
  @Test(arguments: [
    (["VoiceOver on", "Trips Bookings Heading"], "Bookings"), (["Bookings Heading"], "Bookings"),
    (["VoiceOver on", "Trips Trips Heading"], "Trips"), (["Trips Heading"], "Trips"),
    (["VoiceOver on", "Trips", "Bookings Heading"], "Bookings"),
  ])
  func `leave out the start of a session`(start: [String], title: String) throws {
    let scratch = try Scratch()
    let design = try scratch.file(
      "design.yaml",
      Data(
        """
        screen: A
        app: Trips
        components:
          - {kind: heading, label: \(title)}
          - {kind: switch, label: Sounds, checked: true}
          - {kind: button, label: Save, disabled: true}

        """.utf8))
    let said = start + ["Sounds Switch button on", "Save Dimmed Button"]
    let lines = said.map { "{\"utterance\":\"\($0)\"}\n" }.joined()
    let heard = try scratch.file("heard.jsonl", Data(lines.utf8))
    let outcome = try Command.run(["diff", design.path(), heard.path()])
    #expect(outcome.output.hasPrefix("VoiceOver on iOS 2"))
    #expect(outcome.output.contains("3 stops: 0 errors, 0 warnings"), "\(outcome.output)")
    #expect(outcome.output.contains("which is not a stop of the app") == (start.count > 1))
  }

  @Test(arguments: [
    ("talkback-15.1", "TalkBack 15.1"), ("talkback-16.0", "TalkBack 16.0"),
    ("talkback-16.2", "TalkBack 16.2"), ("talkback-17", "TalkBack 17"),
  ])
  func `are not chosen instead of a profile that is given`(profile: String, title: String) throws {
    for announcements in [Spoken.older, Spoken.newer] {
      let spoken = try Spoken(announcements, separator: ", ")
      for text in [spoken.log, spoken.captions] {
        let outcome = try spoken.diff(text, by: profile)
        #expect(outcome.output.hasPrefix("\(title): "), "\(outcome.output)")
        #expect(!outcome.output.contains("most similar version"))
        let project = try spoken.scratch.file(
          "earshot.yaml", Data("profile: [\(profile)]\n".utf8))
        let own = try spoken.diff(text, by: nil)
        #expect(own.output.hasPrefix("\(title) (project: "), "\(own.output)")
        try FileManager.default.removeItem(at: project)
      }
    }
  }

  @Test func `are reported`() throws {
    let spoken = try Spoken(Spoken.older, separator: ", ")
    let log = spoken.log
    let told = "The announcements were compared with TalkBack 15.1, the most similar version."
    #expect(try spoken.diff(log, by: "talkback").output.contains(told))
    #expect(try !spoken.diff(log, by: "talkback-15.1").output.contains(told))
    #expect(try spoken.diff(log, by: "talkback", "--strict").status == 1)
  }

  @Test func `are chosen by the number of faults`() throws {
    let scratch = try Scratch()
    let design = try scratch.file(
      "row.yaml",
      Data("screen: A\ncomponents:\n  - {kind: expandable-row, label: Extras}\n".utf8))
    let heard = try scratch.file(
      "row.txt",
      Data("Extras, button, collapsed, double tap to expand\nexpanded\nzebra\nexpanded\n".utf8))
    let outcome = try Command.run([
      "diff", design.path(), heard.path(), "--input-format", "text", "--profile", "voiceover-ios",
    ])
    #expect(outcome.output.hasPrefix("VoiceOver on iOS 27"), "\(outcome.output)")
    #expect(outcome.output.contains("heard     zebra"))
  }

  @Test(
    arguments: [
      (4, ["Pay"], "missing-part"), (2, ["Wi-Fi", "Switch"], "missing-part"),
      (0, ["Trip", "Heading", "Heading"], "said-twice"), (4, ["Play", "Button"], "wrong-text"),
    ], [(Spoken.older, ", "), (Spoken.newer, ". ")])
  func `do not hide defects`(
    broken: (stop: Int, parts: [String], kind: String),
    heard: (announcements: [[[String]]], separator: String)
  ) throws {
    var announcements = heard.announcements
    announcements[broken.stop][0] = broken.parts
    let spoken = try Spoken(announcements, separator: heard.separator)
    let outcome = try spoken.diff(spoken.log, by: "talkback")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("[\(broken.kind)]"), "\(outcome.output)")
    #expect(outcome.output.components(separatedBy: "heard at ").count == 2, "\(outcome.output)")
  }

  @Test(arguments: [Spoken.older, Spoken.newer])
  func `do not hide differences between the guidelines and all versions`(
    announcements: [[[String]]]
  ) throws {
    let spoken = try Spoken(announcements, separator: ". ")
    let outcome = try spoken.diff(spoken.log, by: "documented")
    #expect(!outcome.output.contains("Not checked\" is missing"), "\(outcome.output)")
    #expect(outcome.output.contains("because versions of TalkBack differ"))
    let strict = try spoken.diff(spoken.log, by: "documented", "--strict")
    #expect(!strict.output.contains("because versions of TalkBack differ"))
    // Although the versions of TalkBack differ at this stop, it must be reported if it is skipped.
    let captions = spoken.captions.split(separator: "\n\n").filter { !$0.contains("I accept") }
    let without = try spoken.diff(captions.joined(separator: "\n\n") + "\n", by: "documented")
    #expect(without.output.contains("[skipped-stop]"), "\(without.output)")
    var broken = announcements
    broken[4][0] = ["Pay"]
    let other = try Spoken(broken, separator: ". ")
    #expect(
      try other.diff(other.log, by: "documented").output.contains("role \"button\" is missing"))
  }
}
