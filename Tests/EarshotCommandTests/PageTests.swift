import Foundation
import Testing
import TestTools

@testable import EarshotCommand

/// These tests need Debian's Chromium, and playwright and axe from PyPI.
@Suite(.enabled(if: Browser.isThere)) struct `A page in a browser` {
  @Test(arguments: try Browser.lines(for: "pages"))
  func `passes all validators`(line: String) throws {
    let faults = try Browser.faults(ofPageBy: line, by: "pages.py")
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test(arguments: try Browser.lines(for: "budgets"))
  func `answers near the top of a phone`(line: String) throws {
    let faults = try Browser.faults(ofPageBy: line, by: "pages.py", ["--budgets"])
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test(arguments: try Browser.lines(for: "consistency"))
  func `is consistent`(line: String) throws {
    let faults = try Browser.faults(ofPageBy: line, by: "consistency.py")
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test(arguments: try Browser.lines(for: "print"))
  func `prints essential criteria on few pages`(line: String) throws {
    let faults = try Browser.faults(ofPageBy: line, by: "print.py")
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

@Suite struct `The list of the pages for browsers` {
  @Test func `has pages for each check and no other word`() throws {
    for check in Browser.checks { #expect(try !Browser.lines(for: check).isEmpty, "\(check)") }
    let words = try Browser.script("pages.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .flatMap { $0.prefix { $0 != ":" }.split(separator: " ").map(String.init) }
    #expect(Set(words) == Set(Browser.checks))
  }
}

@Suite struct `The page of the reference recordings` {
  @Test(arguments: ["page.css", "wireframe.css", "page.js"])
  func `has the styles and the script of today`(name: String) throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Command.package.appending(path: path), encoding: .utf8)
    }
    let page = try text("audio/index.html")
    let lines = try text("Report/\(name)").split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let missing = lines.filter { !$0.hasPrefix("//") && !page.contains($0) }
    #expect(missing == [], "Scripts/audio makes it anew.")
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

  static let checks = ["pages", "try", "budgets", "consistency", "print"]

  static func script(_ name: String) throws -> String {
    try String(
      contentsOf: Command.package.appending(path: "Tests/Browser/\(name)"), encoding: .utf8)
  }

  /// The commands in `pages.txt` that create the pages for one check; `Scripts/test-pages` reads
  /// them too.
  static func lines(for check: String) throws -> [String] {
    try script("pages.txt").split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ": ", maxSplits: 1)
      guard !line.hasPrefix("#"), parts.count == 2 else { return nil }
      return parts[0].split(separator: " ").contains { $0 == check } ? String(parts[1]) : nil
    }
  }

  static func faults(
    ofPageBy line: String, by name: String, _ options: [String] = []
  ) throws -> String {
    let scratch = try Scratch()
    let page = scratch.folder.appending(path: "page.html").path()
    let outcome = try Command.run(words(of: line) + ["--output", page])
    guard outcome.status <= 1 else { return "\(outcome)" }
    return try faults(of: page, by: name, options)
  }

  private static func words(of line: String) throws -> [String] {
    try line.split(separator: " ").flatMap { word in
      guard let star = word.firstIndex(of: "*") else { return [String(word)] }
      let (folder, suffix) = (String(word[..<star]), word[word.index(after: star)...])
      let names = try FileManager.default.contentsOfDirectory(
        atPath: Command.package.appending(path: folder).path())
      return names.sorted().filter { $0.hasSuffix(suffix) }.map { folder + $0 }
    }
  }

  static func faults(
    of page: String, by name: String = "pages.py", _ options: [String] = []
  ) throws -> String {
    let outcome = try Python.run(script(name), options + [page])
    return outcome.status == 0 ? outcome.output : outcome.errors
  }
}
