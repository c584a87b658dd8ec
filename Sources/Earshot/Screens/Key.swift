/// A key of a connected keyboard.
public enum Key: String, Sendable, Hashable, CaseIterable {
  case tab
  case shiftTab = "shift-tab"
  case controlTab = "control-tab"
  case up, down, left, right, space, enter, escape
  /// Deletes the last character of a field.
  case backspace
}
