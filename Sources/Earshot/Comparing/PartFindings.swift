/// The findings of one aligned stop.
struct PartFindings {
  /// All findings: those of each part in expected order, what is heard besides, then the order.
  private(set) var all: [Finding] = []

  private let alignment: PartAlignment
  private let options: ComparisonOptions

  init(_ alignment: PartAlignment, options: ComparisonOptions) {
    self.alignment = alignment
    self.options = options
    for part in alignment.expected.indices { add(ofPart: part) }
    for segment in alignment.leftovers { add(ofLeftover: alignment.segments[segment]) }
    addOrder()
    leaveOutConsequences()
  }

  /// Leaves out what follows from another finding: one mistake is told once.
  private mutating func leaveOutConsequences() {
    // What is checked and what is switched on are one state, whatever the reader says of it.
    let told = alignment.expected.indices.filter { alignment.place(ofPart: $0) != nil }
      .compactMap { alignment.expected[$0].fact.toggleState }
    let toggled = all.filter { finding in
      guard finding.severity > .note, let state = finding.fact?.toggleState else { return false }
      return finding.kind == .wrongText || !told.contains(state)
    }
    // That it is off where on was expected says more than that it is not checked.
    let kept = toggled.first { $0.kind == .wrongText } ?? toggled.first
    all.removeAll { $0.severity > .note && $0.fact?.toggleState != nil && $0 != kept }
    let missesName = all.contains { $0.kind == .missingPart && $0.part == .name }
    if missesName {
      all.removeAll { $0.fact == .unlabelled }
      // Without a name its reader says what else there is first.
      if alignment.isOfElement { all.removeAll { $0.kind == .differentOrder } }
    }
    // Where what cannot be used is announced by another pattern, that one has no role.
    if all.contains(where: { $0.fact == .disabled && $0.severity > .note }) {
      all.removeAll { $0.kind == .missingPart && $0.part == .role }
    }
    // What is done with a control follows from what it is and whether it can be used.
    if all.contains(where: { $0.severity > .note && ($0.part == .role || $0.part == .state) }) {
      all.removeAll { $0.part == .actions || $0.part == .hint && $0.fact?.isReaders == true }
    }
    // What is something else is announced in another order.
    if alignment.isOfElement, all.contains(where: { $0.severity > .note && $0.part == .role }) {
      all.removeAll { $0.kind == .differentOrder }
    }
    // A walk tells what it leaves and enters; a design tells each stop by itself.
    // Nor does a design have pagers, of whose pages TalkBack says what they are.
    all.removeAll {
      $0.kind == .extraPart && ($0.fact?.isOfWalk == true || $0.fact == .role(.page))
    }
  }

  private mutating func add(ofPart number: Int) {
    let part = alignment.expected[number]
    switch alignment.outcomes[number] {
    case .missing:
      // Of what a screen exposes a documented profile says the places that its guidelines know.
      if part.kind == .position, !part.isDocumented, alignment.isOfElement { return }
      // Toolkits do not offer again what is picked already.
      if part.fact.isOfTap, alignment.isOfElement, isOneOfSeveral { return }
      // A sign alone, such as a bullet, has no words to hear.
      if alignment.words(ofPart: number).words.isEmpty { return }
      var finding = Finding.missing(part, ofElement: alignment.isOfElement)
      // The guidelines name the list of a dropdown (MagentaA11y, dropdown), which no widget of Android
      // tells while it is closed.
      if part.kind == .container, alignment.isOfElement, isDropdown { finding.severity = .note }
      all.append(finding)
    case .heard(let segment): add(ofMatch: part, alignment.segments[segment])
    case .wrong(let segment, let text): add(ofWrong: part, text, alignment.segments[segment])
    case .cutOff(let segment): all.append(.truncated(part, heard: alignment.segments[segment].text))
    case .behindCut: break
    }
  }

  private mutating func add(ofMatch part: Part, _ segment: Segment) {
    if part.isFaked(by: segment.element) {
      all.append(.faked(part, heard: segment.text, by: segment.element))
    } else if case .synonym = segment.meaning {
      all.append(.differentWording(part, heard: segment.text))
    }
  }

  private mutating func add(ofWrong part: Part, _ text: String, _ segment: Segment) {
    // The app or its toolkit has words of its own for what the reader would say.
    if part.fact.isReaders, segment.elementFact == part.fact {
      all.append(.differentWording(part, heard: text))
      return
    }
    let isMisheard =
      options.isRecognizedSpeech && options.lexicon.isLikelyMisheard(part.text, as: text)
    all.append(isMisheard ? .misheard(part, heard: text) : .wrongText(part, heard: text))
  }

  private mutating func add(ofLeftover segment: Segment) {
    let twice = segment.candidates.first.map { alignment.expected[$0] }
    if let twice {
      all.append(.saidTwice(twice, heard: segment.text, by: segment.element))
    } else {
      var finding = Finding.extra(segment.kind, segment.fact, heard: segment.text)
      // A recognizer writes down what other people and the demonstrated app say as well.
      if options.isRecognizedSpeech || isDropdownState(segment.fact) { finding.severity = .note }
      all.append(finding)
    }
  }

  /// Whether the stop is one of several of which one is picked.
  private var isOneOfSeveral: Bool {
    alignment.expected.contains { $0.fact == .selected || $0.fact == .role(.radioButton) }
  }

  /// Whether a dropdown tells if it is open: the guidelines want it (MagentaA11y, dropdown), widgets of
  /// the platform do not do it, so that a profile of devices expects it of no app.
  private func isDropdownState(_ fact: Fact?) -> Bool {
    (fact == .collapsed || fact == .expanded) && isDropdown
  }

  private var isDropdown: Bool {
    alignment.expected.contains { $0.fact == .role(.dropdownList) }
  }

  private mutating func addOrder() {
    guard !alignment.moved.isEmpty else { return }
    let matched = alignment.expected.indices.filter {
      alignment.place(ofPart: $0) != nil && !alignment.isFaked($0)
    }
    let heard = matched.sorted {
      (alignment.place(ofPart: $0) ?? 0) < (alignment.place(ofPart: $1) ?? 0)
    }
    let isToggle = alignment.expected.contains { $0.fact.toggleState != nil }
    let rows = alignment.isOfElement && isToggle ? ComparisonOptions.ReaderOrder.ofRows : []
    let setting = (options.orders + rows)
      .first { $0.puts(matched, of: alignment.expected) == heard }?.setting
    all.append(
      .differentOrder(
        expected: matched.map { alignment.expected[$0] },
        heard: heard.map { alignment.expected[$0] }, allowedBy: setting))
  }
}

extension Fact {
  /// Whether it is only told on the way from one stop to another.
  fileprivate var isOfWalk: Bool {
    switch self {
    case .left, .start, .end, .entered(.window), .entered(.landmark): true
    default: false
    }
  }
}

extension PartAlignment {
  /// Returns the number of the segment in which a part is heard as it was expected.
  func place(ofPart part: Int) -> Int? {
    if case .heard(let segment) = outcomes[part] { return segment }
    if case .wrong(let segment, _) = outcomes[part], moved.contains(part) { return segment }
    return nil
  }
}

extension ComparisonOptions.ReaderOrder {
  /// What TalkBack says of a row that has a switch in it: its texts, then the switch; and of a row that
  /// is the switch, as Compose's `toggleable` makes it: its role is the last of what is merged.
  fileprivate static let ofRows = [
    Self(setting: "a row with its control inside", kinds: [.name, .content, .state, .role]),
    Self(setting: "a row that is toggled as a whole", kinds: [.state, .name, .content, .role]),
  ]

  /// Returns the parts in the order of the setting; kinds that it does not name keep their places.
  func puts(_ parts: [Int], of expected: [Part]) -> [Int] {
    let concerned = parts.filter { kinds.contains(expected[$0].kind) }
    let sorted = kinds.flatMap { kind in concerned.filter { expected[$0].kind == kind } }
    var next = sorted.makeIterator()
    return parts.map { kinds.contains(expected[$0].kind) ? next.next() ?? $0 : $0 }
  }
}

extension Part {
  /// Whether a role or state is heard only because words of the app say so.
  ///
  /// A state may be an accessibilityValue, which is where VoiceOver's apps put it.
  func isFaked(by element: Kind?) -> Bool {
    switch (kind, element) {
    case (.role, .name), (.role, .value), (.role, .content), (.role, .hint): true
    case (.state, .name), (.state, .content), (.state, .hint): true
    default: false
    }
  }
}
