/// A key of a connected keyboard.
public enum Key: String, Sendable, Hashable, CaseIterable {
  case tab
  case shiftTab = "shift-tab"
  case controlTab = "control-tab"
  case up, down, left, right, space, enter, escape
  /// Deletes the last character of a field.
  case backspace
}

/// Where the keyboard's focus goes from a component: a key, or a direction by the names that Jetpack
/// Compose has for it.
package enum FocusDirection: String, Sendable, Hashable, CaseIterable {
  case up, down, left, right, tab
  case shiftTab = "shift-tab"
  case controlTab = "control-tab"
  /// The next one in order, by whichever key.
  case next
  /// The one before in order.
  case previous
  /// To where lines of text begin.
  case start
  /// To where lines of text end.
  case end

  /// Returns the key that goes in the direction.
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
  /// Returns where a key goes: where the design says it of the key itself, else of its direction.
  func next(by key: Key, isRightToLeft: Bool) -> Reference? {
    if let own = FocusDirection(rawValue: key.rawValue), let reference = next[own] {
      return reference
    }
    // Control-Tab goes on as Tab does.
    let key = key == .controlTab ? .tab : key
    let directions: [FocusDirection] = [.next, .previous, .start, .end]
    return directions.lazy.filter { $0.key(isRightToLeft: isRightToLeft) == key }
      .compactMap { next[$0] }.first
  }
}
