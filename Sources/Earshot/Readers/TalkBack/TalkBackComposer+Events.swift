extension TalkBackComposer {
  /// Returns what is said when an event arrives, and what TalkBack remembers.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - index: The node that it happened to.
  ///   - tree: The tree that the node stands in, as it is after the event.
  ///   - history: What TalkBack remembers of the stops and events before.
  /// - Returns: The announcement, without parts when nothing is said.
  package func event(
    _ event: TalkBackEvent, at index: TalkBackTree.Index, in tree: TalkBackTree,
    after history: TalkBackHistory
  ) -> (announcement: Announcement, history: TalkBackHistory) {
    switch event {
    case .viewAccessibilityFocused: return focus(index, in: tree, after: history)
    case .initialFocus:
      guard let stop = initialFocus(in: tree, after: history) else {
        return (Announcement(), history)
      }
      return focus(stop, in: tree, after: history)
    default: return changed(by: event, at: index, in: tree, after: history)
    }
  }

  /// Returns what is said of anything but focus.
  private func changed(
    by event: TalkBackEvent, at index: TalkBackTree.Index, in tree: TalkBackTree,
    after history: TalkBackHistory
  ) -> (announcement: Announcement, history: TalkBackHistory) {
    var history = history
    let words = words.updated(by: history)
    let node = TalkBackChangedNode(words: words, tree: tree, index: index)
    let windows = TalkBackWindowEvents(words: words)
    var members: [Phrase.Member]
    switch event {
    case .viewAccessibilityFocused, .initialFocus: members = []
    case .viewClicked: members = node.clicked()
    case .contentChanged(let change):
      let isFocused = change.isFocused ?? history.focuses(index, in: tree)
      // A pane is told when the windows have settled, after what is said of the node itself.
      let isHeard = history.hears(change, of: index, in: tree, by: words.options)
      members = isHeard ? node.changed(change, isFocused: isFocused) : []
      members += .announced(
        windows.paneChanged(change.kinds, to: tree[index].paneTitle, updating: &history) ?? [])
    case .viewSelected(let text, let itemCount):
      members = node.selected(
        text: text, itemCount: itemCount, isFocused: history.focuses(index, in: tree))
    case .viewScrolled(let scroll):
      members = .announced(TalkBackScrolling(words: words).scrolled(scroll, node: tree[index]))
    case .windowStateChanged(let state):
      members = .announced(windows.changed(to: state, node: tree[index], updating: &history))
    case .windowStable(let title, let appLabel, let windowsChanged, let shown):
      members = .announced(
        windows.settled(
          title: title, appLabel: appLabel, windowsChanged: windowsChanged, shown: shown,
          updating: &history))
    case .keyboardShown(let title):
      members = .announced(windows.keyboardShown(title, updating: &history))
    case .keyboardHidden: members = .announced(windows.keyboardHidden(updating: &history))
    case .announcement(let text): members = .announced(windows.announced(text))
    case .notification(let notification): members = .announced(windows.notified(notification))
    case .textEdited(let edit):
      members = .announced(
        TalkBackTextEditing(words: words, node: tree[index]).said(for: edit)
          + words.typedError(at: index, in: tree, after: edit, updating: &history))
    case .serviceStarted: members = .announced([windows.serviceStarted])
    }
    return (announcement(members), history)
  }
}

extension TalkBackHistory {
  /// Whether a node or one of its ancestors has focus.
  fileprivate func focuses(_ index: TalkBackTree.Index, in tree: TalkBackTree) -> Bool {
    guard let focus else { return false }
    return tree.nearest(to: index) { tree.key(of: $0) == focus } != nil
  }

  /// Whether a change is not too soon after the one before, where a live region asks for a pause,
  /// and remembers when it was; a change without a time never is.
  fileprivate mutating func hears(
    _ change: TalkBackEvent.ContentChange, of index: TalkBackTree.Index, in tree: TalkBackTree,
    by options: TalkBackOptions
  ) -> Bool {
    let node = tree[index]
    guard node.liveRegion != .none, let time = change.time else { return true }
    let pause =
      node.minDurationBetweenContentChanges > 0
      ? node.minDurationBetweenContentChanges : options.speaksAllProgress ? 0 : Self.pauseOfProgress
    let key = tree.key(of: index)
    if let last = liveRegionTimes[key], time >= last, time - last < pause { return false }
    liveRegionTimes[key] = time
    return true
  }

  /// How long a live region is silent where the user does not want all progress, in milliseconds.
  private static let pauseOfProgress = 30_000
}
