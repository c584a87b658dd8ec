/// Texts as changes of earlier texts; `Report/try.js` describes the form.
struct SimilarTexts {
  private static let reach = 32
  /// The length of a change's numbers and brackets.
  private static let cost = 10

  private let texts: [[Unicode.Scalar]]

  init(_ texts: [String]) { self.texts = texts.map { Array($0.unicodeScalars) } }

  func write(to list: inout JSONWriter) {
    for (place, text) in texts.enumerated() {
      guard let (base, start, end) = mostSimilar(to: text, at: place) else {
        list.string(Self.joined(text[...]))
        continue
      }
      list.array { change in
        change.number(place - base)
        change.number(Self.length(text.prefix(start)))
        change.string(Self.joined(text.dropFirst(start).dropLast(end)))
        if end > 0 { change.number(Self.length(text.suffix(end))) }
      }
    }
  }

  private func mostSimilar(
    to text: [Unicode.Scalar], at place: Int
  ) -> (base: Int, start: Int, end: Int)? {
    var best: (base: Int, start: Int, end: Int)?
    for base in (max(0, place - Self.reach)..<place).reversed() {
      let start = Self.common(texts[base], text)
      let rests = (texts[base].dropFirst(start).reversed(), text.dropFirst(start).reversed())
      let end = Self.common(rests.0, rests.1)
      if start + end > best.map({ $0.start + $0.end }) ?? Self.cost { best = (base, start, end) }
    }
    return best
  }

  private static func common(
    _ one: some Collection<Unicode.Scalar>, _ other: some Collection<Unicode.Scalar>
  ) -> Int {
    zip(one, other).enumerated().first { $1.0 != $1.1 }?.offset ?? min(one.count, other.count)
  }

  private static func length(_ text: ArraySlice<Unicode.Scalar>) -> Int {
    text.reduce(0) { $0 + UTF16.width($1) }
  }

  private static func joined(_ text: ArraySlice<Unicode.Scalar>) -> String {
    var joined = ""
    joined.unicodeScalars.append(contentsOf: text)
    return joined
  }
}
