import Earshot
import Testing

@Suite struct `Comparing long inputs` {
  private let speech = ComparisonOptions(lexicon: .english, isRecognizedSpeech: true)

  private func stops(_ count: Int, _ text: (Int) -> String) -> [Stop] {
    (0..<count).map { Stop(.text(text($0))) }
  }

  @Test(arguments: [30, 3_000, 20_000])
  func `Captions have no differences from themselves at any length`(count: Int) {
    let cues = stops(count) { "Place \($0), button" }
    let comparison = Comparison(expected: cues, heard: cues, options: speech)
    #expect(comparison.findings.isEmpty)
    #expect(comparison.entries.allSatisfy { $0.expected == $0.heard })
  }

  @Test func `Skipped, repeated and misheard stops are found in long captions`() {
    let expected = stops(2_000) { "Place number \($0), button" }
    var heard = expected
    heard[500] = Stop(.text("Plates number 500, button"))
    heard.insert(expected[900], at: 1_200)
    heard.remove(at: 100)
    let comparison = Comparison(expected: expected, heard: heard, options: speech)
    #expect(
      comparison.differing.map { $0.expected?.wording.text } == [
        "Place number 500, button", "Place number 100, button",
      ])
    #expect(comparison.entries.count == 2_001)
    #expect(comparison.limits.isEmpty)
  }

  @Test func `A search of captions that was stopped says so`() throws {
    let comparison = Comparison(
      expected: stops(3_000) { "Place \($0), button" },
      heard: stops(3_000) { "Other words \($0), link" }, options: speech)
    let limit = try #require(comparison.limits.first)
    #expect(limit.kind == .notComparable)
    #expect(limit.sentence.contains("is incomplete"))
  }

  @Test func `Stops that may be in unsearched words are not errors`() throws {
    let expected = stops(4_000) { "Item \($0), button" }
    let cue = Stop(.text(expected.map(\.wording.text).joined(separator: ". ")))
    let comparison = Comparison(expected: expected, heard: [cue], options: speech)
    #expect(comparison.differing.isEmpty)
    let limit = try #require(comparison.limits.first)
    #expect(
      limit.sentence.contains("12000 words in the captions, which can contain 4000 more stops"))
  }

  @Test(arguments: [("p%", "q%"), ("% of 9", "% of 8"), ("button", "link"), ("a", "a, b")])
  func `Two lines of many parts are compared within a limit, which a note reports`(
    expected: String, heard: String
  ) throws {
    func line(_ text: String) -> [Stop] {
      let parts = (0..<1_300).map { text.replacing("%", with: "\($0)") }
      return [Stop(.text(parts.joined(separator: ", ")))]
    }
    let comparison = Comparison(
      expected: line(expected), heard: line(heard), options: .init(lexicon: .english))
    #expect(!comparison.differing.isEmpty)
    let limit = try #require(comparison.limits.first)
    #expect(limit.kind == .notComparable)
    #expect(limit.sentence.contains("is incomplete"))
  }
}
