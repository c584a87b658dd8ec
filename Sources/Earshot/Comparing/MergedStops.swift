/// Heard stops that announce several expected stops.
///
/// On Android, a focusable element without text announces the texts inside it, and these texts are
/// then not stops (`TreeNodesDescription.java`). On iOS, a container that is an element replaces
/// the stops inside it.
struct MergedStops {
  /// The expected stops of each heard stop, in order.
  private(set) var groups: [Int: [Int]] = [:]
  private(set) var expected: Set<Int> = []

  private static let longestText = 4

  init() {}

  init(_ wanted: [Stop], _ heard: [Stop], except used: Set<Int>, _ lexicon: Lexicon) {
    let folding = lexicon.folding
    var counts: [String: Int] = [:]
    for (place, stop) in heard.enumerated() where !used.contains(place) {
      counts[folding.key(of: stop.texts.joined(separator: ", ")), default: 0] += 1
    }
    var places: [String: [Int]] = [:]
    var whole: Set<String> = []
    for (place, stop) in wanted.enumerated() where stop.parts != nil {
      let key = folding.key(of: stop.texts.joined(separator: ", "))
      whole.insert(key)
      guard stop.isTextOnly, !stop.isOptional, stop.patterns.isEmpty, !key.isEmpty else { continue }
      if let count = counts[key], count > 0 {
        counts[key] = count - 1
      } else {
        places[key, default: []].append(place)
      }
    }
    guard places.count > 1 || places.contains(where: { $0.value.count > 1 }) else { return }
    var search = Search(places: places)
    for (place, stop) in heard.enumerated() where stop.isTextOnly && !used.contains(place) {
      let texts = stop.texts.flatMap { Self.texts(in: $0, folding) }
      guard texts.count > 1, !whole.contains(Self.key(of: texts[...])) else { continue }
      let found = search.stops(of: texts)
      guard !found.isEmpty else { continue }
      groups[place] = found
      expected.formUnion(found)
    }
  }

  private struct Search {
    let places: [String: [Int]]
    private var next: [String: Int] = [:]

    init(places: [String: [Int]]) { self.places = places }

    /// Removes and returns the expected stops that `texts` contains, in order.
    ///
    /// Returns an empty array if `texts` contains fewer than two stops, or if most of the texts are
    /// not part of a stop.
    mutating func stops(of texts: [String]) -> [Int] {
      var found: [Int] = []
      var count = 0
      var start = 0
      var taken: [String: Int] = [:]
      while start < texts.count {
        var end = min(start + longestText, texts.count)
        while end > start {
          let key = MergedStops.key(of: texts[start..<end])
          if let stop = stop(key, after: found.last ?? -1, &taken) {
            found.append(stop)
            count += end - start
            break
          }
          end -= 1
        }
        start = max(end, start + 1)
      }
      guard found.count > 1, count * 2 >= texts.count else { return [] }
      next.merge(taken) { $1 }
      return found
    }

    private func stop(_ key: String, after last: Int, _ taken: inout [String: Int]) -> Int? {
      guard let places = places[key] else { return nil }
      var (index, end) = (taken[key] ?? next[key] ?? 0, places.count)
      while index < end {
        let middle = (index + end) / 2
        if places[middle] <= last { index = middle + 1 } else { end = middle }
      }
      guard index < places.count else { return nil }
      taken[key] = index + 1
      return places[index]
    }
  }

  private static func key(of texts: ArraySlice<String>) -> String {
    var key = ""
    for text in texts { FoldedText.append(text, to: &key) }
    return key
  }

  private static func texts(in text: String, _ folding: Folding) -> [String] {
    let folded = folding.folded(text)
    var clauses: [String] = []
    for word in folded.words {
      if word.startsClause || clauses.isEmpty {
        clauses.append(word.key)
      } else {
        FoldedText.append(word.key, to: &clauses[clauses.count - 1])
      }
    }
    return clauses
  }
}

extension Stop {
  fileprivate var isTextOnly: Bool {
    guard let parts, !texts.isEmpty else { return false }
    return parts.allSatisfy { part in
      switch part.fact {
      case .role(.heading), .role(.image): true
      default: part.kind != .role && part.kind != .state
      }
    }
  }
}

extension Finding {
  private static let mostNames = 5

  static func merged(_ stops: [Stop], in heard: Stop) -> Finding {
    let names = stops.map { "\"\($0.wording.text)\"" }
    let rest = names.count - mostNames
    return Finding(
      .mergedStops, .error, expected: stops.map(\.wording.text).joined(separator: ", "),
      heard: heard.wording.text,
      "\"\(heard.wording.text)\" is one stop, but \(names.count) stops are expected: "
        + names.prefix(mostNames).joined(separator: ", ") + (rest > 0 ? " and \(rest) more." : "."))
  }
}
