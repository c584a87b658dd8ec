import EarshotFiles
import EarshotOutput
import Foundation
import Testing

@Suite final class `Outputs in a folder` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "earshot-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func claim(_ name: String) throws -> Destination {
    try Destination.claim([name], in: folder.path(), besides: [], links: .refused)[0]
  }

  private var names: Set<String> { Set(WholeFile.names(in: folder.path()) ?? []) }

  @Test func `replace the file that a killed run was writing`() throws {
    var temporary = ""
    try claim("a").write { file throws(FileError) in
      temporary = self.names.first { $0.hasSuffix(".partial") } ?? ""
      try file.write(Array("new".utf8))
    }
    try #require(!temporary.isEmpty)
    #expect(names == ["a"])
    try Data("half".utf8).write(to: folder.appending(path: temporary))
    _ = try claim("b")
    #expect(names == ["a", temporary])
    _ = try claim("a")
    #expect(names == ["a"])
  }
}
