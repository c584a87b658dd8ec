struct PartFindings {
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

  private mutating func leaveOutConsequences() {
    // If "checked" is announced, "on" can be missing, because both mean the same state.
    let told = alignment.expected.indices.filter { alignment.place(ofPart: $0) != nil }
      .compactMap { alignment.expected[$0].fact.toggleState }
    let toggled = all.filter { finding in
      guard finding.severity > .note, let state = finding.fact?.toggleState else { return false }
      return finding.kind == .wrongText || !told.contains(state)
    }
    // Keeps one finding about the state; "off instead of on" is more helpful than "not checked".
    let kept = toggled.first { $0.kind == .wrongText } ?? toggled.first
    all.removeAll { $0.severity > .note && $0.fact?.toggleState != nil && $0 != kept }
    // TalkBack announces hidden text as dots; if it announces another value, the field shows its
    // text.
    if showsHiddenText, let shown = all.firstIndex(where: { $0.part == .value && $0.heard != nil })
    {
      all[shown] = .shown(all[shown])
      all.removeAll { $0.kind == .missingPart && $0.fact == .secure }
    }
    let missesName = all.contains { $0.kind == .missingPart && $0.part == .name }
    if missesName {
      all.removeAll { $0.fact == .unlabelled }
      if alignment.isOfElement { all.removeAll { $0.kind == .differentOrder } }
    }
    // A wrong role changes a toggle's state words ("on" for "checked"), so they are not a second
    // finding.
    if alignment.isOfElement, all.contains(where: { $0.part == .role && $0.severity > .note }) {
      let lexicon = options.lexicon
      all.removeAll { $0.isSameToggle(by: lexicon) }
    }
    // Disabled controls often lack a role, so a missing role is not a second finding.
    if all.contains(where: { $0.fact == .disabled && $0.severity > .note }) {
      all.removeAll { $0.kind == .missingPart && $0.part == .role }
    }
    // A wrong role or state (except a toggle's state) changes hints and actions, so these are
    // ignored.
    let dependsOnState = all.contains { finding in
      guard finding.severity > .note else { return false }
      let isToggled = alignment.isOfElement && finding.fact?.toggleState != nil
      return finding.part == .role || finding.part == .state && !isToggled
    }
    if dependsOnState {
      all.removeAll { $0.part == .actions || $0.part == .hint && $0.fact?.isReaders == true }
    }
    // A wrong role changes the order of the parts, so the order is ignored.
    if alignment.isOfElement, all.contains(where: { $0.severity > .note && $0.part == .role }) {
      all.removeAll { $0.kind == .differentOrder }
    }
    // UIKit names a back button after the previous screen, so a name is not a finding.
    if alignment.expected.first?.fact == .role(.backButton) {
      all.removeAll { $0.kind == .extraPart && $0.part == .name }
    }
    // Ignores containers that focus enters or leaves. Also ignores pages: TalkBack announces pagers
    // as pages, but designs have no pages.
    all.removeAll {
      $0.kind == .extraPart && ($0.fact?.isOfWalk == true || $0.fact == .role(.page))
    }
  }

  private mutating func add(ofPart number: Int) {
    let part = alignment.expected[number]
    switch alignment.outcomes[number] {
    case .missing:
      // The app can omit a position that no guideline documents.
      if part.kind == .position, !part.isDocumented, alignment.isOfElement { return }
      // Toolkits do not offer a double-tap on an item that is already selected.
      if part.fact.isOfTap, alignment.isOfElement, isOneOfSeveral { return }
      // A symbol alone, such as a bullet, is not spoken.
      if alignment.words(ofPart: number).words.isEmpty { return }
      if part.fact == .secure, part.kind != .value {
        all.append(.missingSecure(part, insteadHeard: name))
        return
      }
      if part.fact == .name, showsHiddenText {
        all.append(.missingBesideText(part))
        return
      }
      var finding = Finding.missing(
        isOnlyText(part) ? part.asName : part, ofElement: alignment.isOfElement)
      // While a dropdown is closed, Android widgets do not expose the name of its list
      // (MagentaA11y, dropdown).
      if part.kind == .container, alignment.isOfElement, isDropdown { finding.severity = .note }
      // Compose's dropdowns need not be fields (`Role.DropdownList`).
      if part.fact == .role(.editBox), isHeardAsDropdown { finding.severity = .note }
      all.append(finding)
    case .heard(let segment): add(ofMatch: part, alignment.segments[segment])
    case .wrong(let segment, let text): add(ofWrong: part, text, alignment.segments[segment])
    case .cutOff(let segment): all.append(.truncated(part, heard: alignment.segments[segment].text))
    case .behindCut: break
    }
  }

  private mutating func add(ofMatch part: Part, _ segment: Segment) {
    if part.kind == .role, segment.elementFact?.kind == .hint,
      segment.elementFact?.isReaders == true
    {
      all.append(.missing(part, ofElement: alignment.isOfElement))
    } else if part.isFaked(by: segment.element) {
      all.append(.faked(part, heard: segment.text, by: segment.element))
    } else if case .synonym = segment.meaning {
      all.append(.differentWording(part, heard: segment.text))
    }
  }

  private mutating func add(ofWrong part: Part, _ text: String, _ segment: Segment) {
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
      var finding = unexpected(segment)
      // Speech recognition also transcribes other sounds, so extra words are only notes.
      if options.isRecognizedSpeech || isDropdownState(segment.fact) { finding.severity = .note }
      all.append(finding)
    }
  }

  private func unexpected(_ segment: Segment) -> Finding {
    let extra = Finding.extra(segment.kind, segment.fact, heard: segment.text)
    guard segment.kind == .state, let fact = segment.fact,
      let silent = SilentState(
        insteadOf: fact,
        among: alignment.expected.indices.map { alignment.meaning(ofPart: $0) })
    else { return extra }
    guard !silent.isContradicted else {
      return .contradiction(of: silent, heard: segment.text, fact)
    }
    var note = extra
    note.severity = .note
    return note
  }

  private var showsHiddenText: Bool {
    alignment.isOfElement && alignment.expected.contains { $0.fact == .role(.editBox) }
      && alignment.expected.contains { $0.kind == .value && ($0.fact == .secure || $0.isMask) }
      && !alignment.segments.contains { $0.elementFact == .secure || $0.element == .name }
  }

  private func isOnlyText(_ part: Part) -> Bool {
    part.kind == .content && alignment.isOfElement
      && alignment.expected.count { $0.kind.isOfApp } == 1
      && !alignment.segments.contains { $0.element?.isOfApp == true }
  }

  private var name: String? { alignment.segments.first { $0.elementFact == .name }?.text }

  private var isOneOfSeveral: Bool {
    alignment.expected.contains { $0.fact == .selected || $0.fact == .role(.radioButton) }
  }

  /// A dropdown must announce its state (MagentaA11y, dropdown), but platform widgets do not expose
  /// it.
  private func isDropdownState(_ fact: Fact?) -> Bool {
    (fact == .collapsed || fact == .expanded) && isDropdown
  }

  private var isDropdown: Bool {
    alignment.expected.contains { $0.fact == .role(.dropdownList) }
  }

  private var isHeardAsDropdown: Bool {
    alignment.expected.indices.contains {
      alignment.expected[$0].fact == .role(.dropdownList) && alignment.place(ofPart: $0) != nil
    }
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
  fileprivate var isOfWalk: Bool {
    switch self {
    case .left, .start, .end, .entered(.window), .entered(.landmark): true
    default: false
    }
  }
}

extension PartAlignment {
  func place(ofPart part: Int) -> Int? {
    if case .heard(let segment) = outcomes[part] { return segment }
    if case .wrong(let segment, _) = outcomes[part], moved.contains(part) { return segment }
    return nil
  }
}

extension ComparisonOptions.ReaderOrder {
  /// The orders in which TalkBack announces a row with a switch.
  ///
  /// If the row itself is the switch (`toggleable` in Compose), the state is first and the role is
  /// last.
  fileprivate static let ofRows = [
    Self(setting: "a row with its control inside", kinds: [.name, .content, .state, .role]),
    Self(setting: "a row that toggles as a whole", kinds: [.state, .name, .content, .role]),
  ]

  func puts(_ parts: [Int], of expected: [Part]) -> [Int] {
    let concerned = parts.filter { kinds.contains(expected[$0].kind) }
    let sorted = kinds.flatMap { kind in concerned.filter { expected[$0].kind == kind } }
    var next = sorted.makeIterator()
    return parts.map { kinds.contains(expected[$0].kind) ? next.next() ?? $0 : $0 }
  }
}

extension Part {
  fileprivate var isMask: Bool { !text.isEmpty && text.allSatisfy { $0 == "•" } }

  fileprivate var asName: Part {
    var part = self
    part.kind = .name
    return part
  }

  /// Returns whether a role or state is only in a text of the app.
  ///
  /// A state in an accessibilityValue counts as exposed, because apps often put states there.
  func isFaked(by element: Kind?) -> Bool {
    switch (kind, element) {
    case (.role, .name), (.role, .value), (.role, .content), (.role, .hint): true
    case (.state, .name), (.state, .content), (.state, .hint): true
    default: false
    }
  }
}

extension [Finding] {
  /// Removes the findings that follow from a toggle's wrong role.
  ///
  /// Only toggles have the state "on" or "off"; XCTest reports this state as the value "1" or "0".
  mutating func leaveOutValuesOfToggles() {
    let isOther = contains { $0.kind == .wrongText && $0.part == .role && $0.severity > .note }
    let isMissing = contains { $0.kind == .missingPart && $0.fact?.toggleState != nil }
    if isOther { removeAll { $0.kind == .missingPart && $0.fact?.toggleState != nil } }
    guard isMissing else { return }
    removeAll { $0.kind == .extraPart && $0.part == .value && ["0", "1"].contains($0.heard) }
  }
}
