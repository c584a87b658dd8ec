import CLibrary
package import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput
import NIOCore
import NIOHTTP1
import NIOPosix

package struct StudioServer: Sendable {
  private static let mostConnections = 64
  private static let shortestPause = Duration.milliseconds(100)

  private let folder: DesignFolder
  private let port: Int

  package init(folder: String, port: Int) throws(InputError) {
    self.folder = try DesignFolder(folder)
    self.port = port
  }

  package func run(start: (String) throws -> Void) throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let (stream, studio, admission) = (ChangeStream(), Studio(folder), Guarded<RequestGuard?>(nil))
    let count = Guarded(0)
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 64)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          guard let admission = admission.withLock(\.self),
            count.withLock({ count in
              guard count < Self.mostConnections else { return false }
              count += 1
              return true
            })
          else { throw ChannelError.connectTimeout(.zero) }
          Self.keepDescriptors()
          channel.closeFuture.whenComplete { _ in count.withLock { $0 -= 1 } }
          let pipeline = channel.pipeline.syncOperations
          try pipeline.configureHTTPServerPipeline(withErrorHandling: true)
          try pipeline.addHandler(Connection(admission, stream) { studio.answer($0) })
        }
      }
    let channel: any Channel
    do { channel = try bootstrap.bind(host: "127.0.0.1", port: port).wait() } catch {
      throw InputError("port \(port) cannot be opened; choose another one", kind: .unavailable)
    }
    let new = RequestGuard(port: channel.localAddress?.port ?? port, token: RequestGuard.newToken())
    admission.withLock { $0 = new }
    let isWatched = DetachedThread.start { watch(stream) }
    guard isWatched else {
      throw InputError("the system cannot start another thread", kind: .unavailable)
    }
    Self.keepDescriptors()
    try start(new.address)
    try channel.closeFuture.wait()
  }

  /// Keeps the voice from inheriting descriptors.
  private static func keepDescriptors() {
    for descriptor in Int32(3)..<256 {
      let flags = fcntl(descriptor, F_GETFD)
      if flags >= 0 { _ = fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) }
    }
  }

  private func watch(_ stream: ChangeStream) {
    var seen = folder.states()
    while true {
      let start = ContinuousClock.now
      let states = folder.states()
      if states != seen { stream.send("change") }
      seen = states
      let pause = max(Self.shortestPause, start.duration(to: .now) * 10)
      usleep(UInt32(min(pause, .seconds(5)) / .microseconds(1)))
    }
  }
}
