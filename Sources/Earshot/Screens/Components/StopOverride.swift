package struct StopOverride: Sendable, Hashable {
  package var stop: StopID
  package var state: String?
  package var label: String?
  package var hint: String?
  package var isDisabled = false
  package var actions: [String] = []
  package var voiceOver = VoiceOverOverride()
  package var talkBack = TalkBackOverride()

  package var location = SourceLocation.unknown

  package init(_ stop: StopID) { self.stop = stop }

  func applied(to element: ExposedElement) -> ExposedElement {
    var override = voiceOver
    override.label = override.label ?? label
    override.hint = override.hint ?? hint
    var element = override.applied(to: element)
    if override.label != nil { element.facts.remove(.name) }
    if isDisabled { element.traits.insert(.notEnabled) }
    element.customActions += actions
    if let hint = override.hint { element.setHint(hint) }
    return element
  }

  func applied(to node: ExposedNode) -> ExposedNode {
    var node = node
    if let label { node.rename(label) }
    if let hint { node.setHint(hint) }
    if isDisabled { node.enabled = false }
    node.actions += actions.map { TalkBackNode.Action(.custom, label: $0) }
    return talkBack.applied(to: node)
  }

  func isFor(_ stop: StopID, in states: Set<String>) -> Bool {
    self.stop == stop && state.map(states.contains) != false
  }
}

extension ExposedElement {
  var stateNames: Set<String> {
    var names: Set<String> = [element.traits.contains(.selected) ? "selected" : "unselected"]
    if element.traits.contains(.notEnabled) { names.insert("disabled") }
    return names
  }

  mutating func setHint(_ hint: String) {
    element.hint = hint
    facts.replaceHint(with: hint, from: "hint")
  }
}

extension ExposedNode {
  var stateNames: Set<String> {
    let isSelected = node.selected || node.checked == .on
    var names: Set<String> = [isSelected ? "selected" : "unselected"]
    if !node.enabled { names.insert("disabled") }
    return names
  }

  /// On Android, a field's hint text is the placeholder, so the design's hint becomes the tooltip.
  mutating func setHint(_ hint: String) {
    guard !node.editable else { return node.tooltipText = hint }
    node.hintText = hint
    facts.replaceHint(with: hint, from: "hintText")
  }

  fileprivate mutating func rename(_ label: String) {
    facts.remove(.name)
    if let name = children.firstIndex(where: { $0.mergedText == .name }) {
      children[name].text = label
    } else if node.labeledBy != nil {
      node.labeledBy = .text(label)
    } else if node.contentDescription != nil {
      node.contentDescription = label
    } else {
      node.text = label
    }
  }
}

extension Component {
  package var stateNames: [String] {
    (states.map(\.rawValue) + ["selected", "unselected", "disabled"])
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  var stateNamesNow: Set<String> {
    [state.rawValue, with { $0.common.isDisabled = false }.state.rawValue]
  }

  /// The ids of the stops, with empty labels instead of words in the app's language.
  package var stopNames: [StopID] {
    let wording = Wording(vocabulary: .empty, dates: DateFormats())
    var found: [StopID] = []
    for state in states {
      for platform in Platform.allCases {
        let stops = Realization(of: inState(state), on: platform, wording: wording).stops
        for stop in stops.map(\.id) where !found.contains(stop) { found.append(stop) }
      }
    }
    return found
  }

  package func hasStop(_ stop: StopID, among known: [StopID]) -> Bool {
    let alike = known.filter { $0.role == stop.role }
    let isOfDesign: Set<StopID.Role> = [.option, .item, .button]
    return alike.contains { $0 == stop || $0.label == "" }
      || (stop.label != nil && !alike.isEmpty && !isOfDesign.contains(stop.role))
  }
}
