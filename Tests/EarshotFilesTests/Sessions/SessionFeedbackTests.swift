import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `A walk used as a session` {
  @Test(arguments: SessionCase.all)
  func `has no findings, even without its actions`(_ item: SessionCase) throws {
    let screen = try item.screen()
    let walk = try item.walk(on: screen)
    for seed in UInt64(0)..<4 {
      let session = RecordedSession(walk, seed: seed, steps: 40)
      let comparison = try item.comparison(with: session.lines, on: screen)
      let findings = comparison.findings.filter { $0.kind != .notReached }
      #expect(
        findings.isEmpty,
        "seed \(seed)\n\(session.description)\n\(comparison.lines)")
    }
  }
}

extension Comparison {
  var lines: String {
    differing.map { entry in
      "\(entry.heardPlace.map { "\($0 + 1)" } ?? "-") \(entry.action?.action.description ?? ""): "
        + entry.findings.map { "\($0.severity.rawValue) \($0.kind.rawValue) \($0.sentence)" }
        .joined(separator: "; ")
    }.joined(separator: "\n")
  }
}
