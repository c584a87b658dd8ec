import CLibrary
import Earshot
import EarshotOutput
import EarshotSpeech

final class WorkerProcess: Sendable {
  private let socket: Int32
  private let process: pid_t
  private let ending = Guarded<String?>(nil)

  init(_ program: String, _ arguments: [String]) throws(InputError) {
    guard let ends = SocketPair.make() else {
      throw InputError("no worker can be started: \(System.reason(errno))", kind: .unavailable)
    }
    defer { close(ends.theirs) }
    let (process, code) = Program.start(
      program, arguments, descriptors: [ends.theirs, ends.theirs])
    guard code == 0 else {
      close(ends.ours)
      throw InputError("no worker can be started: \(System.reason(code))", kind: .unavailable)
    }
    socket = ends.ours
    self.process = process
  }

  deinit {
    end()
    close(socket)
  }

  func result(of request: ToolRequest) -> ToolResult? {
    guard Packet(request).send(to: socket) else { return nil }
    return Packet.receive(from: socket)?.result
  }

  var hasEnded: Bool {
    var line = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    // An idle worker sends nothing, so any event means that the worker has ended.
    return poll(&line, 1, 0) != 0
  }

  func kill() { ending.withLock { if $0 == nil { Program.kill(process) } } }

  @discardableResult
  func end() -> String {
    ending.withLock { ending in
      if let ending { return ending }
      // A worker that has closed its socket will soon exit; killing it now would hide the exit
      // status.
      var status: Int32 = 0
      var ended: pid_t = 0
      for _ in 0..<50 where hasEnded && ended == 0 {
        ended = waitpid(process, &status, WNOHANG)
        if ended == 0 { usleep(2_000) }
      }
      Program.kill(process)
      while ended == 0 || ended < 0 && errno == EINTR { ended = waitpid(process, &status, 0) }
      Leftovers.forget(program: process)
      let reason = Program.ending(status)
      ending = reason
      return reason
    }
  }
}
