/// Consecutive texts that together are one stop of the design.
///
/// If the format shows no focus stops, they are compared as this stop. Otherwise, the app divides
/// the stop.
struct JoinedTexts {
  private static let most = 8

  private(set) var stops: [Stop]
  /// In each joined stop, the positions of all texts but the first.
  private(set) var rest: Set<Int> = []
  /// The number of texts in each joined stop, by the position of the first.
  private(set) var counts: [Int: Int] = [:]
  private var wanted: [String: [(place: Int, stop: Stop)]] = [:]

  init(_ heard: [Stop], as expected: [Stop], by lexicon: Lexicon) {
    stops = heard
    let folding = lexicon.folding
    for (place, stop) in expected.enumerated().reversed() where stop.patterns.isEmpty {
      guard !stop.texts.isEmpty else { continue }
      wanted[folding.key(of: stop.texts.joined(separator: ", ")), default: []].append((place, stop))
    }
    let texts = heard.map { stop in
      stop.isText && !stop.texts.isEmpty
        ? folding.key(of: stop.texts.joined(separator: ", ")) : nil
    }
    for (place, text) in texts.enumerated() where !rest.contains(place) {
      guard let text, !join(from: place, texts, before: wanted[text]?.last?.place) else { continue }
      _ = wanted[text]?.popLast()
    }
  }

  /// Joins texts to the next stop with these texts; a text that is an earlier stop is not joined.
  private mutating func join(from first: Int, _ texts: [String?], before other: Int?) -> Bool {
    guard var joined = texts[first] else { return false }
    for last in texts.indices.dropFirst(first + 1).prefix(Self.most - 1) {
      guard let text = texts[last] else { return false }
      FoldedText.append(text, to: &joined)
      guard let place = wanted[joined]?.last?.place, place < other ?? .max,
        let stop = wanted[joined]?.popLast()?.stop
      else { continue }
      let isCell = stops[first...last].allSatisfy { $0.element == Stop.textOfCell }
      stops[first].wording = .parts(Announcement(parts: stop.parts?.filter(\.kind.isOfApp) ?? []))
      stops[first].element = isCell ? "Cell" : stops[first].element
      stops[first].identifier = nil
      rest.formUnion(first + 1...last)
      counts[first] = last - first + 1
      return true
    }
    return false
  }
}

extension Stop {
  fileprivate var isText: Bool { parts?.allSatisfy(\.kind.isOfApp) == true }
}
