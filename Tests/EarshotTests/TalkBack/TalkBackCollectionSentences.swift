import Earshot
import Testing

@Suite struct `In collections TalkBack` {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let screen: TalkBackNode
    let stops: [(id: String, heard: String)]
    var settings: [String: String] = [:]

    init(
      _ sentence: String, _ screen: TalkBackNode, _ stops: KeyValuePairs<String, String>,
      with settings: [String: String] = [:]
    ) {
      testDescription = sentence
      self.screen = screen
      self.stops = stops.map { ($0.key, $0.value) }
      self.settings = settings
    }
  }

  @Test(arguments: entering + leaving + nested + items + grids + pagers + titles + combined)
  func `matches the known announcements`(row: Row) throws {
    let settings = row.settings.merging(["hints": "off"]) { own, _ in own }
    let composer = try TalkBackListener(settings).composer
    let tree = TalkBackTree(row.screen)
    var history = TalkBackHistory()
    for (id, heard) in row.stops {
      let visit = composer.focus(try #require(tree.index(ofID: id)), in: tree, after: history)
      history = visit.history
      #expect(visit.announcement.text == heard, "\(row.testDescription)")
    }
  }
}

func text(_ id: String, _ change: (inout TalkBackNode) -> Void = { _ in }) -> TalkBackNode {
  node("TextView", text: id) {
    $0.id = id
    change(&$0)
  }
}

func item(
  _ id: String, row: Int = 0, column: Int = 0, _ change: (inout TalkBackNode) -> Void = { _ in }
) -> TalkBackNode {
  text(id) {
    $0.collectionItemInfo = .init(rowIndex: row, columnIndex: column)
    change(&$0)
  }
}

func collection(
  _ className: String?, _ counts: (rows: Int, columns: Int)?, _ children: [TalkBackNode],
  _ change: (inout TalkBackNode) -> Void = { _ in }
) -> TalkBackNode {
  node(className, children: children) {
    $0.id = className.map { "\($0) of \(children.count)" }
    $0.collectionInfo = counts.map { .init(rowCount: $0.rows, columnCount: $0.columns) }
    change(&$0)
  }
}

extension `In collections TalkBack` {
  static let two = [item("one"), item("two", row: 1)]

  static func beside(_ collections: TalkBackNode...) -> TalkBackNode {
    node(children: [text("before")] + collections + [text("behind")])
  }

  static let entering: [Row] = [
    Row(
      "looks for the collection among the ancestors, so a list is not inside itself",
      collection("ListView", (2, 1), two) {
        $0.contentDescription = "Mail"; $0.id = "list"
      },
      ["list": "Mail, List", "one": "one, 1 of 2, In list Mail, 2 items"]),
    Row(
      "treats any node with collection info as a collection, regardless of its class",
      collection("LinearLayout", (2, 1), two), ["one": "one, 1 of 2, In list, 2 items"]),
    Row(
      "uses the nearest collection, through other ancestors",
      collection(
        "ListView", (3, 1), [node(children: [node(children: [item("deep", row: 2)])])]),
      ["deep": "deep, 3 of 3, In list, 3 items"]),
    Row(
      "says nothing for a collection that is not a list, grid or pager",
      collection("ScrollView", (2, 1), two), ["one": "one", "two": "two"]),
    Row(
      "but says its role description",
      collection("ScrollView", (2, 1), two) { $0.roleDescription = "feed" },
      ["one": "one, In feed"]),
    Row(
      "enters a list with one unknown count, and says no total",
      collection("ListView", (-1, 1), two), ["one": "one, In list"]),
    Row(
      "does not enter a list without info that has one child",
      collection("ListView", nil, [text("only")]), ["only": "only"]),
    Row(
      "enters one that has two", collection("ListView", nil, [text("a1"), text("a2")]),
      ["a1": "a1, In list", "a2": "a2"]),
    Row(
      "counts one row of a grid in the singular, columns in the plural",
      collection("GridView", (1, 3), [item("one")]),
      ["one": "one, Column 1, In grid, 1 row, 3 columns"]),
    Row(
      "says the known count of a grid if the other is unknown",
      collection("GridView", (4, -1), [item("one")]),
      ["one": "one, Row 1, Column 1, In grid, 4 rows"]),
    Row(
      "says a staggered grid as a grid",
      collection("androidx.recyclerview.widget.StaggeredGridLayoutManager", (2, 2), [item("one")]),
      ["one": "one, Row 1, Column 1, In grid, 2 rows, 2 columns"]),
    Row(
      "treats several rows and columns as a grid, regardless of the class",
      collection("androidx.recyclerview.widget.RecyclerView", (2, 2), [item("one", row: 1)]),
      ["one": "one, Row 2, Column 1, In grid, 2 rows, 2 columns"]),
    Row(
      "names a collection by its container title before its description and its text",
      collection("ListView", (2, 1), two) {
        ($0.containerTitle, $0.contentDescription, $0.text) = ("Title", "Description", "Text")
      }, ["one": "one, 1 of 2, In list Title, 2 items"]),
    Row(
      "by its description before its text",
      collection("GridView", (2, 2), two) { ($0.contentDescription, $0.text) = ("Named", "Text") },
      ["one": "one, Row 1, Column 1, In grid Named, 2 rows, 2 columns"]),
    Row(
      "and by its text", collection("ListView", (2, 1), two) { $0.text = "Text" },
      ["one": "one, 1 of 2, In list Text, 2 items"]),
    Row(
      "says the level between the role description and the counts",
      collection("ListView", (2, 1), two) {
        $0.roleDescription = "tree"
        $0.collectionInfo?.hierarchical = true
      }, ["one": "one, 1 of 2, In tree, Level 1, 2 items"]),
  ]

  static let leaving: [Row] = [
    Row(
      "says once that it left a list, and nothing after that",
      beside(collection("ListView", (2, 1), two)),
      ["one": "one, 1 of 2, In list, 2 items", "behind": "behind, Out of list", "before": "before"]),
    Row(
      "leaves a grid with its name",
      beside(collection("GridView", (2, 2), two) { $0.containerTitle = "Photos" }),
      [
        "two": "two, Row 2, Column 1, In grid Photos, 2 rows, 2 columns",
        "before": "before, Out of grid Photos",
      ]),
    Row(
      "leaves a grid without a name", beside(collection("GridView", (2, 2), two)),
      ["two": "two, Row 2, Column 1, In grid, 2 rows, 2 columns", "before": "before, Out of grid"]),
    Row(
      "leaves a role description without a name",
      beside(collection("ListView", (2, 1), two) { $0.roleDescription = "carousel" }),
      ["one": "one, 1 of 2, In carousel, 2 items", "before": "before, Out of carousel"]),
    Row(
      "says nothing about a collection that was never entered",
      beside(collection("ListView", (1, 1), two)), ["one": "one", "behind": "behind"]),
    Row(
      "leaves a list for one that is not entered",
      beside(collection("ListView", (2, 1), two), collection("ListView", (1, 1), [item("alone")])),
      ["one": "one, 1 of 2, In list, 2 items", "alone": "alone, Out of list", "behind": "behind"]),
    Row(
      "enters again after it left", beside(collection("ListView", (2, 1), two)),
      [
        "one": "one, 1 of 2, In list, 2 items", "behind": "behind, Out of list",
        "two": "two, 2 of 2, In list, 2 items",
      ]),
  ]

  private static func list(
    _ id: String, _ children: [TalkBackNode], hierarchical: Bool = false
  ) -> TalkBackNode {
    collection("ListView", (2, 1), children) {
      $0.contentDescription = id
      $0.collectionInfo?.hierarchical = hierarchical
    }
  }

  static let nested: [Row] = [
    Row(
      "enters only the inner one of two flat lists without info",
      collection(
        "ListView", nil,
        [text("outer"), collection("ListView", nil, [text("in1"), text("in2")])]),
      ["outer": "outer", "in1": "in1, In list", "in2": "in2", "outer": "outer, Out of list"]),
    Row(
      "says nothing for a flat list that contains a pager at any depth",
      list(
        "Outer",
        [
          item("outer"),
          node(children: [
            collection(
              "androidx.viewpager.widget.ViewPager", nil, [text("page1"), text("page2")])
          ]),
        ]), ["outer": "outer", "page1": "page1, In pager"]),
    Row(
      "enters a flat list that contains a hierarchical one",
      list("Outer", [item("outer"), list("Inner", [item("inner")], hierarchical: true)]),
      [
        "outer": "outer, 1 of 2, In list Outer, 2 items",
        "inner": "inner, 1 of 2, In list Inner, Level 1, 2 items",
      ]),
    Row(
      "enters a hierarchical list that contains a flat one, which has no level",
      list("Outer", [item("outer"), list("Inner", [item("inner")])], hierarchical: true),
      [
        "outer": "outer, 1 of 2, In list Outer, Level 1, 2 items",
        "inner": "inner, 1 of 2, In list Inner, 2 items",
      ]),
    Row(
      "counts only hierarchical lists for the level",
      list(
        "One",
        [list("Flat", [list("Two", [item("deep")], hierarchical: true), item("flat")])],
        hierarchical: true),
      [
        "deep": "deep, 1 of 2, In list Two, Level 2, 2 items",
        "flat": "flat, 1 of 2, In list Flat, 2 items",
      ]),
    Row(
      "enters a list again when it comes from the grid inside it",
      collection(
        "ListView", (2, 1), [item("outer"), collection("GridView", (2, 2), [item("cell", row: 1)])]
      ) { $0.collectionInfo?.hierarchical = true },
      [
        "outer": "outer, 1 of 2, In list, Level 1, 2 items",
        "cell": "cell, Row 2, Column 1, In grid, 2 rows, 2 columns",
        "outer": "outer, 1 of 2, In list, Level 1, 2 items",
      ]),
  ]
}
