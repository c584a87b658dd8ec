#if canImport(Glibc)
import Foundation
import Glibc
import Testing

private final class FakePlayer {
  private let scratch: Scratch
  let environment: [String: String]

  init(seconds: Double) throws {
    scratch = try Scratch()
    let script = """
      #!/bin/sh
      cat > '\(scratch.folder.path())'/$$.part
      mv '\(scratch.folder.path())'/$$.part '\(scratch.folder.path())'/$$.wav
      sleep \(seconds)
      : > '\(scratch.folder.path())'/$$.end
      """
    let path = try scratch.file("player", Data(script.utf8)).path()
    chmod(path, 0o755)
    environment = ["EARSHOT_PLAYER": path]
  }

  private func files(_ ending: String) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: scratch.folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == ending }
  }

  var played: [Data] { files("wav").compactMap { try? Data(contentsOf: $0) } }

  var ended: Int { files("end").count }

  var running: Int {
    files("wav").compactMap { Int32($0.deletingPathExtension().lastPathComponent) }
      .count { kill($0, 0) == 0 }
  }

  func waits(until holds: () -> Bool) -> Bool {
    let end = Date.now.addingTimeInterval(10)
    while Date.now < end {
      if holds() { return true }
      usleep(20_000)
    }
    return holds()
  }
}

extension Data {
  fileprivate var seconds: Double? {
    guard count > 44, prefix(4) == Data("RIFF".utf8), dropFirst(44).contains(where: { $0 != 0 })
    else { return nil }
    return Double(count - 44) / 2 / 22_050
  }
}

@Suite(.serialized, .enabled(if: Command.hasVoice, "earshot-voice was not built"))
struct `A walk aloud` {
  private static let arguments = ["walk", "Examples/dropdown.yaml", "--aloud"]

  @Test func `gives each announcement to the player, one after the other, with its hint`() throws {
    let player = try FakePlayer(seconds: 0.1)
    let terminal = try PseudoTerminal(
      Self.arguments + ["--profile", "voiceover-ios-26"], environment: player.environment)
    #expect(terminal.read(until: "pop up button") != nil)
    #expect(terminal.read(until: "double tap to activate the picker") != nil)
    #expect(player.waits { player.ended == 2 })
    #expect(player.played.compactMap(\.seconds).allSatisfy { (0.5...8).contains($0) })
    #expect(player.played.count == 2)
    terminal.type("q")
    terminal.process.waitUntilExit()
    #expect(terminal.process.terminationStatus == 0)
  }

  @Test func `interrupts speech when focus moves, without delaying keys`() throws {
    let player = try FakePlayer(seconds: 60)
    let terminal = try PseudoTerminal(
      Self.arguments + ["--platform", "voiceover"], environment: player.environment)
    let before = terminal.modes
    #expect(terminal.read(until: "Search by, Record locator, button, collapsed") != nil)
    #expect(player.waits { player.played.count == 1 })
    terminal.type("\r")
    #expect(terminal.read(until: "American Airlines, button") != nil)
    #expect(player.waits { player.played.count == 2 && player.running == 1 })
    // Every key must be answered, even if keys are typed faster than speech.
    terminal.type("\u{1B}[C\u{1B}[C\u{1B}[D\r")
    #expect(terminal.read(until: "Search by, Record locator, button, collapsed") != nil)
    #expect(player.waits { player.played.count >= 3 && player.running == 1 })
    terminal.type("q")
    terminal.process.waitUntilExit()
    #expect(player.waits { player.running == 0 })
    #expect(player.ended == 0)
    #expect(terminal.modes == before)
  }

  @Test func `by a script plays every announcement at its time`() throws {
    let player = try FakePlayer(seconds: 0)
    let outcome = try Command.run(
      Self.arguments + ["--platform", "voiceover", "--script", "-"],
      input: Data("double-tap\nswipe-right\n".utf8), environment: player.environment)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("Selected, Record locator, button"))
    #expect(outcome.output.contains("Durations: measured"))
    let seconds = try #require(player.played.first?.seconds)
    #expect(player.played.count == 1)
    #expect(seconds > 3)
  }

  @Test(arguments: [
    (["EARSHOT_PLAYER": "", "PATH": "/nowhere"], "no audio player was found (looked for paplay"),
    (["EARSHOT_PLAYER": "/nowhere/player"], "looked for /nowhere/player"),
    (["EARSHOT_PLAYER": "true", "EARSHOT_VOICE": "/nowhere"], "earshot-voice was not found"),
  ])
  func `reports missing parts before it changes the terminal`(
    _ environment: [String: String], _ words: String
  ) throws {
    let terminal = try PseudoTerminal(Self.arguments, environment: environment)
    let before = terminal.modes
    #expect(terminal.read(until: words) != nil)
    terminal.process.waitUntilExit()
    #expect(terminal.process.terminationStatus == 69)
    #expect(terminal.modes == before)
    let scripted = try Command.run(
      Self.arguments + ["--platform", "voiceover", "--script", "-"],
      input: Data("double-tap\n".utf8), environment: environment)
    #expect(scripted.status == 69)
    #expect(scripted.errors.contains(words))
  }

  @Test func `ends with 69 when the player cannot play`() throws {
    let terminal = try PseudoTerminal(Self.arguments, environment: ["EARSHOT_PLAYER": "false"])
    let before = terminal.modes
    #expect(terminal.read(until: "cannot play: exit code 1") != nil)
    terminal.process.waitUntilExit()
    #expect(terminal.process.terminationStatus == 69)
    #expect(terminal.modes == before)
  }
}
#endif
