extension TalkBackComposer {
  /// Returns where focus goes when a window has come up (FocusActorForScreenStateChange): back to
  /// where it was, to the node with input focus, to one that asks for it, or else to the first stop
  /// that does not say the title of the window again.
  ///
  /// - Parameters:
  ///   - tree: The nodes of the window.
  ///   - history: What TalkBack remembers of the stops and events before.
  /// - Returns: The stop; nil when the window has none.
  public func initialFocus(
    in tree: TalkBackTree, after history: TalkBackHistory
  ) -> TalkBackTree.Index? {
    let stops = TalkBackReadingOrder(tree).stops
    let before = history.focusedNode(in: tree)
    return stops.first { $0 == before }
      ?? stops.first { tree[$0].focused }
      ?? stops.first { tree[$0].requestInitialAccessibilityFocus }
      ?? stops.first { !repeatsTitle($0, of: tree, after: history) }
  }

  /// Whether a node is the title of the window that was said already, and no item or control with
  /// the same words.
  private func repeatsTitle(
    _ index: TalkBackTree.Index, of tree: TalkBackTree, after history: TalkBackHistory
  ) -> Bool {
    guard let title = history.screenTitle else { return false }
    let description = TalkBackDescription(
      words: words.knowing(history), tree: tree, index: index, occasion: .focus)
    let said = announcement([.init(.tree, description.phrase())]).text
    guard said.lowercased() == title.lowercased() else { return false }
    let holder = tree.nearest(to: index) { $0.isClickable || $0.isLongClickable }
    return holder == nil && !TalkBackCollection.holds(index, in: tree)
  }
}

extension TalkBackHistory {
  /// Returns the node of a tree that has focus; nil when none of its nodes does.
  public func focusedNode(in tree: TalkBackTree) -> TalkBackTree.Index? {
    switch focus {
    case .id(let id): tree.index(ofID: id)
    case .place(let index): tree.nodes.indices.contains(index) ? index : nil
    case nil: nil
    }
  }
}

extension TalkBackCollection {
  /// Whether a node stands in a list or grid, or is one.
  fileprivate static func holds(_ index: TalkBackTree.Index, in tree: TalkBackTree) -> Bool {
    ([index] + tree.ancestors(of: index)).contains { candidate in
      tree.survey.roles[candidate] == .list || tree.survey.roles[candidate] == .grid
    }
  }
}
