/// Adjacent texts that together are one expected stop.
///
/// If the format shows no focus stops, the joined texts are compared with the expected stop.
/// Otherwise, a finding reports that the app divides the stop.
struct JoinedTexts {
  private static let most = 8
  private static let mostBetween = 1

  private(set) var stops: [Stop]
  private(set) var rest: Set<Int> = []
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
      stop.isTextOrHeading && !stop.texts.isEmpty
        ? folding.key(of: stop.texts.joined(separator: ", ")) : nil
    }
    for (place, text) in texts.enumerated() where !rest.contains(place) {
      guard let text, !join(from: place, texts, before: wanted[text]?.last?.place) else { continue }
      _ = wanted[text]?.popLast()
    }
    for (key, stops) in wanted.sorted(by: { $0.key < $1.key }) {
      if let alert = stops.last?.stop, alert.isAlert { join(texts, as: alert, key) }
    }
  }

  /// Joins the title and the message of an alert, even if stops of the screen below are between the
  /// two.
  private mutating func join(_ texts: [String?], as alert: Stop, _ key: String) {
    var messages: [String: [Int]] = [:]
    for (place, text) in texts.enumerated() where !rest.contains(place) {
      if let text, key.hasSuffix(text) { messages[text, default: []].append(place) }
    }
    var tried: Set<String> = []
    for (title, text) in texts.enumerated() where !rest.contains(title) && counts[title] == nil {
      guard let text, key.hasPrefix(text), tried.insert(text).inserted else { continue }
      for (other, places) in messages {
        guard let message = places.last, message > title,
          text.utf8.count + other.utf8.count <= key.utf8.count,
          text.utf8.count + other.utf8.count + Self.mostBetween >= key.utf8.count
        else { continue }
        var joined = text
        FoldedText.append(other, to: &joined)
        guard joined == key else { continue }
        return replace(title, with: alert, joining: [places.first { $0 > title } ?? message])
      }
    }
  }

  private mutating func replace(_ first: Int, with stop: Stop, joining others: [Int]) {
    stops[first].wording = .parts(Announcement(parts: stop.parts?.filter(\.kind.isOfApp) ?? []))
    stops[first].identifier = nil
    rest.formUnion(others)
    counts[first] = others.count + 1
  }

  /// If several texts from `first` on are together one expected stop, joins them and returns true.
  ///
  /// If the first text alone is also an expected stop, the joined stop must be an earlier one.
  private mutating func join(from first: Int, _ texts: [String?], before other: Int?) -> Bool {
    guard var joined = texts[first] else { return false }
    for last in texts.indices.dropFirst(first + 1).prefix(Self.most - 1) {
      guard let text = texts[last] else { return false }
      FoldedText.append(text, to: &joined)
      guard let found = wanted[joined]?.last, found.place < other ?? .max,
        // An alert's title is often a heading, so alert texts need not be plain text.
        found.stop.isAlert || stops[first...last].allSatisfy(\.isText)
      else { continue }
      let stop = found.stop
      wanted[joined]?.removeLast()
      let isCell = stops[first...last].allSatisfy { $0.element == Stop.textOfCell }
      stops[first].element = isCell ? "Cell" : stops[first].element
      replace(first, with: stop, joining: Array(first + 1...last))
      return true
    }
    return false
  }
}

extension Stop {
  var isAlert: Bool { parts?.contains { $0.fact == .entered(.alert) } == true }

  fileprivate var isText: Bool { parts?.allSatisfy(\.kind.isOfApp) == true }

  var isTextOrHeading: Bool {
    parts?.allSatisfy { $0.kind.isOfApp || $0.fact == .role(.heading) } == true
  }
}
