/// Heard stops that announce the texts of several expected stops.
///
/// On Android, a focusable element without an own text announces the texts inside it, and these are
/// no longer stops (`TreeNodesDescription.java`); on iOS, so does a container that is an element.
struct MergedStops {
  /// The expected stops of each heard stop, in order.
  private(set) var groups: [Int: [Int]] = [:]
  private(set) var expected: Set<Int> = []

  private static let longestText = 4

  init() {}

  init(_ wanted: [Stop], _ heard: [Stop], _ lexicon: Lexicon) {
    let folding = lexicon.folding
    var counts: [String: Int] = [:]
    for stop in heard {
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
    for (place, stop) in heard.enumerated() where stop.isTextOnly {
      let texts = stop.texts.flatMap { Self.texts(in: $0, folding) }
      guard texts.count > 1, !whole.contains(Self.key(of: texts[...])) else { continue }
      let (found, count) = Self.stops(of: texts, at: places, besides: expected)
      guard found.count > 1, count * 2 >= texts.count else { continue }
      groups[place] = found
      expected.formUnion(found)
    }
  }

  /// Returns the expected stops whose texts follow each other, and the number of their texts.
  private static func stops(
    of texts: [String], at places: [String: [Int]], besides taken: Set<Int>
  ) -> (stops: [Int], texts: Int) {
    var found: [Int] = []
    var count = 0
    var start = 0
    while start < texts.count {
      let ends = (start + 1...min(start + longestText, texts.count)).reversed()
      let match = ends.lazy.compactMap { end -> (stop: Int, end: Int)? in
        let stop = places[key(of: texts[start..<end])]?.first {
          $0 > found.last ?? -1 && !taken.contains($0)
        }
        return stop.map { ($0, end) }
      }.first
      if let match {
        found.append(match.stop)
        count += match.end - start
      }
      start = match?.end ?? start + 1
    }
    return (found, count)
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
  fileprivate var texts: [String] { parts?.filter(\.kind.isOfApp).map(\.text) ?? [] }

  /// Whether a stop has texts, but no state and no role of a control.
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
