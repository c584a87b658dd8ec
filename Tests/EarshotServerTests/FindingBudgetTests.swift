import EarshotFiles
import Foundation
import TestTools
import Testing

@testable import EarshotServer

@Suite struct `The budget of a finding` {
  private let long =
    "We use your location to find shops near you, and share it with nobody. You can change this in the "
    + "settings of the phone at any time, and we delete all places after thirty days without a visit."

  private func size(_ members: [(key: String, text: String?)]) -> Int {
    var writer = JSONWriter()
    writer.value(JSONValue(members))
    return String(decoding: writer.bytes, as: UTF8.self).unicodeScalars.count
  }

  private func finding(_ text: String) -> [(key: String, text: String?)] {
    [
      ("id", FindingBudget.shortened(id: text.replacing(" ", with: "-") + "/text@usual")),
      ("severity", "error"), ("kind", "missing-part"), ("place", "window_dump.xml:120:7"),
      ("message", "The name \"\(text)\" is missing: the element has no label, or a different one."),
      ("fix", "Give the element a label."), ("expected", "\(text), button"), ("heard", "button"),
    ]
  }

  private func text(_ key: String, of members: [(key: String, text: String?)]) -> String {
    members.first { $0.key == key }?.text ?? ""
  }

  @Test func `shortens long texts between words, and keeps all members`() {
    let fitted = FindingBudget.fit(finding(long))
    #expect(size(fitted) <= FindingBudget.size)
    #expect(fitted.map(\.key) == finding(long).map(\.key))
    #expect(
      text("heard", of: fitted) == "button" && text("id", of: fitted).hasSuffix("/text@usual"))
    let expected = text("expected", of: fitted)
    #expect(expected.hasSuffix("…") && long.hasPrefix(expected.dropLast()))
    #expect(long.dropFirst(expected.count - 1).first == " ", "\(expected)")
  }

  @Test func `changes nothing in a short finding`() {
    let short = finding("Save")
    #expect(FindingBudget.fit(short).map(\.text) == short.map(\.text))
  }

  @Test(
    arguments: [1, 30, 61, 230, 2_000],
    ["Find shops ", "Speicherplatz", "設定を変更する", "स्क्रीन रीडर ", "👩‍👩‍👧‍👦", "Pay\u{1}", "\"\\"])
  func `holds for texts of every length`(count: Int, word: String) {
    let text = String(String(repeating: word, count: count).prefix(count))
    let fitted = FindingBudget.fit(finding(text))
    #expect(size(fitted) <= FindingBudget.size)
    for (before, after) in zip(finding(text), fitted) where before.text != after.text {
      #expect(after.text?.contains("…") == true)
    }
  }

  @Test func `costs no more than one pass over a very long text`() {
    let long = finding(String(repeating: "Find shops ", count: 100_000))
    let time = processorTime { #expect(size(FindingBudget.fit(long)) <= FindingBudget.size) }
    #expect(time < 60)
  }

  @Test(arguments: ["abcdef", "abcde…", "abc def", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦"])
  func `cuts every text that is too long`(text: String) {
    for length in 1..<text.unicodeScalars.count {
      #expect(text.cut(to: length).unicodeScalars.count <= length)
    }
  }

  @Test func `shortens a long path only if the texts are short, and keeps the position`() {
    let folders = (0..<60).map { "folder-\($0)" }.joined(separator: "/")
    var long = finding("Save")
    let index = long.firstIndex { $0.key == "place" } ?? 0
    long[index].text = "\(folders)/screen.yaml:12:3"
    let fitted = FindingBudget.fit(long)
    #expect(size(fitted) <= FindingBudget.size)
    #expect(text("place", of: fitted).hasSuffix("/screen.yaml:12:3"))
  }

  private static let dumps: [URL] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return
      (try? FileManager.default.contentsOfDirectory(
        at: tests.appending(path: "Dumps"), includingPropertiesForKeys: nil)) ?? []
  }()

  @Test(arguments: dumps)
  func `holds for dumps of apps`(dump: URL) throws {
    let rows = ["button", "link", "switch", "text"].flatMap { kind in
      (0..<5).map { "  - {kind: \(kind), label: \"\(kind) \($0): \(long)\"}\n" }
    }
    let design = "screen: S\ncomponents:\n" + rows.joined()
    let capture = String(decoding: try Data(contentsOf: dump), as: UTF8.self)
    let tool = try #require(Tool.all.first { $0.name == "diff" })
    var arguments = JSONWriter()
    arguments.object { arguments in
      arguments.object("design") { $0.member("text", design) }
      arguments.array("captures") { $0.object { $0.member("text", capture) } }
    }
    let result = tool.result(
      of: try ToolArguments(
        JSONParser.value(of: arguments.bytes), of: tool, root: nil, writeRoot: nil
      ).request)
    let findings = result.list?.items ?? []
    #expect(!findings.isEmpty, "\(result.notes)")
    for finding in findings {
      let text = String(decoding: finding, as: UTF8.self)
      #expect(text.unicodeScalars.count <= FindingBudget.size, "\(text)")
      #expect(try JSONParser.value(of: finding).text("id") != nil, "\(text)")
    }
  }

  @Test func `gives a long id the same short form each time`() {
    let id = long.replacing(" ", with: "-") + "/text@usual"
    let short = FindingBudget.shortened(id: id)
    #expect(short.count <= 72 && short.hasSuffix("…/text@usual"))
    #expect(FindingBudget.shortened(id: short) == short || short.count > 60)
  }
}
