import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput
import Foundation
import Testing

@testable import EarshotServer

@Suite struct `The three ways to an operation` {
  private struct Answer {
    var text: String
    var items: [String]?
    var structuredText: String

    init(of name: String, _ arguments: [String: Any]) throws {
      let tool = try #require(Tool.all.first { $0.name == name })
      let data = try JSONSerialization.data(withJSONObject: arguments)
      let checked = try ToolArguments(
        JSONParser.value(of: Array(data)), of: tool,
        root: SharedFolder(Command.package.path()),
        writeRoot: SharedFolder(Command.package.path()))
      let request = try #require(Packet(checked.request).request)
      let result = try #require(Packet(tool.result(of: request)).result)
      #expect(!result.isError, "\(name): \(result.notes)")
      var pages: [JSONValue] = []
      repeat {
        var writer = JSONWriter()
        let page = try result.page(pages.count + 1)
        writer.object { result.write(page, to: &$0) }
        pages.append(try JSONParser.value(of: writer.bytes))
      } while pages.count < pages[0]["structuredContent"]?.number("pages").map { Int($0) } ?? 1
      text = pages.compactMap { $0.list("content").dropFirst().first?.text("text") }
        .joined(separator: result.list == nil ? "\n" : "")
      let contents = pages.compactMap { $0["structuredContent"] }
      let list = result.list?.name
      items = list.map { name in contents.flatMap { $0.list(name) }.map(Answer.json) }
      structuredText = contents.compactMap { $0.text("text") }.joined(separator: "\n")
    }

    static func json(_ value: JSONValue) -> String {
      var writer = JSONWriter()
      writer.value(value)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
  }

  private func expect<Content: Reportable>(
    _ results: [Content], command: [String], arguments: [String: Any],
    items: (format: ReportFormat<Content>, list: (String) throws -> [JSONValue])? = nil,
    keys: [String]? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    var style = ReportStyle()
    style.isPlain = command.contains("--plain")
    let text = try #require(Content.formats.first).written(results, style: style).text
    #expect(!text.isEmpty, sourceLocation: sourceLocation)
    var arguments = arguments
    let tool = Tool.all.first { $0.name == command[0] }
    if tool?.items != nil { arguments["detail"] = true }
    let answer = try Answer(of: command[0], arguments)
    #expect(try Command.run(command).output == text, sourceLocation: sourceLocation)
    guard let items else {
      #expect(answer.text == text, sourceLocation: sourceLocation)
      return #expect(answer.structuredText == text, sourceLocation: sourceLocation)
    }
    let found = try #require(answer.items)
    #expect(
      answer.text == found.map { ItemText.text(of: Array($0.utf8)) }.joined(),
      sourceLocation: sourceLocation)
    let json = items.format.written(results, style: style).text
    #expect(
      try Command.run(command + ["--format", items.format.id]).output == json,
      sourceLocation: sourceLocation)
    func shared(_ item: JSONValue) -> String {
      guard let keys else { return Answer.json(item) }
      return keys.map { item.text($0) ?? "" }.joined(separator: "\n")
    }
    #expect(
      try found.map { shared(try value($0)) } == items.list(json).map(shared),
      sourceLocation: sourceLocation)
  }

  private func value(_ text: String) throws -> JSONValue {
    try JSONParser.value(of: Array(text.utf8))
  }

  private func items(_ key: String, of object: JSONValue, with keys: [String]) -> [JSONValue] {
    let members = (object.members ?? []).filter { keys.contains($0.key) }
    return object.list(key).map {
      JSONValue(content: .object(members + ($0.members ?? [])), offset: $0.offset)
    }
  }

  private func paths(_ paths: [String]) -> [[String: String]] { paths.map { ["path": $0] } }

  @Test func `preview every design alike`() throws {
    var preview = Preview(designs: try Fixtures.designs.map(Fixtures.source))
    preview.states = .all
    try expect(
      [preview.run()], command: ["preview", "--states", "all", "--plain"] + Fixtures.designs,
      arguments: ["designs": paths(Fixtures.designs), "states": "all"],
      items: (.json, { try value($0).items ?? [] }))
  }

  @Test func `check every design alike`() throws {
    let check = Check(designs: Inputs(try Fixtures.designs.map(Fixtures.source)))
    try expect(
      check.run(), command: ["check"] + Fixtures.designs,
      arguments: ["designs": paths(Fixtures.designs)],
      items: (.json, { try value($0).list("findings") }), keys: ["severity", "kind"])
  }

  @Test(arguments: Fixtures.designs)
  func `write criteria of every design alike`(_ design: String) throws {
    try expect(
      [Criteria(design: Fixtures.source(design)).run()], command: ["criteria", design],
      arguments: ["designs": paths([design])])
  }

  @Test(arguments: Fixtures.walks)
  func `walk by every script alike`(_ design: String, _ script: String) throws {
    try expect(
      [Walk(design: Fixtures.source(design), script: Fixtures.source(script)).run()],
      command: ["walk", design, "--script", script],
      arguments: ["design": ["path": design], "script": ["path": script]],
      items: (
        .json,
        { text in
          (try value(text).items ?? []).flatMap {
            items("steps", of: $0, with: ["screen", "profile"])
          }
        }
      ))
  }

  @Test func `announce every capture alike`() throws {
    let dumps = Fixtures.captures.filter { !$0.hasSuffix(".log") }
    let announce = Announce(captures: Inputs(try dumps.map(Fixtures.source)))
    try expect(
      announce.run(), command: ["announce"] + dumps, arguments: ["captures": paths(dumps)],
      items: (.jsonl, { try $0.split(separator: "\n").map { try value(String($0)) } }))
  }

  @Test func `compare every capture with its design alike`() throws {
    for (design, capture) in Fixtures.pairs {
      let compare = Compare(
        design: try Fixtures.source(design), captures: [try Fixtures.source(capture)])
      try expect(
        compare.run(), command: ["diff", design, capture, "--plain"],
        arguments: ["design": ["path": design], "captures": paths([capture])],
        items: (
          .json,
          { text in
            try value(text).list("comparisons").flatMap { items("stops", of: $0, with: ["title"]) }
          }
        ))
    }
  }

  @Test func `import every dump alike`() throws {
    for dump in Fixtures.captures + Fixtures.pairs.map(\.capture) where !dump.hasSuffix(".log") {
      try expect(
        [Import(captures: [Fixtures.source(dump)]).run()], command: ["import", dump],
        arguments: ["captures": paths([dump])])
    }
  }

  @Test(arguments: ["button", "selected", "double tap"])
  func `explain a word alike, in every design and in none`(_ word: String) throws {
    for designs in [[], Fixtures.designs] {
      try expect(
        [Explain(word: word, designs: designs.map(Fixtures.source)).run()],
        command: ["explain", word] + designs,
        arguments: ["word": word, "designs": paths(designs)])
    }
  }

  @Test func `report on designs and captures alike`() throws {
    let designs = Set(Fixtures.pairs.map(\.design)).sorted()
    let captures = Fixtures.pairs.map(\.capture)
      .filter { $0.hasPrefix("Examples/") || $0.contains(".uiautomator.") }
    var report = Report(files: Inputs(try (designs + captures).map(Fixtures.source)))
    report.output = "-"
    try expect(
      [report.run()], command: ["report", "-o", "-"] + designs + captures,
      arguments: [
        "designs": paths(designs), "captures": paths(captures), "output": "Tests/report.html",
      ])
  }

  @Test func `follow a project file alike`() throws {
    let screens = try Screens([
      "earshot.yaml": "profile: [documented, talkback-16.2]\nplatform: talkback\nhints: off\n",
      "d/a.yaml": Screens.design("Pay"),
    ])
    let root = try SharedFolder(screens.folder.path())
    let preview = Preview(designs: [.file(screens.folder.appending(path: "d/a.yaml").path())])
    let announcements = try preview.run().screens.flatMap(\.entries).map(\.announcement.text)
    #expect(announcements.count == 2)
    let command = try screens.run(["preview", "d/a.yaml", "--plain"]).output
    let json = try value(screens.run(["preview", "d/a.yaml", "--format", "json"]).output)
    #expect(json.items?.compactMap { $0.text("announcement") } == announcements)
    let tool = try #require(Tool.all.first { $0.name == "preview" })
    let arguments = try ToolArguments(
      value(#"{"designs": [{"path": "d/a.yaml"}], "detail": true}"#), of: tool, root: root,
      writeRoot: nil)
    let result = tool.result(of: arguments.request, projects: root.projects)
    #expect(result.text == command)
    #expect(result.assumptions == ["project: earshot.yaml"])
    #expect(
      try result.list?.items.map { try JSONParser.value(of: $0) }.map(Answer.json)
        == json.items?.map(Answer.json))
    let text = try ToolArguments(
      value(#"{"designs": [{"text": "\#(Screens.design("Pay").replacing("\n", with: "\\n"))"}]}"#),
      of: tool, root: root, writeRoot: nil)
    let assumptions = tool.result(of: text.request, projects: root.projects).assumptions
    #expect(assumptions == ["The readers are assumed, because no profile is named"])
  }

  @Test func `list formats alike`() throws {
    #expect(try Answer(of: "formats", [:]).text == Command.run(["formats"]).output)
  }

  @Test func `describe kinds alike`() throws {
    let answer = try Answer(of: "kinds", ["names": ["dropdown"]]).text
    #expect(try answer == Command.run(["kinds", "dropdown"]).output)
  }

  @Test func `score every corpus alike`() throws {
    let corpora = try FileManager.default
      .contentsOfDirectory(atPath: Command.package.appending(path: "Corpus").path())
      .filter { $0.hasSuffix(".jsonl") }.sorted().map { "Corpus/\($0)" }
    #expect(corpora.count >= 5)
    let scores = try Score(corpora: Inputs(corpora.map(Fixtures.source))).run()
    for format in [ReportFormat<Scores>.text, .json] {
      let outcome = try Command.run(["score", "--format", format.id] + corpora)
      #expect(scores.written(as: format).text == outcome.output, "\(format.id)")
    }
  }

  @Test(arguments: [
    ("voiceover-documented", #"{"label": "Save", "traits": ["button"]}"#),
    ("voiceover-ios-26", #"{"label": "Wi-Fi", "traits": ["button"], "value": "1"}"#),
    ("talkback-17", #"{"text": "Send", "className": "android.widget.Button", "clickable": true}"#),
  ])
  func `compose elements alike`(_ profile: String, _ line: String) throws {
    let lines = String(repeating: "\(line)\n", count: 3)
    let text = try Compose(elements: .text(lines, named: "-"), profile: profile).run().text
    #expect(text.split(separator: "\n").count == 3)
    let outcome = try Command.run(["compose", "--profile", profile], input: Data(lines.utf8))
    #expect(outcome.output == text)
  }
}
