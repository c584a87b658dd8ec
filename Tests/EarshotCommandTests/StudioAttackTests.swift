#if canImport(Glibc)
import Foundation
import Glibc
import TestTools
import Testing

@Suite struct `An attacked studio` {
  private static let design = """
    screen: Pay
    components:
      - button: Pay
        hint: Hint 0
      - link: Terms
        hint: Hint 0

    """

  private static func folder() throws -> Scratch {
    let scratch = try Scratch()
    _ = try scratch.file("pay.yaml", Data(design.utf8))
    return scratch
  }

  private static func text(_ scratch: Scratch) throws -> String {
    try String(contentsOf: scratch.folder.appending(path: "pay.yaml"), encoding: .utf8)
  }

  private static func digest(_ studio: RunningStudio) throws -> String {
    try #require(try studio.read("/screen?path=pay.yaml")["digest"] as? String)
  }

  private static func saves(_ number: Int, of component: String, in studio: RunningStudio) -> Bool {
    for _ in 0..<1_000 {
      guard let digest = try? digest(studio) else { return false }
      let edit = [
        "path": "pay.yaml", "digest": digest, "component": component, "key": "hint",
        "value": "Hint \(number)",
      ]
      switch try? studio.post("/edit", edit).status {
      case 200: return true
      case 409: continue
      default: return false
      }
    }
    return false
  }

  @Test func `keeps the edits of two windows at once`() async throws {
    let scratch = try Self.folder()
    let studio = try RunningStudio(scratch.folder)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for component in ["pay", "terms"] {
        group.addTask { (1...100).allSatisfy { Self.saves($0, of: component, in: studio) } }
      }
      for try await isSaved in group { #expect(isSaved) }
    }
    #expect(try Self.text(scratch) == Self.design.replacing("Hint 0", with: "Hint 100"))
    for _ in 0..<200 {
      #expect(try studio.post("/undo", ["path": "pay.yaml"]).status == 200)
    }
    #expect(try Self.text(scratch) == Self.design)
  }

  @Test func `leaves a whole file if it is killed during a write`() throws {
    let scratch = try Self.folder()
    for delay in 0..<12 {
      let studio = try RunningStudio(scratch.folder)
      var digest = try Self.digest(studio)
      let process = studio.process.processIdentifier
      Thread.detachNewThread {
        usleep(UInt32(20_000 + delay * 1_700))
        kill(process, SIGKILL)
      }
      for number in 0..<1_000 {
        let edit = [
          "path": "pay.yaml", "digest": digest, "component": "pay", "key": "hint",
          "value": "Hint \(number)",
        ]
        guard let answer = try? studio.post("/edit", edit), answer.status == 200,
          let next = try RunningStudio.object(answer)["digest"] as? String
        else { break }
        digest = next
      }
      studio.process.waitUntilExit()
      let text = try Self.text(scratch)
      let hint = try #require(text.firstMatch(of: #/hint: (Hint \d+)\n  - link/#)).1
      let first = try #require(Self.design.firstRange(of: "Hint 0"))
      #expect(text == Self.design.replacingCharacters(in: first, with: hint))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path())
    #expect(names.filter { !$0.hasPrefix(".") } == ["pay.yaml"])
  }

  @Test func `closes requests that do not end`() throws {
    let scratch = try Self.folder()
    let studio = try RunningStudio(scratch.folder)
    for start in [
      "GET /screens HTTP/1.1\r\nHost: 127.0.0.1:\(studio.port)\r\nX: ",
      "POST /edit HTTP/1.1\r\nHost: 127.0.0.1:\(studio.port)\r\nCookie: \(studio.cookie)\r\n"
        + "Origin: http://127.0.0.1:\(studio.port)\r\nContent-Type: application/json\r\n"
        + "Content-Length: 100\r\n\r\n{",
    ] {
      let descriptor = try studio.connected()
      defer { close(descriptor) }
      _ = Glibc.send(descriptor, start, start.utf8.count, Int32(MSG_NOSIGNAL))
      let clock = ContinuousClock.now
      var chunk = [UInt8](repeating: 0, count: 4_096)
      #expect(recv(descriptor, &chunk, chunk.count, 0) == 0)
      #expect(clock.duration(to: .now) < .seconds(15))
    }
    #expect(try studio.send("GET", "/screens").status == 200)
  }

  @Test func `closes connections beyond the limit and serves again`() throws {
    let scratch = try Self.folder()
    let studio = try RunningStudio(scratch.folder)
    let descriptors = try (0..<100).map { _ in try studio.connected() }
    for descriptor in descriptors { close(descriptor) }
    let isServed = (0..<50).contains { _ in
      usleep(100_000)
      return (try? studio.send("GET", "/screens").status) == 200
    }
    #expect(isServed)
  }

  @Test func `lends its connections to no voice`() throws {
    let scratch = try Self.folder()
    let list = scratch.folder.appending(path: "open.txt").path()
    let voice = try scratch.file(
      "voice.sh", Data("#!/bin/sh\nls -l /proc/self/fd > '\(list)'\nexit 1\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: voice.path())
    let studio = try RunningStudio(
      scratch.folder, environment: ["EARSHOT_VOICE": voice.path()])
    let speech: [String: Any] = [
      "path": "pay.yaml", "platform": "voiceover", "reading": "guidelines", "index": 1,
    ]
    #expect(try studio.post("/speech", speech).status == 503)
    let open = try String(contentsOfFile: list, encoding: .utf8)
    #expect(!open.contains("socket:"), "\(open)")
  }
}
#endif
