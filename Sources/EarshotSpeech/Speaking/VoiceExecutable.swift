#if os(macOS) || os(Linux)
import CLibrary
import EarshotOutput

package enum VoiceExecutable {
  /// Returns the given path, the path in `EARSHOT_VOICE`, or the `earshot-voice` next to this
  /// program.
  package static func find(_ given: String? = nil) throws(SpeechError) -> String {
    let named = given ?? System.environment("EARSHOT_VOICE")
    let program = pathOfThisProgram()
    let folder = program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "."
    let path = given == nil && named.isEmpty ? folder + "/earshot-voice" : named
    guard FileStatus.isProgram(path) else { throw .voiceProcessMissing(searched: [path]) }
    return path
  }

  package static func pathOfThisProgram() -> String {
    #if os(Linux)
    let link = "/proc/self/exe"
    let running = FilePath.resolved(link)
    return running == link ? pathFoundByShell() : running
    #else
    var length: UInt32 = 4096
    var buffer = [CChar](repeating: 0, count: Int(length))
    guard _NSGetExecutablePath(&buffer, &length) == 0 else { return "" }
    return FilePath.resolved(
      String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    #endif
  }

  /// Returns the program's path, found as a shell would find it; some systems do not report the
  /// path.
  private static func pathFoundByShell() -> String {
    let name = System.arguments.first.map(FileName.text) ?? ""
    guard !name.contains("/") else { return name }
    let folders = System.environment("PATH").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: FileStatus.isProgram) ?? name
  }
}
#endif
