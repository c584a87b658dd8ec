/// The states of the built-in components; raw values are the names in reports and designs.
public enum ComponentState: String, Sendable, Hashable {
  case usual, disabled, empty, editing, results
  case withText = "with-text"
  case unselected, selected, unchecked, checked, off, on
  case collapsed, half, expanded, closed, open
  case optionDisabled = "option-disabled"
  case itemDisabled = "item-disabled"
  /// An open date picker with wheels or columns of month and year.
  case wheels
  /// An open time picker, with text fields on Android.
  case input
  /// An open time picker, with the list of AM and PM on Android.
  case list
  case lifted, moved, dropped
  case busy, done
}
