/// The attributes that developers must set for one stop, in the terms of their toolkit.
///
/// An element with exactly these attributes has the same announcement as the stop.
package struct AttributeSheet: Sendable {
  package struct Row: Sendable, Hashable {
    /// The platform's name for the attribute; the prefix is `child.` for contents and `list.` for
    /// the surroundings of the stop.
    package var attribute: String
    package var value: String
    package var spelling: String
  }

  package let toolkit: Toolkit

  package private(set) var rows: [Row] = []

  init(
    of attributes: Realization.Attributes, arriving arrival: VoiceOverArrival,
    in component: any Component
  ) {
    let toolkits = component.common.toolkits
    let part = attributes.facts.part
    switch attributes {
    case .voiceOver(let element):
      toolkit = toolkits.iOS
      addNative(part, of: component, on: .voiceOver)
      addVoiceOver(element.element, arriving: arrival, in: component)
    case .talkBack(let index, let tree):
      toolkit = toolkits.android
      addNative(part, of: component, on: .talkBack)
      addTalkBack(tree[index], in: component)
      for child in tree.children[index] {
        addInside(tree[child], tree.mergedTexts[child], isOfField: tree[index].editable)
      }
      addAround(index, in: tree)
      add(
        "language", component.common.language, "LocaleSpan of the text",
        "SpanStyle(localeList =) of the text")
    }
  }

  private mutating func addNative(
    _ part: String?, of component: any Component, on platform: Platform
  ) {
    guard let part, let native = component.native(of: part, on: platform) else { return }
    add("native", component.kind.name, native.imperative, native.declarative)
  }

  mutating func add(
    _ attribute: String, _ value: String?, _ imperative: String, _ declarative: String
  ) {
    guard let value, !value.isEmpty else { return }
    let spelling =
      switch toolkit {
      case .uikit, .views: imperative
      case .swiftui, .compose: declarative
      case .reactNative, .flutter:
        toolkit.spelling(of: attribute) ?? "native code of the platform: \(imperative)"
      }
    rows.append(Row(attribute: attribute, value: value, spelling: spelling))
  }

  private mutating func addVoiceOver(
    _ element: VoiceOverElement, arriving arrival: VoiceOverArrival, in component: any Component
  ) {
    if component.hasTitle(element) {
      // A title overrides the accessibilityLabel, so only one is set.
      add("label", element.label, "setTitle(_:for:)", "title of the Button or Menu")
    } else {
      add("label", element.label, "accessibilityLabel", "accessibilityLabel(_:)")
    }
    let isField = !element.traits.isDisjoint(with: [.searchField, .textEntry])
    if isField, element.value == component.traits.placeholder {
      add("placeholder", element.value, "placeholder", "prompt of the field")
    } else {
      add("value", element.value, "accessibilityValue", "accessibilityValue(_:)")
    }
    add("hint", element.hint, "accessibilityHint", "accessibilityHint(_:)")
    for name in element.traits.names {
      let (imperative, declarative) = Self.traits[name] ?? ("accessibilityTraits .\(name)", name)
      add("traits.\(name)", "yes", imperative, declarative)
    }
    add(
      "expandedStatus", element.expandedStatus?.rawValue, "accessibilityExpandedStatus (iOS 18)",
      "DisclosureGroup, Menu (by themselves)")
    add("language", element.language, "accessibilityLanguage", "typesettingLanguage(_:)")
    for action in element.customActions {
      add("customActions", action, "accessibilityCustomActions", "accessibilityAction(named:)")
    }
    for content in element.customContent {
      let isHigh = content.importance == .high
      add(
        isHigh ? "customContent.high" : "customContent", content.label,
        "accessibilityCustomContent" + (isHigh ? ", importance .high" : ""),
        "accessibilityCustomContent(_:_:importance:)")
    }
    addSurroundings(of: element, arriving: arrival)
  }

  private mutating func addSurroundings(
    of element: VoiceOverElement, arriving arrival: VoiceOverArrival
  ) {
    for label in arrival.groups {
      add(
        "group.label", label,
        "accessibilityContainerType = .semanticGroup and accessibilityLabel of the view around it",
        "accessibilityElement(children: .contain) and accessibilityLabel(_:) around it")
    }
    if let (kind, place, imperative, declarative) = element.context?.row {
      add("context.\(kind)", place, imperative, declarative)
    }
    add(
      "insertionPoint", element.insertionPoint?.rawValue, "UITextField (by itself)",
      "TextField (by itself)")
    add(
      "app", arrival.appName, "CFBundleDisplayName", "CFBundleDisplayName")
  }

  /// The trait in UIKit and SwiftUI, or the view for a trait that apps cannot set.
  private static let traits: [String: (imperative: String, declarative: String)] = {
    let own = [
      "button": "isButton", "link": "isLink", "image": "isImage", "selected": "isSelected",
      "header": "isHeader", "searchField": "isSearchField", "staticText": "isStaticText",
      "keyboardKey": "isKeyboardKey", "summaryElement": "isSummaryElement", "tabBar": "isTabBar",
      "updatesFrequently": "updatesFrequently", "playsSound": "playsSound",
      "startsMediaSession": "startsMediaSession", "causesPageTurn": "causesPageTurn",
      "allowsDirectInteraction": "allowsDirectInteraction",
    ]
    let native = [
      "notEnabled": ("isEnabled = false", "disabled(_:)"),
      "adjustable": ("accessibilityTraits .adjustable", "accessibilityAdjustableAction(_:)"),
      "switchButton": ("UISwitch (by itself)", "Toggle, accessibilityAddTraits(.isToggle)"),
      "textEntry": ("UITextField (by itself)", "TextField (by itself)"),
      "textArea": ("UITextView (by itself)", "TextEditor (by itself)"),
      "secureTextField": ("isSecureTextEntry = true", "SecureField (by itself)"),
      "isEditing": ("becomeFirstResponder()", "@FocusState"),
      "pickerItem": ("UIPickerView (by itself)", "Picker (by itself)"),
      "backButton": ("UINavigationController (by itself)", "NavigationStack (by itself)"),
      "tabBarItem": ("UITabBarController (by itself)", "TabView (by itself)"),
      "popUpButton": ("showsMenuAsPrimaryAction = true", "Menu, Picker (by themselves)"),
      "draggable": ("UIDragInteraction (by itself)", "draggable(_:)"),
      "alert": ("UIAlertController (by itself)", "alert(_:isPresented:actions:)"),
    ]
    return native.merging(
      own.map {
        ($0.key, ("accessibilityTraits .\($0.key)", "accessibilityAddTraits(.\($0.value))"))
      }
    ) { first, _ in first }
  }()

  private mutating func addInside(
    _ node: TalkBackNode, _ meaning: MergedText?, isOfField: Bool
  ) {
    let declarative =
      switch meaning {
      case .name? where isOfField: "label of the TextField"
      case .placeholder?: "placeholder of the TextField"
      default: "Text inside it"
      }
    add("child.text", node.text, "TextView inside it", declarative)
    guard node.text == nil, let className = node.className else { return }
    let widget = className.split(separator: ".").last.map(String.init) ?? className
    add(
      "child.className", className, "\(widget) inside it, not clickable",
      node.checkable ? "\(widget) inside it" : "component's own semantics { role }")
    add(
      "child.contentDescription", node.contentDescription, "android:contentDescription of it",
      "contentDescription of the Icon inside it")
    add(
      "child.stateDescription", node.stateDescription, "stateDescription of it",
      "\(widget)(onCheckedChange = null) announces it")
    guard node.checkable else { return }
    add("child.checkable", "yes", "android:checkable of it", "state of the \(widget)")
    add(
      "child.checked", node.checked.rawValue, "android:checked of it", "checked of the \(widget)")
  }

  private mutating func addAround(_ index: TalkBackTree.Index, in tree: TalkBackTree) {
    if tree.isOnlyPage(index) {
      add("pager.isOnlyView", "yes", "the page's only view", "the page's only element")
    }
    var prefixes: Set<String> = []
    var next = tree.parents[index]
    while let parent = next {
      if var prefix = tree[parent].prefixAround {
        while !prefixes.insert(prefix).inserted { prefix = "outer-" + prefix }
        addContainer(tree[parent], prefix)
      }
      next = tree.parents[parent]
    }
  }

  private mutating func addContainer(_ node: TalkBackNode, _ prefix: String) {
    add(
      "window.containerTitle", node.containerTitle,
      "setContainerTitle() of the view around it", "no attribute of Compose: a View around it")
    guard prefix != "window" else { return }
    add(
      "\(prefix).className", node.className, "class of the view around it",
      "LazyColumn, Row or similar")
    add(
      "\(prefix).contentDescription", node.contentDescription,
      "android:contentDescription of the view around it",
      "semantics { contentDescription } around it")
    if let info = node.collectionInfo {
      for (name, count) in [("rowCount", info.rowCount), ("columnCount", info.columnCount)] {
        add(
          "\(prefix).\(name)", "\(count)", "CollectionInfo of the view around it",
          "semantics { collectionInfo } around it")
      }
      add(
        "\(prefix).selectionMode",
        info.selectionMode == .none ? nil : info.selectionMode.rawValue,
        "CollectionInfo of the view around it", "Modifier.selectableGroup() around it")
    }
    for action in node.actions {
      add(
        "\(prefix).actions.\(action.name.rawValue)", "yes",
        prefix == "column" ? "NumberPicker (by itself)" : "ViewPager2 (by itself)",
        prefix == "column"
          ? "semantics { scrollBy() } of the column around it" : "HorizontalPager (by itself)")
    }
  }

  private mutating func addTalkBack(_ node: TalkBackNode, in component: any Component) {
    add("className", node.className, "class of the view", "component's own semantics { role }")
    // Developers do not set texts that a description replaces or users type.
    if node.contentDescription == nil, !node.showingHintText {
      add("text", node.text, "android:text", "Text, semantics { text }")
    }
    add(
      "contentDescription", node.contentDescription, "android:contentDescription",
      "semantics { contentDescription }")
    if case .node(let label)? = node.labeledBy {
      add(
        "labeledBy", label.text, "android:labelFor of the visible label", "label of the TextField")
    }
    add(
      "stateDescription", node.stateDescription, "stateDescription",
      "semantics { stateDescription }")
    add("hintText", node.hintText, "android:hint", "placeholder of the TextField")
    add("tooltipText", node.tooltipText, "android:tooltipText", "TooltipBox")
    add("error", node.error, "setError()", "semantics { error() }")
    if let range = node.rangeInfo {
      add(
        "rangeInfo", "\(range.kind.rawValue), \(range.min) to \(range.max), \(range.current)",
        "RangeInfo of the view", "semantics { progressBarRangeInfo }")
    }
    add(
      "fieldRequired", node.fieldRequired ? "yes" : nil, "setFieldRequired(true) (Android 16)",
      "none; say it in the label")
    if node.liveRegion != .none {
      add(
        "liveRegion", node.liveRegion.rawValue,
        "android:accessibilityLiveRegion=\"\(node.liveRegion.rawValue)\"",
        "semantics { liveRegion = LiveRegionMode.\(node.liveRegion == .polite ? "Polite" : "Assertive") }"
      )
    }
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
    if node.className == "android.widget.EditText", !node.editable {
      add("editable", "no", "android:inputType=\"none\"", "readOnly of the TextField")
    }
    flag("clickable", node.clickable, "android:clickable", "Modifier.clickable")
    flag(
      "longClickable", node.longClickable, "android:longClickable", "Modifier.combinedClickable")
    flag("focusable", node.focusable, "android:focusable", "Modifier.focusTarget()")
    flag(
      "screenReaderFocusable", node.screenReaderFocusable, "android:screenReaderFocusable",
      "semantics(mergeDescendants = true)")
    flag("checkable", node.checkable, "CompoundButton", "Modifier.toggleable")
    add(
      "checked", node.checked == .off ? nil : node.checked.rawValue, "android:checked",
      "semantics { toggleableState }")
    flag("selected", node.selected, "isSelected", "semantics { selected }")
    flag("heading", node.heading, "android:accessibilityHeading", "semantics { heading() }")
    flag(
      "password", node.password, "android:inputType=\"textPassword\"", "semantics { password() }")
    flag("focused", node.focused, "requestFocus()", "FocusRequester.requestFocus()")
    add(
      "links", node.links == 0 ? nil : "\(node.links)", "URLSpan or ClickableSpan in the text",
      "LinkAnnotation in the AnnotatedString")
  }
}

extension Component {
  fileprivate func hasTitle(_ element: VoiceOverElement) -> Bool {
    guard element.traits.contains(.button), let stop = element.id.map({ StopID($0) }) else {
      return false
    }
    if let choice = choices.first(where: { $0.label == stop.label }) {
      return choice.visibleLabel == .same && choice.voiceOver.label == nil
    }
    return stop == mainStop && !traits.isField && common.visibleLabel == .same
      && common.voiceOver.label == nil
  }
}

extension VoiceOverContext {
  /// The kind of position, the position, and the API in each framework; nil for table cells and
  /// landmarks.
  fileprivate var row: (kind: String, place: String, imperative: String, declarative: String)? {
    func place(_ index: Int, _ count: Int) -> String { "\(index) of \(count)" }
    let list = ("accessibilityContainerType = .list of the view around it", "List (by itself)")
    switch self {
    case .series(let index, let count):
      return ("series", place(index, count), "UISegmentedControl (by itself)", "Picker (by itself)")
    case .tab(let index, let count):
      return (
        "tab", place(index, count), "trait .tabBar of the view around it",
        "no modifier: trait .tabBar"
      )
    case .tabBarItem(let index, let count):
      return ("tabBarItem", place(index, count), "UITabBar (by itself)", "TabView (by itself)")
    case .pickerWheel(let index, let count):
      return ("pickerWheel", place(index, count), "UIPickerView (by itself)", "Picker (by itself)")
    case .listStart: return ("listStart", "yes", list.0, list.1)
    case .listEnd: return ("listEnd", "yes", list.0, list.1)
    case .landmarkStart, .landmarkEnd, .dataTableCell: return nil
    }
  }
}

extension TalkBackNode {
  /// The prefix of a container's rows; nil if TalkBack does not announce the container.
  fileprivate var prefixAround: String? {
    switch TalkBackRole(of: self) {
    case .pager: "pager"
    case .numberPicker: "column"
    case .list, .grid, .staggeredGrid: "list"
    default: collectionInfo != nil ? "list" : containerTitle != nil ? "window" : nil
    }
  }
}

extension TalkBackNode.Action.Name {
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
