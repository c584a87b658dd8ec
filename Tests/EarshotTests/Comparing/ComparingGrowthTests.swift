import Earshot
import Testing

/// Comparing takes a time that grows with what is compared, and tells where it stops looking.
@Suite struct `Comparing long inputs` {
  private let speech = ComparisonOptions(lexicon: .english, isRecognizedSpeech: true)

  private func stops(_ count: Int, _ text: (Int) -> String) -> [Stop] {
    (0..<count).map { Stop(.text(text($0))) }
  }

  @Test(arguments: [30, 3_000, 20_000])
  func `Captions are the same as themselves at any length`(count: Int) {
    let cues = stops(count) { "Place \($0), button" }
    let comparison = Comparison(expected: cues, heard: cues, options: speech)
    #expect(comparison.findings.isEmpty)
    #expect(comparison.entries.allSatisfy { $0.expected == $0.heard })
  }

  @Test func `In long captions what is skipped, said again and misheard is found`() {
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

  @Test func `A search of captions that is cut short says so`() throws {
    let comparison = Comparison(
      expected: stops(3_000) { "Place \($0), button" },
      heard: stops(3_000) { "Other words \($0), link" }, options: speech)
    let limit = try #require(comparison.limits.first)
    #expect(limit.kind == .notComparable)
    #expect(limit.sentence.contains("cut short"))
  }

  @Test func `Two lines of many parts are compared in bounded time`() {
    func line(_ letter: String) -> String {
      (0..<20_000).map { "\(letter)\($0)" }.joined(separator: ", ")
    }
    let started = ContinuousClock.now
    let comparison = PartComparison(
      expected: .text(line("p")), heard: .text(line("q")),
      options: ComparisonOptions(lexicon: .english))
    #expect(!comparison.findings.isEmpty)
    // A debug build on a busy machine needs seconds; without bounds it is many minutes.
    #expect(ContinuousClock.now - started < .seconds(60))
  }
}
