import Earshot
import EarshotFiles
import Foundation

extension DeclaredStop {
  func reactNativeTree() throws -> String {
    let tree: [String: Any] = ["type": "View", "props": [String: Any](), "children": [hostElement]]
    let data = try JSONSerialization.data(withJSONObject: tree, options: [.sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }

  private func word(_ key: String) -> String { wording.toolkitWord("react-native.\(key)") }

  private var isText: Bool { node?.className == "android.widget.TextView" && role == nil }

  private var hostElement: [String: Any] {
    var props: [String: Any] = ["accessible": true]
    var children: [Any] = []
    if isText || isRowOfTexts {
      children = texts.map { ["type": "Text", "props": [String: Any](), "children": [$0]] }
    } else if let label {
      props["accessibilityLabel"] = label
    }
    props["accessibilityRole"] = role
    if let hint = node?.tooltipText ?? element?.hint { props["accessibilityHint"] = hint }
    if !state.isEmpty { props["accessibilityState"] = state }
    if let value { props["accessibilityValue"] = value }
    if node?.clickable == true { props["focusable"] = true }
    let actions = self.actions.map { ["name": "custom", "label": $0] } + adjustments
    if !actions.isEmpty { props["accessibilityActions"] = actions }
    if let region = node?.liveRegion, region != .none {
      props["accessibilityLiveRegion"] = region.rawValue
    }
    guard isField, role == nil else {
      let type = isText ? "Text" : type
      return ["type": type, "props": props, "children": isText ? texts : children]
    }
    props["placeholder"] = node?.hintText
    props["value"] = node?.showingHintText == true ? nil : node?.text ?? element?.value
    props["secureTextEntry"] =
      node?.password ?? (element?.traits.contains(.secureTextField) == true)
    if !isEnabled { props["editable"] = false }
    return ["type": "TextInput", "props": props, "children": []]
  }

  private var adjustments: [[String: String]] {
    [(TalkBackNode.Action.Name.scrollForward, "increment"), (.scrollBackward, "decrement")]
      .filter { offers($0.0) }.map { ["name": $0.1] }
  }

  private var isMixed: Bool {
    node?.checkable == false
      && node?.contentDescription?.hasSuffix(", \(word("state_mixed_description"))") == true
  }

  private var type: String {
    switch className {
    case "ImageView": element?.traits.contains(.image) == true ? "View" : "Image"
    case "ProgressBar": "ActivityIndicator"
    default: "View"
    }
  }

  private var label: String? {
    if platform == .voiceOver, let label = element?.label { return label }
    guard let description = node?.contentDescription ?? node?.text else { return element?.label }
    let words = ["state_busy_description", "state_mixed_description"].map(word)
    return ([textValue].compactMap(\.self) + words).reduce(description) { text, added in
      text.hasSuffix(", \(added)") ? String(text.dropLast(added.count + 2)) : text
    }
  }

  private var state: [String: Any] {
    var state: [String: Any] = [:]
    if node?.checkable == true { state["checked"] = node?.checked == .on }
    if node == nil, let value = element?.value {
      if value.contains(word("ios_unchecked")) {
        state["checked"] = false
      } else if value.contains(word("ios_checked")) {
        state["checked"] = true
      }
    }
    if isMixed { state["checked"] = "mixed" }
    if isSelected { state["selected"] = true }
    if !isEnabled { state["disabled"] = true }
    if isBusy { state["busy"] = true }
    if let isExpanded { state["expanded"] = isExpanded }
    return state
  }

  private var value: [String: Any]? {
    if let range = node?.rangeInfo {
      return ["min": range.min, "max": range.max, "now": range.current]
    }
    // The announcement of a row without a role consists of its texts.
    guard !isField, role != "switch", type != "ActivityIndicator", !isRowOfTexts else { return nil }
    return textValue.map { ["text": $0] }
  }

  private var isRowOfTexts: Bool {
    guard let node else { return false }
    return node.contentDescription == nil && node.text == nil && !texts.isEmpty
  }

  private var textValue: String? {
    let words = [
      "ios_checkbox", "ios_radio_button", "ios_checked", "ios_unchecked", "ios_mixed",
      "ios_expanded", "state_busy_description",
    ].map(word)
    let texts = element?.value?.components(separatedBy: ", ").filter { !words.contains($0) } ?? []
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private var role: String? {
    if isHeading { return "header" }
    if let described = node?.roleDescription {
      return Self.roles.first { word("\($0.key)_description") == described }?.value
    }
    if let role = className.flatMap({ Self.rolesOfClasses[$0] }) {
      return type == "Image" ? nil : role
    }
    guard node == nil, let traits = element?.traits else { return nil }
    return Self.rolesOfTraits.first { traits.contains($0.0) }?.1
  }

  private static let roles = [
    "alert": "alert", "combobox": "combobox", "image": "image", "imagebutton": "imagebutton",
    "link": "link", "menuitem": "menuitem", "progressbar": "progressbar", "rn_tab": "tab",
  ]

  private static let rolesOfClasses = [
    "Button": "button", "ToggleButton": "togglebutton", "ImageButton": "imagebutton",
    "SeekBar": "adjustable", "ImageView": "image", "CheckBox": "checkbox", "RadioButton": "radio",
    "Switch": "switch",
    "Spinner": "dropdownlist",
  ]

  private static let rolesOfTraits: [(Traits, String)] = [
    (.switchButton, "switch"), (.adjustable, "adjustable"), (.button, "button"), (.link, "link"),
    (.image, "image"), (.header, "header"), (.searchField, "search"),
  ]
}
