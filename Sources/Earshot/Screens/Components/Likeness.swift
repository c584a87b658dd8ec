/// The similarity of an app's elements to a kind, for imports.
public struct Likeness: Sendable {
  let voiceOver: @Sendable (VoiceOverElement) -> Int
  let talkBack: @Sendable (TalkBackNode) -> Int
  let hasRole: @Sendable (TalkBackNode) -> Bool
  package var form = Form.plain
  package var elementTypes: [String] = []
  package var nameKey = "label"
  var namesRole = true
  package var complete: (@Sendable (inout VoiceOverElement, Wording) -> Void)?

  package enum Form: Sendable {
    case plain
    case field
    case amount
    case ticked
    case picked
  }

  /// Creates a likeness from functions that score an element; 0 means no likeness.
  ///
  /// An element is imported as the kind with the highest score or, in a tie, as the first of them.
  /// Built-in controls, except tabs and headings, score at most 15.
  public init(
    voiceOver: @escaping @Sendable (VoiceOverElement) -> Int = { _ in 0 },
    talkBack: @escaping @Sendable (TalkBackNode) -> Int = { _ in 0 },
    hasRole: @escaping @Sendable (TalkBackNode) -> Bool = { _ in false }
  ) {
    self.voiceOver = voiceOver
    self.talkBack = talkBack
    self.hasRole = hasRole
  }

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

package struct RecognizedKinds: Sendable {
  package let all: ComponentKinds
  package let names: [String]
  private let kinds: [(kind: ComponentKind, likeness: Likeness)]
  /// The name and the likeness of each kind; copying complete kinds for each element would be slow.
  private let judges: [(name: String, likeness: @Sendable (TalkBackNode) -> Int)]
  private let roles: [@Sendable (TalkBackNode) -> Bool]

  package init(in kinds: ComponentKinds) {
    all = kinds
    self.kinds = kinds.kinds.compactMap { kind in kind.likeness.map { (kind, $0) } }
    names = self.kinds.filter(\.likeness.namesRole).map(\.kind.name)
    judges = self.kinds.map { ($0.kind.name, $0.likeness.talkBack) }
    roles = self.kinds.map(\.likeness.hasRole)
  }

  /// Returns `part` if it is the name of a kind and, for a kind with choices, there is a value;
  /// otherwise, nil.
  package func kind(ofPart part: String?, value: String?) -> String? {
    kinds.first { kind, likeness in
      kind.name == part && !likeness.elementTypes.isEmpty
        && (kind.choicesKey == nil || value?.isEmpty == false)
    }?.kind.name
  }

  package func nearest(to element: VoiceOverElement) -> String {
    Self.nearest(kinds.map { ($0.kind.name, $0.likeness.voiceOver(element)) })
  }

  package func nearest(to node: TalkBackNode) -> String {
    var node = node
    // If no kind has the node's role, such as "pager", the node is compared as a plain view.
    if !roles.contains(where: { $0(node) }) { node.className = nil }
    return Self.nearest(judges.map { [node] in ($0.name, $0.likeness(node)) })
  }

  private static func nearest(_ kinds: [(name: String, likeness: Int)]) -> String {
    var best = (name: "text", likeness: 0)
    for kind in kinds where kind.likeness > best.likeness { best = kind }
    return best.name
  }
}

extension ControlStyle {
  var likeness: Likeness {
    let role = TalkBackRole(of: node).fact
    var likeness = Likeness(
      voiceOver: { element in
        elementLikeness(element)
          ?? (element.traits.isSuperset(of: traits) ? traits.rawValue.nonzeroBitCount : 0)
      },
      talkBack: { nodeLikeness($0) ?? attributeLikeness(to: $0, role) },
      hasRole: { TalkBackRole(of: $0).fact == role })
    likeness.form = form
    likeness.elementTypes = elementTypes
    return likeness
  }

  private func attributeLikeness(to node: TalkBackNode, _ role: Fact.Role?) -> Int {
    // Role descriptions are the app's words, so only their presence is compared.
    guard (roleDescription == nil) == (node.roleDescription == nil) else { return 0 }
    return (TalkBackRole(of: node).fact == role ? 4 : 0) + (isCheckable == node.checkable ? 8 : 0)
      + (isClickable == (node.isClickable || node.isLongClickable) ? 2 : 0)
      + (isText == (node.text.isSaid || node.contentDescription.isSaid) ? 1 : 0)
  }

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
  /// Returns whether both nodes have the same role; unless `isExact` is true, an image button
  /// counts as a button.
  package func hasRole(of other: TalkBackNode, exactly isExact: Bool = false) -> Bool {
    let (own, theirs) = (TalkBackRole(of: self), TalkBackRole(of: other))
    return isExact ? own == theirs : own.fact == theirs.fact
  }
}
