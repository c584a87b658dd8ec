/// Replaces the examples in a stop with heard texts that match the stop's patterns.
///
/// A heard part of the example's kind is preferred. A heard text is never matched to a pattern if
/// another part of the stop expects exactly that text.
struct PatternBinding {
  struct Bound {
    var stop: Stop
    var isComplete: Bool
    /// The share of the app's letters that match literally, without a placeholder, from 0 to 1.
    var certainty: Double
  }

  private let lexicon: Lexicon

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  func bound(_ stop: Stop, to heard: Heard) -> Bound? {
    guard !stop.patterns.isEmpty, case .parts(var announcement) = stop.wording else { return nil }
    let places = Self.places(of: stop.patterns, in: announcement)
    let fixed = announcement.parts.indices.filter {
      !places.contains($0) && (heard.isPlainText || announcement.parts[$0].kind.isOfApp)
    }.map { lexicon.folding.key(of: announcement.parts[$0].text) }
    var candidates = heard.candidates(without: fixed)
    var bound = Bound(stop: stop, isComplete: true, certainty: 0)
    var (literals, letters) = (0, 0)
    for (pattern, place) in zip(stop.patterns, places) {
      guard let place else { continue }
      let kind = announcement.parts[place].kind
      let fitting = candidates.indices.filter { pattern.matches(candidates[$0].text) }
      guard let found = fitting.first(where: { candidates[$0].kind == kind }) ?? fitting.first
      else {
        bound.isComplete = false
        continue
      }
      announcement.parts[place].text = candidates[found].text
      literals += pattern.literalCount
      letters += candidates[found].text.count
      let taken = candidates[found].range
      candidates.removeAll { $0.range.overlaps(taken) }
    }
    for index in announcement.parts.indices
    where announcement.parts[index].kind.isOfApp && !places.contains(index) {
      literals += announcement.parts[index].text.count
      letters += announcement.parts[index].text.count
    }
    bound.stop.wording = .parts(announcement)
    bound.certainty = letters == 0 ? 0 : min(1, Double(literals) / Double(letters))
    return bound
  }

  func kinds(of stop: Stop) -> Set<Part.Kind> {
    guard !stop.patterns.isEmpty, case .parts(let announcement) = stop.wording else { return [] }
    return Set(
      Self.places(of: stop.patterns, in: announcement).compactMap { place in
        place.map { announcement.parts[$0].kind }
      })
  }

  private static func places(of patterns: [TextPattern], in announcement: Announcement) -> [Int?] {
    var taken: Set<Int> = []
    return patterns.map { pattern in
      let place = announcement.parts.indices.first {
        announcement.parts[$0].kind.isOfApp && announcement.parts[$0].text == pattern.example
          && !taken.contains($0)
      }
      if let place { taken.insert(place) }
      return place
    }
  }
}

extension PatternBinding {
  struct Heard {
    fileprivate struct Candidate {
      var kind: Part.Kind?
      var text: String
      var range: Range<Int>
    }

    private struct Piece {
      var kind: Part.Kind?
      var text: Substring
      var key: String
      var isReaders: Bool
    }

    private let pieces: [Piece]
    fileprivate let isPlainText: Bool
    private static let mostPieces = 40

    init(_ wording: Stop.Wording, _ lexicon: Lexicon) {
      switch wording {
      case .parts(let announcement):
        isPlainText = false
        pieces = announcement.parts.filter(\.kind.isOfApp).map { part in
          Piece(
            kind: part.kind, text: part.text[...], key: lexicon.folding.key(of: part.text),
            isReaders: false)
        }
      case .text(let text):
        isPlainText = true
        pieces = Self.clauses(of: text).prefix(Self.mostPieces).map { clause in
          let folded = lexicon.folding.folded(String(clause))
          return Piece(
            kind: nil, text: clause, key: lexicon.folding.key(of: String(clause)),
            isReaders: lexicon.fact(of: folded.words[...]) != nil)
        }
      }
    }

    /// Returns the heard texts that a pattern can match, longest first; in plain text, neighbouring
    /// clauses can be joined.
    fileprivate func candidates(without fixed: [String]) -> [Candidate] {
      var fixed = fixed
      let isFree = pieces.map { piece in
        if let index = fixed.firstIndex(of: piece.key) {
          fixed.remove(at: index)
          return false
        }
        return !piece.isReaders
      }
      let longest = isPlainText ? 4 : 1
      return (1...longest).reversed().flatMap { count in
        pieces.indices.dropLast(count - 1).compactMap { start in
          let range = start..<start + count
          guard isFree[range].allSatisfy(\.self) else { return nil }
          let text = pieces[start].text.base[
            pieces[start].text.startIndex..<pieces[range.upperBound - 1].text.endIndex]
          return Candidate(kind: pieces[start].kind, text: String(text), range: range)
        }
      }
    }

    private static func clauses(of text: String) -> [Substring] {
      var clauses: [Substring] = []
      var start = text.startIndex
      for index in text.indices where text[index] == "," || text[index] == "." {
        let next = text.index(after: index)
        guard next < text.endIndex, text[next] == " " else { continue }
        clauses.append(text[start..<index])
        start = text.index(after: next)
      }
      return (clauses + [text[start...]]).filter { !$0.isEmpty }
    }
  }
}

extension PatternBinding {
  /// Returns the stops in order, with recorded texts instead of the patterns' examples.
  ///
  /// A cue can contain parts of several announcements, so each stop uses the next cue that contains
  /// the stop's fixed texts.
  func bound(_ expected: [Stop], to cues: [Stop]) -> [Stop] {
    guard expected.contains(where: { !$0.patterns.isEmpty }) else { return expected }
    let heard = cues.map { Heard($0.wording, lexicon) }
    let keys = cues.map { lexicon.folding.key(of: $0.wording.text) }
    var budget = Self.mostTests
    var next = 0
    return expected.map { stop in
      guard !stop.patterns.isEmpty, case .parts(let announcement) = stop.wording else {
        return stop
      }
      let patterned = Set(Self.places(of: stop.patterns, in: announcement).compactMap(\.self))
      let fixed = announcement.parts.indices
        .filter { announcement.parts[$0].kind.isOfApp && !patterned.contains($0) }
        .map { lexicon.folding.key(of: announcement.parts[$0].text) }
      for cue in Array(next..<heard.count) + Array(0..<min(next, heard.count)) {
        guard budget > 0 else { break }
        budget -= 1
        guard fixed.allSatisfy({ keys[cue].contains($0) }),
          let bound = bound(stop, to: heard[cue]), bound.isComplete
        else { continue }
        next = cue + 1
        return bound.stop
      }
      return stop
    }
  }

  /// The maximum number of pattern tests; after the last test, stops keep their examples.
  static let mostTests = 20_000
}
