import Earshot
import EarshotFiles
import Testing

@Suite struct `A line of compose for TalkBack` {
  private func line(_ json: String) throws -> TalkBackLine {
    try TalkBackLineReader.line(of: try JSONParser.value(of: Array(json.utf8)))
  }

  @Test func `Every field of a node is read`() throws {
    let found = try line(
      """
      {"id":"a","className":"c","text":"t","contentDescription":"d","stateDescription":"s",
      "hintText":"h","showingHintText":true,"error":"e","tooltipText":"tt","roleDescription":"r",
      "paneTitle":"p","containerTitle":"ct","viewIdResourceName":"v","labeledBy":{"text":"L"},
      "clickable":true,"longClickable":true,"focusable":true,"screenReaderFocusable":true,
      "checkable":true,"checked":true,"selected":true,"enabled":false,"editable":true,
      "password":true,"heading":true,"visible":false,"focused":true,"links":2,
      "customLabel":"cl","contentInvalid":false,"textEntryKey":true,"textSelectable":true,
      "spellingSuggestions":3,
      "liveRegion":"polite","minDurationBetweenContentChanges":250,"maxTextLength":9,
      "requestInitialAccessibilityFocus":true,
      "rangeInfo":{"type":"percent","min":0.5,"max":2,"current":1},
      "collectionInfo":{"rowCount":3,"columnCount":1,"hierarchical":true,"selectionMode":"single"},
      "collectionItemInfo":{"rowIndex":1,"columnIndex":2,"rowSpan":3,"columnSpan":4,
      "rowTitle":"R","columnTitle":"C"},"actions":["CLICK",{"id":"CUSTOM","label":"Archive"}],
      "window":{"id":7,"title":"W","type":"SYSTEM"},"bounds":[0,1.5,2,3],
      "importantForAccessibility":"no","accessibilityTraversalBefore":"b",
      "accessibilityTraversalAfter":"c","focusStep":4,"part":"button",
      "children":[{"text":"one","children":[{"text":"deep"}]},{"text":"two"}]}
      """)
    var node = TalkBackNode()
    (node.id, node.className, node.text, node.contentDescription) = ("a", "c", "t", "d")
    (node.stateDescription, node.hintText, node.showingHintText) = ("s", "h", true)
    (node.error, node.tooltipText, node.roleDescription) = ("e", "tt", "r")
    (node.paneTitle, node.containerTitle, node.viewIdResourceName) = ("p", "ct", "v")
    node.labeledBy = .text("L")
    (node.clickable, node.longClickable, node.focusable) = (true, true, true)
    (node.screenReaderFocusable, node.checkable, node.checked) = (true, true, true)
    (node.selected, node.enabled, node.editable, node.password) = (true, false, true, true)
    (node.heading, node.visible, node.focused, node.links) = (true, false, true, 2)
    (node.customLabel, node.contentInvalid, node.textEntryKey) = ("cl", false, true)
    (node.textSelectable, node.spellingSuggestions) = (true, 3)
    (node.liveRegion, node.maxTextLength) = (.polite, 9)
    (node.minDurationBetweenContentChanges, node.requestInitialAccessibilityFocus) = (250, true)
    node.rangeInfo = .init(.percent, min: 0.5, max: 2, current: 1)
    node.collectionInfo = .init(
      rowCount: 3, columnCount: 1, hierarchical: true, selectionMode: .single)
    node.collectionItemInfo = .init(
      rowIndex: 1, columnIndex: 2, rowSpan: 3, columnSpan: 4, rowTitle: "R", columnTitle: "C")
    node.actions = [.init(.click), .init(.custom, label: "Archive")]
    node.window = .init(id: 7, title: "W", type: "SYSTEM")
    node.bounds = .init(left: 0, top: 1.5, right: 2, bottom: 3)
    node.importantForAccessibility = .no
    (node.traversalBefore, node.traversalAfter) = ("b", "c")
    node.focusStep = 4
    var (one, two, deep) = (ExposedNode(), ExposedNode(), ExposedNode())
    (one.text, two.text, deep.text) = ("one", "two", "deep")
    one.children = [deep]
    var exposed = ExposedNode(node, part: "button")
    exposed.children = [one, two]
    #expect(found.node == exposed)
    #expect(found.id == "a" && found.unknownFields.isEmpty && found.settings.isEmpty)
  }

  @Test func `An empty node and nulls have Android's defaults`() throws {
    #expect(try line("{}").node == ExposedNode())
    let nulls = """
      {"text":null,"enabled":null,"visible":null,"children":null,"actions":null,"window":null,
      "labeledBy":null,"collectionItemInfo":null,"contentInvalid":null,"spellingSuggestions":null,
      "customLabel":null,"textEntryKey":null,"maxTextLength":null,"settings":null}
      """
    #expect(try line(nulls).node == ExposedNode())
    #expect(try line(#"{"maxTextLength":-1}"#).node.maxTextLength == nil)
  }

  @Test func `A line can have a node together with settings and a walk`() throws {
    let found = try line(
      #"{"id":"x","node":{"id":"n","text":"a"},"settings":{"hints":false,"inputMode":"keyboard"},"walk":true}"#
    )
    #expect(found.id == "x" && found.node.id == "n")
    #expect(found.settings.map(\.value) == ["off", "keyboard"])
    guard case .walk = found.occasion else {
      Issue.record("not a walk")
      return
    }
    #expect(try line(#"{"node":{"id":"n"}}"#).id == "n")
  }

  @Test func `Settings can be next to the node's fields`() throws {
    let found = try line(#"{"text":"a","settings":{"speakRoles":true}}"#)
    #expect(found.settings.map(\.key) == ["speakRoles"] && found.unknownFields.isEmpty)
  }

  @Test func `Unknown fields are named once each, at every depth`() throws {
    let found = try line(
      """
      {"node":{"colour":1,"children":[{"colour":2,"settings":{}}],"window":{"id":1,"layer":2},
      "actions":[{"id":"CLICK","icon":"x"}]},"event":{"type":"VIEW_CLICKED","time":3},"extra":0}
      """)
    #expect(
      found.unknownFields == [
        "colour", "window.layer", "actions.icon", "settings", "event.time", "extra",
      ])
  }

  @Test(
    arguments: [
      ("[]", "expected an object, found a list", nil),
      (#"{"text":4}"#, "expected text, found 4", "text"),
      (#"{"clickable":"yes"}"#, #"expected true or false, found "yes""#, "clickable"),
      (
        #"{"node":{"children":[{},{"children":[{"text":[]}]}]}}"#,
        "expected text, found a list", "node.children[1].children[0].text"
      ),
      (#"{"children":[7]}"#, "expected an object, found 7", "children[0]"),
      (#"{"children":{}}"#, "expected a list, found an object", "children"),
      (
        #"{"rangeInfo":{"type":"int","min":"a"}}"#, #"expected a number, found "a""#,
        "rangeInfo.min"
      ),
      (
        #"{"collectionInfo":{"rowCount":1.5}}"#,
        "expected a whole number from -2147483648 to 2147483647, found 1.5",
        "collectionInfo.rowCount"
      ),
      (
        #"{"collectionItemInfo":{"rowIndex":3000000000}}"#,
        "expected a whole number from -2147483648 to 2147483647, found 3000000000",
        "collectionItemInfo.rowIndex"
      ),
      (
        #"{"liveRegion":"rude"}"#, "unknown value 'rude'; known: none, polite, assertive",
        "liveRegion"
      ),
      (
        #"{"bounds":[1,2]}"#, "expected left, top, right and bottom, found 2 numbers",
        "bounds"
      ),
      (
        #"{"actions":[5]}"#, #"expected an action's name or {"id":…,"label":…}, found 5"#,
        "actions"
      ),
      (#"{"actions":[{"label":"x"}]}"#, #"an action needs an 'id', such as "CLICK""#, "actions.id"),
      (#"{"labeledBy":{"text":4}}"#, "expected text, found 4", "labeledBy.text"),
      (#"{"labeledBy":4}"#, "expected a node, or the id of a node, found 4", "labeledBy"),
      (#"{"labeledBy":"gone"}"#, "there is no node with the id 'gone' in the tree", "labeledBy"),
      (
        #"{"id":"a","labeledBy":"a"}"#,
        "'labeledBy' of 'a' leads back to itself; remove one of the labels", "labeledBy"
      ),
      (
        #"{"id":"a","labeledBy":"b","children":[{"id":"b","labeledBy":"c"},{"id":"c","labeledBy":"b"}]}"#,
        "'labeledBy' of 'b' leads back to itself; remove one of the labels", "labeledBy"
      ),
      (#"{"node":{},"event":{}}"#, nil, "event.type"),
      (
        #"{"node":{},"event":{"type":"VIEW_CLICKD"}}"#,
        "unknown value 'VIEW_CLICKD'; did you mean 'VIEW_CLICKED'?", "event.type"
      ),
      (
        #"{"node":{},"event":{"type":"WINDOW_CONTENT_CHANGED","contentChangeTypes":["TXT"]}}"#,
        "unknown change 'TXT'; did you mean 'TEXT'?", "event.contentChangeTypes"
      ),
      (
        #"{"node":{},"events":[{"type":"VIEW_CLICKED"},{"type":"VIEW_SELECTED","itemCount":0.5}]}"#,
        "expected a whole number from -2147483648 to 2147483647, found 0.5",
        "events[1].itemCount"
      ),
      (#"{"node":{},"events":[4]}"#, "expected an object, found 4", "events[0]"),
      (#"{"node":{},"events":{}}"#, "expected a list, found an object", "events"),
      (
        #"{"node":{},"event":{"type":"WINDOW_STABLE","windows":[{},{"bounds":[1]}]}}"#,
        "expected left, top, right and bottom, found 1 numbers",
        "event.windows[1].bounds"
      ),
      (
        #"{"node":{},"event":{"type":"WINDOW_STATE_CHANGED","contentChangeTypes":["PANE"]}}"#,
        nil, "event.contentChangeTypes"
      ),
      (#"{"minDurationBetweenContentChanges":-1}"#, nil, "minDurationBetweenContentChanges"),
      (
        #"{"node":{},"events":[],"walk":true}"#, "found 'walk' and an event; keep one of them",
        "walk"
      ),
      (
        #"{"node":{},"event":{"type":"VIEW_CLICKED"},"events":[]}"#,
        "found 'event' and 'events'; keep one of them", "events"
      ),
      (
        #"{"node":{},"event":{"type":"VIEW_CLICKED"},"walk":true}"#,
        "found 'walk' and an event; keep one of them", "walk"
      ),
      (
        #"{"node":{},"settings":{"hints":1}}"#, "expected text, true or false, found 1",
        "settings.hints"
      ),
    ] as [(String, String?, String?)])
  func `An error names the field and the expected value`(
    json: String, message: String?, field: String?
  ) throws {
    let error = try #require(throws: ElementLineError.self) { try line(json) }
    if let message { #expect(error.message == message) }
    #expect(error.field == field)
  }

  @Test func `Labels that many nodes share are not a cycle`() throws {
    _ = try line(
      #"{"children":[{"id":"l","text":"L"},{"id":"a","labeledBy":"l"},{"id":"b","labeledBy":"a"},{"labeledBy":"l"}]}"#
    )
  }

  @Test(arguments: [
    (#"{"type":"VIEW_CLICKED"}"#, TalkBackEvent.viewClicked),
    (
      #"{"type":"WINDOW_CONTENT_CHANGED","contentChangeTypes":["TEXT","ERROR"],"selfOrAncestorFocused":true}"#,
      .contentChanged(.init([.text, .error], isFocused: true))
    ),
    (#"{"type":"VIEW_SELECTED","text":["a","b"]}"#, .viewSelected(text: "a, b")),
    (
      #"{"type":"VIEW_SCROLLED","fromIndex":1,"toIndex":2,"itemCount":9,"className":"c","selectedPageTitle":"p","focusIsPage":true,"userAction":false}"#,
      .viewScrolled(
        .init(
          fromIndex: 1, toIndex: 2, itemCount: 9, className: "c", selectedPageTitle: "p",
          focusIsPage: true, userAction: false))
    ),
    (
      #"{"type":"WINDOW_STATE_CHANGED","paneTitle":"p","className":"c","text":"t"}"#,
      .windowStateChanged(.init(paneTitle: "p", className: "c", text: "t"))
    ),
    (
      #"{"type":"WINDOW_STABLE","windowTitle":"w","appLabel":"a"}"#,
      .windowStable(windowTitle: "w", appLabel: "a")
    ),
    (#"{"type":"IME_SHOWN","windowTitle":"Gboard"}"#, .keyboardShown(windowTitle: "Gboard")),
    (#"{"type":"IME_HIDDEN"}"#, .keyboardHidden),
    (#"{"type":"ANNOUNCEMENT","text":"Saved"}"#, .announcement(text: "Saved")),
    (
      #"{"type":"NOTIFICATION_STATE_CHANGED","text":"t","className":"c","category":"msg","title":"T"}"#,
      .notification(.init(className: "c", category: "msg", title: "T", text: "t"))
    ),
    (#"{"type":"TEXT_ADD","addedText":"a"}"#, .textEdited(.added("a"))),
    (#"{"type":"TEXT_REMOVE","removedText":"a"}"#, .textEdited(.removed("a"))),
    (#"{"type":"TEXT_CLEAR"}"#, .textEdited(.cleared)),
    (
      #"{"type":"TEXT_REPLACE","addedText":"a","removedText":"b"}"#,
      .textEdited(.replaced(added: "a", removed: "b"))
    ),
    (#"{"type":"PASSWORD_ADD"}"#, .textEdited(.passwordAdded)),
    (#"{"type":"VIEW_ACCESSIBILITY_FOCUSED"}"#, .viewAccessibilityFocused),
    (#"{"type":"INITIAL_FOCUS"}"#, .initialFocus),
    (
      #"{"type":"WINDOW_CONTENT_CHANGED","contentChangeTypes":["STATE_DESCRIPTION"],"text":"t","contentDescription":"d","action":"CLICK","eventTime":5000000000}"#,
      .contentChanged(
        .init(
          [.stateDescription], text: "t", contentDescription: "d", action: .click,
          time: 5_000_000_000))
    ),
    (#"{"type":"VIEW_SELECTED","itemCount":9}"#, .viewSelected(text: nil, itemCount: 9)),
    (
      #"{"type":"VIEW_SCROLLED","fromIndex":1,"itemCount":9,"manual":true}"#,
      .viewScrolled(.init(fromIndex: 1, toIndex: -1, itemCount: 9, isManual: true))
    ),
    (
      #"{"type":"WINDOW_STATE_CHANGED","contentChangeTypes":["PANE_APPEARED"],"paneTitle":"p"}"#,
      .windowStateChanged(.init(paneTitle: "p", kinds: [.paneAppeared]))
    ),
    (
      #"{"type":"WINDOW_STABLE","windowChanges":[],"windows":[{"title":"t","appLabel":"a","type":"APPLICATION","bounds":[0,1,2,3]},{}]}"#,
      .windowStable(
        windowTitle: nil, appLabel: nil, windowsChanged: false,
        windows: [
          .init(
            title: "t", appLabel: "a", type: "APPLICATION",
            bounds: .init(left: 0, top: 1, right: 2, bottom: 3)), .init(),
        ])
    ),
    (
      #"{"type":"WINDOW_STABLE","windowTitle":"w","windowChanges":["ADDED"],"windows":null}"#,
      .windowStable(windowTitle: "w", appLabel: nil)
    ),
    (
      #"{"type":"WINDOW_STABLE","windowTitle":"w","windowChanges":null}"#,
      .windowStable(windowTitle: "w", appLabel: nil)
    ),
    (#"{"type":"TEXT_CUT","removedText":"a"}"#, .textEdited(.cut("a"))),
    (#"{"type":"TEXT_PASTE","addedText":"a"}"#, .textEdited(.pasted("a"))),
    (
      #"{"type":"SELECTION_CHANGED","selectedText":"a","deselectedText":"b"}"#,
      .textEdited(.selectionChanged(selected: "a", unselected: "b"))
    ),
    (#"{"type":"SELECT_ALL","selectedText":"a"}"#, .textEdited(.selectedAll("a"))),
    (#"{"type":"SELECTION_CLEARED"}"#, .textEdited(.selectionCleared)),
    (
      #"{"type":"CURSOR_MOVED","traversedText":"a","toIndex":0,"itemCount":4}"#,
      .textEdited(.cursorMoved(traversed: "a", toIndex: 0, itemCount: 4))
    ),
  ])
  func `Every event is read with all its fields`(json: String, event: TalkBackEvent) throws {
    let found = try line(#"{"node":{},"event":\#(json)}"#)
    guard case .event(let read) = found.occasion else {
      Issue.record("not an event")
      return
    }
    #expect(read == event)
    #expect(found.unknownFields.isEmpty)
  }

  @Test func `Events may come one after the other, each from a node`() throws {
    let found = try line(
      """
      {"id":"x","node":{"id":"n","children":[{"id":"a"}]},"events":[
      {"type":"VIEW_CLICKED","source":"a"},{"type":"IME_HIDDEN","source":null,"time":1}]}
      """)
    guard case .events(let events) = found.occasion else {
      Issue.record("no events")
      return
    }
    #expect(events.map(\.event) == [.viewClicked, .keyboardHidden])
    #expect(events.map(\.source) == ["a", nil])
    #expect(found.id == "x" && found.unknownFields == ["event.time"])
  }

  @Test func `A tree as deep as JSON may be is read`() throws {
    let depth = 990
    let json =
      String(repeating: #"{"children":["#, count: depth) + #"{"text":"floor"}"#
      + String(repeating: "]}", count: depth)
    #expect(TalkBackTree(try line(json).node).nodes.count == depth + 1)
  }
}
