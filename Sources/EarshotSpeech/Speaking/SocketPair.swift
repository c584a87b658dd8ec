#if os(macOS) || os(Linux)
import CLibrary

/// Creates a pair of connected sockets, one of which is for another process.
///
/// Writing to a closed pipe could end this program; a socket returns an error.
package enum SocketPair {
  package static func make() -> (ours: Int32, theirs: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if !os(Linux)
    var isOn: Int32 = 1
    setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return (ends[0], ends[1])
  }

  package static func send(
    _ bytes: UnsafeRawBufferPointer, to socket: Int32, waits: Bool
  ) -> Int {
    var flags = waits ? 0 : MSG_DONTWAIT.number
    #if os(Linux)
    flags |= MSG_NOSIGNAL.number
    #endif
    return CLibrary.send(socket, bytes.baseAddress, bytes.count, flags)
  }

  static func receive(from socket: Int32, into bytes: inout [UInt8]) -> Int {
    recv(socket, &bytes, bytes.count, MSG_DONTWAIT.number)
  }

  private static var stream: Int32 {
    // On Linux, the socket is created with its close-on-exec flag, because another thread can start
    // a program at any time.
    #if canImport(Glibc)
    Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #elseif canImport(Musl)
    SOCK_STREAM | SOCK_CLOEXEC
    #else
    SOCK_STREAM
    #endif
  }
}

// Converts flags, which some C libraries declare as an enumeration and others as numbers.
#if canImport(Glibc)
extension Int {
  fileprivate var number: Int32 { Int32(self) }
}
#endif
extension Int32 {
  fileprivate var number: Int32 { self }
}
#endif
