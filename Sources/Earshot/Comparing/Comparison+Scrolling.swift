extension Comparison {
  /// Returns the positions of the missing stops that no scroll position can hide.
  ///
  /// Scrolling hides only the first or the last stops of a container. Therefore a stop between two
  /// shown stops is missing, unless the first of the two is a pinned header
  /// (`LazyListScope.stickyHeader`, `UITableView.Style.plain`).
  package func stopsMissingInsideScrollers(among stops: [Stop]) -> Set<Int> {
    var shown: [Stop: (scroller: Stop.Scroller?, place: Int)] = [:]
    var firsts: [Stop.Scroller: Int] = [:]
    for row in rows {
      guard let place = row.heard else { continue }
      let scroller = heard[place].place.scroller
      if let scroller { firsts[scroller] = min(firsts[scroller] ?? place, place) }
      if let stop = row.expected { shown[expected[stop]] = (scroller, place) }
    }
    let places = stops.indices.filter { shown[stops[$0]] != nil }
    return zip(places, places.dropFirst()).reduce(into: []) { missing, neighbours in
      guard let before = shown[stops[neighbours.0]], let after = shown[stops[neighbours.1]],
        before.place < after.place, let scroller = before.scroller, scroller == after.scroller,
        scroller == .none || firsts[scroller] != before.place
      else { return }
      missing.formUnion(neighbours.0 + 1..<neighbours.1)
    }
  }
}
