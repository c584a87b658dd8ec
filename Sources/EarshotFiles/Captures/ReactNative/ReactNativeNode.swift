internal import Earshot

/// A host element of a React Native tree, with the accessibility properties that React Native hands
/// to the platform; the `aria-` names are newer spellings of the same.
struct ReactNativeNode {
  /// The host component, such as `View`, `Text` or `RCTSwitch`.
  var type: String
  var props: JSONValue
  /// The texts right inside it, joined, with those of the spans in a text; "" when there is none.
  var text: String
  /// The element around it, an index into the list.
  var parent: Int?
  var place: SourceLocation
  /// How many spans in a text can be pressed.
  var links = 0

  /// `accessibilityRole`, or `role` by the name that `accessibilityRole` has for it.
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
  var isSwitch: Bool { type.hasSuffix("Switch") || role == "switch" }

  /// Whether it is a link where it stands in a text.
  var isLink: Bool { role == "link" || props["onPress"] != nil || props["onClick"] != nil }

  /// Whether a reader stops here.
  var isAccessible: Bool { props.flag("accessible") ?? (isText || isField || isSwitch) }

  /// Whether it and everything inside it is hidden.
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

  /// A state by its name, `aria-` or not.
  func state(_ name: String) -> Bool? {
    props.flag("aria-\(name)") ?? props["accessibilityState"]?.flag(name)
  }

  var isMixed: Bool {
    props.text("aria-checked") == "mixed" || props["accessibilityState"]?.text("checked") == "mixed"
  }

  /// Whether it is checked; nil where it cannot be.
  var isChecked: Bool? {
    if isMixed { return false }
    return state("checked") ?? (isSwitch ? props.flag("value") ?? false : nil)
  }

  var isEnabled: Bool { state("disabled") != true && props.flag("editable") != false }

  /// What `accessibilityValue` says: its text, or its number.
  var value: String? {
    let value = props["accessibilityValue"]
    if let text = props.text("aria-valuetext") ?? value?.text("text") { return text }
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

  /// `accessibilityActions`: a name and the label that the user hears.
  var actions: [(name: String, label: String?)] {
    props.list("accessibilityActions").compactMap { action in
      action.text("name").map { ($0, action.text("label")) }
    }
  }
}
