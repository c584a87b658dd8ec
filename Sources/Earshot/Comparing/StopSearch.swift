struct StopSearch {
  private static let leastLikeness = 0.4
  private static let likenessOfRole = 0.5
  private static let mostComparisons = 40_000

  private let expected: [Stop]
  private let heard: [Stop]
  private let lexicon: Lexicon
  private let binding: PatternBinding
  private var parts: (expected: StopParts, heard: StopParts)
  private let roleless: Set<Int>
  private var patternTests = PatternBinding.mostTests
  private(set) var partner: [Int?]
  private var isHeardTaken: [Bool]
  private(set) var moved: Set<Int> = []
  private var mislabelled: (expected: Set<Int>, heard: Set<Int>) = ([], [])

  init(expected: [Stop], heard: [Stop], lexicon: Lexicon, roleless: Set<Int> = []) {
    self.expected = expected
    self.heard = heard
    self.lexicon = lexicon
    self.roleless = roleless
    binding = PatternBinding(lexicon)
    parts = (StopParts(of: expected, by: lexicon), StopParts(of: heard, by: lexicon))
    partner = Array(repeating: nil, count: expected.count)
    isHeardTaken = Array(repeating: false, count: heard.count)
  }

  mutating func run() {
    let shared = sharedIdentifiers()
    matchWithPatterns(shared)
    matchEqual(shared, by: texts { $0.text })
    matchRest(shared)
    markMoved()
  }

  mutating func runWithoutMoves(knowing pairs: [(expected: Int, heard: Int)]) -> Bool {
    for pair in pairs { match(pair.expected, pair.heard) }
    matchRest(sharedIdentifiers())
    return moved.isEmpty
  }

  private mutating func matchRest(_ shared: Set<String>) {
    let keys = texts { [folding = lexicon.folding] in folding.key(of: $0.text) }
    matchEqual(shared, by: keys)
    matchMoved(shared, by: keys)
    matchEqual(shared, by: textsOfParts { [lexicon] in StopWords.appAndRole(of: $0, by: lexicon) })
    findMislabelled()
    var words = textsOfParts { [lexicon] in StopWords.app(of: $0, by: lexicon) }
    for place in mislabelled.expected { words.expected[place] = nil }
    matchEqual(shared, by: words)
    matchMoved([], isUnique: true, by: words)
    matchBesidePatterns()
    for gap in gaps() { matchAlike(gap) }
    matchMovedPatterns()
    matchBesideNeighbours()
  }

  private mutating func matchBesideNeighbours() {
    for place in expected.indices where partner[place] == nil && expected[place].patterns.isEmpty {
      for step in [1, -1] where expected.indices.contains(place + step) {
        guard let found = partner[place + step].map({ $0 - step }), heard.indices.contains(found),
          !isHeardTaken[found], isSameRole(place, found), canReplace(place, found)
        else { continue }
        match(place, found)
        break
      }
    }
  }

  private struct Gap {
    var expected: [Int] = []
    var heard: [Int] = []
  }

  private struct Texts {
    var expected: [String?]
    var heard: [String?]
  }

  private func texts(_ text: (Stop.Wording) -> String?) -> Texts {
    texts(expected: { text(expected[$0].wording) }, heard: { text(heard[$0].wording) })
  }

  private mutating func textsOfParts(_ text: ([Part]) -> String?) -> Texts {
    var parts = parts
    defer { self.parts = parts }
    return texts(expected: { text(parts.expected[$0]) }, heard: { text(parts.heard[$0]) })
  }

  private func texts(expected text: (Int) -> String?, heard other: (Int) -> String?) -> Texts {
    guard partner.contains(nil), isHeardTaken.contains(false) else {
      return Texts(
        expected: expected.map { _ in nil }, heard: heard.map { _ in nil })
    }
    return Texts(
      expected: expected.indices.map { partner[$0] == nil ? text($0) : nil },
      heard: heard.indices.map { isHeardTaken[$0] ? nil : other($0) })
  }

  private func gaps() -> [Gap] {
    let matched = partner.indices.filter { partner[$0] != nil && !moved.contains($0) }
    let run = IncreasingRun.positions(in: matched.compactMap { partner[$0] }).map { matched[$0] }
    var gaps: [Gap] = []
    var (nextExpected, nextHeard) = (0, 0)
    for sure in run + [expected.count] {
      let end = sure < expected.count ? partner[sure] ?? heard.count : heard.count
      let gap = Gap(
        expected: (nextExpected..<sure).filter { partner[$0] == nil },
        heard: (nextHeard..<max(nextHeard, end)).filter { !isHeardTaken[$0] })
      if !gap.expected.isEmpty, !gap.heard.isEmpty { gaps.append(gap) }
      (nextExpected, nextHeard) = (sure + 1, end + 1)
    }
    return gaps
  }

  private mutating func match(_ expected: Int, _ heard: Int) {
    partner[expected] = heard
    isHeardTaken[heard] = true
  }

  private mutating func findMislabelled() {
    for gap in gaps() where gap.expected.count * gap.heard.count <= Self.mostComparisons {
      let wanted = Set(
        gap.expected.compactMap { StopWords.app(of: parts.expected[$0], by: lexicon) })
      let others = gap.heard.filter { place in
        guard heard[place].controlRole != nil else { return false }
        return StopWords.app(of: parts.heard[place], by: lexicon).map(wanted.contains) != true
      }
      let roles = Set(others.compactMap { heard[$0].controlRole })
      mislabelled.heard.formUnion(others)
      mislabelled.expected.formUnion(
        gap.expected.filter { expected[$0].controlRole.map(roles.contains) == true })
    }
  }

  private func sharedIdentifiers() -> Set<String> {
    func unique(_ stops: [Stop]) -> Set<String> {
      var counts: [String: Int] = [:]
      for case let identifier? in stops.map(\.identifier) { counts[identifier, default: 0] += 1 }
      return Set(counts.filter { $0.value == 1 }.keys)
    }
    return unique(expected).intersection(unique(heard))
  }

  /// Matches stops with equal texts in order.
  ///
  /// If `concerned` is nil, stops with patterns are skipped, because their texts are only examples.
  private mutating func matchEqual(
    _ shared: Set<String>, among concerned: Set<Int>? = nil, by texts: Texts
  ) {
    for var gap in gaps() {
      if let concerned { gap.expected.removeAll { !concerned.contains($0) } }
      guard !gap.expected.isEmpty else { continue }
      var tokens = Tokens(shared: shared, capacity: gap.expected.count)
      let left = tokens.tokens(
        of: gap.expected, among: expected, readsPatterns: concerned != nil, texts.expected)
      let right = tokens.tokens(of: gap.heard, among: heard, texts.heard)
      for pair in CommonSequence.pairs(left, right, below: tokens.count) {
        match(gap.expected[pair.left], gap.heard[pair.right])
      }
    }
  }

  /// Matches the remaining stops with the same identifier or text, at any position.
  ///
  /// Repeated texts are matched in order or, if `isUnique`, not at all.
  private mutating func matchMoved(
    _ shared: Set<String>, isUnique: Bool = false, by texts: Texts
  ) {
    let freeExpected = expected.indices.filter { partner[$0] == nil }
    let freeHeard = heard.indices.filter { !isHeardTaken[$0] }
    guard !freeExpected.isEmpty, !freeHeard.isEmpty else { return }
    var tokens = Tokens(shared: shared, capacity: freeExpected.count)
    var places: [Int32: [Int]] = [:]
    let said = tokens.tokens(of: freeHeard, among: heard, texts.heard)
    for (place, token) in zip(freeHeard, said).reversed() {
      places[token, default: []].append(place)
    }
    let wanted = tokens.tokens(of: freeExpected, among: expected, texts.expected)
    var counts: [Int32: Int] = [:]
    for token in wanted { counts[token, default: 0] += 1 }
    for (place, token) in zip(freeExpected, wanted) {
      if isUnique, counts[token] != 1 || places[token]?.count != 1 { continue }
      guard let found = places[token]?.popLast() else { continue }
      match(place, found)
      moved.insert(place)
    }
  }

  /// Matches all stops together, because a text that fits a pattern can belong to another stop.
  private mutating func matchWithPatterns(_ shared: Set<String>) {
    guard expected.contains(where: { !$0.patterns.isEmpty }),
      expected.count * heard.count <= Self.mostComparisons
    else { return }
    let folding = lexicon.folding
    let wanted = expected.map { folding.key(of: $0.wording.text) }
    let said = heard.map { folding.key(of: $0.wording.text) }
    let texts = heard.map { PatternBinding.Heard($0.wording, lexicon) }
    var tests = patternTests
    let pairs = OrderedPairs.best(expected.count, heard.count, pairsTies: false) { row, column in
      let stop = expected[row]
      let ids = [stop.identifier, heard[column].identifier].compactMap(\.self)
        .filter(shared.contains)
      if !ids.isEmpty { return ids.count == 2 && ids[0] == ids[1] ? 2 : 0 }
      guard !stop.patterns.isEmpty else { return wanted[row] == said[column] ? 1 : 0 }
      guard tests > 0 else { return 0 }
      tests -= 1
      guard let bound = binding.bound(stop, to: texts[column]), bound.isComplete else { return 0 }
      return folding.key(of: bound.stop.wording.text) == said[column] ? 0.99 : 0
    }
    patternTests = tests
    for (row, column) in pairs { match(row, column) }
  }

  private mutating func matchBesidePatterns() {
    var groups: [(kinds: Set<Part.Kind>, stops: Set<Int>)] = []
    for place in expected.indices where partner[place] == nil {
      let kinds = binding.kinds(of: expected[place])
      guard !kinds.isEmpty else { continue }
      if let group = groups.firstIndex(where: { $0.kinds == kinds }) {
        groups[group].stops.insert(place)
      } else {
        groups.append((kinds, [place]))
      }
    }
    for (kinds, stops) in groups {
      let words = textsOfParts { [lexicon] parts in
        StopWords.app(of: parts.filter { !kinds.contains($0.kind) }, by: lexicon)
      }
      matchEqual([], among: stops, by: words)
    }
  }

  private mutating func matchMovedPatterns() {
    let places = expected.indices.filter { place in
      partner[place] == nil && expected[place].patterns.contains { $0.literalCount > 0 }
    }
    matchPatterns(Gap(expected: places, heard: heard.indices.filter { !isHeardTaken[$0] }))
  }

  private mutating func matchPatterns(_ gap: Gap) {
    let places = gap.expected.filter { !expected[$0].patterns.isEmpty }
    guard !places.isEmpty else { return }
    let texts = gap.heard.map { PatternBinding.Heard(heard[$0].wording, lexicon) }
    var next = 0
    for place in places {
      for number in Array(next..<texts.count) + Array(0..<min(next, texts.count))
      where !isHeardTaken[gap.heard[number]] {
        guard patternTests > 0 else { return }
        patternTests -= 1
        guard let bound = binding.bound(expected[place], to: texts[number]), bound.isComplete
        else { continue }
        match(place, gap.heard[number])
        next = number + 1
        break
      }
    }
  }

  private mutating func matchAlike(_ gap: Gap) {
    guard gap.expected.count * gap.heard.count <= Self.mostComparisons else {
      matchPatterns(gap)
      return
    }
    let left = gap.expected.map { StopWords(parts.expected[$0], by: lexicon) }
    let right = gap.heard.map { StopWords(parts.heard[$0], by: lexicon) }
    let hasPatterns = gap.expected.contains { !expected[$0].patterns.isEmpty }
    let texts =
      hasPatterns ? gap.heard.map { PatternBinding.Heard(heard[$0].wording, lexicon) } : []
    var tests = patternTests
    let pairs = OrderedPairs.best(left.count, right.count, pairsTies: false) { row, column in
      let stop = expected[gap.expected[row]]
      var likeness = left[row].likeness(to: right[column])
      if mislabelled.expected.contains(gap.expected[row]) {
        let other = heard[gap.heard[column]]
        if other.isPlain, left[row].app == right[column].app {
          likeness /= 2
        } else if mislabelled.heard.contains(gap.heard[column]),
          other.controlRole == stop.controlRole
        {
          likeness = max(likeness, Self.likenessOfRole)
        }
      }
      if !stop.patterns.isEmpty, tests > 0 {
        tests -= 1
        if let bound = binding.bound(stop, to: texts[column]), bound.isComplete {
          likeness = StopWords(bound.stop.wording, by: lexicon)
            .likeness(to: right[column], certainty: bound.certainty)
        }
      }
      return likeness >= Self.leastLikeness ? likeness : 0
    }
    patternTests = tests
    for (row, column) in pairs { match(gap.expected[row], gap.heard[column]) }
    for rest in gaps(in: gap) where rest.expected.count == rest.heard.count {
      let isOnly = rest.expected.count == 1
      for (one, other) in zip(rest.expected, rest.heard)
      where canReplace(one, other)
        || isOnly && (mayBeSameControl(one, other) || isSameRole(one, other))
      {
        match(one, other)
      }
    }
  }

  private func gaps(in gap: Gap) -> [Gap] {
    var rests = [Gap()]
    var nextHeard = 0
    for stop in gap.expected {
      guard let found = partner[stop] else {
        rests[rests.count - 1].expected.append(stop)
        continue
      }
      let end = gap.heard.firstIndex(of: found) ?? nextHeard
      rests[rests.count - 1].heard = gap.heard[nextHeard..<max(nextHeard, end)].map { $0 }
      nextHeard = end + 1
      rests.append(Gap())
    }
    rests[rests.count - 1].heard = gap.heard[min(nextHeard, gap.heard.count)...].map { $0 }
    return rests
  }

  /// Returns whether the stops can be the same; if the numbers in their texts differ, all other
  /// words must be equal.
  private mutating func canReplace(_ one: Int, _ other: Int) -> Bool {
    let words = StopWords(parts.expected[one], by: lexicon)
    let heard = StopWords(parts.heard[other], by: lexicon)
    return !words.isOtherNumber(than: heard) || words.besideNumbers == heard.besideNumbers
  }

  private func mayBeSameControl(_ one: Int, _ other: Int) -> Bool {
    expected[one].controlRole != nil && roleless.contains(other)
  }

  private func isSameRole(_ one: Int, _ other: Int) -> Bool {
    let role = expected[one].parts?.first { $0.kind == .role }?.fact
    return role != nil && heard[other].parts?.first { $0.kind == .role }?.fact == role
  }

  private mutating func markMoved() {
    moved = movedStops(besides: [])
    guard !moved.isEmpty else { return }
    let keys = EqualStops(expected, heard, lexicon)
    for group in keys.groups {
      let matched = group.expected.filter { place in
        partner[place].map { group.heard.contains($0) } == true
      }
      for (place, found) in zip(matched, matched.compactMap({ partner[$0] }).sorted()) {
        partner[place] = found
      }
    }
    moved = movedStops(
      besides: Set(
        keys.groups.filter { $0.expected.count != $0.heard.count }.flatMap(\.expected)))
    // The new pairs change the gaps between matched stops, so the gaps are searched again.
    guard !keys.groups.isEmpty, partner.contains(nil), isHeardTaken.contains(false) else { return }
    for gap in gaps() { matchAlike(gap) }
  }

  private func movedStops(besides uncertain: Set<Int>) -> Set<Int> {
    let matched = partner.indices.filter { partner[$0] != nil && !uncertain.contains($0) }
    let places = matched.compactMap { partner[$0] }
    return Set(IncreasingRun.movedPositions(in: places).map { matched[$0] })
  }
}

extension Stop {
  fileprivate var controlRole: Fact.Role? {
    for case .role(let role) in parts?.map(\.fact) ?? [] where role != .heading && role != .image {
      return role
    }
    return nil
  }

  fileprivate var isPlain: Bool { parts?.contains { $0.kind == .role } == false }
}
