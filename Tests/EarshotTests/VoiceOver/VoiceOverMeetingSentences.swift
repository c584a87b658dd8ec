import Earshot
import Testing

@Suite struct `VoiceOver's rules that meet` {
  private static let adjust = "swipe up or down with one finger to adjust the value"
  private static let libraryAdjust = "Swipe up or down with one finger to adjust the value."

  @Test(arguments: [
    VoiceOverSentence(
      "A selected tab that is dimmed", element("A", [.tabBarItem, .selected, .notEnabled]),
      library: "Selected: A. Dimmed. Tab.", device: "selected, A, dimmed, tab"),
    VoiceOverSentence(
      "A selected segment", element("A", [.selected, .button], in: .series(index: 2, count: 3)),
      library: "Selected: A. Button. 2 of 3.", device: "selected, A, button, 2 of 3"),
    VoiceOverSentence(
      "A selected tab that comes first",
      element("A", [.selected, .button], in: .tab(index: 1, count: 2)),
      library: "Selected: A. Tab. 1 of 2.", device: "Tab Bar, selected, A, tab, 1 of 2"),
    VoiceOverSentence(
      "A dimmed tab without a label", element(nil, [.notEnabled], in: .tab(index: 3, count: 11)),
      library: "Dimmed. Tab. 3 of 11.", device: "dimmed, tab, 3 of 11"),
    VoiceOverSentence(
      "A dimmed tab keeps that and loses button",
      element("Item C", [.button, .notEnabled], in: .tab(index: 3, count: 11)),
      library: "Item C. Dimmed. Tab. 3 of 11.", device: "Item C, dimmed, tab, 3 of 11"),
    VoiceOverSentence(
      "A selected switch",
      element("A", value: "1", [.selected, .switchButton, .button, .notEnabled]),
      library: "Selected: A. Dimmed. Switch Button. On.",
      device: "selected, A, dimmed, switch button, on"),
    VoiceOverSentence(
      "A selected switch without a label",
      element(nil, value: "0", hint: "Hint", [.selected, .switchButton, .button, .notEnabled]),
      library: "Selected. Dimmed. Switch Button. Off. | Hint",
      device: "selected, dimmed, switch button, off | Hint"),
    VoiceOverSentence(
      "A switch with a hint and nothing else",
      element(nil, value: "1", hint: "Hint.", [.switchButton, .button]),
      library: "Hint. Switch Button. On. | Double tap to toggle setting.",
      device: "Hint., switch button, on | double tap to toggle setting"),
    VoiceOverSentence(
      "A switch that is a heading and a tab",
      element(
        "A", value: "0", [.switchButton, .button, .header, .notEnabled],
        in: .tab(index: 2, count: 2)),
      library: "A. Dimmed. Switch Button. Off. Tab. Heading. 2 of 2.",
      device: "A, dimmed, switch button, off, tab, heading, 2 of 2"),
    VoiceOverSentence(
      "A switch with a custom value that is an image",
      element("A", value: "half", [.switchButton, .button, .image, .notEnabled]),
      library: "A. Dimmed. Switch Button. half Image.",
      device: "A, dimmed, switch button, half, image"),
    VoiceOverSentence(
      "A switch with an empty value in a series",
      element(
        "A", value: "", [.switchButton, .button, .notEnabled], in: .series(index: 1, count: 2)),
      library: "A. Dimmed. Switch Button.  1 of 2.", device: "A, dimmed, switch button, 1 of 2"),
    VoiceOverSentence(
      "A back button with value and hint",
      element("Back", value: "Inbox", hint: "Hint.", [.backButton, .button, .selected]),
      library: "Selected: Inbox. Back Button. | Hint.",
      device: "selected, Inbox, back button | Hint."),
    VoiceOverSentence(
      "A back button that is dimmed and first in a list",
      element("Back", [.backButton, .button, .notEnabled], in: .listStart),
      library: "Dimmed. Back Button. List Start.", device: "dimmed, back button, list start",
      on: VoiceOverSentence.untilIOS18),
    VoiceOverSentence(
      "An adjustable heading that is selected",
      element("A", value: "5", [.adjustable, .header, .selected]),
      library: "Selected: A: 5. Heading. Adjustable. | \(libraryAdjust)",
      device: "selected, A, 5, heading, adjustable | \(adjust)"),
    VoiceOverSentence(
      "An adjustable cell", element("A", value: "5", [.adjustable], in: cell(1, 0, first: true)),
      library: "A. Row 2. Column 1. 5. Adjustable. | \(libraryAdjust)",
      device: "A, 5, adjustable, row 2, column 1 | \(adjust)"),
    VoiceOverSentence(
      "An adjustable cell with a hint and nothing else",
      element(nil, hint: "Hint", [.adjustable], in: cell(1, 0)),
      library: ". Column 1. Adjustable. | Hint", device: "adjustable, column 1 | Hint"),
    VoiceOverSentence(
      "A secure text field that is being edited and dimmed",
      element("A", value: "•••", [.textEntry, .secureTextField, .isEditing, .notEnabled]),
      library: "A: •••. Dimmed. Secure Text Field. Is editing.",
      device: "A, •••, dimmed, secure text field, is editing"),
    VoiceOverSentence(
      "A selected cell with actions and a hint",
      element("A", hint: "Hint.", [.selected], in: cell(0, 1), actions: ["Delete"]),
      library: "Selected: A. Column 2. | Hint. Actions Available",
      device: "selected, A, column 2 | Hint., actions available"),
    VoiceOverSentence(
      "Stepper buttons say what UIKit exposes of them",
      element("Decrement", [.button, .notEnabled]), library: "Decrement. Dimmed. Button.",
      device: "Decrement, dimmed, button"),
    VoiceOverSentence(
      "An invisible element that closes a pop-up is a button",
      element("Double tap to dismiss pop-up window", [.button]),
      library: "Double tap to dismiss pop-up window. Button.",
      device: "Double tap to dismiss pop-up window, button"),
  ])
  func `Each rule holds together with the others`(_ sentence: VoiceOverSentence) throws {
    try sentence.check()
  }

  @Test(arguments: [
    VoiceOverSentence(
      "An expanded heading that is dimmed",
      element("Section", hint: "Hint.", [.button, .header, .notEnabled], expanded: .expanded),
      device: "Section, dimmed, button, heading, expanded | Hint."),
    VoiceOverSentence(
      "An expanded heading", element("Section", [.button, .header], expanded: .expanded),
      device: "Section, button, heading, expanded | double tap to collapse"),
    VoiceOverSentence(
      "A collapsed and selected tab of a series",
      element(
        "A", [.selected, .tabBarItem], in: .series(index: 2, count: 3), expanded: .collapsed),
      device: "selected, A, tab, collapsed, 2 of 3 | double tap to expand"),
    VoiceOverSentence(
      "A collapsed switch",
      element("A", value: "1", hint: "Hint.", [.switchButton, .button], expanded: .collapsed),
      device:
        "A, switch button, on, collapsed | Hint, double tap to toggle setting, double tap to expand"
    ),
    VoiceOverSentence(
      "A collapsed text entry loses the author's hint",
      element("A", hint: "Lost", [.textEntry], expanded: .collapsed),
      device: "A, text field, collapsed | double tap to edit, double tap to expand"),
    VoiceOverSentence(
      "An expanded element that is adjustable",
      element("A", [.adjustable], expanded: .expanded),
      device: "A, adjustable, expanded | \(adjust), double tap to collapse"),
    VoiceOverSentence(
      "An expanded cell", element("A", [.button], in: cell(0, 1), expanded: .expanded),
      device: "A, button, expanded, column 2 | double tap to collapse"),
    VoiceOverSentence(
      "A compact date picker",
      element("Date picker", value: "12 May", [.button], expanded: .collapsed),
      device: "Date picker, 12 May, button, collapsed | double tap to expand"),
    VoiceOverSentence(
      "An element with only a hint that expands", element(nil, hint: "Hint", expanded: .collapsed),
      device: "Hint, collapsed | double tap to expand"),
  ])
  func `The expanded status holds together with the others`(_ sentence: VoiceOverSentence) throws {
    try VoiceOverSentence(
      sentence.words, sentence.element, device: sentence.device,
      on: VoiceOverSentence.fromIOS18
    ).check()
  }

  @Test(arguments: [
    VoiceOverSentence(
      "A selected link that starts a landmark",
      element("A", value: "v", [.link, .selected], in: .landmarkStart),
      library: "Selected: A: v. Link. Landmark.", device: "selected, A, v, link, landmark"),
    VoiceOverSentence(
      "A switch that ends a list",
      element("A", value: "1", hint: "Hint", [.switchButton, .button, .notEnabled], in: .listEnd),
      library: "A. Dimmed. Switch Button. On. List End. | Hint",
      device: "A, dimmed, switch button, on, list end | Hint"),
    VoiceOverSentence(
      "An important text at the end of a landmark",
      element(
        "A", value: "v", [.header], in: .landmarkEnd,
        content: [.init(label: "Due", value: "now", isImportant: true)]),
      library: "A: v. Heading. End. | More Content Available",
      device: "A, v, Due, now, heading, end | more content available"),
  ])
  func `Until iOS 18 boundaries follow all traits`(_ sentence: VoiceOverSentence) throws {
    try VoiceOverSentence(
      sentence.words, sentence.element, library: sentence.library, device: sentence.device,
      on: VoiceOverSentence.untilIOS18
    ).check()
  }

  @Test(arguments: [
    VoiceOverSentence(
      "A selected link that starts a landmark",
      element("A", value: "v", [.link, .selected], in: .landmarkStart),
      device: "selected, A, v, landmark, link"),
    VoiceOverSentence(
      "A switch that ends a list",
      element("A", value: "1", hint: "Hint", [.switchButton, .button, .notEnabled], in: .listEnd),
      device: "A, list end, dimmed, switch button, on | Hint"),
    VoiceOverSentence(
      "An important text at the end of a landmark",
      element(
        "A", value: "v", [.header], in: .landmarkEnd,
        content: [.init(label: "Due", value: "now", isImportant: true)]),
      device: "A, v, Due, now, end, heading | more content available"),
    VoiceOverSentence(
      "A collapsed button that starts a list",
      element("A", [.button], in: .listStart, expanded: .collapsed),
      device: "A, list start, button, collapsed | double tap to expand"),
    VoiceOverSentence(
      "A position is not a boundary and stays last",
      element("A", [.button, .notEnabled], in: .series(index: 1, count: 2)),
      device: "A, dimmed, button, 1 of 2"),
  ])
  func `On iOS 26 boundaries precede all traits`(_ sentence: VoiceOverSentence) throws {
    try VoiceOverSentence(
      sentence.words, sentence.element, device: sentence.device, on: ["voiceover-ios-26"]
    ).check()
  }

  @Test(arguments: [
    (
      "before",
      VoiceOverSentence(
        "Controls before: only the type moves, not the states",
        element(
          "A", value: "1", [.switchButton, .button, .header, .selected, .notEnabled],
          in: .series(index: 1, count: 2)),
        library: "Dimmed. Switch Button. On. Heading. Selected: A 1 of 2.",
        device: "switch button, heading, selected, A, dimmed, on, 1 of 2")
    ),
    (
      "before",
      VoiceOverSentence(
        "Controls before: the tab bar is still said first",
        element("A", [.tabBarItem], in: .tabBarItem(index: 1, count: 2)),
        library: "Tab. A 1 of 2.", device: "Tab Bar, tab, A, 1 of 2")
    ),
    (
      "off",
      VoiceOverSentence(
        "Controls off: states, hint and position stay",
        element(
          "A", value: "0", hint: "Hint", [.switchButton, .button, .notEnabled],
          in: .series(index: 1, count: 2)),
        library: "A 1 of 2. | Hint", device: "A, dimmed, off, 1 of 2 | Hint")
    ),
    (
      "off",
      VoiceOverSentence(
        "Controls off: the expanded status is a state",
        element("A", [.button], expanded: .expanded), device: "A, expanded | double tap to collapse"
      )
    ),
  ])
  func `The setting for controls is about the type`(
    _ place: String, _ sentence: VoiceOverSentence
  ) throws {
    try VoiceOverSentence(
      sentence.words, sentence.element, library: sentence.library, device: sentence.device,
      on: VoiceOverSentence.fromIOS18
    ).check(set: ["controls": place])
  }
}
