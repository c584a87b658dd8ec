import EarshotOutput
import Foundation
import Testing

@Suite struct `Whole files` {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path() }

  private func write(
    _ text: String, to path: String, links: OutputLinks = .refused
  ) throws(FileError) {
    try WholeFile.write(to: path, links: links) { (sink) throws(FileError) in
      try sink.write(Array(text.utf8))
    }
  }

  private var names: [String] { WholeFile.names(in: folder.path()) ?? [] }

  @Test(arguments: [0o600, 0o644, 0o755])
  func `keep the mode of the file that they replace`(mode: Int) throws {
    try write("old", to: path("a"))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path("a"))
    try write("new", to: path("a"))
    let kept =
      try FileManager.default.attributesOfItem(atPath: path("a"))[.posixPermissions] as? Int
    #expect(kept == mode)
    #expect(try String(contentsOfFile: path("a"), encoding: .utf8) == "new")
    #expect(names == ["a"])
  }

  @Test func `replace neither a link nor its target`() throws {
    try write("old", to: path("file"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: "file")
    let error = try #require(throws: FileError.self) { try write("new", to: path("link")) }
    #expect(error.reason.contains("--follow-links"))
    #expect(try String(contentsOfFile: path("file"), encoding: .utf8) == "old")
    #expect(names == ["file", "link"])
  }

  @Test func `can be below a link`() throws {
    try FileManager.default.createDirectory(
      atPath: path("folder"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: "folder")
    try write("new", to: path("link/file"))
    #expect(try String(contentsOfFile: path("folder/file"), encoding: .utf8) == "new")
  }

  @Test func `replace the target of a link that may be followed, and leave the link`() throws {
    try write("old", to: path("file"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: "file")
    try FileManager.default.createSymbolicLink(
      atPath: path("second"), withDestinationPath: path("link"))
    try write("new", to: path("second"), links: .followed)
    #expect(try String(contentsOfFile: path("file"), encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "file")
    #expect(names == ["file", "link", "second"])
  }

  @Test func `refuse links in a circle`() throws {
    try FileManager.default.createSymbolicLink(atPath: path("a"), withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(atPath: path("b"), withDestinationPath: "a")
    #expect(throws: FileError.self) { try write("x", to: path("a")) }
    #expect(throws: FileError.self) { try write("x", to: path("a"), links: .followed) }
  }

  @Test func `leave only the old file when writing fails`() throws {
    try write("old", to: path("a"))
    let problem = FileError(.write, path("a"), code: 28)
    #expect(throws: problem) {
      try WholeFile.write(to: path("a")) { (sink) throws(FileError) in
        try sink.write([0x61])
        throw problem
      }
    }
    #expect(try String(contentsOfFile: path("a"), encoding: .utf8) == "old")
    #expect(names == ["a"])
  }

  @Test func `remove the files of a killed writer`() throws {
    let left = try temporaryName(of: "a")
    try Data("half".utf8).write(to: folder.appending(path: left))
    try Data("other".utf8).write(to: folder.appending(path: ".earshot-0-1.partial"))
    try write("new", to: path("a"))
    #expect(names == [".earshot-0-1.partial", "a"])
  }

  private func temporaryName(of name: String) throws -> String {
    var found = ""
    try WholeFile.write(to: path(name)) { (sink) throws(FileError) in
      found = names.first { $0.hasPrefix(".earshot-") } ?? ""
      try write("second", to: path(name))
      #expect(names.contains(found))
    }
    return try #require(found.isEmpty ? nil : found)
  }

  @Test func `have one identity under all of their names`() throws {
    try write("x", to: path("a"))
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "a")
    try FileManager.default.linkItem(atPath: path("a"), toPath: path("hard"))
    let identity = try #require(FileIdentity(of: path("a")))
    for name in ["./a", "link", "hard", "../\(folder.lastPathComponent)/a"] {
      #expect(FileIdentity(of: path(name)) == identity)
      #expect(FileIdentity(ofPlace: path(name)) == identity)
    }
    #expect(FileIdentity(of: path("new")) == nil)
    #expect(FileIdentity(ofPlace: path("new")) == FileIdentity(ofPlace: path("./new")))
    #expect(FileIdentity(ofPlace: path("new")) != FileIdentity(ofPlace: path("newer")))
  }
}
