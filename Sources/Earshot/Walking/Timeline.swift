package struct Timeline: Sendable {
  package private(set) var heard: [Heard] = []
  /// The time of the last action, in milliseconds since the walk began.
  package private(set) var now = 0
  /// Returns the duration of a text in milliseconds.
  package let durations: @Sendable (String) -> Int
  private let pauses: Profile.Pauses
  private var pace: Int?

  package init(
    pauses: Profile.Pauses,
    durations: @escaping @Sendable (String) -> Int = { SpeechEstimate().milliseconds(of: $0) }
  ) {
    self.pauses = pauses
    self.durations = durations
  }

  /// The end of the last utterance, in milliseconds since the walk began.
  package var end: Int { heard.last.map { max($0.end, now) } ?? now }

  mutating func restart() { self = Timeline(pauses: pauses, durations: durations) }

  /// Advances the time to the next action.
  ///
  /// By default, the user listens to all utterances and then waits for the profile's pause.
  ///
  /// ``wait(milliseconds:)`` replaces this delay.
  mutating func advance() {
    if let pace {
      now += pace
    } else if !heard.isEmpty {
      now = end + pauses.stop
    }
    pace = nil
  }

  mutating func wait(milliseconds: Int) { pace = (pace ?? 0) + max(0, milliseconds) }

  @discardableResult
  mutating func say(
    _ announcement: Announcement, because reason: Heard.Reason, _ queue: Heard.Queue
  ) -> Bool {
    let said = announcement.parts.filter { $0.utterance == .announcement }
    let hint = announcement.parts.filter { $0.utterance == .hint }
    guard !said.isEmpty || !hint.isEmpty else { return false }
    if queue == .assertive { cutOff() }
    if !said.isEmpty { append(said, because: reason, queue, at: end) }
    if !hint.isEmpty { append(hint, because: .hint, .polite, at: end + pauses.hint) }
    return true
  }

  private mutating func append(
    _ parts: [Part], because reason: Heard.Reason, _ queue: Heard.Queue, at start: Int
  ) {
    var heard = Heard(
      parts: parts, reason: reason, queue: queue, start: start, duration: 0, fullDuration: 0)
    heard.fullDuration = durations(heard.text)
    heard.duration = heard.fullDuration
    self.heard.append(heard)
  }

  private mutating func cutOff() {
    for index in heard.indices.reversed() {
      guard heard[index].end > now || heard[index].start > now else { return }
      heard[index].duration = max(0, now - heard[index].start)
      heard[index].start = min(heard[index].start, now)
    }
  }
}
