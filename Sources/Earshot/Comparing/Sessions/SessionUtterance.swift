struct SessionUtterance {
  var stop: Stop
  var reason: Heard.Reason
  /// The stop; nil for an announcement without a stop, such as a toast.
  var cursor: Walkthrough.Cursor?
  var isOptional = false
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
  var state: Int
  var others: [SessionMove] = []
}
