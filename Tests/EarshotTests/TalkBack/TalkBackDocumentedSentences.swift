import Earshot
import Testing

/// MagentaA11y's announcements for Android, compared with TalkBack 15.1 in each order of state,
/// name and role.
@Suite struct `The announcements that MagentaA11y documents` {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let node: TalkBackNode
    let heard: [String]

    init(_ documented: String, _ node: TalkBackNode, _ heard: String...) {
      (testDescription, self.node, self.heard) = (documented, node, heard)
    }
  }

  @Test(arguments: said + saidInOneOrder + neverSaid)
  func `are said in their known order`(row: Row) throws {
    let orders = ["state-name-role", "role-name-state", "name-role-state"]
    for (order, heard) in zip(orders, row.heard) {
      let listener = try TalkBackListener(["descriptionOrder": order])
      let tree = TalkBackTree(row.node)
      let index = tree.index(ofID: "node") ?? TalkBackTree.root
      let said = listener.composer.focus(index, in: tree, after: TalkBackHistory()).announcement
      #expect(said.heard == heard, "\(order)")
    }
  }

  private static func control(
    _ className: String?, _ text: String? = "Label", children: [TalkBackNode] = [],
    _ change: (inout TalkBackNode) -> Void = { _ in }
  ) -> TalkBackNode {
    node(className, text: text, children: children) {
      ($0.id, $0.clickable) = ("node", true)
      change(&$0)
    }
  }

  private static let menu = "Actions available, use Tap with 3 fingers to view"

  /// The rows that match in the default order if letter case and hyphens are ignored.
  static let said: [Row] = [
    Row(
      "label, button, double tap to activate", control("Button"),
      "Label, Button | Double-tap to activate", "Button, Label | Double-tap to activate",
      "Label, Button | Double-tap to activate"),
    Row(
      "checked, label, checkbox, double tap to toggle",
      control("CheckBox") { ($0.checkable, $0.checked) = (true, true) },
      "checked, Label, Check box | Double-tap to toggle"),
    Row(
      "not checked, label, checkbox, double tap to toggle",
      control("CheckBox") { $0.checkable = true },
      "not checked, Label, Check box | Double-tap to toggle"),
    Row(
      "checked, label, radio button, double tap to toggle",
      control("RadioButton") { ($0.checkable, $0.checked) = (true, true) },
      "checked, Label, Radio button | Double-tap to toggle"),
    Row(
      "value, name, slider, swipe up or swipe down to adjust",
      control("SeekBar", nil) {
        ($0.contentDescription, $0.stateDescription) = ("name", "value")
        $0.actions = [.init(.scrollForward)]
      }, "value, name, Slider | \"Swipe up\" or \"Swipe down\" to adjust"),
    Row(
      "on, label, switch, double tap to toggle",
      control("Switch", nil) {
        ($0.contentDescription, $0.checkable, $0.checked) = ("Label", true, true)
      }, "on, Label, Switch | Double-tap to toggle"),
    Row(
      "off, label, switch, disabled",
      control("Switch", nil) {
        ($0.contentDescription, $0.checkable, $0.enabled) = ("Label", true, false)
      }, "off, Label, Switch, disabled"),
    Row(
      "categories, heading",
      node(text: "Categories") { $0.heading = true }, "Categories, Heading", "Categories, Heading",
      "Categories, Heading"),
    Row(
      "more options button, disabled",
      control("ImageButton", nil) { ($0.contentDescription, $0.enabled) = ("More options", false) },
      "More options, Button, disabled"),
    Row(
      "label, double tap to activate, links available, tap with three fingers to view",
      control("TextView") { $0.links = 1 },
      "Label | Double-tap to activate, Links available, use Tap with 3 fingers to view"),
    Row(
      "double tap to select, in a list of which one can be selected",
      node(
        "RadioGroup",
        children: [
          control("RadioButton") { ($0.checkable, $0.checked) = (true, true) }
        ]
      ) { $0.collectionInfo = .init(rowCount: -1, columnCount: 1, selectionMode: .single) },
      "checked, Label, Radio button, In list | Double-tap to select"),
    Row(
      "name, edit box, double-tap and hold to long press, actions available",
      control("EditText", "Name") {
        ($0.editable, $0.focused, $0.longClickable) = (true, true, true)
      }, "Name, Edit box | Double-tap and hold to long press, \(menu)"),
  ]

  /// The rows that match in only one order, or for only one kind of view.
  static let saidInOneOrder: [Row] = [
    Row(
      "label, button, selected, double tap to activate",
      control("Button") { $0.selected = true },
      "selected, Label, Button | Double-tap to activate",
      "Button, Label, selected | Double-tap to activate",
      "Label, Button, selected | Double-tap to activate"),
    Row(
      "label, disabled", control("TextView") { $0.enabled = false }, "Label, disabled",
      "Label, disabled", "Label, disabled"),
    Row(
      "label, disabled, of a button", control("Button") { $0.enabled = false },
      "Label, Button, disabled", "Button, Label, disabled", "Label, Button, disabled"),
    Row(
      "label, link", control("TextView") { $0.roleDescription = "link" },
      "Label, link | Double-tap to activate", "link, Label | Double-tap to activate"),
    Row(
      "selected, selected option label, index",
      node(
        "ListView",
        children: [
          control("TextView", "option") {
            $0.selected = true
            $0.collectionItemInfo = .init(rowIndex: 1, columnIndex: 0)
          }
        ]
      ) { $0.collectionInfo = .init(rowCount: 5, columnCount: 1) },
      "selected, option, 2 of 5, In list, 5 items | Double-tap to activate",
      "option, selected, 2 of 5, In list, 5 items | Double-tap to activate",
      "option, selected, 2 of 5, In list, 5 items | Double-tap to activate"),
    Row(
      "amenities, 2 selected, collapsed",
      control(nil, "Amenities", children: [node(text: "2 selected")]) {
        $0.actions = [.init(.expand)]
      }, "collapsed, Amenities, 2 selected | Double-tap to activate, \(menu)",
      "Amenities, 2 selected, collapsed | Double-tap to activate, \(menu)",
      "Amenities, 2 selected, collapsed | Double-tap to activate, \(menu)"),
    Row(
      "edit box, label, double tap to edit text, if the field does not contain the label",
      control("EditText", nil) { ($0.editable, $0.hintText) = (true, "Label") },
      "Edit box, Label | Double-tap to edit text", "Edit box, Label | Double-tap to edit text",
      "Edit box, Label | Double-tap to edit text"),
    Row(
      "edit box, label, if the label is the field's text",
      control("EditText") { $0.editable = true }, "Label, Edit box | Double-tap to edit text",
      "Edit box, Label | Double-tap to edit text", "Label, Edit box | Double-tap to edit text"),
    Row(
      "value, edit box, label",
      control("EditText", "Value") { ($0.editable, $0.hintText) = (true, "Label") },
      "Value, Edit box, Label | Double-tap to edit text",
      "Edit box, Value, Label | Double-tap to edit text",
      "Value, Edit box, Label | Double-tap to edit text"),
  ]

  static let neverSaid: [Row] = [
    Row(
      "label, button, option, in list, collapsed",
      node(
        "ListView",
        children: [
          control("Button", children: [node(text: "option")]) {
            $0.actions = [.init(.expand)]
            $0.collectionItemInfo = .init(rowIndex: 0, columnIndex: 0)
          }
        ]
      ) { $0.collectionInfo = .init(rowCount: 3, columnCount: 1) },
      "collapsed, Label, Button, option, 1 of 3, In list, 3 items | Double-tap to activate, \(menu)",
      "Button, Label, option, collapsed, 1 of 3, In list, 3 items | Double-tap to activate, \(menu)",
      "Label, Button, option, collapsed, 1 of 3, In list, 3 items | Double-tap to activate, \(menu)"
    ),
    Row(
      "search, search for files, edit box",
      control("EditText", nil) {
        ($0.editable, $0.contentDescription, $0.hintText) = (true, "Search", "Search for files")
      }, "Search, Edit box, Search for files | Double-tap to edit text",
      "Edit box, Search, Search for files | Double-tap to edit text",
      "Search, Edit box, Search for files | Double-tap to edit text"),
    Row(
      "disabled, without other texts, of a field",
      control("EditText", nil) { $0.enabled = false }, "Edit box, disabled", "Edit box, disabled",
      "Edit box, disabled"),
  ]
}
