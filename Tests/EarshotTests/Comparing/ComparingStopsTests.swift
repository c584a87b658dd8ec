import Earshot
import Testing

@Suite struct `Comparing walks` {
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private func walk(_ texts: [String]) -> [Stop] { texts.map { Stop(.text($0)) } }

  private func steps(_ expected: [Stop], _ heard: [Stop]) -> [StopAlignment.Step] {
    StopAlignment(expected: expected, heard: heard, lexicon: .english).steps
  }

  private static let roles = ["button", "link", "switch, on", "heading", "check box, not checked"]

  private func distinctWalk(_ count: Int) -> [String] {
    (0..<count).map {
      "Article \($0), \(Self.roles[$0 % Self.roles.count]), double tap to activate"
    }
  }

  @Test(arguments: [5, 17, 80, 200, 500], 0..<12)
  func `Inserted and deleted stops are recovered exactly`(_ count: Int, _ seed: Int) {
    var random = Seeded(state: UInt64(count * 100 + seed))
    let expected = distinctWalk(count)
    var heard: [(text: String, origin: Int?)] = expected.enumerated().map { ($1, $0) }
    let edits = max(1, count / 10)
    var deleted: Set<Int> = []
    for edit in 0..<edits {
      if Bool.random(using: &random), heard.count > 1 {
        let place = Int.random(in: heard.indices, using: &random)
        if let origin = heard.remove(at: place).origin { deleted.insert(origin) }
      } else {
        let place = Int.random(in: 0...heard.count, using: &random)
        heard.insert(("Advertisement \(1000 + edit), image", nil), at: place)
      }
    }
    var skipped: Set<Int> = []
    var extra: [Int] = []
    for step in steps(walk(expected), walk(heard.map(\.text))) {
      switch step {
      case .skipped(let place): skipped.insert(place)
      case .extra(let place): extra.append(place)
      case .both(let one, let other, let isMoved):
        #expect(heard[other].origin == one)
        #expect(!isMoved)
      }
    }
    #expect(skipped == deleted)
    #expect(extra == heard.indices.filter { heard[$0].origin == nil })
  }

  @Test(arguments: [5, 17, 80, 500], 0..<12)
  func `Two stops that changed places are moved, and nothing else is`(_ count: Int, _ seed: Int) {
    var random = Seeded(state: UInt64(count * 1000 + seed))
    let expected = distinctWalk(count)
    let one = Int.random(in: 0..<count, using: &random)
    let other = (one + Int.random(in: 1..<count, using: &random)) % count
    var heard = expected
    heard.swapAt(one, other)
    var moved: Set<Int> = []
    for case .both(let place, let found, let isMoved) in steps(walk(expected), walk(heard)) {
      #expect(heard[found] == expected[place])
      if isMoved { moved.insert(place) }
    }
    #expect(!moved.isEmpty)
    #expect(moved.isSubset(of: [one, other]))
  }

  @Test(arguments: [("", Finding.Severity.warning), ("name:Wi-Fi", .note)])
  func `Only a text with the words of the next switch may be its name`(
    row: String, severity: Finding.Severity
  ) {
    var toggle = announcement(row)
    toggle.parts.append(Part(.switched(.on), "on", joint: "", from: "fixture", rule: "fixture"))
    let findings = Comparison(
      expected: [], heard: [Stop(.parts(announcement(row))), Stop(.parts(toggle))],
      limits: [FormatLimit("No focus.", .inferred, aspects: [.focusStops])],
      options: ComparisonOptions(lexicon: .english)
    ).findings.filter { $0.kind == .extraStop }
    #expect(findings.map(\.severity) == [severity, .warning])
  }

  @Test func `A stop with changed words is found by its identifier`() {
    let expected = [Stop(identifier: "pay", .text("Pay, button")), Stop(.text("Help, link"))]
    let heard = [Stop(.text("Help, link")), Stop(identifier: "pay", .text("Purchase"))]
    #expect(
      steps(expected, heard).contains { step in
        guard case .both(0, 1, _) = step else { return false }
        return true
      })
  }

  @Test func `A changed stop is one stop with a finding, not a skipped and an extra one`() {
    let comparison = Comparison(
      expected: walk(["Wi-Fi, switch, on", "Sound, link", "About, link"]),
      heard: walk(["switch, on", "Sounds, link", "About, link"]),
      options: ComparisonOptions(lexicon: .english))
    #expect(comparison.findings.map(\.kind) == [.missingPart, .wrongText])
  }

  @Test(arguments: [
    ("Total 42.50 EUR", "Total 45.00 EUR"), ("12 results", "15 results"), ("3", "4"),
    ("Battery, 40%", "Battery, 70%"), ("Pay 12 EUR, button", "Pay 14 EUR, button"),
  ])
  func `A number that changed is one stop with a finding`(_ expected: String, _ heard: String) {
    let comparison = Comparison(
      expected: walk(["Basket, heading", expected, "Help, link"]),
      heard: walk(["Basket, heading", heard, "Help, link"]),
      options: ComparisonOptions(lexicon: .english))
    #expect(comparison.findings.map(\.kind) == [.wrongText])
  }

  @Test func `A missing stop next to a new one is not a changed stop`() {
    let comparison = Comparison(
      expected: walk(["Basket, heading", "Article 7, link", "Help, link"]),
      heard: walk(["Basket, heading", "Advertisement 1001, image", "Help, link"]),
      options: ComparisonOptions(lexicon: .english))
    #expect(comparison.findings.map(\.kind) == [.skippedStop, .extraStop])
  }

  @Test func `Two swapped stops are one finding, and their positions are not findings`() {
    func tabs(_ names: [String]) -> [Stop] {
      names.enumerated().map { place, name in
        Stop(.parts(announcement("name:\(name)|role:tab|position:\(place + 1) of 4")))
      }
    }
    let comparison = Comparison(
      expected: tabs(["Home", "Search", "Trips", "Profile"]),
      heard: tabs(["Home", "Trips", "Search", "Profile"]),
      options: ComparisonOptions(lexicon: .english))
    #expect(comparison.findings.map(\.kind) == [.movedStop])
  }

  @Test func `Extra, skipped and moved stops are findings with a severity`() {
    let comparison = Comparison(
      expected: walk(["One, link", "Apple, link", "Pear, link", "Plum, link", "Kiwi, link"]),
      heard: walk(["Apple, link", "Plum, link", "Pear, link", "Kiwi, link", "Quite another thing"]),
      options: ComparisonOptions(lexicon: .english))
    #expect(comparison.findings.map(\.kind) == [.skippedStop, .movedStop, .extraStop])
    #expect(comparison.findings.map(\.severity) == [.error, .warning, .warning])
  }

  @Test func `A limit of a format is one note and not a finding for each stop`() {
    let limit = FormatLimit("This dump has no hints: hints were not compared.", hides: [.hint])
    let comparison = Comparison(
      expected: [
        Stop(.parts(announcement("name:A|role:button|hint:double tap to activate"))),
        Stop(.parts(announcement("name:B|role:button|hint:double tap to activate"))),
      ], heard: walk(["A, button", "B"]), limits: [limit],
      options: ComparisonOptions(lexicon: .english))
    #expect(comparison.findings.map(\.kind) == [.missingPart, .notComparable])
    #expect(comparison.limits.map(\.sentence) == [limit.sentence + " (2 parts)"])
  }

  @Test(arguments: [("clickable", Finding.Severity.warning), (StopFact.component, .note)])
  func `A missing double-tap action is a warning, except if a guideline says so`(
    origin: String, severity: Finding.Severity
  ) {
    let parts = [
      Part(.name, "Sound", from: "text", rule: "r"),
      Part(.hint(.activate), "Double-tap to activate", from: origin, rule: "r"),
    ]
    let comparison = Comparison(
      expected: [Stop(.parts(Announcement(parts: parts)))],
      heard: [Stop(.parts(Announcement(parts: Array(parts.prefix(1)))))],
      options: ComparisonOptions(lexicon: .english))
    #expect(comparison.findings.map(\.severity) == [severity])
  }

  @Test func `Containers that a format without lists cannot show are not findings`() {
    let limit = FormatLimit("No lists.", .hidden, hides: [.container])
    let comparison = Comparison(
      expected: [Stop(.parts(announcement("name:Home|container:In list")))],
      heard: [Stop(.parts(announcement("name:Home|container:Out of list")))],
      limits: [limit], options: ComparisonOptions(lexicon: .english))
    #expect(comparison.findings.map(\.kind) == [.notComparable])
  }

  @Test func `A limit of some facts hides only these`() {
    let limit = FormatLimit("No headings.", hidesOnly: [.role(.heading)])
    let comparison = Comparison(
      expected: walk(["News, heading", "Save, button"]), heard: walk(["News", "Save"]),
      limits: [limit], options: ComparisonOptions(lexicon: .english))
    #expect(comparison.findings.map(\.kind) == [.missingPart, .notComparable])
  }

  @Test(arguments: [("", ""), ("a", ""), ("", "a"), ("abcabba", "cbabac"), ("aab", "abb")])
  func `The common sequence is a longest one`(_ left: String, _ right: String) {
    func length(_ left: Substring, _ right: Substring) -> Int {
      guard let first = left.first, let other = right.first else { return 0 }
      if first == other { return 1 + length(left.dropFirst(), right.dropFirst()) }
      return max(length(left.dropFirst(), right), length(left, right.dropFirst()))
    }
    let matched = steps(walk(left.map { "Name \($0)" }), walk(right.map { "Name \($0)" }))
      .count { if case .both(_, _, false) = $0 { true } else { false } }
    #expect(matched >= length(left[...], right[...]))
  }

  private func compared(_ expected: [String], _ heard: [String]) -> Comparison {
    Comparison(
      expected: walk(expected), heard: walk(heard), options: ComparisonOptions(lexicon: .english))
  }

  @Test(arguments: 0..<200)
  func `Stops have not moved if others are missing`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let names = ["Books, heading", "Add, button", "Filter, button", "Search, search field"]
    let expected = (0..<8).map { _ in names.randomElement(using: &generator) ?? "" }
    let heard = expected.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
    let findings = compared(expected, heard).findings
    #expect(!findings.contains { $0.kind == .movedStop }, "\(expected) \(heard)")
  }

  @Test(arguments: 0..<200)
  func `A moved stop has two different places`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let expected = (0..<7).map { "Row \(["A", "B", "C", "D", "E", "F", "G"][$0]), button" }
    let heard = Array(expected.shuffled(using: &generator).dropLast(Int(seed % 3)))
    for finding in compared(expected, heard).findings where finding.kind == .movedStop {
      #expect(finding.expected != finding.heard, "\(finding.sentence) \(heard)")
    }
  }

  @Test func `Stops with equal words are matched in order`() {
    let expected = ["Item, button", "Save, button", "Save, button"]
    func stops(_ container: String) -> [Stop] {
      expected.enumerated().map { place, text in
        let clauses = text.split(separator: ", ")
        let rest = place == 1 ? container : ""
        return Stop(.parts(announcement("name:\(clauses[0])|role:\(clauses[1])\(rest)")))
      }
    }
    let comparison = Comparison(
      expected: stops(""), heard: stops("|container:Out of list"),
      limits: [FormatLimit("No lists.", .hidden, hides: [.container])],
      options: ComparisonOptions(lexicon: .english))
    #expect(comparison.entries.flatMap(\.findings) == [])
  }

  @Test func `Findings with the same cause are one, with the stops`() {
    let names = ["Home", "Search", "Trips", "Inbox", "Saved", "Help", "More"]
    func stop(_ name: String, _ role: Fact.Role, _ word: String) -> Stop {
      Stop(
        .parts(
          Announcement(parts: [
            Part(.name, name, from: "label", rule: "test"),
            Part(.role(role), word, joint: ", ", from: "traits", rule: "test"),
          ])))
    }
    let comparison = Comparison(
      expected: names.map { stop($0, .tab, "tab") } + [stop("Pay", .button, "button")],
      heard: names.map { stop($0, .button, "button") } + [stop("Pay", .link, "link")],
      options: ComparisonOptions(lexicon: .english)
    ).joiningCauses()
    #expect(comparison.findings.map(\.kind) == [.wrongText, .wrongText])
    let first = comparison.findings.first?.sentence ?? ""
    #expect(
      first.contains(" The same difference at 6 more stops: \"Search\", \"Trips\""), "\(first)")
    #expect(names[1...5].allSatisfy { first.contains("\"\($0)\"") })
    #expect(first.hasSuffix(", \"Help\" and 1 more."))
    #expect(comparison.joiningCauses() == comparison)
  }
}
