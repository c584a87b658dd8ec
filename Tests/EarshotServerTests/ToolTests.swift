import EarshotFiles
import EarshotKit
import EarshotOutput
import Testing

@testable import EarshotServer

func json(_ text: String) throws -> JSONValue { try JSONParser.value(of: Array(text.utf8)) }

@Suite struct `The schema of a tool` {
  private func schema(_ name: String, canWrite: Bool = false) throws -> JSONValue {
    let tool = try #require(Tool.all.first { $0.name == name })
    var writer = JSONWriter()
    tool.write(to: &writer, canWrite: canWrite)
    return try JSONParser.value(of: writer.bytes)
  }

  /// Agents and their prompts depend on the names of tools.
  @Test(arguments: [
    (
      "preview", "designs toolkits platform profile locale settings states attributes detail stops"
    ), ("check", "designs toolkits platform profile locale settings"),
    (
      "diff",
      "design captures toolkits platform profile locale settings strict requireAll start accepted redact inputFormat detail stops"
    ),
    (
      "announce",
      "captures platform profile locale settings redact inputFormat onlyIssues detail stops"
    ), ("import", "captures platform title locale frames redact output"),
    ("explain", "word designs platform profile locale settings states"),
    ("walk", "design script toolkits platform profile locale settings detail"),
    ("criteria", "designs toolkits platform profile locale settings level format output"),
    (
      "report",
      "designs captures toolkits platform profile locale settings states scripts criteria embed redact inputFormat output"
    ), ("kinds", "names"), ("formats", "names"), ("reference", "topic names"),
    ("write_design", "design output"),
  ])
  func `has the arguments of the job`(name: String, keys: String) throws {
    let properties = try schema(name, canWrite: true)["inputSchema"]?["properties"]?.members ?? []
    #expect(properties.map(\.key) == keys.split(separator: " ").map(String.init) + ["page"])
  }

  @Test func `is derived from the form of each option`() throws {
    let input = try #require(try schema("preview")["inputSchema"])
    let properties = try #require(input["properties"])
    #expect(input.texts("required") == ["designs"])
    #expect(properties["designs"]?.text("type") == "array")
    #expect(
      properties["designs"]?["items"]?["properties"]?.members?.map(\.key) == ["text", "path"])
    #expect(properties["designs"]?.text("description")?.contains("standard input") == false)
    #expect(properties["attributes"]?.text("type") == "boolean")
    #expect(properties["attributes"]?.text("description") == Preview.hasAttributes.help)
    #expect(properties["platform"]?.texts("enum") == ["voiceover", "talkback", "both"])
    #expect(properties["toolkits"]?["items"]?.texts("enum").contains("flutter") == true)
  }

  @Test(arguments: Tool.all.map(\.name))
  func `promises no folders, which a tool refuses`(name: String) throws {
    let tool = try #require(Tool.all.first { $0.name == name })
    for parameter in tool.parameters {
      #expect(!parameter.meaning.contains("folder"), "\(parameter.name): \(parameter.meaning)")
    }
  }

  @Test(arguments: Tool.all.map(\.name))
  func `names no command, which an agent cannot run`(name: String) throws {
    let tool = try #require(Tool.all.first { $0.name == name })
    for text in [tool.description] + tool.parameters.map(\.meaning) {
      #expect(!text.contains("earshot "), "\(text)")
    }
  }

  @Test func `offers an output file only if the server may write`() throws {
    #expect(try schema("import")["inputSchema"]?["properties"]?["output"] == nil)
    let report = try #require(try schema("report", canWrite: true)["inputSchema"])
    #expect(report.texts("required") == ["designs", "output"])
  }
}

@Suite struct `The arguments of a call` {
  private func arguments(_ text: String, of name: String = "preview") throws -> ToolArguments {
    let tool = try #require(Tool.all.first { $0.name == name })
    return try ToolArguments(json(text), of: tool, root: nil, writeRoot: SharedFolder("/"))
  }

  @Test func `are the values of options`() throws {
    let arguments = try arguments(
      #"{"designs": [{"text": "a"}, {"text": "b"}], "attributes": true, "toolkits": ["views"], "page": 2}"#
    )
    #expect(
      arguments.request
        == ToolRequest(
          tool: "preview",
          arguments: [
            .init(
              name: "designs",
              inputs: [
                .source(.text("a", named: "given-text/designs-1")),
                .source(.text("b", named: "given-text/designs-2")),
              ]), .init(name: "toolkits", inputs: [.text("views")]),
            .init(name: "attributes", inputs: [.text("true")]),
          ]))
    #expect(arguments.page == 2)
  }

  @Test func `select a format and a file apart from the options of the job`() throws {
    let arguments = try arguments(
      #"{"designs": [{"text": "a"}], "format": "csv", "output": "x.csv"}"#, of: "criteria")
    #expect(arguments.request.format == "csv")
    #expect(arguments.output?.path == "x.csv")
  }

  @Test(arguments: [
    (#"{"designs": [{"text": "a"}], "colour": 1}"#, "unknown argument 'colour'"),
    (#"{"designs": [{"text": "a"}], "profil": ""}"#, "did you mean 'profile'?"),
    ("{}", "'designs' is missing: The design files"),
    (#"{"designs": []}"#, "'designs' is missing"),
    (#"{"designs": [7]}"#, "found 7"),
    (
      #"{"designs": [{"text": "a"}], "attributes": 1}"#,
      "'attributes': expected true or false, found 1"
    ),
    (#"{"designs": [{"text": "a"}], "states": "loud"}"#, "one of current, all"),
    (#"{"designs": [{"text": "a"}], "toolkits": ["qt"]}"#, "found \"qt\""),
    (#"{"designs": [{"text": "a"}], "page": 1.5}"#, "a whole number from 1"),
    (#"{"designs": [{"path": "a"}]}"#, "this server reads no files"), ("[]", "an object"),
    (#"{"designs": {"text": "a"}}"#, "'designs': expected a list, found an object"),
    (
      #"{"designs": [\#(Array(repeating: #"{"text": "a"}"#, count: 101).joined(separator: ","))]}"#,
      "'designs': expected at most 100 items, found 101"
    ),
    (#"{"designs": [{"text": "a"}], "profile": 7}"#, "'profile': expected a text, found 7"),
    (
      #"{"designs": [{"text": "a"}], "profile": "\#(String(repeating: "a", count: 2_001))"}"#,
      "'profile': expected at most 2000 characters, found 2001"
    ),
    (
      #"{"designs": [{"text": "a"}], "profile": "a\u0000"}"#,
      "'profile': expected a text, found a text with the character U+0000"
    ),
  ])
  func `are refused with the reason`(text: String, reason: String) throws {
    let error = try #require(throws: ProtocolError.self) { try arguments(text) }
    #expect(error.message.contains(reason), "\(error.message)")
    #expect(error.code == .invalidParameters)
  }
}

@Suite struct `A tool` {
  private func result(_ name: String, _ arguments: String) throws -> ToolResult {
    let tool = try #require(Tool.all.first { $0.name == name })
    return tool.result(
      of: try ToolArguments(json(arguments), of: tool, root: nil, writeRoot: SharedFolder("/"))
        .request)
  }

  @Test func `returns the text and the JSON of its operation`() throws {
    let design = "screen: Menu\ncomponents:\n  - {kind: button, label: Save}\n"
    let result = try result(
      "preview", #"{"designs": [{"text": "\#(design.replacing("\n", with: "\\n"))"}]}"#)
    let previews = try Preview(designs: [.text(design, named: "x")]).run()
    var style = ReportStyle()
    style.isPlain = true
    #expect(result.status == 0)
    #expect(result.text == previews.written(as: .text, style: style).text)
    let items = try #require(try JSONParser.value(of: previews.written(as: .json).bytes).items)
      .filter { $0.text("profile")?.hasSuffix("documented") == true }
    #expect(result.summary == "2 announcements" && result.list?.name == "announcements")
    let briefs = try (result.list?.items ?? []).map { try JSONParser.value(of: $0) }
    #expect(briefs.map { $0.text("announcement") } == items.map { $0.text("announcement") })
    #expect(briefs.allSatisfy { $0["parts"] == nil && $0.text("id") == "save/button@usual" })
    #expect(result.readings.contains("TalkBack (guidelines)"))
    #expect(!result.notes.isEmpty, "the documented profiles have caveats")
  }

  @Test func `returns every stop with its parts if details are requested`() throws {
    let design = #"screen: Menu\ncomponents:\n  - {kind: button, label: Save}\n"#
    let result = try result("preview", #"{"designs": [{"text": "\#(design)"}], "detail": true}"#)
    let previews = try Preview(designs: [
      .text(design.replacing("\\n", with: "\n"), named: "x")
    ]).run()
    let items = try #require(try JSONParser.value(of: previews.written(as: .json).bytes).items)
    #expect(
      result.list?.items
        == items.map { item in
          var writer = JSONWriter()
          writer.value(item)
          return writer.bytes
        })
  }

  @Test(arguments: ["save", "save/button", "save/button@usual"])
  func `returns named stops with all facts`(name: String) throws {
    let design =
      #"screen: Menu\ncomponents:\n  - {kind: button, label: Save}\n  - {kind: link, label: Help}\n"#
    let result = try result(
      "preview", #"{"designs": [{"text": "\#(design)"}], "stops": ["\#(name)"]}"#)
    let stops = try (result.list?.items ?? []).map { try JSONParser.value(of: $0) }
    #expect(stops.count == 4 && stops.allSatisfy { $0.text("component") == "save" })
    #expect(stops.allSatisfy { $0["parts"] != nil })
  }

  @Test func `names the nearest stop if a stop is unknown`() throws {
    let design = #"screen: Menu\ncomponents:\n  - {kind: button, label: Save}\n"#
    let result = try result(
      "preview", #"{"designs": [{"text": "\#(design)"}], "stops": ["sav/button@usual"]}"#)
    #expect(result.isError && result.notes.first?.contains("'save/button@usual'") == true)
  }

  @Test func `returns no part of its result if it fails`() throws {
    let rows = (0..<300).map { #"  - {kind: button, label: Row \#($0)}\n"# }.joined()
    let design = #"screen: Menu\ncomponents:\n"# + rows
    let result = try result(
      "preview", #"{"designs": [{"text": "\#(design)"}], "stops": ["none"]}"#)
    #expect(result.isError && result.text.isEmpty && result.list == nil)
    #expect(result.sentence.hasPrefix("Failed: unknown stop 'none'"), "\(result.sentence)")
  }

  private static let button = #"screen: Menu\ncomponents:\n  - {kind: button, label: Save}\n"#

  @Test(arguments: [
    ("kinds", "{}", "Kinds of component"),
    ("kinds", #"{"names": ["switch"]}"#, "Kinds of component: switch"),
    ("formats", "{}", "Formats of captures"),
    ("reference", #"{"topic": "walk-actions"}"#, "Actions of walks"),
    ("criteria", #"{"designs": [{"text": "\#(button)"}]}"#, " criteria"),
    ("explain", #"{"word": "zzzzz"}"#, "The word is not announced"),
    ("explain", #"{"word": "button"}"#, "Why readers announce the word"),
    (
      "walk",
      #"{"design": {"text": "\#(button)"}, "script": {"text": "expect: Open\n"}, "platform": "talkback"}"#,
      ", 1 expectation failed"
    ),
  ])
  func `summarizes its result`(name: String, arguments: String, summary: String) throws {
    let result = try result(name, arguments)
    #expect(result.sentence.hasSuffix(summary), "\(result.sentence)")
    #expect(["criteria", "explain"].contains(name) == (!result.readings.isEmpty && name != "walk"))
  }

  private static let dump =
    "<hierarchy rotation='0'>"
    + ["Save", "Log in"].map {
      "<node class='android.widget.Button' text='\($0)' clickable='true' focusable='true' "
        + "enabled='true' bounds='[0,0][99,40]'/>"
    }.joined() + "</hierarchy>"

  private static let calls = [
    ("preview", #"{"designs": [{"text": "\#(button)"}]}"#),
    ("preview", #"{"designs": [{"text": "\#(button)"}], "attributes": true}"#),
    ("check", #"{"designs": [{"text": "\#(button)"}]}"#),
    ("diff", #"{"design": {"text": "\#(button)"}, "captures": [{"text": "\#(dump)"}]}"#),
    ("announce", #"{"captures": [{"text": "\#(dump)"}]}"#),
    ("import", #"{"captures": [{"text": "\#(dump)"}]}"#), ("explain", #"{"word": "button"}"#),
    ("walk", #"{"design": {"text": "\#(button)"}, "script": {"text": "swipe-right\n"}}"#),
    ("criteria", #"{"designs": [{"text": "\#(button)"}]}"#),
    ("report", #"{"designs": [{"text": "\#(button)"}], "output": "page.html"}"#),
    ("write_design", #"{"design": {"text": "\#(button)"}, "output": "menu.yaml"}"#),
  ]

  @Test(arguments: calls)
  func `names its readers, and whether they are assumed`(name: String, arguments: String) throws {
    let result = try result(name, arguments)
    #expect(!result.isError && !result.readings.isEmpty, "\(result.notes)")
    #expect(!result.summary.isEmpty)
    #expect(
      result.assumptions.contains { $0.contains("assumed, because no profile is named") }
        == (name != "import"), "\(result.assumptions)")
    guard name != "import", name != "write_design" else { return }
    let named = try self.result(name, arguments.dropLast() + #", "profile": "talkback-17"}"#)
    #expect(named.readings == ["TalkBack 17"])
    #expect(named.assumptions.allSatisfy { !$0.contains("assumed") }, "\(named.assumptions)")
  }

  @Test func `covers every tool in the test of readers`() {
    let reference = ["kinds", "formats", "reference"]
    #expect(Set(Self.calls.map(\.0) + reference) == Set(Tool.all.map(\.name)))
  }

  @Test(arguments: ["announce", "diff"])
  func `gives an app's stop without an identifier an id that selects it`(name: String) throws {
    let arguments = try #require(Self.calls.first { $0.0 == name }).1
    let brief = try (try result(name, arguments).list?.items ?? []).map {
      try JSONParser.value(of: $0)
    }
    #expect(brief.contains { $0.text("id") == "log-in" }, "\(brief)")
    let selected = try result(name, arguments.dropLast() + #", "stops": ["log-in"]}"#)
    #expect(!selected.isError && selected.list?.items.count == 1, "\(selected.notes)")
  }

  @Test func `gives an app's stops with equal names ids that each select one`() throws {
    let long = String(repeating: "word ", count: 30)
    for name in ["Buy", "Buy 2", long] {
      let rows = (0..<3).map { row in
        #"<node class='android.widget.Button' text='\#(name)' clickable='true' focusable='true' "#
          + #"bounds='[0,\#(row * 100)][900,\#(row * 100 + 90)]'/>"#
      }
      let other =
        "<node class='android.widget.Button' text='Buy' clickable='true' focusable='true' "
        + "bounds='[0,400][900,490]'/>"
      let dump = "<hierarchy rotation='0'>\(rows.joined())\(other)</hierarchy>"
      let arguments = #"{"profile": "talkback-17", "captures": [{"text": "\#(dump)"}]"#
      let brief = try (try result("announce", arguments + "}").list?.items ?? []).compactMap {
        try JSONParser.value(of: $0).text("id")
      }
      #expect(brief.count == 4 && Set(brief).count == 4, "\(brief)")
      for id in brief {
        let selected = try result("announce", arguments + #", "stops": ["\#(id)"]}"#)
        #expect(selected.list?.items.count == 1, "\(id): \(selected.notes)")
      }
    }
  }

  @Test func `returns failed expectations of a walk as findings`() throws {
    let result = try result(
      "walk",
      #"{"design": {"text": "\#(Self.button)"}, "script": {"text": "expect: Open\n"}, "platform": "talkback"}"#
    )
    let finding = try JSONParser.value(of: try #require(result.findings.first))
    #expect(result.status == 1 && finding.text("kind") == "expectation")
    #expect(finding.text("place")?.hasSuffix(":1:1") == true, "\(finding)")
    #expect(finding.text("message")?.contains("Open") == true)
    #expect(finding.text("id") == "save/button" && finding.text("fix") != nil, "\(finding)")
    #expect(finding.text("expected") == "Open" && finding.text("heard")?.hasPrefix("Save") == true)
    let steps = try (result.list?.items ?? []).map { try JSONParser.value(of: $0) }
    #expect(result.list?.name == "steps" && steps.map { $0.text("kind") } == [nil])
  }

  @Test func `shortens long expectations of walks`() throws {
    let text = String(repeating: "Open the door and wait. ", count: 40)
    let result = try result(
      "walk",
      #"{"design": {"text": "\#(Self.button)"}, "script": {"text": "expect: \#(text)\n"}}"#)
    #expect(result.findings.count == 2)
    for finding in result.findings {
      let text = String(decoding: finding, as: UTF8.self)
      #expect(text.unicodeScalars.count <= FindingBudget.size, "\(text)")
    }
  }

  @Test(arguments: [nil, #"{"text": ""}"#, #"{"text": "Buy"}"#, #"{"id": "buy/button@usual/a/b"}"#])
  func `gives each finding an id that selects its stop`(expected: String?) throws {
    for heard in [nil, #"{"text": ""}"#, #"{"text": "Sell"}"#, #"{"identifier": "sell"}"#] {
      let sides = [expected.map { #""expected": \#($0), "# }, heard.map { #""heard": \#($0), "# }]
      let stop =
        "{\(sides.compactMap(\.self).joined())"
        + #""findings": [{"kind": "extra-part", "severity": "warning", "sentence": "Odd."}]}"#
      let stops = try json(#"{"stops": [\#(stop), \#(stop)]}"#).list("stops").numberedStops
      let ids = stops.flatMap { $0.findings() }.compactMap { $0.text("id") }
      #expect(ids.count == 2, "\(stop)")
      for id in ids { #expect(try !stops.named([id]).isEmpty) }
    }
  }

  @Test func `gives a finding the place in the app if the design has none`() throws {
    let stop =
      #"{"expected": {"text": "Saved"}, "heard": {"text": "Open", "file": "a.txt", "line": 3}, "#
      + #""findings": [{"kind": "wrong-text", "severity": "error", "sentence": "Odd."}]}"#
    let findings = try json(#"{"stops": [\#(stop)]}"#).list("stops").numberedStops
      .flatMap { $0.findings() }
    #expect(findings.map { $0.text("place") } == ["a.txt:3"])
  }

  @Test(arguments: ["wifi_only", "wifi_only/switch", "wifi%5Fonly/switch@on"])
  func `selects stops by the ids in findings of walks and checks`(id: String) throws {
    let design =
      #"screen: S\ncomponents:\n  - {kind: switch, label: Wi-Fi, id: wifi_only, checked: true}\n"#
    for (name, inputs) in [
      ("preview", #""designs": [{"text": "\#(design)"}]"#),
      ("diff", #""design": {"text": "\#(design)"}, "captures": [{"text": "\#(Self.dump)"}]"#),
    ] {
      let selected = try result(
        name, #"{\#(inputs), "profile": "talkback-17", "stops": ["\#(id)"]}"#)
      #expect(!selected.isError && selected.list?.items.count == 1, "\(selected.notes)")
    }
  }

  @Test(arguments: ["talkback-17", "talkback-15.1,talkback-17"])
  func `names the reader of each finding if there are several`(profiles: String) throws {
    let dump =
      "<hierarchy rotation='0'><node class='android.widget.Button' text='Open' clickable='true' "
      + "focusable='true' bounds='[0,0][900,90]'/></hierarchy>"
    let result = try result(
      "diff",
      #"{"design": {"text": "\#(Self.button)"}, "captures": [{"text": "\#(dump)"}], "profile": "\#(profiles)"}"#
    )
    let findings = try (result.list?.items ?? []).map { try JSONParser.value(of: $0) }
    let readings = findings.map { $0.text("reading") }
    #expect(!readings.isEmpty && readings.contains(nil) == (result.readings.count == 1))
    #expect(Set(readings.compactMap(\.self)).isSubset(of: result.readings), "\(readings)")
  }

  @Test func `gives findings on the whole screen an id`() throws {
    let rows = (0..<12).map { #"  - {kind: text, label: Row \#($0)}\n"# }.joined()
    let found = try result(
      "check", #"{"designs": [{"text": "screen: Menu\ncomponents:\n\#(rows)"}]}"#)
    let findings = try (found.list?.items ?? []).map { try JSONParser.value(of: $0) }
    #expect(findings.contains { $0.text("id") == "screen" }, "\(findings)")
    #expect(findings.allSatisfy { $0.text("id") != nil }, "\(findings)")
  }

  @Test func `counts notes in the summary of a check`() throws {
    let design = #"screen: Menu\ncomponents:\n  - {kind: button, label: Save}\n"#
    let findings = try result("check", #"{"designs": [{"text": "\#(design)"}]}"#)
    let notes = try (findings.list?.items ?? []).map { try JSONParser.value(of: $0) }
      .filter { $0.text("severity") == "note" }
    #expect(findings.summary.contains("note") == !notes.isEmpty)
  }

  @Test(arguments: [
    ("preview", #"{"designs": [{"text": "\#(button)"}], "profile": "talkbak"}"#),
    ("announce", #"{"captures": [{"text": "\u0001\u0002 nothing"}]}"#), ("kinds", "{}"),
    ("kinds", #"{"names": ["dropdwn"]}"#), ("formats", #"{"names": ["x"]}"#),
  ])
  func `advises what an agent can do`(name: String, arguments: String) throws {
    let result = try result(name, arguments)
    for text in result.notes + [result.text] {
      #expect(!text.contains("'earshot ") && !text.contains("--"), "\(text)")
    }
  }

  @Test(arguments: [
    ("'earshot kinds switch' lists the keys", "the tool 'kinds' for 'switch' lists the keys"),
    (
      "'earshot profiles ID' lists all",
      "the tool 'reference' with the topic 'profiles' for a name lists all"
    ),
    ("use --input-format text", "use 'inputFormat' text"), ("'earshot voices' lists all", nil),
    ("Save -- or not", nil),
  ])
  func `names tools and arguments instead of commands and options`(text: String, advice: String?)
    throws
  {
    let tool = try #require(Tool.all.first { $0.name == "announce" })
    #expect(AgentAdvice(tool: tool).applied(to: text) == advice ?? text)
  }

  @Test func `returns the text of flags that the list does not contain`() throws {
    let design = #"screen: Menu\ncomponents:\n  - {kind: button, label: Save}\n"#
    let result = try result(
      "preview", #"{"designs": [{"text": "\#(design)"}], "attributes": true}"#)
    #expect(result.list == nil && result.text.contains("accessibilityTraits"))
  }

  @Test func `checks a design before it is written`() throws {
    let design = #"screen: Menu\ncomponents:\n  - {kind: button, label: Save button}\n"#
    let result = try result(
      "write_design", #"{"design": {"text": "\#(design)"}, "output": "menu.yaml"}"#)
    #expect(result.status == 1 && result.text == design.replacing("\\n", with: "\n"))
    let finding = try JSONParser.value(of: try #require(result.list?.items.first))
    #expect(finding.text("id") == "save-button" && finding.text("kind") == "role-in-name")
    #expect(finding.text("place") == "menu.yaml:3:27")
    let fix = try #require(finding.text("fix"))
    #expect(finding.text("message")?.contains(fix) == false)
  }

  @Test func `describes the frame of a design, its keys and its kinds`() throws {
    let text = try result("kinds", "{}").text
    for word in [
      "screen: Sign in\ncomponents:\n  - kind: ", "\ninitial-focus: ", "\ndisabled: ", "\nswitch: ",
    ] {
      #expect(text.contains(word))
    }
    for topic in ["profiles", "checks", "walk-actions"] {
      let text = try result("reference", #"{"topic": "\#(topic)"}"#).text
      #expect(
        ["talkback-17: ", "role-in-name: ", "swipe-right"].contains { text.contains($0) }, "\(text)"
      )
    }
    let settings = try result("reference", #"{"topic": "profiles", "names": ["talkback-17"]}"#).text
    #expect(settings.contains("hints=on"))
  }

  @Test func `continues with the other inputs if one fails`() throws {
    let design = #"screen: X\ncomponents:\n  - {kind: button, label: Save button}\n"#
    let result = try result(
      "check", #"{"designs": [{"text": "screen: ["}, {"text": "\#(design)"}]}"#)
    #expect(result.status == 65)
    #expect(result.list == nil)
    #expect(result.text.contains("given-text/designs-2:3"))
    #expect(result.notes.count == 1)
    #expect(result.notes.first?.hasPrefix("given-text/designs-1:") == true)
  }

  @Test(arguments: [
    ("preview", #"{"designs": [{"text": "screen: ["}]}"#, 65),
    ("preview", #"{"designs": [{"text": "screen: X"}], "profile": "talkbak"}"#, 64),
    ("explain", #"{"word": "zzzzz"}"#, 1),
    (
      "criteria",
      #"{"designs": [{"text": "screen: X\ncomponents: []"}, {"text": "screen: X\ncomponents: []"}]}"#,
      64
    ), ("kinds", #"{"names": ["dropdwn"]}"#, 64),
  ])
  func `reports an error as a note`(name: String, arguments: String, status: Int) throws {
    let result = try result(name, arguments)
    #expect(result.status == status)
    #expect(result.text.isEmpty)
    #expect(result.notes.count == 1, "\(result.notes)")
  }
}

/// The size of each answer in tokens (3.6 characters each).
@Suite struct `The size of an answer` {
  private func tokens(_ bytes: [UInt8]) -> Int { Int(Double(bytes.count) / 3.6) }

  private func structured(_ captures: String, _ design: String) throws -> JSONValue {
    let tool = try #require(Tool.all.first { $0.name == "diff" })
    let arguments = """
      {"design": {"text": \(quoted(design))}, "captures": [{"text": \(quoted(captures))}], \
      "toolkits": ["views"]}
      """
    let result = tool.result(
      of: try ToolArguments(json(arguments), of: tool, root: nil, writeRoot: nil).request)
    var writer = JSONWriter()
    let page = try result.page(1)
    writer.object { result.write(page, to: &$0) }
    return try #require(try JSONParser.value(of: writer.bytes)["structuredContent"])
  }

  private func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func size(_ value: JSONValue) -> Int {
    var writer = JSONWriter()
    writer.value(value)
    return tokens(writer.bytes)
  }

  private let design =
    "screen: S\ncomponents:\n"
    + (0..<40).map { "  - {kind: button, label: Button \($0)}\n" }.joined()

  private func capture(_ name: (Int) -> String) -> String {
    let nodes = (0..<40).map { index in
      "<node class=\"android.widget.Button\" text=\"\(name(index))\" clickable=\"true\" "
        + "focusable=\"true\" enabled=\"true\" bounds=\"[0,\(index * 50)][500,\(index * 50 + 49)]\"/>"
    }
    return "<hierarchy rotation=\"0\"><node class=\"android.widget.FrameLayout\" "
      + "bounds=\"[0,0][500,2000]\">\(nodes.joined())</node></hierarchy>"
  }

  @Test func `has the device's announcements only if their words differ`() throws {
    let tool = try #require(Tool.all.first { $0.name == Preview.name })
    func profiles(_ component: String) throws -> [String] {
      let arguments = """
        {"designs": [{"text": \(quoted("screen: S\ncomponents:\n  - \(component)\n"))}]}
        """
      let result = tool.result(
        of: try ToolArguments(json(arguments), of: tool, root: nil, writeRoot: nil).request)
      var writer = JSONWriter()
      let page = try result.page(1)
      writer.object { result.write(page, to: &$0) }
      let content = try #require(try JSONParser.value(of: writer.bytes)["structuredContent"])
      return content.list("announcements").compactMap { $0.text("profile") }
    }
    let guidelines = ["voiceover-documented", "talkback-documented"]
    #expect(try profiles("{kind: button, label: Pay}") == guidelines)
    #expect(
      try profiles("{kind: dropdown, label: Cabin, value: Economy, options: [Economy]}")
        == guidelines + ["voiceover-ios-27", "talkback-17"])
  }

  @Test func `is at most 4,500 tokens for the list of tools`() {
    var writer = JSONWriter()
    writer.array { list in for tool in Tool.all { tool.write(to: &list, canWrite: true) } }
    #expect(tokens(writer.bytes) <= 4_500)
  }

  @Test func `is at most 400 tokens if nothing differs in 40 stops`() throws {
    let answer = try structured(capture { "Button \($0)" }, design)
    #expect(
      answer.list("findings").isEmpty && answer.text("summary")?.hasPrefix("40 stops") == true)
    #expect(size(answer) <= 400)
  }

  @Test func `is at most 120 tokens for each finding`() throws {
    let answer = try structured(
      capture { $0.isMultiple(of: 4) ? "Other \($0)" : "Button \($0)" }, design)
    let findings = answer.list("findings")
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { size($0) <= 120 })
    for key in ["id", "place", "message", "fix", "expected", "heard"] {
      #expect(findings.allSatisfy { $0.text(key) != nil }, "\(key)")
    }
    #expect(answer.text("reading") == "TalkBack 17")
  }

  @Test(arguments: [1, 30, 300])
  func `counts the other stops in each finding on several stops`(length: Int) throws {
    let name = String(repeating: "n", count: length)
    let rows = (0..<40).map { "  - {kind: button, label: \(name) \($0), disabled: true}\n" }
    let answer = try structured(
      capture { "\(name) \($0)" }, "screen: S\ncomponents:\n" + rows.joined())
    let findings = answer.list("findings")
    #expect(findings.count == 1)
    for finding in findings {
      #expect(size(finding) <= 125, "an ellipsis has three bytes")
      #expect(
        finding.text("message")?.contains(" The same difference at 39 more stops") == true,
        "\(finding)")
    }
  }

  @Test func `is at most 120 tokens for each finding on a long text`() throws {
    let long = String(repeating: "We use your location to find shops near you. ", count: 6)
    let answer = try structured(
      capture { "\(long) \($0)" },
      "screen: S\ncomponents:\n"
        + (0..<40).map { "  - {kind: button, label: \"\(long) \($0) of forty\"}\n" }.joined())
    let findings = answer.list("findings")
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { size($0) <= 125 }, "an ellipsis has three bytes")
    #expect(findings.allSatisfy { $0.text("expected") != nil || $0.text("heard") != nil })
  }
}
