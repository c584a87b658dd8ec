import Earshot
import Testing

@Suite struct `VoiceOver's description, sentence by sentence` {
  @Test(arguments: [
    VoiceOverSentence(
      "A missing label counts as empty", element(nil, [.button]), library: "Button.",
      device: "button"),
    VoiceOverSentence(
      "An empty label counts as missing", element("", [.button]), library: "Button.",
      device: "button"),
    VoiceOverSentence(
      "An empty value counts as missing", element("A", value: "", [.button]), library: "A. Button.",
      device: "A, button"),
    VoiceOverSentence(
      "An empty hint counts as missing", element("A", hint: "", [.button]), library: "A. Button.",
      device: "A, button"),
    VoiceOverSentence(
      "A back button without a label says only its type", element(nil, [.backButton, .button]),
      library: "Back Button.", device: "back button"),
    VoiceOverSentence(
      "The letter case of back does not matter", element("bAcK", [.backButton, .button]),
      library: "Back Button.", device: "back button"),
    VoiceOverSentence(
      "A label other than \"back\" stays", element("Go back", [.backButton, .button]),
      library: "Go back. Back Button.", device: "Go back, back button"),
    VoiceOverSentence(
      "The value of a back button replaces \"back\"",
      element("Back", value: "2 unread", [.backButton, .button]),
      library: "2 unread. Back Button.", device: "2 unread, back button"),
    VoiceOverSentence(
      "The hint of a back button replaces \"back\" if it has no value",
      element("Back", hint: "To the list", [.backButton, .button]),
      library: "To the list. Back Button.", device: "To the list, back button"),
    VoiceOverSentence(
      "A selected back button keeps its hint",
      element("Back", hint: "To the list", [.backButton, .selected]),
      library: "Selected. Back Button. | To the list",
      device: "selected, back button | To the list"),
  ])
  func `It starts with the label`(_ sentence: VoiceOverSentence) throws { try sentence.check() }

  @Test(arguments: [
    ("de", "ZURÜCK", "Zurück Taste.", "Zurück Taste"),
    ("ru", "Назад", "Кнопка назад.", "кнопка назад"),
  ])
  func `Back is compared in the language of the element`(
    _ locale: String, _ back: String, _ library: String, _ device: String
  ) throws {
    try VoiceOverSentence("", element(back, [.backButton]), library: library, device: device)
      .check(locale: locale)
    try VoiceOverSentence(
      "", element("Back", [.backButton]), library: "Back. \(library)", device: "Back, \(device)"
    ).check(locale: locale)
  }

  @Test(arguments: [
    VoiceOverSentence(
      "The value follows the label", element("Text", value: "Value"), library: "Text: Value",
      device: "Text, Value"),
    VoiceOverSentence(
      "A colon in the label changes nothing", element("03: Text", value: "Value"),
      library: "03: Text: Value", device: "03: Text, Value"),
    VoiceOverSentence(
      "A value without a label is the description", element(nil, value: "Value", [.button]),
      library: "Value. Button.", device: "Value, button"),
    VoiceOverSentence(
      "The value of a switch is not in the description",
      element(nil, value: "1", [.switchButton, .button, .notEnabled]),
      library: "Dimmed. Switch Button. On.", device: "dimmed, switch button, on"),
    VoiceOverSentence(
      "The number of a badge is a value like others",
      element("Item B", value: "3 items", [.tabBarItem], in: .tabBarItem(index: 2, count: 4)),
      library: "Item B: 3 items. Tab. 2 of 4.", device: "Item B, 3 items, tab, 2 of 4"),
    VoiceOverSentence(
      "A value is said with its full stop", element("Text.", value: "Value.", [.button]),
      library: "Text.: Value. Button."),
  ])
  func `The value comes next`(_ sentence: VoiceOverSentence) throws { try sentence.check() }

  @Test(arguments: [
    VoiceOverSentence(
      "Selected comes before the label", element("A", [.selected]), library: "Selected: A",
      device: "selected, A"),
    VoiceOverSentence(
      "If there is nothing else, only selected is said", element(nil, [.selected]),
      library: "Selected.", device: "selected"),
    VoiceOverSentence(
      "Selected comes before a value without a label", element(nil, value: "v", [.selected]),
      library: "Selected: v", device: "selected, v"),
    VoiceOverSentence(
      "Selected comes before a cell's headers and position",
      element(
        "A", value: "v", [.selected],
        in: cell(
          0, 1, first: true, rows: [.init(label: "Row")], columns: [.init(label: "Column")])),
      library: "Selected: Row. Column. A. Row 1. Column 2. v",
      device: "selected, Row, Column, A, v, row 1, column 2"),
    VoiceOverSentence(
      "No other trait comes before the label",
      element(
        "A", value: "1",
        Traits(rawValue: .max).subtracting([.selected, .switchButton, .textEntry])),
      library:
        "A: 1. Dimmed. Back Button. Tab. Heading. Link. Adjustable. Image. Search Field."),
    VoiceOverSentence(
      "What is selected and has no label keeps its hint",
      element(nil, hint: "Hint", [.selected, .button]), library: "Selected. Button. | Hint",
      device: "selected, button | Hint"),
  ])
  func `Selected is the only prefix`(_ sentence: VoiceOverSentence) throws {
    try sentence.check()
  }

  @Test(arguments: [
    VoiceOverSentence(
      "Without other texts the hint is the description", element(nil, hint: "Hint"),
      library: "Hint",
      device: "Hint"),
    VoiceOverSentence(
      "A hint comes before the traits if there is nothing else",
      element("", value: "", hint: "Hint.", [.button]), library: "Hint. Button.",
      device: "Hint., button"),
    VoiceOverSentence(
      "With a value the hint stays at the end", element(nil, value: "v", hint: "Hint"),
      library: "v | Hint", device: "v | Hint"),
    VoiceOverSentence(
      "With a position in a table the hint stays at the end",
      element(nil, hint: "Hint", in: cell(0, 1)), library: ". Column 2. | Hint",
      device: "column 2 | Hint"),
    VoiceOverSentence(
      "With a position in a series it does not",
      element(nil, hint: "Hint", in: .series(index: 1, count: 2)),
      library: "Hint 1 of 2.", device: "Hint, 1 of 2"),
    VoiceOverSentence(
      "No second full stop follows a full stop", element("A.", [.button]), library: "A. Button."),
    VoiceOverSentence(
      "No full stop precedes a position", element("Photo", in: .series(index: 2, count: 5)),
      library: "Photo 2 of 5.", device: "Photo, 2 of 5"),
    VoiceOverSentence(
      "The full stop before a position comes from the traits",
      element("Photo", [.image], in: .series(index: 2, count: 5)),
      library: "Photo. Image. 2 of 5.", device: "Photo, image, 2 of 5"),
    VoiceOverSentence(
      "A tab without a label says only its type and position",
      element(nil, in: .tab(index: 2, count: 3)),
      library: "Tab. 2 of 3.", device: "tab, 2 of 3"),
    VoiceOverSentence(
      "An element without text in a series says only its position, after a space",
      element(nil, in: .series(index: 2, count: 3)),
      library: " 2 of 3.", device: "2 of 3"),
    VoiceOverSentence(
      "An element without text at the end of a landmark says only the end",
      element(nil, in: .landmarkEnd),
      library: ". End.", device: "end"),
    VoiceOverSentence(
      "A full stop precedes the end of a list", element("A", [.link], in: .listEnd),
      library: "A. Link. List End."),
    VoiceOverSentence(
      "No second full stop precedes the end of a list",
      element("A.", in: .landmarkStart), library: "A. Landmark."),
  ])
  func `Existing attributes are joined`(_ sentence: VoiceOverSentence) throws {
    try sentence.check()
  }
}
