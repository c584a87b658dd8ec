internal import Earshot

/// A host element; each `aria-` property is a newer synonym of another property.
struct ReactNativeNode {
  var type: String
  var props: JSONValue
  var text: String
  var parent: Int?
  var place: SourceLocation
  var links = 0

  /// The `role`, converted to a name of `accessibilityRole`; if there is no `role`, the
  /// `accessibilityRole`.
  var role: String? {
    let aliases = [
      "img": "image", "heading": "header", "slider": "adjustable", "searchbox": "search",
    ]
    let role = props.text("role") ?? props.text("accessibilityRole")
    return role.map { aliases[$0] ?? $0 }
  }

  var label: String? {
    props.text("aria-label") ?? props.text("accessibilityLabel") ?? props.text("alt")
  }

  var hint: String? { props.text("accessibilityHint") }

  var isField: Bool { type.hasSuffix("TextInput") || type.contains("TextInputView") }
  var isText: Bool { Self.isText(type) }
  var isSpinner: Bool { type.contains("ActivityIndicator") }
  var isSwitch: Bool { type.hasSuffix("Switch") || role == "switch" }
  var isLink: Bool { role == "link" || props["onPress"] != nil || props["onClick"] != nil }

  var isAccessible: Bool { props.flag("accessible") ?? (isText || isField || isSwitch) }

  func isHidden(on platform: Platform) -> Bool {
    if props.flag("aria-hidden") == true { return true }
    switch platform {
    case .voiceOver: return props.flag("accessibilityElementsHidden") == true
    case .talkBack: return props.text("importantForAccessibility") == "no-hide-descendants"
    }
  }

  static func isText(_ type: String) -> Bool {
    type == "Text" || type == "RCTText" || type == "RCTVirtualText"
  }

  func state(_ name: String) -> Bool? {
    props.flag("aria-\(name)") ?? props["accessibilityState"]?.flag(name)
  }

  var isBusy: Bool { state("busy") == true }

  var isMixed: Bool {
    props.text("aria-checked") == "mixed" || props["accessibilityState"]?.text("checked") == "mixed"
  }

  var isChecked: Bool? {
    if isMixed { return false }
    return state("checked") ?? (isSwitch ? props.flag("value") ?? false : nil)
  }

  var isEnabled: Bool { state("disabled") != true && props.flag("editable") != false }

  var textValue: String? {
    props.text("aria-valuetext") ?? props["accessibilityValue"]?.text("text")
  }

  var value: String? {
    if let textValue { return textValue }
    let value = props["accessibilityValue"]
    guard let now = props.number("aria-valuenow") ?? value?.number("now") else { return nil }
    return Int(exactly: now).map { "\($0)" } ?? "\(now)"
  }

  var range: TalkBackNode.RangeInfo? {
    let value = props["accessibilityValue"]
    guard let now = props.number("aria-valuenow") ?? value?.number("now"),
      let min = props.number("aria-valuemin") ?? value?.number("min"),
      let max = props.number("aria-valuemax") ?? value?.number("max")
    else { return nil }
    return TalkBackNode.RangeInfo(.int, min: min, max: max, current: now)
  }

  var actions: [(name: String, label: String?)] {
    props.list("accessibilityActions").compactMap { action in
      action.text("name").map { ($0, action.text("label")) }
    }
  }
}
