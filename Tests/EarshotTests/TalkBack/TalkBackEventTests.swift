import Earshot
import Testing

@Suite struct TalkBackEventTests {
  @Test func `another window is announced with its title`() throws {
    func group(_ id: Int, _ type: String) -> TalkBackNode {
      node(children: [node(text: "\(type)1") { $0.id = type }]) {
        $0.window = .init(id: id, title: type.lowercased(), type: type)
      }
    }
    let screen = node(children: [
      group(1, "APPLICATION"), group(2, "SYSTEM"), group(3, "PICTURE_IN_PICTURE"),
    ])
    let ids = ["APPLICATION", "APPLICATION", "SYSTEM", "PICTURE_IN_PICTURE"]
    func walk(_ listener: TalkBackListener) throws -> [String] {
      try listener.walk(screen, ids[0], ids[1], ids[2], ids[3])
    }
    #expect(
      try walk(TalkBackListener()) == [
        "APPLICATION1, Window application", "APPLICATION1", "SYSTEM1, Window system",
        "PICTURE_IN_PICTURE1, picture_in_picture picture in picture",
      ])
    #expect(try walk(TalkBackListener(["speakWindowNames": "off"]))[2] == "SYSTEM1")
  }

  @Test(
    arguments: [
      (
        node("CheckBox") {
          $0.checkable = true; $0.checked = true
        }, "checked"
      ),
      (node("CheckBox") { $0.checkable = true }, "not checked"),
      (
        node("Switch", text: "Wi-Fi") {
          $0.checkable = true; $0.checked = true
        }, "on"
      ),
      (node(children: [node(text: "a"), node("Switch") { $0.checkable = true }]), "off"),
      (node(children: [node(children: [node("CheckBox") { $0.checkable = true }])]), ""),
      (
        node {
          $0.selected = true; $0.actions = [.init(.expand)]
        }, "selected"
      ),
      (node { $0.actions = [.init(.collapse)] }, "expanded"),
      (
        node {
          $0.checkable = true; $0.stateDescription = "on"; $0.selected = true
        }, ""
      ),
      (node("Button", text: "Save") { $0.clickable = true }, ""),
    ])
  func `a click is answered with the new state`(clicked: TalkBackNode, heard: String) throws {
    #expect(try TalkBackListener().heard(.viewClicked, clicked) == heard)
  }

  @Test func `a live region says its whole description, children that can have focus included`()
    throws
  {
    let region = node(children: [
      node(text: "3 results"), node("Button", text: "Undo") { $0.clickable = true },
    ]) { $0.liveRegion = .polite }
    let change = TalkBackEvent.contentChanged(.init([.subtree]))
    #expect(try TalkBackListener().heard(change, region) == "3 results, Undo, Button")
  }

  @Test(
    arguments: [
      (TalkBackEvent.ContentChange.Kind.text, true, "Inbox"), (.text, false, ""),
      (.contentDescription, true, "Mail"), (.stateDescription, true, "2 unread"),
      (.enabled, true, "disabled"), (.enabled, false, ""), (.error, false, "Error: Offline"),
      (.undefined, false, "Error: Offline"), (.dragStarted, false, "Drag started"),
      (.dragDropped, false, "Dragged item dropped"), (.dragCancelled, false, "Drag cancelled"),
      (.subtree, true, ""),
    ])
  func `a change of content is said at the focused node`(
    kind: TalkBackEvent.ContentChange.Kind, isFocused: Bool, heard: String
  ) throws {
    let view = node("Button", text: "Inbox", description: "Mail") {
      $0.stateDescription = "2 unread"
      $0.error = "Offline"
      $0.enabled = false
    }
    let event = TalkBackEvent.contentChanged(.init([kind], isFocused: isFocused))
    #expect(try TalkBackListener().heard(event, view) == heard)
  }

  @Test func `whether focus is on a node is remembered`() throws {
    let listener = try TalkBackListener()
    let tree = TalkBackTree(node("TextView", text: "1 new") { $0.id = "count" })
    let history = listener.composer.focus(0, in: tree, after: TalkBackHistory()).history
    let event = TalkBackEvent.contentChanged(.init([.text]))
    #expect(
      listener.composer.event(event, at: 0, in: tree, after: history).announcement.text == "1 new")
  }

  @Test func `an edit box's text is not said when it changes`() throws {
    let field = node("EditText", text: "Ada") { $0.editable = true }
    let event = TalkBackEvent.contentChanged(.init([.text], isFocused: true))
    #expect(try TalkBackListener().heard(event, field) == "")
  }

  @Test func `a slider that changes says its value, and when selected its whole description`()
    throws
  {
    let listener = try TalkBackListener()
    let slider = node("SeekBar", description: "Volume") { $0.stateDescription = "60%" }
    let change = TalkBackEvent.contentChanged(
      .init([.stateDescription], isFocused: true, text: "sixty"))
    #expect(listener.heard(change, slider) == "60%")
    #expect(listener.heard(.viewSelected(text: nil), slider) == "60%, Volume, Slider")
    let bar = node("ProgressBar") { $0.rangeInfo = .init(.int, min: 0, max: 9, current: 4) }
    #expect(listener.heard(change, bar) == "sixty")
    #expect(listener.heard(.viewSelected(text: nil), bar) == "")
    var live = bar
    live.liveRegion = .polite
    #expect(listener.heard(.viewSelected(text: nil), live) == "4")
    #expect(listener.heard(.viewSelected(text: "Tab two"), node()) == "Tab two")
  }

  @Test(
    arguments: [
      (
        TalkBackEvent.Scroll(fromIndex: 0, toIndex: 4, itemCount: 20), "Showing items 1 to 5 of 20."
      ),
      (.init(fromIndex: 2, toIndex: 2, itemCount: 20), "Showing item 3 of 20."),
      (.init(fromIndex: 2, toIndex: -1, itemCount: 20), "Showing item 3 of 20."),
      (.init(fromIndex: -1, toIndex: 4, itemCount: 20), ""),
      (.init(fromIndex: 0, toIndex: 4, itemCount: 0), ""),
      (.init(fromIndex: 30, toIndex: 40, itemCount: 20), ""),
      (.init(fromIndex: .max, toIndex: .max, itemCount: .max), ""),
      (.init(fromIndex: 0, toIndex: 4, itemCount: 20, userAction: false), ""),
      (
        .init(
          fromIndex: 1, toIndex: 1, itemCount: 3, className: "androidx.viewpager.widget.ViewPager"),
        "Page 2 of 3"
      ),
      (
        .init(
          fromIndex: 1, toIndex: 1, itemCount: 3, className: "androidx.viewpager.widget.ViewPager",
          selectedPageTitle: "News"), "News, 2 of 3"
      ),
      (
        .init(
          fromIndex: 1, toIndex: 1, itemCount: 3, className: "androidx.viewpager.widget.ViewPager",
          selectedPageTitle: "News", focusIsPage: true), "Page 2 of 3"
      ),
    ])
  func `scrolling announces the visible range`(scroll: TalkBackEvent.Scroll, heard: String) throws {
    #expect(try TalkBackListener().heard(.viewScrolled(scroll)) == heard)
  }

  @Test func `scrolling by the app is said if the user always wants numbers`() throws {
    let scroll = TalkBackEvent.Scroll(fromIndex: 0, toIndex: 4, itemCount: 20, userAction: false)
    let listener = try TalkBackListener(["verbosityPreset": "high"])
    #expect(listener.heard(.viewScrolled(scroll)) == "Showing items 1 to 5 of 20.")
  }

  @Test(
    arguments: [
      (TalkBackEvent.windowStable(windowTitle: "Settings", appLabel: "App"), "Settings"),
      (.windowStable(windowTitle: nil, appLabel: "App"), "App"),
      (.windowStable(windowTitle: " ", appLabel: nil), "untitled"),
      (.windowStateChanged(.init(paneTitle: "Filters")), "Filters"),
      (.windowStateChanged(.init(text: "Delete file?")), "Delete file?"),
      (
        .windowStateChanged(
          .init(className: "androidx.drawerlayout.widget.DrawerLayout", text: "Main")), "Main menu"
      ),
      (
        .windowStateChanged(.init(className: "com.android.internal.view.menu.IconMenuView")),
        "Options"
      ),
      (.windowStateChanged(.init()), ""), (.keyboardShown(windowTitle: "Gboard"), "Showing Gboard"),
      (.keyboardHidden, "keyboard hidden"), (.announcement(text: "Saved"), "Saved"),
      (.announcement(text: ""), ""),
      (.notification(.init(category: "msg", title: "Ada", text: "Hello")), "Message, Ada, Hello"),
      (.notification(.init(category: "unheard-of", text: "Hello")), "Hello"),
      (.notification(.init(className: "android.widget.Toast", text: "Copied")), "Copied"),
    ])
  func `windows, keyboards and apps speak`(event: TalkBackEvent, heard: String) throws {
    #expect(try TalkBackListener().heard(event) == heard)
  }

  @Test func `a pane that disappears is replaced by the title of its window`() throws {
    let listener = try TalkBackListener()
    let tree = TalkBackTree(node { $0.paneTitle = "Filters" })
    var history = TalkBackHistory()
    let events: [TalkBackEvent] = [
      .windowStable(windowTitle: "Search", appLabel: nil), .contentChanged(.init([.paneAppeared])),
      .windowStable(windowTitle: nil, appLabel: "App"), .contentChanged(.init([.paneDisappeared])),
    ]
    let heard = events.map { event in
      let answer = listener.composer.event(event, at: 0, in: tree, after: history)
      history = answer.history
      return answer.announcement.text
    }
    #expect(heard == ["Search", "Filters", "Filters", "Search"])
  }

  @Test func `a keyboard that comes up is remembered`() throws {
    let listener = try TalkBackListener()
    let tree = TalkBackTree(
      node("EditText", text: "Ada") {
        $0.editable = true; $0.focused = true
      })
    let shown = listener.composer.event(
      .keyboardShown(windowTitle: nil), at: 0, in: tree, after: TalkBackHistory())
    let focus = listener.composer.focus(0, in: tree, after: shown.history)
    #expect(focus.announcement.text == "Editing, Ada, Edit box")
  }

  @Test(
    arguments: [
      (TalkBackEvent.TextEdit.added("a"), "a"), (.added("A"), "capital A"), (.added(""), ""),
      (.removed("a"), "a deleted"), (.removed(""), ""), (.cleared, "Cleared text"),
      (.replaced(added: "cat", removed: "dog"), "cat replaced dog"), (.passwordAdded, "Bullet"),
      (.cursorMoved(traversed: "a", toIndex: 0, itemCount: 4), "a, Beginning of field"),
      (.cursorMoved(traversed: "b", toIndex: 4, itemCount: 4), "b, End of field"),
      (.cursorMoved(traversed: "c", toIndex: 2, itemCount: 4), "c"),
      (.cursorMoved(traversed: nil, toIndex: nil, itemCount: nil), ""),
    ])
  func `editing a text is echoed`(edit: TalkBackEvent.TextEdit, heard: String) throws {
    #expect(try TalkBackListener().heard(.textEdited(edit)) == heard)
  }

  @Test func `a password is never announced`() throws {
    let listener = try TalkBackListener(["speakPasswords": "off"])
    let field = node("EditText", text: "••") {
      $0.password = true; $0.editable = true
    }
    #expect(listener.heard(.textEdited(.added("s")), field) == "Bullet")
    #expect(listener.heard(.textEdited(.removed("s")), field) == "Bullet deleted")
    #expect(
      listener.heard(.textEdited(.replaced(added: "abc", removed: "x")), field)
        == "3 characters replaced with 1 characters")
  }

  @Test func `a full field says so`() throws {
    let field = node("EditText", text: "1234") { $0.maxTextLength = 4 }
    #expect(
      try TalkBackListener().heard(.textEdited(.added("4")), field) == "4, Maximum length reached")
  }

  @Test func `keyboard echo can be reduced`() throws {
    let none = try TalkBackListener(["keyboardEchoOnScreen": "none"])
    #expect(none.heard(.textEdited(.added("a"))) == "")
    let words = try TalkBackListener(["keyboardEchoOnScreen": "words"])
    #expect(words.heard(.textEdited(.added("a"))) == "")
    #expect(words.heard(.textEdited(.added("and"))) == "and")
  }
}
