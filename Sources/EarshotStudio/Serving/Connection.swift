import EarshotKit
import NIOCore
import NIOHTTP1

final class Connection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private static let patience = TimeAmount.seconds(10)
  private static let idleTime = TimeAmount.seconds(120)
  /// Deeply nested screens need a larger stack.
  private static let stackSize = 16 << 20

  private let admission: RequestGuard
  private let stream: ChangeStream
  private let answer: @Sendable (StudioRequest) -> StudioAnswer
  private var request: StudioRequest?
  private var isKeptAlive = false
  private var isRefused = false
  private var timeout: Scheduled<Void>?

  init(
    _ admission: RequestGuard, _ stream: ChangeStream,
    answer: @escaping @Sendable (StudioRequest) -> StudioAnswer
  ) {
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

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  private func close(_ channel: any Channel, after time: TimeAmount) {
    timeout?.cancel()
    timeout = channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let channel = context.channel
    guard !isRefused else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      close(channel, after: Self.patience)
      let request = StudioRequest(
        head.method.rawValue, head.uri, headers: head.headers.map { ($0.name, $0.value) })
      isKeptAlive = head.isKeepAlive
      if let refusal = admission.refusal(of: request) {
        isRefused = true
        return Self.write(refusal, to: channel, isKeptAlive: false)
      }
      self.request = request
    case .body(let buffer):
      request?.body += buffer.readableBytesView
      guard let request, request.body.count > RequestGuard.longestBody(of: request) else { return }
      isRefused = true
      Self.write(.refusal(413, "The message is too long."), to: channel, isKeptAlive: false)
    case .end:
      timeout?.cancel()
      guard let request else { return }
      self.request = nil
      finish(request, channel)
    }
  }

  private func finish(_ request: StudioRequest, _ channel: any Channel) {
    guard request.path != "/events" else {
      var head = Self.head(200, "text/event-stream", [])
      head.headers.add(name: "X-Accel-Buffering", value: "no")
      channel.write(HTTPServerResponsePart.head(head), promise: nil)
      let start = ByteBuffer(string: "retry: 1000\n\n")
      channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(start)), promise: nil)
      return stream.add(channel)
    }
    close(channel, after: Self.idleTime)
    let (answer, isKeptAlive, admission) = (answer, isKeptAlive, admission)
    let isStarted = DetachedThread.start(stackSize: Self.stackSize) {
      var result = answer(request)
      if admission.opens(request) { result.headers.append(("Set-Cookie", admission.cookie)) }
      Self.write(result, to: channel, isKeptAlive: isKeptAlive)
    }
    if !isStarted {
      Self.write(.refusal(503, "The server is busy."), to: channel, isKeptAlive: false)
    }
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
    if !isKeptAlive { written.whenComplete { _ in channel.close(promise: nil) } }
  }
}
