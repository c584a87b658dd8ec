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

  private struct Refusal: Error {}

  package func run(start: (RequestGuard) throws -> Void) throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let (stream, admission) = (ChangeStream(), Guarded<RequestGuard?>(nil))
    let studio = Studio(folder, stream)
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
          else { throw Refusal() }
          channel.closeFuture.whenComplete { _ in count.withLock { $0 -= 1 } }
          let connection = Connection(admission, stream) { studio.answer($0, while: $1) }
          let pipeline = channel.pipeline.syncOperations
          try pipeline.configureHTTPServerPipeline(
            withErrorHandling: false, withEncoderConfiguration: .init(),
            withDecoderLimitConfiguration: Self.limits)
          try pipeline.addHandler(connection)
        }
      }
    let channel: any Channel
    do { channel = try bootstrap.bind(host: "127.0.0.1", port: port).wait() } catch {
      throw InputError("port \(port) cannot be opened; choose another one", kind: .unavailable)
    }
    let new = RequestGuard(port: channel.localAddress?.port ?? port)
    admission.withLock { $0 = new }
    let isWatched = DetachedThread.start { watch(stream) }
    guard isWatched else {
      throw InputError("the system cannot start another thread", kind: .unavailable)
    }
    try start(new)
    try channel.closeFuture.wait()
  }

  private static var limits: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderListSize = 2 * RequestGuard.longestHeaders
    return limits
  }

  private func watch(_ stream: ChangeStream) {
    while true {
      let start = ContinuousClock.now
      let changes = folder.changes()
      if !changes.isEmpty { stream.send(changes) }
      let pause = max(Self.shortestPause, start.duration(to: .now) * 10)
      usleep(UInt32(min(pause, .seconds(5)) / .microseconds(1)))
    }
  }
}
