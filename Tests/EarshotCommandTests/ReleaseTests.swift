import Foundation
import TestTools
import Testing

@Suite struct `A release` {
  private static func version() throws -> String {
    let lines = try Command.run(["--version"]).output.split(separator: "\n")
    return String(lines[0].dropFirst("earshot ".count))
  }

  private static func files() throws -> [URL] {
    let folders = ["Packaging", "Integrations", "Docs", "Examples"].flatMap { folder in
      (FileManager.default.subpaths(atPath: Command.package.appending(path: folder).path()) ?? [])
        .map { "\(folder)/\($0)" }
    }
    return (["README.md", "action.yml"] + folders).map { Command.package.appending(path: $0) }
  }

  private static let records = ["fuzzing.md", "accuracy.md"]

  @Test func `has the version of Version.swift in every file with a version`() throws {
    let version = try Self.version()
    let forms =
      #/earshot(?:-testing)?[-_@: ]v?(\d+\.\d+\.\d+)|^version ?= ?"?([\d.]+)|from: "([^"]+)"|/earshot@([^\s]+)|<version>([^<]+)<|^  "version": "([^"]+)"/#
      .anchorsMatchLineEndings()
    var found: Set<String> = []
    for file in try Self.files() where !Self.records.contains(file.lastPathComponent) {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for match in text.matches(of: forms) {
        let matches = [match.1, match.2, match.3, match.4, match.5, match.6]
        let named = matches.compactMap(\.self).map(String.init)
        #expect([[version], ["v\(version)"]].contains(named), "\(file.path()): \(match.0)")
        found.insert(file.lastPathComponent)
      }
    }
    #expect(
      found.isSuperset(of: [
        "earshot.rb", "Dockerfile", "pyproject.toml", "pom.xml", "package.json", "release",
        "testing.md", "accessibility.yml",
      ]), "\(found)")
  }

  @Test(.enabled(if: Python.has("tomllib")))
  func `has one setting for its version and address`() throws {
    let scratch = try Scratch()
    let copied = try Command.run(
      URL(filePath: "/bin/sh"),
      [
        "-c",
        """
        git -C "$0" ls-files -z README.md Docs action.yml Examples/ci Integrations Packaging \
          Sources/EarshotCommand/Version.swift Scripts/set-release | tar -C "$0" --null -T - -c | tar -x
        git init -q . && git add -A
        """, Command.package.path(),
      ], in: scratch.folder)
    #expect(copied.status == 0, "\(copied.errors)")
    let set = try Command.run(
      URL(filePath: "/usr/bin/env"),
      ["python3", "Scripts/set-release", "9.8.7", "https://example.com/x", "me/earshot"],
      in: scratch.folder)
    #expect(set.status == 0, "\(set.errors)")
    let version = try Self.version()
    let left = try Command.run(
      URL(filePath: "/usr/bin/env"),
      [
        "grep", "-rnE",
        #"\b\#(version.replacing(".", with: "\\."))\b|example\.org/earshot|org\.example\.|OWNER/"#,
        ".",
      ],
      in: scratch.folder
    ).output.split(separator: "\n").filter { line in
      !Self.records.contains { line.contains($0) } && !line.contains("/.git/")
    }
    #expect(left.isEmpty, "\(left)")
  }

  @Test(arguments: ["wheel", "pom", "npm"])
  func `has the metadata that registries require`(kind: String) throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Command.package.appending(path: path), encoding: .utf8)
    }
    let (file, needed): (String, [String]) =
      switch kind {
      case "wheel":
        (
          "Integrations/python/pyproject.toml",
          ["readme = ", "license = \"Apache-2.0\"", "license-files = ", "requires-python = "]
        )
      case "pom":
        (
          "Integrations/jvm/pom.xml",
          [
            "<name>", "<description>", "<url>", "<licenses>", "<developers>", "<scm>",
            "<developerConnection>",
          ]
        )
      default:
        (
          "Integrations/javascript/package.json",
          ["\"license\": ", "\"main\": ", "\"import\": ", "\"require\": ", "\"files\": "]
        )
      }
    let content = try text(file)
    for word in needed { #expect(content.contains(word), "\(word)") }
  }

  @Test(.enabled(if: Python.has("tomllib")), arguments: [("3.4.29", "2_34"), ("3.4.30", "2_35")])
  func `is a wheel with the licences and the tag of its command`(library: String, tag: String)
    throws
  {
    let scratch = try Scratch()
    for name in [
      "bin/earshot", "tools/objdump", "share/doc/earshot/NOTICE",
      "share/doc/earshot/licences/Yams/LICENSE", "share/doc/earshot/LICENSES/GPL-3.0-or-later.txt",
    ] {
      let file = scratch.folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let script = "#!/bin/sh\necho '(GLIBC_2.34) memcpy'; echo '(GLIBCXX_\(library)) wait'\n"
      try Data(script.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path())
    }
    let python = ProcessInfo.processInfo.environment["EARSHOT_PYTHON"] ?? "python3"
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let outcome = try Command.run(
      URL(filePath: "/usr/bin/env"),
      [
        python, Command.package.appending(path: "Packaging/wheel.py").path(), scratch.folder.path(),
        scratch.folder.path(),
      ],
      environment: [
        "SOURCE_DATE_EPOCH": "1764000000", "PATH": "\(scratch.folder.path())/tools:\(path)",
      ])
    let name = outcome.output.trimmingCharacters(in: .newlines)
    #expect(name.contains("-manylinux_\(tag)_"), "\(outcome.output)\(outcome.errors)")
    let listed = try Command.run(
      URL(filePath: "/usr/bin/env"),
      [python, "-m", "zipfile", "-l", scratch.folder.appending(path: name).path()]
    ).output
    for text in ["licenses/LICENSE ", "licenses/NOTICE", "licenses/licences/Yams/LICENSE"] {
      #expect(listed.contains(text), "\(listed)")
    }
    #expect(!listed.contains("GPL"))
  }

  @Test func `is not made from a build without a voice or with shared libraries`() throws {
    let scratch = try Scratch()
    try Command.copy(Command.executable, to: scratch.folder.appending(path: "earshot"))
    func attempt() throws -> Command.Outcome {
      try Command.run(
        Command.package.appending(path: "Scripts/release"),
        [scratch.folder.appending(path: "out").path(), scratch.folder.path()])
    }
    let outcome = try attempt()
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("does not contain earshot-voice")
        || outcome.errors.contains("needs Swift's shared libraries"))
  }

  private static let dependencies = """
    {"dependencies": [
      {"identity": "swift-argument-parser", "version": "1.8.2", "dependencies": []},
      {"identity": "swift-nio", "version": "2.101.2", "dependencies": [
        {"identity": "swift-atomics", "version": "1.3.0", "dependencies": []},
        {"identity": "swift-collections", "version": "1.3.0", "dependencies": []},
        {"identity": "swift-system", "version": "1.6.3", "dependencies": []}]},
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
    // The file is renamed, because the validator recognizes the format by the name.
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
        == [
          "icu", "swift", "swift-argument-parser", "swift-atomics", "swift-collections",
          "swift-nio", "swift-system", "yams",
        ])
    #expect(linked("STATIC_LINK", by: "./bin/earshot-voice") == ["swift"])
    #expect(linked("DYNAMIC_LINK", by: "./bin/earshot-voice").contains("espeak-ng"))
    #expect(!linked("DYNAMIC_LINK", by: "./bin/earshot").contains("espeak-ng"))
    let voice = list.files.first { $0.fileName == "./bin/earshot-voice" }
    #expect(voice?.licenseConcluded == "GPL-3.0-or-later")
  }

  @Test func `is not made if a package has an unreviewed licence`() throws {
    let outcome = try list(Self.dependencies.replacing("yams", with: "zams"))
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(": zams"))
  }
}
