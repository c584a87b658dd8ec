#if canImport(Glibc)
import Foundation
import Glibc
import TestTools
import Testing

@Suite struct `The programs of the studio` {
  private static func program(_ name: String, _ script: String, in scratch: Scratch) throws -> URL {
    let file = try scratch.file(name, Data("#!/bin/sh\n\(script)".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path())
    return file
  }

  private static func text(_ file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  private static func waits(_ condition: () -> Bool) -> Bool {
    for _ in 0..<100 {
      if condition() { return true }
      usleep(100_000)
    }
    return false
  }

  @Test func `include a browser, whose address admits once`() throws {
    let scratch = try Scratch()
    _ = try scratch.file("pay.yaml", Data("screen: Pay\ncomponents: []\n".utf8))
    let opened = scratch.folder.appending(path: "opened")
    _ = try Self.program(
      "xdg-open", "printf '%s\\n' \"$1\" > '\(opened.path())'\n", in: scratch)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let studio = try RunningStudio(
      scratch.folder, options: [], environment: ["PATH": "\(scratch.folder.path()):\(path)"])
    #expect(Self.waits { Self.text(opened).hasSuffix("\n") })
    let address = try #require(URL(string: String(Self.text(opened).dropLast())))
    #expect(address.path() == studio.root && address != studio.address)
    let target = "/?\(try #require(address.query()))"
    let first = try studio.send("GET", target, ["Cookie": ""])
    #expect(first.status == 303)
    #expect(RunningStudio.cookie(in: first) == studio.cookie)
    #expect(try studio.send("GET", target, ["Cookie": ""]).status == 403)
    let again = try studio.send("GET", "/?token=\(studio.token)", ["Cookie": ""])
    #expect(RunningStudio.cookie(in: again) == studio.cookie)
    #expect(studio.ends(by: SIGTERM))
  }

  private static let voice = #"""
    while read -r line; do
      length=${line##* }
      text=
      if [ "$length" -gt 0 ]; then text=$(head -c "$length"); fi
      case "$line" in
        engine*) printf 'text 7\n1\n/a\n2\n' ;;
        voices*) printf 'text 19\ngmw/en\tEnglish\t5:en' ;;
        *)
          echo "$text" >> "$STUDIO_LOG"
          case "$text" in *Wait*) sleep 600 ;; esac
          printf 'audio 4\nabcdend 0\n' ;;
      esac
    done

    """#

  @Test func `speak nothing that nobody waits for`() throws {
    let scratch = try Scratch()
    let design = "screen: Pay\ncomponents: [{button: Wait}, {button: Second}, {button: Third}]\n"
    _ = try scratch.file("pay.yaml", Data(design.utf8))
    let log = scratch.folder.appending(path: "log.txt")
    let voice = try Self.program("voice.sh", Self.voice, in: scratch)
    let studio = try RunningStudio(
      scratch.folder, environment: ["EARSHOT_VOICE": voice.path(), "STUDIO_LOG": log.path()])
    let place: [String: Any] = [
      "path": "pay.yaml", "platform": "voiceover", "reading": "guidelines",
    ]
    func speech(_ index: Int) throws -> String {
      let (body, headers) = try studio.message(place.merging(["index": index]) { $1 })
      return studio.request("POST", "/speech", headers, body: body)
    }
    func start(_ index: Int) throws -> Int32 {
      let (descriptor, request) = (try studio.connected(), try speech(index))
      _ = Glibc.send(descriptor, request, request.utf8.count, Int32(MSG_NOSIGNAL))
      return descriptor
    }
    let first = try start(1)
    #expect(Self.waits { Self.text(log).contains("Wait") })
    let others = try (0..<5).map { _ in try start(2) }
    usleep(300_000)
    #expect(try studio.post("/walk", place).status == 200)
    for descriptor in others + [first] { close(descriptor) }
    let third = try studio.answer(to: try speech(3))
    #expect(third.status == 200 && third.head.contains("audio/wav"), "\(third.head)")
    #expect(Self.text(log).contains("Third") && !Self.text(log).contains("Second"))
    #expect(studio.ends(by: SIGINT))
  }
}
#endif
