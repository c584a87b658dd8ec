import Earshot
import EarshotProfiles
import Foundation
import Testing

@testable import EarshotFiles

/// What grows with a file grows in proportion: eight times as much takes at most eight times as long,
/// with room for what tests beside it take from the processor's caches.
@Suite(.serialized) struct `Growth` {
  enum Size: String, CaseIterable {
    case options, items, components, opens, next, expectations, groups

    func design(_ count: Int) -> String {
      let numbers = 0..<count
      func components(_ line: (Int) -> String) -> String { numbers.map(line).joined() }
      let text =
        switch self {
        case .options:
          "- {kind: tab-bar, id: tabs, options: ["
            + numbers.map { "Tab \($0)" }.joined(separator: ", ") + "]}\n"
        case .items:
          "- kind: list\n  id: rows\n  label: Rows\n  components:\n"
            + components { "  - {kind: table-row, id: row\($0), label: Row \($0)}\n" }
        case .components: components { _ in "- {kind: button, label: Pay}\n" }
        case .opens:
          components {
            "- {kind: button, id: open\($0), label: Seat \($0), opens: sheet\($0)}\n"
              + "- {kind: alert, id: sheet\($0), label: Seats \($0), buttons: [Close]}\n"
          }
        case .next:
          components {
            "- {kind: button, id: b\($0), label: Seat \($0), next: {tab: b\(($0 + 2) % count)}}\n"
          }
        case .expectations:
          "- kind: tab-bar\n  id: tabs\n  options: ["
            + numbers.map { "Tab \($0)" }.joined(separator: ", ")
            + "]\n  expect:\n    voiceover:\n"
            + components { "      option.Tab \($0): \"Tab \($0)\"\n" }
        case .groups:
          components { "- {kind: group, label: Seat \($0), content: [Row \($0)]}\n" }
            + components { "- {kind: text, label: Row \($0)}\n" }
        }
      return "screen: Long\ncomponents:\n" + text
    }
  }

  @Test(arguments: Size.allCases) func `of a design costs in proportion`(size: Size) throws {
    try expectProportion(20) { count in
      let screen = try DesignReader.screen(of: Array(size.design(count).utf8), file: "long.yaml")
      let readers = try ["voiceover-documented", "talkback-documented"].map {
        BuiltIn.checkReader(for: try #require(BuiltIn.profile($0)), locale: "en")
      }
      _ = BuiltIn.checker(judging: readers, locale: "en").findings(in: screen)
      _ = CriteriaSheet(
        for: screen, readers: readers.map { ($0.reader, $0.wording) }, audio: { _ in nil })
      for reader in readers { _ = reader.preview.entries(of: screen, states: .all) }
    }
  }

  private func expectProportion(_ count: Int, _ work: (Int) throws -> Void) throws {
    try work(count)
    func least(_ count: Int) throws -> Double {
      try (0..<3).map { _ in
        let start = processorTime()
        try work(count)
        return processorTime() - start
      }.min() ?? 0
    }
    let (one, eight) = (try least(count), try least(count * 8))
    #expect(eight <= one * 8 * 1.6, "\(count): \(one) s, \(count * 8): \(eight) s")
  }

  /// What this thread has taken of a processor; other tests beside it do not count.
  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
