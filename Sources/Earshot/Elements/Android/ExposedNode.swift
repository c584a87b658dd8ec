/// An Android node that a component exposes, with the component's facts.
///
/// A node with a part is a focus stop. The node's attributes are available directly: `stop.text`.
@dynamicMemberLookup
public struct ExposedNode: Sendable, Hashable {
  /// The attributes that Android exposes, without children.
  public var node: TalkBackNode
  package var facts: ComponentFacts
  package var mergedText: MergedText?
  /// The children.
  public var children: [ExposedNode] = []

  /// Creates the exposed node of a part in a documented component, without the node's children.
  public init(_ node: TalkBackNode = TalkBackNode(), part: String? = nil) {
    self.node = node
    self.node.children = []
    facts = ComponentFacts(part: part)
  }

  public subscript<Value>(dynamicMember path: WritableKeyPath<TalkBackNode, Value>) -> Value {
    get { node[keyPath: path] }
    set { node[keyPath: path] = newValue }
  }
}

/// The meaning of a text for the component that it is merged into.
///
/// It decides which fact the text is, never whether or how TalkBack announces it.
package enum MergedText: Sendable, Hashable {
  case name, value, placeholder
  /// The name, among texts that are read in order.
  case nameAmongContent
  case content

  /// The fact of the text; nil if its position decides it.
  var fact: Fact? {
    switch self {
    case .name: .name
    case .value: .value
    case .placeholder: .placeholder
    case .nameAmongContent, .content: nil
    }
  }
}
