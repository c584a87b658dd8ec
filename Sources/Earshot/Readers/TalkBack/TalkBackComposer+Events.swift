extension TalkBackComposer {
  /// Returns the announcement of an event; `tree` is the tree after the event.
  package func event(
    _ event: TalkBackEvent, at index: Int, in tree: TalkBackTree,
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

  private func changed(
    by event: TalkBackEvent, at index: Int, in tree: TalkBackTree,
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
      // A node's change is announced before the title of its pane.
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
  fileprivate func focuses(_ index: Int, in tree: TalkBackTree) -> Bool {
    guard let focus else { return false }
    return tree.nearest(to: index) { tree.key(of: $0) == focus } != nil
  }

  /// Returns whether to announce a change, and records the time of a live region's change.
  ///
  /// A change without a time is always announced.
  fileprivate mutating func hears(
    _ change: TalkBackEvent.ContentChange, of index: Int, in tree: TalkBackTree,
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

  /// The default minimum pause between a live region's announcements, in milliseconds.
  private static let pauseOfProgress = 30_000
}
