import Earshot
import Testing

@Suite struct `TalkBack's focus` {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let screen: TalkBackNode
    let stops: [String]

    init(_ sentence: String, _ screen: TalkBackNode, _ stops: String...) {
      (testDescription, self.screen, self.stops) = (sentence, screen, stops)
    }
  }

  @Test(arguments: operable + scrolled + speaking + windows)
  func `stops at the known nodes`(row: Row) {
    let tree = TalkBackTree(row.screen)
    let stops = TalkBackReadingOrder(tree).stops.map { tree[$0].id ?? "" }
    #expect(stops == row.stops, "\(row.testDescription)")
  }

  private static func blank(
    _ id: String, _ children: TalkBackNode..., change: (inout TalkBackNode) -> Void
  ) -> TalkBackNode {
    node("android.view.View", children: children) {
      $0.id = id
      change(&$0)
    }
  }

  private static func doing(_ actions: TalkBackNode.Action.Name...) -> TalkBackNode {
    blank("view") { $0.actions = actions.map { .init($0) } }
  }

  static let operable: [Row] = [
    Row(
      "stops at nodes that can be clicked, even if they are silent",
      blank("view") { $0.clickable = true }, "view"),
    Row(
      "stops at nodes that can be long-pressed", blank("view") { $0.longClickable = true }, "view"),
    Row("stops at nodes that take input focus", blank("view") { $0.focusable = true }, "view"),
    Row(
      "stops at nodes marked for screen reader focus",
      blank("view") { $0.screenReaderFocusable = true },
      "view"),
    Row("treats a click action as clickable", doing(.click), "view"),
    Row("treats a long click action as long-clickable", doing(.longClick), "view"),
    Row("treats a focus action as focusable", doing(.focus), "view"),
    Row("skips nodes with only other actions", doing(.custom, .expand, .select)),
    Row(
      "skips nodes that are not visible, regardless of their actions",
      blank("view") { ($0.clickable, $0.visible) = (true, false) }),
    Row(
      "skips nodes that can be clicked and contain nothing to announce",
      blank("group", blank("in") { _ in }) { $0.clickable = true }),
    Row(
      "stops inside it at nodes that can be clicked",
      blank("group", text("button") { $0.clickable = true }) { $0.clickable = true }, "button"),
  ]

  private static func holding(
    _ className: String, _ change: (inout TalkBackNode) -> Void = { _ in }
  ) -> TalkBackNode {
    node(className, children: [blank("item", text("text")) { _ in }], change)
  }

  static let scrolled: [Row] = [
    Row("stops at the items of a list", holding("ListView"), "item"),
    Row("of a grid", holding("GridView"), "item"),
    Row("of a scroll view", holding("ScrollView"), "item"),
    Row("of a horizontal scroll view", holding("HorizontalScrollView"), "item"),
    Row(
      "of a node that scrolls forward",
      holding("FrameLayout") { $0.actions = [.init(.scrollForward)] }, "item"),
    Row(
      "of a node that scrolls backward",
      holding("FrameLayout") { $0.actions = [.init(.scrollBackward)] }, "item"),
    Row(
      "of a collection that is a list by its counts",
      holding("LinearLayout") { $0.collectionInfo = .init(rowCount: 2, columnCount: 1) }, "item"),
    Row("but at the text in any other container", holding("FrameLayout"), "text"),
    Row(
      "at the text in a pager that cannot be scrolled",
      holding("androidx.viewpager.widget.ViewPager"), "text"),
    Row(
      "never at the item of a spinner, scrolled or not",
      holding("Spinner") { $0.actions = [.init(.scrollForward)] }, "text"),
    Row(
      "not at an item further down",
      node("ListView", children: [node(children: [blank("deep", text("text")) { _ in }])]) {
        $0.id = "list"
      }, ""),
    Row(
      "nor at an item that has nothing to say", node("ListView", children: [blank("item") { _ in }])
    ),
    Row(
      "nor at an item with only children that can have focus",
      node("ListView", children: [blank("item", text("button") { $0.clickable = true }) { _ in }]),
      "button"),
  ]

  static let speaking: [Row] = [
    Row(
      "stops at a text, a description and a hint",
      node(children: [
        text("text"), blank("description") { $0.contentDescription = "d" },
        blank("hint") { $0.hintText = "h" },
      ]), "text", "description", "hint"),
    Row(
      "stops at a state, a checkable node and a range",
      node(children: [
        blank("state") { $0.stateDescription = "On" }, blank("box") { $0.checkable = true },
        blank("range") { $0.rangeInfo = .init(.int, min: 0, max: 2, current: 1) },
      ]), "state", "box", "range"),
    Row(
      "skips an invalid range and a blank text",
      node(children: [
        blank("range") { $0.rangeInfo = .init(.int, min: 2, max: 0, current: 1) },
        blank("blank") { $0.text = " " }, blank("tooltip") { $0.tooltipText = "Tip" },
      ])),
    Row(
      "skips a collection's text",
      blank("list", text("inside")) {
        $0.text = "Mail"
        $0.collectionInfo = .init(rowCount: 2, columnCount: 1)
      }, "inside"),
    Row(
      "but not over its state",
      blank("list") {
        $0.stateDescription = "Loading"
        $0.collectionInfo = .init(rowCount: 2, columnCount: 1)
      }, "list"),
    Row(
      "leaves a text to a parent or ancestor that can have focus",
      blank("row", text("near"), node(children: [text("far")])) { $0.clickable = true }, "row"),
    Row(
      "stops at a row for a text that was scrolled out of sight",
      blank("row", text("gone") { $0.visible = false }) { $0.clickable = true }, "row"),
    Row(
      "unless the row scrolls by itself",
      node("ScrollView", children: [text("gone") { $0.visible = false }]) {
        ($0.id, $0.clickable) = ("row", true)
      }),
    Row(
      "and not for a state out of sight",
      blank("row", blank("gone") { ($0.stateDescription, $0.visible) = ("On", false) }) {
        $0.clickable = true
      }),
    Row(
      "stops at a text whose container is not visible",
      node(children: [node(children: [text("text")]) { $0.visible = false }]), "text"),
    Row(
      "uses the children of views that are not important",
      blank("row", node(children: [text("kept")]) { $0.importantForAccessibility = .no }) {
        $0.clickable = true
      }, "row"),
    Row(
      "and treats a row as empty if its views hide their children",
      blank(
        "row", node(children: [text("gone")]) { $0.importantForAccessibility = .noHideDescendants }
      ) {
        $0.clickable = true
      }, "row"),
  ]

  private static let screen = TalkBackNode.Bounds(left: 0, top: 0, right: 9, bottom: 9)

  private static func filling(_ change: (inout TalkBackNode) -> Void) -> TalkBackNode {
    node(children: [
      node(description: "All", children: [text("text")]) {
        ($0.id, $0.bounds) = ("group", screen)
        change(&$0)
      }
    ]) { $0.bounds = screen }
  }

  static let windows: [Row] = [
    Row("skips a container as large as the window", filling { _ in }, "text"),
    Row("even one marked for screen reader focus", filling { $0.screenReaderFocusable = true }),
    Row("but not one that can be clicked", filling { $0.clickable = true }, "group"),
    Row("or held", filling { $0.actions = [.init(.longClick)] }, "group"),
    Row("or takes input focus", filling { $0.focusable = true }, "group"),
    Row("or offers the action for it", filling { $0.actions = [.init(.focus)] }, "group"),
    Row("nor one without children", filling { $0.children = [] }, "group"),
    Row("nor one that is smaller", filling { $0.bounds?.right = 8 }, "group", "text"),
  ]
}
