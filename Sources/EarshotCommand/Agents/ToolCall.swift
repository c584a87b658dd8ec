import CLibrary
import EarshotOutput
import EarshotSpeech

/// A call of a tool that is being worked on.
///
/// The work is done by a process of its own: what a design or a dump does to it, it does to nobody else,
/// and a call that is cancelled ends at once.
final class ToolCall: Sendable {
  /// How a command has ended.
  struct Ending {
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
  }

  private struct State {
    var process: pid_t?
    var isCancelled = false
    var isTooLong = false
  }

  /// How long a call may take.
  static let patience = Duration.seconds(60)

  let id: RequestID
  /// By what the agent knows progress of this call; nil where it has not asked for any.
  let progressToken: RequestID?
  private let beginning = ContinuousClock.now
  private let state = Guarded(State())

  init(id: RequestID, progressToken: RequestID?) {
    self.id = id
    self.progressToken = progressToken
  }

  /// How long the call has been worked on.
  var duration: Duration { ContinuousClock.now - beginning }

  /// Whether nobody waits for the result any more.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Ends the work; nothing is answered.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      if let process = state.process { Program.kill(process) }
    }
  }

  /// Ends the work of a call that takes too long.
  func endIfTooLong() {
    guard duration > Self.patience else { return }
    state.withLock { state in
      state.isTooLong = true
      if let process = state.process { Program.kill(process) }
    }
  }

  /// Runs a command of this program to its end.
  ///
  /// - Parameters:
  ///   - words: The command line behind the name of the program.
  ///   - folder: The folder that it works in.
  /// - Returns: How it has ended; nil where the call has been cancelled.
  /// - Throws: When it cannot be started, ends by a signal, or takes too long.
  func run(_ words: [String], in folder: PrivateFolder) throws -> Ending? {
    let (output, errors) = (".output", ".errors")
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    let descriptors = [nothing, try folder.create(output), try folder.create(errors)]
    defer { for descriptor in descriptors { close(descriptor) } }
    let error = state.withLock { state -> Int32 in
      guard !state.isCancelled, !state.isTooLong else { return 0 }
      // The C library of Linux shows no call that starts a program in a folder.
      let shell = ["-c", #"cd "$0" && exec "$@""#, folder.path, Program.pathOfThis]
      let started = Program.start("/bin/sh", shell + words, descriptors: descriptors)
      if started.error == 0 { state.process = started.process }
      return started.error
    }
    guard error == 0 else {
      throw ToolFailure("the command cannot be started: \(System.reason(error))")
    }
    let status = end()
    let (isCancelled, isTooLong) = state.withLock { ($0.isCancelled, $0.isTooLong) }
    guard !isCancelled else { return nil }
    guard !isTooLong, let status else {
      throw ToolFailure(
        "the call took more than \(Self.patience.components.seconds) s and was ended")
    }
    guard status & 0x7F == 0 else {
      throw ToolFailure("the command ended by \(Program.ending(status))")
    }
    return Ending(
      status: status >> 8 & 0xFF, output: try WholeFile.read(folder.file(output)),
      errors: try WholeFile.read(folder.file(errors)))
  }

  /// Waits for the end of the process; returns its status, nil where there is none.
  private func end() -> Int32? {
    guard let process = state.withLock({ $0.process }) else { return nil }
    // Its number stays its own until it is waited for below, when nobody kills it any more.
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    state.withLock { $0.process = nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    Leftovers.forget(program: process)
    return status
  }
}

/// Why a call has no result.
struct ToolFailure: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
