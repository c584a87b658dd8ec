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

  enum Fault: String, Error {
    case protocolViolation = "its answers do not follow the protocol"
    case tooMuchAudio = "it sent more audio than the text can need"
  }

  /// The indexes of the requests that the process has received, with the current request first.
  var assigned: [Int] = []
  private var audio: [Int16] = []
  private(set) var isGone = false
  var lastHeard = ContinuousClock.now
  private(set) var start = ContinuousClock.now

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
    if assigned.isEmpty { (lastHeard, start) = (.now, .now) }
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

  func take(
    _ frame: Frame, for request: Frame
  ) throws(Fault) -> Result<Reply, Refusal>? {
    switch (frame.words.first, request.isToSpeak) {
    case ("audio", true):
      guard audio.count + frame.body.count / 2 <= request.longestAudio else { throw .tooMuchAudio }
      frame.body.withUnsafeBytes { audio.append(contentsOf: $0.bindMemory(to: Int16.self)) }
      return nil
    case ("text", false): return .success(Reply(text: frame.text))
    case ("end", true):
      defer { audio = [] }
      guard !audio.isEmpty || !request.text.contains(where: { $0.isLetter || $0.isNumber }) else {
        return .failure(Refusal(kind: "silence", message: "the voice sent no audio"))
      }
      return .success(Reply(audio: audio))
    case ("failure", _):
      audio = []
      return .failure(Refusal(kind: frame.words.last ?? "", message: frame.text))
    default: throw .protocolViolation
    }
  }

  func removeFirst() -> Int {
    start = .now
    return assigned.removeFirst()
  }

  func kill() { Program.kill(identifier) }

  func end() -> String {
    guard !isGone else { return "it was stopped" }
    isGone = true
    close(descriptor)
    var status: Int32 = 0
    var ended = waitpid(identifier, &status, WNOHANG)
    kill()
    if ended == 0 { ended = waitpid(identifier, &status, 0) }
    Leftovers.forget(program: identifier)
    return Program.ending(status)
  }
}

extension Frame {
  private static let samplesPerSecond = 22_050

  fileprivate var isToSpeak: Bool { words.first == "speak" }

  /// The maximum duration of the reply in seconds, longer than the slowest voice needs.
  var longestSeconds: Int { isToSpeak ? min(30 + 2 * body.count, 2 * 60 * 60) : 0 }

  fileprivate var longestAudio: Int { longestSeconds * Self.samplesPerSecond }
}
#endif
