import Foundation
import Testing

@Suite struct `The doctor` {
  private struct Report: Decodable {
    struct Part: Decodable {
      var name: String
      var installed: Bool
      var version: String?
      var path: String?
      var note: String?
    }
    var earshot: String
    var parts: [Part]

    func part(_ name: String) throws -> Part {
      try #require(parts.first { $0.name == name }, "no \(name)")
    }
  }

  private func report(_ environment: [String: String], by program: URL = Command.executable) throws
    -> Report
  {
    let outcome = try Command.run(
      program, ["doctor", "--format", "json"], environment: environment)
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(outcome.status == (try report.part("voice").installed ? 0 : 69))
    return report
  }

  @Test func `reports a missing voice and player with the fix`() throws {
    let nothing = ["EARSHOT_VOICE": "/nowhere/voice", "EARSHOT_PLAYER": "/nowhere/player"]
    let outcome = try Command.run(["doctor"], environment: nothing)
    #expect(outcome.status == 69)
    #expect(outcome.output.hasPrefix("ok       earshot 0."))
    #expect(outcome.output.contains("missing  voice: earshot-voice was not found"))
    #expect(outcome.output.contains("missing  player: no audio player was found"))
    #expect(outcome.output.contains("apt-get install alsa-utils"))
    let report = try report(nothing)
    for name in ["voice", "player"] {
      #expect(try outcome.output.contains("missing  \(name): \(report.part(name).note ?? "nil")\n"))
    }
  }

  @Test func `explains how to install libespeak-ng if the voice cannot start`() throws {
    let note = try report(["EARSHOT_VOICE": "/bin/false"]).part("voice").note
    #expect(note?.contains("apt-get install libespeak-ng1") == true, "\(note ?? "nil")")
  }

  @Test(.enabled(if: Command.hasVoice, "earshot-voice was not built"))
  func `reports the installed voice`() throws {
    let voice = try report([:]).part("voice")
    #expect(voice.installed && voice.version?.hasPrefix("1.") == true)
    #expect(voice.path?.hasSuffix("/earshot-voice") == true)
    #expect(voice.note?.hasSuffix(" voices of espeak-ng") == true)
  }

  @Test func `finds the manuals next to the program`() throws {
    let scratch = try Scratch()
    for folder in ["bin", "share/man/man1"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appending(path: folder), withIntermediateDirectories: true)
    }
    let program = scratch.folder.appending(path: "bin/earshot")
    try Command.copy(Command.executable, to: program)
    #expect(try report([:], by: program).part("manuals").installed == false)
    _ = try scratch.file("share/man/man1/earshot.1.gz", Data())
    #expect(try report([:], by: program).part("manuals").installed)
  }

  @Test func `finds the helper for pytest in the environment of its wheel`() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "it's/bin"), withIntermediateDirectories: true)
    let program = scratch.folder.appending(path: "it's/bin/earshot")
    try Command.copy(Command.executable, to: program)
    let python = try scratch.file(
      "it's/bin/python3", Data("#!/bin/sh\necho /venv/python3; echo 0.2.0\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: python.path())
    let part = try report([:], by: program).part("pytest-earshot")
    #expect(part.installed && part.path == "/venv/python3")
  }

  @Test func `names the packages that contain the voice`() throws {
    let note = try report(["EARSHOT_VOICE": "/nowhere/voice"]).part("voice").note
    #expect(note?.contains("install the Debian package or unpack the archive") == true)
  }

  struct Answer: Sendable {
    var script: String
    var version: String?
    var path: String?
    var note: String?
  }

  @Test(arguments: [
    Answer(script: "echo /a/python; echo 0.1.0", version: "0.1.0", path: "/a/python"),
    Answer(
      script: "echo /a/python; exit 1", note: "/a/python does not contain it; install the wheel"),
    Answer(script: "exit 127", note: "python3 is not in PATH"),
  ])
  func `reports whether Python has the helper for pytest`(answer: Answer) throws {
    let scratch = try Scratch()
    let python = try scratch.file("python3", Data("#!/bin/sh\n\(answer.script)\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: python.path())
    let part = try report(["PATH": scratch.folder.path() + ":/usr/bin:/bin"]).part("pytest-earshot")
    #expect(part.installed == (answer.note == nil))
    #expect(part.version == answer.version && part.path == answer.path)
    #expect(part.note?.hasPrefix(answer.note ?? "-") ?? (answer.note == nil))
  }
}
