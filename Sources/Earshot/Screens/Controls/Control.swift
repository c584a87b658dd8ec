/// A control with one stop and the behaviour of its kind.
public struct Control: Component {
  public var kind: ComponentKind { type.describedBy() }
  public var common: CommonAttributes
  package internal(set) var type: ControlKind
  /// The current value.
  public var value: String?
  package var minimum: Int?
  package var maximum: Int?
  /// The step, such as `0.5`; nil for the default of the kind.
  package var step: String?
  var unit = UnitForms()
  /// The state; nil if the control cannot be selected, checked or switched.
  package var toggle: Fact.CheckedState?
  /// Whether the design sets the state; if so, the state "off" is also exposed.
  package var hasOwnState = false
  var isStateAssumed = false
  var isStateOpen = false
  /// Whether the control is expanded; nil if it does not expand.
  public var isExpanded: Bool?
  /// The texts that follow the name, usually in the same stop.
  public var content: [String] = []
  /// The rest of the sentence after a link.
  public var contentAfter: String?
  /// The number of links in the text.
  public var links = 0
  /// The nested components, such as the buttons of a card.
  public var components: [any Component] = []
  /// The component that opens when the control is activated.
  public var opens: Reference?

  package init(_ type: ControlKind, _ label: String = "") {
    self.type = type
    common = CommonAttributes(label: label)
    if type.style.toggle != .none { toggle = .off }
    if type.style.expands { isExpanded = false }
  }

  var hasState: Bool { hasOwnState || !type.style.opensOnly }

  public var contents: ComponentContents {
    get { ComponentContents(components: components) }
    set { components = newValue.components }
  }

  public var traits: ComponentTraits {
    let style = type.style
    let stop = StopID(StopID.Role(rawValue: type.rawValue))
    var traits = ComponentTraits(mainStop: stop)
    traits.triggers = opens.map { [Trigger(stop, opens: $0)] } ?? []
    traits.isFocusable = style.isFocusable
    traits.hasPlace = true
    traits.isStateAssumed = isStateAssumed
    traits.isStateOpen = isStateOpen && (style.toggle == .checked || style.toggle == .switched)
    traits.value = value
    traits.hidesContents = isExpanded == false && !components.isEmpty
    traits.texts = content + [contentAfter, value].compactMap(\.self)
    style.describe(self, &traits)
    return traits
  }

  public var states: [ComponentState] {
    let style = type.style
    let states = toggleStates(style) + (isExpanded == nil ? [] : [.collapsed, .expanded])
    return (states.isEmpty ? [.usual] : states) + (style.isFocusable ? [.disabled] : [])
  }

  private func toggleStates(_ style: ControlStyle) -> [ComponentState] {
    switch style.toggle {
    case .none, .selected: toggle == nil ? [] : [.unselected, .selected]
    case .checked: [.unchecked, .checked]
    case .switched: [.off, .on]
    }
  }

  public var state: ComponentState {
    get {
      let style = type.style
      if common.isDisabled, style.isFocusable { return .disabled }
      let toggles = toggleStates(style)
      if !toggles.isEmpty { return toggles[toggle == .off ? 0 : 1] }
      return isExpanded.map { $0 ? .expanded : .collapsed } ?? .usual
    }
    set {
      common.isDisabled = newValue == .disabled
      switch newValue {
      case .selected, .checked, .on: toggle = .on
      case .unselected, .unchecked, .off: toggle = .off
      case .expanded, .collapsed: isExpanded = newValue == .expanded
      case .empty: value = nil
      case .withText: value = value ?? Interaction.typedText
      default: break
      }
    }
  }

  public func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    let style = type.style
    var element = ExposedElement(
      StopID.Role(rawValue: kind.name), label: common.exposedName(wording),
      value: style.shownValue(self, wording), traits: style.traits, part: style.part ?? kind.name)
    switch style.toggle {
    case .none, .selected: if toggle == .on { element.traits.insert(.selected) }
    case .checked:
      let state = toggle == .on ? "checked" : toggle == .mixed ? "mixed" : "unchecked"
      element.value = wording.word("value.\(state)")
    case .switched: element.value = toggle == .on ? "1" : toggle == .mixed ? "2" : "0"
    }
    style.adaptElement(self, &element, wording)
    if let isExpanded { element.expandedStatus = isExpanded ? .expanded : .collapsed }
    if let position, let place = style.place {
      element.context = place(position.index, position.count)
      element.facts.add(.position(index: position.index, count: position.count))
    }
    if !hasContentApart(on: .voiceOver) {
      element.customContent = content.map { .init(label: $0, isImportant: true) }
    }
    return [element] + contentElements
  }

  public mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] {
    if stop?.role == .content { return [] }
    switch interaction {
    case .activate:
      guard let opens else { return activate() }
      // A checkbox or switch that opens a component also changes its own state.
      return (type.style.opensOnly ? [] : activate().filter { $0 == .changed }) + [.opens(opens.id)]
    case .adjust(let steps): return type.style.adjust(&self, steps)
    case .customAction(let name): return [.acted(name)]
    case .type, .delete, .clear, .submit, .close, .hold, .showResults: return []
    }
  }

  private mutating func activate() -> [Event] {
    guard let isExpanded else { return type.style.activate(&self) }
    self.isExpanded = !isExpanded
    return [.changed]
  }
}
