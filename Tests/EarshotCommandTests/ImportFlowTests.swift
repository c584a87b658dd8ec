import Foundation
import Testing

private typealias Flow = [String: String]

@Suite struct `Importing a flow in several captures` {
  private static let compose: Flow = [
    "base.txt": `A flow in several captures`.captures["base"] ?? "",
    "sheet.txt": `A flow in several captures`.captures["sheet"] ?? "",
    "alert.txt": `A flow in several captures`.captures["alert"] ?? "",
  ]
  private static let android: Flow = [
    "base.xml": views([
      "TextView\" text=\"Hotels\" resource-id=\"a:id/title", button("Choose filters"),
      button("Remove list"), "TextView\" text=\"12 hotels in Rome",
    ]),
    "sheet.xml": views([
      "ImageButton\" text=\"\" clickable=\"true\" content-desc=\"Close",
      "TextView\" text=\"Filters\" resource-id=\"a:id/title",
      "Switch\" text=\"Breakfast\" checkable=\"true\" clickable=\"true\" checked=\"true",
      button("Apply"),
    ]),
    "alert.xml": views([
      "TextView\" text=\"Remove this list?\" resource-id=\"android:id/alertTitle",
      "TextView\" text=\"It is gone for good.", button("Keep"), button("Remove"),
    ]),
  ]
  private static let ios: Flow = [
    "base.xml": elements([
      ("StaticText", "Hotels"), ("Button", "Choose filters"), ("Button", "Remove list"),
      ("StaticText", "12 hotels in Rome"),
    ]),
    "sheet.xml": elements([
      ("Button", "Close"), ("StaticText", "Filters"), ("Switch", "Breakfast"), ("Button", "Apply"),
    ]),
    "alert.xml": elements([
      ("StaticText", "Remove this list?"), ("StaticText", "It is gone for good."),
      ("Button", "Keep"), ("Button", "Remove"),
    ]),
  ]

  private static let sharing: [Flow] = [
    [
      "base.txt": `A flow in several captures`.tree([
        "Text = '[Hotels]'\n[Heading]", tapped("Filters"), tapped("Remove"),
        "Text = '[12 hotels in Rome]'",
      ]),
      "sheet.txt": `A flow in several captures`.tree([
        "Text = '[Filters]'\n[Heading]",
        "Role = 'Switch'\nToggleableState = 'On'\nText = '[Breakfast]'\nActions = [OnClick]",
        tapped("Apply"),
      ]),
      "alert.txt": `A flow in several captures`.tree([
        "Text = '[Remove this list?]'", "Text = '[It is gone for good.]'", tapped("Keep"),
        tapped("Remove"),
      ]),
    ],
    [
      "base.xml": views([
        "TextView\" text=\"Hotels", button("Filters"), button("Remove"),
        "TextView\" text=\"12 hotels in Rome",
      ]),
      "sheet.xml": views([
        "TextView\" text=\"Filters",
        "Switch\" text=\"Breakfast\" checkable=\"true\" clickable=\"true\" checked=\"true",
        button("Apply"),
      ]),
      "alert.xml": views([
        "TextView\" text=\"Remove this list?", "TextView\" text=\"It is gone for good.",
        button("Keep"), button("Remove"),
      ]),
    ],
    [
      "base.xml": elements([
        ("StaticText", "Hotels"), ("Button", "Filters"), ("Button", "Remove"),
        ("StaticText", "12 hotels in Rome"),
      ]),
      "sheet.xml": elements([
        ("StaticText", "Filters"), ("Switch", "Breakfast"), ("Button", "Apply"),
      ]),
      "alert.xml": elements([
        ("StaticText", "Remove this list?"), ("StaticText", "It is gone for good."),
        ("Button", "Keep"), ("Button", "Remove"),
      ]),
    ],
  ]

  private static func tapped(_ label: String) -> String {
    `A flow in several captures`.button(label)
  }

  private static func button(_ label: String) -> String {
    "Button\" clickable=\"true\" text=\"\(label)"
  }

  private static func views(_ views: [String]) -> String {
    "<hierarchy rotation=\"0\">"
      + views.map {
        "<node class=\"android.widget.\($0)\" enabled=\"true\" bounds=\"[0,0][9,9]\"/>"
      }.joined() + "</hierarchy>"
  }

  private static func elements(_ elements: [(type: String, label: String)]) -> String {
    "<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" name=\"A\" enabled=\"true\" visible=\"true\">"
      + elements.map { type, label in
        "<XCUIElementType\(type) type=\"XCUIElementType\(type)\" label=\"\(label)\" "
          + (type == "Switch" ? "value=\"1\" " : "")
          + "enabled=\"true\" visible=\"true\" accessible=\"true\"/>"
      }.joined() + "</XCUIElementTypeApplication>"
  }

  private struct Imported {
    let design: String
    let remarks: String
    let complaints: [String]
  }

  private func imported(_ flow: Flow) throws -> Imported {
    let scratch = try Scratch()
    let folder = scratch.folder.appending(path: "captures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    for (name, capture) in flow { _ = try scratch.file("captures/\(name)", Data(capture.utf8)) }
    let design = scratch.folder.appending(path: "design.yaml").path()
    let outcome = try Command.run(["import", folder.path(), "-o", design, "--title", "Hotels"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    var complaints: [String] = []
    for arguments in [
      ["check", design, "--fail-on", "error"],
      ["diff", design, folder.path(), "--require-all", "--profile", "documented"],
      ["diff", design, folder.path(), "--require-all", "--profile", "device"],
    ] {
      let outcome = try Command.run(arguments)
      if outcome.status != 0 { complaints.append(outcome.output + outcome.errors) }
    }
    return Imported(
      design: try String(contentsOfFile: design, encoding: .utf8), remarks: outcome.errors,
      complaints: complaints)
  }

  @Test(arguments: [compose, android, ios])
  private func `makes a clean design with triggers for its overlays`(
    flow: Flow
  ) throws {
    let imported = try imported(flow)
    #expect(imported.complaints == [])
    for line in [
      "label: Choose filters\n    opens: filters\n", "kind: sheet\n    id: filters\n",
      "label: Remove list\n    opens: remove-this-list\n", "id: remove-this-list\n",
    ] { #expect(imported.design.contains(line), "\(imported.design)") }
    #expect(!imported.remarks.contains("nothing shows"))
  }

  @Test(arguments: sharing)
  private func `finds the trigger of an overlay with the same words`(
    flow: Flow
  ) throws {
    let imported = try imported(flow)
    #expect(imported.complaints == [])
    for line in [
      "label: Filters\n    opens: filters\n", "kind: sheet\n    id: filters\n",
      "label: Remove\n    opens: remove-this-list\n", "id: remove-this-list\n",
    ] { #expect(imported.design.contains(line), "\(imported.design)") }
  }

  @Test func `recognizes the screen if another capture shows it below a sheet`() throws {
    let imported = try imported([
      "a.xml": Self.elements([
        ("StaticText", "Hotels"), ("Button", "Tune"), ("StaticText", "Remove this list?"),
        ("Button", "Keep"), ("Button", "Remove"),
      ]),
      "b.xml": Self.elements([("StaticText", "Hotels"), ("Button", "Tune")]),
    ])
    #expect(imported.complaints == [])
    #expect(imported.design.contains("id: remove-this-list\n"), "\(imported.design)")
  }

  @Test func `continues after the scrolled content`() throws {
    let title = "TextView\" text=\"Hotels"
    let imported = try imported([
      "a.xml": Self.views([title] + (1...3).map { Self.button("Hotel \($0)") }),
      "b.xml": Self.views([title] + (4...6).map { Self.button("Hotel \($0)") }),
    ])
    #expect(imported.complaints == [])
    let places = (1...6).map { imported.design.range(of: "label: Hotel \($0)\n")?.lowerBound }
    #expect(
      zip(places, places.dropFirst()).allSatisfy { one, other in
        one.flatMap { one in other.map { one < $0 } } == true
      })
  }

  @Test func `finds an alert by its texts and buttons`() throws {
    let design = try imported(Self.compose).design
    #expect(design.contains("body: It is gone for good.\n    buttons: [Keep, Remove]"))
  }

  @Test func `reports a sheet without a known trigger`() throws {
    var flow = Self.compose
    flow["base.txt"] = flow["base.txt"]?.replacingOccurrences(of: "Choose filters", with: "Tune")
    let imported = try imported(flow)
    #expect(imported.complaints == [])
    #expect(
      imported.remarks.contains(
        "the dumps do not show which component opens the sheet 'filters'; add 'opens: filters' to that component"
      ))
    #expect(imported.design.contains("# - ") && !imported.design.contains("opens: filters\n"))
  }

  @Test func `uses the focused stop as the trigger of a sheet without a title`() throws {
    var flow = Self.android
    flow["alert.xml"] = nil
    flow["base.xml"] = flow["base.xml"]?.replacingOccurrences(
      of: "text=\"Choose filters\"", with: "text=\"Tune\" focused=\"true\"")
    let imported = try imported(flow)
    #expect(imported.complaints == [])
    #expect(imported.design.contains("label: Tune\n    opens: filters\n"), "\(imported.design)")
  }

  @Test func `joins scrolled captures`() throws {
    let rows = (1...9).map { Self.button("Hotel \($0)") }
    let title = "TextView\" text=\"Hotels"
    let flow = [
      "a.xml": Self.views([title] + rows[0..<5] + [Self.button("Trips")]),
      "b.xml": Self.views([title] + rows[3..<9] + [Self.button("Trips")]),
    ]
    let imported = try imported(flow)
    #expect(imported.complaints == [])
    let labels = imported.design.split(separator: "\n").filter { $0.contains("label:") }
      .map { $0.drop { $0 != ":" }.dropFirst(2) }
    #expect(labels == ["Hotels"] + (1...9).map { "Hotel \($0)" } + ["Trips"])
  }

  @Test func `reports a capture that shows the screen in another state`() throws {
    var flow = Self.android
    flow["sheet-2.xml"] = flow["sheet.xml"]?.replacingOccurrences(
      of: "checked=\"true\"", with: "checked=\"false\"")
    let imported = try imported(flow)
    #expect(
      imported.remarks.contains(
        "'Breakfast' is in another state here; the design uses the state at")
    )
  }

  @Test func `gives a dropdown the options that another capture shows`() throws {
    let flow = [
      "base.xml": """
      <hierarchy rotation="0"><node class="android.widget.TextView" text="Hotels" enabled="true"/>
      <node class="android.widget.Spinner" resource-id="a:id/sort" clickable="true" enabled="true">
      <node class="android.widget.TextView" text="Price" enabled="true"/></node></hierarchy>
      """,
      "open.xml": Self.views([
        "TextView\" clickable=\"true\" selected=\"true\" text=\"Price",
        "TextView\" clickable=\"true\" text=\"Stars",
      ]),
    ]
    let imported = try imported(flow)
    #expect(
      imported.complaints.allSatisfy {
        $0.contains("[value-as-name]") || $0.hasPrefix("TalkBack (guidelines)")
      })
    #expect(imported.design.contains("options: [Price, Stars]"), "\(imported.design)")
  }

  @Test func `gives a dropdown the checked rows of a spinner's list`() throws {
    func row(_ label: String, isChecked: Bool) -> String {
      """
      <node class="android.widget.CheckedTextView" text="\(label)" checkable="true" checked="\(isChecked)"
      clickable="true" enabled="true"/>
      """
    }
    let flow = [
      "base.xml": """
      <hierarchy rotation="0"><node class="android.widget.TextView" text="Hotels" enabled="true"/>
      <node class="android.widget.Spinner" resource-id="a:id/sort" clickable="true" enabled="true">
      <node class="android.widget.TextView" text="Price" enabled="true"/></node></hierarchy>
      """,
      "open.xml": """
      <hierarchy rotation="0"><node class="android.widget.ListView" focusable="true" enabled="true">
      \(row("Price", isChecked: true))\(row("Stars", isChecked: false))</node></hierarchy>
      """,
    ]
    let imported = try imported(flow)
    #expect(imported.complaints.allSatisfy { $0.contains("[value-as-name]") })
    let options = """
          options:
            - label: Price
              role: radio
              talkback:
                className: android.widget.CheckedTextView
            - label: Stars
      """
    #expect(imported.design.contains(options), "\(imported.design)")
  }

  @Test(arguments: [
    ["a", "b", "c", "d"], ["b", "a", "d", "c"], ["c", "a", "b", "d"], ["d", "c", "b", "a"],
  ])
  func `recognizes the screen for any order of captures`(
    names: [String]
  ) throws {
    func window(_ views: [(String, String)]) -> String {
      "<hierarchy><node class=\"android.widget.FrameLayout\" bounds=\"[0,0][1000,2000]\" enabled=\"true\">"
        + views.map { "<node class=\"android.widget.\($0)\" bounds=\"\($1)\" enabled=\"true\"/>" }
        .joined() + "</node></hierarchy>"
    }
    func screen(_ rows: [String]) -> String {
      let bar = "TextView\" clickable=\"true\" text=\""
      return window(
        [("TextView\" text=\"Trips", "[40,100][900,180]")]
          + rows.enumerated().map {
            (Self.button($1), "[0,\(200 + $0 * 200)][1000,\(400 + $0 * 200)]")
          } + [(bar + "Trips", "[0,1900][500,2000]"), (bar + "Account", "[500,1900][1000,2000]")])
    }
    let captures = [
      screen(["Rome", "Oslo", "Bonn", "Lima"]), screen(["Bonn", "Lima", "Kyiv", "Riga"]),
      window([
        (Self.button("New trip"), "[500,100][1000,230]"),
        (Self.button("Sort by"), "[500,230][1000,360]"),
      ]),
      window([
        ("View\" clickable=\"true\" content-desc=\"Close sheet", "[0,0][1000,1200]"),
        ("TextView\" text=\"Share", "[40,1260][400,1340]"),
        (Self.button("Copy"), "[40,1400][960,1520]"),
      ]),
    ]
    let flow = Dictionary(uniqueKeysWithValues: zip(names.map { "\($0).xml" }, captures))
    let imported = try imported(flow)
    #expect(
      imported.design.contains("components:\n  - kind: text\n    label: Trips\n"),
      "\(imported.design)")
  }

  @Test func `uses the largest window of any shape as the screen`() throws {
    func window(_ bounds: String, _ texts: [String]) -> String {
      "<hierarchy><node class=\"android.widget.FrameLayout\" bounds=\"\(bounds)\" enabled=\"true\">"
        + texts.map { "<node class=\"android.widget.\($0)\" enabled=\"true\"/>" }.joined()
        + "</node></hierarchy>"
    }
    let flow = [
      "a-help.xml": window(
        "[80,600][1000,1500]",
        [
          "TextView\" text=\"Which day?",
          "CheckBox\" checkable=\"true\" clickable=\"true\" text=\"Today",
        ]),
      "b-start.xml": window(
        "[0,0][1080,2400]",
        ["TextView\" text=\"Welcome", Self.button("Log in"), Self.button("Sign up")]),
    ]
    let design = try imported(flow).design
    #expect(design.contains("components:\n  - kind: text\n    label: Welcome\n"), "\(design)")
  }
}
