import Earshot

struct ComponentCriteria {
  let component: any Component
  let tested: TestedScreen
  private let way: [Action]?
  let start: Walkthrough

  init(of component: any Component, on tested: TestedScreen) {
    self.tested = tested
    way = component.traits.presence == .announcement ? nil : tested.way(to: component.id)
    var walk = tested.beginning
    for action in way ?? [] { walk.perform(action) }
    start = walk
    let isThere = walk.focusedComponent?.id == component.id
    self.component = (isThere ? walk.focusedComponent : nil) ?? component
  }

  var platform: Platform { tested.platform }
  var name: String { platform.readerName }
  var isReached: Bool { way != nil && start.focus?.component == component.id }

  private var isOverlay: Bool { component.traits.presence == .overlay }

  func all(audio: (ScreenPreview.Entry) -> String?) -> [Criterion] {
    guard isReached else { return output(audio) }
    return opening + keyboard + gestures + judgements + output(audio)
  }

  func criterion(
    _ area: Criterion.Area, _ key: String, _ title: String, when: String,
    given: String? = nil, preparation: [Action]? = nil, _ actions: [Action] = [],
    then: [Criterion.Outcome], essential use: EssentialUse? = nil, audio: String? = nil
  ) -> Criterion {
    let test = "\(ExpectationID.escaped(component.id)).\(ExpectationID.escaped(key))"
    return Criterion(
      id: "\(test).\(tested.readerID)", test: test, component: component.id,
      subject: component.subject, area: area, use: use, platform: platform,
      reader: tested.readerTitle, title: title, given: given ?? tested.given(inside: component.id),
      when: when,
      preparation: preparation ?? way ?? [], actions: actions, then: then, audio: audio)
  }

  func judged(_ text: String) -> Criterion.Outcome { .init(text: text) }

  // MARK: Results of actions

  private typealias Played = (walk: Walkthrough, step: WalkStep, before: Walkthrough)

  private func played(_ actions: [Action], from start: Walkthrough? = nil) -> Played {
    var walk = start ?? self.start
    // The walk is copied only once, before the last action, because the action after a copy also
    // copies the history.
    for action in actions.dropLast() { walk.perform(action) }
    let before = walk
    let step = actions.last.map { walk.perform($0) } ?? walk.beginning
    return (walk, step, before)
  }

  /// Returns the expected results; nil if none is known.
  ///
  /// Silence is never expected, because a reader can announce more than the sources describe.
  private func outcomes(_ played: Played) -> [Criterion.Outcome]? {
    let (walk, step, before) = played
    guard !step.remarks.contains(where: { $0.isNoAnswer }) else { return nil }
    var found = step.remarks.compactMap { remark in
      words(for: remark, at: before.stopWithFocus?.id).map {
        Criterion.Outcome(text: $0, claim: .remark(remark))
      }
    }
    // The guidelines do not describe the response of a disabled control, so it is not tested.
    if step.remarks.contains(.refused) { return found }
    let said = heard(walk, step)
    let hasMoved = walk.focus != before.focus
    guard hasMoved || !found.isEmpty || !said.isEmpty else { return nil }
    // If the app reacts to the action, it can move focus, so an unchanged focus is not expected.
    if hasMoved || !step.remarks.contains(where: { $0.isOfApp }) { found += focus(walk, hasMoved) }
    return found + said
  }

  /// Returns the expected announcements, except those that are interrupted before they start.
  func heard(_ walk: Walkthrough, _ step: WalkStep) -> [Criterion.Outcome] {
    walk.timeline.heard[step.heard].filter { $0.duration > 0 }.map { heard in
      says(heard.text, afterPause: heard.reason == .hint, claim: .says(heard.text))
    }
  }

  func says(
    _ text: String, afterPause isDelayed: Bool = false, claim: Criterion.Claim? = nil
  ) -> Criterion.Outcome {
    .init(
      text: "\(isDelayed ? "after a pause, " : "")\(name) says \"\(text)\"", claim: claim,
      announcement: text)
  }

  private func focus(_ walk: Walkthrough, _ hasMoved: Bool) -> [Criterion.Outcome] {
    guard let focus = walk.focus else { return [] }
    let verb = hasMoved ? "has the focus" : "keeps the focus"
    return [.init(text: "\(words(walk)) \(verb)", claim: .focus(focus))]
  }

  private func words(_ walk: Walkthrough) -> String {
    guard let other = walk.focusedComponent, let stop = walk.stopWithFocus else { return "nothing" }
    let words = other.words(for: stop.id, stop.attributes)
    let isPart = other.id != component.id && words != "the \(other.subject)"
    return isPart ? "\(words) of the \(other.subject)" : words
  }

  private func words(for remark: WalkStep.Remark, at stop: StopID?) -> String? {
    switch remark {
    case .refused: "nothing happens, because it is disabled"
    case .closed: "it closes"
    case .startedEditing: "its text can be edited"
    case .stoppedEditing: "editing ends"
    case .limit: "it does not change, because it is already at its limit"
    case .submitted(let text): "the app receives \"\(text)\""
    case .acted where stop?.role == .back: "the previous screen appears"
    case .acted(let name): "the app performs \"\(name)\""
    case .edge, .ignored, .unavailable, .unreachable, .opened, .focusLost: nil
    }
  }

  private func answer(
    _ area: Criterion.Area, _ key: String, _ title: String, when: String, _ actions: [Action],
    essential use: EssentialUse? = nil
  ) -> Criterion? {
    let played = played(actions)
    guard let then = outcomes(played) else { return nil }
    return criterion(
      area, key, title, when: when.replacing(ManualTest.stop, with: words(played.before)), actions,
      then: then, essential: use)
  }

  // MARK: Keyboard

  private var keyboard: [Criterion] {
    guard !isOverlay, hasKeyboardStop else { return confinement(.keyboard) + closings(keys: true) }
    let next = component.common.next
    let moves =
      [
        "the visible focus moves to it, and away from it",
        "the order is the same as the swipe order" + (next.isEmpty ? "" : ", but"),
      ]
      + next.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        "the direction '\($0.key.rawValue)' goes to \(tested.subject(of: $0.value.id))"
      }
    let movement = criterion(
      .keyboard, "reach-by-keys", "Tab, arrow keys and Control-Tab reach it",
      when: "I press Tab, the arrow keys or Control-Tab, without and then with \(name)",
      then: moves.map(judged))
    return [movement] + [press(.space, "Space"), press(.enter, "Enter")].compactMap(\.self)
      + confinement(.keyboard) + closings(keys: true)
  }

  var hasKeyboardStop: Bool {
    component.traits.isFocusable
      && Realization(
        of: component, on: platform, for: tested.reader.profile.family, wording: tested.wording
      ).stops.contains(where: \.isKeyboardStop)
  }

  private func press(_ key: Key, _ words: String) -> Criterion? {
    let when = "I move focus to \(ManualTest.stop) and press \(words)"
    if let known = answer(
      .keyboard, key.rawValue, "\(words) on it", when: when, [.key(key)])
    {
      return known
    }
    // On iOS, Enter must not activate a control that Space activates (guidelines).
    guard key == .enter, platform == .voiceOver, outcomes(played([.key(.space)])) != nil else {
      return nil
    }
    return criterion(
      .keyboard, key.rawValue, "\(words) on it",
      when: when.replacing(ManualTest.stop, with: self.words(start)), [.key(key)],
      then: [.init(text: "nothing happens", claim: .remark(.ignored))] + focus(start, false))
  }

  // MARK: Gestures

  private var gestures: [Criterion] {
    let acting =
      isOverlay
      ? nil
      : answer(
        .gestures, "double-tap", "a double-tap on it", when: "I double-tap \(ManualTest.stop)",
        [.gesture(.doubleTap)], essential: opened == nil ? nil : .opening)
    let manualTests = manualTests
    return [isOverlay ? comingUp : reaching, acting].compactMap(\.self)
      + confinement(.gestures)
      + (isOverlay ? [] : adjustments + ownActions(besides: manualTests)) + manualTests
      + closings(keys: false)
  }

  /// The criterion for the swipe to the component from the previous stop or, for the first stop,
  /// from the next one.
  private var reaching: Criterion? {
    let ways: [(Action.Gesture, Action.Gesture)] = [
      (.swipeLeft, .swipeRight), (.swipeRight, .swipeLeft),
    ]
    let way = ways.first { away, back in
      let (walk, _, before) = played([.gesture(away), .gesture(back)])
      return before.focus != start.focus && walk.focus == start.focus && walk.open == start.open
    }
    let actions = way.map { [Action.gesture($0.0), .gesture($0.1)] } ?? touching
    let (walk, step, _) = played(actions)
    let direction = way.map { $0.1 == .swipeRight ? "right " : "left " }
    return criterion(
      .gestures, "reach", "a swipe reaches it",
      when: direction.map { "I swipe \($0)to \(words(start))" } ?? "I touch \(words(start))",
      actions, then: focus(walk, true) + heard(walk, step), essential: .reaching)
  }

  private var touching: [Action] { start.focus.map { [.touch($0)] } ?? [] }

  private var comingUp: Criterion? {
    guard let way, case .app(.show) = way.last else { return nil }
    let before = Array(way.dropLast())
    let opened = played(way, from: tested.beginning)
    guard let then = outcomes(opened) else { return nil }
    return criterion(
      .gestures, "open", "it receives focus when it opens", when: "it opens",
      given: tested.given(inside: nil), preparation: before, Array(way.suffix(1)), then: then,
      essential: .reaching)
  }

  private var adjustments: [Criterion] {
    [(Action.Gesture.swipeUp, "up"), (.swipeDown, "down")].compactMap { gesture, word in
      let (walk, step, _) = played([.gesture(gesture)])
      let isAdjusted = walk.timeline.heard[step.heard].contains { $0.reason == .adjustment }
      guard isAdjusted || step.remarks.contains(.limit) else { return nil }
      return answer(
        .gestures, "swipe-\(word)", "a swipe \(word) adjusts it",
        when: "I swipe \(word) on \(ManualTest.stop)", [.gesture(gesture)],
        essential: gesture == .swipeUp ? .adjusting : nil)
    }
  }

  private func ownActions(besides manualTests: [Criterion]) -> [Criterion] {
    let names = start.stopWithFocus?.attributes.ownActions ?? []
    let next: Action = .gesture(platform == .voiceOver ? .swipeDown : .tapWithThreeFingers)
    return names.enumerated().compactMap { index, name in
      let turns = (1...names.count + 8).first { count in
        let (walk, step, _) = played(Array(repeating: next, count: count))
        return walk.timeline.heard[step.heard].contains { $0.text == name }
      }
      guard let turns else { return nil }
      let actions = Array(repeating: next, count: turns) + [.gesture(.doubleTap)]
      guard !manualTests.contains(where: { $0.actions == actions }) else { return nil }
      let choosing =
        platform == .voiceOver
        ? "swipe down until I hear \"\(name)\", and double-tap"
        : "choose \"\(name)\" from its actions"
      // The names of a platform's actions depend on the language, so the ids of these actions
      // contain numbers instead.
      let key = component.common.actions.contains(name) ? name : "\(index + 1)"
      return answer(
        .gestures, "action.\(key)", "its action \"\(name)\"",
        when: "focus is on \(ManualTest.stop) and I \(choosing)", actions)
    }
  }

  private var manualTests: [Criterion] {
    component.manualTests(on: platform, tested.wording).compactMap { test in
      if !isOverlay, test.actions == touching + [.gesture(.doubleTap)] { return nil }
      return answer(.gestures, test.key, test.title, when: test.when, test.actions)
    }
  }

  // MARK: Opening

  private var toOpen: [Action] {
    start.open.last == component.id ? [] : [.gesture(.doubleTap)]
  }

  private var whenOpen: String { isOverlay ? "" : "it is open and " }

  private var opened: Walkthrough? {
    let walk = played(toOpen).walk
    return walk.open.last == component.id ? walk : nil
  }

  private func confinement(_ area: Criterion.Area) -> [Criterion] {
    guard let open = opened, open.opening?.confines == true else { return [] }
    let move: Action = area == .keyboard ? .key(.tab) : .gesture(.swipeRight)
    let moves = open.reachableStops.map { _ in move }
    let inside = played(moves, from: open).walk
    guard let last = inside.focus else { return [] }
    let moving =
      area == .keyboard
      ? "press Tab and the arrow keys to its end, and back to its beginning"
      : open.opening?.closings.contains(.swipeBack) == true
        ? "swipe right to its end" : "swipe right to its end, and left to its beginning"
    return [
      criterion(
        area, area == .keyboard ? "confined-by-keys" : "confined",
        area == .keyboard
          ? "keyboard focus stays within it while it is open"
          : "focus stays within it while it is open",
        when: "\(whenOpen)I \(moving)", toOpen + moves,
        then: [
          .init(text: "the last stop is \(words(inside))", claim: .focus(last)),
          .init(text: "focus does not leave it", claim: .confined),
        ])
    ]
  }

  private func closings(keys: Bool) -> [Criterion] {
    guard let open = opened, let opening = open.opening else { return [] }
    let ways = opening.closings.filter { ($0 == .escape) == keys && $0 != .outside }
    let found = ways.compactMap { way -> Criterion? in
      let actions = open.actions(closingBy: way)
      let closed = played(actions, from: open)
      guard !actions.isEmpty, !closed.walk.open.contains(component.id) else { return nil }
      let words = way.words(at: self.words(closed.before))
      // The focus after closing is known only if another component opens this component.
      let isKnown = !isOverlay || tested.hasOpener(component.id)
      let then = outcomes(closed) ?? []
      return criterion(
        keys ? .keyboard : .gestures, "close.\(way.rawValue)", "closing it by \(words)",
        when: "\(whenOpen)I close it by \(words)", toOpen + actions,
        then: isKnown ? then : then.filter { $0.claim == .remark(.closed) })
    }
    guard !keys, isOverlay, !found.isEmpty else { return found }
    var essential = found
    essential[0].use = .closing
    // Readers can close the component in different ways, but the first test has the same name for
    // all readers.
    essential[0].test = "\(ExpectationID.escaped(component.id)).close"
    return essential
  }
}

extension Realization.Attributes {
  fileprivate var ownActions: [String] {
    switch self {
    case .voiceOver(let element): element.customActions
    case .talkBack(let index, let tree):
      tree[index].actions.compactMap { $0.name == .custom ? $0.label : nil }
    }
  }
}

extension WalkStep.Remark {
  fileprivate var isNoAnswer: Bool {
    switch self {
    case .ignored, .unavailable, .unreachable, .edge: true
    case .refused, .limit, .opened, .closed, .startedEditing, .stoppedEditing, .submitted, .acted,
      .focusLost:
      false
    }
  }

  fileprivate var isOfApp: Bool {
    switch self {
    case .acted, .submitted: true
    default: false
    }
  }
}
