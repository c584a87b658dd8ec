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

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["*a*a*a*a*a*a*a*a*a*b", String(repeating: "#*", count: 150)])
  func `take no longer than the pattern times the text`(source: String) throws {
    let pattern = try #require(TextPattern(source))
    for _ in 0..<5 { #expect(!pattern.matches(String(repeating: "a", count: 990))) }
  }

  private func findings(heard: String, _ source: String = "Flight * at #:#") throws -> [Finding] {
    let pattern = try #require(TextPattern(source))
    let expected = Stop(
      .parts(announcement("name:\(pattern.example)|role:button")), patterns: [pattern])
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
    #expect(sentences.allSatisfy { $0.hasSuffix("stands for \"Flight * at #:#\".") })
    #expect(!sentences.isEmpty)
  }

  @Test func `match the next text in order`() throws {
    let pattern = try #require(TextPattern("Room #"))
    let expected = (0..<3).map { _ in
      Stop(.parts(announcement("name:\(pattern.example)|role:button")), patterns: [pattern])
    }
    let heard = ["Room 7", "Room 8", "Room 9"].map {
      Stop(.parts(announcement("name:\($0)|role:button")))
    }
    let comparison = Comparison(
      expected: expected, heard: heard, options: ComparisonOptions(lexicon: .english))
    #expect(comparison.findings == [])
  }
}
