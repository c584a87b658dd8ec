struct ComparisonBuilder {
  var expected: [Stop]
  private(set) var heard: [Stop]
  var rows: [Comparison.Row] = []
  var path: [SessionStep] = []
  var cost = 0
  var isCut = false
  let limits: [FormatLimit]
  let options: ComparisonOptions
  var hidden: [Int]
  private var labels = LabelPairs()
  private var merged = MergedStops()
  private var joinedStops: [Int: Int] = [:]
  private var unsearchedWords = 0
  private var unsearchedStops = 0
  private var stopsCutShort = 0

  init(expected: [Stop], heard: [Stop], limits: [FormatLimit], options: ComparisonOptions) {
    self.expected = expected
    self.heard = heard
    self.limits = limits
    self.options = options
    hidden = limits.map { _ in 0 }
  }

  var limitFindings: [Finding] {
    let found = zip(limits, hidden).filter { $0.1 > 0 }.map { limit, count in
      Finding(
        .notComparable, .note, "\(limit.sentence) (\(count) \(count == 1 ? "part" : "parts"))")
    }
    let cuts = [
      (
        unsearchedWords,
        "\(unsearchedWords) words in the captions, which can contain \(unsearchedStops) more stops, were "
          + "not compared; split the captions into several files"
      ),
      (
        stopsCutShort,
        "some parts of \(stopsCutShort) \(stopsCutShort == 1 ? "stop" : "stops") were not compared"
      ),
    ]
    return found
      + cuts.filter { $0.0 > 0 }.map { _, what in
        Finding(
          .notComparable, .note,
          "The comparison is incomplete, because it would take too long: \(what).")
      }
  }

  mutating func compareStops(differencesOf isWanted: (Stop) -> Bool) {
    leaveOutOptional()
    expected = expected.withLibraryNames(of: heard, by: options.lexicon.folding)
    let rest = joinTexts()
    labels = LabelPairs(expected, heard, folding: options.lexicon.folding)
    merged = MergedStops(expected, heard, except: labels.texts.union(rest), options.lexicon)
    let wanted = expected.indices.filter { !merged.expected.contains($0) }
    let places = heard.indices.filter {
      !labels.texts.contains($0) && !rest.contains($0) && merged.groups[$0] == nil
    }
    let roleless = places.indices.filter { place in
      heard[places[place]].element.map { type in limits.contains { $0.hidesRoles(ofType: type) } }
        == true
    }
    let alignment = StopAlignment(
      expected: wanted.map { expected[$0] }, heard: labels.labelled(heard, at: places),
      lexicon: options.lexicon, roleless: Set(roleless)
    ).mapping(expected: wanted)
    compare(alignment, of: places, differencesOf: isWanted)
  }

  /// Compares lines, using the known pairs of equal lines; returns false if lines have moved.
  mutating func compareLines(knowing pairs: [(expected: Int, heard: Int)]) -> Bool {
    let alignment = StopAlignment(
      expected: expected, heard: heard, lexicon: options.lexicon, knowing: pairs)
    guard let alignment else { return false }
    compare(alignment, of: Array(heard.indices)) { _ in true }
    return true
  }

  private mutating func compare(
    _ alignment: StopAlignment, of places: [Int], differencesOf isWanted: (Stop) -> Bool
  ) {
    rows.reserveCapacity(alignment.steps.count + merged.expected.count)
    let visibleLabels = visibleLabels(among: alignment, of: places)
    var groups = merged.groups.sorted { ($0.value[0], $0.key) < ($1.value[0], $1.key) }[...]
    for step in alignment.steps {
      while let group = groups.first, isDue(group, before: step, places) {
        addMerged(group.value, in: group.key, differencesOf: isWanted)
        groups.removeFirst()
      }
      switch step {
      case .skipped(let place): addSkipped(place)
      case .extra(let place):
        addLabel(of: places[place])
        if visibleLabels.contains(places[place]) {
          rows.append(Comparison.Row(heard: places[place]))
        } else {
          addExtra(places[place], isCertain(places[place]) ? .warning : .note)
        }
      case .both(let one, let place, let isMoved):
        let other = places[place]
        addLabel(of: other)
        var move = isMoved ? self.move(one, other, after: alignment, places) : nil
        if infers(.readingOrder) != nil { move?.severity = .note }
        add(one, other, move: move, isCompared: isWanted(expected[one]))
      }
    }
    for group in groups { addMerged(group.value, in: group.key, differencesOf: isWanted) }
    leaveOutConsequences()
  }

  private func isDue(
    _ group: (key: Int, value: [Int]), before step: StopAlignment.Step, _ places: [Int]
  ) -> Bool {
    switch step {
    case .both(let expected, _, _), .skipped(let expected): group.value[0] < expected
    case .extra(let place): group.key < places[place]
    }
  }

  private func infers(_ aspect: FormatLimit.Aspect) -> Int? {
    limits.firstIndex { $0.degree == .inferred && $0.aspects.contains(aspect) }
  }

  /// Removes each optional stop, unless the design expects its text and no other stop has this
  /// text.
  private mutating func leaveOutOptional() {
    guard heard.contains(where: \.isOptional) else { return }
    let keys = heard.map { StopWords.app(of: $0.wording, by: options.lexicon) }
    var wanted: [String: Int] = [:]
    for stop in expected {
      guard let key = StopWords.app(of: stop.wording, by: options.lexicon) else { continue }
      wanted[key, default: 0] += 1
    }
    for (stop, key) in zip(heard, keys) where !stop.isOptional {
      if let key { wanted[key]? -= 1 }
    }
    heard = zip(heard, keys).compactMap { stop, key in
      guard stop.isOptional else { return stop }
      guard let key, let count = wanted[key], count > 0 else { return nil }
      wanted[key] = count - 1
      if let limit = infers(.focusStops) { hidden[limit] += 1 }
      return stop
    }
  }

  /// Joins texts that together are one expected stop; returns the positions of the texts joined to
  /// earlier ones.
  private mutating func joinTexts() -> Set<Int> {
    let joined = JoinedTexts(heard, as: expected, by: options.lexicon)
    heard = joined.stops
    if let limit = infers(.focusStops) { hidden[limit] += joined.counts.count }
    joinedStops = joined.counts
    return joined.rest
  }

  private func isHiddenAlert(_ stop: Stop) -> Bool {
    stop.isAlert && limits.contains(where: \.hidesAlerts)
  }

  /// Whether an extra stop is certainly a focus stop.
  ///
  /// Test drivers also list images that cannot have focus, such as a row's arrow.
  private func isCertain(_ place: Int) -> Bool {
    guard heard[place].element != Stop.systemElement else { return false }
    guard infers(.focusStops) != nil else { return true }
    return heard[place].parts?.contains { $0.fact == .role(.image) } != true
      && !isTextOfToggle(place)
  }

  /// Whether a text is the name of the switch after it; in UIKit, a cell and its switch are often
  /// one stop.
  private func isTextOfToggle(_ place: Int) -> Bool {
    guard place + 1 < heard.count, let text = heard[place].parts,
      let toggle = heard[place + 1].parts,
      text.allSatisfy(\.kind.isOfApp), toggle.contains(where: { $0.fact.toggleState != nil })
    else { return false }
    guard let words = StopWords.app(of: text, by: options.lexicon) else { return false }
    let name = StopWords.app(of: toggle, by: options.lexicon)
    return name == nil || words == name
  }

  private mutating func addLabel(of control: Int) {
    if let text = labels.text(of: control) { rows.append(Comparison.Row(heard: text)) }
  }

  private mutating func leaveOutConsequences() {
    func hasPlace(_ row: Comparison.Row) -> Bool {
      [row.expected.map { expected[$0] }, row.heard.map { heard[$0] }].contains { stop in
        guard case .parts(let announcement)? = stop?.wording else { return false }
        return announcement.parts.contains { $0.kind == .position || $0.kind == .container }
      }
    }
    let changed = rows.indices.filter { index in
      let row = rows[index]
      return row.expected == nil || row.heard == nil
        || row.findings.contains { $0.kind == .movedStop || $0.kind == .mergedStops }
    }
    var isSettled = Array(repeating: false, count: changed.isEmpty ? 0 : rows.count)
    for start in changed {
      leaveOutPlace(ofRow: start)
      for step in [1, -1] {
        var row = start + step
        while rows.indices.contains(row), !isSettled[row] {
          leaveOutPlace(ofRow: row)
          guard hasPlace(rows[row]) else { break }
          isSettled[row] = true
          row += step
        }
      }
    }
  }

  private mutating func leaveOutPlace(ofRow row: Int) {
    rows[row].findings.removeAll { $0.part == .position || $0.part == .container }
  }

  mutating func compareSpeech() {
    expected = PatternBinding(options.lexicon).bound(expected, to: heard)
    let speech = SpokenAlignment(expected: expected, cues: heard, options: options)
    heard = []
    unsearchedWords = speech.unsearchedWords
    for step in speech.steps {
      switch step {
      case .notSaid(let place):
        if !expected[place].isOptional { addSkipped(place) }
      case .notSearched: unsearchedStops += 1
      case .other(let stop):
        heard.append(stop)
        addExtra(heard.count - 1, .note)
      case .said(let place, let stop):
        heard.append(stop)
        add(place, heard.count - 1, move: nil)
      }
    }
  }

  /// The heard texts that are expected twice: as a list's label and as another stop, such as the
  /// screen's title.
  private lazy var repeatedLabels: Set<String> = {
    let folding = options.lexicon.folding
    var labels = Set(
      expected.filter { $0.design?.titledContainer == ContainerKind.list.rawValue }.map {
        folding.key(of: $0.wording.text)
      })
    guard !labels.isEmpty else { return labels }
    labels.formIntersection(heard.map { folding.key(of: $0.wording.text) })
    return labels.intersection(
      expected.filter { $0.design?.titledContainer == nil }.map { folding.key(of: $0.wording.text) }
    )
  }()

  private mutating func addSkipped(_ place: Int) {
    let stop = expected[place]
    var finding = Finding.skipped(stop).naming(stop.patterns)
    if repeatedLabels.contains(options.lexicon.folding.key(of: stop.wording.text)) {
      finding.severity = .note
      finding.sentence =
        "\"\(stop.wording.text)\" is announced once, but expected twice: as a text and as a list's label."
    }
    rows.append(Comparison.Row(expected: place, findings: [finding]))
  }

  private mutating func addMerged(
    _ places: [Int], in other: Int, differencesOf isWanted: (Stop) -> Bool
  ) {
    rows += places.map { Comparison.Row(expected: $0, heard: other) }
    guard places.contains(where: { isWanted(expected[$0]) }) else { return }
    rows[rows.count - places.count].findings = [
      .merged(places.map { expected[$0] }, in: heard[other])
    ]
  }

  mutating func addExtra(_ place: Int, _ severity: Finding.Severity) {
    rows.append(Comparison.Row(heard: place, findings: [.extra(heard[place], severity)]))
  }

  mutating func add(
    _ one: Int, _ other: Int, move: Finding?, isCompared: Bool = true
  ) {
    let said = heard[other].wording
    var row = Comparison.Row(expected: one, heard: other)
    if !expected[one].patterns.isEmpty {
      row.bound =
        PatternBinding(options.lexicon).bound(
          expected[one], to: PatternBinding.Heard(said, options.lexicon))?.stop
    }
    let wanted = row.bound?.wording ?? expected[one].wording
    if isCompared, wanted != said, !Self.isSame(wanted, said, options) {
      let parts = PartComparison(expected: wanted, heard: said, options: options)
      row.columns = parts.columns
      if parts.isCutShort { stopsCutShort += 1 }
      let wantedParts = parts.columns.compactMap(\.expected)
      row.findings = parts.findings.compactMap {
        limited($0, among: wantedParts, of: one, at: other)
      }
      .map { $0.naming(expected[one].patterns) }
      row.findings.leaveOutValuesOfToggles()
      if let design = expected[one].design {
        row.findings.removeAll {
          $0.kind == .extraPart && $0.heard != nil && $0.heard == design.content
        }
        row.findings = row.findings.map {
          $0.narrowed(by: design).judged(by: design, of: heard[other])
        }
      }
    }
    if isCompared, joinedStops[other] == nil {
      row.findings += differences(
        of: heard[other].behaviour, from: expected[one].behaviour, at: said)
    }
    if isCompared, let count = joinedStops[other], infers(.focusStops) == nil,
      !isHiddenAlert(expected[one])
    {
      row.findings = [.split(expected[one], into: count)]
    }
    if let move { row.findings.insert(move, at: 0) }
    if heard[other].isOptional {
      for index in row.findings.indices { row.findings[index].severity = .note }
    }
    rows.append(row)
  }

  /// Whether two stops have the same words and facts, even if the app divides its texts
  /// differently.
  private static func isSame(
    _ one: Stop.Wording, _ other: Stop.Wording, _ options: ComparisonOptions
  ) -> Bool {
    guard !options.isStrict, case .parts(let left) = one, case .parts(let right) = other,
      left.readersFacts == right.readersFacts
    else { return false }
    let folding = options.lexicon.folding
    return folding.key(of: one.text) == folding.key(of: other.text)
  }

  /// Returns the finding, or a note if Earshot only infers the fact; nil if the format cannot show
  /// the fact.
  private mutating func limited(
    _ finding: Finding, among parts: [Part], of one: Int, at other: Int
  ) -> Finding? {
    // Joined texts do not show their element's role, so a missing role is ignored.
    if joinedStops[other] != nil, finding.kind == .missingPart, finding.part == .role {
      return nil
    }
    let limit =
      isCertainlyOff(finding, of: one, at: other)
      ? nil
      : limits.firstIndex {
        $0.concerns(finding, among: parts, of: heard[other])
          || finding.isSameToggle(by: options.lexicon) && finding.fact.map($0.mayCover) == true
          || $0.concernsHint(of: finding) || $0.concernsValueInName(of: finding)
          || $0.aspects.contains(.labels) && labels.explains(finding, at: other)
      }
    guard let limit else {
      guard labels.explains(finding, at: other), let text = labels.words(of: other) else {
        return finding
      }
      var finding = finding
      finding.sentence +=
        " The text \"\(text)\" precedes the element, but is not connected to it as its label."
      return finding
    }
    guard limits[limit].degree == .inferred else {
      hidden[limit] += 1
      return heardRole(of: finding, among: parts, at: other)
    }
    var note = finding
    note.severity = .note
    return note
  }

  /// If a format shows all checked elements, an element that is not checked is off.
  private func isCertainlyOff(_ finding: Finding, of one: Int, at other: Int) -> Bool {
    guard finding.kind == .missingPart, finding.fact?.toggleState == .on,
      !limits.contains(where: { $0.mayCover(.checked(.on)) })
    else { return false }
    return expected[one].design?.isToggle == true
      || heard[other].parts?.contains { $0.fact == .hint(.toggle) } == true
  }

  /// If the format cannot show the expected role, returns a finding for the heard role instead.
  ///
  /// Returns nil for secure fields and pop-up buttons, because a format that lacks their role shows
  /// them with a different role.
  private func heardRole(of finding: Finding, among parts: [Part], at other: Int) -> Finding? {
    guard finding.kind == .wrongText, finding.part == .role,
      finding.fact != .role(.secureTextField), finding.fact != .role(.popUpButton),
      let text = finding.heard,
      let fact = options.lexicon.fact(of: options.lexicon.folding.folded(text).words[...]),
      fact.kind == .role
    else { return nil }
    let extra = Finding.extra(.role, fact, heard: text)
    let isHidden = limits.contains {
      $0.concerns(extra, among: parts, of: heard[other])
    }
    return isHidden ? nil : extra
  }
}

extension Announcement {
  fileprivate var readersFacts: [Fact] { parts.map(\.fact).filter { !$0.kind.isOfApp } }
}
