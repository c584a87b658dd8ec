public import Earshot

/// Something that a tester does with a component, and what must come of it.
public struct Criterion: Sendable, Hashable {
  /// What is tested, in the order in which it is.
  public enum Area: String, Sendable, Hashable, CaseIterable {
    /// A keyboard by itself, and then with the reader.
    case keyboard = "Keyboard"
    case gestures = "Gestures"
    case output = "Screen reader output"
    case settings = "Device settings"
  }

  /// The id of the component.
  public var component: String
  /// The component as testers call it.
  public var subject: String
  /// What is tested.
  public var area: Area
  /// The platform that it is tested on; nil for each.
  public var platform: Platform?
  /// What it is about, in a few words.
  public var title: String
  /// What must hold before.
  public var given: String
  /// What the tester does.
  public var when: String
  /// What a walk does for it, from where focus comes to the component.
  public var actions: [Action] = []
  /// What must come of it.
  public var then: [String]
  /// The recording of what must be heard, below the folder that `speak` writes; nil for none.
  public var audio: String?
}

/// The acceptance criteria of a screen.
public struct CriteriaSheet: Sendable {
  /// The title of the screen.
  public var title: String
  /// The criteria component by component, each area in order, both platforms together.
  public var criteria: [Criterion]

  /// Creates the criteria of a screen, as some readers say it.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - readers: The readers, each with the words that components use on its platform.
  ///   - audio: Returns the recording of a stop that a reader says; nil when there is none.
  public init(
    for screen: Screen, readers: [(reader: ScreenReader, wording: Wording)],
    audio: (Preview.Entry) -> String?
  ) {
    title = screen.title
    let all = screen.allComponents
    let components = all.filter { !$0.common.isHidden }
    let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let walks = readers.map { Walk(through: screen, reader: $0.reader, wording: $0.wording) }
    criteria = components.flatMap { component in
      let opened = component.triggers.compactMap { byID[$0.opens.id] }
      let perReader = zip(readers, walks).map { reader, walk in
        ComponentCriteria(
          component, opening: opened, screen: screen, reader: reader.reader,
          wording: reader.wording
        ).all(audio: audio, screenBegins: walk)
      }
      let settings = [Criterion.textSize(of: component, on: screen)]
      return Criterion.Area.allCases.flatMap { area in
        (perReader.flatMap { $0 } + settings).filter { $0.area == area }
      }
    }
  }
}

extension Component {
  /// The component as testers call it.
  var subject: String {
    common.label.isEmpty ? "the \(kind)" : "\(kind) \"\(common.label)\""
  }
}

extension Criterion {
  fileprivate static func textSize(of component: any Component, on screen: Screen) -> Criterion {
    Criterion(
      component: component.id, subject: component.subject, area: .settings, platform: nil,
      title: "text at 200 % loses nothing",
      given: "the screen \"\(screen.title)\" with the text size of the device at 200 %",
      when: "I look at \(component.subject)",
      then: ["all of its text can be read, and nothing is cut off or covered"])
  }
}

/// Finds the criteria of one component for one reader, by walking.
struct ComponentCriteria {
  let component: any Component
  let screen: Screen
  let reader: ScreenReader
  let wording: Wording
  let start: Walk

  init(
    _ component: any Component, opening opened: [any Component], screen: Screen,
    reader: ScreenReader, wording: Wording
  ) {
    let component = component.beforeOpening(on: reader.profile.platform, wording)
    self.component = component
    self.screen = screen
    self.reader = reader
    self.wording = wording
    var alone = screen
    alone.components = [component] + opened
    alone.initialFocus = Reference(component.id)
    start = Walk(through: alone, reader: reader, wording: wording)
  }

  var platform: Platform { reader.profile.platform }
  var name: String { platform.readerName }

  func all(audio: (Preview.Entry) -> String?, screenBegins walk: Walk) -> [Criterion] {
    guard start.focus != nil else { return output(audio) }
    return keyboard + gestures + judgements + beginning(of: walk) + output(audio)
  }

  func criterion(
    _ area: Criterion.Area, _ title: String, when: String, _ actions: [Action] = [],
    then: [String], audio: String? = nil
  ) -> Criterion {
    Criterion(
      component: component.id, subject: component.subject, area: area, platform: platform,
      title: title,
      given: "the screen \"\(screen.title)\" with \(name) on and its hints \(hints)" + comesUp,
      when: when, actions: actions, then: then, audio: audio)
  }

  /// Whether the reader says hints, which testers set before they begin.
  private var hints: String { reader.profile.settings.isOn("hints") ? "on" : "off" }

  /// What stands over the screen must have been opened before.
  private var comesUp: String {
    guard start.opening != nil, component.presence == .overlay else { return "" }
    return ", and \(component.subject) is open"
  }

  private func heard(_ walk: Walk, _ step: WalkStep) -> [String] {
    let texts = walk.timeline.heard[step.heard].map(\.text)
    return texts.isEmpty ? ["\(name) says nothing"] : texts.map { "\(name) says \"\($0)\"" }
  }

  /// The stop that has focus, and what it stands in where that is something else.
  private func stop(of walk: Walk) -> String {
    guard let focus = walk.focus else { return "nothing" }
    let stop = focus.stop?.description ?? focus.component
    guard let other = walk.focusedComponent, other.id != component.id else { return stop }
    return "\(stop) of \(other.subject)"
  }

  /// What an action comes to: where focus is, and what is said.
  private func outcome(_ walk: Walk, _ step: WalkStep, before: Focus?) -> [String] {
    let focus = stop(of: walk)
    let place = walk.focus == before ? "focus stays on \(focus)" : "focus goes to \(focus)"
    let done = step.remarks.filter { if case .acted = $0 { true } else { false } }
    return [place] + heard(walk, step) + done.map { "the app \($0)" }
  }

  private var keyboard: [Criterion] {
    var moves = ["the focus that can be seen moves to it, and away from it again"]
    moves.append("the order is that of the swipes" + (component.common.next.isEmpty ? "" : ", but"))
    moves += component.common.next.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      "the direction '\($0.key.rawValue)' goes to \($0.value.id)"
    }
    guard component.isFocusable else { return [] }
    let movement = criterion(
      .keyboard, "Tab, arrow keys and Control-Tab reach it",
      when: "I press Tab, the arrow keys or Control-Tab, without and then with \(name)",
      then: moves)
    return [movement, press(.space, "Space"), press(.enter, "Enter")]
      + confinement(opened, .keyboard)
      + closings(keys: true)
  }

  /// What comes of actions: where focus is after the last, and what is said then.
  private func played(
    _ area: Criterion.Area, _ title: String, when: String, _ actions: [Action]
  ) -> Criterion {
    let (walk, step, before) = played(actions)
    return criterion(
      area, title, when: when, actions, then: outcome(walk, step, before: before))
  }

  private func played(_ actions: [Action]) -> (walk: Walk, step: WalkStep, before: Focus?) {
    var (walk, step, before) = (start, start.beginning, start.focus)
    for action in actions {
      before = walk.focus
      step = walk.perform(action)
    }
    return (walk, step, before)
  }

  private func press(_ key: Key, _ name: String) -> Criterion {
    played(
      .keyboard, "\(name) on it", when: "I bring focus to \(component.subject) and press \(name)",
      [.key(key)])
  }

  /// What testers try with components of the kind, where the component answers.
  private var trials: [Criterion] {
    guard let tried = component as? any TriedComponent else { return [] }
    return tried.trials(on: platform, wording).compactMap { trial in
      let step = played(trial.actions).step
      guard !step.remarks.contains(where: { $0.isNoAnswer }) else { return nil }
      return played(.gestures, trial.title, when: trial.when, trial.actions)
    }
  }

  private var gestures: [Criterion] {
    let swipe = criterion(
      .gestures, "a swipe reaches it", when: "I swipe to \(component.subject)",
      then: heard(start, start.beginning))
    let tap = played(
      .gestures, "a double-tap on it", when: "I double-tap \(component.subject)",
      [.gesture(.doubleTap)])
    return [swipe, tap] + confinement(opened, .gestures) + adjustments + trials
      + closings(keys: false)
  }

  /// What opens it, where it is not open.
  private var toOpen: [Action] { start.opening == nil ? [.gesture(.doubleTap)] : [] }

  /// The walk after it has been opened, where it opens.
  private var opened: Walk { played(toOpen).walk }

  private func confinement(_ walk: Walk, _ area: Criterion.Area) -> [Criterion] {
    guard walk.opening?.confines == true else { return [] }
    var inside = walk
    let moves = walk.reachableStops.map { _ -> Action in
      area == .keyboard ? .key(.tab) : .gesture(.swipeRight)
    }
    for move in moves { inside.perform(move) }
    let last = inside.focus
    let what = walk.open.last == component.id ? "it" : "what it opens"
    let moving =
      area == .keyboard
      ? "press Tab and the arrow keys to its end, and back to its beginning"
      : "swipe right to its end, and left to its beginning"
    return [
      criterion(
        area, "focus stays within \(what) while it is open",
        when: "\(what) is open and I \(moving)", toOpen + moves,
        then: ["the last stop is \(last?.stop?.description ?? "none")", "focus does not leave it"])
    ]
  }

  private var adjustments: [Criterion] {
    [Action.Gesture.swipeUp, .swipeDown].compactMap { gesture in
      let (walk, step, _) = played([.gesture(gesture)])
      let isAdjusted = walk.timeline.heard[step.heard].contains { $0.reason == .adjustment }
      guard isAdjusted || step.remarks.contains(.limit) else { return nil }
      let words = gesture == .swipeUp ? "up" : "down"
      return criterion(
        .gestures, "a swipe \(words) adjusts it",
        when: "I swipe \(words) on \(component.subject)", [.gesture(gesture)],
        then: heard(walk, step))
    }
  }

  private func closings(keys: Bool) -> [Criterion] {
    let open = opened
    guard let opening = open.opening else { return [] }
    let what = open.open.last == component.id ? "it" : "what it opens"
    return opening.closings.filter { ($0 == .escape) == keys && $0 != .outside }.compactMap { way in
      var walk = open
      let actions = open.actions(closingBy: way)
      let count = walk.timeline.heard.count
      guard walk.leave(by: way) else { return nil }
      let words = way.words(closing: actions)
      let heard = walk.timeline.heard[count...].last { $0.reason != .hint }?.text
      let focus = walk.focus.map { "focus returns to \($0.stop?.description ?? $0.component)" }
      return criterion(
        keys ? .keyboard : .gestures, "closing \(what): \(words)",
        when: "\(what) is open and I close it (\(words))", toOpen + actions,
        then: ["it closes"] + [focus, heard.map { "\(name) says \"\($0)\"" }].compactMap { $0 })
    }
  }

  /// What is heard at every stop, in every state.
  private func output(_ audio: (Preview.Entry) -> String?) -> [Criterion] {
    var alone = screen
    alone.components = [component]
    let entries = Preview(reader: reader, wording: wording).entries(of: alone, states: .all)
    let isSilent = start.reachableStops.isEmpty
    var unreachable: [String: Set<StopID>] = [:]
    return entries.filter { entry in
      guard entry.component.id == component.id, !entry.announcement.isEmpty else { return false }
      let outside = unreachable[entry.state] ?? unreachableStops(of: entry.component)
      unreachable[entry.state] = outside
      return !outside.contains(entry.stopID)
    }.map {
      entry in
      var then = ["\(name) says \"\(entry.announcement.text)\""]
      if !entry.announcement.hint.isEmpty {
        then.append("after a pause it says \"\(entry.announcement.hint)\"")
      }
      // A toast and results are heard when they come, and never have focus.
      let comes =
        isSilent || component.isAnnouncement(entry.stopID, on: platform)
      if comes { then.append("focus does not move, and \(name) first finishes what it is saying") }
      let when = comes ? "it comes up" : "focus is on \(entry.stopID), state \(entry.state)"
      return criterion(.output, entry.stop, when: when, then: then, audio: audio(entry))
    }
  }
}

extension Closing {
  /// The way as testers call it.
  fileprivate func words(closing actions: [Action]) -> String {
    switch self {
    case .escape: "Escape"
    case .item: actions.touched == .set ? "double-tap on Set" : "double-tap on an item"
    case .dismiss: "double-tap on the hidden dismiss button"
    case .closeButton: "double-tap on \(actions.touched == .cancel ? "Cancel" : "Close")"
    case .swipeBack: "swipe left onto the button that opened it"
    case .twoFingerSwipe: "two-finger swipe"
    case .threeFingerSwipe: "three-finger swipe"
    case .scrub: "two-finger scrub"
    case .back: "back gesture"
    case .outside: "tap outside"
    }
  }
}

extension [Action] {
  /// What the stop does that is touched.
  fileprivate var touched: StopID.Role? {
    lazy.compactMap { action in
      if case .touch(let focus) = action { focus.stop?.role } else { nil }
    }.first
  }
}

extension WalkStep.Remark {
  /// Whether a tester would find that nothing has come of an action.
  fileprivate var isNoAnswer: Bool {
    switch self {
    case .ignored, .unavailable, .unreachable, .limit, .edge: true
    case .refused, .opened, .closed, .submitted, .acted, .focusLost: false
    }
  }
}
