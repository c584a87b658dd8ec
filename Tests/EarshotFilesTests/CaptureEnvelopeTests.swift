import Earshot
import EarshotFiles
import Testing

@Suite struct `Text around a dump` {
  private static let xml =
    #"<hierarchy rotation="0"><node class="android.widget.Button" text="Save"/></hierarchy>"#
  private static let json = """
    {
      "attributes" : {"class" : "android.widget.Button", "text" : "Save", "bounds" : "[0,0][9,9]"},
      "children" : []
    }
    """
  private static let idb =
    #"[{"AXLabel": "Save", "type": "Button"}, {"AXLabel": "Exit", "type": "Button"}]"#
  private static let description = """
    Window (Main), 0x2, {{0.0, 0.0}, {375.0, 812.0}}
      Button, 0x4, {{0.0, 144.0}, {44.0, 44.0}}, label: 'Save', Selected
    """
  private static let jsx = """
    <View
      accessible={true}
      accessibilityLabel="Save"
    />
    """
  private static let compose = """
    Node #1 at (l=0.0, t=63.0, r=1080.0, b=210.0)px
    Role = 'Button'
    Text = '[Save]'
    """

  struct Dump: CustomTestStringConvertible {
    var testDescription: String
    var text: String
  }

  static let dumps = [
    Dump(testDescription: "XML", text: xml), Dump(testDescription: "JSON", text: json),
    Dump(testDescription: "a list", text: idb),
    Dump(testDescription: "debugDescription", text: description),
    Dump(testDescription: "JSX", text: jsx), Dump(testDescription: "Compose", text: compose),
  ]

  private static let warnings =
    "WARNING: A terminally deprecated method in sun.misc.Unsafe has been called\n"
    + "[WARNING] Please consider reporting this\n"

  private func content(_ text: String) throws -> [String] {
    let capture = try capture(text)
    return capture.nodes.map { "\($0)" } + capture.elements.map { "\($0)" }
  }

  private func quoted(_ text: String) -> String {
    var quoted = ""
    for letter in text {
      switch letter {
      case "\n": quoted += "\\n"
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      default: quoted.append(letter)
      }
    }
    return "\"\(quoted)\""
  }

  @Test(arguments: dumps)
  func `changes nothing in the dump`(_ dump: Dump) throws {
    let alone = try content(dump.text)
    #expect(!alone.isEmpty)
    let fenced = "The screen is:\n\n```\n\(dump.text)\n```\n\nIs it right?\n"
    #expect(try content(fenced) == alone)
    #expect(try content("```json\n\(dump.text)\n```") == alone)
    #expect(try content(Self.warnings + dump.text) == alone)
    #expect(try content("  console.log\n" + dump.text) == alone)
    #expect(
      try content("{\"content\": [{\"type\": \"text\", \"text\": \(quoted(dump.text))}]}") == alone)
    #expect(
      try content(
        "{\"jsonrpc\": \"2.0\", \"id\": 1, \"result\": {\"content\": [{\"type\": \"text\", "
          + "\"text\": \(quoted(Self.warnings + dump.text))}]}}") == alone)
  }

  @Test(arguments: dumps.filter { $0.testDescription != "Compose" })
  func `is not read after the dump`(_ dump: Dump) throws {
    let alone = try content(dump.text)
    #expect(try content(dump.text + "\n\nTest Case '-[A b]' passed.\n") == alone)
    #expect(try content(dump.text + "\n\n      at Object.debug (App.test.js:5:11)\n") == alone)
  }

  @Test func `keeps the lines of the file`() throws {
    let fenced = try capture("```\n\n\(Self.xml)\n```\n")
    let places = try #require(fenced.tree?.places)
    #expect(places.location(of: 1).line == 3)
  }

  @Test func `can be a list with one element on each line`() throws {
    let lines = Self.idb.dropFirst().dropLast().replacing("}, {", with: "}\n{")
    #expect(try content(String(lines)) == content(Self.idb))
  }

  @Test func `leaves a text with a line break in its element`() throws {
    let dump = """
      Window (Main), 0x2, {{0.0, 0.0}, {375.0, 812.0}}
        StaticText, 0x4, {{0.0, 144.0}, {44.0, 44.0}}, label: 'Two
      lines'
        TextView, 0x5, {{0.0, 144.0}, {44.0, 44.0}}, label: 'Note', value: Three
      more
      Test Case '-[A b]' passed.
      """
    let elements = try capture(dump.replacing("\nTest", with: "\n\nTest")).elements
    #expect(elements.map(\.label) == ["Two\nlines", "Note"])
    #expect(elements.map(\.value) == [nil, "Three\nmore"])
  }
}

@Suite struct `Dumps of further tools` {
  @Test func `A fragment of React Native can hold several elements`() throws {
    let text =
      "<>\n  <View\n    accessible={true}\n    accessibilityLabel=\"A\"\n  />\n"
      + "  <>\n    <Text>\n      B\n    </Text>\n  </>\n</>\n"
    let nodes = try capture(text).nodes
    #expect(nodes.compactMap(\.contentDescription) + nodes.compactMap(\.text) == ["A", "B"])
  }

  private static func maestro(_ children: String) -> String {
    """
    {"attributes": {"bounds": "[0,0][393,852]"}, "children": [
      {"attributes": {"bounds": "[0,0][393,852]"}, "children": [\(children)]},
      {"attributes": {"bounds": "[0,0][393,54]"}, "children": [
        {"attributes": {"accessibilityText": "9:41", "bounds": "[40,10][90,40]"}, "children": []},
        {"attributes": {"accessibilityText": "3 of 4 bars", "bounds": "[300,10][330,40]"}, \
    "children": []}]}]}
    """
  }

  @Test func `Maestro's status bar is not part of the app`() throws {
    let element = #"{"attributes": {"accessibilityText": "Go", "bounds": "[0,90][99,130]"}}"#
    #expect(try capture(Self.maestro(element)).elements.map(\.label) == ["Go"])
  }

  @Test(arguments: [true, false], [true, false])
  func `In Maestro the title of a button does not change its state`(
    isEnabled: Bool, isSelected: Bool
  ) throws {
    let button = """
      {"attributes": {"accessibilityText": "Go", "bounds": "[0,50][100,90]", \
      "enabled": "\(isEnabled)", "selected": "\(isSelected)"}, "children": [
        {"attributes": {"accessibilityText": "arrow", "bounds": "[0,55][20,85]"}, "children": []},
        {"attributes": {"accessibilityText": "Go", "bounds": "[20,55][90,85]", \
      "enabled": "true", "selected": "false"}, "children": []}]}
      """
    let elements = try capture(Self.maestro(button)).elements
    let traits: Traits = [
      .button, isEnabled ? [] : .notEnabled, isSelected ? .selected : [],
    ]
    #expect(elements.map(\.label) == ["Go"])
    #expect(elements.map(\.traits) == [traits])
  }

  @Test func `A layout of HarmonyOS is refused by name`() {
    let layout = """
      {"attributes": {"bundleName": "a", "hostWindowId": "1", "text": "Go", "bounds": "[0,0][9,9]"},
       "children": []}
      """
    let error = #expect(throws: InputError.self) { try capture(layout) }
    #expect(error?.message.contains("HarmonyOS") == true)
  }

  @Test func `Web content that a Detox hierarchy does not show is noted`() throws {
    let dump = """
      <ViewHierarchy><UIWindow class="UIWindow"><UIButton class="UIButton" label="Back"/>
      <RNCWebView class="RNCWebView" id="terms"/></UIWindow></ViewHierarchy>
      """
    #expect(try capture(dump).notes.map(\.message).contains { $0.contains("web views") })
    let other = dump.replacing("RNCWebView", with: "RNCMapView")
    #expect(try capture(other).notes.isEmpty)
  }

  @Test func `A cell without traits is imported as a row`() throws {
    let dump = """
      <AppiumAUT><XCUIElementTypeTable type="XCUIElementTypeTable" enabled="true" visible="true">
      <XCUIElementTypeCell type="XCUIElementTypeCell" label="Motion" enabled="true" visible="true"/>
      </XCUIElementTypeTable></AppiumAUT>
      """
    var imported = DesignImport(title: "Screen", locale: "en", platform: .voiceOver)
    try imported.add(try capture(dump), from: "dump.xml")
    #expect(imported.yaml.contains("kind: table-row"))
    #expect(!imported.yaml.contains("traits:"))
  }

  @Test func `The commands of a failed run of Maestro contain the screen`() throws {
    let tree = #"{"attributes": {"text": "Pay", "class": "android.widget.Button"}, "children": []}"#
    let commands = """
      [{"command": {"tapOn": "Go"}, "metadata": {"status": "COMPLETED"}},
       {"command": {"assertVisible": "Go"}, "metadata": {"status": "FAILED",
        "error": {"message": "Go is not visible", "hierarchyRoot": \(tree)}}}]
      """
    let capture = try capture(commands)
    #expect(capture.format == .maestro)
    #expect(capture.nodes.compactMap(\.text) == ["Pay"])
  }

  @Test func `The commands of a run of Maestro without a failure are rejected with a reason`() {
    let error = #expect(throws: InputError.self) {
      try capture(#"[{"command": {"tapOn": "Go"}, "metadata": {"status": "COMPLETED"}}]"#)
    }
    #expect(error?.message.contains("only if a command failed") == true)
  }

  @Test(arguments: [
    #"{"value": "Add, button"}"#, #"{"value": ["Add, button"]}"#,
    #"{"sessionId": "1", "value": {"spoken": "Add, button"}}"#,
  ])
  func `A response with unknown keys is rejected with a reason`(_ response: String) {
    let error = #expect(throws: InputError.self) { try capture(response) }
    #expect(error?.message.contains("BrowserStack or TestMu") == true)
  }

  @Test(arguments: [
    #"{"value": "{\"utterance\": \"Add button\"}"}"#,
    #"{"value": [{"utterance": "Add button"}]}"#,
  ])
  func `A response with utterances is read`(_ response: String) throws {
    #expect(try capture(response).heard.map(\.text) == ["Add button"])
  }

  static let composePreview = """
    {"preview": "Login", "semantics": {"children": [
      {"properties": {"Text": ["Sign in"], "Heading": true, "Shape": 1}},
      {"properties": {"Role": "Button", "Text": {"text": "Go"}, "OnClick": "label"}}]}}
    """

  @Test func `Compose semantics in JSON have a note about unknown keys and values`() throws {
    let capture = try capture(Self.composePreview)
    #expect(capture.format == .composePreview)
    #expect(capture.nodes.filter { $0.text != nil }.map(\.text) == ["Sign in"])
    #expect(capture.nodes.contains { $0.heading })
    #expect(
      capture.notes.map(\.message) == [
        "the key 'Shape' is not a property that changes announcements; it was not read",
        "the value of 'Text' has an unknown form; it was not read",
      ])
  }

  @Test func `Compose semantics in JSON have actions, such as those of sliders`() throws {
    let capture = try capture(
      """
      {"children": [{"properties": {"ContentDescription": ["Volume"],
        "ProgressBarRangeInfo": "ProgressBarRangeInfo(current=0.7, range=0.0..1.0, steps=0)",
        "SetProgress": "AccessibilityAction(label=null, action=f)"}}]}
      """)
    #expect(capture.notes == [])
    #expect(capture.nodes.map(\.className).contains("android.widget.SeekBar"))
  }

  @Test func `In Maestro an alert has one stop for its title and message, and hides the screen`()
    throws
  {
    func element(_ label: String, _ bounds: String, _ children: String = "") -> String {
      "{\"attributes\": {\"accessibilityText\": \"\(label)\", \"bounds\": \"\(bounds)\"}, "
        + "\"children\": [\(children)]}"
    }
    let alert = element(
      "Delete?", "[60,350][330,500]",
      [
        element("Delete?", "[76,360][314,380]"), element("This is final.", "[76,384][314,404]"),
        element("Cancel", "[60,456][195,500]"), element("Delete", "[195,456][330,500]"),
      ].joined(separator: ", "))
    let capture = try capture(
      Self.maestro(element("", "[0,0][390,844]", element("Trips", "[0,50][390,94]") + ", " + alert))
    )
    #expect(capture.screen?.modal == .alert)
    #expect(
      capture.elements.map(\.label) == [
        "Delete?, This is final.", "This is final.", "Cancel", "Delete",
      ])
  }

  private static func child(_ label: String, _ more: String = "") -> String {
    "{\"attributes\": {\"accessibilityText\": \"\(label)\"\(more)}, \"children\": []}"
  }

  @Test func `In Maestro the type of an iOS element follows from its attributes`() throws {
    let keys = "qwertyuiop".map { Self.child(String($0)) }.joined(separator: ", ")
    let children = """
      {"attributes": {"accessibilityText": "Oslo, 2 nights"}, "children": [
        \(Self.child("Oslo")), \(Self.child("2 nights"))]},
      {"attributes": {"accessibilityText": "Wi-Fi", "value": "0"}, "children": [
        \(Self.child("Wi-Fi")), \(Self.child("Wi-Fi", #", "value": "0""#))]},
      \(Self.child("Email", #", "value": "Email", "hintText": "Email""#)),
      \(Self.child("Home", #", "value": "1", "selected": "true""#)),
      \(Self.child("Back", #", "resource-id": "BackButton""#)),
      {"attributes": {}, "children": [\(keys)]}
      """
    let elements = try capture(Self.maestro(children)).elements
    #expect(elements.map(\.label) == ["Oslo, 2 nights", "Wi-Fi", "Email", "Home", "Back"])
    #expect(elements.map(\.value) == [nil, "0", nil, nil, nil])
    #expect(elements[1].traits.contains(.switchButton) && elements[2].traits.contains(.textEntry))
    #expect(elements[3].traits == .selected && elements[4].traits.contains(.backButton))
  }

  @Test(arguments: [
    ", placeholderValue: 'Name', value: Ann", ", value: Ann, placeholderValue: 'Name'",
  ])
  func `A placeholder can precede or follow the value`(keys: String) throws {
    let element = "TextField, 0x4, {{0.0, 50.0}, {44.0, 44.0}}, label: 'Name'\(keys)"
    let dump = "Window (Main), 0x2, {{0.0, 0.0}, {375.0, 812.0}}\n  \(element)\n"
    #expect(try capture(dump).elements.map(\.value) == ["Ann"])
  }
}
