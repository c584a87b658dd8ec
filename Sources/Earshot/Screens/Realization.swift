/// What a component exposes on one platform, with what every component has in common put in.
public struct Realization: Sendable {
  /// A focus stop and what the platform's accessibility interface exposes for it.
  public struct Stop: Sendable {
    /// Which stop of its component it is.
    public var id: StopID
    /// What is exposed.
    public var attributes: Attributes
    /// The groups that it stands in, the outermost first, whose labels are said on entering them.
    var groups: [StopGroup] = []
  }

  /// What is exposed for one stop.
  public enum Attributes: Sendable {
    case voiceOver(VoiceOverElement)
    /// A node and the tree that it stands in.
    case talkBack(TalkBackTree.Index, TalkBackTree)
  }

  /// The stops in reading order.
  public var stops: [Stop]

  /// Realizes a component in the state that it is in.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - platform: The platform.
  ///   - family: Who speaks: the guidelines know stops that a platform's widget says with others.
  ///   - wording: The app's words.
  public init(
    of component: any Component, on platform: Platform,
    for family: Profile.Family = .documented, wording: Wording
  ) {
    guard !component.common.isHidden else {
      stops = []
      return
    }
    switch platform {
    case .voiceOver:
      stops = Self.voiceOverStops(component, wording).filter { stop in
        family == .documented || !stop.attributes.isOfGuidelines
      }
    case .talkBack: stops = Self.talkBackStops(component, wording)
    }
  }

  private static func voiceOverStops(_ component: any Component, _ wording: Wording) -> [Stop] {
    let common = component.common
    let groups = common.groups + (component.traits.group.map { [$0] } ?? [])
    let elements = component.voiceOverElements(wording)
    let ids = elements.map { $0.stop ?? StopID(component.kind.name) }
    let now = component.stateNamesNow
    let hasSubject = ids.contains(where: component.isSubject)
    return elements.indices.map { index in
      var element = elements[index]
      element.language = common.language
      if index == 0 { element.appName = common.appName }
      if hasSubject ? component.isSubject(ids[index]) : index == 0 {
        element = common.mainElement(element, of: component, wording)
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

  private static func talkBackStops(_ component: any Component, _ wording: Wording) -> [Stop] {
    var component = component
    let required = component.common.exposedName(wording)
    let isToldByAttribute =
      component.common.isRequired && component.common.talkBack.fieldRequired == true
    // What the attribute tells, the name does not tell once more.
    if isToldByAttribute { component.common.isRequired = false }
    var root = TalkBackNode()
    root.className = "android.widget.FrameLayout"
    root.children = component.talkBackNodes(wording).map { $0.namingCollections(component.id) }
    let ids = root.stops
    let now = component.stateNamesNow
    let subjects = Set(ids.filter(component.isSubject))
    root.changeStops { node, id in
      var node = node
      if subjects.isEmpty ? id == ids.first : subjects.contains(id) {
        node = component.common.mainNode(node, of: component)
        if isToldByAttribute { node.componentFacts.append(.ofComponent(.name, required)) }
      }
      let states = node.stateNames.union(now)
      for override in component.common.stops where override.isFor(id, in: states) {
        node = override.applied(to: node)
      }
      return node
    }
    let tree = TalkBackTree(root)
    return tree.nodes.indices.compactMap { index in
      guard tree[index].part != nil, let id = tree[index].stop else { return nil }
      return Stop(id: id, attributes: .talkBack(index, tree))
    }
  }
}

extension CommonAttributes {
  /// Returns the element that stands for the component, with what every component has.
  fileprivate func mainElement(
    _ element: VoiceOverElement, of component: any Component, _ wording: Wording
  ) -> VoiceOverElement {
    var element = element
    var own = voiceOver
    if component.traits.isOfChoices { own.label = nil }
    if let hint { element.tell(hint: hint) }
    if isDisabled, component.traits.presence != .overlay { element.traits.insert(.notEnabled) }
    element.customActions += actions
    if let error, !error.isEmpty {
      // iOS has no attribute for an error; a switch's value is its state, so its label carries it.
      if element.traits.contains(.switchButton) {
        element.label = wording.filled("name.state", element.label ?? "", error)
      } else {
        element.value = element.value.map { wording.filled("name.state", $0, error) } ?? error
      }
    }
    return own.applied(to: element)
  }

  /// Returns the node that stands for the component, with what every component has.
  fileprivate func mainNode(_ node: TalkBackNode, of component: any Component) -> TalkBackNode {
    var node = node
    var own = talkBack
    if component.traits.isOfChoices { (own.text, own.contentDescription) = (nil, nil) }
    if let hint { node.tell(hint: hint) }
    // What is disabled stays clickable on Android, and says so.
    if isDisabled, component.traits.presence != .overlay { node.enabled = false }
    if let clickLabel {
      node.actions.removeAll { $0.name == .click }
      node.actions.append(TalkBackNode.Action(.click, label: clickLabel))
      node.platformFacts.removeAll { $0 == .hint(.activate) }
    }
    node.actions += actions.map { TalkBackNode.Action(.custom, label: $0) }
    node.error = error
    return own.applied(to: node)
  }
}

extension VoiceOverElement {
  /// Returns the element as a cell is read: one label that has the texts in their order.
  ///
  /// The guidelines know name and content apart.
  package var readingContentWithLabel: VoiceOverElement {
    let texts = customContent.filter { $0.importance == .high && $0.value.isEmpty }.map(\.label)
    guard !texts.isEmpty, texts.count == customContent.count else { return self }
    var element = self
    let name = label ?? ""
    if name.isEmpty {
      element.platformFacts.append(.name)
    } else {
      element.componentFacts.append(.ofComponent(.name, name))
    }
    element.componentFacts += texts.map { .ofComponent(.content, $0) }
    element.label = ([name] + texts).filter { !$0.isEmpty }.joined(separator: ", ")
    element.customContent = []
    return element
  }
}

extension TalkBackNode {
  /// Returns the node with a name for every collection, so that two components' are told apart.
  fileprivate func namingCollections(_ component: String) -> TalkBackNode {
    var node = self
    if collectionInfo != nil, id == nil { node.id = "\(component).collection" }
    node.children = children.map { $0.namingCollections(component) }
    return node
  }

  /// The stops, this one and those inside it, in document order.
  fileprivate var stops: [StopID] {
    (part != nil ? [stop].compactMap(\.self) : []) + children.flatMap(\.stops)
  }

  /// Changes every node that is a focus stop, this one and those inside it.
  fileprivate mutating func changeStops(_ change: (TalkBackNode, StopID) -> TalkBackNode) {
    if part != nil, let stop { self = change(self, stop) }
    for index in children.indices { children[index].changeStops(change) }
  }
}

extension Realization.Stop {
  /// Returns what is exposed to a reader that comes to the stop from inside some groups: of iOS with the
  /// labels of the groups that it enters.
  func attributes(comingFrom groups: [StopGroup], _ wording: Wording) -> Realization.Attributes {
    guard case .voiceOver(var element) = attributes, !self.groups.isEmpty else { return attributes }
    element.entering = self.groups.filter { !groups.contains($0) }.compactMap { $0.said(wording) }
    return .voiceOver(element)
  }
}

extension Realization.Attributes {
  /// Whether only the guidelines know the stop.
  fileprivate var isOfGuidelines: Bool {
    if case .voiceOver(let element) = self { element.isOfGuidelines } else { false }
  }

  /// Whether the stop cannot be used now.
  var isDisabled: Bool {
    switch self {
    case .voiceOver(let element): element.traits.contains(.notEnabled)
    case .talkBack(let index, let tree): !tree[index].enabled
    }
  }
}
