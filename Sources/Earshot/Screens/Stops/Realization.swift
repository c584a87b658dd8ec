/// The stops that a component exposes on one platform, with common attributes applied.
package struct Realization: Sendable {
  package struct Stop: Sendable {
    package var id: StopID
    package var attributes: Attributes
    /// The groups around the stop, outermost first.
    var groups: [StopGroup] = []
  }

  package enum Attributes: Sendable {
    case voiceOver(ExposedElement)
    case talkBack(Int, TalkBackTree)
  }

  package var stops: [Stop]

  /// Finds the stops of a component in its current state; some stops exist only in the `documented`
  /// family.
  package init(
    of component: any Component, on platform: Platform,
    for family: Profile.Family = .documented, wording: Wording
  ) {
    self.init(of: component, at: ComponentPlace(), on: platform, for: family, wording: wording)
  }

  init(
    of component: any Component, at place: ComponentPlace, on platform: Platform,
    for family: Profile.Family, wording: Wording
  ) {
    guard !component.common.isHidden else {
      stops = []
      return
    }
    let component = component.adapted(to: wording)
    switch platform {
    case .voiceOver:
      stops = Self.voiceOverStops(component, at: place, for: family, wording).filter { stop in
        family == .documented || !stop.attributes.isOfGuidelines
      }
    case .talkBack: stops = Self.talkBackStops(component, at: place, for: family, wording)
    }
  }

  private static func voiceOverStops(
    _ component: any Component, at place: ComponentPlace, for family: Profile.Family,
    _ wording: Wording
  ) -> [Stop] {
    let common = component.common
    let traits = component.traits
    let all = place.groups + (traits.group.map { [$0] } ?? [])
    let groups = family == .documented ? all : all.filter { !$0.isOfGuidelines }
    let elements = component.voiceOverElements(wording)
    let ids = elements.map { $0.stop ?? StopID(component.kind.name) }
    let now = component.stateNamesNow
    let hasSubject = ids.contains(where: traits.isSubject)
    let stock = family == .device ? StockComponent(component) : nil
    return elements.indices.map { index in
      var element = elements[index]
      if let stock { element = element.asStockWidget(of: stock, wording) }
      element.language = common.language
      if hasSubject ? traits.isSubject(ids[index]) : index == 0 {
        element = common.mainElement(element, with: traits, for: family, wording)
      }
      let states = element.stateNames.union(now)
      for override in common.stops where override.isFor(ids[index], in: states) {
        element = override.applied(to: element)
      }
      return Stop(
        id: ids[index],
        attributes: .voiceOver(element.readingContentWithLabel), groups: groups)
    }
  }

  private static func talkBackStops(
    _ component: any Component, at place: ComponentPlace, for family: Profile.Family,
    _ wording: Wording
  ) -> [Stop] {
    var component = component
    let required = component.common.exposedName(wording)
    let isToldByAttribute =
      component.common.isRequired && component.common.talkBack.fieldRequired == true
    // If an attribute exposes that the component is required, the name must not contain the word
    // "required".
    if isToldByAttribute { component.common.isRequired = false }
    var root = ExposedNode()
    root.className = "android.widget.FrameLayout"
    let list = place.list ?? component.id
    let stock = family == .device ? StockComponent(component) : nil
    root.children = component.talkBackNodes(wording).map { node in
      let node = stock.map { node.asStockWidget(of: $0, wording) } ?? node
      return node.namingCollections(list)
    }
    if family == .device {
      root.children = root.children.inside(place.enclosing, at: component.position, wording)
    }
    let ids = root.stops
    let now = component.stateNamesNow
    let traits = component.traits
    let subjects = Set(ids.filter(traits.isSubject))
    root.changeStops { node, id in
      var node = node
      if subjects.isEmpty ? id == ids.first : subjects.contains(id) {
        let setsHint =
          family == .documented
          || component.common.toolkits.widget(component.stockName(of: id), on: .talkBack) == nil
        node = component.common.mainNode(node, with: traits, for: family, settingHint: setsHint)
        if let tooltip = component.common.tooltip {
          let toolkits = component.common.toolkits
          node.setTooltip(
            tooltip, in: family == .documented ? .compose : toolkits.android, wording)
        }
        if isToldByAttribute { node.facts.add(.name, required) }
      }
      let states = node.stateNames.union(now)
      for override in component.common.stops where override.isFor(id, in: states) {
        node = override.applied(to: node)
      }
      return node
    }
    let tree = TalkBackTree(root)
    return tree.nodes.indices.compactMap { index in
      guard tree.facts[index]?.part != nil, let id = tree[index].stop else { return nil }
      return Stop(id: id, attributes: .talkBack(index, tree))
    }
  }
}

extension CommonAttributes {
  fileprivate func mainElement(
    _ element: ExposedElement, with traits: ComponentTraits, for family: Profile.Family,
    _ wording: Wording
  ) -> ExposedElement {
    var element = element
    var own = voiceOver
    if traits.isOfChoices { own.label = nil }
    if let hint { element.setHint(hint) }
    // On iOS, Flutter adds a tooltip to the label (`SemanticsObject.mm`).
    if family == .device, toolkits.iOS == .flutter, let tooltip, tooltip != element.label {
      element.label = [element.label ?? "", tooltip].filter { !$0.isEmpty }.joined(separator: "\n")
    }
    if isDisabled, traits.presence != .overlay { element.traits.insert(.notEnabled) }
    element.customActions += actions
    // VoiceOver announces a switch's value unchanged unless it is 0, 1 or 2, so an app can set its
    // own words.
    let isOnlyState =
      traits.isStateOpen && (family == .documented || toolkits.iOS.canReplaceState(of: element))
    if isOnlyState, let stateDescription { element.value = stateDescription }
    // iOS has no attributes for state descriptions and errors, so both are added to the value or,
    // for a switch, to the label.
    for text in [isOnlyState ? nil : stateDescription, error].compactMap(\.self)
    where !text.isEmpty {
      if element.traits.contains(.switchButton) {
        element.label = wording.filled("name.state", element.label ?? "", text)
      } else {
        element.value = element.value.map { wording.filled("name.state", $0, text) } ?? text
      }
    }
    return own.applied(to: element)
  }

  fileprivate func mainNode(
    _ node: ExposedNode, with traits: ComponentTraits, for family: Profile.Family,
    settingHint: Bool
  ) -> ExposedNode {
    var node = node
    var own = talkBack
    if traits.isOfChoices { (own.text, own.contentDescription) = (nil, nil) }
    if settingHint, let hint { node.setHint(hint) }
    // On Android, a disabled node stays clickable, so only `enabled` changes.
    if isDisabled, traits.presence != .overlay { node.enabled = false }
    if let clickLabel {
      node.actions.removeAll { $0.name == .click }
      node.actions.append(TalkBackNode.Action(.click, label: clickLabel))
      node.facts.omitted.removeAll { $0 == .hint(.activate) }
    }
    if let longPressLabel {
      node.longClickable = true
      node.actions.removeAll { $0.name == .longClick }
      node.actions.append(TalkBackNode.Action(.longClick, label: longPressLabel))
    }
    if let stateDescription {
      if family == .device, !node.checkable,
        let control = node.children.firstIndex(where: \.checkable)
      {
        // In a row with a switch or checkbox, this control exposes the state, not the row.
        node.children[control].stateDescription = stateDescription
      } else {
        node.setState(stateDescription, in: family == .documented ? .compose : toolkits.android)
      }
    }
    node.actions += actions.map { TalkBackNode.Action(.custom, label: $0) }
    node.error = error
    if let live { node.liveRegion = TalkBackNode.LiveRegion(live) }
    return own.applied(to: node)
  }
}

extension Toolkit {
  /// Returns whether an app can announce its own words instead of the state on iOS.
  ///
  /// React Native adds words to the value of roles that iOS does not have
  /// (`RCTViewComponentView.mm`), so an app can replace only a switch's state. Flutter takes the
  /// value of its switches and checkboxes from a native switch (`SemanticsObject.mm`), so an app
  /// cannot replace their state.
  fileprivate func canReplaceState(of element: ExposedElement) -> Bool {
    switch self {
    case .flutter: false
    case .reactNative: element.traits.contains(.switchButton)
    case .uikit, .swiftui, .compose, .views: true
    }
  }
}

extension ExposedNode {
  /// React Native adds `accessibilityValue.text` to the contentDescription, and Flutter adds
  /// `Semantics(value:)` to it (`BaseViewManager.java`, `AccessibilityBridge.java`).
  fileprivate mutating func setState(_ words: String, in toolkit: Toolkit) {
    guard let name = node.contentDescription ?? node.text, !node.editable else {
      return node.stateDescription = words
    }
    switch toolkit {
    case .reactNative: node.contentDescription = "\(name), \(words)"
    case .flutter: node.contentDescription = "\(words), \(name)"
    case .compose, .views, .uikit, .swiftui: node.stateDescription = words
    }
  }
}

extension ExposedElement {
  /// The element with its content in the label.
  ///
  /// For the guidelines, label and content remain separate facts.
  package var readingContentWithLabel: ExposedElement {
    let content = element.customContent
    let texts = content.filter { $0.isImportant && $0.value.isEmpty }.map(\.label)
    guard !texts.isEmpty, texts.count == content.count else { return self }
    var cell = self
    let name = element.label ?? ""
    if name.isEmpty { cell.facts.omit(.name) } else { cell.facts.add(.name, name) }
    for text in texts { cell.facts.add(.content, text) }
    cell.label = ([name] + texts).filter { !$0.isEmpty }.joined(separator: ", ")
    cell.customContent = []
    return cell
  }
}

extension ExposedNode {
  fileprivate func namingCollections(_ list: String) -> ExposedNode {
    var named = self
    if node.collectionInfo != nil, node.id == nil { named.id = "\(list).collection" }
    named.children = children.map { $0.namingCollections(list) }
    return named
  }

  /// Instead of the tooltip's text, Compose's TooltipBox exposes a long press that shows the
  /// tooltip.
  fileprivate mutating func setTooltip(
    _ tooltip: String, in toolkit: Toolkit, _ wording: Wording
  ) {
    guard toolkit == .compose else {
      if node.tooltipText == nil { node.tooltipText = tooltip }
      return
    }
    guard !node.actions.contains(where: { $0.name == .longClick }),
      let label = wording.ofToolkit("toolkit.compose.m3c_tooltip_long_press_label")
    else { return }
    node.longClickable = true
    node.actions.append(TalkBackNode.Action(.longClick, label: label))
  }

  fileprivate var stops: [StopID] {
    (facts.part != nil ? [stop].compactMap(\.self) : []) + children.flatMap(\.stops)
  }

  fileprivate mutating func changeStops(_ change: (ExposedNode, StopID) -> ExposedNode) {
    if facts.part != nil, let stop { self = change(self, stop) }
    for index in children.indices { children[index].changeStops(change) }
  }
}

extension Realization.Attributes {
  package var facts: ComponentFacts {
    switch self {
    case .voiceOver(let element): element.facts
    case .talkBack(let index, let tree): tree.facts[index] ?? ComponentFacts()
    }
  }

  fileprivate var isOfGuidelines: Bool {
    if case .voiceOver(let element) = self { element.isOfGuidelines } else { false }
  }

  var isDisabled: Bool {
    switch self {
    case .voiceOver(let element): element.traits.contains(.notEnabled)
    case .talkBack(let index, let tree): !tree[index].enabled
    }
  }
}

extension TalkBackNode.LiveRegion {
  init(_ live: CommonAttributes.LiveRegion) {
    self =
      switch live {
      case .polite: .polite
      case .assertive: .assertive
      }
  }
}
