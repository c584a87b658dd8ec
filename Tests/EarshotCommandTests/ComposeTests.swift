import Foundation
import Testing

@Suite struct `Lines that compose is given` {
  private func answers(to lines: [String], _ profile: String) throws -> [Answer] {
    let input = lines.flatMap { [$0, Self.sound[profile] ?? "{}"] }.joined(separator: "\n")
    let outcome = try Command.run(["compose", "--profile", profile], input: Data(input.utf8))
    let output = outcome.output.split(separator: "\n").map(String.init)
    try #require(output.count == lines.count * 2, "\(outcome.errors)")
    let answers = try output.map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
    for (index, answer) in answers.enumerated() where !index.isMultiple(of: 2) {
      #expect(answer.announcement == "sound")
    }
    #expect(outcome.status == (answers.contains { $0.error != nil } ? 65 : 0))
    return answers.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }

  @Test func `can follow a byte order mark and have unknown fields`() throws {
    let input = Data([0xEF, 0xBB, 0xBF]) + Data("{\"label\":\"a\"}\r\n{\"labl\":\"b\"}\r\n".utf8)
    let outcome = try Command.run(["compose", "--profile", "voiceover-ios"], input: input)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("{\"announcement\":\"a\""))
    #expect(outcome.errors.hasPrefix("line 2: warning: unknown field 'labl' is ignored\n"))
  }

  @Test(arguments: [("voiceover-ios", "label"), ("talkback", "text")])
  func `are answered in their order, however many cores work on them`(
    profile: String, field: String
  ) throws {
    let count = 20_000
    let lines = (1...count).map { number in
      number.isMultiple(of: 5_000) ? "{" : #"{"id":"\#(number)","\#(field)":"Name \#(number)"}"#
    }
    let outcome = try Command.run(
      ["compose", "--profile", profile], input: Data(lines.joined(separator: "\n").utf8))
    let answers = outcome.output.split(separator: "\n")
    #expect(answers.count == count)
    for (index, answer) in answers.enumerated() {
      let number = index + 1
      try #require(
        answer.hasPrefix(
          number.isMultiple(of: 5_000)
            ? #"{"line":\#(number),"#
            : #"{"id":"\#(number)","announcement":"Name \#(number)","hint":"","parts":[{"#),
        "line \(number): \(answer.prefix(100))")
    }
  }

  @Test func `have no hints if hints are off`() throws {
    let input = Data(#"{"text":"Go","className":"android.widget.Button","clickable":true}"#.utf8)
    let compose = ["compose", "--profile", "talkback"]
    #expect(try Command.run(compose, input: input).output.contains("Double-tap"))
    #expect(
      try !Command.run(compose + ["--hints", "off"], input: input).output.contains("Double-tap"))
  }

  @Test func `may hold events one after the other, each heard by the reader of the one before`()
    throws
  {
    let line = """
      {"node":{"id":"root","children":[{"id":"title","text":"Mail"},{"id":"new","text":"1 new"}]},\
      "events":[{"type":"WINDOW_STABLE","windowTitle":"Mail"},{"type":"INITIAL_FOCUS"},\
      {"type":"WINDOW_CONTENT_CHANGED","contentChangeTypes":["TEXT"],"source":"new"},\
      {"type":"WINDOW_CONTENT_CHANGED","contentChangeTypes":["TEXT"],"source":"title"}]}
      """
    let answer = try #require(try answers(to: [line], "talkback-15.1").first)
    #expect(answer.visits?.map(\.announcement) == ["Mail", "1 new", "1 new", ""])
    #expect(answer.visits?.map(\.id) == ["root", "new", "new", "title"])
    #expect(answer.announcement == "")
  }

  @Test func `that have events say only the focus if guidelines document no more`() throws {
    let line = """
      {"node":{"id":"a","className":"android.widget.Button","text":"Save","clickable":true},\
      "events":[{"type":"VIEW_CLICKED"},{"type":"VIEW_ACCESSIBILITY_FOCUSED"}]}
      """
    let answer = try #require(try answers(to: [line], "talkback-documented").first)
    #expect(answer.visits?.map(\.announcement) == ["", "Save, button, double tap to activate"])
  }

  @Test(
    arguments: [
      (#"{"node":{},"events":[]}"#, nil),
      (#"{"node":{},"events":[{"type":"VIEW_CLICKED","source":"gone"}]}"#, "events[0].source"),
    ] as [(String, String?)])
  func `that have no events or one without a node are answered`(line: String, field: String?) throws
  {
    let answer = try #require(try answers(to: [line], "talkback-15.1").first)
    #expect(answer.error?.field == field)
    #expect(answer.announcement == (field == nil ? "" : nil))
  }

  private static let sound = [
    "talkback-15.1": #"{"text":"sound"}"#, "talkback-documented": #"{"text":"sound"}"#,
    "voiceover-ios-26": #"{"label":"sound"}"#, "voiceover-snapshot": #"{"label":"sound"}"#,
  ]

  private struct Answer: Decodable {
    struct Problem: Decodable {
      var message: String
      var field: String?
    }

    struct Visit: Decodable {
      var id: String?
      var announcement: String
    }

    var announcement: String?
    var hint: String?
    var visits: [Visit]?
    var line: Int?
    var error: Problem?
  }

  private func nested(_ open: String, _ inner: String, depth: Int) -> String {
    String(repeating: open, count: depth) + inner + String(repeating: "]}", count: depth)
  }

  @Test(arguments: [
    (
      #"{"className":"android.widget.CheckBox","text":"a","checked":true,"checkable":false,"actions":["EXPAND","COLLAPSE"],"clickable":true}"#,
      "collapsed, a, Check box"
    ),
    (
      #"{"className":"android.widget.EditText","text":"a","enabled":true,"editable":false,"showingHintText":true,"hintText":"b"}"#,
      "a, b"
    ),
    (
      #"{"className":"android.widget.SeekBar","contentDescription":"a","rangeInfo":{"type":"int","min":9,"max":1,"current":5}}"#,
      "a, Slider"
    ),
    (
      #"{"className":"android.widget.SeekBar","contentDescription":"a","rangeInfo":{"type":"int","min":-9e300,"max":9e300,"current":8.9e300}}"#,
      "2147483647, a, Slider"
    ),
    (
      #"{"className":"android.widget.ListView","collectionInfo":{"rowCount":-7,"columnCount":-2},"children":[{"text":"a","collectionItemInfo":{"rowIndex":-5,"columnIndex":-1},"focusStep":-1},{"text":"b"}]}"#,
      "a, In list"
    ),
    (#"{"text":"a","maxTextLength":-4,"bounds":[9,9,-1,-1],"links":0}"#, "a"),
  ])
  func `that contradict themselves are announced as far as possible`(
    line: String, heard: String
  ) throws {
    let answer = try #require(try answers(to: [line], "talkback-15.1").first)
    #expect(answer.announcement == heard, "\(answer.error?.message ?? "")")
  }

  @Test(arguments: [
    (
      #"{"label":"a","value":"1","traits":["button","link","notEnabled","selected"]}"#,
      "selected, a, 1, dimmed, button, link"
    ),
    (#"{"label":"","value":"","hint":"","traits":[]}"#, ""),
    (
      #"{"label":"a","context":{"type":"series","index":9,"count":2}}"#, "a, 9 of 2"
    ),
    (
      #"{"label":"a","context":{"type":"dataTableCell","row":"NSNotFound","column":9007199254740991,"width":0,"height":0}}"#,
      "a, column 9007199254740992"
    ),
  ])
  func `that contradict themselves are announced by VoiceOver too`(line: String, heard: String)
    throws
  {
    let answer = try #require(try answers(to: [line], "voiceover-ios-26").first)
    #expect(answer.announcement == heard, "\(answer.error?.message ?? "")")
  }

  @Test(arguments: [
    ("talkback-15.1", #"{"text":"\ud83d"}"#, "surrogate", nil),
    ("talkback-15.1", #"{"text":"\ude00\ud83d"}"#, "surrogate", nil),
    ("talkback-15.1", "{\"text\":\"a\u{1}b\"}", "control character", nil),
    ("talkback-15.1", #"{"id":"a","labeledBy":"a"}"#, "leads back to itself", "labeledBy"),
    (
      "talkback-15.1",
      #"{"children":[{"id":"a","labeledBy":"b"},{"id":"b","labeledBy":"c"},{"id":"c","labeledBy":"a"}]}"#,
      "leads back to itself", "labeledBy"
    ),
    ("talkback-15.1", #"{"labeledBy":"nobody"}"#, "no node with the id 'nobody'", "labeledBy"),
    ("talkback-15.1", #"{"links":-1}"#, "-1", "links"),
    ("talkback-15.1", #"{"rangeInfo":{"type":"int","current":1e999}}"#, "1e999", nil),
    (
      "talkback-15.1", #"{"collectionInfo":{"rowCount":1e12}}"#, "1000000000000",
      "collectionInfo.rowCount"
    ),
    ("voiceover-ios-26", #"{"label":"\udc00"}"#, "surrogate", nil),
    ("voiceover-ios-26", "{\"label\":\"\u{1b}[31m\"}", "control character", nil),
    ("voiceover-ios-26", #"{"traits":["buton"]}"#, "did you mean 'button'", "traits"),
    (
      "voiceover-ios-26", #"{"context":{"type":"series","index":0,"count":3}}"#, "0",
      "context.index"
    ),
    (
      "voiceover-ios-26", #"{"context":{"type":"dataTableCell","row":-1}}"#, "-1", "context.row"
    ),
  ])
  func `that make no sense are errors of their line`(
    profile: String, line: String, message: String, field: String?
  ) throws {
    let answer = try #require(try answers(to: [line], profile).first)
    let error = try #require(answer.error, "\(answer.announcement ?? "")")
    #expect(answer.line == 1)
    #expect(error.message.contains(message), "\(error.message)")
    #expect(error.field == field)
  }

  @Test(arguments: ["talkback-15.1", "talkback-documented"])
  func `keep control characters that are written as escapes`(
    profile: String
  ) throws {
    let line = #"{"text":"a\u0000\u001b[31m\u202e\u0085b\ud83d\ude00"}"#
    let answer = try #require(try answers(to: [line], profile).first)
    #expect(answer.announcement == "a\u{0}\u{1b}[31m\u{202e}\u{85}b😀")
  }

  @Test func `that are not UTF-8 are errors of their line`() throws {
    let input =
      Data("{\"text\":\"".utf8) + Data([0xC3, 0x28]) + Data("\"}\n{\"text\":\"b\"}\n".utf8)
    let outcome = try Command.run(["compose", "--profile", "talkback-15.1"], input: input)
    #expect(outcome.status == 65)
    #expect(outcome.output.contains("not valid UTF-8"))
    #expect(outcome.output.contains(#""announcement":"b""#))
  }

  @Test func `hold a node with 100,000 others in it`() throws {
    let items = (0..<100_000).map { #"{"text":"\#($0)"}"# }.joined(separator: ",")
    let list = #"{"node":{"text":"all","children":[\#(items)]}}"#
    let screen = items.replacing(#""text""#, with: #""frame":[0,0,9,9],"label""#)
    let node = try #require(try answers(to: [list], "talkback-15.1").first)
    #expect(node.announcement?.hasPrefix("all, 0, 1, 2, ") == true)
    #expect(node.announcement?.hasSuffix(", 99999") == true)
    let root = try #require(
      try answers(to: [#"{"root":{"children":[\#(screen)]}}"#], "voiceover-ios-26").first)
    #expect(root.visits?.count == 100_000)
    #expect(root.visits?.last?.announcement == "99999")
  }

  @Test(arguments: ["talkback-15.1", "talkback-documented"])
  func `hold nodes 5,000 deep inside each other`(profile: String) throws {
    let node = nested(#"{"text":"a","children":["#, #"{"text":"floor"}"#, depth: 5_000)
    let wrong = nested(#"{"children":["#, #"{"text":7}"#, depth: 5_000)
    let found = try answers(to: [#"{"node":\#(node)}"#, node, wrong], profile)
    #expect(found[0].announcement?.hasPrefix("a, a") == true)
    #expect(found[0].announcement?.hasSuffix("a, floor") == true)
    #expect(found[1].announcement == found[0].announcement)
    #expect(found[2].error?.message == "expected text, found 7")
    #expect(found[2].error?.field?.hasSuffix("children[0].text") == true)
  }

  @Test func `that would announce more than fits in memory are errors of their line`() throws {
    let node = nested(#"{"text":"a","children":["#, #"{"text":"floor"}"#, depth: 3_000)
    let found = try answers(to: [#"{"node":\#(node),"walk":true}"#], "talkback-15.1")
    #expect(found[0].error?.message.contains("3001 stops announce more than 1000000 parts") == true)
  }

  @Test func `with endlessly repeated VoiceOver headers are errors`() throws {
    let long = String(repeating: "a", count: 1 << 20)
    let cells = (0..<200).map {
      #"{"accessibilityRowRange":[\#($0),1],"accessibilityColumnRange":[0,1]}"#
    }
    let line = """
      {"root":{"container":"dataTable","explicitlyOrdered":true,\
      "accessibilityHeaderElementsForColumn":[["h"]],\
      "children":[{"id":"h","label":"\(long)"},\(cells.joined(separator: ","))]}}
      """
    let found = try answers(to: [line], "voiceover-ios-26")
    #expect(found[0].error?.message.contains("201 stops announce more than 128 MB") == true)
  }

  @Test func `with events that would take hours are errors`() throws {
    let children = Array(repeating: "{}", count: 9_999).joined(separator: ",")
    for (count, isRead) in [(1_000, true), (1_001, false)] {
      let events = Array(repeating: #"{"type":"VIEW_CLICKED"}"#, count: count)
      let line =
        #"{"node":{"children":[\#(children)]},"events":[\#(events.joined(separator: ","))]}"#
      let answer = try #require(try answers(to: [line], "talkback-15.1").first)
      #expect(answer.visits?.count == (isRead ? count : nil))
      #expect(answer.error?.field == (isRead ? nil : "events"))
    }
  }

  @Test(arguments: ["voiceover-ios-26", "voiceover-snapshot"])
  func `hold groups 5,000 deep inside each other`(profile: String) throws {
    let group = nested(#"{"children":["#, #"{"label":"floor"}"#, depth: 5_000)
    let found = try answers(to: [#"{"root":\#(group)}"#], profile)
    #expect(found[0].visits?.map(\.announcement) == ["floor"])
  }

  @Test(arguments: ["talkback-15.1", "voiceover-ios-26"])
  func `that are nested deeper than any screen are errors of their line`(profile: String) throws {
    let open = #"{"children":["#
    let found = try answers(
      to: [nested(open, "{}", depth: 100_000), String(repeating: "[", count: 1_000_000)], profile)
    for answer in found {
      #expect(answer.error?.message.contains("nested more than") == true)
    }
  }
}
