import Earshot
import EarshotFiles
import Testing

private func tree(_ nodes: String...) -> String {
  "<hierarchy rotation=\"0\">" + nodes.joined(separator: "\n") + "</hierarchy>"
}

private func view(
  _ type: String, _ attributes: String = "", y: Int, inside: String = ""
) -> String {
  "<node class=\"android.widget.\(type)\" enabled=\"true\" \(attributes) "
    + "bounds=\"[0,\(y)][900,\(y + 40)]\">" + inside + "</node>"
}

@Suite struct `A stop that is split` {
  private static let texts = ["Berlin", "nach", "Hamburg"]

  private static func route(_ attributes: String) -> String {
    let texts = texts.enumerated().map { view("TextView", "text=\"\($1)\"", y: 100 + 40 * $0) }
    return tree(
      view("TextView", "text=\"Verbindung\"", y: 10),
      view("LinearLayout", attributes, y: 100, inside: texts.joined()),
      view("Button", "text=\"Kaufen\" clickable=\"true\" focusable=\"true\"", y: 400))
  }

  private static let design = [
    "kind: text, label: Verbindung", "kind: group, label: Berlin, content: [nach, Hamburg]",
    "kind: button, label: Kaufen",
  ]

  @Test func `is one finding`() throws {
    let whole = Self.route("focusable=\"true\"")
    #expect(try findings(of: Self.design, toolkit: "views", in: whole).grave == [])
    let found = try findings(of: Self.design, toolkit: "views", in: Self.route("")).grave
    #expect(found.map(\.kind) == [.splitStop])
    #expect(
      found.sentences == [
        "\"Berlin. nach. Hamburg\" should be one stop, but it is divided into 3 stops."
      ])
  }

  @Test func `is one finding even if its role is lost`() throws {
    var source = PageSource()
    for (place, text) in ["Dentist", "Main Street 4"].enumerated() {
      source.add(
        "StaticText", "label=\"\(text)\" accessible=\"true\" traits=\"StaticText\"",
        y: 100 + 40 * place)
    }
    let found = try findings(
      of: ["kind: table-row, label: Dentist, content: [Main Street 4]"], toolkit: "uikit",
      in: source.text
    ).grave
    #expect(found.map(\.kind) == [.splitStop], "\(found.sentences)")
  }

  /// Maestro does not print `focusable` or `screenReaderFocusable`.
  @Test(arguments: ["false", "true"])
  func `cannot be found if the format shows no focusable groups`(clickable: String) throws {
    let texts = Self.texts.map {
      #"{"attributes": {"text": "\#($0)", "class": "android.widget.TextView"}, "children": []}"#
    }
    let dump = """
      {"attributes": {}, "children": [{"attributes": {"class": "android.widget.LinearLayout",
      "clickable": "\(clickable)"}, "children": [\(texts.joined(separator: ","))]}]}
      """
    let found = try findings(of: [Self.design[1]], toolkit: "views", in: dump)
    #expect(found.grave == [], "\(found.sentences)")
  }
}

@Suite struct `The part that differs` {
  private static func form(_ fields: String) -> String {
    tree(view("EditText", "clickable=\"true\" focusable=\"true\" \(fields)", y: 100))
  }

  @Test(arguments: ["Mine", "secret12"])
  func `is the value if a field shows its text`(text: String) throws {
    let found = try findings(
      of: ["kind: text-field, label: Password, secure: true, value: secret12"], toolkit: "views",
      in: Self.form("text=\"\(text)\" password=\"false\" hint=\"Password\"")
    ).grave
    #expect(
      found.sentences == [
        "The field does not hide its text: \"\(text)\" is announced instead of \"••••••••\"."
      ])
    #expect(found.map(\.part) == [.value])
  }

  private static func slider(_ value: String?) -> String {
    """
    SemanticsNode#0
     │ Rect.fromLTRB(0.0, 0.0, 360.0, 780.0)
     │
     └─SemanticsNode#1
         Rect.fromLTRB(0.0, 0.0, 180.0, 48.0)
         actions: increase, decrease
         label: "Daily goal"
         \(value.map { "value: \"\($0)\"" } ?? "tags: {}")
         textDirection: ltr
    """
  }

  /// Flutter joins the value and the label into one description (AccessibilityBridge.java).
  @Test(
    arguments: [
      ("60%", []), ("40%", ["The value is \"40%\" instead of \"60%\"."]),
      (nil, ["The value \"60%\" is missing: the element exposes no value."]),
    ] as [(String?, [String])])
  func `is the value if a toolkit joins value and label`(value: String?, sentences: [String])
    throws
  {
    let found = try findings(
      of: ["kind: slider, label: Daily goal, value: 60%"], toolkit: "flutter",
      in: Self.slider(value), on: .talkBack)
    #expect(found.grave.sentences == sentences)
    #expect(found.grave.allSatisfy { $0.part == .value })
  }

  @Test func `is the state if a toolkit joins role and state`() throws {
    func box(_ state: String) -> String {
      """
      {"type": "View", "props": {"accessible": true, "accessibilityRole": "checkbox",
      "accessibilityLabel": "Vegan only"\(state)}, "children": []}
      """
    }
    func found(_ state: String) throws -> [Finding] {
      try findings(
        of: ["kind: checkbox, label: Vegan only, checked: false"], toolkit: "react-native",
        in: box(state), on: .voiceOver
      ).grave
    }
    #expect(try found(#", "accessibilityState": {"checked": false}"#) == [])
    #expect(try found("").map(\.part) == [.state])
    #expect(try found(#", "accessibilityState": {"checked": true}"#).map(\.part) == [.state])
  }

  @Test(arguments: ["Image", "StaticText"])
  func `is the name of the only other stop with the same role`(type: String) throws {
    let traits = type == "Image" ? "Image" : "StaticText, Header"
    let kind = type == "Image" ? "image" : "heading"
    func dump(_ name: String) -> String {
      var source = PageSource()
      source.add("Button", "label=\"More\" accessible=\"true\" traits=\"Button\"", y: 50)
      source.add(type, "label=\"\(name)\" accessible=\"true\" traits=\"\(traits)\"", y: 100)
      source.add("Button", "label=\"Share\" accessible=\"true\" traits=\"Button\"", y: 150)
      return source.text
    }
    let design = [
      "kind: button, label: More", "kind: \(kind), label: Route 66", "kind: button, label: Share",
    ]
    #expect(try findings(of: design, toolkit: "uikit", in: dump("Route 66")).grave == [])
    let found = try findings(of: design, toolkit: "uikit", in: dump("IMG_4032.HEIC")).grave
    #expect(found.sentences == ["The name is \"IMG_4032.HEIC\" instead of \"Route 66\"."])
  }

  @Test(arguments: ["flutter", "uikit"])
  func `is only a note if a toolkit's card has no role, but the app's has`(toolkit: String) throws {
    var source = PageSource()
    source.add("Button", "label=\"Glaciers\" accessible=\"true\" traits=\"Button\"", y: 50)
    let found = try findings(
      of: ["kind: card, label: Glaciers"], toolkit: toolkit, in: source.text)
    #expect(found.grave == [], "\(found.sentences)")
  }
}
