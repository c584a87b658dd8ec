extension TalkBackWindowEvents {
  /// Returns the titles of the active window (in split screen, of both app windows) and of floating
  /// windows.
  func settled(
    title: String?, appLabel: String?, windowsChanged: Bool, shown: [TalkBackEvent.Window],
    updating history: inout TalkBackHistory
  ) -> [StopFact] {
    let apps = shown.filter { $0.type == nil || $0.type == "APPLICATION" }
    let shared = apps.count == 2 ? bothTitles(apps[0], apps[1]) : nil
    let screen =
      shared
      ?? self.title(
        title.said ?? apps.first?.title.said, orOf: appLabel.said ?? apps.first?.appLabel.said,
        windowsChanged: windowsChanged, updating: &history)
    history.screenTitle = words.vocabulary.text(of: screen.words)
    let floating = shown.filter { $0.type == "PICTURE_IN_PICTURE" }.map { window in
      let title = ownTitle(of: window)
      return words.filled(
        .announcement, "template_overlay_window", [title], own: title, from: "event.windows",
        rule: .overlayWindow)
    }
    return [screen] + floating
  }

  /// Returns the title to announce.
  ///
  /// If no window changed, the pane's title takes precedence. In newer versions, it also takes
  /// precedence over an unchanged or missing title of the window.
  private func title(
    _ title: String?, orOf appLabel: String?, windowsChanged: Bool,
    updating history: inout TalkBackHistory
  ) -> StopFact {
    let isOlder = words.options.follows(.windowBeforePane)
    let isSame =
      !windowsChanged || !isOlder && (title == nil || title == history.windowTitle)
    if let title { history.windowTitle = title }
    let pane = history.paneTitle.map {
      words.text(.announcement, $0, from: "paneTitle", rule: .paneTitle)
    }
    if isSame, let pane { return pane }
    if let title { return named(title, from: "event.windowTitle") }
    if let pane { return pane }
    if !windowsChanged || !isOlder, let window = history.windowTitle {
      return named(window, from: "window.title")
    }
    if let appLabel { return named(appLabel, from: "event.appLabel") }
    return words.word(
      .announcement, "untitled_window", from: "event.windowTitle", rule: .untitledWindow)
  }

  private func named(_ title: String, from origin: String) -> StopFact {
    words.text(.announcement, title, from: origin, rule: .windowTitle)
  }

  private func bothTitles(
    _ first: TalkBackEvent.Window, _ second: TalkBackEvent.Window
  ) -> StopFact? {
    guard let bounds = first.bounds, let others = second.bounds else { return nil }
    let isStacked = bounds.bottom <= others.top || others.bottom <= bounds.top
    let isInOrder =
      isStacked
      ? bounds.top <= others.top
      : (bounds.left <= others.left) != words.vocabulary.language.isRightToLeft
    let titles = (isInOrder ? [first, second] : [second, first]).map(ownTitle)
    let key =
      isStacked
      ? "template_split_screen_mode_portrait"
      : words.vocabulary.language.isRightToLeft
        ? "template_split_screen_mode_landscape_rtl" : "template_split_screen_mode_landscape_ltr"
    return words.filled(.announcement, key, titles, from: "event.windows", rule: .splitScreen)
  }

  private func ownTitle(of window: TalkBackEvent.Window) -> String {
    window.title.said ?? window.appLabel.said ?? words.vocabulary.word("untitled_window")
  }
}
