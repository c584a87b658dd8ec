/// A node of Android that a component exposes, and next to it the facts of the component.
///
/// A node with a part is a focus stop of the component. The attributes of the node can be read and
/// set directly: `stop.text`.
@dynamicMemberLookup
public struct ExposedNode: Sendable, Hashable {
  /// The attributes that Android exposes, without children.
  public var node: TalkBackNode
  /// The facts of the component that no attribute exposes.
  package var facts: ComponentFacts
  /// The meaning of a text that TalkBack reads with the stop around it; nil if it is not known.
  package var mergedText: MergedText?
  /// The nodes inside this one.
  public var children: [ExposedNode] = []

  /// Creates the exposed node of a part in a documented component; the children of the node are not
  /// taken over.
  public init(_ node: TalkBackNode = TalkBackNode(), part: String? = nil) {
    self.node = node
    self.node.children = []
    facts = ComponentFacts(part: part)
  }

  /// An attribute of the node.
  public subscript<Value>(dynamicMember path: WritableKeyPath<TalkBackNode, Value>) -> Value {
    get { node[keyPath: path] }
    set { node[keyPath: path] = newValue }
  }
}

/// The meaning that a text has for the component whose stop it is read with.
///
/// It decides which fact the text is, never whether or how TalkBack announces it.
package enum MergedText: Sendable, Hashable {
  case name, value, placeholder
  /// The name, among texts that are read in their order.
  case nameAmongContent
  case content

  /// The fact that the text is, whatever is announced before it; nil if the order decides it.
  var fact: Fact? {
    switch self {
    case .name: .name
    case .value: .value
    case .placeholder: .placeholder
    case .nameAmongContent, .content: nil
    }
  }
}
