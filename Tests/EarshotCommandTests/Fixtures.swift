import EarshotKit
import Foundation
import Testing

enum Fixtures {
  static let designs =
    files(in: "Examples", withSuffixes: [".yaml"])
    + files(in: "Examples/diff", withSuffixes: [".yaml"])
  static let captures =
    files(in: "Tests/Dumps", withSuffixes: [".xml", ".json", ".txt"])
    + files(in: "Examples/diff", withSuffixes: [".xml", ".log"])
  static let pairs: [(design: String, capture: String)] =
    ["dump.xml", "talkback.log"].map { suffix in
      ("Examples/diff/preferences.yaml", "Examples/diff/preferences-\(suffix)")
    }
    + files(in: "Tests/Screens", withSuffixes: [".xml", ".json", ".txt"]).map { capture in
      ("\(capture.prefix { $0 != "." }).yaml", capture)
    }
  static let walks = [
    ("Examples", ".walk"), ("Tests/EarshotFilesTests/Walking/Goldens", ".script"),
  ]
  .flatMap { folder, suffix in
    files(in: folder, withSuffixes: [suffix]).map { script in
      let name = URL(filePath: script).deletingPathExtension().lastPathComponent
      return (design: "Examples/\(name).yaml", script: script)
    }
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Command.package.appending(path: path)))
  }

  static func source(_ path: String) throws -> Source { .bytes(try bytes(path), named: path) }

  private static func files(in folder: String, withSuffixes suffixes: [String]) -> [String] {
    let url = Command.package.appending(path: folder)
    return ((try? FileManager.default.contentsOfDirectory(atPath: url.path())) ?? [])
      .filter { name in suffixes.contains { name.hasSuffix($0) } }
      .sorted().map { "\(folder)/\($0)" }
  }
}

@Suite struct `The fixtures` {
  @Test func `are there for the tests that go through them`() {
    #expect(Fixtures.designs.count >= 9)
    #expect(Fixtures.captures.count >= 34)
    #expect(Fixtures.walks.count >= 8)
    #expect(Fixtures.pairs.count >= 100)
  }
}
