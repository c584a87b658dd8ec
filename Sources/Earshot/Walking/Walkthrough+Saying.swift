extension Walkthrough {
  mutating func compose(_ stop: Realization.Stop, of index: Int) -> Announcement {
    reader.announcement(
      at: stop, of: stops.components[index].common, remembering: &memory, wording
    ).announcement
  }

  mutating func event(_ event: TalkBackEvent, at stop: Realization.Stop) -> Announcement? {
    guard case .talkBack(let node, let tree) = stop.attributes,
      let (announcement, history) = reader.event(event, at: node, in: tree, after: memory.talkBack)
    else { return nil }
    memory.talkBack = history
    return announcement
  }

  mutating func sayEvent(
    _ event: TalkBackEvent, at stop: Realization.Stop?, because reason: Heard.Reason,
    _ queue: Heard.Queue = .polite
  ) -> Bool {
    guard let stop, let said = self.event(event, at: stop) else { return false }
    timeline.say(said, because: reason, queue)
    return true
  }

  mutating func say(
    _ text: String, _ fact: Fact, from origin: String, because reason: Heard.Reason,
    _ queue: Heard.Queue = .polite
  ) {
    guard !text.isEmpty else { return }
    let part = Part(fact, text, ownText: text, from: origin, rule: reason.rule)
    timeline.say(Announcement(parts: [part]), because: reason, queue)
  }

  @discardableResult
  mutating func sayWindow(_ title: String?, _ queue: Heard.Queue = .assertive) -> Bool {
    guard let title, let stop = stops.neighbour(of: nil, step: 1, within: bounds),
      let said = event(
        .windowStable(windowTitle: title, appLabel: nil),
        at: stops.stops(of: stop.component)[stop.stop])
    else { return false }
    return timeline.say(said, because: .screenChange, queue)
  }

  /// After a change, TalkBack announces the new state; VoiceOver announces the changed parts.
  ///
  /// The guidelines' profiles announce the whole stop except its hint.
  mutating func sayChange(of index: Int, at stop: StopID?) {
    guard cursor?.component == index, cursor?.stop == stop, let stop = focusedStop else { return }
    if reader.profile.family == .device, stops.components[index].isChoice(stop.id) {
      return sayPicked(stop, of: index)
    }
    if let said = event(.viewClicked, at: stop) {
      timeline.say(said.isEmpty ? newState(of: stop) : said, because: .activation, .assertive)
      return
    }
    let new = compose(stop, of: index)
    let said = reader.profile.family == .documented ? new.withoutHint : new.changed(from: lastSaid)
    let isNews = new.withoutHint != lastSaid.withoutHint
    lastSaid = new
    if isNews { timeline.say(said, because: .activation, .assertive) }
  }

  /// TalkBack announces the new state of a clicked stop even if focus moves to opened contents.
  mutating func sayClick(of index: Int, at stop: StopID?) -> Bool {
    guard cursor?.component == index, cursor?.stop == stop, let stop = focusedStop,
      let said = event(.viewClicked, at: stop)
    else { return false }
    return timeline.say(said, because: .activation, .assertive)
  }

  private mutating func newState(of stop: Realization.Stop) -> Announcement {
    event(.contentChanged(.init([.stateDescription], isFocused: true)), at: stop) ?? Announcement()
  }

  /// Announces a selected choice: name, state and, on iOS, position, but not the role.
  private mutating func sayPicked(_ stop: Realization.Stop, of index: Int) {
    let before = memory.talkBack
    let new = compose(stop, of: index)
    memory.talkBack = before
    let isNews = new.withoutHint != lastSaid.withoutHint
    lastSaid = new
    guard isNews else { return }
    let names = new.parts.filter { $0.kind == .name }
    let states = new.parts.filter { $0.kind == .state }
    let places = new.parts.filter { $0.kind == .position }
    let parts = platform == .voiceOver ? states + names + places : names + states
    timeline.say(Announcement(parts: parts).joined, because: .activation, .assertive)
  }

  mutating func sayAdjustment() {
    guard let cursor, let stop = focusedStop else { return }
    let change = TalkBackEvent.ContentChange([.stateDescription, .text], isFocused: true)
    if sayEvent(.contentChanged(change), at: stop, because: .adjustment, .assertive) { return }
    let new = compose(stop, of: cursor.component)
    let changed = new.changed(from: lastSaid).parts.filter { $0.kind != .position }
    timeline.say(Announcement(parts: changed).unjoined, because: .adjustment, .assertive)
    lastSaid = new
  }

  mutating func sayRefusal() {
    guard let cursor, let stop = focusedStop else { return }
    let before = memory.talkBack
    let all = compose(stop, of: cursor.component)
    memory.talkBack = before
    let why = all.parts.filter { $0.fact == .disabled }
    let said = why.isEmpty ? all.withoutHint : Announcement(parts: why).unjoined
    timeline.say(said, because: .refusal, .assertive)
  }

  mutating func announce(_ id: StopID, of index: Int) {
    guard !stops.isAbsent(index), let stop = stops.announced(id, of: index) else { return }
    let said = event(.contentChanged(.init([.text])), at: stop) ?? compose(stop, of: index)
    timeline.say(said, because: .liveRegion, .polite)
  }

  mutating func sayToast(of index: Int) {
    guard let stop = stops.announced(of: index) else { return }
    if case .talkBack(let node, let tree) = stop.attributes,
      sayEvent(.toast(tree[node].text ?? ""), at: stop, because: .liveRegion)
    {
      return
    }
    timeline.say(compose(stop, of: index), because: .liveRegion, .polite)
  }

  mutating func sayToast(_ text: String) {
    if sayEvent(.toast(text), at: focusedStop, because: .liveRegion) { return }
    say(text, .announcement, from: "announcement", because: .liveRegion)
  }
}

extension TalkBackEvent {
  fileprivate static func toast(_ text: String) -> TalkBackEvent {
    .notification(.init(className: "android.widget.Toast", text: text))
  }
}

extension Announcement {
  fileprivate var withoutHint: Announcement {
    Announcement(parts: parts.filter { $0.utterance == .announcement })
  }

  fileprivate func changed(from earlier: Announcement) -> Announcement {
    let new = parts.filter { part in
      part.utterance == .announcement
        && !earlier.parts.contains { $0.fact == part.fact && $0.text == part.text }
    }
    return Announcement(parts: new).unjoined
  }

  fileprivate var joined: Announcement {
    var announcement = self
    for index in announcement.parts.indices {
      announcement.parts[index].joint = index == 0 ? "" : ", "
    }
    return announcement
  }

  fileprivate var unjoined: Announcement {
    var announcement = self
    if !announcement.parts.isEmpty { announcement.parts[0].joint = "" }
    return announcement
  }
}
