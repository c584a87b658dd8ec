/// The likeness of an app's elements to those of a kind, by which an import recognizes the kind.
public struct Likeness: Sendable {
  /// Returns the likeness of an iOS element; 0 for none.
  let voiceOver: @Sendable (VoiceOverElement) -> Int
  /// Returns the likeness of an Android node; 0 for none.
  let talkBack: @Sendable (TalkBackNode) -> Int
  /// Returns whether TalkBack gives a node the same role as the kind.
  let hasRole: @Sendable (TalkBackNode) -> Bool
  /// The way in which attributes of an Android node become keys.
  package var form = Form.plain
  /// The element types of XCUITest that are like the kind.
  package var elementTypes: [String] = []
  /// The key that becomes the name of an element.
  package var nameKey = "label"
  /// Whether the name of the kind is also the name of a role.
  var namesRole = true
  /// Adds attributes that captures of iOS elements of the kind do not contain.
  package var complete: (@Sendable (inout VoiceOverElement, Wording) -> Void)?

  /// The ways in which attributes of an Android node become keys.
  package enum Form: Sendable {
    /// The texts are label and content.
    case plain
    /// A field: its text is the value.
    case field
    /// The state description is the value.
    case amount
    /// The kind has the key `checked`.
    case ticked
    /// What is checked is `selected`.
    case picked
  }

  /// Creates a likeness.
  ///
  /// An element becomes a component of the first kind with the greatest likeness. The likeness of a
  /// built-in control is at most 15, except for tabs and headings.
  public init(
    voiceOver: @escaping @Sendable (VoiceOverElement) -> Int = { _ in 0 },
    talkBack: @escaping @Sendable (TalkBackNode) -> Int = { _ in 0 },
    hasRole: @escaping @Sendable (TalkBackNode) -> Bool = { _ in false }
  ) {
    self.voiceOver = voiceOver
    self.talkBack = talkBack
    self.hasRole = hasRole
  }

  /// Creates a likeness by attributes of iOS elements alone.
  init(
    elementTypes: [String] = [], nameKey: String = "label",
    voiceOver: @escaping @Sendable (VoiceOverElement) -> Int = { _ in 0 },
    complete: (@Sendable (inout VoiceOverElement, Wording) -> Void)? = nil
  ) {
    self.init(voiceOver: voiceOver)
    self.elementTypes = elementTypes
    self.nameKey = nameKey
    self.complete = complete
    namesRole = false
  }
}

/// The kinds that an import recognizes by the attributes of an element.
package struct RecognizedKinds: Sendable {
  /// All kinds that a design can contain.
  package let all: ComponentKinds
  private let kinds: [(kind: ComponentKind, likeness: Likeness)]

  package init(in kinds: ComponentKinds) {
    all = kinds
    self.kinds = kinds.kinds.compactMap { kind in kind.likeness.map { (kind, $0) } }
  }

  /// The names of the kinds that are also names of roles.
  package var names: [String] { kinds.filter(\.likeness.namesRole).map(\.kind.name) }

  /// Returns the kind of a part, if types of elements determine it; nil without a value for its
  /// choices.
  package func kind(ofPart part: String?, value: String?) -> String? {
    kinds.first { kind, likeness in
      kind.name == part && !likeness.elementTypes.isEmpty
        && (kind.choicesKey == nil || value?.isEmpty == false)
    }?.kind.name
  }

  /// Returns the name of the kind that exposes most of an iOS element; text if none does.
  package func nearest(to element: VoiceOverElement) -> String {
    nearest { $0.voiceOver(element) }
  }

  /// Returns the name of the kind that exposes most of an Android node; text if none does.
  package func nearest(to node: TalkBackNode) -> String {
    var node = node
    // An element with the role of no kind, such as a pager, is a plain view with its contents.
    if !kinds.contains(where: { $0.likeness.hasRole(node) }) { node.className = nil }
    return nearest { [node] in $0.talkBack(node) }
  }

  private func nearest(_ likeness: (Likeness) -> Int) -> String {
    var best = (name: "text", likeness: 0)
    for (kind, judge) in kinds {
      let value = likeness(judge)
      if value > best.likeness { best = (kind.name, value) }
    }
    return best.name
  }
}

extension ControlStyle {
  /// The likeness by the attributes of the control.
  ///
  /// Among kinds that expose the same, the first one adds least of its own.
  var likeness: Likeness {
    var likeness = Likeness(
      voiceOver: { element in
        elementLikeness(element)
          ?? (element.traits.isSuperset(of: traits) ? traits.rawValue.nonzeroBitCount : 0)
      },
      talkBack: { nodeLikeness($0) ?? attributeLikeness(to: $0) },
      hasRole: { node.hasRole(of: $0) })
    likeness.form = form
    likeness.elementTypes = elementTypes
    return likeness
  }

  /// Attributes that no override can set count most: first whether the node is checkable, then its
  /// role, then the effect of a double-tap.
  private func attributeLikeness(to node: TalkBackNode) -> Int {
    // A role in words belongs to the app; a kind with such a role is like no other node.
    guard (roleDescription == nil) == (node.roleDescription == nil) else { return 0 }
    return (self.node.hasRole(of: node) ? 4 : 0) + (isCheckable == node.checkable ? 8 : 0)
      + (isClickable == (node.isClickable || node.isLongClickable) ? 2 : 0)
      + (isText == (node.text.isSaid || node.contentDescription.isSaid) ? 1 : 0)
  }

  /// A node with the attributes that determine the role in TalkBack.
  private var node: TalkBackNode {
    var node = TalkBackNode()
    node.className = className
    node.clickable = isClickable
    node.editable = true
    return node
  }

  private var isCheckable: Bool {
    switch toggle {
    case .checked, .switched: true
    case .selected: className.hasSuffix("RadioButton")
    case .none: false
    }
  }
}

extension TalkBackNode {
  /// Returns whether TalkBack announces both nodes with the same role; an image button is a button
  /// unless the roles must be exactly the same, as for nodes without a name.
  package func hasRole(of other: TalkBackNode, exactly isExact: Bool = false) -> Bool {
    let (own, theirs) = (TalkBackRole(of: self), TalkBackRole(of: other))
    return isExact ? own == theirs : own.fact == theirs.fact
  }
}
