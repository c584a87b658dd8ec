import Earshot
import Testing

@Suite struct TalkBackHintTests {
  private func hint(
    _ node: TalkBackNode, _ settings: [String: String] = [:]
  ) throws -> String {
    try TalkBackListener(settings).announcement(node).hint
  }

  @Test func `the click hint is the label, then select, then toggle, then activate`() throws {
    var item = node("CheckBox", text: "Mail") {
      $0.id = "item"
      $0.clickable = true
    }
    #expect(try hint(item) == "Double-tap to activate")
    item.checkable = true
    #expect(try hint(item) == "Double-tap to toggle")
    let list = node("ListView", children: [item, node(text: "b")]) {
      $0.collectionInfo = .init(rowCount: 2, columnCount: 1, selectionMode: .single)
    }
    #expect(
      try TalkBackListener().walk(list, "item")
        == ["not checked, Mail, Check box, In list, 2 items | Double-tap to select"])
    item.actions = [.init(.click, label: "open")]
    #expect(try hint(item) == "Double-tap to open")
  }

  @Test func `a node that is not clickable has no click hint in touch mode`() throws {
    let box = node("CheckBox", text: "Mail") { $0.checkable = true }
    #expect(try hint(box) == "")
    #expect(try hint(box, ["inputMode": "keyboard"]) == "Press Alt + ENTER to toggle")
    let text = node(text: "Mail")
    #expect(try hint(text, ["inputMode": "keyboard"]) == "")
  }

  @Test func `single tap changes the click hint and not the long-click hint`() throws {
    let button = node("Button", text: "Save") {
      $0.clickable = true
      $0.longClickable = true
    }
    #expect(
      try hint(button, ["singleTapActivation": "on"])
        == "Tap to activate, Double-tap and hold to long press")
  }

  @Test func `a long-click label describes the effect of holding`() throws {
    let row = node(text: "Row") { $0.actions = [.init(.longClick, label: "select")] }
    #expect(try hint(row) == "Double-tap and hold to select")
    #expect(try hint(row, ["inputMode": "keyboard"]) == "Press Alt + Shift + ENTER to select")
  }

  @Test(
    arguments: [
      ("Button", "Press Alt + ENTER to activate, Press Alt + Shift + ENTER to long press"),
      ("Spinner", "Press Alt + ENTER to change"),
      ("EditText", "Press Alt + ENTER to edit text, Press Alt + Shift + ENTER to long press"),
    ])
  func `with a keyboard the hints name keys`(className: String, heard: String) throws {
    let view = node(className, text: "Save") {
      $0.clickable = true
      $0.longClickable = true
      $0.editable = true
    }
    #expect(try hint(view, ["inputMode": "keyboard"]) == heard)
  }

  @Test func `an edit box says how to edit it until it has input focus`() throws {
    var field = node("EditText", text: "Name") {
      $0.editable = true
      $0.clickable = true
      $0.longClickable = true
    }
    #expect(try hint(field) == "Double-tap to edit text, Double-tap and hold to long press")
    field.focused = true
    #expect(
      try TalkBackListener().heard(field)
        == "Name, Edit box | Double-tap and hold to long press, "
        + "Actions available, use Tap with 3 fingers to view")
    field.contentDescription = "Name"
    #expect(try hint(field) == "Double-tap and hold to long press")
  }

  @Test func `a slider that scrolls says only how to adjust it`() throws {
    var slider = node("SeekBar", description: "Volume") {
      $0.stateDescription = "87%"
      $0.clickable = true
      $0.actions = [.init(.scrollForward), .init(.scrollBackward), .init(.setProgress)]
    }
    #expect(
      try TalkBackListener().heard(slider)
        == "87%, Volume, Slider | \"Swipe up\" or \"Swipe down\" to adjust")
    slider.enabled = false
    #expect(try TalkBackListener().heard(slider) == "87%, Volume, Slider, disabled")
    slider.enabled = true
    slider.actions = []
    #expect(try hint(slider) == "Double-tap to activate")
  }

  @Test func `a view inside a number picker says first how to adjust it`() throws {
    let picker = node(
      "NumberPicker",
      children: [
        node("Button", text: "March") {
          $0.id = "month"
          $0.clickable = true
          $0.longClickable = true
        }
      ]
    ) { $0.actions = [.init(.scrollForward)] }
    #expect(
      try TalkBackListener().walk(picker, "month") == [
        "March, Button | \"Swipe up\" or \"Swipe down\" to adjust, Double-tap to activate, "
          + "Double-tap and hold to long press"
      ])
  }

  @Test func `labels, actions and links share one menu hint in this order`() throws {
    let row = node("android.view.View") {
      $0.clickable = true
      $0.viewIdResourceName = "com.example:id/row"
      $0.links = 2
      $0.actions = [.init(.custom, label: "Archive")]
    }
    #expect(
      try hint(row)
        == "Double-tap to activate, Labels, Actions, Links available, use Tap with 3 fingers to view"
    )
    #expect(
      try hint(node(text: "Terms") { $0.links = 1 })
        == "Links available, use Tap with 3 fingers to view")
  }

  @Test(arguments: ["EXPAND", "COLLAPSE", "DISMISS", "DRAG_START", "DRAG_DROP", "DRAG_CANCEL"])
  func `the actions of the platform are in the menu`(name: String) throws {
    let row = node(text: "Row") { $0.actions = [.init(.init(rawValue: name))] }
    #expect(try hint(row) == "Actions available, use Tap with 3 fingers to view")
  }

  @Test(arguments: [nil, "", " "])
  func `a custom action without a label is not in the menu`(label: String?) throws {
    #expect(try hint(node(text: "Row") { $0.actions = [.init(.custom, label: label)] }) == "")
  }

  @Test func `the reading control turns to actions after the first node that has some`() throws {
    func row(_ id: String, _ actions: [TalkBackNode.Action]) -> TalkBackNode {
      node(text: id) {
        $0.id = id
        $0.actions = actions
      }
    }
    let archive = [TalkBackNode.Action(.custom, label: "Archive")]
    let group = node(children: [
      row("a1", archive), row("b2", archive), row("c3", []), row("d4", archive),
    ])
    #expect(
      try TalkBackListener().walk(group, "a1", "b2", "c3", "d4") == [
        "a1 | Actions available, use Tap with 3 fingers to view",
        "b2 | Actions available, swipe up or swipe down and double-tap to activate",
        "c3",
        "d4 | Actions available, use Tap with 3 fingers to view",
      ])
  }

  @Test func `with the reading control on actions the other types keep the menu hint`() throws {
    let row = node(text: "Row") {
      $0.links = 1
      $0.actions = [.init(.custom, label: "Archive")]
    }
    #expect(
      try hint(row, ["readingControl": "actions"])
        == "Actions available, swipe up or swipe down and double-tap to activate, "
        + "Links available, use Tap with 3 fingers to view")
  }

  @Test(arguments: ["Button", "EditText", "SeekBar", "Spinner", "CheckBox"])
  func `a disabled node gives no hint at all`(className: String) throws {
    let view = node(className, text: "Save") {
      $0.enabled = false
      $0.editable = true
      $0.clickable = true
      $0.longClickable = true
      $0.checkable = true
      $0.links = 1
      $0.actions = [.init(.click, label: "go"), .init(.scrollForward), .init(.dismiss)]
    }
    #expect(try hint(view) == "")
    #expect(try hint(view, ["inputMode": "keyboard"]) == "")
  }

  @Test func `keys of a keyboard have no click hint and no actions`() throws {
    let key = node("Button", text: "h") {
      $0.clickable = true
      $0.longClickable = true
      $0.actions = [.init(.dismiss)]
      $0.window = .init(id: 9, type: "INPUT_METHOD")
    }
    #expect(try hint(key) == "")
  }

  @Test func `without hints only the hint is missing`() throws {
    let row = node("Button", text: "Row") {
      $0.clickable = true
      $0.hintText = "more"
      $0.actions = [.init(.dismiss)]
    }
    let with = try TalkBackListener().announcement(row)
    let without = try TalkBackListener(["usageHints": "off"]).announcement(row)
    #expect(without.parts == with.parts.filter { $0.utterance == .announcement })
    #expect(with.parts.filter { $0.utterance == .hint }.map(\.kind) == [.hint, .actions])
  }
}
