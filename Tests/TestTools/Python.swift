import Foundation

/// Python with parsers, schemas and locale data of other projects.
///
/// `Scripts/test` installs the packages and sets `EARSHOT_PYTHON`.
public enum Python {
  public struct Outcome: Sendable {
    public var status: Int32
    public var output: String
    public var errors: String
  }

  private static let program = ProcessInfo.processInfo.environment["EARSHOT_PYTHON"] ?? "python3"

  /// Returns whether modules are installed; if not, prints that a test is skipped.
  public static func has(_ modules: String...) -> Bool {
    let outcome = try? run("import " + modules.joined(separator: ", "))
    if outcome?.status == 0 { return true }
    print("SKIPPED: \(program) lacks one of \(modules); Scripts/test installs them.")
    return false
  }

  public static func run(_ script: String, _ arguments: [String] = []) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program, "-c", script] + arguments
    // Errors go to a file, because a full second pipe would block the program.
    let errors = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: text,
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// Returns the list of texts that the script assigns to `found`.
  public static func texts(in bytes: [UInt8], by script: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let outcome = try run(
      "import sys, json\npath = sys.argv[1]\n\(script)\nprint(json.dumps(found))", [file.path()])
    guard outcome.status == 0 else { throw Failure(errors: outcome.errors) }
    return try JSONDecoder().decode([String].self, from: Data(outcome.output.utf8))
  }

  struct Failure: Error {
    let errors: String
  }
}
