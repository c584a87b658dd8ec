/// An Android node of a component, with the component's facts.
///
/// A node is a focus stop if `facts.part` is set. Attributes of `node`, such as `text`, can be used
/// directly.
@dynamicMemberLookup
public struct ExposedNode: Sendable, Hashable {
  /// The attributes, without children.
  public var node: TalkBackNode
  package var facts: ComponentFacts
  package var mergedText: MergedText?
  /// The children.
  public var children: [ExposedNode] = []

  /// Creates a node without children; `part` is the node's part in a documented component.
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

package enum MergedText: Sendable, Hashable {
  case name, value, placeholder
  case nameAmongContent
  case content

  var fact: Fact? {
    switch self {
    case .name: .name
    case .value: .value
    case .placeholder: .placeholder
    case .nameAmongContent, .content: nil
    }
  }
}
