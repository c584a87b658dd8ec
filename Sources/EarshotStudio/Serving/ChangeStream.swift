import EarshotFiles
import EarshotOutput
import NIOCore
import NIOHTTP1

final class ChangeStream: Sendable {
  private let channels = Guarded<[ObjectIdentifier: any Channel]>([:])

  func add(_ channel: any Channel) {
    channels.withLock { $0[ObjectIdentifier(channel)] = channel }
    channel.closeFuture.whenComplete { [self] _ in
      channels.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(channel)) }
    }
  }

  func send(_ paths: [String], from window: String? = nil) {
    var data = JSONWriter()
    data.object { object in
      object.strings("paths", paths)
      object.member("window", ifPresent: window)
    }
    let text = "event: change\ndata: \(String(decoding: data.bytes, as: UTF8.self))\n\n"
    for channel in channels.withLock({ Array($0.values) }) where channel.isWritable {
      let part = HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: text)))
      channel.writeAndFlush(part, promise: nil)
    }
  }
}
