import Foundation
import Testing

@Suite struct `The build script` {
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "earshot", targets: [.executableTarget(name: "earshot")])
    """

  private func build(_ source: String, in scratch: Scratch) throws -> Command.Outcome {
    let files = FileManager.default
    for folder in ["Scripts", "Sources/earshot"] {
      try files.createDirectory(
        at: scratch.folder.appending(path: folder), withIntermediateDirectories: true)
    }
    _ = try scratch.file("Package.swift", Data(Self.manifest.utf8))
    _ = try scratch.file("Sources/earshot/main.swift", Data(source.utf8))
    let build = scratch.folder.appending(path: "Scripts/build")
    try Command.copy(Command.package.appending(path: "Scripts/build"), to: build)
    let setup = try scratch.file("Scripts/setup", Data("#!/bin/sh\necho without-voice\n".utf8))
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: setup.path())
    return try Command.run(build, [], in: scratch.folder)
  }

  @Test func `prints a compile error once and nothing else`() throws {
    let scratch = try Scratch()
    let outcome = try build("let stop: Int = \"button\"\n", in: scratch)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    let messages = outcome.errors.split(separator: "\n").filter { !$0.contains(" |") }
    #expect(messages.count == 1, "\(outcome.errors)")
    #expect(messages.first?.contains("main.swift:1:17: error: cannot convert value") == true)
  }

  @Test func `prints the folder of the command`() throws {
    let scratch = try Scratch()
    let outcome = try build("print(\"button\")\n", in: scratch)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let folder = try #require(outcome.output.split(separator: "\n").first)
    #expect(outcome.output == "\(folder)\n")
    let command = URL(filePath: "\(folder)/earshot")
    #expect(try Command.run(command, []).output == "button\n")
  }
}
