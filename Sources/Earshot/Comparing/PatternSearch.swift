enum PatternSearch {
  /// The limit on comparisons.
  ///
  /// Later stops are compared with the examples.
  private static let mostTests = 20_000

  static func filled(_ expected: [Stop], from heard: [Stop]) -> [Stop] {
    guard expected.contains(where: { !$0.patterns.isEmpty }) else { return expected }
    let texts = heard.map(texts)
    var manualTests = mostTests
    var next = 0
    return expected.map { stop in
      guard let pattern = stop.patterns.first else { return stop }
      for place in Array(texts.indices[min(next, texts.count)...])
        + Array(0..<min(next, texts.count))
      {
        guard manualTests > 0 else { return stop }
        manualTests -= 1
        let found = stop.patterns.map { pattern in texts[place].first(where: pattern.matches) }
        guard found.first != .some(nil), !pattern.source.isEmpty else { continue }
        next = place + 1
        return stop.replacing(
          zip(stop.patterns, found).compactMap { pattern, text in text.map { (pattern.example, $0) }
          })
      }
      return stop
    }
  }

  /// The texts that a pattern can match: the app's own, or the clauses of a plain text.
  private static func texts(_ stop: Stop) -> [String] {
    switch stop.wording {
    case .parts(let announcement): announcement.parts.filter(\.kind.isOfApp).map(\.text)
    case .text(let text):
      clauses(of: text)
    }
  }

  private static func clauses(of text: String) -> [String] {
    let pieces = text.split(separator: ",").prefix(40).map { $0.drop { $0 == " " } }
    return (1...4).reversed().flatMap { count in
      pieces.indices.dropLast(count - 1).map { start in
        pieces[start..<start + count].joined(separator: ", ")
      }
    }
  }
}

extension Stop {
  fileprivate func replacing(_ texts: [(old: String, new: String)]) -> Stop {
    guard case .parts(var announcement) = wording else { return self }
    for (old, new) in texts {
      guard let index = announcement.parts.firstIndex(where: { $0.kind.isOfApp && $0.text == old })
      else { continue }
      announcement.parts[index].text = new
    }
    var stop = self
    stop.wording = .parts(announcement)
    return stop
  }
}
