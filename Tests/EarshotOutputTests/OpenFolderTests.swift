import EarshotOutput
import Foundation
import Testing

@Suite struct `Below an open folder` {
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    for folder in ["inside/folder", "outside"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: folder), withIntermediateDirectories: true)
    }
    try Data("precious".utf8).write(to: root.appending(path: "outside/file"))
    try Data("mine".utf8).write(to: root.appending(path: "inside/file"))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: "inside/\(name)").path(), withDestinationPath: target)
  }

  private func opened() throws -> OpenFolder {
    try OpenFolder(root.appending(path: "inside").path())
  }

  private func write(_ text: String, to name: String) throws {
    try opened().write(name) { (file) throws(FileError) in try file.write(Array(text.utf8)) }
  }

  private var sentinel: String? {
    try? String(contentsOf: root.appending(path: "outside/file"), encoding: .utf8)
  }

  @Test(arguments: [
    "../outside/file", "folder/../../outside/file", "link/file", "linked", "..", ".", "",
    "folder/./file", "file\0",
  ])
  func `nothing outside can be reached`(name: String) throws {
    try link("link", to: "../outside")
    try link("linked", to: "../outside/file")
    let folder = try opened()
    #expect(throws: FileError.self) { try folder.open(name) }
    #expect(throws: FileError.self) { try write("evil", to: name) }
    #expect(throws: FileError.self) { try folder.append([0x61], to: name) }
    #expect(throws: FileError.self) { try folder.remove(name) }
    #expect(throws: FileError.self) { try folder.link("file", as: name, by: folder) }
    #expect(sentinel == "precious")
  }

  /// In Swift, "/" and a combining mark are one character.
  @Test(arguments: ["..\u{2F}\u{301}x", "link\u{2F}\u{301}x", "..\u{2F}\u{20DD}x"])
  func `a combining mark does not hide a separator`(name: String) throws {
    try link("link", to: "../outside")
    #expect(throws: FileError.self) { try write("evil", to: name) }
    let outside = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "outside").path())
    #expect(outside == ["file"])
    #expect(FilePath.steps(of: name).count == 2)
  }

  @Test func `a folder that is exchanged with a link is not left`() throws {
    let folder = try opened()
    let below = try folder.folder(["folder"])
    try FileManager.default.removeItem(at: root.appending(path: "inside/folder"))
    try link("folder", to: "../outside")
    #expect(throws: FileError.self) {
      try below.write("file") { (file) throws(FileError) in try file.write([0x61]) }
    }
    #expect(throws: FileError.self) { try write("evil", to: "folder/file") }
    #expect(sentinel == "precious")
  }

  @Test(arguments: ["fifo", "folder", "device"])
  func `only regular files are opened, without waiting`(name: String) throws {
    #expect(mkfifo(root.appending(path: "inside/fifo").path(), 0o600) == 0)
    try link("device", to: "/dev/zero")
    let folder = try opened()
    #expect(throws: FileError.self) { try folder.open(name) }
    #expect(throws: FileError.self) {
      try OpenFile.regular(root.appending(path: "inside/\(name)").path())
    }
    #expect(throws: FileError.self) { try write("x", to: name) }
  }

  @Test func `a file that is longer than the limit is not read`() throws {
    let file = root.appending(path: "inside/sparse").path()
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    #expect(truncate(file, 5 << 30) == 0)
    let error = try #require(throws: FileError.self) {
      try OpenFile.regular(file).bytes(limit: 1 << 20)
    }
    #expect(error.code == FileError.tooLong)
  }

  @Test func `only temporary files of killed writers are swept`() throws {
    let names = [
      ".earshot-12ab-9.partial", ".earshot-x-9.partial", ".earshot-1-2-3.partial", "a.partial",
      ".earshot-12ab-9",
    ]
    for name in names { try write("x", to: name) }
    try link(".earshot-1-2.partial", to: "../outside/file")
    try opened().sweep()
    #expect(sentinel == "precious")
    let left = try #require(opened().names())
    #expect(!left.contains(".earshot-12ab-9.partial"))
    #expect(Set(left).isSuperset(of: names.dropFirst()))
    #expect(left.contains(".earshot-1-2.partial"))
  }

  @Test func `a found file must be in its folder`() throws {
    try link("linked", to: "../outside/file")
    try link("own", to: "file")
    let inside = root.appending(path: "inside").path()
    #expect(throws: FileError.self) { try OpenFile.found("\(inside)/linked", below: inside) }
    let own = try OpenFile.found("\(inside)/own", below: inside).bytes(limit: 100)
    #expect(own == Array("mine".utf8))
  }

  @Test(arguments: ["file", "folder", "linked", "dangling"])
  func `a new file replaces nothing`(name: String) throws {
    try link("linked", to: "../outside/file")
    try link("dangling", to: "../outside/missing")
    let before = try opened().names()
    #expect(throws: FileError.self) {
      try opened().write(name, isNew: true) { (file) throws(FileError) in try file.write([0x61]) }
    }
    #expect(try opened().names() == before && sentinel == "precious")
    #expect(try opened().open("file").bytes(limit: 9) == Array("mine".utf8))
  }

  @Test func `only one of many writers makes a new file`() async throws {
    let folder = try opened()
    let winners = await withTaskGroup(of: UInt8?.self) { group in
      for number in 0..<20 as Range<UInt8> {
        group.addTask {
          let isWritten: ()? = try? folder.write("new", isNew: true) {
            (file) throws(FileError) in try file.write([number])
          }
          return isWritten.map { number }
        }
      }
      return await group.reduce(into: [UInt8]()) { if let winner = $1 { $0.append(winner) } }
    }
    #expect(winners.count == 1)
    #expect(try folder.open("new").bytes(limit: 9) == winners)
    #expect(try opened().names() == ["file", "folder", "new"])
  }

  @Test func `a temporary folder is removed with its content, but no link is followed`() throws {
    let outside = root.appending(path: "outside").path()
    let path = try OpenFolder.withTemporary { folder in
      try folder.write("a/b/file") { (file) throws(FileError) in try file.write([0x61]) }
      for name in ["link", "a/link"] {
        try FileManager.default.createSymbolicLink(
          atPath: FilePath.joined(folder.path, name), withDestinationPath: outside)
      }
      return folder.path
    }
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(sentinel == "precious")
  }
}
