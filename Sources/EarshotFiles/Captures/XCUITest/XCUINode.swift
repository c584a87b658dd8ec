internal import Earshot

/// An element as XCTest sees it; page sources and debug descriptions are lists of these.
struct XCUINode: Sendable {
  /// The element's type without `XCUIElementType`, such as `Button`.
  var type: String
  var identifier: String?
  /// `accessibilityLabel`; nil when the element has none.
  var label: String?
  /// The value as XCTest makes it up.
  var value: String?
  /// What an empty field shows.
  var placeholder: String?
  /// The traits, nil when the file does not tell them.
  var traits: Traits?
  var isEnabled = true
  var isSelected = false
  var hasFocus = false
  var isVisible = true
  /// `isAccessibilityElement`, nil when the file does not tell it.
  var isAccessible: Bool?
  /// `accessibilityHint` and names of custom actions, which only some files have.
  var hint: String?
  var customActions: [String] = []
  var frame: VoiceOverScreen.Frame?
  /// The element around it, an index into the list.
  var parent: Int?
}
