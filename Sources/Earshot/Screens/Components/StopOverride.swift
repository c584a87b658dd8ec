/// What a designer says of one stop of a component, in every state or in one.
package struct StopOverride: Sendable, Hashable {
  /// Which stop it is.
  package var stop: StopID
  /// The state of the component or of the stop that it is for; nil for every one.
  package var state: String?
  /// What the stop is called.
  package var label: String?
  /// The author's hint.
  package var hint: String?
  /// Whether it cannot be used.
  package var isDisabled = false
  /// The names of custom actions.
  package var actions: [String] = []
  /// What is exposed on iOS instead.
  package var voiceOver = VoiceOverOverride()
  /// What is exposed on Android instead.
  package var talkBack = TalkBackOverride()

  /// Where it stands.
  package var location = SourceLocation.unknown

  /// Creates what is said of a stop: nothing yet.
  package init(_ stop: StopID) { self.stop = stop }

  /// Returns the element as it is with what is said of it.
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

  /// Returns the node as it is with what is said of it.
  func applied(to node: ExposedNode) -> ExposedNode {
    var node = node
    if let label { node.rename(label) }
    if let hint { node.setHint(hint) }
    if isDisabled { node.enabled = false }
    node.actions += actions.map { TalkBackNode.Action(.custom, label: $0) }
    return talkBack.applied(to: node)
  }

  /// Returns whether it is for a stop of a component in its state.
  func isFor(_ stop: StopID, in states: Set<String>) -> Bool {
    self.stop == stop && state.map(states.contains) != false
  }
}

extension ExposedElement {
  /// The states of the stop itself, by the names that designs give them.
  var stateNames: Set<String> {
    var names: Set<String> = [element.traits.contains(.selected) ? "selected" : "unselected"]
    if element.traits.contains(.notEnabled) { names.insert("disabled") }
    return names
  }

  /// Sets the author's hint.
  mutating func setHint(_ hint: String) {
    element.hint = hint
    facts.replaceHint(with: hint, from: "hint")
  }
}

extension ExposedNode {
  /// The states of the stop itself, by the names that designs give them.
  var stateNames: Set<String> {
    let isSelected = node.selected || node.checked == .on
    var names: Set<String> = [isSelected ? "selected" : "unselected"]
    if !node.enabled { names.insert("disabled") }
    return names
  }

  /// Sets the author's hint; the hint of a field is its placeholder, so its tooltip has the
  /// author's.
  mutating func setHint(_ hint: String) {
    guard !node.editable else { return node.tooltipText = hint }
    node.hintText = hint
    facts.replaceHint(with: hint, from: "hintText")
  }

  /// Calls the node otherwise, by the attribute that names it.
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
  /// The names of the states that what is said of a stop can be for.
  package var stateNames: [String] {
    (states.map(\.rawValue) + ["selected", "unselected", "disabled"])
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The states that it is in: its own, and the one that it would be in if it could be used.
  var stateNamesNow: Set<String> {
    [state.rawValue, with { $0.common.isDisabled = false }.state.rawValue]
  }

  /// The stops that it has in any of its states, on either platform; those that are called by a word of
  /// the app's language have an empty name.
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

  /// Returns whether it has a stop, as far as a design tells.
  package func hasStop(_ stop: StopID, among known: [StopID]) -> Bool {
    let alike = known.filter { $0.role == stop.role }
    let isOfDesign: Set<StopID.Role> = [.option, .item, .button]
    return alike.contains { $0 == stop || $0.label == "" }
      || (stop.label != nil && !alike.isEmpty && !isOfDesign.contains(stop.role))
  }
}
