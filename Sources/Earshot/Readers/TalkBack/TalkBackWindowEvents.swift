struct TalkBackWindowEvents {
  let words: TalkBackWords

  /// Returns the title of a new or changed pane; if a pane disappears, returns the title of the
  /// window.
  func paneChanged(
    _ kinds: [TalkBackEvent.ContentChange.Kind], to title: String?,
    updating history: inout TalkBackHistory
  ) -> [StopFact]? {
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

  func changed(
    to state: TalkBackEvent.WindowState, node: TalkBackNode, updating history: inout TalkBackHistory
  ) -> [StopFact] {
    let paneTitle = state.paneTitle.said ?? node.paneTitle.said
    if let facts = paneChanged(state.kinds, to: paneTitle, updating: &history) { return facts }
    if let title = paneTitle {
      history.paneTitle = title
      return [said(title, from: "paneTitle", rule: .paneTitle)]
    }
    if let menu = menu(state) { return [menu] }
    guard let text = state.text.said else { return [] }
    history.paneTitle = text
    return [said(text, from: "event.text", rule: .windowTitle)]
  }

  private func menu(_ state: TalkBackEvent.WindowState) -> StopFact? {
    let className = state.className ?? ""
    let simpleName = className.utf8.lastIndex(of: UInt8(ascii: ".")).map {
      String(className[className.utf8.index(after: $0)...])
    }
    switch simpleName ?? className {
    case "DrawerLayout":
      return state.text.said.map {
        words.filled(
          .announcement, "template_drawer_opened", [$0], own: $0, from: "event.text",
          rule: .menuOpened)
      }
    case "SlidingDrawer": return opened("value_sliding_drawer_opened")
    case "IconMenuView": return opened("value_options_menu_open")
    default: return nil
    }
  }

  private func opened(_ key: String) -> StopFact {
    words.word(.announcement, key, from: "event.className", rule: .menuOpened)
  }

  func keyboardShown(_ title: String?, updating history: inout TalkBackHistory) -> [StopFact] {
    history.isKeyboardUp = true
    guard let title = title.said else { return [] }
    return [
      words.filled(
        .announcement, "show_keyboard_window", [title], own: title, from: "event.windowTitle",
        rule: .keyboard)
    ]
  }

  func keyboardHidden(updating history: inout TalkBackHistory) -> [StopFact] {
    history.isKeyboardUp = false
    return [words.word(.announcement, "hide_keyboard_window", from: "event.type", rule: .keyboard)]
  }

  var serviceStarted: StopFact {
    words.word(.announcement, "talkback_on", from: "event.type", rule: .serviceStarted)
  }

  func announced(_ text: String) -> [StopFact] {
    text.isSaid ? [said(text, from: "event.text", rule: .announced)] : []
  }

  func notified(_ notification: TalkBackEvent.Notification) -> [StopFact] {
    if (notification.className ?? "").contains("Toast") {
      return announced(notification.text ?? "")
    }
    let category = notification.category.map {
      words.word(
        .announcement, "notification_category_\($0)", from: "event.category", rule: .notification)
    }
    let title = notification.title.said.map {
      said($0, from: "event.title", rule: .notification)
    }
    let text = notification.text.said.map { said($0, from: "event.text", rule: .notification) }
    return [category, title, text].compactMap(\.self)
  }

  private func said(_ text: String, from origin: String, rule: TalkBackRule) -> StopFact {
    words.text(.announcement, text, from: origin, rule: rule)
  }
}
