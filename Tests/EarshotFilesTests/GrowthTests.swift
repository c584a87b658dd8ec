import Earshot
import EarshotProfiles
import Foundation
import TestTools
import Testing

@testable import EarshotFiles

/// The time for a file must be proportional to the file's size, except for effects of CPU caches.
@Suite(.serialized) struct `Growth` {
  private static func design(_ count: Int) -> String {
    let numbers = 0..<count
    func options(_ name: String) -> String {
      numbers.map { "\(name) \($0)" }.joined(separator: ", ")
    }
    let repeated = numbers.map { number in
      """
      - {kind: button, label: Pay, opens: sheet\(number), next: {tab: sheet\((number + 2) % count)}}
      - kind: modal
        id: sheet\(number)
        label: Seats \(number)
        components:
        - {kind: button, id: a\(number), label: Window, next: {tab: b\(number)}}
        - {kind: button, id: b\(number), label: Aisle, next: {tab: a\(number)}}
      - {kind: group, label: Seat, content: [Row]}
      - {kind: text, label: Row}

      """
    }
    return """
      screen: Long
      components:
      - {kind: dropdown, id: seat, label: Seat, options: [\(options("Seat"))]}
      - kind: tab-bar
        id: tabs
        options: [\(options("Tab"))]
        expect: {voiceover: {\(numbers.map { "option.Tab \($0): no" }.joined(separator: ", "))}}
      - kind: list
        label: Rows
        components: [\(numbers.map { "{kind: table-row, label: Row \($0)}" }.joined(separator: ", "))]

      """ + repeated.joined()
  }

  @Test func `of a design costs in proportion`() throws {
    try expectProportion(6) { count in
      let screen = try DesignReader.screen(of: Array(Self.design(count).utf8), file: "long.yaml")
      let readers = try [Profile.Family.documented, .device].map {
        try BuiltIn.checkReader(for: #require(BuiltIn.newest(of: $0, on: .voiceOver)), locale: "en")
      }
      _ = BuiltIn.checker(judging: readers, locale: "en").findings(in: screen)
      _ = CriteriaSheet(
        for: screen, readers: readers.map { ($0.reader, $0.wording) }, audio: { _ in nil })
    }
  }

  @Test func `of a line in braces costs in proportion`() throws {
    try expectProportion(400) { count in
      let line = "{" + (0..<count).map { "key\($0): text" }.joined(separator: ", ") + "}"
      #expect(WrittenLine(line[...]).allValues.count == count)
    }
  }

  @Test(arguments: [
    ["Size, M, button, collapsed", "Pay, button"],
    ["Size, M, button, collapsed", "S, button", "Size, S, button, collapsed", "S, button"],
    ["Nothing of this is on the screen", "Neither is this"],
  ])
  func `of a session costs in proportion`(_ lines: [String]) throws {
    let item = SessionCase(
      name: "growth",
      design: """
        screen: S
        components:
          - {kind: dropdown, label: Size, value: M, options: [S, M, L]}
          - {kind: button, label: Pay}
        """, profile: "voiceover-documented")
    let screen = try item.screen()
    try expectProportion(60) { count in
      let session = (0..<count).map { lines[$0 % lines.count] }
      let comparison = try item.comparison(with: session, on: screen)
      #expect(comparison.entries.count >= count)
    }
  }

  @Test(arguments: Platform.allCases)
  func `of a session with a mistake and two readings costs in proportion`(
    _ platform: Platform
  ) throws {
    let design = """
      screen: S
      components:
        - {kind: dropdown, label: Size, value: M, options: [S, M, L]}
        - {kind: switch, label: Gift, checked: true}
        - {kind: link, label: Help}
      """
    let profile = try #require(BuiltIn.newest(of: .device, on: platform))
    let item = SessionCase(name: "growth", design: design, profile: profile.id)
    let screen = try item.screen()
    let round: [Action.Gesture] = [.swipeRight, .swipeRight, .swipeLeft, .swipeLeft]
    func faults(_ count: Int, wrong: Bool) throws -> Int {
      let walk = try item.walk(on: screen)
      let actions = (0..<count).map { Action.gesture(round[$0 % round.count]) }
      var lines = RecordedSession(walk, performing: actions).lines
      let middle = try #require(
        lines.indices.first { $0 > count / 2 && lines[$0].contains("Help") })
      if wrong { lines[middle] = lines[middle].replacing("Help", with: "Support") }
      let heard = try DiffInput.read("heard", Array(lines.joined(separator: "\n").utf8)) {
        CaptureReader(file: $0, fallback: .plainText)
      }
      let pair = DiffPair(expected: .design(screen), "design", heard: heard, "heard")
      let runs = try pair.runs { family in
        try BuiltIn.profileNames(of: family).map { try #require(BuiltIn.profile($0)) }
          .filter { $0.platform == platform }
      }
      let run = try #require(runs.first)
      return ComparedCapture(run, accepting: nil).comparison.faultCount.all
    }
    try expectProportion(500) { count in
      let found = try faults(count, wrong: true)
      #expect(found == 1)
    }
    var found = (clean: 0, wrong: 0)
    let clean = try processorTime { found.clean = try faults(4000, wrong: false) }
    let wrong = try processorTime { found.wrong = try faults(4000, wrong: true) }
    #expect(found == (0, 1))
    #expect(wrong <= clean * 4, "\(clean) s, with a mistake: \(wrong) s")
  }

  @Test func `of options that are overridden costs in proportion`() throws {
    let reader = try BuiltIn.checkReader(
      for: #require(BuiltIn.profile("voiceover-documented")), locale: "en")
    try expectProportion(50) { count in
      let options = (0..<count).map {
        "{label: Seat \($0), voiceover: {label: Place \($0)}, talkback: {contentDescription: \($0)}}"
      }
      let design = """
        screen: Long
        components: [{kind: dropdown, label: Seat, options: [\(options.joined(separator: ", "))]}]
        """
      let screen = try DesignReader.screen(of: Array(design.utf8), file: "long.yaml")
      _ = BuiltIn.checker(judging: [reader], locale: "en").findings(in: screen)
    }
  }

  @Test(arguments: [
    "{kind: button, label: Seat %, reading: {Seat %: Place %}}",
    "{kind: button, label: Seat %}",
  ])
  func `of pronunciations costs in proportion`(_ component: String) throws {
    let reader = try BuiltIn.checkReader(
      for: #require(BuiltIn.profile("voiceover-documented")), locale: "en")
    try expectProportion(100) { count in
      func each(_ text: String) -> [String] {
        (0..<count).map { text.replacing("%", with: "\($0)") }
      }
      let design = """
        screen: Long
        reading: {\(each("Seat %: Place %").joined(separator: ", "))}
        components: [\(each(component).joined(separator: ", "))]
        """
      let screen = try DesignReader.screen(of: Array(design.utf8), file: "long.yaml")
      _ = BuiltIn.checker(judging: [reader], locale: "en").findings(in: screen)
      let readings = screen.allReadings
      for component in screen.allComponents {
        _ = readings.adding(component.common.readings)
          .applied(
            to: [Part(.name, component.common.label, from: "label", rule: Rule.ID("none"))])
      }
    }
  }

  @Test func `of a long label costs in proportion`() throws {
    try expectProportion(500) { count in
      let label = Array(repeating: "ab", count: count).joined(separator: " ")
      let screen = try DesignReader.screen(
        of: Array("screen: Long\ncomponents: [{kind: button, label: \(label)}]".utf8),
        file: "long.yaml")
      _ = BuiltIn.checker(judging: [], locale: "en").findings(in: screen)
    }
  }

  @Test func `of accepted findings costs in proportion`() throws {
    let profile = try #require(BuiltIn.profile("talkback-documented"))
    let lexicon = profile.lexicon(beside: profile, locale: "en")
    try expectProportion(100) { count in
      let numbers = 0..<count
      var comparison = Comparison(
        expected: numbers.map { Stop(identifier: "s\($0)", .text("Seat \($0)")) },
        heard: numbers.map { Stop(identifier: "s\($0)", .text("Row \($0)")) },
        options: ComparisonOptions(lexicon: lexicon))
      let kind = try #require(comparison.findings.first).kind.rawValue
      let file =
        "accepted:\n"
        + numbers.map { "- {kind: \(kind), stop: s\($0), reason: Known}\n" }.joined()
      var accepted = try AcceptedFindings(of: Array(file.utf8), file: "a.yaml", today: nil)
      #expect(accepted.leaveOut(of: &comparison) >= count)
      #expect(accepted.remarks.isEmpty)
    }
  }

  @Test func `of texts that no stop announces together costs in proportion`() throws {
    let profile = try #require(BuiltIn.profile("talkback-documented"))
    let lexicon = profile.lexicon(beside: profile, locale: "en")
    func stop(_ text: String) -> Stop {
      Stop(.parts(Announcement(parts: [Part(.name, text, from: "text", rule: Rule.ID("none"))])))
    }
    try expectProportion(2_000) { count in
      let expected = Array(repeating: stop("Apple"), count: count) + [stop("Zebra")]
      let comparison = Comparison(
        expected: expected, heard: Array(repeating: stop("Zebra, Apple"), count: count),
        options: ComparisonOptions(lexicon: lexicon))
      #expect(!comparison.findings.contains { $0.kind == .mergedStops })
    }
  }

  @Test func `of captures at other positions costs in proportion to their pairs`() {
    let counts = [20, 160].map { count in
      let missing = (0..<count).map { capture in
        Set((0..<40).filter { $0 < capture % 30 || $0 >= capture % 30 + 10 })
      }
      return processorTime {
        #expect(ScrolledCaptures(count: 40, missing: missing).outside.contains { !$0.isEmpty })
      }
    }
    #expect(counts[1] <= counts[0] * 64 * 1.6, "\(counts)")
  }

  @Test func `of lines that were made to collide costs in proportion`() throws {
    let lines = CollidingLines.prefix(8_000)
    let lexicon = BuiltIn.lexicon(locale: "en", vocabularies: [])
    try expectProportion(1_000) { count in
      let text = lines.prefix(count).joined(separator: "\n")
      let transcript = try #require(
        try CaptureReader(file: "lines", fallback: .plainText).lazily(Array(text.utf8)).transcript)
      let comparison = try #require(
        Comparison(
          expected: transcript, heard: transcript, limits: [],
          options: ComparisonOptions(lexicon: lexicon)))
      #expect(comparison.findings.isEmpty)
    }
  }

  @Test func `of unknown names ends in names without a suggestion`() throws {
    let design =
      "screen: Long\ncomponents:\n"
      + (0..<400).map { "- {kind: button, id: b\($0), label: Pay, next: {tab: none-\($0)}}\n" }
      .joined()
    let errors = #expect(throws: DesignReader.Mistakes.self) {
      try DesignReader.screen(of: Array(design.utf8), file: "long.yaml")
    }
    let messages = try #require(errors).errors.map(\.message)
    #expect(messages.first?.contains("examples: b0, b1, b2") == true)
    #expect(
      messages.last == "'next: none-399': this screen has no component with the id 'none-399'")
  }

  @Test func `reports each text of equal groups once`() throws {
    let screen = try DesignReader.screen(of: Array(Self.design(5).utf8), file: "long.yaml")
    let findings = BuiltIn.checker(judging: [], locale: "en").findings(in: screen)
    #expect(findings.count { $0.kind == .groupedStop } == 5)
  }

  private func expectProportion(_ count: Int, _ work: (Int) throws -> Void) throws {
    try work(count)
    func least(_ count: Int) throws -> Double {
      try (0..<3).map { _ in
        try processorTime { try work(count) }
      }.min() ?? 0
    }
    let (one, eight) = (try least(count), try least(count * 8))
    #expect(eight <= one * 8 * 1.6, "\(count): \(one) s, \(count * 8): \(eight) s")
  }
}

/// Lines of 16 bytes; if the hash of `TranscriptLines` had no random keys, they would all have the
/// same hash.
private enum CollidingLines {
  static func prefix(_ count: Int) -> [String] {
    var lines: [String] = []
    var number: UInt64 = 0
    while lines.count < count {
      // Each half byte of the number becomes one of the letters from "a" to "p".
      var start = (number | number << 16) & 0x0000_FFFF_0000_FFFF
      start = (start | start << 8) & 0x00FF_00FF_00FF_00FF
      start = (start | start << 4) & 0x0F0F_0F0F_0F0F_0F0F
      start += 0x6161_6161_6161_6161
      number += 1
      var hash = (16 ^ start) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
      let end = hash ^ 0x5A5A_5A5A_5A5A_5A5A
      // Few candidates are ASCII, so this fast test precedes the slow test of all bytes.
      guard end & 0x8080_8080_8080_8080 == 0, (0..<8).allSatisfy({ isText(byte($0, of: end)) })
      else { continue }
      let bytes = [start, end].flatMap { word in (0..<8).map { byte($0, of: word) } }
      lines.append(String(decoding: bytes, as: UTF8.self))
    }
    return lines
  }

  private static func byte(_ place: Int, of word: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: word >> (place * 8))
  }

  private static func isText(_ byte: UInt8) -> Bool {
    (0x0E..<0x7F).contains(byte) && byte != 0x20
  }
}
