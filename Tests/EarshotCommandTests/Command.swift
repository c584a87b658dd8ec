import Foundation

enum Command {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let executable: URL = {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path().count > 1 {
      let candidate = folder.appending(path: "earshot")
      var isDirectory: ObjCBool = false
      if FileManager.default.fileExists(atPath: candidate.path(), isDirectory: &isDirectory),
        !isDirectory.boolValue
      {
        return candidate
      }
      folder.deleteLastPathComponent()
    }
    return package.appending(path: ".build/debug/earshot")
  }()

  private static let voice = executable.deletingLastPathComponent().appending(
    path: "earshot-voice")

  static let hasVoice = FileManager.default.isExecutableFile(atPath: voice.path())

  static func runWithoutPrivileges(_ arguments: [String], in folder: URL) throws -> Outcome {
    guard getuid() == 0 else { return try run(arguments, in: folder) }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path())
    for program in hasVoice ? [executable, voice] : [executable] {
      try copy(program, to: folder.appending(path: program.lastPathComponent))
    }
    let options = ["--reuid=65534", "--regid=65534", "--clear-groups"]
    return try run(
      URL(filePath: "/usr/bin/setpriv"),
      options + [folder.appending(path: "earshot").path()] + arguments, in: folder)
  }

  /// Uses `cp`: if this process wrote the copy, another command could inherit the open file, and
  /// the copy could not run.
  static func copy(_ program: URL, to place: URL) throws {
    let outcome = try run(URL(filePath: "/bin/cp"), [program.path(), place.path()])
    guard outcome.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  static func run(
    _ arguments: [String], input: Data = Data(), in folder: URL = package,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(executable, arguments, input: input, in: folder, environment: environment)
  }

  static func run(
    _ program: URL, _ arguments: [String], input: Data = Data(), in folder: URL = package,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // The output goes to files, because a full pipe would block the command.
    let scratch = try Scratch()
    let (standardInput, output, errors) = (
      try scratch.file("in", input), try scratch.file("out", Data()),
      try scratch.file("err", Data())
    )
    process.standardInput = try FileHandle(forReadingFrom: standardInput)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func file(_ name: String, _ content: Data) throws -> URL {
    let url = folder.appending(path: name)
    try content.write(to: url)
    return url
  }
}
