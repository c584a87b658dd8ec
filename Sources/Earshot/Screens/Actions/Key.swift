/// A key of a connected keyboard.
public enum Key: String, Sendable, Hashable, CaseIterable {
  case tab
  case shiftTab = "shift-tab"
  case controlTab = "control-tab"
  case up, down, left, right, space, enter, escape
  /// Deletes the last character of a field.
  case backspace
}

package enum FocusDirection: String, Sendable, Hashable, CaseIterable {
  case up, down, left, right, tab
  case shiftTab = "shift-tab"
  case controlTab = "control-tab"
  case next
  case previous
  case start
  case end

  func key(isRightToLeft: Bool) -> Key {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .tab, .next: .tab
    case .shiftTab, .previous: .shiftTab
    case .controlTab: .controlTab
    case .start: isRightToLeft ? .right : .left
    case .end: isRightToLeft ? .left : .right
    }
  }
}

extension CommonAttributes {
  func next(by key: Key, isRightToLeft: Bool) -> Reference? {
    if let own = FocusDirection(rawValue: key.rawValue), let reference = next[own] {
      return reference
    }
    let key = key == .controlTab ? .tab : key
    let directions: [FocusDirection] = [.next, .previous, .start, .end]
    return directions.lazy.filter { $0.key(isRightToLeft: isRightToLeft) == key }
      .compactMap { next[$0] }.first
  }
}
