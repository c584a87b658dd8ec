extension Action: CustomStringConvertible {
  /// The action in scripts, such as `swipe-right` or `type: flight`.
  public var description: String {
    switch self {
    case .gesture(let gesture): gesture.rawValue
    case .touch(let focus): "touch: \(focus)"
    case .key(let key): "key: \(key.rawValue)"
    case .type(let text): "type: \(text)"
    case .clear: "clear"
    case .rotor(let rotor): "rotor: \(rotor.rawValue)"
    case .app(let event): event.description
    case .wait(let milliseconds): "wait: \(milliseconds)"
    }
  }
}

extension Action.AppEvent: CustomStringConvertible {
  /// The event in scripts, such as `results: search`.
  public var description: String {
    switch self {
    case .results(let id): "results: \(id)"
    case .error(let id, let text): "error: \(id): \(text)"
    case .toast(let text): "toast: \(text)"
    case .announcement(let text): "announce: \(text)"
    case .alert(let text): "alert: \(text)"
    case .show(let id): "show: \(id)"
    case .hide(let id): "hide: \(id)"
    }
  }
}

extension WalkStep.Remark: CustomStringConvertible {
  package var description: String {
    switch self {
    case .edge: "no more stops in this direction"
    case .ignored: "nothing happens"
    case .unavailable: "this platform has no such gesture"
    case .unreachable: "cannot be reached now"
    case .refused: "it is disabled"
    case .limit: "the value is already at its limit"
    case .opened: "opens"
    case .closed: "closes"
    case .startedEditing: "editing begins"
    case .stoppedEditing: "editing ends"
    case .submitted(let text): "sends off '\(text)'"
    case .acted(let name): name.isEmpty ? "done" : "does '\(name)'"
    case .focusLost: "focus was lost"
    }
  }
}
