/// What is said of windows, panes, keyboards, notifications and what apps say by themselves.
struct TalkBackWindowEvents {
  let words: TalkBackWords

  /// Returns the title of a pane that appears or changes, or the one that returns when it goes;
  /// nil when no pane changed.
  func paneChanged(
    _ kinds: [TalkBackEvent.ContentChange.Kind], to title: String?,
    updating history: inout TalkBackHistory
  ) -> [Phrase.Member]? {
    if kinds.contains(.paneAppeared) || kinds.contains(.paneTitle) {
      guard let title = title.said else { return [] }
      history.paneTitle = title
      return [said(title, from: "paneTitle", rule: .paneTitle)]
    }
    guard kinds.contains(.paneDisappeared) else { return nil }
    history.paneTitle = nil
    guard let window = history.windowTitle else { return [] }
    return [said(window, from: "window.title", rule: .windowTitle)]
  }

  /// Returns what is said when a window or a pane has changed its state.
  func changed(
    to state: TalkBackEvent.WindowState, node: TalkBackNode,
    updating history: inout TalkBackHistory
  ) -> [Phrase.Member] {
    let paneTitle = state.paneTitle.said ?? node.paneTitle.said
    if let members = paneChanged(state.kinds, to: paneTitle, updating: &history) { return members }
    if let title = paneTitle {
      history.paneTitle = title
      return [said(title, from: "paneTitle", rule: .paneTitle)]
    }
    if let menu = menu(state) { return [.init(.announcement, menu)] }
    guard let text = state.text.said else { return [] }
    history.paneTitle = text
    return [said(text, from: "event.text", rule: .windowTitle)]
  }

  /// What is said of a drawer or the options menu; nil for any other window.
  private func menu(_ state: TalkBackEvent.WindowState) -> StopFact? {
    let className = state.className ?? ""
    let simpleName = className.utf8.lastIndex(of: UInt8(ascii: ".")).map {
      String(className[className.utf8.index(after: $0)...])
    }
    switch simpleName ?? className {
    case "DrawerLayout":
      guard let text = state.text.said else { return nil }
      return words.filled(
        .announcement, "template_drawer_opened", [text], own: text, from: "event.text",
        rule: .menuOpened)
    case "SlidingDrawer":
      return words.word(
        .announcement, "value_sliding_drawer_opened", from: "event.className",
        rule: .menuOpened)
    case "IconMenuView":
      return words.word(
        .announcement, "value_options_menu_open", from: "event.className", rule: .menuOpened)
    default: return nil
    }
  }

  /// Returns the name of a keyboard that has come up.
  func keyboardShown(
    _ title: String?, updating history: inout TalkBackHistory
  ) -> [Phrase.Member] {
    history.isKeyboardUp = true
    guard let title = title.said else { return [] }
    return [
      .init(
        .announcement,
        words.filled(
          .announcement, "show_keyboard_window", [title], own: title, from: "event.windowTitle",
          rule: .keyboard))
    ]
  }

  /// Returns that the keyboard has gone.
  func keyboardHidden(updating history: inout TalkBackHistory) -> [Phrase.Member] {
    history.isKeyboardUp = false
    return [
      .init(
        .announcement,
        words.word(.announcement, "hide_keyboard_window", from: "event.type", rule: .keyboard))
    ]
  }

  /// That TalkBack has been switched on.
  var serviceStarted: [Phrase.Member] {
    let part = words.word(.announcement, "talkback_on", from: "event.type", rule: .serviceStarted)
    return [.init(.announcement, part)]
  }

  /// Returns what an app says by itself.
  func announced(_ text: String) -> [Phrase.Member] {
    text.isSaid ? [said(text, from: "event.text", rule: .announced)] : []
  }

  /// Returns what is said of a notification, or the text of a toast.
  func notified(_ notification: TalkBackEvent.Notification) -> [Phrase.Member] {
    if (notification.className ?? "").contains("Toast") {
      return announced(notification.text ?? "")
    }
    var members: [Phrase.Member] = []
    if let category = notification.category {
      let part = words.word(
        .announcement, "notification_category_\(category)", from: "event.category",
        rule: .notification)
      members.append(.init(.announcement, part))
    }
    if let title = notification.title.said {
      members.append(said(title, from: "event.title", rule: .notification))
    }
    if let text = notification.text.said {
      members.append(said(text, from: "event.text", rule: .notification))
    }
    return members
  }

  private func said(
    _ text: String, from origin: String, rule: TalkBackRule
  ) -> Phrase.Member {
    .init(.announcement, words.text(.announcement, text, from: origin, rule: rule))
  }
}
