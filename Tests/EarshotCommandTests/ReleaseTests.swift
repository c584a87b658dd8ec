import Foundation
import TestTools
import Testing

@Suite struct `A release` {
  private static func version() throws -> String {
    let lines = try Command.run(["--version"]).output.split(separator: "\n")
    return String(lines[0].dropFirst("earshot ".count))
  }

  // MARK: The version

  private static func files() throws -> [URL] {
    let folders = ["Packaging", "Integrations", "Docs", "Examples"].flatMap { folder in
      (FileManager.default.subpaths(atPath: Command.package.appending(path: folder).path()) ?? [])
        .map { "\(folder)/\($0)" }
    }
    return (["README.md", "action.yml"] + folders).map { Command.package.appending(path: $0) }
  }

  @Test func `has the version of Version.swift in every file with a version`() throws {
    let version = try Self.version()
    let named = /earshot[-_ ]v?([0-9]+\.[0-9]+\.[0-9]+)|^version = "([^"]+)"/
      .anchorsMatchLineEndings()
    var found: Set<String> = []
    for file in try Self.files() {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for match in text.matches(of: named) {
        #expect((match.1 ?? match.2) == version[...], "\(file.path())")
        found.insert(file.lastPathComponent)
      }
    }
    #expect(found.isSuperset(of: ["earshot.rb", "Dockerfile", "pyproject.toml"]))
  }

  // MARK: Contents

  private static let dependencies = """
    {"dependencies": [
      {"identity": "swift-argument-parser", "version": "1.8.2", "dependencies": []},
      {"identity": "yams", "version": "6.2.2", "dependencies": []}]}
    """

  private func list(_ dependencies: String) throws -> Command.Outcome {
    let scratch = try Scratch()
    for name in ["bin/earshot", "bin/earshot-voice", "share/doc/earshot/README.md"] {
      let file = scratch.folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(name.utf8).write(to: file)
    }
    let python = ProcessInfo.processInfo.environment["EARSHOT_PYTHON"] ?? "python3"
    return try Command.run(
      URL(filePath: "/usr/bin/env"),
      [python, "Scripts/spdx.py", "0.1.0", "2026-01-02", scratch.folder.path()],
      input: Data(dependencies.utf8))
  }

  private static let validate = """
    from spdx_tools.spdx.parser.parse_anything import parse_file
    from spdx_tools.spdx.validation.document_validator import validate_full_spdx_document
    document = parse_file(path)
    found = [each.validation_message for each in validate_full_spdx_document(document)]
    """

  @Test(.enabled("needs the Python package spdx-tools") { Python.has("spdx_tools") })
  func `has a list of its contents in SPDX 2-3`() throws {
    let list = try list(Self.dependencies).output
    // The validator recognizes the format by the file's name.
    let validate =
      "import os\nos.rename(path, path + '.spdx.json')\npath += '.spdx.json'\n" + Self.validate
    #expect(try Python.texts(in: Array(list.utf8), by: validate) == [])
    let broken = list.replacing("Unicode-3.0", with: "Unicode-4.0")
    #expect(try Python.texts(in: Array(broken.utf8), by: validate) != [])
  }

  @Test func `lists the libraries of each program`() throws {
    struct List: Decodable {
      struct Element: Decodable {
        var SPDXID: String
        var name: String?
        var fileName: String?
        var licenseConcluded: String
      }
      struct Relationship: Decodable {
        var spdxElementId: String
        var relationshipType: String
        var relatedSpdxElement: String
      }
      var packages: [Element]
      var files: [Element]
      var relationships: [Relationship]
    }
    let list = try JSONDecoder().decode(
      List.self, from: Data(try list(Self.dependencies).output.utf8))
    let names = Dictionary(
      uniqueKeysWithValues: (list.packages + list.files).map { ($0.SPDXID, $0.name ?? $0.fileName) }
    )
    func linked(_ kind: String, by program: String) -> Set<String> {
      let all = list.relationships.filter {
        $0.relationshipType == kind && names[$0.spdxElementId] == program
      }
      return Set(all.compactMap { names[$0.relatedSpdxElement] ?? nil })
    }
    #expect(
      linked("STATIC_LINK", by: "./bin/earshot")
        == ["icu", "swift", "swift-argument-parser", "yams"])
    #expect(linked("STATIC_LINK", by: "./bin/earshot-voice") == ["swift"])
    #expect(linked("DYNAMIC_LINK", by: "./bin/earshot-voice").contains("espeak-ng"))
    #expect(!linked("DYNAMIC_LINK", by: "./bin/earshot").contains("espeak-ng"))
    let voice = list.files.first { $0.fileName == "./bin/earshot-voice" }
    #expect(voice?.licenseConcluded == "GPL-3.0-or-later")
  }

  @Test func `is not made if a package has an unreviewed licence`() throws {
    let outcome = try list(Self.dependencies.replacing("yams", with: "zams"))
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("which licence these have: zams"))
  }
}
