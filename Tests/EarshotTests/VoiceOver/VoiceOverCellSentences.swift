import Earshot
import Testing

@Suite struct `VoiceOver's table cells, sentence by sentence` {
  @Test(arguments: [
    VoiceOverSentence(
      "A header with a label and a value says both",
      element("A", in: cell(0, 1, columns: [.init(label: "Size", value: "kg")])),
      library: "Size: kg. A. Column 2.", device: "Size, kg, A, column 2"),
    VoiceOverSentence(
      "A header with only a label says the label",
      element("A", in: cell(0, 1, columns: [.init(label: "Size", value: "")])),
      library: "Size. A. Column 2.", device: "Size, A, column 2"),
    VoiceOverSentence(
      "A header with only a value says the value",
      element("A", in: cell(0, 1, columns: [.init(label: "", value: "kg")])),
      library: "kg. A. Column 2.", device: "kg, A, column 2"),
    VoiceOverSentence(
      "A header with neither says nothing",
      element("A", in: cell(0, 1, rows: [.init()], columns: [.init(label: "", value: "")])),
      library: "A. Column 2.", device: "A, column 2"),
    VoiceOverSentence(
      "The library adds a full stop to a header that has one",
      element("A", in: cell(0, 1, columns: [.init(label: "Size.")])),
      library: "Size.. A. Column 2."),
    VoiceOverSentence(
      "Headers of the row come before those of the column",
      element(
        "A",
        in: cell(
          0, 1, rows: [.init(label: "r1"), .init(label: "r2")],
          columns: [.init(label: "c1"), .init(label: "c2")])),
      library: "r1. r2. c1. c2. A. Column 2.", device: "r1, r2, c1, c2, A, column 2"),
    VoiceOverSentence(
      "Without a label the headers stay",
      element(nil, in: cell(0, 1, columns: [.init(label: "Size")])),
      library: "Size. . Column 2.", device: "Size, column 2"),
  ])
  func `Headers come first`(_ sentence: VoiceOverSentence) throws { try sentence.check() }

  @Test(arguments: [
    VoiceOverSentence(
      "Several rows are said if the row is known", element("A", in: cell(0, nil, height: 2)),
      library: "A. Spans 2 rows.", device: "A, spans 2 rows"),
    VoiceOverSentence(
      "Several rows are not said if only the column is known",
      element("A", in: cell(nil, 0, height: 2)), library: "A. Column 1.", device: "A, column 1"),
    VoiceOverSentence(
      "Several columns are said if the column is known",
      element("A", in: cell(nil, 0, width: 2)), library: "A. Spans 2 columns. Column 1.",
      device: "A, spans 2 columns, column 1"),
    VoiceOverSentence(
      "Several columns are not said if only the row is known",
      element("A", in: cell(0, nil, width: 2)), library: "A.", device: "A"),
    VoiceOverSentence(
      "Rows are said before columns", element("A", in: cell(0, 0, width: 2, height: 3)),
      library: "A. Spans 3 rows. Spans 2 columns. Column 1.",
      device: "A, spans 3 rows, spans 2 columns, column 1"),
    VoiceOverSentence(
      "One row and one column are not a span", element("A", in: cell(0, 0, width: 1, height: 1)),
      library: "A. Column 1.", device: "A, column 1"),
    VoiceOverSentence(
      "The row is said by the first cell of the row", element("A", in: cell(4, 0, first: true)),
      library: "A. Row 5. Column 1.", device: "A, row 5, column 1"),
    VoiceOverSentence(
      "The row is not said by others", element("A", in: cell(4, 0)), library: "A. Column 1.",
      device: "A, column 1"),
    VoiceOverSentence(
      "A row that is not known is not said", element("A", in: cell(nil, 0, first: true)),
      library: "A. Column 1.", device: "A, column 1"),
    VoiceOverSentence(
      "A column that is not known is not said", element("A", in: cell(4, nil, first: true)),
      library: "A. Row 5.", device: "A, row 5"),
  ])
  func `Spans and position come next`(_ sentence: VoiceOverSentence) throws { try sentence.check() }

  @Test(arguments: [
    VoiceOverSentence(
      "The library says the value after the position, devices before it",
      element("A", value: "v", in: cell(0, 1, height: 2)),
      library: "A. Spans 2 rows. Column 2. v", device: "A, v, spans 2 rows, column 2"),
    VoiceOverSentence(
      "The library ends an empty label too", element("", in: cell(0, 1)), library: ". Column 2.",
      device: "column 2"),
    VoiceOverSentence(
      "An empty label does not make the value the description",
      element("", value: "v", in: cell(0, 1)), library: ". Column 2. v", device: "v, column 2"),
    VoiceOverSentence(
      "The library adds no full stop to the value",
      element("A", value: "v.", [.button], in: cell(0, 1)),
      library: "A. Column 2. v. Button.", device: "A, v., button, column 2"),
    VoiceOverSentence(
      "A cell has nothing after its traits in the library",
      element("A", [.header], in: cell(0, 1)), library: "A. Column 2. Heading.",
      device: "A, heading, column 2"),
    VoiceOverSentence(
      "A cell keeps its hint", element("A", hint: "Opens it.", [.button], in: cell(0, 1)),
      library: "A. Column 2. Button. | Opens it.", device: "A, button, column 2 | Opens it."),
    VoiceOverSentence(
      "A cell that is a switch says its state after its position in the library",
      element("A", value: "0", [.switchButton, .button, .notEnabled], in: cell(0, 1)),
      library: "A. Column 2. Dimmed. Switch Button. Off.",
      device: "A, dimmed, switch button, off, column 2"),
    VoiceOverSentence(
      "A back button in a table leaves back out",
      element("Back", [.backButton], in: cell(0, 1)), library: ". Column 2. Back Button.",
      device: "back button, column 2"),
  ])
  func `Value, traits and hint keep their position`(_ sentence: VoiceOverSentence) throws {
    try sentence.check()
  }
}
