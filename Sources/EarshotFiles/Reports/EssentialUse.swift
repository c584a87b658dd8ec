import Earshot

/// What users must be able to do with a component, most important first.
enum EssentialUse: Int {
  case reaching
  /// Users cannot leave an overlay that does not close.
  case closing
  case opening
  case adjusting
}

extension [Criterion] {
  /// Reduces the essential criteria to little more than one for each component.
  ///
  /// Tests that repeat a use for another component of the same kind are removed first, because such
  /// components usually share their code.
  mutating func limitEssential(on components: [any Component]) {
    let kinds = Dictionary(
      components.map { ($0.id, $0.kind.name) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<[String]> = []
    var uses: [(row: [String], isRepeated: Bool, use: EssentialUse)] = []
    for row in rows {
      let use = row.parts.compactMap(\.use).min { $0.rawValue < $1.rawValue }
      guard let use, use != .reaching else { continue }
      let kind = kinds[row.first.component] ?? ""
      let isNew = seen.insert([kind, "\(use)"]).inserted
      uses.append((row.first.row, !isNew, use))
    }
    let most = Swift.max(8, components.count / 4)
    guard uses.count > most else { return }
    let sorted = uses.enumerated().sorted { one, other in
      (one.element.isRepeated ? 1 : 0, one.element.use.rawValue, one.offset)
        < (other.element.isRepeated ? 1 : 0, other.element.use.rawValue, other.offset)
    }
    let omitted = Set(sorted.dropFirst(most).map(\.element.row))
    for index in indices where omitted.contains(self[index].row) {
      self[index].use = nil
    }
  }
}

extension Criterion {
  fileprivate var row: [String] { [component, test] }
}
