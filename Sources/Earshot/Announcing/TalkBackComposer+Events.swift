extension TalkBackComposer {
  /// Returns what is said when an event arrives, and what TalkBack remembers.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - index: The node that it happened to.
  ///   - tree: The tree that the node stands in, as it is after the event.
  ///   - history: What TalkBack remembers of the stops and events before.
  /// - Returns: The announcement, without parts when nothing is said.
  public func event(
    _ event: TalkBackEvent, at index: TalkBackTree.Index, in tree: TalkBackTree,
    after history: TalkBackHistory
  ) -> (announcement: Announcement, history: TalkBackHistory) {
    var history = history
    let words = words.knowing(history)
    let node = TalkBackChangedNode(words: words, tree: tree, index: index)
    let windows = TalkBackWindowEvents(words: words)
    let members: [Phrase.Member]
    switch event {
    case .viewClicked: members = node.clicked()
    case .contentChanged(let change):
      members =
        windows.paneChanged(change.kinds, to: tree[index].paneTitle, updating: &history)
        ?? node.changed(change, isFocused: change.isFocused ?? history.focuses(index, in: tree))
    case .viewSelected(let text):
      members = node.selected(text: text, isFocused: history.focuses(index, in: tree))
    case .viewScrolled(let scroll):
      members = TalkBackScrolling(words: words).scrolled(scroll, node: tree[index])
    case .windowStateChanged(let state):
      members = windows.changed(to: state, node: tree[index], updating: &history)
    case .windowStable(let title, let appLabel):
      members = windows.settled(title: title, appLabel: appLabel, updating: &history)
    case .keyboardShown(let title): members = windows.keyboardShown(title, updating: &history)
    case .keyboardHidden: members = windows.keyboardHidden(updating: &history)
    case .announcement(let text): members = windows.announced(text)
    case .notification(let notification): members = windows.notified(notification)
    case .textEdited(let edit):
      members = TalkBackTextEditing(words: words, node: tree[index]).said(for: edit)
    }
    return (announcement(members), history)
  }
}

extension TalkBackHistory {
  /// Whether a node or one of its ancestors has focus.
  fileprivate func focuses(_ index: TalkBackTree.Index, in tree: TalkBackTree) -> Bool {
    guard let focus else { return false }
    var next: TalkBackTree.Index? = index
    while let candidate = next {
      if tree.key(of: candidate) == focus { return true }
      next = tree.parents[candidate]
    }
    return false
  }
}
