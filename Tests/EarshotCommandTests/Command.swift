import Foundation

/// The built `earshot`, run as a user runs it.
enum Command {
  /// What a run left behind.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The folder of the package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where the build put the command: beside the tests, or above their bundle.
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

  /// The program that speaks, beside the command.
  private static let voice = executable.deletingLastPathComponent().appending(
    path: "earshot-voice")

  /// Whether the build made the program that speaks, too.
  static let hasVoice = FileManager.default.isExecutableFile(atPath: voice.path())

  /// Runs the command as somebody whom permissions bind: root may do anything, until that is dropped.
  static func runWithoutPrivileges(_ arguments: [String], in folder: URL) throws -> Outcome {
    guard getuid() == 0 else { return try run(arguments, in: folder) }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path())
    // The build folder may be closed to others; a copy is not.
    for program in hasVoice ? [executable, voice] : [executable] {
      try copy(program, to: folder.appending(path: program.lastPathComponent))
    }
    let options = ["--reuid=65534", "--regid=65534", "--clear-groups"]
    return try run(
      URL(filePath: "/usr/bin/setpriv"),
      options + [folder.appending(path: "earshot").path()] + arguments, in: folder)
  }

  /// Copies a program, by another one: what this process has open for writing, the commands that
  /// other tests start meanwhile inherit, and until they end the copy cannot be run.
  static func copy(_ program: URL, to place: URL) throws {
    let outcome = try run(URL(filePath: "/bin/cp"), [program.path(), place.path()])
    guard outcome.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - input: What stands on its standard input.
  ///   - folder: Where it runs; the package when left out.
  ///   - environment: What it finds in its environment besides.
  /// - Returns: What the run left behind.
  /// - Throws: When it cannot be run.
  static func run(
    _ arguments: [String], input: Data = Data(), in folder: URL = package,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(executable, arguments, input: input, in: folder, environment: environment)
  }

  /// Runs any program.
  static func run(
    _ program: URL, _ arguments: [String], input: Data = Data(), in folder: URL = package,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, not pipes: a pipe that nobody empties in time would stop the command.
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

/// A folder that lives as long as the test that needs it.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file of the folder.
  func file(_ name: String, _ content: Data) throws -> URL {
    let url = folder.appending(path: name)
    try content.write(to: url)
    return url
  }
}
