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

  private static func ends(_ descriptor: Int32, _ flags: Int32 = 0) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = recv(descriptor, &chunk, chunk.count, flags)
      guard count > 0 else { return count == 0 || errno == ECONNRESET }
    }
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
      let digest = try Self.digest(studio)
      #expect(try studio.post("/undo", ["path": "pay.yaml", "digest": digest]).status == 200)
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
    _ = try scratch.file(".earshot-dbf2d0e47482e65e-1.partial", Data("half".utf8))
    let studio = try RunningStudio(scratch.folder)
    #expect(Self.saves(0, of: "pay", in: studio))
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path())
    #expect(names == ["pay.yaml"])
  }

  @Test func `closes requests that do not end`() throws {
    let scratch = try Self.folder()
    let studio = try RunningStudio(scratch.folder)
    let get = studio.request("GET", "/none", ["Connection": ""])
    let half = String(get.dropLast(10))
    let (body, headers) = try studio.message([:], ["Content-Length": "100"])
    let post = studio.request("POST", "/edit", headers, body: body)
    func started(_ text: String) throws -> Int32 {
      let descriptor = try studio.connected()
      _ = Glibc.send(descriptor, text, text.utf8.count, Int32(MSG_NOSIGNAL))
      return descriptor
    }
    let clock = ContinuousClock.now
    let descriptors = try [half, get + half, post, get].map(started)
    usleep(500_000)
    _ = Glibc.send(descriptors[3], half, half.utf8.count, Int32(MSG_NOSIGNAL))
    for descriptor in descriptors {
      #expect(Self.ends(descriptor))
      close(descriptor)
    }
    #expect(clock.duration(to: .now) < .seconds(15))
    #expect(try studio.send("GET", "/screens").status == 200)
  }

  @Test func `closes connections beyond the limit and serves again`() throws {
    let scratch = try Self.folder()
    let studio = try RunningStudio(scratch.folder)
    let descriptors = try (0..<100).map { _ in try studio.connected() }
    usleep(1_000_000)
    let closed = descriptors.count { Self.ends($0, Int32(MSG_DONTWAIT)) }
    #expect(closed >= 36 && closed < 100, "\(closed)")
    for descriptor in descriptors { close(descriptor) }
    let isServed = (0..<50).contains { _ in
      usleep(100_000)
      return (try? studio.send("GET", "/screens").status) == 200
    }
    #expect(isServed)
  }

  @Test func `answers requests that it refuses before they are sent`() throws {
    let scratch = try Self.folder()
    let studio = try RunningStudio(scratch.folder)
    let (_, headers) = try studio.message([:], ["Content-Length": "3000000"])
    let long = studio.request(
      "POST", "/edit", headers, body: String(repeating: "x", count: 3_000_000))
    let foreign = studio.request(
      "POST", "/edit", headers.merging(["Cookie": ""]) { $1 },
      body: String(repeating: "x", count: 900_000))
    func header(_ count: Int) -> String {
      studio.request("GET", "/screens", ["X": String(repeating: "x", count: count)])
    }
    for (request, status) in [
      (long, 413), (foreign, 403), (header(17_000), 431), (header(70_000), 431),
      (header(3_000_000), 431), ("no HTTP\r\n\r\n", 400),
    ] {
      let answer = try studio.answer(to: request)
      #expect(answer.status == status, "\(answer)")
      #expect(answer.body.hasPrefix("{"), "\(answer)")
    }
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
    let others = open.matches(of: #/ (\d+) -> (\S+)/#).filter { link in
      Int(link.1).map { $0 > 2 } ?? false && !link.2.hasSuffix("/fd")
    }
    #expect(others.isEmpty, "\(open)")
  }
}
#endif
