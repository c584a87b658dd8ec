#if os(macOS) || os(Linux)
import CLibrary
import EarshotOutput

/// An installed program that plays WAV files.
package struct AudioPlayer: Sendable, Hashable {
  private static let known: [(name: String, arguments: [String])] = [
    ("paplay", []), ("pw-play", []), ("aplay", ["-q"]), ("afplay", []), ("play", ["-q"]),
  ]

  package let path: String
  private let arguments: [String]
  /// Whether the player takes a file's path; other players read standard input.
  private let takesFile: Bool

  /// Returns an installed player; a player in `EARSHOT_PLAYER` must read standard input.
  ///
  /// - Throws: ``SpeechError/playerMissing(searched:)`` if no player is installed.
  package static func find() throws(SpeechError) -> AudioPlayer {
    let words = System.environment("EARSHOT_PLAYER").split(separator: " ").map(String.init)
    if let name = words.first {
      guard let path = path(of: name) else { throw .playerMissing(searched: [name]) }
      return AudioPlayer(path: path, arguments: Array(words.dropFirst()), takesFile: false)
    }
    for (name, arguments) in known {
      guard let path = path(of: name) else { continue }
      return AudioPlayer(path: path, arguments: arguments, takesFile: true)
    }
    throw .playerMissing(searched: known.map(\.name))
  }

  private static func path(of name: String) -> String? {
    guard !name.contains("/") else { return FileStatus.isProgram(name) ? name : nil }
    return System.environment("PATH").split(separator: ":").map { "\($0)/\(name)" }.first(
      where: FileStatus.isProgram)
  }

  package func play(_ pieces: [WaveFile.Piece]) throws(SpeechError) -> Playback {
    let file = try TemporaryFile(pieces, for: self)
    let nothing = file.nothing.descriptor
    let (process, error) = Program.start(
      path, arguments + (takesFile ? [file.path] : []),
      descriptors: [takesFile ? nothing : file.descriptor, nothing, nothing])
    guard error == 0 else { throw failure(error) }
    return Playback(process: process, file: file, player: path)
  }

  fileprivate func failure(_ error: Int32) -> SpeechError {
    .playerFails(path: path, reason: System.reason(error))
  }
}

/// A temporary WAV file, because players must be able to seek.
private final class TemporaryFile {
  let nothing: OpenFile
  private let folder: OpenFolder
  private let name: String
  private let file: OpenFile

  init(_ pieces: [WaveFile.Piece], for player: AudioPlayer) throws(SpeechError) {
    do throws(FileError) {
      nothing = try OpenFile.nothing()
      folder = try OpenFolder(System.temporaryFolder)
      name = "earshot-\(WholeFile.unique())"
      file = try folder.create(name)
    } catch { throw player.failure(error.code) }
    Leftovers.add(name, in: folder)
    let file = file
    do throws(FileError) {
      try WaveFile.write(pieces) { (bytes) throws(FileError) in try file.write(bytes) }
    } catch { throw player.failure(error.code) }
    lseek(file.descriptor, 0, SEEK_SET)
  }

  deinit { Leftovers.remove(name, in: folder) }

  var path: String { FilePath.joined(folder.path, name) }
  var descriptor: Int32 { file.descriptor }
}

package final class Playback {
  private let process: pid_t
  private var file: TemporaryFile?
  private let player: String
  private var isOver = false

  fileprivate init(process: pid_t, file: TemporaryFile, player: String) {
    self.process = process
    self.file = file
    self.player = player
  }

  deinit { stop() }

  package func hasEnded() throws(SpeechError) -> Bool {
    guard !isOver else { return true }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) != 0 else { return false }
    finish()
    guard status == 0 else {
      throw .playerFails(path: player, reason: Program.ending(status))
    }
    return true
  }

  package func stop() {
    guard !isOver else { return }
    Program.kill(process)
    waitpid(process, nil, 0)
    finish()
  }

  private func finish() {
    isOver = true
    Leftovers.forget(program: process)
    file = nil
  }
}
#endif
