extension TalkBackComposer {
  /// Returns the node that gets focus in a new window (FocusActorForScreenStateChange).
  ///
  /// In order of priority: the previous focus, the input focus, a request for initial focus, and
  /// the first stop that is not the window's title.
  package func initialFocus(
    in tree: TalkBackTree, after history: TalkBackHistory
  ) -> Int? {
    let stops = TalkBackReadingOrder(tree).stops
    let before = history.focusedNode(in: tree)
    return stops.first { $0 == before }
      ?? stops.first { tree[$0].focused }
      ?? stops.first { tree[$0].requestInitialAccessibilityFocus }
      ?? firstStop(of: stops, in: tree, after: history)
  }

  /// Returns the first stop; skips stops that only repeat the window's title, unless they are in a
  /// list, a grid or a control.
  private func firstStop(
    of stops: [Int], in tree: TalkBackTree, after history: TalkBackHistory
  ) -> Int? {
    guard let title = history.screenTitle?.lowercased() else { return stops.first }
    let words = words.updated(by: history)
    lazy var isHeld = Self.isHeld(in: tree)
    return stops.first { stop in
      let description = TalkBackDescription(words: words, tree: tree, index: stop, occasion: .focus)
      let said = announcement([.init(.tree, description.phrase())]).text
      return said.lowercased() != title || isHeld[stop]
    }
  }

  private static func isHeld(in tree: TalkBackTree) -> [Bool] {
    var isHeld: [Bool] = []
    isHeld.reserveCapacity(tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      let role = tree.survey.roles[index]
      let holds = node.isClickable || node.isLongClickable || role == .list || role == .grid
      isHeld.append(holds || tree.parents[index].map { isHeld[$0] } ?? false)
    }
    return isHeld
  }
}

extension TalkBackHistory {
  /// Returns the node that has focus, if any.
  public func focusedNode(in tree: TalkBackTree) -> Int? {
    switch focus {
    case .id(let id): tree.index(ofID: id)
    case .place(let index): tree.nodes.indices.contains(index) ? index : nil
    case nil: nil
    }
  }
}
