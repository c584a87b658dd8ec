import Foundation
import Testing

struct SourceMap {
  let folders: [String]

  init() throws {
    let text = try String(
      contentsOf: Command.package.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    folders = text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("- `Sources/"), line.contains("`:") else { return nil }
      return line.split(separator: "`").dropFirst().first.map(String.init)
    }
  }

  static func targets() throws -> [[String]] {
    let rooms = try SourceMap().folders.filter { $0.count { $0 == "/" } == 2 }
    return Dictionary(grouping: rooms) { $0.split(separator: "/")[1] }.values.map(\.self)
  }

  static func files(in folder: String) -> [String] {
    let paths = FileManager.default.subpaths(
      atPath: Command.package.appending(path: folder).path())
    return (paths ?? []).filter { $0.hasSuffix(".swift") && !$0.hasSuffix("+Generated.swift") }
      .sorted().map { "\(folder)/\($0)" }
  }

  static func arrowsBack(in rooms: [[String: SourceFile]]) -> [String] {
    let nested = rooms.flatMap(\.values).map(\.nested).reduce(into: [:]) { all, file in
      all.merge(file) { $0.union($1) }
    }
    var later: Set<String> = []
    var arrows: [String] = []
    for room in rooms.reversed() {
      for (path, file) in room {
        for name in later.intersection(file.mentions.keys).subtracting(file.ownNames(nested)) {
          arrows.append("\(path):\(file.mentions[name] ?? 0): \(name)")
        }
      }
      later.formUnion(room.values.flatMap(\.types))
    }
    return arrows.sorted()
  }
}

@Suite struct `The source map` {
  @Test func `has a line for every folder of sources and for no other`() throws {
    let folders = SourceMap.files(in: "Sources").map { path in
      let names = path.split(separator: "/")
      return names.dropLast().prefix(3).joined(separator: "/")
    }
    let map = try SourceMap().folders
    #expect(
      Set(map) == Set(folders).union(["Sources/CArguments", "Sources/CEspeakNG", "Sources/CVoice"]))
    #expect(Set(map).count == map.count)
  }

  @Test(arguments: try SourceMap.targets())
  func `has no file that names a type of a later folder`(rooms: [String]) throws {
    let files = try rooms.map { room in
      try Dictionary(
        uniqueKeysWithValues: SourceMap.files(in: room).map { path in
          let url = Command.package.appending(path: path)
          return (path, SourceFile(try String(contentsOf: url, encoding: .utf8)))
        })
    }
    #expect(files.allSatisfy { $0.values.contains { !$0.types.isEmpty } })
    #expect(SourceMap.arrowsBack(in: files) == [])
  }

  /// The first folder declares `Node.Walk`, and the second folder declares `Walk`.
  @Test(arguments: [
    ("let walk: Walk", true), ("func walk<T: Walk>()", true), ("extension Walk {}", true),
    (#"let text = "on \(Walk.name)""#, true), ("let empty = \"\"\nlet walk: Walk", true),
    ("extension Node {}\nlet walk: Walk", false), ("let walk: Node.Walk", false),
    ("private struct Walk {}\nlet walk: Walk", false), ("// a Walk", false),
    ("/* a Walk */ let a = 1", false), (#"let text = "Walk""#, false),
    ("let text = \"\"\"\n  a \"Walk\"\n  \"\"\"", false), (##"let a = #"\(Walk)"#"##, false),
    ("let walk: Way", false),
  ])
  func `is broken only by names in code`(_ text: String, isBroken: Bool) {
    let rooms = [
      ["a.swift": SourceFile(text), "b.swift": SourceFile("struct Node {\n  struct Walk {}\n}")],
      ["c.swift": SourceFile("public struct Walk {\n  struct Way {}\n}\nprivate struct Way {}")],
    ]
    #expect(SourceMap.arrowsBack(in: rooms).isEmpty != isBroken)
  }
}
