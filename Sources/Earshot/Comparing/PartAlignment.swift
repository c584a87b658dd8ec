struct PartAlignment {
  enum Outcome: Hashable {
    case missing
    case heard(Int)
    case wrong(Int, text: String)
    case cutOff(Int)
    case behindCut
  }

  static let mostPairs = 10_000

  let expected: [Part]
  let pieces: [FoldedText]
  private(set) var segments: [Segment] = []
  private(set) var outcomes: [Outcome]
  private(set) var leftovers: [Int] = []
  private(set) var moved: Set<Int> = []
  private(set) var isCutShort = false

  private let elements: [Part?]
  private let folded: [FoldedText]
  private let lexicon: Lexicon
  private let isRecognizedSpeech: Bool

  init(expected: Stop.Wording, heard: Stop.Wording, options: ComparisonOptions) {
    lexicon = options.lexicon
    isRecognizedSpeech = options.isRecognizedSpeech
    self.expected = ComparedParts.parts(of: expected, by: lexicon)
    let withJoint = { [lexicon] part in ComparedParts.withJoint(part, lexicon.folding) }
    folded = self.expected.map(withJoint)
    outcomes = Array(repeating: .missing, count: self.expected.count)
    switch heard {
    case .text(let text):
      pieces = [lexicon.folding.folded(text)]
      elements = [nil]
    case .parts:
      let parts = ComparedParts.parts(of: heard, by: lexicon)
      pieces = parts.map(withJoint)
      elements = parts
    }
  }

  mutating func align() {
    segments = Segmenter(expected: expected, lexicon: lexicon)
      .segments(of: pieces, elements: elements)
    leaveWordsInNames()
    joinLeftovers()
    splitLeftovers()
    var matcher = PartMatcher(expected: expected, segments: segments)
    findName(&matcher)
    for (part, segment) in matcher.segmentOfPart.enumerated() {
      if let segment { outcomes[part] = .heard(segment) }
    }
    moved = matcher.movedParts(ignoring: Set(expected.indices.filter(isFaked)))
    leftovers = segments.indices.filter { matcher.partOfSegment[$0] == nil }
    findCut()
    let pairing = LeftoverPairing(self, matcher)
    for pair in pairing.pairs {
      let segment = segments[pair.segment]
      outcomes[pair.part] = .wrong(
        pair.segment,
        text: segment.isUnaccounted ? text(of: segment.range, in: segment.piece) : segment.text)
      matcher.match(pair.part, with: pair.segment)
      leftovers.removeAll { $0 == pair.segment }
    }
    glueLeftovers(matcher)
    isCutShort =
      matcher.isCutShort || pairing.isCutShort
      || pieces.contains { $0.words.count > Segmenter.mostWords }
  }

  var isOfElement: Bool { !elements.contains { $0 == nil } }

  func words(ofPart part: Int) -> FoldedText { folded[part] }

  /// Returns a part's fact; if the app's text equals the reader's words for another fact, returns
  /// that fact.
  func meaning(ofPart part: Int) -> Fact {
    let (kind, fact) = (expected[part].kind, expected[part].fact)
    guard !fact.isReaders, [.state, .value, .role].contains(kind) else { return fact }
    return lexicon.fact(of: folded[part].words[...]) ?? fact
  }

  func isFaked(_ part: Int) -> Bool {
    guard case .heard(let segment) = outcomes[part] else { return false }
    return expected[part].isFaked(by: segments[segment].element)
  }

  /// Treats unexpected roles and states inside names as words of the app, such as "Switch" in
  /// "Switch account, button".
  ///
  /// If the text has no pauses, a role after the name remains a role, because the reader may have
  /// announced it.
  private mutating func leaveWordsInNames() {
    guard !isRecognizedSpeech, segments.contains(where: { $0.element == nil }) else { return }
    let matcher = PartMatcher(expected: expected, segments: segments)
    let missing = Set(
      expected.indices.filter { matcher.segmentOfPart[$0] == nil }.map { expected[$0].kind })
    let pauses = pieces.map { $0.words.dropFirst().contains(where: \.startsClause) }
    func isName(_ index: Int) -> Bool {
      guard let part = matcher.partOfSegment[index] else { return segments[index].isUnaccounted }
      return expected[part].kind.isOfApp
    }
    func leave(_ index: Int, in name: Int) {
      guard segments.indices.contains(name), isName(name), matcher.partOfSegment[index] == nil,
        segments[index].element == nil, segments[index].piece == segments[name].piece,
        !segments[max(index, name)].startsClause,
        let kind = segments[index].kind
          ?? segments[index].candidates.first.map({ expected[$0].kind }),
        !missing.contains(kind), pauses[segments[index].piece] || kind == .role && index < name,
        // In a label such as "Log in button", the role stays separate and is reported as announced
        // twice.
        segments[index].candidates.isEmpty || index < name
      else { return }
      segments[index].meaning = .unknown
    }
    for index in segments.indices { leave(index, in: index - 1) }
    for index in segments.indices.reversed() { leave(index, in: index + 1) }
  }

  /// If the role is announced twice without a name, as in "Button, button", one of the two is the
  /// name.
  private mutating func findName(_ matcher: inout PartMatcher) {
    guard
      let name = expected.indices.first(where: {
        expected[$0].kind == .name && matcher.segmentOfPart[$0] == nil
      })
    else { return }
    for second in segments.indices where matcher.partOfSegment[second] == nil {
      guard segments[second].element == nil,
        let part = segments[second].candidates.first(where: { expected[$0].kind == .role }),
        let first = matcher.segmentOfPart[part]
      else { continue }
      let places = [first, second].sorted()
      matcher.move(part, to: places[name < part ? 1 : 0])
      segments[places[name < part ? 0 : 1]].meaning = .unknown
      return
    }
  }

  /// Joins adjacent words that match no expected part into one text, so that "on" in "always on" is
  /// not a state.
  private mutating func joinLeftovers() {
    let matcher = PartMatcher(expected: expected, segments: segments)
    var joined: [Segment] = []
    var isLastFree = false
    for (number, segment) in segments.enumerated() {
      let isFree = matcher.partOfSegment[number] == nil
      if isFree, isLastFree, let last = joined.last, last.isOneText(with: segment) {
        joined[joined.count - 1].range = last.range.lowerBound..<segment.range.upperBound
        joined[joined.count - 1].meaning = .unknown
        joined[joined.count - 1].text = pieces[segment.piece].slice(joined[joined.count - 1].range)
      } else {
        joined.append(segment)
      }
      isLastFree = isFree
    }
    segments = joined
  }

  private mutating func splitLeftovers() {
    let matcher = PartMatcher(expected: expected, segments: segments)
    let missing = expected.indices.filter { matcher.segmentOfPart[$0] == nil }
    guard missing.count > 1, missing.count * segments.count <= Self.mostPairs else { return }
    let gaps = matcher.gaps
    segments = segments.indices.flatMap { number in
      let segment = segments[number]
      let wanted = missing.count { gaps[$0].contains(number) }
      guard segment.element == nil, wanted > 1 else { return [segment] }
      return ComparedParts.atClauses(segment, of: pieces[segment.piece])
    }
  }

  /// Finds a part that was cut off: the heard text ends inside it, and no later part is heard.
  private mutating func findCut() {
    guard let last = leftovers.last, last == segments.count - 1,
      case .cutOff(let parts) = segments[last].meaning, !endsOtherWords(last)
    else { return }
    let lastHeard = outcomes.lastIndex { $0 != .missing } ?? -1
    guard let part = parts.first(where: { $0 > lastHeard }) else { return }
    outcomes[part] = .cutOff(last)
    for behind in outcomes.indices where behind > part { outcomes[behind] = .behindCut }
    leftovers.removeLast()
  }

  /// Whether unexpected words precede the segment in its clause, as in "2 zebra 2" for "2 of 2".
  private func endsOtherWords(_ segment: Int) -> Bool {
    pieces[segments[segment].piece].clauseCount > 1 && leftovers.contains(segment - 1)
      && segments[segment - 1].isUnaccounted && isGlued(segment, to: segment - 1)
  }

  /// Adds unexpected words to a neighbouring part if both are in the same attribute, if there is no
  /// pause between them, or if fewer clauses of the part were heard than expected.
  private mutating func glueLeftovers(_ matcher: PartMatcher) {
    var glued: Set<Int> = []
    var ranges: [Int: Range<Int>] = [:]
    for leftover in leftovers {
      let neighbours = [leftover - 1, leftover + 1].filter { neighbour in
        segments[leftover].isUnaccounted && isGlued(leftover, to: neighbour)
          || matcher.partOfSegment.indices.contains(neighbour)
            && matcher.partOfSegment[neighbour].map { part in
              isClause(leftover, of: part, in: ranges[part] ?? segments[neighbour].range)
            } == true
      }
      let parts = neighbours.compactMap { matcher.partOfSegment[$0] }
      guard !parts.isEmpty,
        let part = parts.first(where: { expected[$0].kind.isOfApp })
          ?? partOfApp(inAttributeOf: leftover, matcher) ?? parts.first,
        let segment = matcher.segmentOfPart[part]
      else { continue }
      let (own, other) = (ranges[part] ?? segments[segment].range, segments[leftover].range)
      let range =
        min(own.lowerBound, other.lowerBound)..<max(own.upperBound, other.upperBound)
      ranges[part] = range
      outcomes[part] = .wrong(segment, text: text(of: range, in: segments[leftover].piece))
      glued.insert(leftover)
    }
    leftovers.removeAll(where: glued.contains)
  }

  private func partOfApp(inAttributeOf segment: Int, _ matcher: PartMatcher) -> Int? {
    let piece = segments[segment].piece
    guard segments[segment].element?.isOfApp == true,
      let first = segments.firstIndex(where: { $0.piece == piece })
    else { return nil }
    return segments.indices.suffix(from: first).prefix { segments[$0].piece == piece }
      .compactMap { matcher.partOfSegment[$0] }.first { expected[$0].kind.isOfApp }
  }

  /// Returns the text in a range; a whole attribute keeps the punctuation around its words.
  private func text(of range: Range<Int>, in piece: Int) -> String {
    guard let attribute = elements[piece], range == pieces[piece].words.indices else {
      return pieces[piece].slice(range)
    }
    return attribute.text.trimmed
  }

  /// Whether the segment can be another clause of a wrong part, which was heard in `range`.
  private func isClause(_ leftover: Int, of part: Int, in range: Range<Int>) -> Bool {
    guard case .wrong(let segment, _) = outcomes[part], segments[leftover].element == nil,
      segments[leftover].piece == segments[segment].piece
    else { return false }
    let (own, expected) = (segments[leftover].range, folded[part])
    let words = pieces[segments[leftover].piece].words
    let all = min(own.lowerBound, range.lowerBound)..<max(own.upperBound, range.upperBound)
    guard FoldedText.clauseCount(of: words[all]) <= expected.clauseCount else { return false }
    return segments[leftover].isUnaccounted || expected.hasClause(words[own])
  }

  private func isGlued(_ leftover: Int, to neighbour: Int) -> Bool {
    guard segments.indices.contains(neighbour) else { return false }
    let (segment, other) = (segments[leftover], segments[neighbour])
    guard segment.piece == other.piece else { return false }
    return segment.element != nil || !segments[max(leftover, neighbour)].startsClause
  }
}

extension Segment {
  func isOneText(with next: Segment) -> Bool {
    guard piece == next.piece, isUnaccounted || next.isUnaccounted else { return false }
    if case .cutOff = next.meaning { return false }
    return element != nil || !next.startsClause
  }

  var isUnaccounted: Bool {
    switch meaning {
    case .unknown, .cutOff: true
    case .expected, .synonym, .known: false
    }
  }
}
