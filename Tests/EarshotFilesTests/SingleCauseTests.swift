import Earshot
import EarshotFiles
import Testing

private func hierarchy(_ nodes: String...) -> String {
  "<hierarchy rotation=\"0\">" + nodes.joined(separator: "\n") + "</hierarchy>"
}

private func node(
  _ type: String, _ attributes: String = "", _ bounds: String, inside: String = ""
) -> String {
  "<node class=\"android.widget.\(type)\" enabled=\"true\" \(attributes) bounds=\"\(bounds)\">"
    + inside + "</node>"
}

private func text(_ text: String, _ bounds: String) -> String {
  node("TextView", "text=\"\(text)\"", bounds)
}

@Suite struct `One cause is one finding` {
  private static func form(container: String) -> String {
    hierarchy(
      text("Sign up", "[0,0][1000,90]"),
      node(
        "LinearLayout", container, "[0,100][1000,900]",
        inside: text("Email", "[0,100][1000,150]") + text("(required)", "[0,160][1000,200]")
          + text("Password", "[0,210][1000,250]") + text("8 letters", "[0,260][1000,300]")),
      node("Button", "text=\"Continue\" clickable=\"true\" focusable=\"true\"", "[0,910][1000,999]")
    )
  }

  private static let form = [
    "kind: text, label: Sign up", "kind: text, label: Email", "kind: text, label: (required)",
    "kind: text, label: Password", "kind: text, label: 8 letters", "kind: button, label: Continue",
  ]

  @Test func `A focusable element that announces the texts inside it`() throws {
    #expect(try findings(of: Self.form, toolkit: "views", in: Self.form(container: "")).grave == [])
    let merged = try findings(
      of: Self.form, toolkit: "views", in: Self.form(container: "focusable=\"true\"")
    ).grave
    #expect(merged.map(\.kind) == [.mergedStops])
    #expect(merged.first?.expected == "Email, (required), Password, 8 letters")
    #expect(
      merged.first?.sentence.hasSuffix(
        #"is one stop, but 4 stops are expected: "Email", "(required)", "Password", "8 letters"."#)
        == true)
  }

  @Test func `A row that announces its own texts is not a merged stop`() throws {
    let dump = hierarchy(
      node(
        "LinearLayout", "clickable=\"true\" focusable=\"true\"", "[0,100][1000,200]",
        inside: text("Wi-Fi", "[0,100][1000,150]") + text("Home", "[0,150][1000,200]")))
    let found = try findings(
      of: ["kind: text, label: 'Wi-Fi, Home'"], toolkit: "views", in: dump)
    #expect(!found.contains { $0.kind == .mergedStops })
  }

  private static func source(_ type: String, inside: String = "") -> String {
    var source = PageSource()
    source.add("StaticText", "label=\"Meals\"", y: 50)
    source.add(type, "label=\"Breakfast\" value=\"0\"", y: 100, inside: inside)
    return source.text
  }

  @Test func `A switch that became a button`() throws {
    let design = ["kind: text, label: Meals", "kind: switch, label: Breakfast, checked: false"]
    #expect(try findings(of: design, toolkit: "uikit", in: Self.source("Switch")).grave == [])
    let found = try findings(of: design, toolkit: "uikit", in: Self.source("Button")).grave
    #expect(found.map(\.kind) == [.wrongText] && found.map(\.part) == [.role])
    let button = """
      <XCUIElementTypeButton label="Breakfast" value="0" x="200" y="100" width="50" height="30"/>
      """
    let cell = try findings(of: design, toolkit: "uikit", in: Self.source("Cell", inside: button))
    #expect(cell.grave.map(\.kind) == [.missingPart] && cell.grave.map(\.part) == [.state])
  }

  @Test(arguments: [
    ("Photo, 12 May 2024, 11:02", "IMG_2031"), ("Row 12 of May", "1999 in pictures"),
  ])
  func `A cell with another name`(_ name: String, _ other: String) throws {
    func grid(_ name: String) -> String {
      var source = PageSource()
      let cells = ["Album 1", name, "Album 3"].enumerated().map { place, name in
        "<XCUIElementTypeCell label=\"\(name)\" x=\"0\" y=\"\(90 + place * 60)\" width=\"300\" "
          + "height=\"60\"/>"
      }
      source.add("CollectionView", y: 90, inside: cells.joined(), height: 180)
      return source.text
    }
    let design = ["Album 1", name, "Album 3"].map { "kind: grid-cell, label: '\($0)'" }
    #expect(try findings(of: design, in: grid(name)).grave == [])
    let found = try findings(of: design, in: grid(other)).grave
    #expect(found.map(\.kind) == [.wrongText])
    #expect(found.map(\.sentence) == ["The name is \"\(other)\" instead of \"\(name)\"."])
  }

  @Test func `An unnamed switch in one of two equal cards`() throws {
    func card(_ top: Int, _ time: String, _ label: String) -> String {
      func control(_ type: String, _ attributes: String, _ bounds: String) -> String {
        node(type, attributes + " clickable=\"true\" focusable=\"true\"", bounds)
      }
      return control("FrameLayout", "content-desc=\"Alarm\"", "[0,\(top)][1000,\(top + 200)]")
        + control("TextView", "text=\"\(time)\"", "[0,\(top + 10)][400,\(top + 90)]")
        + control("Button", "text=\"Expand\"", "[0,\(top + 100)][400,\(top + 190)]")
        + control(
          "Switch", "content-desc=\"\(label)\" checkable=\"true\"",
          "[500,\(top + 100)][900,\(top + 190)]")
    }
    func found(_ label: String) throws -> [Finding] {
      let cards = card(100, "8:30", label) + card(400, "9:00", "9:00 alarm")
      let design = ["8:30", "9:00"].flatMap { time in
        [
          "kind: card, label: Alarm", "kind: button, label: '\(time)'",
          "kind: button, label: Expand, expanded: false",
          "kind: switch, label: '\(time) alarm', checked: false",
        ]
      }
      return try findings(
        of: design, toolkit: "views",
        in: hierarchy(node("ListView", "", "[0,100][1000,900]", inside: cards))
      ).grave.filter { $0.part != .role }
    }
    #expect(try found("8:30 alarm") == [])
    #expect(try found("").map(\.kind) == [.missingPart])
    #expect(try found("").map(\.part) == [.name])
  }
}

@Suite struct `Each cause has its own finding` {
  @Test func `A flipped switch without an action`() throws {
    func dump(isOn: Bool) -> String {
      hierarchy(
        node(
          "Switch",
          "content-desc=\"Wi-Fi\" checkable=\"true\" checked=\"\(isOn)\" focusable=\"true\"",
          "[0,0][1000,90]"))
    }
    let design = ["kind: switch, label: Wi-Fi, checked: true"]
    #expect(
      try findings(of: design, toolkit: "views", in: dump(isOn: true)).grave.map(\.part) == [.hint])
    #expect(
      try findings(of: design, toolkit: "views", in: dump(isOn: false)).grave.map(\.part)
        == [.state, .hint])
  }

  @Test func `A field that shows its text`() throws {
    func dump(isHidden: Bool) -> String {
      hierarchy(
        node(
          "EditText",
          "text=\"•••••••••\" content-desc=\"PIN code\" clickable=\"true\" focusable=\"true\" "
            + "password=\"\(isHidden)\"", "[0,0][1000,90]"))
    }
    let design = ["kind: text-field, label: PIN code, secure: true, value: secret123"]
    #expect(
      try findings(of: design, toolkit: "react-native", in: dump(isHidden: true)).grave == [])
    let found = try findings(of: design, toolkit: "react-native", in: dump(isHidden: false)).grave
    #expect(found.count == 1)
    #expect(
      found.first?.sentence.hasPrefix(
        "The name \"PIN code\" is missing: TalkBack announces the content description only of ")
        == true)
  }

  @Test func `A button without any text lacks a name`() throws {
    let back = node(
      "ImageButton", "clickable=\"true\" focusable=\"true\"", "[0,0][100,90]")
    let title = text("Trips", "[200,0][1000,90]")
    let design = ["kind: navigation-bar, label: Trips, back: true"]
    let found = try findings(of: design, toolkit: "react-native", in: hierarchy(back, title)).grave
    #expect(found.map(\.kind) == [.missingPart] && found.map(\.part) == [.name])
    #expect(found.map(\.severity) == [.error])
  }

  @Test func `A name that contains the role and more words`() throws {
    let dump = """
      Printing with useUnmergedTree = 'false'
      Node #1 at (l=0.0, t=0.0, r=156.0, b=211.0)px
       |-Node #2 at (l=0.0, t=145.0, r=156.0, b=211.0)px
         ContentDescription = '[Like Button, favorite, Like Text]'
         Actions = [OnClick]
      """
    let found = try findings(of: ["kind: button, label: Like"], toolkit: "compose", in: dump).grave
    #expect(found.map(\.kind) == [.wrongText, .faked] && found.map(\.part) == [.name, .role])
    #expect(found.first?.heard == "Like Button, favorite, Like Text")
  }

  @Test(arguments: ["favorite Like", "Like text", "favorite Like text", "favorite, Like, text"])
  func `A name with more words is quoted as a whole`(name: String) throws {
    let dump = """
      Printing with useUnmergedTree = 'false'
      Node #1 at (l=0.0, t=0.0, r=156.0, b=211.0)px
       |-Node #2 at (l=0.0, t=145.0, r=156.0, b=211.0)px
         Role = 'Button'
         ContentDescription = '[\(name)]'
         Actions = [OnClick]
      """
    let found = try findings(of: ["kind: button, label: Like"], toolkit: "compose", in: dump).grave
    #expect(found.map(\.heard) == [name])
  }

  @Test func `A wrong name is quoted with its punctuation`() throws {
    var source = PageSource()
    source.add("Button", "label=\"Delete “Report.pdf”?\"", y: 50)
    source.add("Button", "label=\"Cancel\"", y: 100)
    let found = try findings(
      of: ["kind: button, label: Remove “Notes.txt”?", "kind: button, label: Cancel"],
      in: source.text
    ).grave
    #expect(
      found.map(\.sentence) == [
        #"The name is "Delete “Report.pdf”?" instead of "Remove “Notes.txt”?"."#
      ])
  }
}
