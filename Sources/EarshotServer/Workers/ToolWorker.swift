import CLibrary
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

/// The process that does the jobs of a server, one after the other.
///
/// Whatever a design or a dump does to it, the server only loses this process.
package struct ToolWorker: Sendable {
  private let tools: [Tool]

  /// Creates a worker.
  package init(tools: [Tool] = Tool.all) { self.tools = tools }

  /// Does the jobs that arrive on standard input until the server ends, and answers on standard output.
  package func run() throws {
    // Deeply nested screens need more stack than the first thread has.
    let isStarted = DetachedThread.start(stackSize: 16 << 20) {
      serve(STDIN_FILENO)
      Leftovers.end(status: 0)
    }
    guard isStarted else {
      throw InputError("the system has no room for a thread", kind: .unavailable)
    }
    // A job that never ends must not outlive the server.
    var server = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
    while server.revents == 0 { poll(&server, 1, -1) }
    Leftovers.end(status: 0)
  }

  /// Does the jobs that arrive on a socket until it is closed.
  func serve(_ socket: Int32) {
    while let request = Packet.receive(from: socket)?.request,
      let tool = tools.first(where: { $0.name == request.tool }),
      Packet(tool.result(of: request)).send(to: socket)
    {}
  }
}
