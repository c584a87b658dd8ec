import Earshot
import EarshotFiles
import Testing

@Suite struct `Facts that a format shows for some elements` {
  private static func toggle(isChecked: Bool) -> String {
    """
    <hierarchy rotation="0"><node class="androidx.compose.ui.platform.ComposeView" bounds="[0,0][900,900]">
    <node class="android.view.View" checkable="true" checked="\(isChecked)" clickable="true" \
    focusable="true" enabled="true" bounds="[0,0][900,90]"><node class="android.widget.TextView" \
    text="Wi-Fi" enabled="true" bounds="[0,0][500,90]"/></node></node></hierarchy>
    """
  }

  /// Compose exposes a switch's words as a state description, and its role as a role description.
  @Test(arguments: [true, false], [true, false])
  func `A checked node without a state description is a switch that is on`(
    isOn: Bool, isChecked: Bool
  ) throws {
    let found = try findings(
      of: ["kind: switch, label: Wi-Fi, checked: \(isOn)"], toolkit: "compose",
      in: Self.toggle(isChecked: isChecked)
    ).grave
    #expect(found.map(\.part) == (isOn == isChecked ? [] : [.state]), "\(found.sentences)")
  }

  private static func element(_ type: String, value: String?, traits: String?) -> String {
    let value = value.map { "value=\"\($0)\"" } ?? ""
    let traits = traits.map { "traits=\"\($0)\"" } ?? ""
    var source = PageSource()
    source.add(type, "label=\"June 9\" accessible=\"true\" \(value) \(traits)", y: 100)
    return source.text
  }

  @Test(arguments: ["Button", "Cell"], [nil, "2 events"])
  func `Without traits, only a button without a value shows that it is selected`(
    type: String, value: String?
  ) throws {
    let kind = type == "Button" ? "button" : "table-row"
    let design =
      "kind: \(kind), label: June 9, selected: true" + (value.map { ", value: \($0)" } ?? "")
    func found(_ traits: String?) throws -> [Finding] {
      try findings(
        of: [design], toolkit: "uikit", in: Self.element(type, value: value, traits: traits)
      ).grave.filter { $0.part == .state }
    }
    #expect(try found(nil).isEmpty == (type != "Button" || value != nil))
    #expect(try found("Button").map(\.kind) == [.missingPart])
    #expect(try found("Button, Selected") == [])
  }

  private static func json(_ elements: [(type: String, label: String, more: String)]) -> String {
    "["
      + elements.enumerated().map { place, element in
        """
        {"AXLabel": "\(element.label)", "type": "\(element.type)", "role": "AX\(element.type)",
        "enabled": true, "traits": ["\(element.type)"], \(element.more)
        "frame": {"x": 60, "y": \(100 + 40 * place), "width": 200, "height": 30}}
        """
      }.joined(separator: ",") + "]"
  }

  @Test(arguments: [
    (#""help": "Opens the page","#, #""custom_actions": ["Archive"],"#, [Part.Kind]()),
    ("", #""custom_actions": ["Archive"],"#, [.hint]),
    (#""help": "Opens the page","#, "", [.actions]),
  ])
  func `A lost hint or action is a warning if the format shows them`(
    help: String, actions: String, lost: [Part.Kind]
  ) throws {
    let found = try findings(
      of: ["kind: button, label: Pay, hint: Opens the page, actions: [Archive]"], toolkit: "uikit",
      in: Self.json([("Button", "Pay", help + actions)])
    ).grave
    #expect(found.compactMap(\.part) == lost, "\(found.sentences)")
    #expect(found.allSatisfy { $0.severity == .warning && $0.kind == .missingPart })
  }

  private static func alert(_ texts: [String]) -> String {
    json(
      texts.map { ("StaticText", $0, "") } + ["Discard", "Keep"].map { ("Button", $0, "") })
  }

  @Test func `Two texts are an alert if the format has no alerts`() throws {
    let design = ["kind: alert, label: Discard?, body: Not saved., buttons: [Discard, Keep]"]
    #expect(
      try findings(of: design, toolkit: "swiftui", in: Self.alert(["Discard?", "Not saved."])).grave
        == [])
    let found = try findings(of: design, toolkit: "swiftui", in: Self.alert(["Discard?"])).grave
    #expect(found.map(\.part) == [.name], "\(found.sentences)")
  }

  @Test func `A snapshot's segments have no positions`() throws {
    func segment(_ label: String, _ traits: String, _ place: Int) -> String {
      """
      {"element":{"_0":{"description":"","label":"\(label)","traits":[\(traits)],"userInputLabels":[],
      "shape":{"frame":{"_0":[[\(place * 100),0],[100,40]]}},"customActions":[]},
      "traversalIndex":\(place)}}
      """
    }
    let dump =
      "[" + segment("Day", #""button","selected""#, 0) + "," + segment("Week", #""button""#, 1)
      + "]"
    let found = try findings(
      of: ["kind: segmented-control, options: [Day, Week], value: Day"], toolkit: "swiftui",
      in: dump)
    #expect(found.grave == [], "\(found.sentences)")
  }

  private static func node(_ fields: String) -> String {
    """
    V talkback: TreeDebug: ------------Node tree------------ display 0
    V talkback: TreeDebug: (1100966)652.FrameLayout:(0, 0 - 1080, 1920)
    V talkback: TreeDebug:   (1100967)652.\(fields)
    """
  }

  @Test func `TalkBack's node tree shows clicks`() throws {
    func found(_ flags: String) throws -> [Finding] {
      try findings(
        of: ["kind: button, label: Pay"], toolkit: "views",
        in: Self.node("Button:(0, 0 - 900, 90):TEXT{Pay}:focusable\(flags)")
      ).grave
    }
    #expect(try found(":clickable") == [])
    #expect(try found("").map(\.part) == [.hint])
  }

  @Test func `TalkBack's node tree has no labels by other views`() throws {
    let dump =
      Self.node("TextView:(0, 0 - 900, 40):TEXT{Size}") + "\nV talkback: TreeDebug:   "
      + "(1100968)652.Spinner:(0, 50 - 900, 90):focusable:clickable\nV talkback: TreeDebug:     "
      + "(1100969)652.TextView:(0, 50 - 900, 90):TEXT{Large}"
    let found = try findings(
      of: ["kind: dropdown, label: Size, options: [Small, Large], value: Large"], toolkit: "views",
      in: dump)
    #expect(found.grave == [], "\(found.sentences)")
  }

  private static func header(_ flags: String) -> String {
    """
    SemanticsNode#0
     │ Rect.fromLTRB(0.0, 0.0, 360.0, 780.0)
     │
     └─SemanticsNode#1
         Rect.fromLTRB(0.0, 0.0, 180.0, 48.0)
         \(flags)
         label: "To do"
         textDirection: ltr
    """
  }

  /// On Android, newer versions of Flutter use only the heading level (AccessibilityBridge.java).
  @Test(arguments: [
    ("flags: isHeader", "text", [Finding.Severity.note]), ("flags: isHeader", "heading", []),
    ("headingLevel: 2", "text", [.warning]), ("tags: {}", "heading", [.error]),
  ])
  func `Flutter's flag for headings is a note on Android`(
    property: String, kind: String, severities: [Finding.Severity]
  ) throws {
    let found = try findings(
      of: ["kind: \(kind), label: To do"], toolkit: "flutter", in: Self.header(property),
      on: .talkBack)
    #expect(found.filter { $0.part == .role }.map(\.severity) == severities, "\(found.sentences)")
  }

  /// UiAutomator2's server omits a null `error`, but always writes `content-invalid`.
  @Test(arguments: [
    (#"content-invalid="false""#, [Part.Kind.error]),
    (#"content-invalid="true" error="Enter a title""#, []), ("", []),
  ])
  func `A page source shows errors if it shows invalid contents`(
    attributes: String, lost: [Part.Kind]
  ) throws {
    let dump = """
      <hierarchy rotation="0"><android.widget.EditText class="android.widget.EditText" text="" \
      content-desc="Title" enabled="true" clickable="true" focusable="true" displayed="true" \
      \(attributes) bounds="[0,0][900,90]"/></hierarchy>
      """
    let found = try findings(
      of: ["kind: text-field, label: Title, error: Enter a title"], toolkit: "views", in: dump
    ).grave
    #expect(found.map(\.part) == lost, "\(found.sentences)")
  }

  /// AccessibilitySnapshotModel's types of containers are semanticGroup, list, landmark, dataTable
  /// and tabBar.
  @Test func `A snapshot has no toolbars`() throws {
    func element(_ label: String, _ place: Int) -> String {
      """
      {"element":{"_0":{"description":"","label":"\(label)","traits":["button"],
      "userInputLabels":[],"shape":{"frame":{"_0":[[\(place * 100),0],[100,40]]}},
      "customActions":[]},"traversalIndex":\(place)}}
      """
    }
    let dump = "[" + element("Undo", 0) + "," + element("Redo", 1) + "]"
    let found = try findings(
      of: ["kind: toolbar, components: [{kind: button, label: Undo}, {kind: button, label: Redo}]"],
      toolkit: "uikit", in: dump)
    #expect(found.grave == [], "\(found.sentences)")
    #expect(found.contains { $0.sentence.contains("toolbars") })
  }
}
