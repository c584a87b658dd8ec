import Earshot

extension `In collections TalkBack` {
  private static func heading(
    _ id: String, row: Int = 0, column: Int = 0, role: String? = nil
  ) -> TalkBackNode {
    item(id, row: row, column: column) {
      $0.heading = true
      $0.roleDescription = role
    }
  }

  static let items: [Row] = [
    Row(
      "counts by rows if there are at least as many rows as columns",
      collection("ListView", (5, -1), [item("one", row: 3, column: 1)]),
      ["one": "one, 4 of 5, In list"]),
    Row(
      "counts by columns if there are more columns",
      collection("ListView", (1, 5), [item("one", row: 0, column: 3)]),
      ["one": "one, 4 of 5, In list, 5 items"]),
    Row(
      "uses the columns as the total if there are at least two",
      collection("ListView", (3, 2), [item("one", row: 2, column: 1)]),
      ["one": "one, 3 of 2, In list, 2 items"]),
    Row(
      "says no position if the total is unknown",
      collection("ListView", (-1, -1), [item("one"), item("two", row: 1)]),
      ["one": "one, In list", "two": "two"]),
    Row(
      "says no position for an item that is as wide as the list",
      collection("ListView", (1, 4), [item("wide") { $0.collectionItemInfo?.columnSpan = 4 }]),
      ["wide": "wide, In list, 4 items"]),
    Row(
      "still says that such an item is a heading",
      collection(
        "ListView", (4, 1),
        [
          item("wide") {
            $0.collectionItemInfo?.rowSpan = 4
            $0.heading = true
          }
        ]),
      ["wide": "wide, Heading, In list, 4 items"]),
    Row(
      "says the position again when focus returns from outside of all items",
      collection("ListView", (2, 1), [item("one"), text("none")]),
      ["one": "one, 1 of 2, In list, 2 items", "none": "none", "one": "one, 1 of 2"]),
    Row(
      "says heading for a node inside a heading, with the item's position",
      collection(
        "ListView", (2, 1),
        [
          node(children: [text("inner")]) {
            $0.heading = true
            $0.collectionItemInfo = .init(rowIndex: 1, columnIndex: 0)
          }
        ]),
      ["inner": "inner, Heading, 2 of 2, In list, 2 items"]),
    Row(
      "does not if the heading has a role description",
      collection(
        "ListView", (2, 1),
        [
          node(children: [text("inner")]) {
            $0.heading = true
            $0.roleDescription = "section"
            $0.collectionItemInfo = .init(rowIndex: 1, columnIndex: 0)
          }
        ]),
      ["inner": "inner, 2 of 2, In list, 2 items"]),
    Row(
      "says heading for a heading inside an item",
      collection(
        "ListView", (2, 1),
        [
          node(children: [text("inner") { $0.heading = true }]) {
            $0.collectionItemInfo = .init(rowIndex: 0, columnIndex: 0)
          }
        ]),
      ["inner": "inner, Heading, 1 of 2, In list, 2 items"]),
    Row(
      "says heading after the description of a node that is not an item",
      collection("ListView", (2, 1), [text("Fruit") { $0.heading = true }]),
      ["Fruit": "Fruit, Heading, In list, 2 items"]),
  ]

  static let grids: [Row] = [
    Row(
      "says only the row in the next row, and nothing in the same cell",
      collection(
        "GridView", (3, 3),
        [item("a1"), item("a2", row: 1), item("b2", row: 1, column: 1), text("none")]),
      [
        "a1": "a1, Row 1, Column 1, In grid, 3 rows, 3 columns", "a2": "a2, Row 2",
        "b2": "b2, Column 2", "b2": "b2, Row 2, Column 2", "none": "none",
      ]),
    Row(
      "says a plain heading in the middle of a grid",
      collection("GridView", (3, 3), [heading("mid", row: 1, column: 1)]),
      ["mid": "mid, Heading, Row 2, Column 2, In grid, 3 rows, 3 columns"]),
    Row(
      "treats a heading in the corner as a column heading",
      collection("GridView", (3, 3), [heading("corner")]),
      ["corner": "corner, Column heading, Row 1, In grid, 3 rows, 3 columns"]),
    Row(
      "has no column headings if there is one column",
      collection("GridView", (3, 1), [heading("top")]),
      ["top": "top, Row heading, In grid, 3 rows, 1 column"]),
    Row(
      "has no row headings if there is one row",
      collection("GridView", (1, 3), [heading("side")]),
      ["side": "side, Column heading, In grid, 1 row, 3 columns"]),
    Row(
      "leaves out the axis that a cell spans",
      collection(
        "GridView", (2, 2), [item("bar", row: 1) { $0.collectionItemInfo?.columnSpan = 2 }]),
      ["bar": "bar, Row 2, In grid, 2 rows, 2 columns"]),
    Row(
      "finds header texts among the grandchildren, which replace titles",
      collection(
        "GridView", (3, 3),
        [
          node(children: [heading("Price", column: 1)]),
          item("5", row: 1, column: 1) { $0.collectionItemInfo?.columnTitle = "Title" },
        ]),
      ["5": "5, Row 2, Price, In grid, 3 rows, 3 columns"]),
    Row(
      "but no deeper",
      collection(
        "GridView", (3, 3),
        [
          node(children: [node(children: [heading("Price", column: 1)])]),
          item("5", row: 1, column: 1),
        ]),
      ["5": "5, Row 2, Column 2, In grid, 3 rows, 3 columns"]),
    Row(
      "uses no text of a header with several neighbouring nodes",
      collection(
        "GridView", (3, 3),
        [
          node(children: [text("Price"), text("in €")]) {
            $0.heading = true
            $0.collectionItemInfo = .init(rowIndex: 0, columnIndex: 1)
          },
          item("5", row: 1, column: 1) { $0.collectionItemInfo?.columnTitle = "Title" },
        ]),
      ["5": "5, Row 2, Title, In grid, 3 rows, 3 columns"]),
    Row(
      "says the nodes merged into a cell before its position",
      collection(
        "GridView", (2, 2),
        [
          node(children: [text("Photo"), text("2 MB")]) {
            $0.id = "cell"
            $0.clickable = true
            $0.collectionItemInfo = .init(rowIndex: 1, columnIndex: 1)
          }
        ]),
      ["cell": "Photo, 2 MB, Row 2, Column 2, In grid, 2 rows, 2 columns"]),
  ]

  private static func pager(
    _ counts: (rows: Int, columns: Int)?, _ name: String? = nil
  ) -> TalkBackNode {
    beside(
      collection("androidx.viewpager.widget.ViewPager", counts, [item("one"), item("two", row: 1)])
      {
        $0.contentDescription = name
      })
  }

  static let pagers: [Row] = [
    Row(
      "enters and leaves a pager without info, and its pages have no position", pager(nil),
      ["one": "one, In pager", "two": "two", "behind": "behind, Out of pager"]),
    Row(
      "enters a grid of pages", pager((2, 2)),
      ["two": "two, In grid pager", "before": "before, Out of grid pager"]),
    Row(
      "enters a row of pages without a name", pager((1, 4)),
      ["one": "one, In horizontal pager", "before": "before, Out of grid pager"]),
    Row(
      "enters a column of pages without a name", pager((4, 1)),
      ["one": "one, In vertical pager", "before": "before, Out of grid pager"]),
    Row(
      "leaves a column of pages with its name if the columns are unknown",
      pager((4, -1), "Tour"),
      ["one": "one, In vertical pager Tour", "before": "before, Out of vertical pager Tour"]),
    Row(
      "loses the name of a row of pages if the rows are unknown", pager((-1, 4), "Tour"),
      ["one": "one, In horizontal pager Tour", "before": "before, Out of horizontal pager"]),
    Row(
      "moves from a pager to a list without announcing its end",
      node(children: [
        collection("androidx.viewpager.widget.ViewPager", nil, two),
        collection("ListView", (2, 1), [item("row")]),
      ]),
      ["one": "one, In pager", "row": "row, 1 of 2, In list, 2 items"]),
    Row(
      "treats a node with page actions as a pager",
      node(children: [text("page1"), text("page2")]) { $0.actions = [.init(.pageRight)] },
      ["page1": "page1, In pager"]),
    Row(
      "calls the only visible page a page, in a pager that it does not enter",
      collection("androidx.viewpager.widget.ViewPager", nil, [text("alone")]),
      ["alone": "alone, Page"]),
  ]

  private static func titled(_ title: String, _ children: TalkBackNode...) -> TalkBackNode {
    node(children: children) { $0.containerTitle = title }
  }

  static let titles: [Row] = [
    Row(
      "says a title of the node itself",
      text("self") { $0.containerTitle = "Card" }, ["self": "self, In Card"]),
    Row(
      "says no title if it says the collection",
      node(children: [
        titled("Card", collection("ListView", (2, 1), [item("one")])), text("outside"),
      ]),
      ["one": "one, 1 of 2, In list, 2 items", "outside": "outside, Out of list"]),
    Row(
      "says a title inside a collection that focus has already entered",
      collection("ListView", (2, 1), [item("one"), titled("Card", text("two"))]),
      [
        "one": "one, 1 of 2, In list, 2 items", "two": "two, In Card",
        "one": "one, 1 of 2, Out of Card",
      ]),
    Row(
      "says no blank title", titled(" ", text("one")), ["one": "one"]),
  ]

  static let combined: [Row] = [
    Row(
      "says nothing about them without container info, but remembers the position",
      beside(titled("Card", collection("GridView", (2, 2), [item("one")]))),
      ["one": "one", "behind": "behind"], with: ["speakContainerInfo": "off"]),
    Row(
      "says a heading of a list as a role if it says no positions",
      collection("ListView", (2, 1), [heading("Fruit", role: "section")]),
      ["Fruit": "Fruit, section, section"], with: ["speakContainerInfo": "off"]),
    Row(
      "says positions and headings of items without roles too",
      collection("ListView", (2, 1), [heading("Fruit")]),
      ["Fruit": "Fruit, Heading, 1 of 2, In list, 2 items"], with: ["speakRoles": "off"]),
    Row(
      "says selected first and the position last in the default order",
      collection("ListView", (2, 1), [item("one") { ($0.selected, $0.enabled) = (true, false) }]),
      ["one": "selected, one, disabled, 1 of 2, In list, 2 items"]),
    Row(
      "says the position after the state in another order",
      collection("ListView", (2, 1), [item("one") { ($0.selected, $0.enabled) = (true, false) }]),
      ["one": "one, selected, disabled, 1 of 2, In list, 2 items"],
      with: ["descriptionOrder": "name-role-state"]),
    Row(
      "says the window after the collection",
      node(children: [
        text("first") { $0.window = .init(id: 1, title: "App") },
        collection("ListView", (2, 1), [item("one")]) { $0.window = .init(id: 2, title: "Menu") },
      ]),
      ["first": "first, Window App", "one": "one, 1 of 2, In list, 2 items, Window Menu"]),
  ]
}
