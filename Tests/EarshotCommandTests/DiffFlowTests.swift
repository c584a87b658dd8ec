import Foundation
import Testing

@Suite struct `A flow in several captures` {
  private static let design = """
    screen: Hotels
    components:
      - {kind: heading, label: Hotels}
      - {kind: button, label: Choose filters, opens: filters}
      - {kind: button, label: Remove list, opens: sure}
      - {kind: text, label: 12 hotels in Rome}
      - kind: sheet
        id: filters
        close: true
        label: Filters
        components:
          - {kind: switch, label: Breakfast, checked: true}
          - {kind: button, label: Apply}
      - {kind: alert, id: sure, label: "Remove this list?", body: It is gone for good., buttons: [Keep, Remove]}
    """
  static let captures = [
    "base": tree([
      "Text = '[Hotels]'\n[Heading]", button("Choose filters"), button("Remove list"),
      "Text = '[12 hotels in Rome]'",
    ]),
    "sheet": tree([
      "ContentDescription = '[Close]'\nRole = 'Button'\nActions = [OnClick]",
      "Text = '[Filters]'\n[Heading]",
      "Role = 'Switch'\nToggleableState = 'On'\nText = '[Breakfast]'\nActions = [OnClick]",
      button("Apply"),
    ]),
    "alert": tree([
      "Text = '[Remove this list?]'", "Text = '[It is gone for good.]'", button("Keep"),
      button("Remove"),
    ]),
  ]
  private static let names = [
    "base": "screen \"Hotels\"", "sheet": "sheet \"Filters\"",
    "alert": "alert \"Remove this list?\"",
  ]

  static func button(_ label: String) -> String {
    "Text = '[\(label)]'\nRole = 'Button'\nActions = [OnClick]"
  }

  static func tree(_ nodes: [String]) -> String {
    let printed = nodes.enumerated().flatMap { index, node -> [String] in
      let place = "l=0.0, t=\(index * 50).0, r=900.0, b=\(index * 50 + 50).0"
      let bar = index < nodes.count - 1 ? " | " : "   "
      return [" |-Node #\(index + 2) at (\(place))px"]
        + node.split(separator: "\n").map { bar + $0 }
    }
    return
      (["Printing with useUnmergedTree = 'false'", "Node #1 at (l=0.0, t=0.0, r=900.0, b=900.0)px"]
      + printed).joined(separator: "\n") + "\n"
  }

  private func compare(
    _ captures: [String: String], _ options: [String] = [], besides files: [String: String] = [:]
  ) throws -> Outcome {
    let scratch = try Scratch()
    let design = try scratch.file("design.yaml", Data(Self.design.utf8))
    var paths: [String] = []
    for (name, capture) in captures.sorted(by: { $0.key < $1.key }) {
      paths.append(try scratch.file("\(name).txt", Data(capture.utf8)).path())
    }
    var options = options
    for (name, content) in files {
      options += ["--accepted", try scratch.file(name, Data(content.utf8)).path()]
    }
    let outcome = try Command.run(
      ["diff", design.path()] + paths + ["--format", "json"] + options)
    return try Outcome(outcome.status, Data(outcome.output.utf8))
  }

  private struct Outcome {
    let status: Int32
    let errors: [String: Int]
    let warnings: Int
    let sentences: [String]
    let remarks: [String]

    init(_ status: Int32, _ json: Data) throws {
      self.status = status
      let report = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
      let comparisons = try #require(report["comparisons"] as? [[String: Any]])
      errors = Dictionary(
        uniqueKeysWithValues: comparisons.map { comparison in
          let file = (comparison["heard"] as? String ?? "").split(separator: "/").last ?? ""
          return (String(file.prefix { $0 != "." }), comparison["errors"] as? Int ?? -1)
        })
      warnings = comparisons.reduce(0) { $0 + ($1["warnings"] as? Int ?? 0) }
      let stops = comparisons.flatMap { $0["stops"] as? [[String: Any]] ?? [] }
      sentences = stops.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
        .compactMap { $0["sentence"] as? String }
      remarks = comparisons.flatMap { $0["remarks"] as? [String] ?? [] }
    }
  }

  @Test func `is clean where each part of it is shown`() throws {
    let outcome = try compare(Self.captures)
    #expect(outcome.status == 0 && outcome.sentences == [])
    #expect(outcome.remarks.contains("It shows sheet \"Filters\"."))
  }

  @Test(arguments: ["base", "sheet", "alert"])
  func `has a note about layers that no capture shows`(withheld: String) throws {
    let captures = Self.captures.filter { $0.key != withheld }
    let outcome = try compare(captures)
    #expect(outcome.status == 0)
    #expect(outcome.sentences == ["No capture shows the \(Self.names[withheld] ?? "")."])
    #expect(try compare(captures, ["--require-all"]).status == 1)
  }

  @Test(arguments: [
    ("base", "Remove list", "Delete list"), ("sheet", "Breakfast", "Lunch"),
    ("alert", "Text = '[Keep]'", "Text = '[Leave]'"), ("sheet", "'On'", "'Off'"),
  ])
  func `has one error if one capture is wrong`(name: String, right: String, wrong: String) throws {
    var captures = Self.captures
    captures[name] = captures[name]?.replacingOccurrences(of: right, with: wrong)
    let outcome = try compare(captures)
    #expect(outcome.status == 1 && outcome.warnings == 0)
    #expect(outcome.errors == ["base": 0, "sheet": 0, "alert": 0].merging([name: 1]) { $1 })
  }

  @Test func `is one screen if a capture of it was scrolled`() throws {
    var captures = Self.captures
    captures["base"] = Self.tree([
      "Text = '[Hotels]'\n[Heading]", Self.button("Choose filters"), Self.button("Remove list"),
    ])
    captures["base-2"] = Self.tree([
      Self.button("Choose filters"), Self.button("Remove list"), "Text = '[12 hotels in Rome]'",
    ])
    let outcome = try compare(captures)
    #expect(outcome.status == 0 && outcome.sentences == [])
    #expect(outcome.remarks.contains("1 stop is in another capture"))
  }

  @Test(arguments: ["Text = '[12 hotels in Rome]'", button("Remove list")])
  func `has one error if one of two captures lacks a stop`(stop: String) throws {
    var captures = Self.captures
    let all = [
      "Text = '[Hotels]'\n[Heading]", Self.button("Choose filters"), Self.button("Remove list"),
      "Text = '[12 hotels in Rome]'",
    ]
    captures["base-2"] = Self.tree(all.filter { $0 != stop })
    let outcome = try compare(captures)
    #expect(outcome.status == 1 && outcome.warnings == 0)
    #expect(outcome.errors["base-2"] == 1 && outcome.errors["base"] == 0)
  }

  @Test(arguments: [
    ("kind: wrong-text\n    stop: Delete list", Int32(0), "1 accepted finding left out"),
    ("kind: wrong-text\n    part: state", 1, "accepted, but not found: Agreed."),
    (
      "kind: wrong-text\n    until: 2026-01-31", 1,
      "accepted until 2026-01-31, reported again: Agreed."
    ),
  ])
  func `is accepted if a list gives the reason`(item: String, status: Int32, remark: String) throws
  {
    var captures = Self.captures
    captures["base"] = captures["base"]?.replacingOccurrences(
      of: "Remove list", with: "Delete list")
    let list = "accepted:\n  - reason: Agreed.\n    \(item)\n"
    let outcome = try compare(captures, besides: ["accepted.yaml": list])
    #expect(outcome.status == status)
    #expect(outcome.remarks.contains { $0.hasSuffix(remark) }, "\(outcome.remarks)")
  }

  @Test(arguments: [
    ("kind: wrong-text", "accepted finding: 'reason' is missing"),
    ("kind: wrong-txt\n    reason: x", "did you mean 'wrong-text'?"),
    ("kind: faked\n    reason: x\n    until: soon", "expected a day such as 2026-12-31"),
    ("kind: faked\n    reason: ' '", "the reason is empty"),
  ])
  func `is accepted only with a reason`(item: String, message: String) throws {
    let scratch = try Scratch()
    let design = try scratch.file("design.yaml", Data(Self.design.utf8))
    let dump = try scratch.file("base.txt", Data((Self.captures["base"] ?? "").utf8))
    let list = try scratch.file("list.yaml", Data("accepted:\n  - \(item)\n".utf8))
    let outcome = try Command.run(
      ["diff", design.path(), dump.path(), "--accepted", list.path()])
    #expect(outcome.status == 65 && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(arguments: [
    ([String](), "TalkBack 17 (assumed, because no profile is named"),
    (["--profile", "documented"], "TalkBack (guidelines) ("),
  ])
  func `is compared with devices, unless a profile is named`(
    options: [String], start: String
  ) throws {
    let scratch = try Scratch()
    let design = try scratch.file("design.yaml", Data(Self.design.utf8))
    let dump = try scratch.file("base.txt", Data((Self.captures["base"] ?? "").utf8))
    let outcome = try Command.run(["diff", design.path(), dump.path()] + options)
    #expect(outcome.output.hasPrefix(start), "\(outcome.output)")
    #expect(outcome.output.contains("toolkit compose, according to the file): "))
  }

  @Test func `is separated even if all screens have the same title identifier`() throws {
    let scratch = try Scratch()
    let design = try scratch.file(
      "design.yaml",
      Data(
        """
        screen: Hotels
        components:
          - {kind: text, id: title, label: Hotels}
          - {kind: button, label: Filters, opens: filters}
          - {kind: sheet, id: filters, close: false, components: [{kind: text, label: Offers}, {kind: text, label: Pool}]}
        """.utf8))
    let dump = try scratch.file(
      "sheet.xml",
      Data(
        """
        <hierarchy rotation="0"><node class="android.widget.TextView" text="Offers" resource-id="a:id/title" content-desc="" enabled="true"/>
        <node class="android.widget.TextView" text="Pool" resource-id="" content-desc="" enabled="true"/></hierarchy>
        """.utf8))
    let outcome = try Command.run(["diff", design.path(), dump.path()])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("It shows sheet \"filters\"."))
  }

  @Test func `shows a dropdown that is open as expanded`() throws {
    let scratch = try Scratch()
    let design = try scratch.file(
      "design.yaml",
      Data(
        "screen: A\ncomponents:\n  - {kind: dropdown, label: Meal, options: [Vegan, Meat]}\n".utf8))
    let dump = Self.tree([Self.button("Vegan"), Self.button("Meat")])
    let file = try scratch.file("open.txt", Data(dump.utf8))
    let outcome = try Command.run(["diff", design.path(), file.path()])
    #expect(
      outcome.output.contains("  It shows dropdown \"Meal\" as expanded.\n"), "\(outcome.output)")
    #expect(!outcome.output.contains("skipped-stop"))
  }

  @Test func `does not take a dropdown without its name for the open list`() throws {
    let scratch = try Scratch()
    let design = try scratch.file(
      "design.yaml",
      Data(
        """
        screen: A
        toolkit: views
        components:
          - {kind: heading, label: Lunch}
          - {kind: dropdown, label: Meal, options: [Vegan, Meat], value: Vegan}
          - {kind: button, label: Pay}

        """.utf8))
    let dump = try scratch.file(
      "closed.xml",
      Data(
        """
        <hierarchy rotation="0"><node class="android.widget.TextView" text="Lunch" enabled="true"/>
        <node class="android.widget.Spinner" clickable="true" enabled="true">
        <node class="android.widget.TextView" text="Vegan" enabled="true"/></node>
        <node class="android.widget.Button" text="Pay" clickable="true" enabled="true"/></hierarchy>
        """.utf8))
    let outcome = try Command.run(["diff", design.path(), dump.path()])
    #expect(outcome.output.contains("The name \"Meal\" is missing"), "\(outcome.output)")
    #expect(outcome.output.contains("3 stops: 1 error, 0 warnings"), "\(outcome.output)")
  }
}
