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
      "stops at what can be clicked, says it anything or not",
      blank("view") { $0.clickable = true }, "view"),
    Row("stops at what can be held", blank("view") { $0.longClickable = true }, "view"),
    Row("stops at what takes input focus", blank("view") { $0.focusable = true }, "view"),
    Row(
      "stops at what screen readers shall focus", blank("view") { $0.screenReaderFocusable = true },
      "view"),
    Row("takes the action of a click for being clickable", doing(.click), "view"),
    Row("takes the action of holding for being long-clickable", doing(.longClick), "view"),
    Row("takes the action of focus for being focusable", doing(.focus), "view"),
    Row("passes over what only offers other actions", doing(.custom, .expand, .select)),
    Row(
      "passes over what is not visible, whatever it offers",
      blank("view") { ($0.clickable, $0.visible) = (true, false) }),
    Row(
      "passes over what can be clicked and holds nothing that speaks",
      blank("group", blank("in") { _ in }) { $0.clickable = true }),
    Row(
      "goes into it for what can be clicked inside",
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
    Row("of a scroll view that goes sideways", holding("HorizontalScrollView"), "item"),
    Row(
      "of what can be scrolled forward",
      holding("FrameLayout") { $0.actions = [.init(.scrollForward)] }, "item"),
    Row(
      "of what can be scrolled backward",
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
    Row("nor at one that has nothing to say", node("ListView", children: [blank("item") { _ in }])),
    Row(
      "nor at one that only holds what has focus of its own",
      node("ListView", children: [blank("item", text("button") { $0.clickable = true }) { _ in }]),
      "button"),
  ]

  static let speaking: [Row] = [
    Row(
      "stops at a text, a description and a hint that stand alone",
      node(children: [
        text("text"), blank("description") { $0.contentDescription = "d" },
        blank("hint") { $0.hintText = "h" },
      ]), "text", "description", "hint"),
    Row(
      "stops at a state, at what can be checked and at a range",
      node(children: [
        blank("state") { $0.stateDescription = "On" }, blank("box") { $0.checkable = true },
        blank("range") { $0.rangeInfo = .init(.int, min: 0, max: 2, current: 1) },
      ]), "state", "box", "range"),
    Row(
      "passes over a range without sense and a blank text",
      node(children: [
        blank("range") { $0.rangeInfo = .init(.int, min: 2, max: 0, current: 1) },
        blank("blank") { $0.text = " " }, blank("tooltip") { $0.tooltipText = "Tip" },
      ])),
    Row(
      "passes over the text of a collection",
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
      "leaves a text to the node around it that can have focus, near or far",
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
      "takes what is left of views that are not important",
      blank("row", node(children: [text("kept")]) { $0.importantForAccessibility = .no }) {
        $0.clickable = true
      }, "row"),
    Row(
      "and takes a row for empty whose views hide what they hold",
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
    Row("passes over a container as large as the window", filling { _ in }, "text"),
    Row("even one that screen readers shall focus", filling { $0.screenReaderFocusable = true }),
    Row("but not one that can be clicked", filling { $0.clickable = true }, "group"),
    Row("or held", filling { $0.actions = [.init(.longClick)] }, "group"),
    Row("or takes input focus", filling { $0.focusable = true }, "group"),
    Row("or offers the action for it", filling { $0.actions = [.init(.focus)] }, "group"),
    Row("nor one that holds nothing", filling { $0.children = [] }, "group"),
    Row("nor one that is smaller", filling { $0.bounds?.right = 8 }, "group", "text"),
  ]
}
