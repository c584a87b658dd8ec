#if canImport(Glibc)
import Foundation
import Glibc
import Testing

@Suite(.serialized) struct `A live walk` {
  private static let arguments = ["walk", "Examples/dropdown.yaml", "--platform", "voiceover"]

  @Test func `says each announcement as a line, and leaves the terminal as it was`() throws {
    let terminal = try PseudoTerminal(Self.arguments)
    let before = terminal.modes
    #expect(terminal.read(until: "Search by, Record locator, button, collapsed") != nil)
    #expect(terminal.modes & tcflag_t(ICANON | ECHO) == 0)
    terminal.type("\r")
    #expect(terminal.read(until: "American Airlines, button") != nil)
    terminal.type("\u{1B}[C")
    #expect(terminal.read(until: "Selected, Record locator, button") != nil)
    terminal.type("\u{1B}[C\r")
    #expect(terminal.read(until: "Search by, Bag tag number, button, collapsed") != nil)
    terminal.type(" ")
    #expect(terminal.read(until: "American Airlines, button") != nil)
    terminal.type("\u{1B}")
    #expect(terminal.read(until: "Search by, Bag tag number, button, collapsed") != nil)
    terminal.type("h")
    #expect(terminal.read(until: "q or Control-C: leave") != nil)
    terminal.type("q")
    terminal.process.waitUntilExit()
    #expect(terminal.process.terminationStatus == 0)
    #expect(terminal.modes == before)
  }

  @Test func `says the hint after the pause of the reader`() throws {
    let terminal = try PseudoTerminal([
      "walk", "Examples/dropdown.yaml", "--profile", "voiceover-ios-26",
    ])
    #expect(terminal.read(until: "double tap to activate the picker") != nil)
    terminal.type("q")
    terminal.process.waitUntilExit()
    #expect(terminal.process.terminationStatus == 0)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `leaves the terminal as it was after a signal`(_ signal: Int32) throws {
    let terminal = try PseudoTerminal(Self.arguments)
    let before = terminal.modes
    #expect(terminal.read(until: "collapsed") != nil)
    #expect(terminal.modes != before)
    kill(terminal.process.processIdentifier, signal)
    terminal.process.waitUntilExit()
    #expect(terminal.process.terminationStatus == 128 + signal)
    #expect(terminal.modes == before)
  }

  @Test(arguments: [SIGSTOP, SIGTSTP])
  func `has its keys at once again when it goes on after a stop`(_ signal: Int32) throws {
    let terminal = try PseudoTerminal(Self.arguments)
    let before = terminal.modes
    #expect(terminal.read(until: "collapsed") != nil)
    kill(terminal.process.processIdentifier, signal)
    Thread.sleep(forTimeInterval: 0.3)
    if signal == SIGTSTP { #expect(terminal.modes == before) }
    terminal.modes = before
    kill(terminal.process.processIdentifier, SIGCONT)
    terminal.type("\r")
    #expect(terminal.read(until: "American Airlines, button") != nil)
    #expect(terminal.modes & tcflag_t(ICANON | ECHO) == 0)
    terminal.type("q")
    terminal.process.waitUntilExit()
    #expect(terminal.modes == before)
  }

  @Test func `ends with 130 after Control-C`() throws {
    let terminal = try PseudoTerminal(Self.arguments)
    let before = terminal.modes
    #expect(terminal.read(until: "collapsed") != nil)
    terminal.type("\u{3}")
    terminal.process.waitUntilExit()
    #expect(terminal.process.terminationStatus == 130)
    #expect(terminal.modes == before)
  }

  @Test func `needs a script where there is no terminal`() throws {
    let outcome = try Command.run(["walk", "Examples/dropdown.yaml"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("--script"))
  }
}

@Suite struct `A walk by a script` {
  @Test func `ends with 1 when an expectation fails, and names its line`() throws {
    let outcome = try Command.run(
      ["walk", "Examples/dropdown.yaml", "--platform", "voiceover", "--script", "-"],
      input: Data("double-tap\nhear: something else\nfocus: search-by/trigger\n".utf8))
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "-:2:1: expectation failed: voiceover-documented: heard 'American Airlines, button'"))
    #expect(outcome.errors.contains("-:3:1: expectation failed"))
  }

  @Test func `ends with 0 when all hold`() throws {
    let outcome = try Command.run(
      ["walk", "Examples/dropdown.yaml", "--script", "-"],
      input: Data("double-tap\nfocus: search-by/option.American Airlines\n".utf8))
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
  }

  @Test(arguments: [("jump", "unknown action 'jump'"), ("touch: nowhere", "unknown component")])
  func `names what is wrong with a script`(_ script: String, _ words: String) throws {
    let outcome = try Command.run(
      ["walk", "Examples/dropdown.yaml", "--script", "-"], input: Data(script.utf8))
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains(words))
  }
}
#else
import Testing

@Suite struct `A live walk` {
  @Test(.disabled("a pseudo-terminal is opened through Glibc")) func `is driven on Linux`() {}
}
#endif
