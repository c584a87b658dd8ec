struct SessionScene {
  let utterances: [SessionUtterance]
  let focuses: [Focus]
  private let positions: [Walkthrough.Cursor: Int]
  private let byKey: [String: [Int]]

  init(_ walk: Walkthrough, stops: SessionStops, folding: Folding) {
    var walk = walk
    walk.memory = ReaderMemory()
    var utterances: [SessionUtterance] = []
    var focuses: [Focus] = []
    var positions: [Walkthrough.Cursor: Int] = [:]
    var byKey: [String: [Int]] = [:]
    for (place, stop) in walk.stopsWithinBounds() {
      let cursor = Walkthrough.Cursor(component: place.component, stop: stop.id)
      let announcement = walk.compose(stop, of: place.component)
      let utterance = SessionUtterance(
        stops.stop(announcement, at: cursor, in: walk), because: .focus, at: cursor,
        folding: folding)
      positions[cursor] = utterances.count
      byKey[utterance.key, default: []].append(utterances.count)
      if utterance.keyWithoutHint != utterance.key {
        byKey[utterance.keyWithoutHint, default: []].append(utterances.count)
      }
      utterances.append(utterance)
      focuses.append(
        Focus(component: walk.stops.components[place.component].id, stop: stop.id))
    }
    self.utterances = utterances
    self.focuses = focuses
    self.positions = positions
    self.byKey = byKey
  }

  func position(of cursor: Walkthrough.Cursor?) -> Int? { cursor.flatMap { positions[$0] } }

  func nearest(_ key: String, to position: Int) -> [Int] {
    guard let found = byKey[key] else { return [] }
    var (low, high) = (0, found.count)
    while low < high {
      let middle = (low + high) / 2
      if found[middle] < position { low = middle + 1 } else { high = middle }
    }
    return [low - 1, low, low + 1].compactMap { found.indices.contains($0) ? found[$0] : nil }
  }
}
