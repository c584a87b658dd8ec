import Earshot
import Testing

@Suite struct TalkBackDescriptionSentenceTests {
  private static let order: [TalkBackSentence] = [
    .init(
      "parts that are empty leave no separator",
      node(text: "", children: [node(), node(text: " "), node(text: "end")]) { $0.error = "" },
      "end"),
    .init(
      "a status is not said if a node has no name, role or state, even if it has an error",
      node {
        $0.actions = [.init(.expand)]
        $0.error = "Wrong"
      }, "Error: Wrong"),
    .init(
      "not checked is not said either",
      node {
        $0.checkable = true
        $0.hintText = "Hint"
      }, "Hint"),
    .init(
      "a status is said if there are merged nodes",
      node(children: [node { $0.hintText = "inner" }]) { $0.actions = [.init(.expand)] },
      "collapsed, inner"),
    .init(
      "selected and disabled are said even if nothing else is",
      node { ($0.selected, $0.enabled) = (true, false) }, "selected, disabled"),
    .init(
      "a merged node has its status before its name and its error after it",
      node(
        text: "Row",
        children: [
          node("CheckBox", text: "Mail") {
            $0.checkable = true
            $0.actions = [.init(.collapse)]
            ($0.error, $0.hintText, $0.tooltipText) = ("Wrong", "Hint", "Tip")
          }, node(text: "end"),
        ]),
      "Row, expanded, not checked, Mail, Check box, Error: Wrong, Hint, Tip, end"),
    .init(
      "a merged node has its status after its children in another order",
      node(
        text: "Row",
        children: [
          node("CheckBox", text: "Mail", children: [node(text: "deep")]) {
            $0.checkable = true
            $0.error = "Wrong"
          }, node(text: "end"),
        ]),
      "Row, Check box, Mail, deep, not checked, Error: Wrong, end",
      settings: ["descriptionOrder": "role-name-state"]),
    .init(
      "a merged node's label is not said",
      node(children: [node(text: "12") { $0.labeledBy = .text("Hour") }]), "12"),
  ]

  private static let labels: [TalkBackSentence] = [
    .init(
      "a label follows the whole body, between selected and disabled",
      node("CheckBox", text: "Mail", children: [node(text: "inner")]) {
        ($0.selected, $0.enabled, $0.checkable) = (true, false, true)
        ($0.error, $0.hintText, $0.tooltipText) = ("Wrong", "Hint", "Tip")
        $0.labeledBy = .text("Account")
      },
      "selected, not checked, Mail, Check box, inner, Error: Wrong, Hint, Tip for Account, disabled"
    ),
    .init(
      "with the state last, the status is in the body and selected is not",
      node("CheckBox", text: "Mail") {
        ($0.selected, $0.enabled, $0.checkable) = (true, false, true)
        $0.labeledBy = .text("Account")
      }, "Mail, Check box, not checked for Account, selected, disabled",
      settings: ["descriptionOrder": "name-role-state"]),
    .init(
      "a state description at the end directly precedes the label",
      node("EditText", text: "12") {
        $0.editable = true
        $0.stateDescription = "locked"
        $0.labeledBy = .text("Hour")
      }, "Edit box, 12, locked for Hour", settings: ["descriptionOrder": "role-name-state"]),
    .init(
      "the description of a label wins over its text",
      node(text: "12") {
        $0.labeledBy = .node(node(text: "h", description: "Hour"))
      }, "12 for Hour"),
    .init(
      "a label of only spaces counts as missing",
      node(text: "12") { $0.labeledBy = .node(node(text: " ", description: "")) }, "12"),
    .init(
      "the id of a label is not said",
      node(text: "12") {
        $0.labeledBy = .node(node { $0.viewIdResourceName = "com.example:id/hour" })
      }, "12"),
    .init(
      "the id of a label is said if the user wants ids",
      node(text: "12") {
        $0.labeledBy = .node(node { $0.viewIdResourceName = "com.example:id/hour" })
      }, "12 for hour", settings: ["speakElementIds": "on"]),
    .init(
      "a label comes before the heading",
      node(text: "Hours") {
        $0.heading = true
        $0.labeledBy = .text("Shop")
      }, "Hours for Shop, Heading"),
  ]

  private static let merging: [TalkBackSentence] = [
    .init(
      "a web view merges nothing",
      node("android.webkit.WebView", children: [node(text: "page")]), "Webview"),
    .init(
      "a grid merges even if it has a description",
      node("GridView", description: "Photos", children: [node { $0.hintText = "empty" }]) {
        $0.collectionInfo = .init(rowCount: 2, columnCount: 2)
      }, "Photos, Grid"),
    .init(
      "a list merges an item that cannot have focus even if it has a description",
      node(description: "Mail", children: [node { $0.error = "Offline" }]) {
        $0.collectionInfo = .init(rowCount: 3, columnCount: 1)
      }, "Mail, List, Error: Offline"),
    .init(
      "a staggered grid with a description merges nothing",
      node(
        "androidx.recyclerview.widget.StaggeredGridLayoutManager", description: "Pins",
        children: [node { $0.error = "Offline" }]
      ) { $0.collectionInfo = .init(rowCount: 3, columnCount: 3) }, "Pins, Grid"),
    .init(
      "a child with a description excludes its children",
      node(children: [node(description: "Card", children: [node(text: "inner")])]), "Card"),
    .init(
      "children of a child that can have focus are not merged either",
      node(
        text: "Row",
        children: [node(children: [node(text: "inner")]) { $0.clickable = true }]), "Row"),
    .init(
      "children of an invisible child are not merged either",
      node(text: "Row", children: [node(children: [node(text: "inner")]) { $0.visible = false }]),
      "Row"),
    .init(
      "a text that a child repeats is said again, for only the parts of one node are compared",
      node(text: "Mail", children: [node(text: "Mail"), node(text: "mail")]), "Mail, Mail, mail"),
    .init(
      "a child leaves out its own repetitions",
      node(text: "Row", children: [node("Button", text: "button"), node("Button", text: "Go")]),
      "Row, button, Go, Button"),
    .init(
      "a status is never left out as a repetition",
      node("CheckBox", text: "checked") { ($0.checkable, $0.checked) = (true, true) },
      "checked, checked, Check box"),
    .init(
      "a merged heading, selected and disabled child says its text only",
      node(
        children: [
          node(text: "Offers") { ($0.heading, $0.selected, $0.enabled) = (true, true, false) }
        ]), "Offers"),
  ]

  private static let status: [TalkBackSentence] = [
    .init(
      "a check box with EXPAND is collapsed before it is checked",
      node("CheckBox", text: "Mail") {
        ($0.checkable, $0.checked) = (true, true)
        $0.actions = [.init(.expand)]
      }, "collapsed, checked, Mail, Check box"),
    .init(
      "a state description leaves collapsed",
      node("CheckBox", text: "Mail") {
        ($0.checkable, $0.checked) = (true, true)
        $0.stateDescription = "Mixed"
        $0.actions = [.init(.expand)]
      }, "collapsed, Mixed, Mail, Check box"),
    .init(
      "a state description that comes last comes before expanded",
      node("CheckBox", text: "Mail", children: [node(text: "inner")]) {
        $0.checkable = true
        $0.stateDescription = "Mixed"
        $0.actions = [.init(.collapse)]
      }, "Mail, Check box, Mixed, inner, expanded",
      settings: ["descriptionOrder": "name-role-state"]),
    .init(
      "a switch is never checked",
      node("Switch", description: "Wi-Fi") { ($0.checkable, $0.checked) = (true, true) },
      "on, Wi-Fi, Switch"),
    .init(
      "a toggle button is never checked",
      node("ToggleButton", description: "Wi-Fi") { $0.checkable = true }, "off, Wi-Fi, Switch"),
    .init(
      "any other node that is checkable is checked or not",
      node(text: "Wi-Fi") { $0.checkable = true }, "not checked, Wi-Fi"),
    .init(
      "an error of a password follows it",
      node("EditText", text: "abc") {
        ($0.editable, $0.password) = (true, true)
        $0.actions = [.init(.setSelection)]
        ($0.error, $0.hintText) = ("Too short", "Password")
      }, "password, 3 characters, Edit box, Error: Too short, Password"),
    .init(
      "a heading that is expanded, selected and labelled",
      node(text: "Filters") {
        ($0.heading, $0.selected) = (true, true)
        $0.actions = [.init(.collapse)]
        $0.labeledBy = .text("Search")
      }, "selected, expanded, Filters for Search, Heading"),
    .init(
      "a slider that is disabled keeps its value",
      node("SeekBar", description: "Volume") {
        $0.enabled = false
        $0.rangeInfo = .init(.percent, min: 0, max: 100, current: 50)
        $0.actions = [.init(.scrollForward), .init(.setProgress)]
      }, "50.0 percent, Volume, Slider, disabled"),
  ]

  @Test(arguments: order + labels + merging + status)
  func `a description is put together as TalkBack does`(_ sentence: TalkBackSentence) throws {
    try sentence.checkWithoutHints()
  }

  @Test(arguments: descriptionOrders)
  func `a label without labelled parts is said in TalkBack's template`(order: String)
    throws
  {
    let view = node { $0.labeledBy = .text("Hour") }
    let said = try TalkBackListener(["descriptionOrder": order]).announcement(view)
    #expect(said.text == " for Hour")
  }

  @Test func `a live region merges focusable children`() throws {
    let row = node(text: "Row", children: [node("Button", text: "Buy") { $0.clickable = true }]) {
      $0.liveRegion = .polite
    }
    let listener = try TalkBackListener(["hints": "off"])
    #expect(listener.heard(row) == "Row")
    let change = TalkBackEvent.ContentChange([.subtree])
    #expect(listener.heard(.contentChanged(change), row) == "Row, Buy, Button")
  }
}

extension TalkBackDescriptionSentenceTests {
  private static let behind: [TalkBackSentence] = [
    .init(
      "an item's position replaces the heading",
      list { $0.heading = true }, "Mail, Heading, 1 of 3, In list, 3 items", at: "item"),
    .init(
      "without container info the heading is back",
      list { $0.heading = true }, "Mail, Heading", settings: ["speakContainerInfo": "off"],
      at: "item"),
    .init(
      "selected comes first, then the name, disabled, the position and the list",
      list { ($0.selected, $0.enabled) = (true, false) },
      "selected, Mail, disabled, 1 of 3, In list, 3 items", at: "item"),
    .init(
      "a container title comes after the heading",
      node(text: "Mail") {
        $0.heading = true
        $0.containerTitle = "Inbox"
      }, "Mail, Heading, In Inbox"),
    .init(
      "a window comes last",
      node(text: "Mail") {
        ($0.heading, $0.enabled) = (true, false)
        $0.containerTitle = "Inbox"
        $0.window = .init(id: 1, title: "Post", type: "APPLICATION")
      }, "Mail, Heading, In Inbox, Window Post"),
    .init(
      "a window without a title is not said",
      node(text: "Mail") { $0.window = .init(id: 1, title: " ", type: "APPLICATION") }, "Mail"),
    .init(
      "a keyboard's window is said if the user wants window names",
      node(text: "h") { $0.window = .init(id: 1, title: "Gboard", type: "INPUT_METHOD") },
      "h, Window Gboard"),
    .init(
      "a keyboard's window is not said if the user does not",
      node(text: "h") { $0.window = .init(id: 1, title: "Gboard", type: "INPUT_METHOD") }, "h",
      settings: ["speakWindowNames": "off"]),
    .init(
      "an app's window is said with both settings",
      node(text: "h") { $0.window = .init(id: 1, title: "Post", type: "APPLICATION") },
      "h, Window Post", settings: ["speakWindowNames": "off"]),
    .init(
      "a picture in picture window is said with both settings",
      node(text: "h") { $0.window = .init(id: 1, title: "Film", type: "PICTURE_IN_PICTURE") },
      "h, Film picture in picture", settings: ["speakWindowNames": "off"]),
    .init(
      "an unlabelled node is followed by its position",
      node(
        "ListView",
        children: [
          node("android.view.View") {
            ($0.id, $0.clickable) = ("item", true)
            $0.collectionItemInfo = .init(rowIndex: 1, columnIndex: 0)
          }
        ]
      ) { $0.collectionInfo = .init(rowCount: 3, columnCount: 1) },
      "Unlabelled, 2 of 3, In list, 3 items", at: "item"),
    .init(
      "no heading is said for web content",
      node("android.webkit.WebView", text: "News") { $0.heading = true }, "News, Webview"),
  ]

  private static func list(_ change: (inout TalkBackNode) -> Void) -> TalkBackNode {
    let item = node(text: "Mail") {
      $0.id = "item"
      $0.collectionItemInfo = .init(rowIndex: 0, columnIndex: 0)
      change(&$0)
    }
    return node("ListView", children: [item]) {
      $0.collectionInfo = .init(rowCount: 3, columnCount: 1)
    }
  }

  @Test(arguments: behind)
  func `parts after a description are in TalkBack's order`(
    _ sentence: TalkBackSentence
  ) throws {
    try sentence.checkWithoutHints()
  }
}
