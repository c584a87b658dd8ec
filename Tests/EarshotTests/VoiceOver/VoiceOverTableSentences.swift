import Earshot
import Testing

@Suite struct `VoiceOver's data tables, sentence by sentence` {
  struct Cell: Sendable {
    var id: String
    var place: VoiceOverScreen.Cell?

    init(_ id: String, _ row: Int?, _ column: Int?, height: Int = 1, width: Int = 1) {
      self.id = id
      place = VoiceOverScreen.Cell(row: row, column: column, height: height, width: width)
    }

    init(_ id: String) { self.id = id }
  }

  struct Heard: Sendable, CustomTestStringConvertible {
    var words: String
    var cells: [Cell]
    var rows: [[String]] = []
    var columns: [[String]] = []
    var library: [String]
    var device: [String]?

    var testDescription: String { words }
  }

  private func visits(
    _ heard: Heard, in outer: VoiceOverScreen.Group = VoiceOverScreen.Group()
  ) -> [VoiceOverReadingOrder.Visit] {
    var screen = VoiceOverScreen(root: outer)
    var group = VoiceOverScreen.Group(isExplicitlyOrdered: true, container: .dataTable)
    group.rowHeaders = heard.rows
    group.columnHeaders = heard.columns
    let table = screen.add(.init(.group(group)))
    for cell in heard.cells {
      let item = VoiceOverElement(id: cell.id, label: cell.id)
      screen.add(.init(.element(item, .init(x: 0, y: 0)), cell: cell.place), to: table)
    }
    return VoiceOverReadingOrder(screen).visits
  }

  private static let square = [
    Cell("corner", 0, 0), Cell("size", 0, 1), Cell("cat", 1, 0), Cell("4 kg", 1, 1),
  ]

  @Test(arguments: [
    Heard(
      words: "The first cell of a row says the row, every cell its column", cells: square,
      library: [
        "corner. Row 1. Column 1.", "size. Column 2.", "cat. Row 2. Column 1.", "4 kg. Column 2.",
      ],
      device: [
        "corner, row 1, column 1", "size, column 2", "cat, row 2, column 1", "4 kg, column 2",
      ]
    ),
    Heard(
      words: "The first cell of a row need not be in the first column",
      cells: [Cell("a", 0, 2), Cell("b", 0, 1), Cell("c", 1, 2)],
      library: ["a. Column 3.", "b. Row 1. Column 2.", "c. Row 2. Column 3."]),
    Heard(
      words: "A cell with an unknown row or column is not the first of a row",
      cells: [Cell("a", nil, 1), Cell("b", 0, nil), Cell("c", nil, nil)],
      library: ["a. Column 2.", "b.", "c."]),
    Heard(
      words: "Spans come from the ranges",
      cells: [Cell("a", 0, 0, height: 2, width: 3)],
      library: ["a. Spans 2 rows. Spans 3 columns. Row 1. Column 1."]),
    Heard(
      words: "Headers of a row are said by its first cell only",
      cells: [Cell("Cat", 0, 3)] + [Cell("a", 0, 0), Cell("b", 0, 1)], rows: [["Cat"]],
      library: ["Cat. Column 4.", "Cat. a. Row 1. Column 1.", "b. Column 2."],
      device: ["Cat, row header, column 4", "Cat, a, row 1, column 1", "b, column 2"]),
    Heard(
      words: "A cell does not say itself as a header", cells: [Cell("Cat", 0, 0)], rows: [["Cat"]],
      columns: [["Cat"]], library: ["Cat. Row 1. Column 1."],
      device: ["Cat, row header, column header, row 1, column 1"]),
    Heard(
      words: "A row header that has no position in the table is not said",
      cells: [Cell("Cat"), Cell("nowhere", 0, nil), Cell("a", 0, 0)], rows: [["Cat", "nowhere"]],
      library: ["Cat", "nowhere.", "a. Row 1. Column 1."],
      device: ["Cat", "nowhere, row header", "a, row 1, column 1"]),
    Heard(
      words: "A row header is not said if another cell has its position",
      cells: [Cell("taken", 1, 0), Cell("Cat", 1, 0), Cell("a", 0, 0)], rows: [["Cat"]],
      library: ["taken. Row 2. Column 1.", "Cat. Row 2. Column 1.", "a. Row 1. Column 1."]),
    Heard(
      words: "Column headers are said by every cell except a row's first cell directly below",
      cells: square + [Cell("dog", 2, 0), Cell("9 kg", 2, 1)],
      columns: [["corner"], ["size"]],
      library: [
        "corner. Row 1. Column 1.", "size. Column 2.", "cat. Row 2. Column 1.",
        "size. 4 kg. Column 2.", "corner. dog. Row 3. Column 1.", "size. 9 kg. Column 2.",
      ],
      device: [
        "corner, column header, row 1, column 1", "size, column header, column 2",
        "cat, row 2, column 1", "size, 4 kg, column 2", "corner, dog, row 3, column 1",
        "size, 9 kg, column 2",
      ]),
    Heard(
      words: "A column header does not have to be a cell", cells: [Cell("Size"), Cell("a", 0, 0)],
      columns: [["Size", "unknown"]], library: ["Size", "Size. a. Row 1. Column 1."],
      device: ["Size", "Size, a, row 1, column 1"]),
    Heard(
      words: "An element that is not a cell has no position in the table", cells: [Cell("a")],
      library: ["a"],
      device: ["a"]),
  ])
  func `A table gives its cells a position and headers`(_ heard: Heard) throws {
    let visits = visits(heard)
    let library = try VoiceOverData.composer("voiceover-snapshot")
    #expect(visits.map { library.announcement(for: $0).heard } == heard.library)
    guard let expected = heard.device else { return }
    for id in VoiceOverData.devices {
      let device = try VoiceOverData.composer(id)
      #expect(visits.map { device.announcement(for: $0).heard } == expected, "\(id)")
    }
  }

  @Test func `A table in a list is not a table to its cells`() {
    let heard = Heard(words: "", cells: Self.square, library: [])
    let list = VoiceOverScreen.Group(container: .list)
    #expect(visits(heard, in: list).allSatisfy { $0.element.context == nil })
  }

  @Test func `A cell outside of every table has no position`() {
    var screen = VoiceOverScreen()
    let item = VoiceOverElement(label: "a")
    screen.add(
      .init(.element(item, .init(x: 0, y: 0)), cell: VoiceOverScreen.Cell(row: 0, column: 0)))
    #expect(VoiceOverReadingOrder(screen).visits.map(\.element.context) == [nil])
  }

  @Test func `Each table has separate cells`() {
    var screen = VoiceOverScreen()
    for table in 0..<2 {
      let group = screen.add(.init(.group(VoiceOverScreen.Group(container: .dataTable))))
      let item = VoiceOverElement(label: "\(table)")
      let place = VoiceOverScreen.Cell(row: 0, column: table)
      screen.add(
        .init(.element(item, .init(x: 0, y: Double(table) * 40)), cell: place), to: group)
    }
    #expect(
      VoiceOverReadingOrder(screen).visits.map(\.element.context)
        == [cell(0, 0, first: true), cell(0, 1, first: true)])
  }
}
