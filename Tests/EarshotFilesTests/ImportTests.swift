import EarshotProfiles
import Testing

@testable import Earshot
@testable import EarshotFiles

private func imported(_ text: String, platform: Platform? = nil) throws -> (
  screen: Screen, design: DesignImport
) {
  var design = DesignImport(title: "Imported", locale: "en", platform: platform)
  try design.add(try capture(text, platform: platform), from: "fixture")
  let screen = try DesignReader.screen(of: Array(design.yaml.utf8), file: "design")
  return (screen, design)
}

private func announced(_ capture: Capture) throws -> [Announcement] {
  let reader = BuiltIn.reader(for: try profile(of: capture), locale: "en")
  return CapturedStops(of: capture, by: reader).stops.compactMap { stop in
    if case .parts(let announcement) = stop.wording { announcement } else { nil }
  }
}

private func announcements(of capture: Capture) throws -> [String] {
  try announced(capture).map(\.words)
}

private func announcements(of screen: Screen, like capture: Capture) throws -> [String] {
  try announced(screen, like: capture).map(\.words)
}

private func announced(_ screen: Screen, like capture: Capture) throws -> [Announcement] {
  let profile = try profile(of: capture)
  let preview = ScreenPreview(
    reader: BuiltIn.reader(for: profile, locale: "en"),
    wording: BuiltIn.wording(locale: "en", dates: profile.dates))
  return preview.entries(of: screen, states: .current).map(\.announcement)
}

extension Announcement {
  /// The announced words without containers, because a preview announces containers at every stop.
  fileprivate var words: String {
    parts.filter { $0.kind != .container }.map(\.text).joined(separator: ", ")
  }
}

extension Announcement {
  fileprivate func told(besides hidden: Set<Part.Kind>) -> Set<String> {
    Set(
      parts.filter { part in
        // A switch's text is never hidden, although TalkBack announces it instead of the state.
        let isHidden = hidden.contains(part.kind) && part.rule != TalkBackRule.switchText.id
        return part.kind != .container && !isHidden && !part.text.isEmpty
      }
      .map(\.text))
  }
}

private func profile(of capture: Capture) throws -> Profile {
  let platform = try #require(capture.platform)
  return try #require(BuiltIn.profile(platform == .voiceOver ? "voiceover-ios" : "talkback"))
}

@Suite struct `Importing a dump` {
  static let android = """
    <hierarchy rotation="0">
    <node class="android.widget.Button" text="Pay" resource-id="a.b:id/pay" clickable="true" enabled="false"/>
    <node class="android.widget.Button" text="Pay" resource-id="a.b:id/pay" clickable="true" enabled="true" long-clickable="true"/>
    <node class="android.widget.Switch" content-desc="Wi-Fi" text="ON" checkable="true" checked="true" clickable="true" enabled="true"/>
    <node class="android.widget.CheckBox" text="News" checkable="true" checked="true" clickable="true" enabled="true"/>
    <node class="android.widget.RadioButton" text="Red" checkable="true" clickable="true" enabled="true"/>
    <node class="android.widget.EditText" text="Ann" content-desc="Name" clickable="true" focusable="true" enabled="true"/>
    <node class="android.widget.EditText" text="Search" hint="Search" clickable="true" focusable="true" enabled="true"/>
    <node class="android.widget.ImageButton" text="" content-desc="" clickable="true" enabled="true"/>
    <node class="android.widget.ImageView" text="" content-desc="A dog" enabled="true"/>
    <node class="android.widget.TextView" text="Alarm" selected="true" enabled="true"/>
    <node class="android.widget.LinearLayout" clickable="true" enabled="true">
    <node class="android.widget.TextView" text="Battery" enabled="true"/><node class="android.widget.TextView" text="100%" enabled="true"/>
    </node></hierarchy>
    """
  static let ios = """
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" label="A" enabled="true" visible="true">
    <XCUIElementTypeButton type="XCUIElementTypeButton" name="pay" label="Pay" traits="Button, Selected" enabled="true" visible="true" accessible="true"/>
    <XCUIElementTypeSwitch type="XCUIElementTypeSwitch" label="Wi-Fi" value="1" traits="Button, ToggleButton" enabled="true" visible="true" accessible="true"/>
    <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Title" traits="Header" enabled="true" visible="true" accessible="true"/>
    <XCUIElementTypeSlider type="XCUIElementTypeSlider" label="Volume" value="50%" traits="Adjustable" enabled="false" visible="true" accessible="true"/>
    <XCUIElementTypeSearchField type="XCUIElementTypeSearchField" label="Find" value="x" traits="SearchField" enabled="true" visible="true" accessible="true"/>
    <XCUIElementTypeImage type="XCUIElementTypeImage" label="Dog" traits="Image, Button" enabled="true" visible="true" accessible="true"/>
    </XCUIElementTypeApplication>
    """

  @Test func `Rows with a radio button are radio buttons, checked or not`() throws {
    let rows = ["Light", "Dark", "System"].map { name in
      """
      <node class="android.widget.LinearLayout" clickable="true" focusable="true" enabled="true">
      <node class="android.widget.TextView" text="\(name)" enabled="true"/>
      <node class="android.widget.RadioButton" checkable="true" checked="\(name == "Dark")" enabled="true"/>
      </node>
      """
    }
    let yaml = try imported("<hierarchy rotation=\"0\">\(rows.joined())</hierarchy>").design.yaml
    #expect(
      yaml.contains("kind: radio-group\n    options: [Light, Dark, System]\n    value: Dark\n"),
      "\(yaml)")
  }

  @Test func `The text that React Native adds for a mixed state is not part of a label`() throws {
    let yaml = try imported(
      """
      {"type": "View", "props": {"accessible": true, "accessibilityLabel": "All",
      "accessibilityRole": "checkbox", "accessibilityState": {"checked": "mixed"}}, "children": null}
      """, platform: .talkBack
    ).design.yaml
    #expect(yaml.contains("kind: checkbox\n    label: All\n    checked: mixed\n"), "\(yaml)")
  }

  @Test(
    arguments: [
      android, ios, `UiAutomator dumps`.dump, `XCUITest page sources`.source,
      `Trees in JSON`.maestroAndroid, `Trees in JSON`.maestroIOS,
      `Trees in JSON`.roborazzi, `Trees in JSON`.snapshot, `Trees in JSON`.designer,
      `Compose semantics`.tree, `Flutter semantics`.tree, `React Native trees`.tree,
      `Detox view hierarchies`.ios, `TalkBack's node tree`.tree, `Debug descriptions`.description,
    ])
  func `makes a design with the announcements of the dump, or notes the differences`(dump: String)
    throws
  {
    let capture = try capture(dump)
    let (screen, design) = try imported(dump)
    let (dumped, designed) = (
      try announced(capture), try announced(screen, like: capture)
    )
    #expect(designed.count == dumped.count)
    let hidden = capture.limits.reduce(into: Set<Part.Kind>()) { $0.formUnion($1.hides) }
    let differing = zip(dumped, designed).filter { one, other in
      one.words.lowercased() != other.words.lowercased()
        && one.told(besides: hidden) != other.told(besides: hidden)
    }
    #expect(differing.count <= design.otherwiseCount, "\(differing.map { [$0.words, $1.words] })")
  }

  @Test(arguments: [android, ios])
  func `keeps common texts word for word`(dump: String) throws {
    let capture = try capture(dump)
    let (screen, design) = try imported(dump)
    let (designed, dumped) = (
      try announcements(of: screen, like: capture), try announcements(of: capture)
    )
    // Android 15 adds the state description "not selected" to a radio button, but a dump contains
    // no state descriptions.
    let shown = designed.map { $0.lowercased().replacing("not selected, red", with: "red") }
    #expect(shown == dumped.map { $0.lowercased() })
    #expect(design.otherwiseCount == 0)
  }

  @Test func `keeps identifiers and makes repeated ones unique`() throws {
    let ids = try imported(Self.android).screen.components.map(\.id)
    #expect(ids.prefix(2) == ["pay", "pay-2"])
    #expect(try imported(Self.ios).screen.components.first?.id == "pay")
  }

  @Test func `finds the kind`() throws {
    #expect(
      try imported(Self.android).screen.components.map(\.kind.name) == [
        "button", "button", "switch", "checkbox", "radio-button", "text-field", "text-field",
        "button", "image", "text", "table-row",
      ])
    #expect(
      try imported(Self.ios).screen.components.map(\.kind.name) == [
        "button", "switch", "heading", "slider", "search-field", "button",
      ])
  }

  @Test func `notes information that a design cannot contain`() throws {
    let design = try imported(`Compose semantics`.tree).design
    #expect(design.otherwiseCount == 1 && design.stopCount == 5)
    #expect(design.yaml.contains("  # the dump: First line\\nsecond line, 100, Edit box, Amount"))
    #expect(design.remarks.last?.hasPrefix("note: 1 of 5 stops") == true)
  }

  @Test(
    arguments: [
      (
        "adb-settings.xml",
        [
          "text", "button", "text-field", "text", "switch", "table-row", "text", "table-row",
          "switch", "checkbox", "slider", "button", "image", "button",
        ]
      ),
      (
        "adb-form.xml",
        [
          "text", "text-field", "text-field", "radio-group", "dropdown", "switch", "button",
          "button",
        ]
      ),
      (
        "compose-controls.txt",
        [
          "heading", "tab-bar", "switch", "switch", "checkbox", "checkbox", "slider", "table-row",
          "radio-group", "text-field", "button", "image", "button",
        ]
      ),
      ("treedebug-list.txt", ["heading", "list", "switch", "button"]),
      (
        "appium-ios-old.xml",
        [
          "navigation-bar", "text-field", "switch", "slider", "button", "button", "image", "link",
          "tab-bar",
        ]
      ),
    ])
  func `finds groups and the contents of rows`(file: String, kinds: [String]) throws {
    let fixture = try #require(DumpFixture.all.first { $0.name == file })
    #expect(fixture.design.components.map(\.kind.name) == kinds)
  }

  @Test func `keeps the app's texts instead of the reader's words`() throws {
    let fixture = try #require(DumpFixture.all.first { $0.name == "adb-rows.xml" })
    let rows = fixture.design.components.compactMap { $0 as? Control }
    #expect(rows.map(\.content).contains(["•", "Two"]))
    #expect(rows.first?.content.count == 9)
  }

  private static let fields: String = {
    let nodes = ["", "Voucher", "AB12"].flatMap { text in
      ["", #"hint="Voucher""#].flatMap { hint in
        ["", "Code"].flatMap { description in
          ["true", "false"].map { isPassword in
            """
            <node class="android.widget.EditText" text="\(text)" \(hint) content-desc="\(description)" \
            password="\(isPassword)" clickable="true" long-clickable="true" focusable="true" \
            enabled="true"/>
            """
          }
        }
      }
    }
    return "<hierarchy rotation=\"0\">\(nodes.joined())</hierarchy>"
  }()

  private static let flutterFields: String = {
    var tree = "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)\n"
    let texts = [#"label: "Voucher""#, #"hint: "Such as AB12""#, #"value: "CD34""#]
    for told in 1..<8 {
      tree += """
         ├─SemanticsNode#\(told)
         │   Rect.fromLTRB(0.0, \(told * 50).0, 360.0, \(told * 50 + 40).0)
         │   actions: tap
         │   flags: isTextField, isFocusable, hasEnabledState, isEnabled

        """
      for (bit, text) in texts.enumerated() where told & 1 << bit != 0 { tree += " │   \(text)\n" }
    }
    return tree
  }()

  @Test(arguments: [fields, flutterFields])
  func `writes a field's text once`(dump: String) throws {
    let fields = try imported(dump).screen.components.compactMap { $0 as? TextField }
    #expect(!fields.isEmpty)
    for field in fields where !field.common.label.isEmpty {
      #expect(field.placeholder != field.common.label)
    }
    let isFlutter = dump == Self.flutterFields
    let wanted: Set<String> = isFlutter ? ["", "Voucher"] : [""]
    #expect(Set(fields.map(\.common.label)) == wanted)
  }

  @Test(
    arguments: [
      "androidx.viewpager.widget.ViewPager", "android.widget.NumberPicker",
      "android.widget.TabWidget", "android.widget.GridView", "com.example.Board",
    ])
  func `imports elements of unknown kinds as texts`(className: String) throws {
    let dump = """
      <hierarchy rotation="0"><node class="\(className)" content-desc="Spring fares" focusable="true" \
      enabled="true"/></hierarchy>
      """
    #expect(try imported(dump).screen.components.map(\.kind.name) == ["text"])
  }

  @Test(arguments: [
    """
    <hierarchy rotation="0"><node class="android.widget.TextView" text="Share" tooltip-text="Sends a copy" enabled="true"/></hierarchy>
    """,
    """
    <hierarchy rotation="0"><node class="android.widget.EditText" text="Secret" password="true" clickable="true" long-clickable="true" focusable="true" enabled="true"/>
    <node class="android.widget.EditText" text="hunter2" hint="Secret" password="true" clickable="true" focusable="true" enabled="true"/></hierarchy>
    """,
    """
    <hierarchy rotation="0"><node class="android.widget.LinearLayout" clickable="true" enabled="true" focusable="true">
    <node class="android.widget.TextView" text="Flight mode" enabled="true"/>
    <node class="android.widget.Switch" text="OFF" checkable="true" checked="false" enabled="true"/></node></hierarchy>
    """,
    """
    <hierarchy rotation="0"><node class="androidx.viewpager.widget.ViewPager" focusable="true" scrollable="true" enabled="true">
    <node class="android.widget.LinearLayout" clickable="true" focusable="true" enabled="true">
    <node class="android.widget.TextView" text="Spring fares" enabled="true"/><node class="android.widget.TextView" text="From 19" enabled="true"/>
    </node></node></hierarchy>
    """,
    """
    <hierarchy rotation="0"><node class="androidx.viewpager.widget.ViewPager" focusable="true" enabled="true">
    <node class="android.widget.TextView" text="Spring fares" enabled="true"/></node></hierarchy>
    """,
    fields, flutterFields,
  ])
  func `gives a design that both families find clean`(dump: String) throws {
    let capture = try capture(dump)
    let screen = try imported(dump).screen
    let input = DiffInput.capture(capture)
    for family in Profile.Family.allCases {
      let pair = DiffPair(expected: .design(screen), "design", heard: input, "dump")
      let runs = try pair.runs { _ in [BuiltIn.newest(of: family, on: .talkBack)].compactMap(\.self)
      }
      let findings = runs.flatMap { $0.result().section.comparison.findings }
      #expect(findings.filter { $0.severity > .note }.map(\.sentence) == [])
    }
  }

  @Test func `pins the announcement that a snapshot gives`() throws {
    let screen = try imported(`Trees in JSON`.snapshot).screen
    for expectation in screen.components.flatMap(\.common.expectations) {
      #expect(expectation.profile.hasPrefix("voiceover"))
    }
    #expect(!screen.components.isEmpty)
  }

  @Test(arguments: `Hostile captures`.fixtures)
  func `of any readable file gives a readable design`(
    name: String, text: String
  ) throws {
    var generator = SeededGenerator(seed: UInt64(text.utf8.count))
    for round in 0..<25 {
      let bytes = round == 0 ? Array(text.utf8) : generator.mutated(Array(text.utf8))
      guard let capture = try? CaptureReader(file: "fixture").read(bytes) else { continue }
      if case .heard = capture.content { continue }
      var design = DesignImport(title: "A", locale: "en")
      try design.add(capture, from: "fixture")
      #expect(throws: Never.self, "\(name), round \(round)") {
        try DesignReader.screen(of: Array(design.yaml.utf8), file: "design")
      }
    }
  }

  @Test func `rejects more stops than a design can contain`() throws {
    let node =
      "<node class=\"android.widget.TextView\" text=\"A\" enabled=\"true\" focusable=\"false\" bounds=\"[0,0][1,1]\" index=\"0\" package=\"com.example.app\"/>"
    let dump = try capture(
      "<hierarchy rotation=\"0\">\(String(repeating: node, count: 20_001))</hierarchy>")
    var design = DesignImport(title: "A", locale: "en")
    let error = #expect(throws: InputError.self) { try design.add(dump, from: "fixture") }
    #expect(error?.message.contains("20001") == true)
  }

  @Test func `rejects announcements`() throws {
    var design = DesignImport(title: "A", locale: "en")
    let heard = try capture("Pay, button\n", fallback: .plainText)
    #expect(throws: InputError.self) { try design.add(heard, from: "fixture") }
  }
}

@Suite struct `Importing expectations` {
  @Test func `uSpec gives a component for each stop and state`() throws {
    let screen = try imported(`Other people's expectations`.uSpec).screen
    #expect(screen.components.map(\.common.label) == ["Size", "plain"])
    #expect(
      screen.components.first?.common.talkBack.className == "android.widget.Spinner")
  }

  @Test func `many announcements use readers that are made once, and are pinned once`() throws {
    let tables = (0..<40).map {
      #"{"name":"\#($0 % 20)","announcement":"Pay \#($0 % 20), button, double tap to activate"}"#
    }
    let text =
      #"{"_meta":{"schemaVersion":"1"},"data":{"componentName":"B","states":[{"state":"usual","#
      + #""sections":[{"title":"TalkBack (Android)","tables":[\#(tables.joined(separator: ","))]}]}]}}"#
    var made: [String] = []
    var design = DesignImport(title: "Imported", locale: "en") { profile in
      made.append(profile.id)
      return BuiltIn.checkReader(for: profile, locale: "en")
    }
    try design.add(try capture(text), from: "fixture")
    #expect(Set(made).count == made.count)
    let yaml = design.yaml
    #expect(yaml.split(separator: "\n").count { $0.contains("Pay 7, button") } == 1, "\(yaml)")
    _ = try DesignReader.screen(of: Array(yaml.utf8), file: "design")
  }

  @Test func `ARIA-AT assertions become kind, name and state`() throws {
    let (screen, design) = try imported(`Other people's expectations`.ariaTest)
    #expect(screen.components.map(\.kind.name) == ["button"])
    #expect(design.yaml.contains("# MUST: Role 'button' is conveyed"))
  }

  @Test func `a result is pinned if the design reproduces it`() throws {
    let (screen, _) = try imported(`Other people's expectations`.ariaResult)
    let component = try #require(screen.components.first)
    #expect(component.kind.name == "button" && component.common.label == "Size")
    #expect(component.stateName == "collapsed")
  }

  @Test func `pinned announcements hold in check`() throws {
    let source = """
      {"data":{"componentName":"Pay","states":[{"state":"enabled","sections":[
        {"title":"VoiceOver (iOS)","tables":[{"name":"Pay","announcement":"Pay, button","properties":[{"property":"traits","value":".button"}]}]},
        {"title":"TalkBack (Android)","tables":[{"name":"Pay","announcement":"Pay, button, double tap to activate"}]}]}]}}
      """
    let expectations = try #require(
      try imported(source).screen.components.first?.common.expectations)
    #expect(expectations.map(\.profile) == ["voiceover", "talkback"])
    #expect(
      try imported(source, platform: .talkBack).screen.components.first?.common.expectations
        .map(\.profile) == ["talkback"])
  }

  @Test(arguments: [
    ("Role.Button", "button"), (".staticText", "text"), ("header", "heading"),
    ("Role.DropdownList", "button"), ("pop-up button", "button"), ("toggle switch", "switch"),
    ("seek control", "slider"), ("Edit box", "text-field"), ("[radio]", "radio-button"),
    ("progressbar", "progress"), ("progress bar", "progress"), ("tick box", "checkbox"),
    ("carousel", "text"),
  ])
  func `recognizes roles by API names and by readers' words`(
    role: String, kind: String
  ) throws {
    let source = """
      {"data":{"componentName":"Pay","states":[{"state":"enabled","sections":[
        {"title":"VoiceOver (iOS)","tables":[{"name":"Pay","announcement":"Pay",
         "properties":[{"property":"role","value":"\(role)"}]}]}]}]}}
      """
    #expect(try imported(source).screen.components.map(\.kind.name) == [kind])
  }

  @Test(arguments: [
    ("collapsed", "collapsed"), ("Expanded", "expanded"), ("unticked", "unchecked"),
    ("greyed out", "disabled"),
  ])
  func `states come from all words of the readers`(word: String, state: String) throws {
    let role = state == "unchecked" ? "check box" : "button"
    let source = """
      {"data":{"componentName":"Pay","states":[{"state":"x","sections":[
        {"title":"VoiceOver (iOS)","tables":[{"name":"Pay","announcement":"Pay, \(role), \(word)",
         "properties":[]}]}]}]}}
      """
    #expect(try imported(source).screen.components.map(\.stateName) == [state])
  }

  @Test(arguments: [
    `Other people's expectations`.a11ySupport, `Other people's expectations`.assertions,
  ])
  func `every format of expectations gives a design`(text: String) throws {
    #expect(try !imported(text).screen.components.isEmpty)
  }
}

@Suite struct `YAML of texts` {
  @Test(arguments: [
    "", " ", "a", "yes", "No", "null", "~", "on", "-", "- a", "a: b", "a #b", "#a", "\"q\"", "it's",
    "'", "1", "1.5", "0x1F", "2026-03-18", "a\nb", "a\r\n", "\tb", "a ", " a", "[", "]][[", "{a",
    "}",
    "&a", "*a", "!a", "|", ">", "%a", "@a", "`a", "?", "? a", ",", "a, b", "😀", "👩‍👩‍👧", "שלום, עולם",
    "\u{202E}abc", "a\u{2028}b", "\u{85}", "\u{7F}", "\u{1B}[31m", "\u{E000}",
    "\u{FFFF}",
    "\u{1FFFE}", "é", "e\u{301}", "\u{301}", "<<", "=", "...", "---", "\\", "\\n", "a\\",
    String(repeating: "[", count: 2_000),
  ])
  func `is unchanged`(text: String) throws {
    var writer = DesignWriter()
    writer.entry("screen", text)
    writer.list("components", isEmpty: false)
    writer.comment(text, indentation: 2)
    writer.component([
      .init("kind", .text("button")), .init("label", .text(text)),
      .init("actions", .list([.text(text), .text("b")])),
      .init("voiceover", .map([.init("hint", .text(text))])),
    ])
    let screen = try DesignReader.screen(of: Array(writer.text.utf8), file: "design")
    let common = try #require(screen.components.first?.common)
    #expect(screen.title == text && common.label == text && common.actions == [text, "b"])
    #expect(common.voiceOver.hint == text)
  }

  @Test func `has no byte order marks or NUL`() {
    #expect(YAMLText.scalar("\u{FEFF}a\0") == "\"a\u{FFFD}\"")
  }

  @Test func `is unchanged for any text`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      let scalars = (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in
        let top: UInt32 = Bool.random(using: &random) ? 0x7F : 0x10FFFF
        let scalar = Unicode.Scalar(UInt32.random(in: 1...top, using: &random))
        return scalar == "\u{FEFF}" ? nil : scalar
      }
      try `is unchanged`(text: String(String.UnicodeScalarView(scalars)))
    }
  }
}

extension Component {
  fileprivate var stateName: String { state.rawValue }
}
