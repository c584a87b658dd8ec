#if os(macOS) || os(Linux)
import CLibrary

/// Finds `earshot-voice`.
enum VoiceExecutable {
  /// Returns the path that is given, that `EARSHOT_VOICE` gives, or of `earshot-voice` beside this
  /// program.
  static func find(_ given: String? = nil) throws(SpeechError) -> String {
    let named = given ?? System.environment("EARSHOT_VOICE")
    let program = Program.pathOfThis
    let folder = program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "."
    let path = given == nil && named.isEmpty ? folder + "/earshot-voice" : named
    guard Program.isThere(path) else { throw .voiceProcessMissing(searched: [path]) }
    return path
  }
}
#endif
