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

  /// Agents and their prompts know these names.
  @Test(arguments: [
    (
      "preview",
      "designs toolkits platform profile profileFiles locale settings hints states attributes explain"
    ),
    ("check", "designs toolkits platform profile profileFiles locale settings hints"),
    (
      "diff",
      "design captures toolkits platform profile profileFiles locale settings hints strict requireAll start accepted redact inputFormat"
    ),
    (
      "announce",
      "captures platform profile profileFiles locale settings hints redact inputFormat onlyIssues"
    ), ("import", "captures platform title locale redact output"),
    ("explain", "word designs platform profile profileFiles locale settings hints states"),
    ("walk", "design script toolkits platform profile profileFiles locale settings hints"),
    (
      "criteria",
      "designs toolkits platform profile profileFiles locale settings hints level format output"
    ),
    (
      "report",
      "designs captures toolkits platform profile profileFiles locale settings hints states scripts criteria embed redact inputFormat output"
    ), ("kinds", "names"), ("formats", "names"),
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
    #expect(properties["designs"]?.number("minItems") == 1)
    #expect(
      properties["designs"]?["items"]?["properties"]?.members?.map(\.key) == ["text", "path"])
    #expect(properties["designs"]?.text("description")?.contains("standard input") == false)
    #expect(properties["explain"]?.text("type") == "boolean")
    #expect(properties["explain"]?.text("description") == Preview.explains.help)
    #expect(properties["platform"]?.texts("enum") == ["voiceover", "talkback", "both"])
    #expect(properties["locale"]?.number("maxLength") == 2_000)
    #expect(properties["toolkits"]?["items"]?.texts("enum").contains("flutter") == true)
  }

  @Test func `offers a file to write only where the server may write`() throws {
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
      #"{"designs": [{"text": "a"}, {"text": "b"}], "explain": true, "toolkits": ["views"], "page": 2}"#
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
            .init(name: "explain", inputs: [.text("true")]),
          ]))
    #expect(arguments.page == 2)
  }

  @Test func `select a format and a file apart from the options of the job`() throws {
    let arguments = try arguments(
      #"{"designs": [{"text": "a"}], "format": "csv", "output": "x.csv"}"#, of: "criteria")
    #expect(arguments.request.format == "csv")
    #expect(arguments.output?.path == "x.csv")
    #expect(arguments.request.arguments.map(\.name) == ["designs"])
  }

  @Test(arguments: [
    (#"{"designs": [{"text": "a"}], "colour": 1}"#, "unknown argument 'colour'"),
    (#"{"designs": [{"text": "a"}], "profil": ""}"#, "did you mean 'profile'?"),
    ("{}", "'designs' is missing: The design files."),
    (#"{"designs": []}"#, "'designs' is missing"),
    (#"{"designs": [7]}"#, "found 7"),
    (#"{"designs": [{"text": "a"}], "explain": 1}"#, "'explain': expected true or false, found 1"),
    (#"{"designs": [{"text": "a"}], "hints": "loud"}"#, "one of on, off"),
    (#"{"designs": [{"text": "a"}], "toolkits": ["qt"]}"#, "found \"qt\""),
    (#"{"designs": [{"text": "a"}], "page": 1.5}"#, "a whole number from 1"),
    (#"{"designs": [{"path": "a"}]}"#, "no paths are shared"), ("[]", "an object"),
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
    #expect(items.count == 2)
    #expect(
      result.items
        == items.map { item in
          var writer = JSONWriter()
          writer.value(item)
          return writer.bytes
        })
    #expect(!result.notes.isEmpty, "the documented profiles have caveats")
  }

  @Test func `works on the inputs that are left if one fails`() throws {
    let design = #"screen: X\ncomponents:\n  - {kind: button, label: Save button}\n"#
    let result = try result(
      "check", #"{"designs": [{"text": "screen: ["}, {"text": "\#(design)"}]}"#)
    #expect(result.status == 65)
    #expect(result.items == [])
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
