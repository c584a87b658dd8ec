internal import Earshot

/// An element in XCTest's page sources and debug descriptions.
struct XCUINode: Sendable {
  /// The type without `XCUIElementType`, such as `Button`.
  var type: String
  var identifier: String?
  var label: String?
  /// XCTest's value, which can differ from UIKit's.
  var value: String?
  var placeholder: String?
  var traits: Traits?
  var isEnabled = true
  var isSelected = false
  var hasFocus = false
  var isVisible = true
  /// `isAccessibilityElement`; nil if the file does not contain it.
  var isAccessible: Bool?
  /// `accessibilityHint`; like custom actions, only some files contain it.
  var hint: String?
  var customActions: [String] = []
  var frame: VoiceOverScreen.Frame?
  var parent: Int?
}
