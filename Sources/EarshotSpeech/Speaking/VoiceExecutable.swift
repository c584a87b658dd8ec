#if os(macOS) || os(Linux)
import CLibrary

/// Finds `earshot-voice`.
package enum VoiceExecutable {
  /// Returns the path that is given, that `EARSHOT_VOICE` gives, or of `earshot-voice` beside this
  /// program.
  static func find(_ given: String? = nil) throws(SpeechError) -> String {
    let named = given ?? System.environment("EARSHOT_VOICE")
    let program = pathOfThisProgram()
    let folder = program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "."
    let path = given == nil && named.isEmpty ? folder + "/earshot-voice" : named
    guard Program.isThere(path) else { throw .voiceProcessMissing(searched: [path]) }
    return path
  }

  /// The file of this program.
  package static func pathOfThisProgram() -> String {
    #if os(Linux)
    let resolved = realpath("/proc/self/exe", nil)
    #else
    var length: UInt32 = 4096
    var buffer = [CChar](repeating: 0, count: Int(length))
    guard _NSGetExecutablePath(&buffer, &length) == 0 else { return "" }
    let resolved = realpath(buffer, nil)
    #endif
    defer { free(resolved) }
    return resolved.map { String(cString: $0) } ?? CommandLine.arguments.first ?? ""
  }
}
#endif
