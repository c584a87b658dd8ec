import CLibrary
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

/// A process that runs tools for the server, one call at a time.
///
/// If a file crashes this process, the server continues to run.
package struct ToolWorker: Sendable {
  private let tools: [Tool]

  private let projects: Projects

  package init(tools: [Tool] = Tool.all, root: SharedFolder? = nil) {
    self.tools = tools
    projects = root?.projects ?? .none
  }

  package func run() throws {
    // Deeply nested screens need more stack than the process's first thread has.
    let isStarted = DetachedThread.start(stackSize: 16 << 20) {
      serve(STDIN_FILENO)
      Leftovers.end(status: 0)
    }
    guard isStarted else {
      throw InputError("the system cannot start another thread", kind: .unavailable)
    }
    // A worker must end when its server ends, even if a job never ends.
    var server = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
    while server.revents == 0 { poll(&server, 1, -1) }
    Leftovers.end(status: 0)
  }

  func serve(_ socket: Int32) {
    while let request = Packet.receive(from: socket)?.request,
      let tool = tools.first(where: { $0.name == request.tool }),
      Packet(tool.result(of: request, projects: projects)).send(to: socket)
    {}
  }
}
