import Earshot
import Testing

@Suite struct TalkBackHintSentenceTests {
  private static let long = "Double-tap and hold to long press"
  private static let adjust = "\"Swipe up\" or \"Swipe down\" to adjust"
  private static let menu = "Actions available, use Tap with 3 fingers to view"

  private static func both(
    _ className: String?, _ change: (inout TalkBackNode) -> Void = { _ in }
  ) -> TalkBackNode {
    node(className, text: "Save") {
      ($0.clickable, $0.longClickable) = (true, true)
      change(&$0)
    }
  }

  private static let roles: [TalkBackSentence] = [
    .init(
      "a drop down list says how to change it even if it cannot be clicked, and has no long press hint",
      node("Spinner", text: "PM") { $0.longClickable = true },
      "PM, Drop down list | Double-tap to change"),
    .init(
      "a drop down list's click label is not said",
      node("Spinner", text: "PM") { $0.actions = [.init(.click, label: "open")] },
      "PM, Drop down list | Double-tap to change"),
    .init(
      "an edit box says how to edit it even if it cannot be clicked",
      node("EditText", text: "Ada") { $0.editable = true },
      "Ada, Edit box | Double-tap to edit text"),
    .init(
      "an edit box's click label is not said",
      node("EditText", text: "Ada") {
        $0.editable = true
        $0.actions = [.init(.click, label: "type")]
      }, "Ada, Edit box | Double-tap to edit text"),
    .init(
      "an edit box that cannot be edited is clicked like other nodes",
      node("EditText", text: "Ada") { $0.clickable = true }, "Ada | Double-tap to activate"),
    .init(
      "a slider that scrolls back only says how to adjust it, and has no click hint",
      node("SeekBar", description: "Volume") {
        ($0.clickable, $0.longClickable) = (true, true)
        $0.actions = [.init(.scrollBackward), .init(.click, label: "mute")]
      }, "Volume, Slider | \(adjust)"),
    .init(
      "a progress bar that scrolls has no hint",
      node("ProgressBar", description: "Load") { $0.actions = [.init(.scrollForward)] },
      "Load, Progress bar"),
    .init(
      "a slider that cannot scroll is clicked and long-pressed like other nodes",
      node("SeekBar", description: "Volume") { ($0.clickable, $0.longClickable) = (true, true) },
      "Volume, Slider | Double-tap to activate, \(long)"),
    .init(
      "a slider with actions says them at the end",
      node("SeekBar", description: "Volume") {
        $0.actions = [.init(.scrollForward), .init(.custom, label: "Mute")]
      }, "Volume, Slider | \(adjust), \(menu)"),
    .init(
      "a number picker that cannot scroll has no hint",
      node("NumberPicker", children: [both("Button") { $0.id = "inner" }]),
      "Save, Button | Double-tap to activate, \(long)", at: "inner"),
    .init(
      "a disabled view inside a number picker has no hint",
      node("NumberPicker", children: [both("Button") { ($0.id, $0.enabled) = ("inner", false) }]) {
        $0.actions = [.init(.scrollForward)]
      }, "Save, Button, disabled", at: "inner"),
    .init(
      "a slider inside a number picker is adjusted twice",
      node(
        "NumberPicker",
        children: [
          node("SeekBar", text: "Hour") {
            $0.id = "inner"
            $0.actions = [.init(.scrollForward)]
          }
        ]
      ) { $0.actions = [.init(.scrollForward)] },
      "Hour, Slider | \(adjust), \(adjust)", at: "inner"),
    .init(
      "an expanded check box says how to toggle it before the menu's actions",
      node("CheckBox", text: "Mail") {
        ($0.checkable, $0.clickable, $0.stateDescription) = (true, true, "Mixed")
        $0.actions = [.init(.collapse)]
      }, "expanded, Mixed, Mail, Check box | Double-tap to toggle, \(menu)"),
    .init(
      "a labelled edit box with an error has its hint after the label",
      node("EditText", text: "12") {
        ($0.editable, $0.error) = (true, "Too small")
        $0.labeledBy = .text("Hour")
      }, "12, Edit box, Error: Too small for Hour | Double-tap to edit text"),
    .init(
      "only right inside a number picker",
      node("NumberPicker", children: [node(children: [both("Button") { $0.id = "inner" }])]) {
        $0.actions = [.init(.scrollForward)]
      }, "Save, Button | Double-tap to activate, \(long)", at: "inner"),
    .init(
      "the edit box of a number picker says first how to adjust it",
      node("NumberPicker", children: [both("EditText") { ($0.id, $0.editable) = ("inner", true) }])
      { $0.actions = [.init(.scrollBackward)] },
      "Save, Edit box | \(adjust), Double-tap to edit text, \(long)", at: "inner"),
  ]

  private static let clicks: [TalkBackSentence] = [
    .init(
      "a click action is enough",
      node(text: "Save") { $0.actions = [.init(.click)] }, "Save | Double-tap to activate"),
    .init(
      "a label of only spaces counts as missing",
      node(text: "Save") { $0.actions = [.init(.click, label: " ")] },
      "Save | Double-tap to activate"),
    .init(
      "a click's label comes before toggle",
      node("CheckBox", text: "Mail") {
        ($0.checkable, $0.clickable) = (true, true)
        $0.actions = [.init(.click, label: "mark")]
      }, "not checked, Mail, Check box | Double-tap to mark"),
    .init(
      "tap to do the action in the label",
      node(text: "Save") { $0.actions = [.init(.click, label: "keep")] }, "Save | Tap to keep",
      settings: ["singleTapActivation": "on"]),
    .init(
      "tap to toggle", node(text: "Mail") { ($0.checkable, $0.clickable) = (true, true) },
      "not checked, Mail | Tap to toggle", settings: ["singleTapActivation": "on"]),
    .init(
      "tap to edit text and to change", node("Spinner", text: "PM"),
      "PM, Drop down list | Tap to change", settings: ["singleTapActivation": "on"]),
    .init(
      "a long press is never a tap",
      node(text: "Save") { $0.actions = [.init(.longClick, label: "pick")] },
      "Save | Double-tap and hold to pick", settings: ["singleTapActivation": "on"]),
    .init(
      "a long press label of only spaces counts as missing",
      node(text: "Save") { $0.actions = [.init(.longClick, label: " ")] }, "Save | \(long)"),
    .init(
      "a node that can be long-pressed but not clicked",
      node(text: "Save") { $0.longClickable = true }, "Save | \(long)"),
    .init(
      "an item of a collection in which several can be selected is activated",
      list(.multiple) { $0.clickable = true }, "Mail | Double-tap to activate", at: "item"),
    .init(
      "an item of a collection in which one can be selected and that cannot be clicked",
      list(.single) { $0.checkable = true }, "not checked, Mail", at: "item"),
    .init(
      "select comes before toggle",
      list(.single) { ($0.checkable, $0.clickable) = (true, true) },
      "not checked, Mail | Double-tap to select", at: "item"),
    .init(
      "with keys an item is selected whether it can be clicked or not",
      list(.single) { _ in }, "Mail | Press Alt + ENTER to select",
      settings: ["inputMode": "keyboard"], at: "item"),
  ]

  private static func list(
    _ mode: TalkBackNode.CollectionInfo.SelectionMode, _ change: (inout TalkBackNode) -> Void
  ) -> TalkBackNode {
    let item = node(text: "Mail") {
      $0.id = "item"
      change(&$0)
    }
    return node("ListView", children: [item, item]) {
      $0.collectionInfo = .init(rowCount: 1, columnCount: 1, selectionMode: mode)
    }
  }

  private static let keyboard: [TalkBackSentence] = [
    .init(
      "keys for the click label",
      node(text: "Save") { $0.actions = [.init(.click, label: "keep")] },
      "Save | Press Alt + ENTER to keep"),
    .init(
      "keys to activate", node(text: "Save") { $0.clickable = true },
      "Save | Press Alt + ENTER to activate"),
    .init(
      "keys to hold", node(text: "Save") { $0.longClickable = true },
      "Save | Press Alt + Shift + ENTER to long press"),
    .init("plain text has no keys", node(text: "Save"), "Save"),
    .init(
      "a slider is adjusted by gestures",
      node("SeekBar", description: "Volume") { $0.actions = [.init(.scrollForward)] },
      "Volume, Slider | \(adjust)"),
  ]

  private static let none: [TalkBackSentence] = [
    .init("no hint for plain text", node("TextView", text: "Save"), "Save"),
    .init("no hint for a heading", node(text: "Save") { $0.heading = true }, "Save, Heading"),
    .init(
      "no hint for a pager that scrolls",
      node("androidx.viewpager.widget.ViewPager", description: "Tour") {
        $0.actions = [.init(.scrollForward), .init(.pageRight)]
      }, "Tour, Page"),
    .init(
      "no hint for merged nodes",
      node(text: "Save", children: [node("Spinner", text: "PM") { $0.links = 1 }]),
      "Save, PM, Drop down list"),
    .init(
      "no hint for nodes that are only selected or checkable",
      node("CheckBox", text: "Mail") { ($0.checkable, $0.selected) = (true, true) },
      "selected, not checked, Mail, Check box"),
  ]

  @Test(arguments: roles + clicks + none)
  func `a hint names the possible actions`(_ sentence: TalkBackSentence) throws {
    try sentence.check()
  }

  @Test(arguments: keyboard)
  func `with a keyboard a hint names keys`(_ sentence: TalkBackSentence) throws {
    let listener = try TalkBackListener(
      sentence.settings.merging(["inputMode": "keyboard"]) { own, _ in own })
    #expect(listener.heard(sentence.tree) == sentence.heard)
    let single = try TalkBackListener(["inputMode": "keyboard", "singleTapActivation": "on"])
    #expect(single.heard(sentence.tree) == sentence.heard)
  }

  @Test(arguments: [
    ("SCROLL_FORWARD", "actions.SCROLL_FORWARD"), ("SCROLL_BACKWARD", "actions.SCROLL_BACKWARD"),
  ])
  func `the hint of a picker comes from the picker`(action: String, origin: String) throws {
    let picker = node("NumberPicker", children: [node("Button", text: "5") { $0.id = "inner" }]) {
      $0.actions = [.init(.init(rawValue: action))]
    }
    let tree = TalkBackTree(picker)
    let index = try #require(tree.index(ofID: "inner"))
    let said = try TalkBackListener().composer.focus(index, in: tree, after: TalkBackHistory())
    #expect(said.announcement.parts.last?.origin == origin)
  }
}

extension TalkBackHintSentenceTests {
  @Test func `an event has no hint, because focus did not move to the node`() throws {
    let slider = node("SeekBar", description: "Volume") {
      $0.liveRegion = .polite
      $0.actions = [.init(.scrollForward), .init(.dismiss)]
    }
    let events: [TalkBackEvent] = [.viewClicked, .contentChanged(.init([.text], isFocused: true))]
    for event in events {
      let said = try TalkBackListener().composer.event(
        event, at: TalkBackTree.root, in: TalkBackTree(slider), after: TalkBackHistory())
      #expect(said.announcement.hint == "")
    }
    #expect(try TalkBackListener().announcement(slider).hint != "")
  }
}

extension TalkBackHintSentenceTests {
  private static func row(_ change: (inout TalkBackNode) -> Void) -> TalkBackNode {
    node(text: "Row") { change(&$0) }
  }

  private static let menus: [TalkBackSentence] = [
    .init(
      "a node without a label offers one if it has an id",
      node("Button") {
        $0.clickable = true
        $0.viewIdResourceName = "com.example:id/cart"
      }, "Button | Double-tap to activate, Labels available, use Tap with 3 fingers to view"),
    .init(
      "a node with a label offers none",
      node("Button", text: "Cart") {
        $0.clickable = true
        $0.viewIdResourceName = "com.example:id/cart"
      }, "Cart, Button | Double-tap to activate"),
    .init(
      "actions and links share the hint",
      row {
        $0.links = 1
        $0.actions = [.init(.dismiss)]
      }, "Row | Actions, Links available, use Tap with 3 fingers to view"),
    .init(
      "actions that the menu does not list",
      row {
        $0.actions = [
          .init(.select), .init(.focus), .init(.setSelection), .init(.scrollForward),
          .init(.setProgress), .init(.pageUp),
        ]
      }, "Row, Page"),
    .init(
      "an edit box without input focus has no actions of its own",
      node("EditText", text: "Ada") { $0.editable = true },
      "Ada, Edit box | Double-tap to edit text"),
    .init(
      "an edit box with actions of the app has them without input focus",
      node("EditText", text: "Ada") {
        $0.editable = true
        $0.actions = [.init(.custom, label: "Scan")]
      }, "Ada, Edit box | Double-tap to edit text, \(menu)"),
    .init(
      "an edit box keeps the gesture of the menu while the reading control is on actions",
      node("EditText", text: "Ada") { ($0.editable, $0.focused) = (true, true) },
      "Ada, Edit box | \(menu)", settings: ["readingControl": "actions"]),
    .init(
      "an edit box without a role has no actions of editing",
      node("EditText", text: "Ada") { $0.focused = true }, "Ada"),
    .init(
      "the menu comes after the long press",
      row {
        ($0.clickable, $0.longClickable, $0.links) = (true, true, 1)
      },
      "Row | Double-tap to activate, \(long), Links available, use Tap with 3 fingers to view"),
  ]

  @Test(arguments: menus)
  func `the menu is last`(_ sentence: TalkBackSentence) throws { try sentence.check() }

  @Test func `an edit box does not turn the reading control to actions`() throws {
    let actions = [TalkBackNode.Action(.custom, label: "Scan")]
    let form = node(children: [
      node("EditText", text: "Ada") {
        ($0.id, $0.editable, $0.actions) = ("field", true, actions)
      },
      node(text: "Row") { ($0.id, $0.actions) = ("row", actions) },
    ])
    #expect(
      try TalkBackListener().walk(form, "field", "row") == [
        "Ada, Edit box | Double-tap to edit text, \(Self.menu)", "Row | \(Self.menu)",
      ])
  }
}
