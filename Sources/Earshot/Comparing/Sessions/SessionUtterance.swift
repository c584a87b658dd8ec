struct SessionUtterance {
  var stop: Stop
  var reason: Heard.Reason
  /// The announced stop; nil for an announcement without a stop, such as a toast.
  var cursor: Walkthrough.Cursor?
  /// Whether the line can be missing in a log; testers often omit optional lines.
  var isOptional = false
  /// Whether the line can only directly follow a line of the same stop.
  var followsSameStop = false
  let key: String
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

struct SessionMove {
  var action: Action
  var utterances: [SessionUtterance]
  /// The next state's number in ``SessionStates``.
  var state: Int
  /// The move to another possible focus in a layer that the action opens.
  var others: [SessionMove] = []
}
