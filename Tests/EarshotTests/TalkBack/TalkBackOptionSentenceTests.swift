import Earshot
import Testing

@Suite struct TalkBackOptionSentenceTests {
  private static let menu = "Actions available, use Tap with 3 fingers to view"

  private static let customLabels: [TalkBackSentence] = [
    .init(
      "the user's label is the name if there is no other name",
      node("ImageButton") {
        $0.clickable = true
        $0.customLabel = "Cart"
      }, "Cart, Button"),
    .init(
      "the user's label comes after description and text",
      node(text: "Text") { $0.customLabel = "Label" }, "Text"),
    .init(
      "the user's label comes before the id",
      node("ImageView") {
        $0.customLabel = "Label"
        $0.viewIdResourceName = "com.example:id/cart"
      }, "Label, Image", settings: ["speakElementIds": "on"]),
    .init(
      "the user's label names an edit box without text",
      node("EditText") {
        $0.editable = true
        $0.customLabel = "Name"
      }, "Name, Edit box"),
    .init(
      "the user's label names a password that is empty",
      node("EditText") {
        ($0.editable, $0.password) = (true, true)
        $0.customLabel = "PIN"
      }, "password, PIN, Edit box"),
    .init(
      "the length of a password comes before the user's label",
      node("EditText", text: "abc") {
        ($0.editable, $0.password) = (true, true)
        $0.actions = [.init(.setSelection)]
        $0.customLabel = "PIN"
      }, "password, 3 characters, Edit box"),
    .init(
      "the user's label names a switch whose text is its state",
      node("Switch", text: "Fast") { $0.customLabel = "Speed" }, "Fast, Speed, Switch"),
    .init(
      "the user's label keeps a node from being unlabelled",
      node("android.view.View") {
        $0.clickable = true
        $0.customLabel = "Cart"
      }, "Cart"),
    .init(
      "the user's label of a label is said",
      node(text: "12") { $0.labeledBy = .node(node { $0.customLabel = "Hour" }) }, "12 for Hour"),
    .init(
      "the user's label of a node that labels another is said",
      node(
        children: [
          node("ImageView") { ($0.id, $0.customLabel) = ("label", "Hour") },
          node(text: "12") { ($0.id, $0.labeledBy) = ("time", .id("label")) },
        ]), "12 for Hour", at: "time"),
    .init(
      "the user's label does not exclude children",
      node(children: [node(text: "inner")]) { $0.customLabel = "Row" }, "Row, inner"),
  ]

  private static let errors: [TalkBackSentence] = [
    .init(
      "an error of content that is valid is not said",
      node(text: "12") { ($0.error, $0.contentInvalid) = ("Wrong", false) }, "12"),
    .init(
      "an error of content that is not valid is said",
      node(text: "12") { ($0.error, $0.contentInvalid) = ("Wrong", true) }, "12, Error: Wrong"),
    .init(
      "content that is not valid is not announced without an error",
      node(text: "12") { $0.contentInvalid = true }, "12"),
  ]

  private static let disabled: [TalkBackSentence] = [
    .init(
      "before Android 12 plain text is not announced as disabled",
      node(text: "Mail") { $0.enabled = false }, "Mail"),
    .init(
      "before Android 12 a node that can be clicked is",
      node(text: "Mail") { ($0.enabled, $0.clickable) = (false, true) }, "Mail, disabled"),
    .init(
      "before Android 12 a node with a long press action is",
      node(text: "Mail") {
        $0.enabled = false
        $0.actions = [.init(.longClick)]
      }, "Mail, disabled"),
    .init(
      "before Android 12 a node that takes input focus is",
      node(text: "Mail") { ($0.enabled, $0.focusable) = (false, true) }, "Mail, disabled"),
    .init(
      "before Android 12 web content is",
      node("android.webkit.WebView", text: "News") { $0.enabled = false },
      "News, Webview, disabled"),
    .init(
      "before Android 12 a heading that can be clicked is not",
      node(text: "Mail") { ($0.enabled, $0.clickable, $0.heading) = (false, true, true) },
      "Mail, Heading"),
  ]

  private static let selection: [TalkBackSentence] = [
    .init(
      "selection mode is the last of an edit box's states",
      node("EditText", text: "Ada") {
        ($0.editable, $0.focused) = (true, true)
        $0.stateDescription = "locked"
      }, "locked, Editing, Selection mode on, Ada, Edit box",
      settings: ["selectionModeActive": "on", "keyboardActive": "on"]),
    .init(
      "selection mode is said for edit boxes only",
      node("Button", text: "Go"), "Go, Button", settings: ["selectionModeActive": "on"]),
  ]

  private static let keys: [TalkBackSentence] = [
    .init(
      "a key that types is a key, not a button",
      node("Button", text: "h") { ($0.textEntryKey, $0.clickable) = (true, true) }, "h"),
    .init(
      "a key that types says neither its range nor its page",
      node("SeekBar", text: "h") {
        $0.textEntryKey = true
        $0.actions = [.init(.scrollForward), .init(.pageUp)]
      }, "h"),
    .init(
      "a key that types says neither actions nor links",
      node(text: "h") {
        ($0.textEntryKey, $0.links) = (true, 1)
        $0.actions = [.init(.dismiss)]
      }, "h"),
    .init(
      "a key that types says the label of its click",
      node(text: "h") {
        $0.textEntryKey = true
        $0.actions = [.init(.click, label: "type")]
      }, "h | Double-tap to type"),
    .init(
      "a key that types outside a keyboard can be long-pressed",
      node(text: "h") { ($0.textEntryKey, $0.longClickable) = (true, true) },
      "h | Double-tap and hold to long press"),
    .init(
      "a key that types has a keyboard hint",
      node(text: "h") { ($0.textEntryKey, $0.clickable) = (true, true) },
      "h | Press Alt + ENTER to activate", settings: ["inputMode": "keyboard"]),
    .init(
      "a key of a keyboard's window has no long press hint, with or without a label",
      node(text: "h") {
        $0.actions = [.init(.longClick, label: "accents")]
        $0.window = .init(id: 3, type: "INPUT_METHOD")
      }, "h"),
  ]

  private static let lifting: [TalkBackSentence] = [
    .init(
      "a key of a keyboard's window that is typed by lifting is not clicked",
      key { $0.clickable = true }, "h, Button"),
    .init(
      "a key of a keyboard's window that is not typed by lifting is clicked",
      key { $0.clickable = true }, "h, Button | Double-tap to activate",
      settings: ["liftToType": "off"]),
    .init(
      "without lifting it still has no long press hint and no actions",
      key {
        $0.longClickable = true
        $0.actions = [.init(.dismiss)]
      }, "h, Button", settings: ["liftToType": "off"]),
    .init(
      "a key that types has no click hint without lifting either",
      key { ($0.textEntryKey, $0.clickable) = (true, true) }, "h",
      settings: ["liftToType": "off"]),
  ]

  private static func key(_ change: (inout TalkBackNode) -> Void) -> TalkBackNode {
    node("Button", text: "h") {
      $0.window = .init(id: 3, type: "INPUT_METHOD")
      change(&$0)
    }
  }

  private static let texts: [TalkBackSentence] = [
    .init(
      "a text that can be selected has actions",
      node(text: "Terms") { $0.textSelectable = true }, "Terms | \(menu)"),
    .init(
      "without text nothing can be selected",
      node(description: "Terms") { $0.textSelectable = true }, "Terms"),
    .init(
      "an edit box's text can be selected only with input focus",
      node("EditText", text: "Ada") { ($0.editable, $0.textSelectable) = (true, true) },
      "Ada, Edit box | Double-tap to edit text"),
    .init(
      "an edit box with a description has no actions although its text can be selected",
      node("EditText", text: "Ada", description: "Name") {
        ($0.editable, $0.focused, $0.textSelectable) = (true, true, true)
      }, "Ada, Edit box"),
    .init(
      "misspelled words come after the long press and before the menu, which also has them",
      node("EditText", text: "teh naem") {
        ($0.editable, $0.longClickable, $0.spellingSuggestions) = (true, true, 2)
      },
      "teh naem, Edit box | Double-tap to edit text, Double-tap and hold to long press, "
        + "Proofreading is available. 2 misspelled words. Swipe right with 3 fingers and use "
        + "\"Proofread\" to view, \(menu)"),
    .init(
      "one misspelled word is counted as the reader counts",
      node("EditText", text: "teh", description: "Note") {
        ($0.editable, $0.focused, $0.spellingSuggestions) = (true, true, 1)
      },
      "teh, Edit box | Proofreading is available. 1 misspelled words. Swipe right with 3 fingers "
        + "and use \"Proofread\" to view, \(menu)"),
    .init(
      "suggestions for nodes other than edit boxes are only in the menu",
      node(text: "teh") { $0.spellingSuggestions = 1 }, "teh | \(menu)"),
    .init(
      "a disabled edit box's misspelled words are not announced",
      node("EditText", text: "teh") {
        ($0.editable, $0.enabled, $0.spellingSuggestions) = (true, false, 1)
      }, "teh, Edit box, disabled"),
  ]

  @Test(arguments: customLabels + errors + selection)
  func `rare attributes are part of the description`(_ sentence: TalkBackSentence) throws {
    try sentence.checkWithoutHints()
  }

  @Test(arguments: disabled)
  func `an older Android says less often that something is disabled`(
    _ sentence: TalkBackSentence
  ) throws {
    let old = try TalkBackListener(dropping: "disabled-of-everything")
    #expect(old.heard(sentence.tree) == sentence.heard, "\(sentence.rule)")
  }

  @Test(arguments: keys + lifting + texts)
  func `rare attributes are part of the hint`(_ sentence: TalkBackSentence) throws {
    try sentence.check()
  }
}

extension TalkBackOptionSentenceTests {
  @Test(arguments: [
    ("both", "\"Swipe up\" or \"Swipe down\" to adjust"), ("up", "\"Swipe up\" to adjust"),
    ("down", "\"Swipe down\" to adjust"),
    (
      "none",
      "To use this, go to TalkBack settings and add a gesture for "
        + "'move navigation focus forward or adjust reading control down'"
    ),
  ])
  func `the gestures that the user has kept adjust`(gestures: String, heard: String) throws {
    let slider = node("SeekBar", description: "Volume") { $0.actions = [.init(.scrollForward)] }
    let listener = try TalkBackListener(["adjustGestures": gestures])
    #expect(listener.announcement(slider).hint == heard)
  }

  @Test(arguments: [
    ("3-finger-tap", "Tap with 3 fingers"), ("3-finger-swipe-right", "Swipe right with 3 fingers"),
  ])
  func `a gesture for actions differs from the menu's, regardless of the reading control`(
    gesture: String, name: String
  ) throws {
    let row = node(text: "Row") {
      $0.links = 1
      $0.actions = [.init(.custom, label: "Archive")]
    }
    let field = node("EditText", text: "Ada") { ($0.editable, $0.focused) = (true, true) }
    for control in ["default", "actions"] {
      let listener = try TalkBackListener(["actionsGesture": gesture, "readingControl": control])
      #expect(
        listener.announcement(row).hint == "Actions available, use \(name) to view, "
          + "Links available, use Tap with 3 fingers to view")
      #expect(listener.announcement(field).hint == "Actions available, use \(name) to view")
    }
  }

  @Test func `moving through text has no hints, and the reading control stays`() throws {
    let rows = node(
      children: ["a1", "b2"].map { id in
        node(text: id) {
          ($0.id, $0.clickable) = (id, true)
          $0.actions = [.init(.dismiss)]
        }
      })
    let listener = try TalkBackListener(["readingControl": "text"])
    #expect(try listener.walk(rows, "a1", "b2") == ["a1", "b2"])
  }
}

extension TalkBackOptionSentenceTests {
  @Test(arguments: [
    (
      "de",
      "Korrekturlesen ist verfügbar. 2\u{A0}falsch geschriebene Wörter. Zum Anzeigen "
        + "Mit 3\u{A0}Fingern nach rechts wischen und „Korrekturlesen“ auswählen."
    ),
    (
      "en",
      "Proofreading is available. 2 misspelled words. Swipe right with 3 fingers and use "
        + "\"Proofread\" to view"
    ),
  ])
  func `misspelled words are announced in the language of the reader`(
    locale: String, heard: String
  ) throws {
    let field = node("EditText", text: "teh naem", description: "Note") {
      ($0.editable, $0.focused, $0.spellingSuggestions) = (true, true, 2)
    }
    let hints = try TalkBackListener(locale: locale).announcement(field).parts
      .filter { $0.kind == .hint }
    #expect(hints.map(\.text) == [heard])
  }
}
