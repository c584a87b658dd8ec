import Earshot
import Testing

@Suite struct `Comparing hostile inputs` {
  private let options = ComparisonOptions(lexicon: .english)

  private func compare(_ expected: String, _ heard: String) -> [Finding] {
    PartComparison(expected: .text(expected), heard: .text(heard), options: options).findings
  }

  @Test(
    arguments: [
      String(repeating: "a, ", count: 20_000), String(repeating: "button, ", count: 2_000),
      String(repeating: "x", count: 300_000), String(repeating: "1 ", count: 30_000),
      String(repeating: "e\u{301}\u{327}", count: 20_000), "\0\u{1}\u{FFFE}\u{200E}", ",,,...;;;",
      String(repeating: "\u{200D}", count: 10_000),
    ])
  func `A text of any length is compared in bounded time`(_ text: String) {
    let started = ContinuousClock.now
    _ = compare(text, "Size, button")
    _ = compare("Size, button", text)
    _ = compare(text, text + " b")
    // A debug build on a busy machine needs a second or two; without bounds it is hours.
    #expect(ContinuousClock.now - started < .seconds(60))
  }

  @Test func `Walks that have nothing in common are compared in bounded time`() {
    let expected = (0..<3_000).map { Stop(.text("Wanted \($0 % 700) thing, button")) }
    let heard = (0..<3_000).map { Stop(.text("Found \($0 % 600) matter, link")) }
    let started = ContinuousClock.now
    let comparison = Comparison(expected: expected, heard: heard, options: options)
    #expect(comparison.entries.count >= 3_000)
    #expect(ContinuousClock.now - started < .seconds(60))
  }

  @Test func `Nothing against nothing is no difference`() {
    #expect(Comparison(expected: [], heard: [], options: options).findings == [])
    #expect(compare("", "") == [])
    #expect(compare("…", "…") == [])
  }
}
