import EarshotProfiles
import Testing

@testable import Earshot
@testable import EarshotFiles

@Suite struct `The essential criteria of a long screen` {
  private func sheet(_ design: String, _ level: Criterion.Level = .essential) throws
    -> CriteriaSheet
  {
    let screen = try WalkSupport.screen(design)
    let readers = try CriteriaCase.readers(
      ["voiceover-documented", "talkback-documented"], of: screen)
    return CriteriaSheet(for: screen, readers: readers, level: level) { _ in nil }
  }

  private static func design(_ components: [String]) -> String {
    "screen: Mix\ncomponents:\n" + components.map { "  - \($0)\n" }.joined()
  }

  private static let kinds = [
    "kind: button", "kind: dropdown, options: [A, B]", "kind: menu, items: [A, B]",
    "kind: date-picker", "kind: slider, value: 50%", "kind: stepper, value: 2",
    "kind: switch", "kind: checkbox", "kind: heading", "kind: link", "kind: search-field",
    "kind: text-field", "kind: expandable-row", "kind: time-picker",
    "kind: modal, close: true", "kind: sheet, close: true", "kind: toast",
  ]

  private static func mix(_ seed: UInt64) -> String {
    var dice = Dice(state: seed)
    let some = kinds.shuffled(using: &dice).prefix(Int.random(in: 1...kinds.count, using: &dice))
    return design(
      (0..<30).map { index in
        let kind = some.randomElement(using: &dice) ?? kinds[0]
        let name = kind == "kind: toast" ? "text" : "label"
        return "{id: c\(index), \(name): Name \(index), \(kind)}"
      })
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `are fewer than 40 for 30 components, whatever their kinds`(_ seed: UInt64) throws {
    let mix = Self.mix(seed)
    let (all, essential) = (try sheet(mix, .all), try sheet(mix))
    #expect(essential.criteria.rows.count < 40, "\(mix)")
    let reached = { (sheet: CriteriaSheet) in
      Set(
        sheet.criteria.filter { $0.test.hasSuffix(".reach") || $0.test.hasSuffix(".open") }
          .map(\.test))
    }
    #expect(reached(essential) == reached(all))
  }

  @Test func `test each kind once before they repeat a kind`() throws {
    let sliders = (0..<29).map { "{kind: slider, label: Slider \($0), value: 50%}" }
    let menu = "{kind: menu, id: last, label: Last, items: [A, B]}"
    let tests = try sheet(Self.design(sliders + [menu])).criteria.map(\.test)
    #expect(tests.contains("last.double-tap"))
    #expect(Set(tests.filter { $0.hasSuffix(".swipe-up") }).count == 7)
  }

  @Test func `are introduced by the number of omitted tests`() throws {
    let design = Self.design(["{kind: slider, label: Volume, value: 50%}"])
    let (all, essential) = (try sheet(design, .all), try sheet(design))
    let count = all.criteria.rows.count - essential.criteria.rows.count
    #expect(count > 1)
    #expect(essential.effort.hasSuffix("--level all lists \(count) other tests."))
    #expect(!all.effort.contains("--level"))
  }
}
