internal import Earshot

struct XCUINode: Sendable {
  var type: String
  var identifier: String?
  /// The `name` of an element without a label: its text or its identifier.
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
  var keepsOrder = false
  var parent: Int?
}
