import Earshot
import Testing

@Suite struct `Texts that one stop announces together` {
  private static func text(_ number: Int) -> String { "name:Text \(number)" }

  private static func stop(_ row: String) -> Stop { Stop(.parts(announcement(row))) }

  private static func compared(_ expected: [String], _ heard: [String]) -> Comparison {
    Comparison(
      expected: expected.map(stop), heard: heard.map(stop),
      options: ComparisonOptions(lexicon: .english))
  }

  private static func merged(_ numbers: Range<Int>, besides more: [String] = []) -> String {
    (numbers.map { "content:Text \($0)" } + more).joined(separator: "|")
  }

  @Test(arguments: 3...9, 0..<20)
  func `are one finding for each such stop`(count: Int, seed: Int) {
    let start = seed % (count - 1)
    let end = min(count, start + 2 + seed % 5)
    let expected =
      ["name:Start|role:button"] + (0..<count).map(Self.text) + ["name:End|role:button"]
    var heard = expected
    heard.replaceSubrange(start + 1..<end + 1, with: [Self.merged(start..<end)])
    let findings = Self.compared(expected, heard).findings
    #expect(findings.map(\.kind) == [.mergedStops], "\(start) \(end)")
    let texts = (start..<end).map { "Text \($0)" }.joined(separator: ", ")
    #expect(findings.first?.expected == texts)
    #expect(Self.compared(expected, expected).findings == [])
  }

  @Test func `can have further texts, but not more than those of the design`() {
    let expected = ["name:Start|role:button", "name:Text 0", "name:Text 1"]
    func kinds(_ more: [String]) -> [Finding.Kind] {
      Self.compared(expected, ["name:Start|role:button", Self.merged(0..<2, besides: more)])
        .findings.map(\.kind)
    }
    #expect(kinds(["content:Logo", "content:Map"]) == [.mergedStops])
    #expect(!kinds(["content:Logo", "content:Map", "content:Chart"]).contains(.mergedStops))
  }

  @Test func `are stops of their own if they are also heard alone`() {
    let expected = ["name:Text 0", "name:Text 1", "name:Row|content:Text 0|content:Text 1"]
    #expect(Self.compared(expected, expected).findings == [])
  }

  @Test(arguments: ["role:button", "state:on"])
  func `are not looked for in controls`(part: String) {
    let findings = Self.compared(
      ["name:Text 0", "name:Text 1"], [Self.merged(0..<2, besides: [part])]
    ).findings
    #expect(!findings.contains { $0.kind == .mergedStops })
  }

  @Test func `are not looked for in texts that belong to other stops`() {
    func kinds(_ expected: Stop, _ heard: [Stop]) -> [Finding.Kind] {
      Comparison(
        expected: ["name:Text 0", "name:Text 1"].map(Self.stop) + [expected], heard: heard,
        limits: [FormatLimit("No focus.", .inferred, aspects: [.focusStops])],
        options: ComparisonOptions(lexicon: .english)
      ).findings.map(\.kind)
    }
    let texts = Self.stop("content:Text 0|content:Text 1")
    let joined = kinds(
      Self.stop("name:Row|content:Text 0|content:Text 1"), [Self.stop("name:Row"), texts])
    #expect(joined.contains(.skippedStop) && !joined.contains(.mergedStops), "\(joined)")
    func field(_ row: String) -> Stop {
      var said = announcement(row)
      said.parts.append(Part(.role(.textField), "text field", joint: ", ", from: "", rule: ""))
      return Stop(.parts(said))
    }
    let label = kinds(field("name:Text 0, Text 1|value:Ann"), [texts, field("value:Ann")])
    #expect(label.contains(.skippedStop) && !label.contains(.mergedStops), "\(label)")
  }

  @Test func `are found among many equal texts`() {
    let expected = Array(repeating: "name:Text 0", count: 5000)
    let all = Array(repeating: "content:Text 0", count: 5000).joined(separator: "|")
    #expect(
      Self.compared(expected, [all, "name:End|role:button"]).findings.map(\.kind)
        == [.mergedStops, .extraStop])
  }
}
