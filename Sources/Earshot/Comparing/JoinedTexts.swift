/// Consecutive texts that can be one focus stop.
///
/// If the format shows no focus stops, texts that match one stop of the design are compared as this
/// stop.
struct JoinedTexts {
  private static let most = 8

  private(set) var stops: [Stop]
  /// In each joined stop, the positions of all texts but the first.
  private(set) var rest: Set<Int> = []
  private(set) var firsts: Set<Int> = []
  private var wanted: [String: [Stop]] = [:]

  init(_ heard: [Stop], as expected: [Stop], by lexicon: Lexicon) {
    stops = heard
    let folding = lexicon.folding
    for stop in expected.reversed() where stop.patterns.isEmpty {
      guard !stop.texts.isEmpty else { continue }
      wanted[folding.key(of: stop.texts.joined(separator: ", ")), default: []].append(stop)
    }
    let texts = heard.map { stop in
      stop.isText && !stop.texts.isEmpty
        ? folding.key(of: stop.texts.joined(separator: ", ")) : nil
    }
    for (place, text) in texts.enumerated() {
      guard let text, wanted[text]?.popLast() == nil, !rest.contains(place) else { continue }
      join(from: place, texts)
    }
  }

  private mutating func join(from first: Int, _ texts: [String?]) {
    guard var joined = texts[first] else { return }
    for last in texts.indices.dropFirst(first + 1).prefix(Self.most - 1) {
      guard let text = texts[last] else { return }
      FoldedText.append(text, to: &joined)
      guard let stop = wanted[joined]?.popLast() else { continue }
      let isCell = stops[first...last].allSatisfy { $0.element == Stop.textOfCell }
      stops[first].wording = .parts(Announcement(parts: stop.parts?.filter(\.kind.isOfApp) ?? []))
      stops[first].element = isCell ? "Cell" : stops[first].element
      stops[first].identifier = nil
      rest.formUnion(first + 1...last)
      firsts.insert(first)
      return
    }
  }
}

extension Stop {
  fileprivate var isText: Bool { parts?.allSatisfy(\.kind.isOfApp) == true }
}
