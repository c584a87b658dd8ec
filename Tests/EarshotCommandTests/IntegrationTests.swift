import Foundation
import TestTools
import Testing

@testable import EarshotFiles

@Suite struct `Integrations` {
  private static let folder = Command.package.appending(path: "Integrations")
  private static let examples = Command.package.appending(path: "Examples/diff")
  private static let environment = URL(filePath: "/usr/bin/env")

  private func expect(_ text: String, asIn file: String) throws {
    let file = Self.folder.appending(path: file)
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try Data(text.utf8).write(to: file)
    }
    #expect(text == (try? String(contentsOf: file, encoding: .utf8)))
  }

  private func scratch(with tests: String...) throws -> Scratch {
    let scratch = try Scratch()
    for file in ["preferences.yaml", "preferences-dump.xml"].map({
      Self.examples.appending(path: $0)
    })
      + tests.map({ Self.folder.appending(path: $0) })
    {
      try FileManager.default.copyItem(
        at: file, to: scratch.folder.appending(path: file.lastPathComponent))
    }
    return scratch
  }

  private func impostor(_ script: String, in scratch: Scratch) throws -> String {
    let file = try scratch.file("impostor", Data("#!/bin/sh\n\(script)\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path())
    return file.path()
  }

  private static let impostors = [
    (#"echo '{"version":2,"failed":false}'"#, "writes version 2 of its reports"),
    ("echo hello", "is it really earshot?"),
    ("echo 'no such design' >&2; exit 66", "no such design"),
    (nil, "cannot be run"),
  ]

  // MARK: JUnit

  private static let jars: [String] = {
    let names = [
      "junit-jupiter-api", "junit-jupiter-engine", "junit-platform-commons",
      "junit-platform-engine",
      "junit-platform-launcher", "junit-platform-console", "junit-platform-reporting",
      "junit-vintage-engine", "junit4", "opentest4j", "apiguardian-api", "hamcrest-core", "picocli",
    ]
    return names.map { "/usr/share/java/\($0).jar" }
  }()

  private static func hasJUnit() -> Bool {
    let java = (try? Command.run(environment, ["javac", "-version"]))?.status == 0
    if java, jars.allSatisfy({ FileManager.default.fileExists(atPath: $0) }) { return true }
    print("SKIPPED: no JDK, or no JUnit in /usr/share/java; Scripts/test-tools installs them.")
    return false
  }

  private func junit(_ scratch: Scratch, tests: [String], command: String) throws -> String {
    let sources = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "jvm/src/earshot/testing").path()
    ).sorted().map { Self.folder.appending(path: "jvm/src/earshot/testing/\($0)").path() }
    let path = Self.jars.joined(separator: ":")
    let built = try Command.run(
      Self.environment,
      ["javac", "--release", "11", "-Xlint:all,-path", "-Werror", "-cp", path, "-d", "classes"]
        + sources
        + tests, in: scratch.folder)
    #expect(built.status == 0, "\(built.errors)")
    return try Command.run(
      Self.environment,
      [
        "java", "-Dearshot.command=\(command)", "-cp", "\(path):classes",
        "org.junit.platform.console.ConsoleLauncher", "--disable-banner", "--disable-ansi-colors",
        "--scan-classpath", "classes", "--details=tree", "--details-theme=ascii",
      ], in: scratch.folder
    ).output
  }

  @Test(.enabled(if: hasJUnit())) func `pass and fail in JUnit 5 and 4`() throws {
    let tests = ["PreferencesTest.java", "OlderPreferencesTest.java"]
    let scratch = try scratch(with: "jvm/test/\(tests[0])", "jvm/test/\(tests[1])")
    let design = "screen: Save\ncomponents:\n  - kind: button\n    label: Save \"all\" & more\n"
    _ = try scratch.file("save.yaml", Data(design.utf8))
    let output = try junit(scratch, tests: tests, command: Command.executable.path())
    let tree = output.components(separatedBy: "\n\nFailures")[0].drop { $0 != "+" }
    try expect(tree + "\n", asIn: "jvm/test/expected.txt")
  }

  @Test(.enabled(if: hasJUnit()), arguments: impostors)
  func `report errors of the command in JUnit`(_ script: String?, _ message: String) throws {
    let test = "OlderPreferencesTest.java"
    let scratch = try scratch(with: "jvm/test/\(test)")
    let command = try script.map { try impostor($0, in: scratch) } ?? "no-such-command"
    #expect(try junit(scratch, tests: [test], command: command).contains(message))
  }

  @Test func `know the attributes of nodes that the reader knows`() throws {
    let source = try String(
      contentsOf: Self.folder.appending(path: "jvm/src/earshot/testing/Node.java"), encoding: .utf8)
    let list = try #require(source.components(separatedBy: "Set.of(").dropFirst().first)
      .components(separatedBy: ");")[0]
    let known = list.components(separatedBy: "\"").enumerated().compactMap { index, word in
      index.isMultiple(of: 2) ? nil : word
    }
    #expect(Set(known) == Set(UIAutomatorAttribute.table.keys).union(["bounds"]))
  }

  // MARK: pytest

  private static func hasPytest() -> Bool { Python.has("pytest") }

  private func pytest(_ scratch: Scratch, command: String) throws -> String {
    let python = ProcessInfo.processInfo.environment["EARSHOT_PYTHON"] ?? "python3"
    return try Command.run(
      Self.environment,
      [
        python, "-m", "pytest", "-q", "-p", "pytest_earshot", "-p", "no:cacheprovider",
        "--tb=short",
        "--earshot", command,
      ], in: scratch.folder,
      environment: [
        "PYTHONPATH": Self.folder.appending(path: "python/src").path(),
        "PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "COLUMNS": "100",
      ]
    ).output
  }

  @Test(.enabled(if: hasPytest())) func `pass and fail in pytest`() throws {
    let scratch = try scratch(with: "python/tests/test_preferences.py")
    let output = try pytest(scratch, command: Command.executable.path())
    let failures = output.components(separatedBy: "= short test summary")[0]
      .split(separator: "\n").filter { !$0.hasPrefix("=") }.joined(separator: "\n")
    try expect(failures + "\n", asIn: "python/tests/expected.txt")
    #expect(output.contains("1 failed, 5 passed"))
  }

  @Test(.enabled(if: hasPytest()), arguments: impostors)
  func `report errors of the command in pytest`(_ script: String?, _ message: String) throws {
    let scratch = try scratch(with: "python/tests/test_preferences.py")
    let command = try script.map { try impostor($0, in: scratch) } ?? "no-such-command"
    #expect(try pytest(scratch, command: command).contains(message))
  }

  // MARK: Remarks

  private static let expired = """
    accepted:
      - {kind: wrong-text, stop: quality, reason: Fixed in May., until: 2020-01-01}

    """

  private func remark(in scratch: Scratch) throws -> String {
    _ = try scratch.file("accepted.yaml", Data(Self.expired.utf8))
    let printed = try Command.run(
      ["diff", "preferences.yaml", "preferences-dump.xml", "--accepted", "accepted.yaml"],
      in: scratch.folder)
    let lines = printed.output.split(separator: "\n")
    let line = try #require(lines.first { $0.contains(", reported again: ") }, "\(printed)")
    return String(line.drop { $0 == " " })
  }

  @Test(.enabled(if: hasPytest())) func `show remarks on accepted findings in pytest`() throws {
    let scratch = try scratch()
    let remark = try remark(in: scratch)
    let test = """
      import pathlib
      def test_it(expect_announcements):
          expect_announcements(pathlib.Path("preferences-dump.xml"), match="preferences.yaml",
                               accepted="accepted.yaml")
      """
    _ = try scratch.file("test_it.py", Data(test.utf8))
    #expect(try pytest(scratch, command: Command.executable.path()).contains(remark))
  }

  @Test(.enabled(if: hasJUnit())) func `show remarks on accepted findings in JUnit`() throws {
    let scratch = try scratch()
    let remark = try remark(in: scratch)
    let test = """
      import earshot.testing.Announcements;
      import java.nio.file.*;
      import org.junit.jupiter.api.Test;
      class RemarkTest {
        @Test void differs() throws Exception {
          String dump = new String(Files.readAllBytes(Path.of("preferences-dump.xml")), "UTF-8");
          Announcements.of(dump).accepting("accepted.yaml").match("preferences.yaml");
        }
      }
      """
    _ = try scratch.file("RemarkTest.java", Data(test.utf8))
    let output = try junit(
      scratch, tests: ["RemarkTest.java"], command: Command.executable.path())
    #expect(output.contains(remark), "\(output)")
  }

  // MARK: Recipes

  private static func blocks(_ language: String) throws -> [String] {
    let page = try String(
      contentsOf: Command.package.appending(path: "Docs/testing.md"), encoding: .utf8)
    return page.components(separatedBy: "```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  private static func hasNode() -> Bool {
    if (try? Command.run(environment, ["node", "--version"]))?.status == 0 { return true }
    print("SKIPPED: there is no Node here.")
    return false
  }

  @Test(.enabled(if: hasNode()), arguments: impostors)
  func `report errors of the command in Node`(_ script: String?, _ message: String) throws {
    let scratch = try scratch()
    let helper = Self.folder.appending(path: "javascript/index.cjs").path()
    let outcome = try Command.run(
      Self.environment,
      ["node", "-e", "require('\(helper)').expectAnnouncements('x', 'preferences.yaml')"],
      in: scratch.folder,
      environment: [
        "EARSHOT": try script.map { try impostor($0, in: scratch) } ?? "no-such-command"
      ])
    #expect(outcome.status != 0 && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(.enabled(if: hasNode())) func `show remarks on accepted findings in Node`() throws {
    let scratch = try scratch()
    let remark = try remark(in: scratch)
    let helper = Self.folder.appending(path: "javascript/index.cjs").path()
    let script = """
      const dump = require("node:fs").readFileSync("preferences-dump.xml", "utf8");
      require("\(helper)").expectAnnouncements(dump, "preferences.yaml", "--accepted", "accepted.yaml");
      """
    let outcome = try Command.run(
      Self.environment, ["node", "-e", script], in: scratch.folder,
      environment: ["EARSHOT": Command.executable.path()])
    #expect(outcome.errors.contains(remark), "\(outcome.errors)")
  }

  @Test(
    .enabled(if: hasNode()),
    arguments: [
      ("react-native-cart.json", "Pay", ["--platform", "voiceover"]),
      ("react-native-cart.json", "Pay", ["--platform", "talkback"]),
      ("detox-ios.txt", "Welcome", []),
    ])
  func `are recipes for JavaScript that work`(
    _ dump: String, _ label: String, _ options: [String]
  ) throws {
    let scratch = try Scratch()
    let file = Command.package.appending(path: "Tests/Dumps/\(dump)")
    let design = try Command.run(["import", file.path()] + options)
    #expect(design.status == 0, "\(design.errors)")
    _ = try scratch.file("design.yaml", Data(design.output.utf8))
    for name in ["index.cjs", "index.mjs"] {
      try FileManager.default.copyItem(
        at: Self.folder.appending(path: "javascript/\(name)"),
        to: scratch.folder.appending(path: name))
    }
    let arguments = (options + ["--fail-on", "error"]).map { "\"\($0)\"" }.joined(separator: ", ")
    let script = """
      import { readFileSync } from "node:fs";
      import { expectAnnouncements } from "./index.mjs";
      const screen = readFileSync(process.argv[2], "utf8");
      expectAnnouncements(screen, "design.yaml", \(arguments));
      try {
        expectAnnouncements(screen.replaceAll("\(label)", "Else"), "design.yaml", \(arguments));
      } catch (error) {
        console.log(error.message);
      }
      """
    _ = try scratch.file("test.mjs", Data(script.utf8))
    let outcome = try Command.run(
      Self.environment, ["node", "test.mjs", file.path()], in: scratch.folder,
      environment: ["EARSHOT": Command.executable.path()])
    #expect(outcome.status == 0, "\(outcome.errors)")
    func has(_ side: String, _ text: String) -> Bool {
      outcome.output.split(separator: "\n").contains {
        $0.hasPrefix("  \(side)") && $0.contains(text)
      }
    }
    #expect(has("expected", label) && has("heard", "Else"), "\(outcome.output)")
  }

  @Test(arguments: [
    ("swift", "Tests/Sample/Tests/SampleTests/PreferencesTests.swift", 1),
    ("java", "Integrations/jvm/test/PreferencesTest.java", 0),
    ("python", "Integrations/python/tests/test_preferences.py", 0),
  ])
  func `are shown on the page as they are tested`(
    _ language: String, _ file: String, _ index: Int
  ) throws {
    func lines(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0 != "}" }
    }
    let block = lines(try Self.blocks(language)[index])
    let source = lines(
      try String(contentsOf: Command.package.appending(path: file), encoding: .utf8))
    #expect(!block.isEmpty)
    for line in block { #expect(source.contains(line)) }
  }

  @Test(.enabled(if: Python.has("yaml"))) func `are a GitLab job that writes its report`()
    throws
  {
    let job = Command.package.appending(path: "Examples/ci/gitlab.yml")
    let script = """
      import yaml
      job = yaml.safe_load(open(path))["announcements"]
      reports = job["artifacts"]["reports"]
      found = job["script"] + [reports["junit"], reports["codequality"]] + job["artifacts"]["paths"]
      """
    let found = try Python.texts(in: Array(Data(contentsOf: job)), by: script)
    let scratch = try scratch()
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "designs"), withIntermediateDirectories: true)
    for (from, to) in [
      ("preferences.yaml", "designs/preferences.yaml"), ("preferences-dump.xml", "window_dump.xml"),
    ] {
      try FileManager.default.moveItem(
        at: scratch.folder.appending(path: from), to: scratch.folder.appending(path: to))
    }
    let commands = found.prefix(3).joined(separator: "\n")
    let folder = Command.executable.deletingLastPathComponent().path()
    let outcome = try Command.run(
      Self.environment, ["bash", "-e", "-c", commands], in: scratch.folder,
      environment: ["PATH": "\(folder):/usr/bin:/bin"])
    #expect(outcome.status == 1, "\(outcome.errors)")
    for (file, start) in zip(found.dropFirst(3), ["<?xml", "[{", "<!doctype html>"]) {
      let text = try String(contentsOf: scratch.folder.appending(path: file), encoding: .utf8)
      #expect(text.hasPrefix(start))
    }
  }
}
