/// The arrangement of components, which is the same for all readers.
final class StopLayout: Sendable {
  let components: [any Component]
  /// The positions of each component and its nested components.
  let spans: [Range<Int>]
  let surroundings: [ComponentPlace]
  let places: [String: Int]
  let parents: [Int?]

  init(_ screen: Screen) {
    let components = screen.allComponents
    self.components = components
    surroundings = screen.places
    spans = components.enumerated().map { $0..<$0 + $1.countFromItself }
    places = Dictionary(
      components.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var parents: [Int?] = Array(repeating: nil, count: components.count)
    for (index, span) in spans.enumerated() {
      for inside in span.dropFirst() { parents[inside] = index }
    }
    self.parents = parents
  }
}

extension Component {
  fileprivate var countFromItself: Int {
    nestedComponents.dropFirst(leadingCount).reduce(1) { $0 + $1.withNested.count }
  }
}
