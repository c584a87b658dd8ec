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

  /// The indexes of the requests in the caller's list; the current one is first.
  var assigned: [Int] = []
  private var audio: [Int16] = []
  private(set) var isGone = false
  var lastHeard = ContinuousClock.now

  init(path: String) throws(SpeechError) {
    guard let ends = Self.socketPair() else {
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
        Self.send(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return }
      outgoing.removeFirst(count)
    }
  }

  /// Reads the available bytes; returns false if the process has ended.
  func receive() -> Bool {
    let count = recv(descriptor, &receiving, receiving.count, Int32(MSG_DONTWAIT.number))
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    guard count > 0 else { return false }
    lastHeard = .now
    receiving.withUnsafeBytes { incoming.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    return true
  }

  func nextFrame() throws(FrameBuffer.Problem) -> Frame? { try incoming.next() }

  /// Processes a frame; returns the finished reply, or nil if more frames must follow.
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

  /// Kills the process and its children; returns a description of how it ended.
  func end() -> String {
    guard !isGone else { return "it was ended" }
    isGone = true
    close(descriptor)
    var status: Int32 = 0
    // If the process has already ended, its own status is reported, not the signal from here.
    var ended = waitpid(identifier, &status, WNOHANG)
    kill()
    if ended == 0 { ended = waitpid(identifier, &status, 0) }
    Leftovers.forget(program: identifier)
    return Program.ending(status)
  }
}

extension VoiceProcess {
  /// Returns two connected sockets, because writing to a broken pipe can end this program.
  private static func socketPair() -> (ours: Int32, theirs: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if !os(Linux)
    var isOn: Int32 = 1
    setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return (ends[0], ends[1])
  }

  private static func send(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if os(Linux)
    CLibrary.send(socket, bytes, count, MSG_DONTWAIT.number | MSG_NOSIGNAL.number)
    #else
    CLibrary.send(socket, bytes, count, MSG_DONTWAIT.number)
    #endif
  }

  private static var streamSocket: Int32 {
    // On Linux the close-on-exec flag is set when the socket is created. Otherwise a program that
    // another thread starts in between would keep the socket open.
    #if canImport(Glibc)
    Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #elseif canImport(Musl)
    SOCK_STREAM | SOCK_CLOEXEC
    #else
    SOCK_STREAM
    #endif
  }
}

// C libraries declare these flags as enumerations or as plain numbers.
#if canImport(Glibc)
extension Int {
  fileprivate var number: Int32 { Int32(self) }
}
#endif
extension Int32 {
  fileprivate var number: Int32 { self }
}
#endif
