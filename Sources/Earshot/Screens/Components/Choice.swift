/// One of several choices, such as an option of a dropdown, an item of a menu or a tab.
public struct Choice: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The role of a choice; readers announce "not selected" only for choices with a role.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    case radio
    case checkbox
  }

  /// The name.
  public var label: String
  /// Whether the choice is disabled.
  public var isDisabled: Bool
  /// Whether the choice is selected.
  public var isSelected: Bool
  /// The text that follows the name in the same stop.
  public var content: String?
  /// The component that opens when the choice is activated.
  public var opens: Reference?
  package var role: Role?
  package var visibleLabel = CommonAttributes.VisibleLabel.same
  package var voiceOver = VoiceOverOverride()
  package var talkBack = TalkBackOverride()
  /// The location of the name; nil for the location of the component.
  public var location: SourceLocation?

  package init(
    _ label: String, isDisabled: Bool = false, isSelected: Bool = false, content: String? = nil,
    opens: Reference? = nil, role: Role? = nil
  ) {
    self.label = label
    self.isDisabled = isDisabled
    self.isSelected = isSelected
    self.content = content
    self.opens = opens
    self.role = role
  }

  /// Creates a choice with a name.
  public init(stringLiteral label: String) { self.init(label) }
}

extension Choice {
  func element(
    _ stop: StopID.Role, part: String, _ wording: Wording,
    adapt: (inout ExposedElement) -> Void = { _ in }
  ) -> ExposedElement {
    var element = ExposedElement(stop, label, label: label, traits: .button, part: part)
    if isSelected { element.traits.insert(.selected) }
    if isDisabled { element.traits.insert(.notEnabled) }
    if let content { element.customContent = [.init(label: content, isImportant: true)] }
    // UIKit has no trait for unselected elements, so the value announces this state.
    if role != nil, !isSelected { element.value = wording.word("value.unselected") }
    adapt(&element)
    return voiceOver.applied(to: element)
  }

  func node(
    _ stop: StopID.Role, part: String, row: Int, column: Int = 0,
    adapt: (inout ExposedNode) -> Void = { _ in }
  ) -> ExposedNode {
    var node = ExposedNode.button(stop, label, part: part, label: label)
    node.enabled = !isDisabled
    node.selected = isSelected
    node.collectionItemInfo = .init(rowIndex: row, columnIndex: column)
    if let content { node.children = [.text(content)] }
    adapt(&node)
    if let role { node.become(role, isPicked: isSelected) }
    return talkBack.applied(to: node)
  }
}

extension ExposedNode {
  mutating func become(_ role: Choice.Role, isPicked: Bool) {
    switch role {
    case .radio: (node.className, facts.part) = ("android.widget.RadioButton", "radio-button")
    case .checkbox: (node.className, facts.part) = ("android.widget.CheckBox", "checkbox")
    }
    node.selected = false
    node.checkable = true
    node.checked = Fact.CheckedState(isPicked)
  }
}

extension [Choice] {
  func names(in common: CommonAttributes) -> [WrittenName] {
    map { WrittenName($0.label, at: $0.location ?? common.location) }
  }

  func index(of label: String?) -> Int? { firstIndex { $0.label == label } }

  /// Selects a choice and deselects the other choices with the same role.
  ///
  /// A choice that is a checkbox is toggled instead.
  public mutating func select(_ index: Int) {
    let role = self[index].role
    guard role != .checkbox else { return self[index].isSelected.toggle() }
    for other in indices where self[other].role == role {
      self[other].isSelected = other == index
    }
  }

  /// Returns the choices with only `label` selected; unchanged if `label` is nil.
  public func selecting(_ label: String?) -> [Choice] { label.map { selecting([$0]) } ?? self }

  /// Returns the choices with only `labels` selected.
  public func selecting(_ labels: Set<String>) -> [Choice] {
    map { choice in
      var choice = choice
      choice.isSelected = labels.contains(choice.label)
      return choice
    }
  }
}

extension [Choice] {
  func manualTests(
    _ role: StopID.Role, of component: String, opening: [Action] = [], _ choosing: String,
    _ picking: String
  ) -> [ManualTest] {
    func test(_ key: String, _ title: String, _ choice: Choice?) -> [ManualTest] {
      guard let choice else { return [] }
      let stop = Focus(component: component, stop: StopID(role, choice.label))
      return [
        ManualTest(
          key, title,
          when: "\(opening.isEmpty ? "" : "it is open and ")I double-tap \(ManualTest.stop)",
          opening + [.touch(stop), .gesture(.doubleTap)])
      ]
    }
    let usable = filter { !$0.isDisabled && $0.opens == nil }
    let single = usable.filter { $0.role == nil }
    return test("choose", choosing, single.last { !$0.isSelected } ?? single.last)
      + test("pick", picking, usable.first { $0.role != nil })
  }
}
