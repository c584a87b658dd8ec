import Foundation
import Testing
import TestTools

@testable import EarshotCommand

/// These tests need Debian's Chromium, and playwright and axe from PyPI.
@Suite(.enabled(if: Browser.isThere)) struct `A page in a browser` {
  @Test(arguments: [
    "preview Examples/readme.yaml Examples/booking.yaml --attributes",
    "preview Examples/dropdown.yaml --states all --profile documented,device --explain",
    "preview Examples/menu.yaml --locale ar --states all",
    "diff Examples/diff/preferences.yaml Examples/diff/preferences-dump.xml",
    "check Examples/booking.yaml Examples/hotel.yaml",
    "criteria Examples/dropdown.yaml --level essential",
    "report Examples/dropdown.yaml Examples/menu.yaml",
    "walk Examples/hotel.yaml --script Examples/hotel.walk",
    """
    report Examples/diff/preferences.yaml Examples/readme.yaml Examples/diff/preferences-dump.xml \
    --criteria --platform talkback --screenshot Docs/page.png
    """,
  ])
  func `passes all validators`(line: String) throws {
    let scratch = try Scratch()
    let page = scratch.folder.appending(path: "page.html").path()
    let outcome = try Command.run(line.split(separator: " ").map(String.init) + ["--output", page])
    #expect(outcome.status <= 1, "\(outcome)")
    let faults = try Browser.faults(of: page)
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test(arguments: [
    "report Examples/diff/preferences.yaml Examples/diff/preferences-dump.xml",
    "report Examples/hotel.yaml", "report Examples/booking.yaml Examples/readme.yaml --criteria",
    "criteria Examples/dropdown.yaml --format html",
  ])
  func `is consistent`(line: String) throws {
    let scratch = try Scratch()
    let page = scratch.folder.appending(path: "page.html").path()
    let outcome = try Command.run(line.split(separator: " ").map(String.init) + ["--output", page])
    #expect(outcome.status <= 1, "\(outcome)")
    let faults = try Browser.faults(of: page, by: "consistency.py")
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test(arguments: ["hotel", "booking", "readme"])
  func `prints essential criteria on few pages`(design: String) throws {
    let scratch = try Scratch()
    let page = scratch.folder.appending(path: "page.html").path()
    let outcome = try Command.run([
      "criteria", "Examples/\(design).yaml", "--level", "essential", "--output", page,
    ])
    #expect(outcome.status == 0, "\(outcome)")
    let faults = try Browser.faults(of: page, by: "print.py")
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test func `is read from start to end`() throws {
    let scratch = try Scratch()
    let page = scratch.folder.appending(path: "page.html").path()
    let outcome = try Command.run(["report", "Examples/dropdown.yaml", "--output", page])
    #expect(outcome.status == 0, "\(outcome)")
    let read = try Python.run(Browser.script("read.py"), [page])
    #expect(read.status == 0, "\(read)")
    let recorded = Command.package.appending(path: "Tests/Browser/read.txt")
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try read.output.write(to: recorded, atomically: true, encoding: .utf8)
    }
    #expect(try read.output == String(contentsOf: recorded, encoding: .utf8))
  }

  @Test(.enabled(if: Command.hasVoice), arguments: [[], ["--joined"]])
  func `plays recordings and marks the current part`(options: [String]) throws {
    let scratch = try Scratch()
    let kit = scratch.folder.appending(path: "kit").path()
    let outcome = try Command.run(["speak", "Examples/readme.yaml", "--output", kit] + options)
    #expect(outcome.status == 0, "\(outcome)")
    let faults = try Browser.faults(of: kit + "/index.html")
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test(.enabled(if: Command.hasVoice), arguments: [["--sound"], ["--embed"]])
  func `plays the recordings of a report from files or embedded`(options: [String]) throws {
    let scratch = try Scratch()
    let page = scratch.folder.appending(path: "page.html").path()
    let outcome = try Command.run(
      ["report", "Examples/readme.yaml", "--profile", "voiceover-documented", "-o", page] + options)
    #expect(outcome.status == 0, "\(outcome)")
    let faults = try Browser.faults(of: page)
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test(.enabled(if: Command.hasVoice)) func `plays a walk`() throws {
    let scratch = try Scratch()
    let page = scratch.folder.appending(path: "walk.html").path()
    let outcome = try Command.run([
      "walk", "Examples/dropdown.yaml", "--script", "Examples/dropdown.walk", "--platform",
      "talkback",
      "--speak", scratch.folder.path() + "/./walk.wav", "-o", page,
    ])
    #expect(outcome.status == 0, "\(outcome)")
    let faults = try Browser.faults(of: page)
    #expect(faults.isEmpty, "\(faults)")
  }
}

@Suite struct `The page of the reference recordings` {
  @Test(arguments: ["page.css", "wireframe.css", "page.js"])
  func `has the styles and the script of today`(name: String) throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Command.package.appending(path: path), encoding: .utf8)
    }
    let part = try text("Report/\(name)").trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(try text("audio/index.html").contains(part), "Scripts/audio makes it anew.")
  }
}

enum Browser {
  static let isThere = Python.has("playwright", "axe_playwright_python") && hasChromium

  private static let hasChromium: Bool = {
    let outcome = try? Command.run(
      URL(filePath: "/usr/bin/env"), ["sh", "-c", "command -v chromium"])
    if outcome?.status == 0 { return true }
    print("SKIPPED: there is no Chromium; Scripts/test installs Debian's where it can.")
    return false
  }()

  static func script(_ name: String) throws -> String {
    try String(
      contentsOf: Command.package.appending(path: "Tests/Browser/\(name)"), encoding: .utf8)
  }

  static func faults(of page: String, by name: String = "pages.py") throws -> String {
    let outcome = try Python.run(script(name), [page])
    return outcome.status == 0 ? outcome.output : outcome.errors
  }
}
