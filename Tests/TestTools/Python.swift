import Foundation

/// The Python whose packages some tests compare with: parsers, schemas and locale data of others.
///
/// `Scripts/test` installs the packages and names the program in `EARSHOT_PYTHON`.
public enum Python {
  /// What a run left behind.
  public struct Outcome: Sendable {
    public var status: Int32
    public var output: String
    public var errors: String
  }

  private static let program = ProcessInfo.processInfo.environment["EARSHOT_PYTHON"] ?? "python3"

  /// Whether modules can be imported; prints which test is left out, and why, when one cannot.
  public static func has(_ modules: String...) -> Bool {
    let outcome = try? run("import " + modules.joined(separator: ", "))
    if outcome?.status == 0 { return true }
    print("SKIPPED: \(program) lacks one of \(modules); Scripts/test installs them.")
    return false
  }

  /// Runs a script.
  ///
  /// - Parameters:
  ///   - script: Its text.
  ///   - arguments: What it finds behind its own name in `sys.argv`.
  /// - Returns: What the run left behind.
  /// - Throws: When there is no such program.
  public static func run(_ script: String, _ arguments: [String] = []) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program, "-c", script] + arguments
    // A file, as a pipe that is read behind the other one could fill up and stop the program.
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
}
