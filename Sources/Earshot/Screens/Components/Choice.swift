/// An option of a dropdown, an item of a menu, a tab: one of several that a user picks from.
public struct Choice: Sendable, Hashable, ExpressibleByStringLiteral {
  /// What a choice is, so that one which is not picked says so.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    /// One of several of which one is picked.
    case radio
    /// One of several of which any number is picked.
    case checkbox
  }

  /// The name.
  public var label: String
  /// Whether it cannot be picked now.
  public var isDisabled: Bool
  /// Whether it is picked.
  public var isSelected: Bool
  /// What stands beside the name in the same cell.
  public var content: String?
  /// What opens when it is picked.
  public var opens: Reference?
  /// Whether it is a radio button or a checkbox; nil where only the picked one says that it is.
  package var role: Role?
  /// What is seen of the label.
  package var visibleLabel = CommonAttributes.VisibleLabel.same
  /// What the designer exposes on iOS instead of what follows from the rest.
  package var voiceOver = VoiceOverOverride()
  /// What the designer exposes on Android instead of what follows from the rest.
  package var talkBack = TalkBackOverride()
  /// Where the name stands; nil for where its component does.
  public var location: SourceLocation?

  /// Creates a choice.
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

  /// Creates a choice of which nothing but the name is said.
  public init(stringLiteral label: String) { self.init(label) }
}

extension Choice {
  /// What iOS exposes for the choice; `adapt` sets what its component knows better.
  func element(
    _ stop: StopID.Role, part: String, _ wording: Wording,
    adapt: (inout ExposedElement) -> Void = { _ in }
  ) -> ExposedElement {
    var element = ExposedElement(stop, label, label: label, traits: .button, part: part)
    if isSelected { element.traits.insert(.selected) }
    if isDisabled { element.traits.insert(.notEnabled) }
    if let content { element.customContent = [.init(label: content, importance: .high)] }
    // UIKit has a trait for what is selected, and none for what could be.
    if role != nil, !isSelected { element.value = wording.word("value.unselected") }
    adapt(&element)
    return voiceOver.applied(to: element)
  }

  /// What Android exposes for the choice at a place of a collection; `adapt` sets what its component
  /// knows better.
  func node(
    _ stop: StopID.Role, part: String, row: Int, column: Int = 0, _ toolkit: Toolkit,
    _ wording: Wording,
    adapt: (inout ExposedNode) -> Void = { _ in }
  ) -> ExposedNode {
    var node = ExposedNode.button(stop, label, part: part, label: label)
    node.enabled = !isDisabled
    node.selected = isSelected
    node.collectionItemInfo = .init(rowIndex: row, columnIndex: column)
    if let content { node.children = [.text(content)] }
    adapt(&node)
    if let role { node.become(role, isPicked: isSelected, toolkit, wording) }
    return talkBack.applied(to: node)
  }
}

extension ExposedNode {
  /// Makes a radio button or a checkbox of the node of a choice; Compose says of a radio button in words
  /// of its own whether it is picked.
  mutating func become(
    _ role: Choice.Role, isPicked: Bool, _ toolkit: Toolkit, _ wording: Wording
  ) {
    switch role {
    case .radio: (node.className, facts.part) = ("android.widget.RadioButton", "radio-button")
    case .checkbox: (node.className, facts.part) = ("android.widget.CheckBox", "checkbox")
    }
    node.selected = false
    node.checkable = true
    node.checked = Fact.CheckedState(isPicked)
    guard role == .radio, toolkit == .compose,
      let word = wording.ofToolkit(isPicked ? "toolkit.selected" : "toolkit.not-selected")
    else { return }
    node.stateDescription = word
    facts.add(.checked(node.checked))
  }
}

extension [Choice] {
  /// Returns the names as they were written.
  func names(in common: CommonAttributes) -> [WrittenName] {
    map { WrittenName($0.label, at: $0.location ?? common.location) }
  }

  /// Returns the place of the choice of a name; nil where none is called so.
  func index(of label: String?) -> Int? { firstIndex { $0.label == label } }

  /// Picks one and no other of its role; a checkbox is ticked, or is not any more.
  public mutating func select(_ index: Int) {
    let role = self[index].role
    guard role != .checkbox else { return self[index].isSelected.toggle() }
    for other in indices where self[other].role == role {
      self[other].isSelected = other == index
    }
  }

  /// Returns the choices, of which the one of a name is picked; as they are without a name.
  public func selecting(_ label: String?) -> [Choice] { label.map { selecting([$0]) } ?? self }

  /// Returns the choices, of which those of some names are picked.
  public func selecting(_ labels: Set<String>) -> [Choice] {
    map { choice in
      var choice = choice
      choice.isSelected = labels.contains(choice.label)
      return choice
    }
  }
}

extension [Choice] {
  /// Returns tests for the last choice that can be selected and is not, and for the first choice
  /// with a role, such as a checkbox.
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
