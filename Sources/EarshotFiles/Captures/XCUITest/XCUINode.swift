internal import Earshot

struct XCUINode: Sendable {
  var type: String
  var identifier: String?
  /// The text of an element without a label, if the driver does not show whether it is the label or
  /// the identifier.
  var name: String?
  var label: String?
  /// XCTest's value, which can differ from UIKit's value.
  var value: String?
  var placeholder: String?
  var traits: Traits?
  var isEnabled = true
  var isSelected = false
  var hasFocus = false
  var isVisible = true
  var isAccessible: Bool?
  var hint: String?
  var customActions: [String] = []
  var frame: VoiceOverScreen.Frame?
  var parent: Int?
}
