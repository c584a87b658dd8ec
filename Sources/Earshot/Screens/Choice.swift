/// An option of a dropdown, an item of a menu, a tab: one of several that a user picks from.
public struct Choice: Sendable, Hashable, ExpressibleByStringLiteral {
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
  /// Where the name stands; nil for where its component does.
  public var location: SourceLocation?

  /// Creates a choice.
  public init(
    _ label: String, isDisabled: Bool = false, isSelected: Bool = false, content: String? = nil,
    opens: Reference? = nil
  ) {
    self.label = label
    self.isDisabled = isDisabled
    self.isSelected = isSelected
    self.content = content
    self.opens = opens
  }

  /// Creates a choice of which nothing but the name is said.
  public init(stringLiteral label: String) { self.init(label) }
}

extension Choice {
  /// What iOS exposes for the choice.
  func element(_ role: StopID.Role, part: String) -> VoiceOverElement {
    var element = VoiceOverElement(role, label, label: label, traits: .button, part: part)
    if isSelected { element.traits.insert(.selected) }
    if isDisabled { element.traits.insert(.notEnabled) }
    if let content { element.customContent = [.init(label: content, importance: .high)] }
    return element
  }

  /// What Android exposes for the choice at a place of a collection.
  func node(_ role: StopID.Role, part: String, row: Int, column: Int = 0) -> TalkBackNode {
    var node = TalkBackNode.button(role, label, part: part, label: label)
    node.clickable = !isDisabled
    node.enabled = !isDisabled
    node.selected = isSelected
    node.collectionItemInfo = .init(rowIndex: row, columnIndex: column)
    if let content { node.children = [.text(content)] }
    return node
  }
}

extension [Choice] {
  /// Returns the names as they were written.
  func names(in common: CommonAttributes) -> [WrittenName] {
    map { WrittenName($0.label, at: $0.location ?? common.location) }
  }

  /// Returns the place of the choice of a name; nil where none is called so.
  func index(of label: String?) -> Int? { firstIndex { $0.label == label } }

  /// Picks one and no other.
  public mutating func select(_ index: Int) {
    for other in indices { self[other].isSelected = other == index }
  }

  /// Returns the choices, of which the one of a name is picked; as they are without a name.
  public func selecting(_ label: String?) -> [Choice] {
    guard let label else { return self }
    return map { choice in
      var choice = choice
      choice.isSelected = choice.label == label
      return choice
    }
  }
}
