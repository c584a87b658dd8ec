import Earshot

extension `When something happens TalkBack` {
  private static let field = node("EditText", text: "word") { $0.editable = true }
  private static let secret = node("EditText", text: "••••") {
    ($0.editable, $0.password) = (true, true)
  }

  private static func edited(_ edit: TalkBackEvent.TextEdit) -> TalkBackEvent { .textEdited(edit) }

  private static func scrolled(
    _ from: Int, _ to: Int = -1, title: String? = nil, byUser: Bool = true, manual: Bool = false,
    in className: String? = nil
  ) -> TalkBackEvent {
    .viewScrolled(
      .init(
        fromIndex: from, toIndex: to, itemCount: 9, className: className, selectedPageTitle: title,
        userAction: byUser, isManual: manual))
  }

  private static let pager = "androidx.viewpager.widget.ViewPager"

  static let texts: [Row] = [
    Row(
      "says text that is deleted, cut, pasted and cleared", field,
      .init(edited(.removed("a")), "a deleted"), .init(edited(.cut("word")), "cut, word"),
      .init(edited(.pasted("word")), "pasted, word"), .init(edited(.cleared), "Cleared text")),
    Row(
      "says nothing for a cut or a paste without a text", field, .init(edited(.cut("")), ""),
      .init(edited(.pasted("")), "")),
    Row(
      "says the new text and the text that it replaces", field,
      .init(edited(.replaced(added: "new", removed: "old")), "new replaced old")),
    Row(
      "names a symbol that is deleted, cut or selected", field,
      .init(edited(.removed("#")), "Pound deleted"), .init(edited(.cut("-")), "cut, Dash"),
      .init(edited(.selectionChanged(selected: "…", unselected: nil)), "Ellipsis, selected")),
    Row(
      "says the text added to and removed from the selection", field,
      .init(edited(.selectionChanged(selected: "wo", unselected: nil)), "wo, selected"),
      .init(edited(.selectionChanged(selected: nil, unselected: "o")), "o, unselected"),
      .init(
        edited(.selectionChanged(selected: "rd", unselected: "wo")), "wo, unselected, rd, selected"),
      .init(edited(.selectionChanged(selected: nil, unselected: "")), "")),
    Row(
      "says the whole selection, and that it is gone", field,
      .init(edited(.selectedAll("word")), "Selected text: word"),
      .init(edited(.selectionCleared), "Selection cleared")),
    Row(
      "never says a password, however it is edited", secret, with: ["speakPasswords": "off"],
      .init(edited(.added("s")), "Bullet"), .init(edited(.removed("s")), "Bullet deleted"),
      .init(edited(.cut("s")), "cut, Bullet"), .init(edited(.pasted("s")), "pasted, Bullet"),
      .init(edited(.selectionChanged(selected: "s", unselected: nil)), "Bullet, selected"),
      .init(edited(.selectedAll("s")), "Selected text: Bullet"),
      .init(edited(.cursorMoved(traversed: "s", toIndex: 2, itemCount: 4)), "Bullet")),
    Row(
      "gives the number of a password's new characters first, which is a mistake of TalkBack",
      secret,
      .init(
        edited(.replaced(added: "ab", removed: "c")), "2 characters replaced with 1 characters")),
    Row(
      "echoes a password if the user wants it", secret, .init(edited(.added("s")), "s")),
    Row(
      "echoes words and characters by default, only characters, only words or nothing", field,
      .init(edited(.added("w")), "w"), .init(edited(.added("word")), "word")),
    Row(
      "echoes no characters if the user wants words", field,
      with: ["keyboardEchoOnScreen": "words"], .init(edited(.added("w")), ""),
      .init(edited(.added("word")), "word")),
    Row(
      "echoes characters if the user wants no words", field,
      with: ["keyboardEchoOnScreen": "characters"], .init(edited(.added("w")), "w")),
    Row(
      "says that a field is full after the typed text, even if nothing is echoed",
      node("EditText", text: "1234") { ($0.editable, $0.maxTextLength) = (true, 4) },
      with: ["keyboardEchoOnScreen": "words"],
      .init(edited(.added("4")), "Maximum length reached")),
    Row(
      "says no limit until it is reached",
      node("EditText", text: "123") { ($0.editable, $0.maxTextLength) = (true, 4) },
      .init(edited(.added("3")), "3")),
    Row(
      "says that the cursor is at an end, with the passed text", field,
      .init(
        edited(.cursorMoved(traversed: "w", toIndex: 0, itemCount: 4)), "w, Beginning of field"),
      .init(edited(.cursorMoved(traversed: nil, toIndex: 4, itemCount: 4)), "End of field"),
      .init(edited(.cursorMoved(traversed: nil, toIndex: 2, itemCount: 4)), "")),
    Row(
      "says selection mode after editing, in edit boxes only",
      node(children: [
        node("EditText", text: "word") {
          ($0.id, $0.editable, $0.focused) = ("field", true, true)
          $0.stateDescription = "Bold"
        },
        text("plain"),
      ]), with: ["selectionModeActive": "on", "keyboardActive": "on"],
      .init(
        .viewAccessibilityFocused, at: "field",
        "Bold, Editing, Selection mode on, word, Edit box"),
      .init(.viewAccessibilityFocused, at: "plain", "plain")),
  ]

  static let others: [Row] = [
    Row(
      "says how far its own gesture has scrolled", node("ListView"),
      .init(scrolled(0, 3), "Showing items 1 to 4 of 9."),
      .init(scrolled(8), "Showing item 9 of 9.")),
    Row(
      "says nothing for a list that the user's fingers or the app scroll", node("ListView"),
      .init(scrolled(0, 3, manual: true), ""), .init(scrolled(0, 3, byUser: false), "")),
    Row(
      "says the page that fingers turn to, but none that the app turns", node(pager),
      .init(scrolled(1, manual: true), "Page 2 of 9"), .init(scrolled(1, byUser: false), ""),
      .init(scrolled(1, title: "News", manual: true), "News, 2 of 9")),
    Row(
      "says every scroll if the user always wants the number of items", node(),
      with: ["alwaysSpeakNumberOfListItems": "on"],
      .init(scrolled(0, 3, manual: true), "Showing items 1 to 4 of 9."),
      .init(scrolled(0, 3, byUser: false), "Showing items 1 to 4 of 9."),
      .init(scrolled(1, byUser: false, in: pager), "Page 2 of 9")),
    Row(
      "says announcements and toasts unchanged, for any node", field,
      .init(.announcement(text: "Saved"), "Saved"),
      .init(.notification(.init(className: "android.widget.Toast$TN", text: "Gone")), "Gone"),
      .init(
        .notification(.init(className: "android.widget.Toast", category: "msg", text: "Hi")), "Hi")),
    Row(
      "says a notification's category, title and text, if it has them",
      node(),
      .init(
        .notification(.init(category: "alarm", title: "Wake", text: "7:30")), "Alarm, Wake, 7:30"),
      .init(.notification(.init(category: "email", text: "New")), "Email, New"),
      .init(.notification(.init(title: "Title")), "Title"), .init(.notification(.init()), "")),
    Row(
      "says a drawer by its name, and nothing for one without a name", node(),
      .init(
        .windowStateChanged(
          .init(className: "androidx.drawerlayout.widget.DrawerLayout", text: "Main")), "Main menu"),
      .init(.windowStateChanged(.init(className: "androidx.drawerlayout.widget.DrawerLayout")), ""),
      .init(
        .windowStateChanged(.init(className: "android.widget.SlidingDrawer")),
        "Sliding drawer opened")),
  ]
}
