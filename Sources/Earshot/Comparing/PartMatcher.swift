struct PartMatcher {
  private let expected: [Part]
  private let segments: [Segment]
  private(set) var segmentOfPart: [Int?]
  private(set) var partOfSegment: [Int?]
  private(set) var isCutShort = false

  init(expected: [Part], segments: [Segment]) {
    self.expected = expected
    self.segments = segments
    segmentOfPart = Array(repeating: nil, count: expected.count)
    partOfSegment = Array(repeating: nil, count: segments.count)
    matchByElement()
    matchInOrder()
    matchAnywhere()
  }

  func movedParts(ignoring ignored: Set<Int> = []) -> Set<Int> {
    let matched = expected.indices.filter { segmentOfPart[$0] != nil && !ignored.contains($0) }
    return Set(
      IncreasingRun.movedPositions(in: matched.compactMap { segmentOfPart[$0] }).map { matched[$0] }
    )
  }

  mutating func match(_ part: Int, with segment: Int) {
    segmentOfPart[part] = segment
    partOfSegment[segment] = part
  }

  mutating func move(_ part: Int, to segment: Int) {
    if let last = segmentOfPart[part] { partOfSegment[last] = nil }
    match(part, with: segment)
  }

  var gaps: [Range<Int>] {
    let moved = movedParts()
    let places = expected.indices.map { moved.contains($0) ? nil : segmentOfPart[$0] }
    var before = -1
    var after = segments.count
    let starts = places.map { place in
      defer { before = place ?? before }
      return before
    }
    let ends = places.reversed().map { place in
      defer { after = place ?? after }
      return after
    }
    return zip(starts, ends.reversed()).map { start, end in (start + 1)..<max(start + 1, end) }
  }

  private mutating func matchByElement() {
    for (segment, heard) in segments.enumerated() where heard.element != nil {
      let parts = heard.candidates.filter {
        segmentOfPart[$0] == nil && expected[$0].kind == heard.element
      }
      let part = parts.first { expected[$0].fact == heard.elementFact } ?? parts.first
      if let part { match(part, with: segment) }
    }
  }

  private mutating func matchInOrder() {
    let parts = expected.indices.filter { segmentOfPart[$0] == nil }
    let heard = segments.indices.filter { partOfSegment[$0] == nil }
    isCutShort = parts.count * heard.count > 100_000
    guard !parts.isEmpty, !isCutShort else { return }
    let candidates = heard.map { Set(segments[$0].candidates) }
    let pairs = OrderedPairs.best(parts.count, heard.count, pairsTies: true) { part, segment in
      guard candidates[segment].contains(parts[part]) else { return 0 }
      let heard = segments[heard[segment]]
      let isApart = heard.startsClause || expected[parts[part]].kind.isOfApp
      if case .expected = heard.meaning { return isApart ? 40 : 39 }
      return isApart ? 36 : 35
    }
    for (part, segment) in pairs { match(parts[part], with: heard[segment]) }
  }

  private mutating func matchAnywhere() {
    var taken: [Candidates: Int] = [:]
    for segment in segments.indices where partOfSegment[segment] == nil {
      let candidates = Candidates(parts: segments[segment].candidates)
      let start = taken[candidates] ?? 0
      let next = candidates.parts[start...].firstIndex { segmentOfPart[$0] == nil }
      taken[candidates] = next ?? candidates.parts.count
      if let next { match(candidates.parts[next], with: segment) }
    }
  }
}

private struct Candidates: Hashable {
  let parts: [Int]

  func hash(into hasher: inout Hasher) {
    hasher.combine(parts.first)
    hasher.combine(parts.count)
  }
}
