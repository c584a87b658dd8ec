#if os(macOS) || os(Linux)
import CLibrary
import EarshotOutput
import VoiceProtocol

final class VoiceProcess {
  let descriptor: Int32
  private let identifier: pid_t
  private var outgoing: [UInt8] = []
  private var incoming = FrameBuffer()
  private var receiving = [UInt8](repeating: 0, count: 1 << 18)

  /// The indexes of the requests that the process has received, with the current request first.
  var assigned: [Int] = []
  private var audio: [Int16] = []
  private(set) var isGone = false
  var lastHeard = ContinuousClock.now

  init(path: String) throws(SpeechError) {
    guard let ends = SocketPair.make() else {
      throw .voiceProcessFails(path: path, reason: System.reason(errno))
    }
    defer { close(ends.theirs) }
    let (process, code) = Program.start(path, descriptors: [ends.theirs, ends.theirs])
    guard code == 0 else {
      close(ends.ours)
      throw .voiceProcessFails(path: path, reason: System.reason(code))
    }
    descriptor = ends.ours
    identifier = process
  }

  deinit { _ = end() }

  var hasOutgoing: Bool { !outgoing.isEmpty }

  func assign(_ request: Frame, at place: Int) {
    if assigned.isEmpty { lastHeard = .now }
    assigned.append(place)
    outgoing += request.encoded
    send()
  }

  func send() {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes {
        SocketPair.send($0, to: descriptor, waits: false)
      }
      guard count > 0 else { return }
      outgoing.removeFirst(count)
    }
  }

  func receive() -> Bool {
    let count = SocketPair.receive(from: descriptor, into: &receiving)
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    guard count > 0 else { return false }
    lastHeard = .now
    receiving.withUnsafeBytes { incoming.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    return true
  }

  func nextFrame() throws(FrameBuffer.Problem) -> Frame? { try incoming.next() }

  func take(_ frame: Frame) -> Result<Reply, Refusal>? {
    guard !assigned.isEmpty else { return nil }
    switch frame.words {
    case ["audio"]:
      frame.body.withUnsafeBytes { audio.append(contentsOf: $0.bindMemory(to: Int16.self)) }
      return nil
    case ["text"]:
      return .success(Reply(text: frame.text))
    case ["end"]:
      defer { audio = [] }
      return .success(Reply(audio: audio))
    default:
      audio = []
      return .failure(Refusal(kind: frame.words.last ?? "", message: frame.text))
    }
  }

  func kill() { Program.kill(identifier) }

  func end() -> String {
    guard !isGone else { return "it was stopped" }
    isGone = true
    close(descriptor)
    var status: Int32 = 0
    // If the process has already ended, its exit status is read before the signal is sent.
    var ended = waitpid(identifier, &status, WNOHANG)
    kill()
    if ended == 0 { ended = waitpid(identifier, &status, 0) }
    Leftovers.forget(program: identifier)
    return Program.ending(status)
  }
}
#endif
