#if canImport(Glibc)
import Foundation
import Glibc
import TestTools
import Testing

@Suite struct `The studio with a capture` {
  private static let examples = Command.package.appending(path: "Examples/diff")

  private static func folder() throws -> (scratch: Scratch, dump: String) {
    let scratch = try Scratch()
    _ = try scratch.file(
      "preferences.yaml", Data(contentsOf: examples.appending(path: "preferences.yaml")))
    let dump = try String(
      contentsOf: examples.appending(path: "preferences-dump.xml"), encoding: .utf8)
    return (scratch, dump)
  }

  private static func drop(
    _ dump: String, into studio: RunningStudio, _ headers: [String: String] = [:]
  ) throws -> RunningStudio.Answer {
    let own = [
      "Origin": "http://127.0.0.1:\(studio.port)", "Content-Type": "application/octet-stream",
      "Content-Length": "\(dump.utf8.count)",
    ]
    return try studio.send(
      "POST", "/capture?path=preferences.yaml&name=..%2Fwindow.xml", own.merging(headers) { $1 },
      body: dump)
  }

  private static func findings(_ answer: [String: Any]) -> [[String: Any]] {
    (answer["sections"] as? [[String: Any]] ?? [])
      .flatMap { $0["findings"] as? [[String: Any]] ?? [] }
  }

  @Test func `finds the differences of diff, and accepts one with a reason`() throws {
    let (scratch, dump) = try Self.folder()
    let studio = try RunningStudio(scratch.folder)
    let first = try Self.drop(dump, into: studio)
    #expect(first.status == 200, "\(first)")
    let compared = try RunningStudio.object(first)
    #expect(compared["name"] as? String == "window.xml")
    let found = Self.findings(compared)
    let outcome = try Command.run(
      [
        "diff", "preferences.yaml", Self.examples.appending(path: "preferences-dump.xml").path(),
        "--format", "json",
      ], in: scratch.folder)
    for finding in found {
      let message = try #require(finding["message"] as? String)
      #expect(outcome.output.contains(message.prefix { $0 != "\"" }), "\(message)")
    }
    let error = try #require(found.first { $0["severity"] as? String == "error" })
    let keys = try #require(error["keys"] as? [[String: String]])
    var acceptance = Dictionary(
      uniqueKeysWithValues: keys.compactMap { pair in
        pair["key"].flatMap { key in pair["value"].map { (key, $0) } }
      })
    acceptance["path"] = "preferences.yaml"
    #expect(try studio.post("/accept", acceptance).status == 422)
    acceptance["reason"] = "The vendor: fixed in May"
    #expect(try studio.post("/accept", acceptance).status == 200)
    let file = try String(
      contentsOf: scratch.folder.appending(path: "accepted.yaml"), encoding: .utf8)
    #expect(file.hasPrefix("accepted:\n  - kind: "))
    #expect(file.hasSuffix("    reason: \"The vendor: fixed in May\"\n"))
    let again = try studio.read("/comparison?path=preferences.yaml")
    #expect(Self.findings(again).count < found.count)
    let accepted = try Command.run(
      [
        "diff", "preferences.yaml", Self.examples.appending(path: "preferences-dump.xml").path(),
        "--accepted", "accepted.yaml", "--format", "json",
      ], in: scratch.folder)
    #expect(accepted.output.count < outcome.output.count)
    #expect(try studio.post("/forget", ["path": "preferences.yaml"]).status == 200)
    #expect(try studio.read("/comparison?path=preferences.yaml")["name"] == nil)
  }

  @Test func `adds to a list of another form, or keeps the file`() throws {
    let (scratch, dump) = try Self.folder()
    let studio = try RunningStudio(scratch.folder)
    #expect(try Self.drop(dump, into: studio).status == 200)
    let message = [
      "path": "preferences.yaml", "kind": "extra-stop", "stop": "yes", "reason": "Later # soon",
    ]
    let start = "# Ours\naccepted:\n- kind: missing-part # old\n  reason: Known"
    _ = try scratch.file("accepted.yaml", Data(start.utf8))
    #expect(try studio.post("/accept", message).status == 200)
    let file = scratch.folder.appending(path: "accepted.yaml")
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == start + "\n- kind: extra-stop\n  stop: \"yes\"\n  reason: \"Later # soon\"\n")
    for other in ["accepted: [{kind: extra-stop, reason: Known}]\n", "accepted: 3\n", "a: [\n"] {
      _ = try scratch.file("accepted.yaml", Data(other.utf8))
      #expect(try studio.post("/accept", message).status == 422)
      #expect(try String(contentsOf: file, encoding: .utf8) == other)
    }
  }

  @Test func `refuses captures that are too long, foreign or unknown`() throws {
    let (scratch, dump) = try Self.folder()
    let studio = try RunningStudio(scratch.folder)
    #expect(try Self.drop(dump, into: studio, ["Content-Length": "20971521"]).status == 413)
    #expect(try Self.drop(dump, into: studio, ["Content-Type": "text/plain"]).status == 415)
    #expect(try Self.drop(dump, into: studio, ["Origin": "http://evil.example"]).status == 403)
    #expect(try Self.drop(dump, into: studio, ["Cookie": ""]).status == 403)
    #expect(try Self.drop("no known format", into: studio).status == 422)
    #expect(try studio.read("/comparison?path=preferences.yaml")["name"] == nil)
  }
}
#endif
