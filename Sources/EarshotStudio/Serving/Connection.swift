import EarshotKit
import NIOCore
import NIOHTTP1

final class Connection: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart
  typealias Answering =
    @Sendable (_ request: StudioRequest, _ isWanted: () -> Bool) -> StudioAnswer

  private static let patience = TimeAmount.seconds(10)
  private static let longestAnswer = TimeAmount.seconds(120)
  /// Deeply nested screens need a larger stack.
  private static let stackSize = 16 << 20

  private enum Phase { case reading, answering, refused }

  private let admission: RequestGuard
  private let stream: ChangeStream
  private let answer: Answering
  private var phase = Phase.reading
  private var request: (content: StudioRequest, cookie: String?)?
  private var isKeptAlive = false
  private var timeout: Scheduled<Void>?

  init(_ admission: RequestGuard, _ stream: ChangeStream, answer: @escaping Answering) {
    self.admission = admission
    self.stream = stream
    self.answer = answer
  }

  func channelActive(context: ChannelHandlerContext) {
    close(context.channel, after: Self.patience)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    timeout?.cancel()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard phase != .refused else { return }
    guard let error = error as? HTTPParserError else { return context.close(promise: nil) }
    refuse(
      error == .headerOverflow
        ? .refusal(431, "The headers are too long.") : .refusal(400, "This request is not HTTP."),
      context.channel)
  }

  private func close(_ channel: any Channel, after time: TimeAmount) {
    timeout?.cancel()
    timeout = channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard phase != .refused else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      close(context.channel, after: Self.patience)
      isKeptAlive = head.isKeepAlive
      let request = StudioRequest(
        head.method.rawValue, head.uri, headers: head.headers.map { ($0.name, $0.value) })
      switch admission.verdict(on: request) {
      case .answered(let answer): refuse(answer, context.channel)
      case .admitted(let inner, let cookie): self.request = (inner, cookie)
      }
    case .body(let buffer): request?.content.body += buffer.readableBytesView
    case .end:
      guard let request else { return }
      self.request = nil
      phase = .answering
      finish(request.content, request.cookie, context.channel)
    }
  }

  /// Reads the rest of the request, because closing with unread bytes would discard the answer.
  private func refuse(_ answer: StudioAnswer, _ channel: any Channel) {
    phase = .refused
    close(channel, after: Self.patience)
    Self.write(answer, to: channel, isKeptAlive: false)
  }

  private func finish(_ request: StudioRequest, _ cookie: String?, _ channel: any Channel) {
    guard request.path != "/events" else {
      timeout?.cancel()
      var head = Self.head(200, "text/event-stream", [])
      head.headers.add(name: "X-Accel-Buffering", value: "no")
      channel.write(HTTPServerResponsePart.head(head), promise: nil)
      let start = ByteBuffer(string: "retry: 1000\n\n")
      channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(start)), promise: nil)
      return stream.add(channel)
    }
    close(channel, after: Self.longestAnswer)
    let (answer, isKeptAlive) = (answer, isKeptAlive)
    let isStarted = DetachedThread.start(stackSize: Self.stackSize) {
      var result = answer(request) { channel.isActive }
      if let cookie { result.headers.append(("Set-Cookie", cookie)) }
      Self.write(result, to: channel, isKeptAlive: isKeptAlive)
    }
    if !isStarted {
      Self.write(.refusal(503, "The server is busy."), to: channel, isKeptAlive: false)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data), phase == .answering {
      phase = .reading
      close(context.channel, after: Self.patience)
    }
    context.write(data, promise: promise)
  }

  private static func head(
    _ status: Int, _ type: String, _ headers: [(name: String, value: String)]
  ) -> HTTPResponseHead {
    var all = HTTPHeaders(RequestGuard.headers.map { ($0.name, $0.value) })
    all.add(name: "Content-Type", value: type)
    for (name, value) in headers { all.add(name: name, value: value) }
    return HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: status), headers: all)
  }

  private static func write(
    _ answer: StudioAnswer, to channel: any Channel, isKeptAlive: Bool
  ) {
    var head = head(answer.status, answer.type, answer.headers)
    head.headers.add(name: "Content-Length", value: "\(answer.body.count)")
    if !isKeptAlive { head.headers.add(name: "Connection", value: "close") }
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    channel.write(
      HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: answer.body))), promise: nil)
    let written: EventLoopFuture<Void> = channel.writeAndFlush(HTTPServerResponsePart.end(nil))
    if !isKeptAlive { written.whenComplete { _ in channel.close(mode: .output, promise: nil) } }
  }
}
