import Foundation

struct ScreenPair {
  let name: String
  let design: String
  let capture: String

  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func all() throws -> [ScreenPair] {
    let folder = package.appending(path: "Tests/Screens")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    return try names.filter { !$0.hasSuffix(".yaml") }.map { name in
      func text(_ file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      }
      return ScreenPair(
        name: name.replacing(".", with: "-"), design: try text(name.prefix { $0 != "." } + ".yaml"),
        capture: try text(name))
    }
  }

  static func differences(of pairs: [ScreenPair]) throws -> [String: [String]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (kind, suffix, text) in [
      ("designs", "yaml", \ScreenPair.design), ("captures", "txt", \.capture),
    ] {
      let place = folder.appending(path: kind)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for pair in pairs {
        let file = place.appending(path: "\(pair.name).\(suffix)")
        try Data(pair[keyPath: text].utf8).write(to: file)
      }
    }
    let output = folder.appending(path: "differences.jsonl")
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "earshot")
    process.arguments = [
      "diff", "designs", "captures", "--format", "jsonl", "--output", output.path(),
    ]
    process.currentDirectoryURL = folder
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
    return try lines.reduce(into: [:]) { found, line in
      let comparison = try JSONDecoder().decode(Comparison.self, from: Data(line.utf8))
      found[comparison.name, default: []] += comparison.lines
    }
  }

  private struct Comparison: Decodable {
    struct Stop: Decodable { var findings: [Finding] }
    struct Finding: Decodable { var kind: String }

    var title: String
    var expected: String
    var stops: [Stop]

    var name: String { URL(filePath: expected).deletingPathExtension().lastPathComponent }

    var lines: [String] {
      stops.filter { !$0.findings.isEmpty }
        .map { "\(title): \($0.findings.map(\.kind).joined(separator: " "))" }
    }
  }
}
