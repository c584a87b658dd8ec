import Earshot
import Testing

@Suite struct TalkBackCollectionTests {
  private func item(
    _ id: String, row: Int = 0, column: Int = 0, _ change: (inout TalkBackNode) -> Void = { _ in }
  ) -> TalkBackNode {
    node("TextView", text: id) {
      $0.id = id
      $0.collectionItemInfo = .init(rowIndex: row, columnIndex: column)
      change(&$0)
    }
  }

  private func list(
    _ rows: Int, _ columns: Int = 1, id: String = "list", children: [TalkBackNode],
    _ change: (inout TalkBackNode) -> Void = { _ in }
  ) -> TalkBackNode {
    node("ListView", children: children) {
      $0.id = id
      $0.collectionInfo = .init(rowCount: rows, columnCount: columns)
      change(&$0)
    }
  }

  private func walk(_ root: TalkBackNode, _ ids: [String]) throws -> [String] {
    let tree = TalkBackTree(root)
    let listener = try TalkBackListener(["hints": "off"])
    var history = TalkBackHistory()
    return try ids.map { id in
      let visit = listener.composer.focus(
        try #require(tree.index(ofID: id)), in: tree, after: history)
      history = visit.history
      return visit.announcement.text
    }
  }

  @Test func `a list is entered once and left once`() throws {
    let screen = node(children: [
      node(text: "above") { $0.id = "above" },
      list(3, children: [item("one", row: 0), item("two", row: 1)]) { $0.containerTitle = "Mail" },
      node(text: "below") { $0.id = "below" },
    ])
    #expect(
      try walk(screen, ["above", "one", "two", "two", "below", "above"]) == [
        "above", "one, 1 of 3, In list Mail, 3 items", "two, 2 of 3", "two, 2 of 3",
        "below, Out of list Mail", "above",
      ])
  }

  @Test func `nodes of the same item say its position once`() throws {
    let row = node(children: [
      node("Button", text: "Open") { $0.id = "open" },
      node("Button", text: "Delete") { $0.id = "delete" },
    ]) { $0.collectionItemInfo = .init(rowIndex: 1, columnIndex: 0) }
    #expect(
      try walk(list(2, children: [row]), ["open", "delete"]) == [
        "Open, Button, 2 of 2, In list, 2 items", "Delete, Button",
      ])
  }

  @Test func `an item that gets focus again says its position again`() throws {
    let item = node(text: "item") {
      $0.id = "item"
      $0.collectionItemInfo = .init(rowIndex: 0, columnIndex: 0)
    }
    let list = node("ListView", children: [item, node(text: "other")]) {
      $0.collectionInfo = .init(rowCount: 2, columnCount: 1)
    }
    #expect(
      try TalkBackListener().walk(list, "item", "item") == [
        "item, 1 of 2, In list, 2 items", "item, 1 of 2",
      ])
  }

  @Test func `items without collection item info say no position`() throws {
    let screen = list(
      2,
      children: [
        node(text: "a1") { $0.id = "a" }, item("b1", row: 1), node(text: "c1") { $0.id = "c" },
      ])
    #expect(
      try walk(screen, ["a", "b1", "c", "b1"]) == [
        "a1, In list, 2 items", "b1, 2 of 2", "c1", "b1, 2 of 2",
      ])
  }

  @Test func `between two lists only the new one is announced`() throws {
    let screen = node(children: [
      list(2, id: "first", children: [item("a1"), item("a2", row: 1)]),
      list(2, id: "second", children: [item("b1"), item("b2", row: 1)]),
    ])
    #expect(
      try walk(screen, ["a1", "b1"]) == [
        "a1, 1 of 2, In list, 2 items", "b1, 1 of 2, In list, 2 items",
      ])
  }

  @Test(arguments: [(0, 5), (5, 0), (1, 1)])
  func `a list of one item or none is not entered`(rows: Int, columns: Int) throws {
    #expect(try walk(list(rows, columns, children: [item("one")]), ["one"]) == ["one"])
  }

  @Test func `a list with unknown counts is announced without a count`() throws {
    #expect(try walk(list(-1, -1, children: [item("one")]), ["one"]) == ["one, In list"])
    let plain = node("ListView", children: [node(text: "one") { $0.id = "one" }])
    #expect(try walk(plain, ["one"]) == ["one"])
    var two = plain
    two.children.append(node(text: "two"))
    #expect(try walk(two, ["one"]) == ["one, In list"])
  }

  @Test func `a horizontal list counts columns`() throws {
    let screen = list(1, 4, children: [item("chip", column: 2)])
    #expect(try walk(screen, ["chip"]) == ["chip, 3 of 4, In list, 4 items"])
  }

  @Test func `an item that spans the whole list has no position`() throws {
    let screen = list(
      3,
      children: [
        item("banner") { $0.collectionItemInfo?.rowSpan = 3 }
      ])
    #expect(try walk(screen, ["banner"]) == ["banner, In list, 3 items"])
  }

  @Test func `a heading in a list says so with its position`() throws {
    let screen = list(
      3,
      children: [
        item("Fruit") { $0.heading = true }, item("Apple", row: 1),
      ])
    #expect(
      try walk(screen, ["Fruit", "Apple"]) == [
        "Fruit, Heading, 1 of 3, In list, 3 items", "Apple, 2 of 3",
      ])
  }

  @Test func `a flat list in a flat list leaves the outer one silent`() throws {
    let inner = list(2, id: "inner", children: [item("in1"), item("in2", row: 1)])
    let outer = list(2, id: "outer", children: [item("out1"), inner])
    #expect(
      try walk(outer, ["out1", "in1", "in2", "out1"]) == [
        "out1", "in1, 1 of 2, In list, 2 items", "in2, 2 of 2", "out1, Out of list",
      ])
  }

  @Test func `a hierarchical list says its level`() throws {
    let inner = list(2, id: "inner", children: [item("in1"), item("in2", row: 1)]) {
      $0.collectionInfo?.hierarchical = true
    }
    let outer = list(2, id: "outer", children: [item("out1"), inner]) {
      $0.collectionInfo?.hierarchical = true
    }
    #expect(
      try walk(outer, ["out1", "in1", "out1"]) == [
        "out1, 1 of 2, In list, Level 1, 2 items", "in1, 1 of 2, In list, Level 2, 2 items",
        "out1, 1 of 2, In list, Level 1, 2 items",
      ])
  }

  @Test func `a collection with a role description is announced with it`() throws {
    let screen = node(children: [
      list(2, children: [item("one"), item("two", row: 1)]) {
        $0.roleDescription = "carousel"
        $0.contentDescription = "Offers"
      },
      node(text: "below") { $0.id = "below" },
    ])
    #expect(
      try walk(screen, ["one", "below"]) == [
        "one, 1 of 2, In carousel Offers, 2 items", "below, Out of carousel Offers",
      ])
  }

  @Test func `a grid announces the axes that changed`() throws {
    let screen = node(
      "GridView",
      children: [
        item("a1"), item("b1", row: 0, column: 1), item("b2", row: 1, column: 1),
      ]
    ) { $0.collectionInfo = .init(rowCount: 2, columnCount: 3) }
    #expect(
      try walk(screen, ["a1", "b1", "b2", "b2"]) == [
        "a1, Row 1, Column 1, In grid, 2 rows, 3 columns", "b1, Column 2", "b2, Row 2",
        "b2, Row 2, Column 2",
      ])
  }

  @Test func `a grid says header texts and titles instead of numbers`() throws {
    let head = item("head", row: 0, column: 1) {
      $0.heading = true
      $0.text = nil
      $0.children = [node(children: [node(text: "Price")])]
    }
    let side = item("Mon", row: 1, column: 0) { $0.heading = true }
    let cell = item("5 €", row: 1, column: 1)
    let titled = item("7 €", row: 2, column: 2) {
      $0.collectionItemInfo?.rowTitle = "Tue"
      $0.collectionItemInfo?.columnTitle = "Total"
    }
    let screen = node("GridView", children: [head, side, cell, titled]) {
      $0.collectionInfo = .init(rowCount: 3, columnCount: 3)
    }
    #expect(
      try walk(screen, ["head", "Mon", "5 €", "7 €"]) == [
        "Price, Column heading, Row 1, In grid, 3 rows, 3 columns",
        "Mon, Row heading, Column 1", "5 €, Price", "7 €, Tue, Total",
      ])
  }

  @Test(
    arguments: [
      (-1, -1, "In pager Tour", "Out of pager Tour"),
      (3, 3, "In grid pager Tour", "Out of grid pager Tour"),
      (4, 1, "In vertical pager Tour", "Out of grid pager Tour"),
      (1, 4, "In horizontal pager Tour", "Out of grid pager Tour"),
      (4, -1, "In vertical pager Tour", "Out of vertical pager Tour"),
      (-1, 4, "In horizontal pager Tour", "Out of horizontal pager"),
    ])
  func `a pager says its direction with the same mistakes as TalkBack`(
    rows: Int, columns: Int, entering: String, leaving: String
  ) throws {
    let pager = node(
      "androidx.viewpager.widget.ViewPager", description: "Tour",
      children: [item("one"), item("two", row: 1)]
    ) { $0.collectionInfo = .init(rowCount: rows, columnCount: columns) }
    let screen = node(children: [pager, node(text: "below") { $0.id = "below" }])
    #expect(try walk(screen, ["one", "below"]) == ["one, \(entering)", "below, \(leaving)"])
  }

  @Test func `a container title is announced when focus enters and leaves`() throws {
    func group(_ title: String, _ id: String) -> TalkBackNode {
      node(children: [node(text: id) { $0.id = id }]) { $0.containerTitle = title }
    }
    let screen = node(children: [
      group("Filters", "one"), group("Results", "two"), node(text: "below") { $0.id = "below" },
    ])
    #expect(
      try walk(screen, ["one", "one", "two", "below"]) == [
        "one, In Filters", "one", "two, In Results", "below, Out of Results",
      ])
  }

  @Test func `without container info headings are announced but not collections`() throws {
    let listener = try TalkBackListener(["speakContainerInfo": "off"])
    let screen = list(3, children: [item("Fruit") { $0.heading = true }])
    #expect(try listener.walk(screen, "Fruit") == ["Fruit, Heading"])
  }

  @Test(
    arguments: [
      ("de", "1 von\u{A0}2", "2 Einträge"), ("ru", "1 из 2", "2\u{A0}элемента"),
      ("ja", "2件中の1件目です", "2個のアイテム"),
    ])
  func `positions and counts follow the language`(
    locale: String, place: String, count: String
  ) throws {
    let listener = try TalkBackListener(["hints": "off"], locale: locale)
    let tree = TalkBackTree(list(2, children: [item("one1"), item("two2", row: 1)]))
    let texts = listener.composer.focus(1, in: tree, after: TalkBackHistory()).announcement
      .parts.map(\.text)
    #expect(texts.dropFirst().first == place)
    #expect(texts.last == count)
  }

  @Test func `parts distinguish positions and containers`() throws {
    let listener = try TalkBackListener(["hints": "off"])
    let tree = TalkBackTree(list(2, children: [item("one1"), item("two2", row: 1)]))
    let parts = listener.composer.focus(1, in: tree, after: TalkBackHistory()).announcement.parts
    #expect(
      parts.map { "\($0.kind.rawValue):\($0.origin)" } == [
        "name:text", "position:collectionItemInfo", "container:collectionInfo",
        "container:collectionInfo",
      ])
  }
}
