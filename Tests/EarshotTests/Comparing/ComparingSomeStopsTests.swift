import Testing

@testable import Earshot

@Suite struct `Comparing some stops` {
  private static let names = ["Pay", "Seat 1", "Seat 2", "Seats", "Search flights", ""]
  private static let rests = [
    "button", "link", "switch, on", "off, switch", "1 of 3", "Pay, button",
  ]

  private static func stop(_ random: inout SeededGenerator) -> Stop {
    let name = names.randomElement(using: &random) ?? ""
    let rest = rests.randomElement(using: &random) ?? ""
    let identifier = Int.random(in: 0..<4, using: &random) == 0 ? name : nil
    let isText = Bool.random(using: &random)
    let parts = [
      Part(.name, name, joint: "", from: "label", rule: "test"),
      Part(.value, rest, joint: ", ", from: "value", rule: "test"),
      Part(.position(index: 1, count: 3), "1 of 3", joint: ", ", from: "position", rule: "test"),
    ]
    return Stop(
      identifier: identifier,
      isText
        ? .text("\(name), \(rest)")
        : .parts(Announcement(parts: Array(parts.prefix(Int.random(in: 1...3, using: &random))))))
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `finds the same differences of these stops as comparing all`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var expected: [Stop] = []
    for _ in 0..<Int.random(in: 0..<14, using: &random) { expected.append(Self.stop(&random)) }
    var heard = expected.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
    for _ in 0..<Int.random(in: 0..<5, using: &random) {
      heard.insert(Self.stop(&random), at: Int.random(in: 0...heard.count, using: &random))
    }
    let wanted = Set(expected.filter { _ in Bool.random(using: &random) })
    let options = ComparisonOptions(lexicon: .english)
    let all = Comparison(expected: expected, heard: heard, options: options)
    let some = Comparison(expected: expected, heard: heard, options: options) {
      wanted.contains($0)
    }
    #expect(some.entries.count == all.entries.count)
    for (one, other) in zip(some.entries, all.entries) {
      #expect(one.expected == other.expected && one.heardPlace == other.heardPlace)
      let isCompared = one.expected.map(wanted.contains) ?? true
      let ofPairs: [Finding.Kind] = [.skippedStop, .extraStop, .movedStop]
      let expected = other.findings.filter { isCompared || ofPairs.contains($0.kind) }
      #expect(one.findings == expected)
    }
  }
}
