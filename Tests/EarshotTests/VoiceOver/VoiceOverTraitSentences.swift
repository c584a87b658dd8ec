import Earshot
import Testing

@Suite struct `VoiceOver's traits, sentence by sentence` {
  private static let bits: [(name: String, bit: UInt64)] = [
    ("button", 0), ("link", 1), ("image", 2), ("selected", 3), ("playsSound", 4),
    ("keyboardKey", 5), ("staticText", 6), ("summaryElement", 7), ("notEnabled", 8),
    ("updatesFrequently", 9), ("searchField", 10), ("startsMediaSession", 11), ("adjustable", 12),
    ("allowsDirectInteraction", 13), ("causesPageTurn", 14), ("tabBar", 15), ("header", 16),
    ("textEntry", 18), ("pickerItem", 19), ("isEditing", 21), ("secureTextField", 24),
    ("backButton", 27), ("tabBarItem", 28), ("draggable", 38), ("popUpButton", 40),
    ("textArea", 47), ("switchButton", 53), ("alert", 56),
  ]

  @Test(arguments: bits)
  func `A trait is a bit of UIKit's own trait word`(_ name: String, _ bit: UInt64) {
    #expect(Traits(name: name)?.rawValue == 1 << bit)
    #expect(Traits(rawValue: 1 << bit).names == [name])
  }

  @Test func `Every trait with a name is in the table of bits`() {
    #expect(Traits.named.map(\.name) == Self.bits.map(\.name))
    #expect(Traits(name: "toggleButton")?.rawValue == 1 << 53)
    #expect(Traits(name: "Button") == nil)
  }

  @Test(arguments: Array(Set(0..<64).subtracting(bits.map { Int($0.bit) })).sorted())
  func `A bit without a name is kept and not announced`(_ bit: Int) throws {
    let traits = Traits(rawValue: 1 << UInt64(bit))
    #expect(traits.names == ["unknown(\(bit))"])
    try VoiceOverSentence("", element("A", traits), library: "A", device: "A").check()
  }

  private static let adjust = "Swipe up or down with one finger to adjust the value."

  private static let alone: [(Traits, VoiceOverSentence)] = [
    alone(.button, "A button is called a button", "A. Button.", "A, button"),
    alone(.link, "A link is called a link", "A. Link.", "A, link"),
    alone(.image, "An image is called an image", "A. Image.", "A, image"),
    alone(.selected, "A selected element says it first", "Selected: A", "selected, A"),
    alone(.playsSound, "The plays sound trait is not said", "A", "A"),
    alone(.keyboardKey, "A keyboard key has no type", "A", "A"),
    alone(.staticText, "A text has no type", "A", "A"),
    alone(.summaryElement, "A summary has no type", "A", "A"),
    alone(.notEnabled, "An element that is not enabled is dimmed", "A. Dimmed.", "A, dimmed"),
    alone(.updatesFrequently, "The updates frequently trait is not said", "A", "A"),
    alone(
      .searchField, "A search field is called a search field, and on devices says how to edit",
      "A. Search Field.", "A, search field | double tap to edit"),
    alone(.startsMediaSession, "The starts media session trait is not said", "A", "A"),
    alone(
      .adjustable, "An adjustable element says so, and how to adjust it",
      "A. Adjustable. | \(adjust)",
      "A, adjustable | swipe up or down with one finger to adjust the value"),
    alone(
      .allowsDirectInteraction, "On devices direct interaction has a hint", "A",
      "A | use the rotor to enable Direct Touch for this app"),
    alone(.causesPageTurn, "The causes page turn trait is not said", "A", "A"),
    alone(.tabBar, "The tab bar trait of an element itself is not said", "A", "A"),
    alone(.header, "A header is a heading", "A. Heading.", "A, heading"),
    alone(
      .textEntry, "A text entry is a text field and says how to edit",
      "A. Text Field. | Double tap to edit.", "A, text field | double tap to edit"),
    alone(
      .pickerItem, "On devices an item of a picker is called a picker item", "A", "A, picker item"),
    alone(.isEditing, "Editing is only said for a text entry", "A", "A"),
    alone(.secureTextField, "Only a text entry can be a secure text field", "A", "A"),
    alone(
      .backButton, "A back button is called a back button", "A. Back Button.", "A, back button"),
    alone(.tabBarItem, "A button of a tab bar is a tab", "A. Tab.", "A, tab"),
    alone(
      .draggable, "On devices a draggable element says so and how to drag it", "A",
      "A, draggable | double tap and hold, wait for the sound, then drag to rearrange"),
    alone(
      .popUpButton, "On devices a pop-up button says its type and how to open it", "A",
      "A, pop up button | double tap to activate the picker"),
    alone(.textArea, "Only a text entry can be a text area", "A", "A"),
    alone(
      .switchButton, "On devices the switch trait alone is a switch button",
      "A | Double tap to toggle setting.", "A, switch button | double tap to toggle setting"),
    alone(.alert, "On devices the title of an alert is announced as one", "A", "Alert, A"),
  ]

  private static func alone(
    _ trait: Traits, _ words: String, _ library: String, _ device: String
  ) -> (Traits, VoiceOverSentence) {
    (trait, VoiceOverSentence(words, element("A", trait), library: library, device: device))
  }

  @Test(arguments: alone.map(\.1))
  func `Each trait alone has its word or none`(_ sentence: VoiceOverSentence) throws {
    try sentence.check()
  }

  @Test func `No trait with a name is left out`() {
    #expect(Self.alone.map(\.0) == Traits.named.map(\.trait))
  }

  @Test(arguments: [
    VoiceOverSentence(
      "Dimmed comes before the type", element("A", [.button, .notEnabled]),
      library: "A. Dimmed. Button.", device: "A, dimmed, button"),
    VoiceOverSentence(
      "A back button comes before a switch",
      element("A", value: "1", [.switchButton, .button, .backButton, .notEnabled]),
      library: "A. Dimmed. Back Button. Switch Button. On.",
      device: "A, dimmed, back button, switch button, on"),
    VoiceOverSentence(
      "The state of a switch comes before the tab",
      element("A", value: "0", [.switchButton, .button, .tabBarItem, .notEnabled]),
      library: "A. Dimmed. Switch Button. Off. Tab.", device: "A, dimmed, switch button, off, tab"),
    VoiceOverSentence(
      "The tab comes before the text field", element("A", [.tabBarItem, .textEntry, .notEnabled]),
      library: "A. Dimmed. Tab. Text Field.", device: "A, dimmed, tab, text field"),
    VoiceOverSentence(
      "Editing comes before the heading",
      element("A", [.header, .textEntry, .isEditing, .notEnabled]),
      library: "A. Dimmed. Text Field. Is editing. Heading.",
      device: "A, dimmed, text field, is editing, heading"),
    VoiceOverSentence(
      "A heading comes before a link", element("A", [.link, .header]),
      library: "A. Heading. Link.", device: "A, heading, link"),
    VoiceOverSentence(
      "A link comes before adjustable", element("A", [.adjustable, .link, .notEnabled]),
      library: "A. Dimmed. Link. Adjustable.", device: "A, dimmed, link, adjustable"),
    VoiceOverSentence(
      "Adjustable comes before an image", element("A", [.image, .adjustable, .notEnabled]),
      library: "A. Dimmed. Adjustable. Image.", device: "A, dimmed, adjustable, image"),
    VoiceOverSentence(
      "In the library an image comes before a search field",
      element("A", [.searchField, .image]), library: "A. Image. Search Field."),
    VoiceOverSentence(
      "In the library a search field can also be a text field",
      element("A", [.searchField, .textEntry, .notEnabled]),
      library: "A. Dimmed. Text Field. Search Field.", device: "A, dimmed, search field"),
    VoiceOverSentence(
      "Secure text field replaces text field",
      element("A", [.secureTextField, .textEntry, .notEnabled]),
      library: "A. Dimmed. Secure Text Field.", device: "A, dimmed, secure text field"),
  ])
  func `The words have one order`(_ sentence: VoiceOverSentence) throws {
    try sentence.check()
  }

  @Test(arguments: [
    VoiceOverSentence(
      "A keyboard key is not called a button", element("A", [.button, .keyboardKey]),
      library: "A", device: "A"),
    VoiceOverSentence(
      "A switch is not also called a button", element("A", [.button, .switchButton, .notEnabled]),
      library: "A. Dimmed. Switch Button.", device: "A, dimmed, switch button"),
    VoiceOverSentence(
      "A button of a tab bar is not also called a button", element("A", [.button, .tabBarItem]),
      library: "A. Tab.", device: "A, tab"),
    VoiceOverSentence(
      "A back button is not also called a button", element("A", [.button, .backButton]),
      library: "A. Back Button.", device: "A, back button"),
    VoiceOverSentence(
      "A tab of a view is not also called a button",
      element("A", [.button], in: .tab(index: 2, count: 3)),
      library: "A. Tab. 2 of 3.", device: "A, tab, 2 of 3"),
    VoiceOverSentence(
      "A position in a system tab bar does not remove button",
      element("A", [.button], in: .tabBarItem(index: 2, count: 3)),
      library: "A. Button. Tab. 2 of 3.", device: "A, button, tab, 2 of 3"),
    VoiceOverSentence(
      "A segment is a button", element("A", [.button], in: .series(index: 2, count: 3)),
      library: "A. Button. 2 of 3.", device: "A, button, 2 of 3"),
    VoiceOverSentence(
      "A link, image, heading or search field stays a button",
      element("A", [.button, .link, .image, .header, .searchField, .notEnabled]),
      library: "A. Dimmed. Button. Heading. Link. Image. Search Field."),
    VoiceOverSentence(
      "A keyboard key can be a switch and a back button",
      element("A", [.button, .keyboardKey, .switchButton, .backButton, .notEnabled]),
      library: "A. Dimmed. Back Button. Switch Button.",
      device: "A, dimmed, back button, switch button"),
  ])
  func `A more specific trait removes the button`(_ sentence: VoiceOverSentence) throws {
    try sentence.check()
  }
}
