import TestTools
import Testing

@testable import Earshot

@Suite struct `Texts that change` {
  @Test(arguments: [
    ("Total # euros", "Total 1,234.50 euros", true), ("Total # euros", "total 12 EUROS", true),
    ("Total # euros", "Total euros", false), ("Total # euros", "Total 12 pounds", false),
    ("Hello *", "Hello Ada Lovelace", true), ("Hello *", "Hello ", false),
    ("* to *", "Rome to Oslo", true), ("* to *", "Rome", false), ("#", "7", true),
    ("#", "seven", false), ("Pay", "Pay", true), ("Pay", "Pay now", false), ("", "", true),
    ("#:# *", "9:30 AM", true), ("Grüße, *", "grüße, Åsa", true), ("*", "", false),
    ("# EUR", "-5 EUR", true), ("# EUR", "−1,234.50 EUR", true), ("#", "1-5", false),
    ("# EUR", "- EUR", false),
  ])
  func `match as their pattern says`(source: String, text: String, matches: Bool) throws {
    let pattern = try #require(TextPattern(source))
    #expect(pattern.matches(text) == matches)
  }

  @Test func `have an example that they match`() {
    #expect(TextPattern("# rooms", example: "some rooms") == nil)
    #expect(TextPattern("# rooms")?.example == "1 rooms")
  }

  @Test(arguments: ["*a*a*a*a*a*a*a*a*a*b", String(repeating: "#*", count: 150)])
  func `take no longer than the pattern times the text`(source: String) throws {
    let pattern = try #require(TextPattern(source))
    let text = String(repeating: "a", count: 990)
    let time = processorTime { for _ in 0..<5 { #expect(!pattern.matches(text)) } }
    #expect(time < 60)
  }

  private func findings(heard: String, _ source: String = "Flight * at #:#") throws -> [Finding] {
    let pattern = try #require(TextPattern(source))
    let expected = Stop(
      .parts(announcement("name:\(pattern.example)|role:button")),
      design: Stop.Design(patterns: [pattern]))
    return Comparison(
      expected: [expected], heard: [Stop(.parts(announcement(heard)))],
      options: ComparisonOptions(lexicon: .english)
    ).findings
  }

  @Test func `are compared except for the changing part`() throws {
    #expect(try findings(heard: "name:Flight to Oslo at 9:30|role:button") == [])
    #expect(
      try findings(heard: "name:Flight to Oslo at 9:30").map(\.part) == [.role])
    #expect(
      try findings(heard: "name:Train to Oslo at 9:30|role:button").map(\.kind) == [.wrongText])
  }

  @Test func `are reported if there is no match`() throws {
    let sentences = try findings(heard: "name:Train to Oslo at 9:30|role:button").map(\.sentence)
    #expect(
      sentences.allSatisfy {
        $0.hasSuffix("any text that matches \"Flight * at #:#\" is accepted.")
      })
    #expect(!sentences.isEmpty)
  }

  @Test func `match the next text in order`() throws {
    let pattern = try #require(TextPattern("Room #"))
    let expected = (0..<3).map { _ in
      Stop(
        .parts(announcement("name:\(pattern.example)|role:button")),
        design: Stop.Design(patterns: [pattern]))
    }
    let heard = ["Room 7", "Room 8", "Room 9"].map {
      Stop(.parts(announcement("name:\($0)|role:button")))
    }
    let comparison = Comparison(
      expected: expected, heard: heard, options: ComparisonOptions(lexicon: .english))
    #expect(comparison.findings == [])
  }

  private func findings(
    _ expected: [(parts: String, patterns: [String: String])], heard: [String]
  ) throws -> [Finding] {
    let stops = try expected.map { stop in
      let patterns = try stop.patterns.sorted { $0.key < $1.key }.map {
        try #require(TextPattern($0.value, example: $0.key))
      }
      return Stop(.parts(announcement(stop.parts)), design: Stop.Design(patterns: patterns))
    }
    return Comparison(
      expected: stops, heard: heard.map { Stop(.parts(announcement($0))) },
      options: ComparisonOptions(lexicon: .english)
    ).findings
  }

  @Test func `are not matched by another stop that fits`() throws {
    #expect(
      try findings(
        [("name:12", [:]), ("name:Inbox|role:button|value:3", ["3": "#"])],
        heard: ["name:12", "name:Inbox|role:button|value:7"]) == [])
    #expect(
      try findings(
        [("name:Hello world", [:]), ("name:Hello Jo", ["Hello Jo": "Hello *"])],
        heard: ["name:Hello world", "name:Hello Ann"]) == [])
  }

  @Test func `are not matched by the name of the same stop`() throws {
    #expect(
      try findings(
        [("name:First name|value:Jo|role:text field", ["Jo": "*"])],
        heard: ["name:First name|value:Ann|role:text field"]) == [])
    let lost = try findings(
      [("name:First name|value:Jo|role:text field", ["Jo": "*"])],
      heard: ["name:First name|role:text field"])
    #expect(lost.map(\.kind) == [.missingPart])
    #expect(lost.map(\.part) == [.value])
  }

  @Test(arguments: 0..<300)
  func `never differ if only they change`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let texts = ["12", "7", "Hello Ann", "Hello world", "Save", "Ann", "Rome to Oslo", "3 items"]
    let sources = ["*", "#", "Hello *", "# items", "* to *"]
    var expected: [(parts: String, patterns: [String: String])] = []
    var heard: [String] = []
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      var wanted: [String] = []
      var said: [String] = []
      var patterns: [String: String] = [:]
      for kind in ["name", "value"] {
        let text = texts.randomElement(using: &generator) ?? ""
        let source = sources.filter { TextPattern($0)?.matches(text) == true }
          .randomElement(using: &generator)
        guard kind == "name" || Bool.random(using: &generator) else { continue }
        if let source, let pattern = TextPattern(source), patterns[pattern.example] == nil,
          Bool.random(using: &generator), !said.contains("name:\(text)")
        {
          patterns[pattern.example] = source
          wanted.append("\(kind):\(pattern.example)")
        } else {
          wanted.append("\(kind):\(text)")
        }
        said.append("\(kind):\(text)")
      }
      let role = ["|role:button", "|role:link", ""].randomElement(using: &generator) ?? ""
      expected.append((wanted.joined(separator: "|") + role, patterns))
      heard.append(said.joined(separator: "|") + role)
    }
    #expect(try findings(expected, heard: heard) == [], "\(expected) \(heard)")
  }
}
