import Earshot
import EarshotFiles
import Testing

@Suite struct `Trees in JSON` {
  static let maestroAndroid = """
    Running on emulator-5554
    {
      "attributes" : { },
      "children" : [ {
        "attributes" : {
          "text" : "Search", "accessibilityText" : "", "hintText" : "Search",
          "resource-id" : "com.x:id/q", "class" : "android.widget.EditText",
          "bounds" : "[0,0][10,20]", "clickable" : "true", "enabled" : "false", "focused" : "true",
          "checked" : "false", "selected" : "true", "error" : "Too short"
        },
        "children" : [ ],
        "enabled" : false
      } ]
    }
    """
  static let maestroIOS = """
    Running on iPhone 15
    None: 
    {
      "attributes" : { "bounds" : "[0,0][0,0]" },
      "children" : [ { "attributes" : { "accessibilityText" : "All Go" }, "children" : [
        { "attributes" : { "accessibilityText" : "Go", "value" : "1", "title" : "", "resource-id" : "go",
          "enabled" : "false", "selected" : "true", "checked" : "true" }, "children" : [ ] } ] } ]
    }
    """
  static let roborazzi = """
    {"schemaVersion":1,"capture":{},"root":{"type":"view","className":"android.widget.EditText",
    "bounds":[0,0,10,10],"children":[{"type":"compose","testTag":"go","bounds":[1,2,3,4],
    "properties":{"Role":"Button","Text":"Go","Focused":false},"actions":["OnClick"],
    "flags":["MergeDescendants","Disabled"],"children":[]}]}}
    """
  static let snapshot = """
    [{"container":{"_0":{"type":{"list":{}},"frame":[[0,0],[10,10]]},"children":[
      {"element":{"_0":{"description":"B. Button. List End.","label":"B","traits":["button","unknown(50)"],
        "shape":{"type":"frame","frame":[[1,2],[3,4]]}},"traversalIndex":1}},
      {"element":{"_0":{"description":"A. List Start.","label":"A","value":"v","hint":"h",
        "identifier":"a","traits":[],"customActions":["Archive"],"accessibilityLanguage":"de",
        "customContent":[{"label":"Size","value":"M","isImportant":true}]},"traversalIndex":0}}]}}]
    """
  static let designer = """
    {"elements":[{"type":"frame","label":"Checkout","frame":[[0,0],[390,844]],"elements":[
      {"id":"6B0C","isAccessibilityElement":true,"label":"Delivery date","value":"12 May",
       "hint":"Opens the calendar","trait":513,"frame":[[16,120],[358,44]],
       "adjustableOptions":{"options":[],"isEnumerated":true},"customActions":{"names":["Clear"]},
       "customDescriptions":{"descriptions":[{"label":"Earliest","value":"9 May"}]}},
      {"type":"container","label":"Size","frame":[[0,0],[1,1]],"containerType":"list","elements":[
        {"isAccessibilityElement":true,"label":"S","value":"","hint":"","trait":4,
         "adjustableOptions":{"options":["one","two"],"currentIndex":1}},
        {"isAccessibilityElement":true,"label":"M","value":"","hint":"","trait":8388608}]}]}]}
    """

  @Test func `Maestro on Android`() throws {
    let capture = try capture(Self.maestroAndroid)
    #expect(capture.format == .maestro)
    let node = try #require(capture.nodes.last)
    #expect(node.text == "Search" && node.showingHintText && node.editable)
    #expect(node.contentDescription == nil)
    #expect(node.clickable && !node.enabled && node.focused && node.selected && !node.checkable)
    #expect(node.error == "Too short")
    #expect(node.bounds == TalkBackNode.Bounds(left: 0, top: 0, right: 10, bottom: 20))
    #expect(capture.tree?.places.location(of: 2).line == 4)
  }

  @Test func `Maestro does not have roles on iOS`() throws {
    let capture = try capture(Self.maestroIOS)
    #expect(capture.elements.map(\.label) == ["Go"])
    #expect(capture.elements.first?.value == "1")
    #expect(capture.elements.first?.traits == [.selected, .notEnabled])
    #expect(capture.limits.contains(.roles))
  }

  static let maestroTable = """
    Running on emulator-5554
    element_num,depth,attributes,parent_num
    0,0,"",
    1,1,"text=Terms; all of them; accessibilityText=; class=android.widget.Button; clickable=true; enabled=false",0
    2,2,"text=Say ""yes""; or=no; resource-id=com.x:id/q; class=android.widget.TextView; bounds=[0,0][10,20]",1
    """

  @Test func `Maestro's table has a row for each node`() throws {
    let capture = try capture(Self.maestroTable)
    #expect(capture.format == .maestro && capture.notes.isEmpty)
    #expect(capture.nodes.compactMap(\.text) == ["Terms; all of them", "Say \"yes\"; or=no"])
    #expect(capture.nodes.last?.id == "com.x:id/q")
    let tree = try #require(capture.tree)
    let last = tree.tree.nodes.count - 1
    #expect(tree.tree.parents[last] == last - 1)
    #expect(tree.places.location(of: last).line == 5)
    #expect(tree.tree[last - 1].clickable && !tree.tree[last - 1].enabled)
  }

  @Test func `Maestro's table does not have roles on iOS`() throws {
    let capture = try capture(
      "None: \nelement_num,depth,attributes,parent_num\n0,0,\"accessibilityText=Go; enabled=true\",\n"
    )
    #expect(capture.elements.map(\.label) == ["Go"])
    #expect(capture.limits.contains(.roles))
  }

  @Test func `A row of Maestro's table that is cut off is left out, with a note`() throws {
    let whole = Self.maestroTable
    let capture = try capture(String(whole.dropLast(30)))
    #expect(capture.nodes.compactMap(\.text) == ["Terms; all of them"])
    #expect(capture.notes.map(\.location.line) == [5])
  }

  @Test(arguments: [
    ("maestro", maestroAndroid), ("maestro", maestroIOS), ("roborazzi", roborazzi),
    ("snapshot", snapshot), ("vodesign", designer), ("react native", `React Native trees`.tree),
  ])
  func `A tree that is cut off is read as far as possible, with a note`(
    name: String, text: String
  ) throws {
    let bytes = Array(text.utf8)
    var hadPart = false
    for length in 1..<bytes.count where bytes[length...].contains(where: { $0 > 0x20 }) {
      let part = String(decoding: bytes[..<length], as: UTF8.self)
      switch outcome(of: Array(part.utf8)) {
      case .whole: Issue.record("\(name) at \(length) is no whole file")
      case .partial:
        hadPart = true
        let notes = try capture(part).notes
        #expect(
          notes.contains { $0.message.contains("before it is complete") }, "\(name) at \(length)")
      case .refused: #expect(!hadPart, "\(name) at \(length) is less than what stood before it")
      case .placeless: Issue.record("\(name) at \(length) has no place")
      }
    }
    #expect(hadPart)
  }

  @Test func `A tree that is cut off keeps only complete elements`() throws {
    let text = """
      {"attributes":{},"children":[{"attributes":{"class":"a.B","text":"One"},"children":[]},
      {"attributes":{"class":"a.B","text":"Two
      """
    let capture = try capture(text)
    #expect(capture.nodes.compactMap(\.text) == ["One"])
    #expect(capture.notes.map(\.location.line) == [2])
  }

  @Test(arguments: [
    #"{"attributes":{},"children":[{"attributes":{"text":"a"}},,{"attributes":{}}"#,
    #"{"attributes":{},"children":[}"#,
    #"{"data":{"states":[{"state":"a","sections":[{"title":"TalkBack (Android)","tables":[{"name":"n"}]"#,
  ])
  func `An error before the end remains an error`(text: String) {
    let error = #expect(throws: InputError.self) { try capture(text) }
    #expect(error?.location != nil)
  }

  @Test func `Roborazzi holds views and Compose nodes`() throws {
    let capture = try capture(Self.roborazzi)
    #expect(capture.format == .roborazzi)
    #expect(
      capture.nodes.map(\.className).suffix(2) == [
        "android.widget.EditText", "android.widget.Button",
      ])
    let node = try #require(capture.nodes.last)
    #expect(node.text == "Go" && node.id == "go" && !node.enabled && !node.clickable)
    #expect(node.screenReaderFocusable && node.focusable)
  }

  @Test func `AccessibilitySnapshot is in its reading order with its own descriptions`() throws {
    let capture = try capture(Self.snapshot)
    #expect(capture.format == .accessibilitySnapshot)
    #expect(capture.elements.map(\.label) == ["A", "B"])
    #expect(capture.elements.map(\.context) == [.listStart, .listEnd])
    #expect(capture.elements[0].customActions == ["Archive"])
    #expect(capture.elements[0].language == "de")
    #expect(capture.elements[0].customContent.first?.isImportant == true)
    #expect(capture.elements[1].traits == [.button, Traits(rawValue: 1 << 50)])
    #expect(
      capture.screen?.elements.map(\.announcement) == ["A. List Start.", "B. Button. List End."])
    #expect(
      capture.screen?.elements[1].frame == VoiceOverScreen.Frame(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `VoiceOver Designer numbers traits in its own way`() throws {
    let capture = try capture(Self.designer)
    #expect(capture.format == .voiceOverDesigner)
    #expect(capture.elements.map(\.label) == ["Delivery date", "S", "M"])
    #expect(capture.elements[0].traits == [.button, .notEnabled])
    #expect(capture.elements[0].customContent == [.init(label: "Earliest", value: "9 May")])
    #expect(capture.elements[1].value == "two")
    #expect(capture.elements.map(\.context) == [nil, .listStart, .listEnd])
    #expect(capture.screen?.elements.allSatisfy { $0.screen == "Checkout" } == true)
    #expect(capture.notes.count == 1)
  }

  @Test func `A page source in a WebDriver response is unwrapped`() throws {
    let capture = try capture(
      #"{"value":"<hierarchy rotation=\"0\"><node text=\"Hi\"/></hierarchy>"}"#)
    #expect(capture.format == .uiAutomatorDump)
    #expect(capture.nodes.last?.text == "Hi")
    #expect(capture.notes.count == 1)
  }

  @Test(arguments: [
    ("{\"a\": 1}", "match no known format"), ("{\"attributes\": {}, \"children\": [", "not JSON"),
    ("[1, 2]", "match no known format"), ("{\"root\": {}, \"root\": {}}", "is written twice"),
  ])
  func `Unknown JSON is an error with its location`(text: String, says: String) {
    let error = #expect(throws: InputError.self) { try capture(text) }
    #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
    #expect(error?.location?.line == 1)
  }

  @Test func `More values than a file of its size can contain are rejected`() {
    let error = #expect(throws: InputError.self) {
      try capture("[" + String(repeating: "0,", count: 100_000) + "0]")
    }
    #expect(error?.message.hasPrefix("the 100001 values in this file would take") == true)
  }

  @Test func `A long dump without any space is read`() throws {
    let element = """
      {"element":{"_0":{"description":"Add to basket. Button.","label":"Add to basket",\
      "identifier":"basket.add","shape":{"frame":{"_0":[[16,8],[44,44]]}},"traits":["button"],\
      "respondsToUserInteraction":true}}}
      """
    let count = 15_000
    let elements = Array(repeating: element, count: count).joined(separator: ",")
    let capture = try capture("[\(elements)]")
    guard case .voiceOver(let screen) = capture.content else { throw InputError("no screen") }
    #expect(screen.elements.count == count)
  }
}

@Suite struct `React Native trees` {
  static let tree = """
    {"type":"View","props":{},"children":[
      {"type":"View","props":{"accessible":true,"focusable":true,"accessibilityRole":"button",
        "accessibilityHint":"Saves it","testID":"save","accessibilityState":{"disabled":true,"expanded":false},
        "accessibilityActions":[{"name":"activate","label":"save"},{"name":"share","label":"Share"}]},
       "children":[{"type":"Text","props":{},"children":["Sa","ve"]},{"type":"Text","props":{},"children":["now"]}]},
      {"type":"View","props":{"accessible":true,"role":"checkbox","aria-checked":true,"aria-label":"Agree"},"children":null},
      {"type":"TextInput","props":{"accessibilityLabel":"Name","placeholder":"Your name","secureTextEntry":true},"children":null},
      {"type":"RCTSwitch","props":{"accessibilityLabel":"Wi-Fi","value":true},"children":null},
      {"type":"View","props":{"aria-hidden":true},"children":[{"type":"Text","props":{},"children":["Hidden"]}]},
      {"type":"View","props":{"accessible":true,"accessibilityRole":"adjustable","accessibilityLabel":"Volume",
        "accessibilityValue":{"min":0,"max":10,"now":3}},"children":null}]}
    """

  @Test func `On iOS, states and roles without a trait are part of the value`() throws {
    let capture = try capture(Self.tree, platform: .voiceOver)
    #expect(capture.format == .reactNative)
    #expect(capture.elements.map(\.label) == ["Save now", "Agree", "Name", "Wi-Fi", "Volume"])
    #expect(
      capture.elements.map(\.value) == [nil, "checkbox, checked", "Your name", "1", "30%"])
    #expect(
      capture.elements.map(\.traits) == [
        [.button, .notEnabled], [], [.textEntry, .secureTextField], [.button, .switchButton],
        .adjustable,
      ])
    #expect(capture.elements[0].hint == "Saves it")
    #expect(capture.elements[0].customActions == ["Share"])
    #expect(capture.elements[0].id == "save")
  }

  @Test func `On Android, roles are classes or role descriptions`() throws {
    let capture = try capture(Self.tree)
    let nodes = capture.nodes.dropFirst(2)
    #expect(nodes[2].className == "android.widget.Button")
    #expect(nodes[2].actions.map(\.name) == [.expand, .click, .custom])
    #expect(!nodes[2].enabled && !nodes[2].clickable)
    #expect(nodes[3].text == "Save")
    #expect(nodes[5].checkable && nodes[5].checked == .on)
    #expect(nodes[5].contentDescription == "Agree")
    #expect(nodes[6].editable && nodes[6].password && nodes[6].showingHintText)
    #expect(nodes[7].className == "android.widget.Switch" && nodes[7].checked == .on)
    #expect(!nodes.contains { $0.text == "Hidden" })
    #expect(nodes[8].rangeInfo == TalkBackNode.RangeInfo(.int, min: 0, max: 10, current: 3))
  }
}

@Suite struct `Detox view hierarchies` {
  static let ios = """
    <?xml version="1.0" encoding="utf-8"?>
    <ViewHierarchy>
     <UIWindow class="UIWindow" id="w" visibility="visible">
      <RCTView class="RCTView" id="all" label="Welcome Say Hello" visibility="visible">
       <RCTTextView class="RCTTextView" id="t" label="Welcome" visibility="visible" />
       <RCTView class="RCTView" id="b" label="Say Hello" visibility="visible">
        <RCTTextView class="RCTTextView" id="c" label="Say Hello" visibility="visible" />
       </RCTView>
      </RCTView>
     </UIWindow>
    </ViewHierarchy>
    """

  @Test func `On iOS, views that repeat their children are not stops`() throws {
    let capture = try capture(Self.ios)
    #expect(capture.format == .detox)
    #expect(capture.elements.map(\.label) == ["Welcome", "Say Hello"])
    #expect(capture.elements.map(\.traits) == [.staticText, .staticText])
  }

  @Test func `On Android, classes have packages`() throws {
    let capture = try capture(
      """
      <ViewHierarchy><DecorView class="com.android.internal.policy.DecorView" visibility="visible">
      <EditText class="android.widget.EditText" text="x" label="Name" id="n" visibility="invisible"/>
      </DecorView></ViewHierarchy>
      """)
    let node = try #require(capture.nodes.last)
    #expect(node.text == "x" && node.contentDescription == "Name" && node.editable && !node.visible)
    #expect(capture.tree?.tree.parents == [nil, 0, 1])
  }
}
