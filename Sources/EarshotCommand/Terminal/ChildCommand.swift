import CLibrary
import EarshotOutput
import EarshotSpeech

final class ChildCommand: Sendable {
  struct Ending: Equatable {
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
  }

  struct Failure: Error {
    let message: String
  }

  private struct State {
    var process: pid_t?
    var isStopped = false
  }

  private let state = Guarded(State())

  func stop() {
    state.withLock { state in
      state.isStopped = true
      if let process = state.process { Program.kill(process) }
    }
  }

  func run(
    _ words: [String], writingTo scratch: PrivateFolder, isInside: Bool = false
  ) throws -> Ending? {
    let (output, errors) = (".output", ".errors")
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    let descriptors = [nothing, try scratch.create(output), try scratch.create(errors)]
    defer { for descriptor in descriptors { close(descriptor) } }
    let error = state.withLock { state -> Int32 in
      guard !state.isStopped else { return 0 }
      // The C library of Linux has no function that starts a program in another folder.
      let program = VoiceExecutable.pathOfThisProgram()
      let enter = ["-c", #"cd "$0" && exec "$@""#, scratch.path, program]
      let started =
        isInside
        ? Program.start("/bin/sh", enter + words, descriptors: descriptors)
        : Program.start(program, words, descriptors: descriptors)
      if started.error == 0 { state.process = started.process }
      return started.error
    }
    guard error == 0 else {
      throw Failure(message: "the command cannot be started: \(System.reason(error))")
    }
    guard let status = end(), !state.withLock({ $0.isStopped }) else { return nil }
    guard status & 0x7F == 0 else {
      throw Failure(message: "the command ended by \(Program.ending(status))")
    }
    return Ending(
      status: status >> 8 & 0xFF, output: try WholeFile.read(scratch.file(output)),
      errors: try WholeFile.read(scratch.file(errors)))
  }

  private func end() -> Int32? {
    guard let process = state.withLock({ $0.process }) else { return nil }
    // The process number cannot be reused until the wait below, when it can no longer be killed.
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    state.withLock { $0.process = nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    Leftovers.forget(program: process)
    return status
  }
}
