import Earshot
import TestTools
import Testing

@Suite struct `Comparing hostile inputs` {
  private let options = ComparisonOptions(lexicon: .english)

  private func compare(_ expected: String, _ heard: String) -> [Finding] {
    PartComparison(expected: .text(expected), heard: .text(heard), options: options).findings
  }

  @Test(arguments: [
    ("a, ", 20_000), ("button, ", 2_000), ("x", 300_000), ("1 ", 30_000),
    ("e\u{301}\u{327}", 20_000), ("\0\u{1}\u{FFFE}\u{200E}", 1), (",.;", 3), ("\u{200D}", 10_000),
  ])
  func `A text of any length is compared in bounded time`(_ unit: String, _ count: Int) {
    let text = String(repeating: unit, count: count)
    let time = processorTime {
      _ = compare(text, "Size, button")
      _ = compare("Size, button", text)
      _ = compare(text, text + " b")
    }
    // A debug build needs about two seconds; without limits, it would need hours.
    #expect(time < 60)
  }

  @Test func `Walks that have nothing in common are compared in bounded time`() {
    let expected = (0..<1_500).map { Stop(.text("Wanted \($0 % 700) thing, button")) }
    let heard = (0..<1_500).map { Stop(.text("Found \($0 % 600) matter, link")) }
    let time = processorTime {
      let comparison = Comparison(expected: expected, heard: heard, options: options)
      #expect(comparison.entries.count >= 1_500)
    }
    #expect(time < 60)
  }

  @Test func `Two empty announcements are equal`() {
    #expect(Comparison(expected: [], heard: [], options: options).findings == [])
    #expect(compare("", "") == [])
    #expect(compare("…", "…") == [])
  }
}
