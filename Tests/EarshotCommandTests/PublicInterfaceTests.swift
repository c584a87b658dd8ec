import Foundation
import Testing

/// `EARSHOT_RECORD=1` writes the lists of public symbols again.
@Suite struct PublicInterfaceTests {
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Fragment: Decodable { var spelling: String }

      var pathComponents: [String]
      var declarationFragments: [Fragment]

      var line: String {
        let declaration = declarationFragments.map(\.spelling).joined()
          .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return "\(pathComponents.joined(separator: ".")): \(declaration)"
      }
    }

    var symbols: [Symbol]
  }

  private struct Machine: Decodable {
    struct Target: Decodable { var unversionedTriple: String }

    struct Paths: Decodable { var runtimeResourcePath: String }

    var target: Target
    var paths: Paths?
  }

  private func run(_ arguments: [String]) throws -> String {
    let outcome = try Command.run(URL(filePath: "/usr/bin/env"), ["swift"] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  private func interface(of library: String) throws -> String {
    let scratch = try Scratch()
    let modules = Command.executable.deletingLastPathComponent().appending(path: "Modules").path()
    let machine = try JSONDecoder().decode(
      Machine.self, from: Data(run(["-print-target-info"]).utf8))
    _ = try run([
      "symbolgraph-extract", "-module-name", library, "-I", modules,
      "-I", Command.package.appending(path: ".build/checkouts/Yams/Sources/CYaml/include").path(),
      "-I", Command.package.appending(path: "Sources/CArguments/include").path(),
      "-target", machine.target.unversionedTriple, "-minimum-access-level", "public",
      "-skip-synthesized-members", "-output-dir", scratch.folder.path(),
    ])
    let graphs = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path())
    let lines = try graphs.flatMap { file in
      let data = try Data(contentsOf: scratch.folder.appending(path: file))
      return try JSONDecoder().decode(Graph.self, from: data).symbols.map(\.line)
    }
    return Set(lines).sorted().map { $0 + "\n" }.joined()
  }

  #if os(Linux)
  @Test func `suffices for the additions and articles outside the package`() throws {
    let outside = Command.package.appending(path: "Tests/EarshotExtensionTests/Outside")
    let files = try FileManager.default.contentsOfDirectory(atPath: outside.path())
      .filter { $0.hasSuffix(".swift") }.map { outside.appending(path: $0).path() }
    #expect(!files.isEmpty)
    let modules = Command.executable.deletingLastPathComponent().appending(path: "Modules").path()
    let plugins = try run(["-print-target-info"])
    let resources = try #require(
      JSONDecoder().decode(Machine.self, from: Data(plugins.utf8)).paths?.runtimeResourcePath)
    let outcome = try Command.run(
      URL(filePath: "/usr/bin/env"),
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-module-name", "Outside", "-I", modules,
        "-I", Command.package.appending(path: ".build/checkouts/Yams/Sources/CYaml/include").path(),
        "-I", Command.package.appending(path: "Sources/CArguments/include").path(),
        "-plugin-path", "\(resources)/host/plugins/testing",
      ] + files)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(arguments: [
    "Earshot", "EarshotProfiles", "EarshotOutput", "EarshotFiles", "EarshotKit", "EarshotTesting",
  ])
  func `matches its list, so that every change is deliberate`(_ library: String) throws {
    let file = Command.package.appending(path: "Docs/api/\(library).txt")
    let found = try interface(of: library)
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(found.utf8).write(to: file)
    }
    let listed = Set(try String(contentsOf: file, encoding: .utf8).split(separator: "\n"))
    let named = Set(found.split(separator: "\n"))
    #expect(named.subtracting(listed).sorted() == [], "Not in \(file.lastPathComponent).")
    #expect(listed.subtracting(named).sorted() == [], "In \(file.lastPathComponent) and gone.")
  }

  @Test func `has at most 160 types`() throws {
    let folder = Command.package.appending(path: "Docs/api")
    let lists = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    let types = lists.joined().split(separator: "\n").filter {
      $0.contains(#/: (@\w+ |final |indirect )*(struct|enum|class|protocol|actor) /#)
    }
    #expect(types.count <= 160)
  }
  #endif
}
