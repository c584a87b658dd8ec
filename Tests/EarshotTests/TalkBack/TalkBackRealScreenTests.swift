import Earshot
import Testing

/// Screens of real Android apps; labels are changed.
@Suite struct TalkBackRealScreenTests {
  private func heard(_ node: TalkBackNode) throws -> String { try TalkBackListener().heard(node) }

  @Test func `a row of the system settings reads title and summary together`() throws {
    let row = node(
      "LinearLayout",
      children: [
        node("LinearLayout", children: [node("ImageView") { $0.actions = [.init(.select)] }]),
        node(
          "RelativeLayout",
          children: [
            node("TextView", text: "Network"), node("TextView", text: "Mobile, hotspot"),
          ]),
      ]
    ) {
      $0.clickable = true
      $0.focusable = true
    }
    #expect(try heard(row) == "Unlabelled, Network, Mobile, hotspot | Double-tap to activate")
  }

  @Test func `an alarm's switch has its own stop and says its state first`() throws {
    let card = node(
      "android.view.ViewGroup", description: "7:30 AM, weekdays",
      children: [
        node("TextView", text: "7:30 AM"),
        node("Switch", text: "ON") {
          $0.id = "switch"
          $0.checkable = true
          $0.checked = true
          $0.clickable = true
          $0.focusable = true
        },
      ]
    ) {
      $0.id = "card"
      $0.clickable = true
      $0.focusable = true
    }
    #expect(
      try TalkBackListener().walk(card, "card", "switch") == [
        "7:30 AM, weekdays | Double-tap to activate", "ON, Switch | Double-tap to toggle",
      ])
  }

  @Test func `a toolbar image with a description is a button`() throws {
    let more = node("ImageView", description: "More options") {
      $0.clickable = true
      $0.focusable = true
      $0.longClickable = true
    }
    // Recorded: "More Options Button Double tap to activate. Double tap and hold to long Press".
    #expect(
      try heard(more)
        == "More options, Button | Double-tap to activate, Double-tap and hold to long press")
  }

  @Test func `a form field that is filled says its value before its role`() throws {
    let field = node("EditText", text: "ada") {
      $0.editable = true
      $0.clickable = true
      $0.focusable = true
      $0.longClickable = true
      $0.hintText = "User name"
    }
    #expect(
      try heard(field)
        == "ada, Edit box, User name | Double-tap to edit text, Double-tap and hold to long press")
  }

  @Test func `a password of a form says its length`() throws {
    let field = node("EditText", text: "••••••", description: "password") {
      $0.editable = true
      $0.password = true
      $0.focused = true
      $0.clickable = true
      $0.actions = [.init(.setSelection)]
    }
    #expect(try heard(field) == "password, 6 characters, Edit box")
  }

  @Test func `a like button of Compose says its text and role`() throws {
    let like = node("android.view.View", children: [node(text: "Like"), node("Button")]) {
      $0.clickable = true
      $0.focusable = true
    }
    #expect(try heard(like) == "Like, Button | Double-tap to activate")
  }

  @Test func `a dropdown is announced as recorded`() throws {
    let trigger = node("android.view.View", description: "Search by menu") {
      $0.roleDescription = "Popup button"
      $0.clickable = true
      $0.actions = [.init(.expand)]
    }
    #expect(
      try heard(trigger)
        == "collapsed, Search by menu, Popup button | Double-tap to activate, "
        + "Actions available, use Tap with 3 fingers to view")
    let options = node(
      "ListView",
      children: [
        node("CheckedTextView", text: "By airline") {
          $0.id = "other"
          $0.checkable = true
          $0.clickable = true
        },
        node("CheckedTextView", text: "By code") {
          $0.id = "chosen"
          $0.checkable = true
          $0.checked = true
          $0.clickable = true
        },
      ]
    ) { $0.collectionInfo = .init(rowCount: 2, columnCount: 1, selectionMode: .single) }
    #expect(
      try TalkBackListener(["speakContainerInfo": "off"]).walk(options, "other", "chosen") == [
        "By airline | Double-tap to select", "checked, By code | Double-tap to select",
      ])
  }

  @Test func `a checkbox is announced as recorded, and toggling it says the new state`() throws {
    var box = node("CheckBox", text: "Set as default") {
      $0.checkable = true
      $0.clickable = true
    }
    #expect(try heard(box) == "not checked, Set as default, Check box | Double-tap to toggle")
    box.checked = true
    #expect(try TalkBackListener().heard(.viewClicked, box) == "checked")
  }

  @Test func `a menu item that is selected is announced as recorded`() throws {
    let item = node("TextView", text: "Move to") {
      $0.selected = true
      $0.clickable = true
    }
    #expect(try heard(item) == "selected, Move to | Double-tap to activate")
  }

  @Test func `a search field comes up with its keyboard`() throws {
    let listener = try TalkBackListener()
    #expect(listener.heard(.keyboardShown(windowTitle: "English (US)")) == "Showing English (US)")
    let field = node("EditText", text: "Search") {
      $0.editable = true
      $0.hintText = "Search"
      $0.showingHintText = true
    }
    #expect(listener.announcement(field).text == "Search, Edit box")
  }
}
