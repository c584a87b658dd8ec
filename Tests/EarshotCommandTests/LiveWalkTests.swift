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
    #expect(terminal.read(until: "q or Control-C: quit") != nil)
    terminal.type("q")
    terminal.process.waitUntilExit()
    #expect(terminal.process.terminationStatus == 0)
    #expect(terminal.modes == before)
  }

  private func saving(_ arguments: [String], _ keys: String) throws -> String {
    let terminal = try PseudoTerminal(Self.arguments + arguments)
    #expect(terminal.read(until: "Search by, Record locator, button, collapsed") != nil)
    terminal.type("\r")
    #expect(terminal.read(until: "American Airlines, button") != nil)
    terminal.type(keys)
    let said = terminal.read(until: ")") ?? ""
    terminal.type("q")
    terminal.process.waitUntilExit()
    #expect(terminal.process.terminationStatus == 0)
    return said
  }

  @Test func `is saved as a script that is a test`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("mine.walk", Data("old".utf8)).path()
    #expect(try saving(["--save", file], "s").contains("(saved in \(file)"))
    let script = try String(contentsOfFile: file, encoding: .utf8)
    #expect(
      script.contains("- double-tap\n- voiceover-documented: {hear: \"American Airlines, button\"}")
    )
    let walk = ["walk", "Examples/dropdown.yaml", "--platform", "voiceover", "--script", file]
    #expect(try Command.run(walk).status == 0)
    try Data(script.replacing("Airlines", with: "Airways").utf8).write(to: URL(filePath: file))
    let outcome = try Command.run(walk)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("\(file):4:"))
  }

  @Test func `never overwrites a file when saving, and continues if saving fails`() throws {
    let taken = Command.package.appending(path: "dropdown.walk")
    try #require(!FileManager.default.fileExists(atPath: taken.path()))
    try Data("mine".utf8).write(to: taken)
    defer { try? FileManager.default.removeItem(at: taken) }
    #expect(try saving([], "s").contains("'dropdown.walk' already exists"))
    #expect(try String(contentsOf: taken, encoding: .utf8) == "mine")
    #expect(try saving(["--save", "/nowhere/a.walk"], "s").contains("'/nowhere/a.walk' cannot"))
  }

  @Test func `loses no key that arrives together with an unknown key`() throws {
    let terminal = try PseudoTerminal(Self.arguments)
    #expect(terminal.read(until: "Search by, Record locator, button, collapsed") != nil)
    // The keys are Delete, 1, 2, Control with the right arrow, and Backspace.
    terminal.type("\u{1B}[3~12\u{1B}[1;5C\u{7F}")
    let shown = try #require(terminal.read(until: "(nothing happens)"))
    #expect(shown.components(separatedBy: "h helps.").count == 5, "\(shown)")
    terminal.type("q")
    terminal.process.waitUntilExit()
  }

  @Test func `shows the setting of the rotor`() throws {
    let terminal = try PseudoTerminal(["walk", "Examples/hotel.yaml", "--platform", "voiceover"])
    #expect(terminal.read(until: "Back, back button") != nil)
    terminal.type("g")
    #expect(terminal.read(until: "(rotor: headings: bar/title, popular/label, plan/label") != nil)
    terminal.type("\u{1B}[B")
    #expect(terminal.read(until: "Hotels in Lisbon, heading") != nil)
    terminal.type("ggg")
    #expect(terminal.read(until: "(rotor: actions of the stop)") != nil)
    terminal.type("q")
    terminal.process.waitUntilExit()
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
  func `reacts to keys immediately after it was stopped and resumed`(_ signal: Int32) throws {
    let terminal = try PseudoTerminal(Self.arguments)
    let before = terminal.modes
    #expect(terminal.read(until: "collapsed") != nil)
    kill(terminal.process.processIdentifier, signal)
    #expect(try terminal.waits { try terminal.isStopped() })
    if signal == SIGTSTP { #expect(terminal.modes == before) }
    terminal.modes = before
    kill(terminal.process.processIdentifier, SIGCONT)
    terminal.type("\r")
    #expect(terminal.read(until: "American Airlines, button") != nil)
    #expect(terminal.waits { terminal.modes & tcflag_t(ICANON | ECHO) == 0 })
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

  @Test func `needs a script without a terminal`() throws {
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
        "-:2:1: expectation failed: VoiceOver (guidelines): expected 'something else', "
          + "heard 'American Airlines, button'"))
    #expect(outcome.errors.contains("-:3:1: expectation failed"))
  }

  @Test(arguments: ["dropdown", "hotel", "search"])
  func `ends with 0 for the scripts of the examples`(_ name: String) throws {
    let outcome = try Command.run(
      ["walk", "Examples/\(name).yaml", "--script", "Examples/\(name).walk"])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func `is described in the help`() throws {
    let help = try Command.run(["walk", "--help"]).output
    for name in ["hear:", "expect:", "focus:", "rotor:", "touch:", "swipe-right", "--save"] {
      #expect(help.contains(name), "\(name)")
    }
    let outcome = try Command.run(
      ["walk", "Examples/dropdown.yaml", "--script", "Examples/dropdown.walk", "--save", "a.walk"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("--save needs an interactive walk"))
  }

  @Test func `ends with 0 when all hold`() throws {
    let outcome = try Command.run(
      ["walk", "Examples/dropdown.yaml", "--script", "-"],
      input: Data("double-tap\nfocus: search-by/option.American Airlines\n".utf8))
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
  }

  @Test(arguments: [("jump", "unknown action 'jump'"), ("touch: nowhere", "unknown component")])
  func `reports errors in a script`(_ script: String, _ words: String) throws {
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
