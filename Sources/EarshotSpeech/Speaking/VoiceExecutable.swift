#if os(macOS) || os(Linux)
import CLibrary

/// Finds `earshot-voice`.
enum VoiceExecutable {
  /// Returns the path that `EARSHOT_VOICE` gives, or of `earshot-voice` beside this program.
  static func find() throws(SpeechError) -> String {
    if let path = getenv("EARSHOT_VOICE").map({ String(cString: $0) }), !path.isEmpty {
      return try checked(path)
    }
    return try checked(folderOfThisProgram() + "/earshot-voice")
  }

  /// Returns a path if there is a program.
  static func checked(_ path: String) throws(SpeechError) -> String {
    guard Program.isThere(path) else { throw .voiceProcessMissing(searched: [path]) }
    return path
  }

  private static func folderOfThisProgram() -> String {
    let path = pathOfThisProgram()
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  static func pathOfThisProgram() -> String {
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
