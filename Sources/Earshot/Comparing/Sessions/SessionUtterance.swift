/// An announcement that the walk engine expects after an action.
struct SessionUtterance {
  /// The expected announcement, with the place of its component.
  var stop: Stop
  var reason: Heard.Reason
  /// The announced stop; nil for an announcement without a stop, such as a toast.
  var cursor: Walkthrough.Cursor?
  /// Whether a log may omit the line, because testers often do not write it down.
  var isOptional = false
  /// Whether the line is only possible directly after a line that announces the same stop.
  var followsSameStop = false
  /// The folded words with the hint.
  let key: String
  /// The folded words without the hint.
  let keyWithoutHint: String
  let hintKey: String

  init(
    _ stop: Stop, because reason: Heard.Reason, at cursor: Walkthrough.Cursor?, folding: Folding
  ) {
    self.stop = stop
    self.reason = reason
    self.cursor = cursor
    key = folding.key(of: stop.wording.text)
    guard case .parts(let announcement) = stop.wording, !announcement.hint.isEmpty else {
      keyWithoutHint = key
      hintKey = ""
      return
    }
    keyWithoutHint = folding.key(of: announcement.text)
    hintKey = folding.key(of: announcement.hint)
  }
}

/// An action on a state of a screen, with its announcements and the next state.
struct SessionMove {
  var action: Action
  var utterances: [SessionUtterance]
  /// The number of the next state in ``SessionStates``.
  var state: Int
}
