import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput
import Foundation
import Testing

@Suite struct `The search for a project file` {
  private let screens: Screens
  private let design = "a/b/c/screen.yaml"

  init() throws {
    screens = try Screens([
      "outside.yaml": "platform: voiceover\n", "root/a/b/c/screen.yaml": Screens.design("Pay"),
    ])
  }

  private func path(_ name: String) -> String { screens.folder.appending(path: name).path() }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: screens.folder.appending(path: name))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  private static let folders = ["root", "root/a", "root/a/b", "root/a/b/c"]

  /// Each bit of `files` decides whether one of the folders contains a project file.
  @Test(arguments: 0..<16) func `uses the nearest file up to the first repository`(_ files: Int)
    throws
  {
    for repositories in 0..<16 {
      let screens = try Screens(["root/a/b/c/screen.yaml": Screens.design("Pay")])
      for (level, folder) in Self.folders.enumerated() {
        if files >> level & 1 == 1 {
          try Data("language: l\(level)\n".utf8).write(
            to: screens.folder.appending(path: "\(folder)/earshot.yaml"))
        }
        if repositories >> level & 1 == 1 {
          try FileManager.default.createDirectory(
            at: screens.folder.appending(path: "\(folder)/.git"), withIntermediateDirectories: false
          )
        }
      }
      var expected: Int?
      for level in [3, 2, 1, 0] {
        expected = files >> level & 1 == 1 ? level : nil
        if expected != nil || repositories >> level & 1 == 1 { break }
      }
      let name = expected.map { "l\($0)" }
      let found = try Projects().project(
        of: .file(screens.folder.appending(path: "root/\(design)").path()))
      #expect(found?.language == name, "repositories \(repositories)")
      let root = try OpenFolder(screens.folder.appending(path: "root").path())
      let shared = try Projects(below: root, texts: "given").project(
        of: .text("", named: design))
      #expect(shared?.language == name, "repositories \(repositories), shared")
      #expect(
        shared?.file
          == expected.map { Self.folders[$0] + "/earshot.yaml" }.map {
            String($0.dropFirst("root/".count))
          })
    }
  }

  @Test func `never leaves a shared folder`() throws {
    try write("language: de\n", "earshot.yaml")
    let root = try OpenFolder(path("root"))
    let projects = Projects(below: root, texts: "given")
    #expect(try projects.project(of: .text("", named: design)) == nil)
    try link("root/earshot.yaml", to: "../earshot.yaml")
    #expect(throws: InputError.self) {
      try Projects(below: root, texts: "given").project(of: .text("", named: design))
    }
    #expect(try projects.project(of: .text("", named: "given/designs-1")) == nil)
  }

  @Test func `ends at the home folder`() throws {
    try write("platform: talkback\n", "earshot.yaml")
    let run = { home in
      try Command.run(
        ["preview", "a/b/c/screen.yaml"], in: screens.folder.appending(path: "root"),
        environment: ["HOME": home])
    }
    #expect(try run("/nowhere").output.contains("project: ../earshot.yaml"))
    #expect(try !run(path("root/a")).output.contains("project:"))
    try write("platform: voiceover\n", "root/a/earshot.yaml")
    #expect(try run(path("root/a")).output.contains("project: a/earshot.yaml"))
  }

  @Test func `does not leave the folder of a file through links`() throws {
    try link("root/a/earshot.yaml", to: "../../outside.yaml")
    let error = try #require(throws: InputError.self) {
      try Projects().project(of: .file(path("root/\(design)")))
    }
    #expect(error.message.contains("its path leads outside the folder"))
    try FileManager.default.removeItem(atPath: path("root/a/earshot.yaml"))
    try write(
      "accepted: in/accepted.yaml\nprofile-files: [/etc/passwd, ../x, a/../b, '']\n",
      "root/earshot.yaml")
    try FileManager.default.createDirectory(
      atPath: path("root/in"), withIntermediateDirectories: false)
    try link("root/in/accepted.yaml", to: "../../outside.yaml")
    let errors = try #require(throws: InputError.self) {
      try Projects().project(of: .file(path("root/\(design)")))
    }.all
    #expect(errors.map { $0.location?.line } == [1, 2, 2, 2, 2])
    #expect(errors.first?.message.contains("its path leads outside the folder") == true)
    #expect(
      errors.dropFirst().allSatisfy { $0.message.contains("expected the path of a file below") })
  }

  @Test func `does not skip a pipe`() throws {
    #expect(mkfifo(path("root/a/earshot.yaml"), 0o600) == 0)
    try write("language: de\n", "root/earshot.yaml")
    let error = try #require(throws: InputError.self) {
      try Projects().project(of: .file(path("root/\(design)")))
    }
    #expect(error.message.contains("it is a pipe"), "\(error)")
    #expect(throws: InputError.self) {
      try Projects(below: OpenFolder(path("root")), texts: "given").project(
        of: .text("", named: design))
    }
  }

  @Test func `follows a link to the folder of a design`() throws {
    try write("language: de\n", "root/a/earshot.yaml")
    try link("shortcut", to: "root/a/b/c")
    let project = try Projects().project(of: .file(path("shortcut/screen.yaml")))
    #expect(project?.language == "de")
  }

  @Test func `skips folders and missing files, and reads an empty file`() throws {
    try FileManager.default.createDirectory(
      atPath: path("root/a/b/earshot.yaml"), withIntermediateDirectories: false)
    try write("# no keys\n", "root/a/earshot.yaml")
    try write("language: de\n", "root/earshot.yaml")
    let project = try #require(try Projects().project(of: .file(path("root/\(design)"))))
    #expect(project.language == nil)
    #expect(try Projects().project(of: .file("missing/folder/screen.yaml")) == nil)
    #expect(try Projects().project(of: .text("", named: path("root/\(design)"))) == nil)
    #expect(try Projects().project(of: "-") == nil)
    #expect(try Projects.none.project(of: .file(path("root/\(design)"))) == nil)
  }
}
