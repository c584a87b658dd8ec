package struct Disclosure: Sendable, Hashable {
  package enum Teller: String, Sendable, Hashable, CaseIterable {
    case platform
    case name
    case none
  }

  package enum Words: String, Sendable, Hashable, CaseIterable {
    case expandedCollapsed = "expanded-collapsed"
    case expandsCollapses = "expands-collapses"
    case opensCloses = "opens-closes"
  }

  package enum Opener: String, Sendable, Hashable, CaseIterable {
    case inside
    case outside
  }

  package var teller = Teller.platform
  /// Whether the design (`state: platform`) asks for the platform's attribute for the expanded
  /// state.
  ///
  /// The toolkits' own buttons do not have this attribute, so only the guidelines' profiles
  /// announce their state.
  package var isExposed = false
  package var words = Words.opensCloses
  package var isExpanded = false
  package var opener = Opener.outside
  package var isToldByDismissButton = false

  package init() {}

  /// Returns the name; if `teller` is `.name`, a word for the state follows the name.
  ///
  /// The default word describes the effect of a double-tap: "opens" for a closed component.
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

  var outside: Set<StopID> { opener == .inside ? [] : [StopID(.trigger)] }

  func dismissElement(part: String, _ wording: Wording) -> ExposedElement {
    var element = ExposedElement.closing(
      .dismiss, "label.dismiss-context-menu", part: part, wording)
    guard isToldByDismissButton else { return element }
    element.label = name(element.label ?? "", wording)
    tell(&element)
    return element
  }

  func dismissNode(part: String, _ wording: Wording) -> ExposedNode {
    let label = wording.word("label.dismiss-context-menu")
    guard isToldByDismissButton else { return .button(.dismiss, part: part, label: label) }
    var node = ExposedNode.button(.dismiss, part: part, label: name(label, wording))
    tell(&node)
    return node
  }

  func tell(_ element: inout ExposedElement) {
    guard teller == .platform else { return }
    guard isExposed else { return element.facts.add(fact) }
    element.expandedStatus = isExpanded ? .expanded : .collapsed
  }

  func tell(_ node: inout ExposedNode) {
    guard teller == .platform else { return }
    guard isExposed else { return node.facts.add(fact) }
    node.actions.append(TalkBackNode.Action(isExpanded ? .collapse : .expand))
  }

  private var fact: Fact { isExpanded ? .expanded : .collapsed }
}
