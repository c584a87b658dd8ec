/// How a component that opens and closes tells which it is.
public struct Disclosure: Sendable, Hashable {
  /// Who tells the state.
  package enum Teller: String, Sendable, Hashable, CaseIterable {
    /// The platform's own attribute.
    case platform
    /// A word in the name.
    case name
    /// Nobody.
    case none
  }

  /// The words for open and closed.
  package enum Words: String, Sendable, Hashable, CaseIterable {
    case expandedCollapsed = "expanded-collapsed"
    case expandsCollapses = "expands-collapses"
    case opensCloses = "opens-closes"
  }

  /// Where the button that opened it is, while it is open.
  package enum Opener: String, Sendable, Hashable, CaseIterable {
    /// It is the stop before the others.
    case inside
    /// It cannot be reached.
    case outside
  }

  /// Who tells the state.
  package var teller = Teller.platform
  /// Whether the design asks for the platform's attribute; the platform's own button that opens a menu
  /// has none, and only the guidelines say its state.
  public var isExposed = false
  /// The words, where they stand in the name.
  package var words = Words.opensCloses
  /// Whether it is open.
  public var isExpanded = false
  /// Where the button that opened it is, while it is open.
  package var opener = Opener.outside
  /// Whether the dismiss button tells the state as well, as it closes what is open.
  public var isToldByDismissButton = false

  /// Creates what is closed, as the platform tells.
  public init() {}

  /// Returns a name with the state word behind it, where the name tells the state.
  ///
  /// What is closed says what it does: it opens.
  func name(_ name: String, _ wording: Wording) -> String {
    guard teller == .name else { return name }
    let word: String
    switch words {
    case .expandedCollapsed: word = isExpanded ? "expanded" : "collapsed"
    case .expandsCollapses: word = isExpanded ? "collapses" : "expands"
    case .opensCloses: word = isExpanded ? "closes" : "opens"
    }
    return wording.filled("name.state", name, wording.word("state-word.\(word)"))
  }

  /// What cannot be reached while it is open: the button that opened it, where that is outside.
  var outside: Set<StopID> { opener == .inside ? [] : [StopID(.trigger)] }

  /// Returns the dismiss button of iOS, which tells the state where the design says so.
  func dismissElement(part: String, _ wording: Wording) -> ExposedElement {
    var element = ExposedElement.closing(
      .dismiss, "label.dismiss-context-menu", part: part, wording)
    guard isToldByDismissButton else { return element }
    element.label = name(element.label ?? "", wording)
    tell(&element)
    return element
  }

  /// Returns the dismiss button of Android, which tells the state where the design says so.
  func dismissNode(part: String, _ wording: Wording) -> ExposedNode {
    let label = wording.word("label.dismiss-context-menu")
    guard isToldByDismissButton else { return .button(.dismiss, part: part, label: label) }
    var node = ExposedNode.button(.dismiss, part: part, label: name(label, wording))
    tell(&node)
    return node
  }

  /// Tells the state on iOS, where the platform does.
  func tell(_ element: inout ExposedElement) {
    guard teller == .platform else { return }
    guard isExposed else { return element.facts.add(fact) }
    element.expandedStatus = isExpanded ? .expanded : .collapsed
  }

  /// Tells the state on Android, where the platform does: by the action that is offered.
  func tell(_ node: inout ExposedNode) {
    guard teller == .platform else { return }
    guard isExposed else { return node.facts.add(fact) }
    node.actions.append(TalkBackNode.Action(isExpanded ? .collapse : .expand))
  }

  private var fact: Fact { isExpanded ? .expanded : .collapsed }
}
