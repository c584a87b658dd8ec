extension AttributeSheet {
  mutating func addTalkBack(_ index: Int, in tree: TalkBackTree) {
    let node = tree[index]
    addOwn(node)
    let isField = node.editable || Self.fields.contains(node.className ?? "")
    for child in tree.children[index] {
      addInside(tree[child], tree.mergedTexts[child], isOfField: isField)
    }
    addAround(index, in: tree)
  }

  private static let fields: Set = ["android.widget.EditText", "android.widget.Spinner"]

  private mutating func addInside(
    _ node: TalkBackNode, _ meaning: MergedText?, isOfField: Bool
  ) {
    let (imperative, declarative) =
      switch meaning {
      case .name? where isOfField:
        ("visible label, with android:labelFor", "label of the TextField")
      case .placeholder?: ("android:hint", "placeholder of the TextField")
      default: ("TextView inside the element", "Text inside the element")
      }
    add("child.text", node.text, imperative, declarative)
    guard node.text == nil, let className = node.className else { return }
    let widget = className.split(separator: ".").last.map(String.init) ?? className
    add(
      "child.className", className, "\(widget) inside the element, not clickable",
      node.checkable ? "\(widget) inside the element" : "component's own semantics { role }")
    add(
      "child.contentDescription", node.contentDescription,
      "android:contentDescription of the child",
      "contentDescription of the Icon inside the element")
    add(
      "child.stateDescription", node.stateDescription, "stateDescription of the child",
      "\(widget)(onCheckedChange = null) announces it")
    guard node.checkable else { return }
    add("child.checkable", "yes", "android:checkable of the child", "state of the \(widget)")
    add(
      "child.checked", node.checked.rawValue, "android:checked of the child",
      "checked of the \(widget)")
  }

  private mutating func addAround(_ index: Int, in tree: TalkBackTree) {
    var prefixes: Set<String> = []
    var next = tree.parents[index]
    while let parent = next {
      if var prefix = tree[parent].prefixAround {
        while !prefixes.insert(prefix).inserted { prefix = "outer-" + prefix }
        addContainer(tree[parent], prefix, viewCount: tree.children[parent].count)
      }
      next = tree.parents[parent]
    }
  }

  private mutating func addContainer(_ node: TalkBackNode, _ prefix: String, viewCount: Int) {
    add(
      "window.containerTitle", node.containerTitle,
      "setContainerTitle() of the surrounding view",
      "not available in Compose; use a surrounding View")
    guard prefix != "window" else { return }
    add(
      "\(prefix).className", node.className, "class of the surrounding view",
      "LazyColumn, Row or similar")
    add(
      "\(prefix).contentDescription", node.contentDescription,
      "android:contentDescription of the surrounding view",
      "semantics { contentDescription } of the surrounding element")
    if let info = node.collectionInfo {
      for (name, count) in [("rowCount", info.rowCount), ("columnCount", info.columnCount)] {
        add(
          "\(prefix).\(name)", "\(count)", "CollectionInfo of the surrounding view",
          "semantics { collectionInfo } of the surrounding element")
      }
      add(
        "\(prefix).selectionMode",
        info.selectionMode == .none ? nil : info.selectionMode.rawValue,
        "CollectionInfo of the surrounding view",
        "Modifier.selectableGroup() of the surrounding element")
    }
    // TalkBack counts the visible views of a page, and of a list without CollectionInfo.
    if prefix.hasSuffix("pager") || node.collectionInfo == nil {
      add(
        "\(prefix).childCount", "\(viewCount)", "views inside the view",
        "elements inside the element")
    }
    for action in node.actions {
      add(
        "\(prefix).actions.\(action.name.rawValue)", "yes",
        prefix == "column" ? "NumberPicker (automatic)" : "ViewPager2 (automatic)",
        prefix == "column"
          ? "semantics { scrollBy() } of the surrounding column" : "HorizontalPager (automatic)")
    }
  }

  private mutating func addOwn(_ node: TalkBackNode) {
    add("className", node.className, "class of the view", "component's own semantics { role }")
    // A contentDescription replaces the text, except in React Native's fields, whose
    // contentDescription is the label.
    let hidesText = node.contentDescription != nil && (!node.editable || toolkit != .reactNative)
    if !hidesText, !node.showingHintText {
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
    // Unlike Flutter's fields, Android's views expose an empty field's hint as its text.
    if node.editable, node.hintText != nil, node.text == nil {
      add("showingHintText", "no", "setShowingHintText(false)", "none")
    }
    add("tooltipText", node.tooltipText, "android:tooltipText", "TooltipBox")
    add("error", node.error, "setError()", "semantics { error() }")
    if let range = node.rangeInfo {
      add(
        "rangeInfo", "\(range.kind.rawValue), \(range.min) to \(range.max), \(range.current)",
        "RangeInfo of the view", "semantics { progressBarRangeInfo }")
    }
    add(
      "fieldRequired", node.fieldRequired ? "yes" : nil, "setFieldRequired(true) (Android 16)",
      "no attribute; add the word to the label")
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

extension TalkBackNode {
  /// The prefix for the container's attributes; nil if TalkBack does not announce the container.
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
