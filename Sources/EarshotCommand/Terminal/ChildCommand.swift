import CLibrary
import EarshotOutput
import EarshotSpeech

struct ChildCommand {
  struct Ending: Equatable {
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
  }

  struct Failure: Error {
    let message: String
  }

  func run(
    _ words: [String], writingTo scratch: PrivateFolder, while isWanted: () -> Bool
  ) throws -> Ending? {
    let nothing = try OpenFile.nothing()
    let (output, errors) = (try scratch.create("output"), try scratch.create("errors"))
    let started = withExtendedLifetime(nothing) {
      Program.start(
        VoiceExecutable.pathOfThisProgram(), words,
        descriptors: [nothing, output, errors].map(\.descriptor))
    }
    guard started.error == 0 else {
      throw Failure(message: "the command cannot be started: \(System.reason(started.error))")
    }
    guard let status = Self.status(of: started.process, while: isWanted) else { return nil }
    guard status & 0x7F == 0 else {
      throw Failure(message: "the command was stopped by \(Program.ending(status))")
    }
    return Ending(
      status: status >> 8 & 0xFF, output: try output.allBytes(), errors: try errors.allBytes())
  }

  private static func status(of process: pid_t, while isWanted: () -> Bool) -> Int32? {
    defer { Leftovers.forget(program: process) }
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return status }
      if ended == 0, !isWanted() {
        Program.kill(process)
        waitpid(process, nil, 0)
        return nil
      }
      usleep(5_000)
    }
  }
}
