import Foundation
import Testing

struct Guide: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    case file(name: String, content: String)
    case session(command: String, output: String)
  }

  let path: String

  var testDescription: String { path }
  private var file: URL { Command.package.appending(path: path) }

  static let all: [Guide] = {
    let docs = try? FileManager.default.contentsOfDirectory(
      atPath: Command.package.appending(path: "Docs").path())
    let names = (docs ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "Docs/\($0)" }
    return (["README.md", "Profiles/README.md"] + names).map(Guide.init)
  }()

  func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  func write(_ text: String) throws { try text.write(to: file, atomically: true, encoding: .utf8) }

  static let isRecording = ProcessInfo.processInfo.environment["RECORD_README"] != nil

  func steps() throws -> [Step] {
    let pattern = /<!-- file: (\S+) -->\n```\w+\n((?s).*?)```|```console\n\$ ([^\n]*)\n((?s).*?)```/
    return try text().matches(of: pattern).map { match in
      if let name = match.1, let content = match.2 {
        .file(name: String(name), content: String(content))
      } else {
        .session(command: String(match.3 ?? ""), output: String(match.4 ?? ""))
      }
    }
  }

  func unrun() throws -> [String] {
    try text().matches(of: /```sh\n((?s).*?)```/).flatMap { $0.1.split(separator: "\n") }
      .map(String.init)
  }

  func commandLines() throws -> [String] {
    let text = try text()
    let prose = text.replacing(/```(?s).*?```/, with: "")
    var lines = prose.split(separator: "\n").filter { $0.hasPrefix("    ") }.map(String.init)
    for block in text.matches(of: /```\w+\n((?s).*?)```/) {
      lines += block.1.split(separator: "\n").map(String.init)
    }
    for span in prose.matches(of: /`([^`]+)`/) {
      lines.append(String(span.1.replacing("\n", with: " ")))
    }
    return lines.flatMap { $0.split { "|;&>()".contains($0) } }.map { part in
      let line = part.trimmingCharacters(in: .whitespaces)
      return line.hasPrefix("$ ") ? String(line.dropFirst(2)) : line
    }.filter { $0.hasPrefix("earshot ") }
  }
}

@Suite(.serialized) struct `The guides` {
  @Test(arguments: Guide.all) func `show the output of their commands`(guide: Guide) throws {
    let scratch = try Scratch()
    for name in ["Examples", "Corpus"] {
      try FileManager.default.createSymbolicLink(
        at: scratch.folder.appending(path: name),
        withDestinationURL: Command.package.appending(path: name))
    }
    var text = try guide.text()
    for step in try guide.steps() {
      switch step {
      case .file(let name, let content):
        let original = Command.package.appending(path: name)
        if FileManager.default.fileExists(atPath: original.path()) {
          #expect(try String(contentsOf: original, encoding: .utf8) == content, "\(name)")
        } else {
          _ = try scratch.file(name, Data(content.utf8))
        }
      case .session(let command, let output):
        guard Command.hasVoice || !command.contains("earshot speak") else {
          print("SKIPPED: \(command): earshot-voice was not built")
          continue
        }
        let printed = try run(command, in: scratch.folder)
        if Guide.isRecording {
          text = text.replacing(
            "```console\n$ \(command)\n\(output)```",
            with: "```console\n$ \(command)\n\(printed)```")
        } else {
          #expect(printed == output, "\(command); write it anew with RECORD_README=1")
        }
      }
    }
    if Guide.isRecording { try guide.write(text) }
  }

  private func run(_ command: String, in folder: URL) throws -> String {
    let programs = Command.executable.deletingLastPathComponent().path()
    let script = "PATH='\(programs)':\"$PATH\"; { \(command); } 2>&1"
    return try Command.run(URL(filePath: "/bin/sh"), ["-c", script], in: folder).output
  }

  private static let reasons: [String: String] = [
    "make demo": "builds and speaks; continuous integration runs it for itself",
    "make test": "runs the tests, this one as well",
    "adb": "needs a telephone",
    "python3 -m http.server": "serves until somebody ends it",
    "earshot studio": "serves until somebody ends it",
    "find FOLDER": "removes files, of a folder that the user names",
  ]

  @Test(arguments: Guide.all) func `give a reason for every command that no test runs`(
    guide: Guide
  ) throws {
    for line in try guide.unrun() {
      #expect(Self.reasons.keys.contains { line.hasPrefix($0) }, "\(line)")
    }
  }

  @Test(arguments: Guide.all) func `name only existing commands and options`(guide: Guide) throws {
    for line in try guide.commandLines() {
      let words = line.split(separator: " ").dropFirst().map(String.init)
      guard let name = words.first, name.first?.isLowercase == true, name != "help" else {
        continue
      }
      let help = try #require(Self.helps[name], "\(line)")
      for option in words where option.hasPrefix("--") && option.count > 2 {
        #expect(help.contains(option.prefix { !"=,.".contains($0) }), "\(option) in \(line)")
      }
    }
  }

  private static let helps: [String: String] = {
    let names = (try? Command.run(["--help"]).output) ?? ""
    var helps = ["": names]
    for match in names.matches(of: #/(?m)^  ([a-z]+)  /#) {
      helps[String(match.1)] = try? Command.run([String(match.1), "--help"]).output
    }
    return helps
  }()

  @Test(arguments: Guide.all) func `link to existing files`(guide: Guide) throws {
    let folder = Command.package.appending(path: guide.path).deletingLastPathComponent()
    let prose = try guide.text().replacing(/```(?s).*?```/, with: "")
    for match in prose.matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/) {
      let path = folder.appending(path: String(match.1)).path()
      #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
    }
  }
}

#if canImport(Glibc)
@Suite struct `The README` {
  @Test func `shows the announcements of a live walk for each key`() throws {
    let readme = Guide(path: "README.md")
    let fence = "```text\n$ earshot "
    let blocks = try readme.text().components(separatedBy: fence).dropFirst()
    let shown = try #require(blocks.first).components(separatedBy: "\n```")[0]
    let lines = shown.components(separatedBy: "\n")
    let terminal = try PseudoTerminal(lines[0].components(separatedBy: " "))
    var printed = [lines[0]]
    for said in lines.dropFirst().split(omittingEmptySubsequences: false, whereSeparator: \.isKey) {
      if said.startIndex > 1 {
        let key = lines[said.startIndex - 1]
        printed.append(key)
        terminal.type(try #require(keys[key], "\(key)"))
      }
      let text =
        Guide.isRecording
        ? terminal.readUntilQuiet() : terminal.read(until: (said.last ?? "") + "\r\n") ?? ""
      printed += text.split(whereSeparator: \.isNewline).map(String.init)
    }
    terminal.type("q")
    terminal.process.waitUntilExit()
    let now = printed.joined(separator: "\n")
    if Guide.isRecording {
      try readme.write(try readme.text().replacing(fence + shown, with: fence + now))
    } else {
      #expect(now == shown, "write it anew with RECORD_README=1")
    }
  }

  private var keys: [String: String] {
    [
      "[Return]": "\r", "[Escape]": "\u{1B}", "[Right arrow]": "\u{1B}[C",
      "[Left arrow]": "\u{1B}[D", "[Up arrow]": "\u{1B}[A", "[Down arrow]": "\u{1B}[B",
    ]
  }
}

extension String {
  fileprivate var isKey: Bool { hasPrefix("[") && hasSuffix("]") }
}
#endif
