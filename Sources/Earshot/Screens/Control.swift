/// A control that is one focus stop.
public struct Control: Component {
  /// The states of a control; which of them it can be in follows from its kind.
  public enum State: String, Sendable, Hashable, CaseIterable {
    case usual, unselected, selected, unchecked, checked, off, on, collapsed, expanded, empty
    case withText = "with-text"
    case disabled
  }

  public var kind: String { type.rawValue }
  public var common: CommonAttributes
  /// What kind of control it is.
  public let type: ControlKind
  /// What it holds now.
  public var value: String?
  /// What an empty field shows.
  public var placeholder: String?
  /// Whether it is checked, selected or on.
  public var toggle = Fact.CheckedState.off
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
  /// Its place among others, from 1, and their number.
  public var position: Position?
  /// Whether a stepper is one stop that swipes adjust; else it is two buttons and a value.
  public var isAdjustable = false
  /// What the app calls the button of a stepper that makes the value less; nil for the platform's name.
  public var decreaseName: String?
  /// What the app calls the button of a stepper that makes the value more; nil for the platform's name.
  public var increaseName: String?
  /// What opens when it is activated.
  public var opens: Reference?

  /// Creates a control of a kind.
  public init(_ type: ControlKind, _ label: String = "") {
    self.type = type
    common = CommonAttributes(label: label)
    isSelectable = type.blueprint.toggle == .selected
    isExpanded = type == .expandableRow ? false : nil
  }

  public var mainStop: StopID? { isStepper ? nil : StopID(kind) }

  public func isSubject(_ stop: StopID) -> Bool { stop == mainStop ?? StopID(.value) }

  public func isChoice(_ stop: StopID) -> Bool { type == .radioButton || type == .tab }

  /// Whether it is two buttons and a value.
  var isStepper: Bool { type == .stepper && !isAdjustable }

  public var nestedComponents: [any Component] {
    get { components }
    set { components = newValue }
  }

  /// What it exposes: a rating that is only shown is an image.
  var blueprint: ControlKind.Blueprint {
    isReadOnly ? ControlKind.image.blueprint : type.blueprint
  }

  /// The documented part that it plays.
  var part: String { isReadOnly ? "\(kind).shown" : kind }

  /// Returns what it holds as it is told: a page by its place, a number of stars by how many there are.
  func shownValue(_ wording: Wording) -> String? {
    switch type {
    case .pageControl:
      position.map { wording.filled("value.page", "\($0.index)", "\($0.count)") } ?? value
    case .rating:
      value.map { Int($0) == nil ? $0 : wording.filled("value.stars", $0, "\(stars)") }
    default: shownText
    }
  }

  public var triggers: [Trigger] { opens.map { [Trigger(StopID(kind), opens: $0)] } ?? [] }

  public var writtenValue: String? { value }

  public var writtenTexts: [WrittenName] {
    let isSpoken = !isSecure && type != .pageControl
    let texts = content + [contentAfter, isSpoken ? value : nil].compactMap(\.self)
    return texts.map { WrittenName($0, at: common.location) }
  }

  /// What is seen of its value: a bullet for each character of what is hidden.
  var shownText: String? {
    isSecure ? value.map { String(repeating: "•", count: $0.count) } : value
  }

  public var isLink: Bool { type == .link }

  public var isNamedByValue: Bool { type == .pageControl }

  public var holdsAmount: Bool {
    [.slider, .stepper, .rating, .pageControl].contains(type) && !isReadOnly
  }

  public var isField: Bool {
    [.textField, .slider, .stepper].contains(type) || type == .rating && !isReadOnly
  }

  public var isFocusable: Bool { blueprint.isFocusable }

  public var staticContent: StaticContent? {
    switch type {
    case .text: .text
    case .image: .image
    default: nil
    }
  }

  public static let opposites: [(State, State)] = [
    (.collapsed, .expanded), (.unchecked, .checked), (.unselected, .selected), (.off, .on),
  ]

  public var states: [State] {
    var states = toggleStates
    if isExpanded != nil { states += [.collapsed, .expanded] }
    if type == .textField { states += [.empty, .withText] }
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
    if common.isDisabled, isFocusable { return .disabled }
    if !toggleStates.isEmpty { return toggleStates[toggle == .off ? 0 : 1] }
    if let isExpanded { return isExpanded ? .expanded : .collapsed }
    guard type == .textField else { return states[0] }
    return (value ?? "").isEmpty ? .empty : .withText
  }

  public func inState(_ state: State) -> Control {
    var control = self
    control.common.isDisabled = state == .disabled
    switch state {
    case .selected, .checked, .on: control.toggle = .on
    case .unselected, .unchecked, .off: control.toggle = .off
    case .expanded, .collapsed: control.isExpanded = state == .expanded
    case .empty: control.value = nil
    case .withText: control.value = value ?? Interaction.typedText
    case .usual, .disabled: break
    }
    return control
  }

  /// Its name as it is exposed on iOS, where a checkbox may be told by its name alone.
  private func voiceOverName(_ wording: Wording) -> String {
    let name = common.exposedName(wording)
    return hasRoleInName && type == .checkbox ? wording.filled("name.checkbox", name) : name
  }

  public func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    if isStepper { return stepperElements(wording) }
    var element = ExposedElement(
      StopID.Role(rawValue: kind), label: voiceOverName(wording),
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

/// A place among others, from 1.
public struct Position: Sendable, Hashable {
  /// The place, from 1.
  public var index: Int
  /// How many there are.
  public var count: Int

  /// Creates a place.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
