/// A control that is one focus stop.
public struct Control: Component {
  /// The states of a control; which of them it can be in follows from its kind.
  public enum State: String, Sendable, Hashable, CaseIterable {
    case usual, unselected, selected, unchecked, checked, off, on, collapsed, expanded, empty
    case withText = "with-text"
    case disabled
  }

  public var kind: ComponentKind { type.describedBy() }
  public var common: CommonAttributes
  /// What kind of control it is.
  package let type: ControlKind
  /// What it holds now.
  public var value: String?
  /// What an empty field shows.
  public var placeholder: String?
  /// Whether it is checked, selected or on.
  package var toggle = Fact.CheckedState.off
  /// Whether it can be selected, because of its kind or because the design says whether it is.
  public var isSelectable: Bool
  /// Whether it is open; nil when it does not open.
  public var isExpanded: Bool?
  /// Whether the text of a field is hidden.
  public var isSecure = false
  /// Whether a field has the keyboard.
  public var isEditing = false
  /// The texts that stand beside the name in the same stop.
  public var content: [String] = []
  /// What stands behind a link in its sentence.
  public var contentAfter: String?
  /// How many links stand in its text.
  public var links = 0
  /// Whether the name ends with the role.
  public var hasRoleInName = false
  /// How many stars a rating has.
  public var stars = 5
  /// Whether a rating is only shown.
  public var isReadOnly = false
  /// What stands on a card and is a stop of its own, such as its buttons.
  public var components: [any Component] = []
  /// Whether a stepper is one stop that swipes adjust; else it is two buttons and a value.
  public var isAdjustable = false
  /// What the app calls the button of a stepper that makes the value less; nil for the platform's name.
  public var decreaseName: String?
  /// What the app calls the button of a stepper that makes the value more; nil for the platform's name.
  public var increaseName: String?
  /// What opens when it is activated.
  public var opens: Reference?

  /// Creates a control of a kind.
  package init(_ type: ControlKind, _ label: String = "") {
    self.type = type
    common = CommonAttributes(label: label)
    isSelectable = type.blueprint.toggle == .selected
    isExpanded = type == .expandableRow ? false : nil
  }

  /// Whether it is two buttons and a value.
  var isStepper: Bool { type == .stepper && !isAdjustable }

  public var contents: ComponentContents {
    get { ComponentContents(components: components) }
    set { components = newValue.components }
  }

  /// What it exposes: a rating that is only shown is an image.
  var blueprint: ControlKind.Blueprint {
    isReadOnly ? ControlKind.image.blueprint : type.blueprint
  }

  /// The documented part that it plays.
  var part: String { isReadOnly ? "\(kind).shown" : kind.name }

  /// Returns the value in the app's words.
  func shownValue(_ wording: Wording) -> String? { type.shownValue(self, wording) }

  public var traits: ComponentTraits {
    let stop = StopID(StopID.Role(rawValue: type.rawValue))
    var traits = ComponentTraits(mainStop: stop)
    traits.triggers = opens.map { [Trigger(stop, opens: $0)] } ?? []
    traits.isFocusable = isFocusable
    traits.isEditing = isEditing
    traits.hasPlace = true
    traits.value = value
    traits.placeholder = placeholder
    traits.texts = content + [contentAfter, isSecure ? nil : value].compactMap(\.self)
    type.describe(self, &traits)
    return traits
  }

  /// What is seen of its value: a bullet for each character of what is hidden.
  var shownText: String? {
    isSecure ? value.map { String(repeating: "•", count: $0.count) } : value
  }

  private var isFocusable: Bool { blueprint.isFocusable }

  public var states: [State] {
    var states = toggleStates
    if isExpanded != nil { states += [.collapsed, .expanded] }
    if type.form == .field { states += [.empty, .withText] }
    if states.isEmpty { states = [.usual] }
    return isFocusable ? states + [.disabled] : states
  }

  private var toggleStates: [State] {
    switch type.blueprint.toggle {
    case .none, .selected: isSelectable ? [.unselected, .selected] : []
    case .checked: [.unchecked, .checked]
    case .switched: [.off, .on]
    }
  }

  public var state: State {
    get {
      if common.isDisabled, isFocusable { return .disabled }
      if !toggleStates.isEmpty { return toggleStates[toggle == .off ? 0 : 1] }
      if let isExpanded { return isExpanded ? .expanded : .collapsed }
      guard type.form == .field else { return states[0] }
      return (value ?? "").isEmpty ? .empty : .withText
    }
    set {
      common.isDisabled = newValue == .disabled
      switch newValue {
      case .selected, .checked, .on: toggle = .on
      case .unselected, .unchecked, .off: toggle = .off
      case .expanded, .collapsed: isExpanded = newValue == .expanded
      case .empty: value = nil
      case .withText: value = value ?? Interaction.typedText
      case .usual, .disabled: break
      }
    }
  }

  /// Its name as it is exposed on iOS, where a checkbox may be told by its name alone.
  private func voiceOverName(_ wording: Wording) -> String {
    let name = common.exposedName(wording)
    return hasRoleInName && type == .checkbox ? wording.filled("name.checkbox", name) : name
  }

  public func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    if isStepper { return stepperElements(wording) }
    var element = ExposedElement(
      StopID.Role(rawValue: kind.name), label: voiceOverName(wording),
      value: shownValue(wording) ?? placeholder, traits: blueprint.traits, part: part)
    switch type.blueprint.toggle {
    case .none, .selected:
      if isSelectable, toggle == .on { element.traits.insert(.selected) }
      // UIKit has no attribute for a chip that is not selected; the guideline says it.
      if type == .chip, toggle == .off { element.facts.add(.unselected) }
    case .checked:
      let state = toggle == .on ? "checked" : toggle == .off ? "unchecked" : "mixed"
      element.value = wording.word("value.\(state)")
    case .switched: element.value = toggle == .on ? "1" : toggle == .mixed ? "2" : "0"
    }
    if isSecure { element.traits.insert(.secureTextField) }
    if isEditing {
      element.traits.insert(.isEditing)
      element.insertionPoint = (value ?? "").isEmpty ? .start : .end
    }
    if let isExpanded { element.expandedStatus = isExpanded ? .expanded : .collapsed }
    if let position, type != .pageControl {
      let (index, count) = (position.index, position.count)
      element.context =
        type == .tab ? .tab(index: index, count: count) : .series(index: index, count: count)
      element.facts.add(.position(index: index, count: count))
    }
    element.customContent = content.map { .init(label: $0, importance: .high) }
    return [element]
  }
}
