import Earshot
import EarshotFiles

struct LinePlans: Sendable {
  private var scanner: LineScanner
  private let comparesTexts: Bool
  private var plans: [LineShape: LinePlan?] = [:]
  private var seen: Set<Int> = []

  private static let mostPlans = 4_096
  private static let mostSeen = 8_192

  init(for profile: Profile) {
    if case .device(let style) = profile.style {
      comparesTexts = style.layouts.contains { $0.layout.deduplicates }
    } else {
      comparesTexts = false
    }
    scanner = LineScanner(keys: LineKeys(for: profile), comparesTexts: comparesTexts)
  }

  /// Writes the output for a line with a plan; returns the plan's notes, or nil if no plan can
  /// write the line.
  ///
  /// The plan of a shape is created when a second line has this shape, because many occur only
  /// once.
  mutating func write(
    _ line: UnsafeBufferPointer<UInt8>, to writer: inout JSONWriter, by composer: LineComposer
  ) -> LineComposer.LineNotes? {
    guard scanner.scan(line), let plan = plan(by: composer),
      plan.write(line, slots: scanner.slots, to: &writer)
    else { return nil }
    return plan.notes
  }

  private mutating func plan(by composer: LineComposer) -> LinePlan? {
    if let plan = plans[scanner.shape] { return plan }
    guard plans.count < Self.mostPlans else { return nil }
    if seen.count >= Self.mostSeen { seen.removeAll(keepingCapacity: true) }
    guard !seen.insert(scanner.shape.hashValue).inserted else { return nil }
    let plan = LinePlan(for: scanner.shape, comparesTexts: comparesTexts, by: composer)
    plans[scanner.shape] = .some(plan)
    return plan
  }
}
