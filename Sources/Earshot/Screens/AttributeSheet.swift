/// What a developer sets for one focus stop, by the names of the frameworks: the hand-over of a
/// design.
public struct AttributeSheet: Sendable {
  /// One attribute.
  public struct Row: Sendable, Hashable {
    /// The attribute by the platform's own name.
    public var attribute: String
    /// The value that the design asks for.
    public var value: String
    /// How UIKit (iOS) or Android Views spell it.
    public var imperative: String
    /// How SwiftUI (iOS) or Jetpack Compose spell it.
    public var declarative: String
  }

  /// The attributes that differ from the platform's default.
  public var rows: [Row] = []

  /// Lists the attributes of a stop.
  public init(of attributes: Realization.Attributes) {
    switch attributes {
    case .voiceOver(let element): addVoiceOver(element)
    case .talkBack(let index, let tree): addTalkBack(tree[index])
    }
  }

  private mutating func add(
    _ attribute: String, _ value: String?, _ imperative: String, _ declarative: String
  ) {
    guard let value, !value.isEmpty else { return }
    rows.append(
      Row(attribute: attribute, value: value, imperative: imperative, declarative: declarative))
  }

  private mutating func addVoiceOver(_ element: VoiceOverElement) {
    add("label", element.label, "accessibilityLabel", "accessibilityLabel(_:)")
    add("value", element.value, "accessibilityValue", "accessibilityValue(_:)")
    add("hint", element.hint, "accessibilityHint", "accessibilityHint(_:)")
    for name in element.traits.names {
      guard name != "notEnabled" else {
        add("traits.\(name)", "yes", "isEnabled = false (trait .notEnabled)", "disabled(_:)")
        continue
      }
      add(
        "traits.\(name)", "yes", "accessibilityTraits .\(name)",
        "accessibilityAddTraits(.\(Self.swiftUITraits[name] ?? name))")
    }
    add(
      "expandedStatus", element.expandedStatus?.rawValue, "accessibilityExpandedStatus (iOS 18)",
      "DisclosureGroup, Menu (by themselves)")
    add("language", element.language, "accessibilityLanguage", "typesettingLanguage(_:)")
    for action in element.customActions {
      add("customActions", action, "accessibilityCustomActions", "accessibilityAction(named:)")
    }
    for content in element.customContent {
      add(
        "customContent", content.label, "accessibilityCustomContent",
        "accessibilityCustomContent(_:_:importance:)")
    }
  }

  private static let swiftUITraits = [
    "button": "isButton", "link": "isLink", "image": "isImage", "selected": "isSelected",
    "header": "isHeader", "searchField": "isSearchField", "staticText": "isStaticText",
    "switchButton": "isToggle", "updatesFrequently": "updatesFrequently",
  ]

  private mutating func addTalkBack(_ node: TalkBackNode) {
    add("className", node.className, "class of the view", "component's own semantics { role }")
    add("text", node.text, "android:text", "Text, semantics { text }")
    add(
      "contentDescription", node.contentDescription, "android:contentDescription",
      "semantics { contentDescription }")
    if case .node(let label)? = node.labeledBy {
      add("labeledBy", label.text, "android:labelFor", "label of the TextField")
    }
    add(
      "stateDescription", node.stateDescription, "stateDescription",
      "semantics { stateDescription }")
    add("hintText", node.hintText, "android:hint", "placeholder of the TextField")
    add("tooltipText", node.tooltipText, "android:tooltipText", "TooltipBox")
    add("error", node.error, "setError()", "semantics { error() }")
    add(
      "roleDescription", node.roleDescription, "setRoleDescription()",
      "component's own semantics { role }")
    addFlags(of: node)
    if let item = node.collectionItemInfo {
      add(
        "collectionItemInfo", "row \(item.rowIndex), column \(item.columnIndex)",
        "CollectionItemInfo", "semantics { collectionItemInfo }")
    }
    for action in node.actions {
      add(
        "actions.\(action.name.rawValue)", action.label ?? "yes",
        "addAction(ACTION_\(action.name.rawValue))",
        action.name == .custom
          ? "semantics { customActions }" : "semantics { \(action.name.compose) }")
    }
  }

  private mutating func addFlags(of node: TalkBackNode) {
    func flag(_ name: String, _ isSet: Bool, _ imperative: String, _ declarative: String) {
      add(name, isSet ? "yes" : nil, imperative, declarative)
    }
    add(
      "enabled", node.enabled ? nil : "no", "android:enabled=\"false\"",
      "enabled = false; semantics { disabled() }")
    flag("clickable", node.clickable, "android:clickable", "Modifier.clickable")
    flag(
      "longClickable", node.longClickable, "android:longClickable", "Modifier.combinedClickable")
    flag("focusable", node.focusable, "android:focusable", "Modifier.focusTarget()")
    flag(
      "screenReaderFocusable", node.screenReaderFocusable, "android:screenReaderFocusable",
      "semantics(mergeDescendants = true)")
    flag("checkable", node.checkable, "CompoundButton", "Modifier.toggleable")
    flag("checked", node.checked != .off, "android:checked", "semantics { toggleableState }")
    flag("selected", node.selected, "isSelected", "semantics { selected }")
    flag("heading", node.heading, "android:accessibilityHeading", "semantics { heading() }")
    flag(
      "password", node.password, "android:inputType=\"textPassword\"", "semantics { password() }")
    flag(
      "liveRegion", node.liveRegion != .none, "android:accessibilityLiveRegion",
      "semantics { liveRegion }")
  }
}

extension TalkBackNode.Action.Name {
  /// The property of Compose semantics for the action.
  fileprivate var compose: String {
    switch self {
    case .expand: "expand()"
    case .collapse: "collapse()"
    case .dismiss: "dismiss()"
    case .setProgress: "setProgress()"
    case .scrollForward, .scrollBackward: "scrollBy()"
    default: "onClick()"
    }
  }
}
