#if os(macOS) || os(Linux)
import CLibrary
import EarshotOutput

/// An installed program that plays WAV files.
///
/// ```swift
/// let playback = try AudioPlayer.find().play([.samples(recording.samples[...])])
/// ```
package struct AudioPlayer: Sendable, Hashable {
  private static let known: [(name: String, arguments: [String])] = [
    ("paplay", []), ("pw-play", []), ("aplay", ["-q"]), ("afplay", []), ("play", ["-q"]),
  ]

  package let path: String
  private let arguments: [String]
  /// Whether the player gets the path of the file as its last argument, instead of standard input.
  private let takesFile: Bool

  /// Finds the player in `EARSHOT_PLAYER`, which reads standard input, or the first installed one.
  ///
  /// - Throws: ``SpeechError/playerMissing(searched:)`` if there is none.
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
    guard !name.contains("/") else { return Program.isThere(name) ? name : nil }
    return System.environment("PATH").split(separator: ":").map { "\($0)/\(name)" }.first(
      where: Program.isThere)
  }

  /// Plays a WAV file; the sound stops when the returned value is released.
  package func play(_ pieces: [WaveFile.Piece]) throws(SpeechError) -> Playback {
    let file = try temporaryFile(pieces)
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer {
      close(file.descriptor)
      close(nothing)
    }
    let (process, error) = Program.start(
      path, arguments + (takesFile ? [file.path] : []),
      descriptors: [takesFile ? nothing : file.descriptor, nothing, nothing])
    guard error == 0 else {
      Leftovers.remove(file.path)
      throw failure(error)
    }
    return Playback(process: process, file: file.path, player: path)
  }

  /// Writes the pieces into a temporary file, because players must be able to seek.
  private func temporaryFile(
    _ pieces: [WaveFile.Piece]
  ) throws(SpeechError) -> (path: String, descriptor: Int32) {
    let path = "\(System.temporaryFolder)/earshot-\(WholeFile.unique())"
    Leftovers.add(path)
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(errno) }
    do throws(FileError) {
      try WaveFile.write(pieces) { (bytes) throws(FileError) in
        try WholeFile.write(bytes, to: descriptor, path: path)
      }
    } catch {
      close(descriptor)
      Leftovers.remove(path)
      throw failure(error.code)
    }
    lseek(descriptor, 0, SEEK_SET)
    return (path, descriptor)
  }

  private func failure(_ error: Int32) -> SpeechError {
    .playerFails(path: path, reason: System.reason(error))
  }
}

package final class Playback {
  private let process: pid_t
  private let file: String
  private let player: String
  private var isOver = false

  init(process: pid_t, file: String, player: String) {
    self.process = process
    self.file = file
    self.player = player
  }

  deinit { stop() }

  /// Returns whether the player has reached the end.
  ///
  /// - Throws: ``SpeechError/playerFails(path:reason:)`` if the player failed.
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

  /// Stops the sound and removes the temporary file.
  package func stop() {
    guard !isOver else { return }
    Program.kill(process)
    waitpid(process, nil, 0)
    finish()
  }

  private func finish() {
    isOver = true
    Leftovers.forget(program: process)
    Leftovers.remove(file)
  }
}
#endif
