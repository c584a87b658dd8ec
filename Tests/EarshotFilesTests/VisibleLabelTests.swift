import Earshot
import EarshotFiles
import Testing

private func screen(_ stops: [(type: String, label: String)], on platform: Platform) -> String {
  if platform == .voiceOver {
    var source = PageSource()
    for (place, stop) in stops.enumerated() {
      source.add(
        stop.type == "TextView" ? "StaticText" : "Button",
        "label=\"\(stop.label)\" accessible=\"true\"", y: 100 + 50 * place)
    }
    return source.text
  }
  let views = stops.enumerated().map { place, stop in
    "<node class=\"android.widget.\(stop.type)\" text=\"\(stop.label)\" enabled=\"true\" "
      + (stop.type == "Button" ? "clickable=\"true\" focusable=\"true\" " : "")
      + "bounds=\"[0,\(100 + 50 * place)][900,\(140 + 50 * place)]\" />"
  }
  return "<hierarchy rotation=\"0\">" + views.joined() + "</hierarchy>"
}

@Suite struct `The visible label of a group` {
  private static let groups = ["chip-group", "segmented-control", "radio-group"]
  private static let options: [(type: String, label: String)] = [
    ("Button", "Vegan"), ("Button", "Halal"),
  ]

  private static func extraTexts(
    _ component: String, _ toolkit: Toolkit, in stops: [(type: String, label: String)]
  ) throws -> [[String?]] {
    try Platform.allCases.filter(toolkit.builds).map { platform in
      try findings(
        of: [component], toolkit: toolkit.rawValue, in: screen(stops, on: platform)
      ).filter { $0.kind == .extraStop }.map(\.heard)
    }
  }

  @Test(arguments: Toolkit.allCases, groups)
  func `is no unexpected stop`(toolkit: Toolkit, group: String) throws {
    let found = try Self.extraTexts(
      "kind: \(group), label: Diet, options: [Vegan, Halal]", toolkit,
      in: [("TextView", "Diet")] + Self.options)
    #expect(found.flatMap(\.self) == [])
  }

  @Test(arguments: Toolkit.allCases, groups)
  func `has the words of the design and precedes the group`(
    toolkit: Toolkit, group: String
  ) throws {
    let design = "kind: \(group), label: Diet, options: [Vegan, Halal]"
    let other = try Self.extraTexts(
      design, toolkit, in: [("TextView", "Cuisine")] + Self.options + [("TextView", "More")])
    #expect(other.allSatisfy { $0.contains("More") }, "\(other)")
    guard group != "radio-group" else { return }
    #expect(other.allSatisfy { $0.contains("Cuisine") }, "\(other)")
    let behind = try Self.extraTexts(design, toolkit, in: Self.options + [("TextView", "Diet")])
    #expect(behind.allSatisfy { $0 == ["Diet"] }, "\(behind)")
  }

  @Test func `can be the label of a stepper`() throws {
    let found = try Self.extraTexts(
      "kind: stepper, label: Adults, value: 2, decrease: Fewer, increase: More", .uikit,
      in: [
        ("Button", "Fewer"), ("TextView", "Adults"), ("TextView", "2"), ("Button", "More"),
      ])
    #expect(found == [[]], "\(found)")
  }

  @Test func `is unexpected if the component announces its label`() throws {
    let found = try Self.extraTexts(
      "kind: button, label: Diet", .views, in: [("TextView", "Diet"), ("Button", "Diet")])
    #expect(found == [["Diet"]], "\(found)")
  }
}

@Suite struct `The label of a filled field in Flutter` {
  private static func field(_ label: String) -> String {
    """
    SemanticsNode#0
     │ Rect.fromLTRB(0.0, 0.0, 360.0, 780.0)
     │
     └─SemanticsNode#1
         Rect.fromLTRB(0.0, 0.0, 180.0, 48.0)
         actions: tap
         flags: isTextField, hasEnabledState, isEnabled, isFocusable
         \(label)
         value: "June"
         textDirection: ltr
    """
  }

  @Test func `is compared although TalkBack does not announce it`() throws {
    let design = ["kind: text-field, label: Note, value: June"]
    let labelled = try findings(
      of: design, toolkit: "flutter", in: Self.field("label: \"Note\""), on: .talkBack)
    #expect(labelled.grave == [], "\(labelled.sentences)")
    let found = try findings(
      of: design, toolkit: "flutter", in: Self.field("identifier: \"note\""), on: .talkBack
    ).grave
    #expect(
      found.sentences == [
        "The label \"Note\" is missing: TalkBack announces it only while the field is empty."
      ])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(arguments: [("Weight", true), ("Size", false), (nil, false)])
  func `is React Native's accessibility label`(label: String?, isRight: Bool) throws {
    let name = label.map { "accessibilityLabel=\"\($0)\"" } ?? ""
    let found = try findings(
      of: ["kind: text-field, label: Weight, value: 5 kg"], toolkit: "react-native",
      in: "<View>\n  <TextInput\n    \(name)\n    value=\"5 kg\"\n  />\n</View>", on: .talkBack)
    #expect(found.grave.map(\.part) == (isRight ? [] : [.name]))
  }

  /// A hint shows that the format has hints; a label in another view is a text of the dump.
  @Test(arguments: [
    ("", "hint=\"Nights\"", true), ("", "content-desc=\"Nights\"", true),
    ("", "content-desc=\"Guests\"", false), ("", "", false), ("Nights", "", true),
  ])
  func `is a hint, a description or a text`(text: String, label: String, isRight: Bool) throws {
    let view = "enabled=\"true\" class=\"android.widget"
    let field = "clickable=\"true\" focusable=\"true\" \(view).EditText\""
    let found = try findings(
      of: [
        "kind: text-field, label: City, value: Ulm", "kind: text-field, label: Nights, value: 7",
      ], toolkit: "views",
      in: """
        <hierarchy rotation="0"><node \(field) text="Ulm" hint="City"/>
        \(text.isEmpty ? "" : "<node \(view).TextView\" text=\"\(text)\"/>")
        <node \(field) text="7" \(label)/></hierarchy>
        """)
    #expect(found.grave.map(\.part) == (isRight ? [] : [.name]))
  }
}

@Suite struct `The text of an error` {
  private static func found(_ text: String, button: Bool = false) throws -> [Finding] {
    let button = button ? "<android.widget.Button text=\"Clear text\" clickable=\"true\"/>" : ""
    return try findings(
      of: [
        "kind: text-field, label: Email, value: ada@, error: Enter a full address"
          + (button.isEmpty ? "" : ", clear: true")
      ], toolkit: "views",
      in: """
        <hierarchy rotation="0" width="900" height="900"><android.widget.EditText text="ada@" \
        hint="Email" clickable="true" focusable="true" long-clickable="true" displayed="true" \
        content-invalid="true" error="Enter a full address"/>\(button)<android.widget.TextView \
        text="\(text)" displayed="true"/></hierarchy>
        """)
  }

  @Test(arguments: [false, true])
  func `is no unexpected stop under its field`(button: Bool) throws {
    let extra = try Self.found("Enter a full address", button: button)
      .filter { $0.kind == .extraStop }
    #expect(extra.map(\.heard) == [])
  }

  @Test(arguments: ["Enter a name", "Address"])
  func `is unexpected if the field has another error`(text: String) throws {
    #expect(try Self.found(text).contains { $0.kind == .extraStop })
  }
}

@Suite struct `The badge of a tab in a dump` {
  private static func found(_ value: String) throws -> [Finding] {
    var source = PageSource()
    for (place, attributes) in ["value=\"1\"", "value=\"\(value)\""].enumerated() {
      source.add("Button", "label=\"Tab \(place)\" \(attributes)", y: 100 + 50 * place)
    }
    return try findings(
      of: [
        "kind: tab-bar, options: [{label: Tab 0}, {label: Tab 1, content: 3 items}], value: Tab 0"
      ], toolkit: "uikit", in: source.text)
  }

  @Test func `can be a value, although UIKit's own badge is silent`() throws {
    #expect(try !Self.found("3 items").contains { $0.heard == "3 items" })
    #expect(try Self.found("4 items").contains { $0.heard == "4 items" })
  }
}
