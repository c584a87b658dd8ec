import Earshot
import EarshotFiles
import EarshotOutput
import Foundation
import Testing

@Suite final class `Outputs in a folder` {
  private let folder: URL
  private let outside: URL

  init() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID())")
    (folder, outside) = (place.appending(path: "folder"), place.appending(path: "outside"))
    for folder in [folder, outside] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  private func claim(_ name: String, links: OutputLinks = .refused) throws -> Destination {
    try Destination.claim([name], in: folder.path(), besides: [], links: links)[0]
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func addLinks() throws {
    let file = outside.appending(path: "file")
    try Data("old".utf8).write(to: file)
    for (link, target) in [("file", file), ("deep", outside)] {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: link), withDestinationURL: target)
    }
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

  @Test(arguments: ["file", "deep/file", "deep/new/file"])
  func `do not replace what is behind a link inside`(name: String) throws {
    try addLinks()
    let error = try #require(throws: InputError.self) { try claim(name).write([7]) }
    #expect(error.kind.rawValue == 73)
    let reason = "cannot be created: it is a symbolic link; remove it, or add --follow-links"
    #expect("\(error)".contains(reason))
    #expect(try text("file") == "old")
    #expect(WholeFile.names(in: outside.path()) == ["file"])
  }

  @Test(arguments: ["file", "deep/file"])
  func `replace the target of a link that may be followed`(name: String) throws {
    try addLinks()
    try claim(name, links: .followed).write(Array("new".utf8))
    #expect(try text("file") == "new")
    #expect(names == ["deep", "file"])
    let link = folder.appending(path: "file").path()
    #expect(FileStatus(of: link, followsLinks: false)?.isLink == true)
    #expect(WholeFile.names(in: outside.path()) == ["file"])
    try claim("deep/new/other", links: .followed).write(Array("other".utf8))
    #expect(try text("deep/new/other") == "other")
  }

  @Test func `are regular files, also behind a link`() throws {
    try addLinks()
    let pipe = outside.appending(path: "pipe")
    #expect(mkfifo(pipe.path(), 0o600) == 0)
    for (name, target) in [("pipe", pipe.path()), ("none", "none/file"), ("self", "self")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: name).path(), withDestinationPath: target)
      let error = try #require(throws: InputError.self) {
        try claim(name, links: .followed).write([7])
      }
      #expect(error.kind.rawValue == 73)
      #expect(!"\(error)".contains("--follow-links"))
    }
    #expect(throws: InputError.self) { try claim("deep/../file", links: .followed).write([7]) }
    #expect(try text("file") == "old")
  }
}
