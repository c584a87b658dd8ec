/// What a designer says of one stop of a component, in every state or in one.
public struct StopOverride: Sendable, Hashable {
  /// Which stop it is.
  public var stop: StopID
  /// The state of the component or of the stop that it is for; nil for every one.
  public var state: String?
  /// What the stop is called.
  public var label: String?
  /// The author's hint.
  public var hint: String?
  /// Whether it cannot be used.
  public var isDisabled = false
  /// The names of custom actions.
  public var actions: [String] = []
  /// What is exposed on iOS instead.
  public var voiceOver = VoiceOverOverride()
  /// What is exposed on Android instead.
  public var talkBack = TalkBackOverride()

  /// Where it stands.
  public var location = SourceLocation.unknown

  /// Creates what is said of a stop: nothing yet.
  public init(_ stop: StopID) { self.stop = stop }

  /// Returns the element as it is with what is said of it.
  func applied(to element: VoiceOverElement) -> VoiceOverElement {
    var override = voiceOver
    override.label = override.label ?? label
    override.hint = override.hint ?? hint
    var element = override.applied(to: element)
    if override.label != nil { element.componentFacts.removeAll { $0.fact == .name } }
    if isDisabled { element.traits.insert(.notEnabled) }
    element.customActions += actions
    if let hint = override.hint { element.tell(hint: hint) }
    return element
  }

  /// Returns the node as it is with what is said of it.
  func applied(to node: TalkBackNode) -> TalkBackNode {
    var node = node
    if let label { node.rename(label) }
    if let hint { node.tell(hint: hint) }
    if isDisabled { node.enabled = false }
    node.actions += actions.map { TalkBackNode.Action(.custom, label: $0) }
    return talkBack.applied(to: node)
  }

  /// Returns whether it is for a stop of a component in its state.
  func isFor(_ stop: StopID, in states: Set<String>) -> Bool {
    self.stop == stop && state.map(states.contains) != false
  }
}

extension VoiceOverElement {
  /// The states of the stop itself, by the names that designs give them.
  var stateNames: Set<String> {
    var names: Set<String> = [traits.contains(.selected) ? "selected" : "unselected"]
    if traits.contains(.notEnabled) { names.insert("disabled") }
    return names
  }
}

extension VoiceOverElement {
  /// Says an author's hint.
  mutating func tell(hint: String) {
    self.hint = hint
    componentFacts.removeAll { $0.fact == .hint(.own) }
    componentFacts.append(.ofDesign(hint: hint, from: "hint"))
  }
}

extension TalkBackNode {
  /// The states of the stop itself, by the names that designs give them.
  var stateNames: Set<String> {
    var names: Set<String> = [selected || checked == .on ? "selected" : "unselected"]
    if !enabled { names.insert("disabled") }
    return names
  }

  /// Says an author's hint; that of a field is its placeholder, so that its tooltip says the rest.
  mutating func tell(hint: String) {
    guard !editable else { return tooltipText = hint }
    hintText = hint
    componentFacts.removeAll { $0.fact == .hint(.own) }
    componentFacts.append(.ofDesign(hint: hint, from: "hintText"))
  }

  /// Calls the node otherwise, by the attribute that names it.
  fileprivate mutating func rename(_ label: String) {
    componentFacts.removeAll { $0.fact == .name }
    if let name = children.firstIndex(where: { $0.tells == .name }) {
      children[name].text = label
    } else if labeledBy != nil {
      labeledBy = .text(label)
    } else if contentDescription != nil {
      contentDescription = label
    } else {
      text = label
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
