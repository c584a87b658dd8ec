import CLibrary
import EarshotSpeech

/// A message to or from a worker: the number of byte strings, their lengths, then their bytes.
struct Packet: Equatable {
  var pieces: [[UInt8]]
  private static let longest = 1 << 30
  private static let mostPieces = 1 << 20

  var bytes: [UInt8] {
    let lengths = ([pieces.count] + pieces.map(\.count)).flatMap { length in
      withUnsafeBytes(of: UInt64(length).littleEndian) { Array($0) }
    }
    return lengths + pieces.joined()
  }

  func send(to socket: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = SocketPair.send(UnsafeRawBufferPointer(rebasing: rest), to: socket, waits: true)
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
      }
      return true
    }
  }

  static func receive(from socket: Int32) -> Packet? {
    guard let count = number(from: socket), count <= mostPieces else { return nil }
    var lengths: [Int] = []
    var total = 0
    for _ in 0..<count {
      guard let length = number(from: socket), length <= longest - total else { return nil }
      lengths.append(length)
      total += length
    }
    guard let bytes = bytes(total, from: socket) else { return nil }
    var start = 0
    return Packet(
      pieces: lengths.map { length in
        defer { start += length }
        return Array(bytes[start..<start + length])
      })
  }

  private static func number(from socket: Int32) -> Int? {
    bytes(8, from: socket).flatMap { bytes in
      Int(exactly: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
  }

  private static func bytes(_ count: Int, from socket: Int32) -> [UInt8]? {
    var received = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while received < count {
        let arrived = read(socket, buffer.baseAddress?.advanced(by: received), count - received)
        if arrived > 0 { received += arrived } else if arrived == 0 || errno != EINTR { break }
      }
      initialized = received
    }
    return received == count ? bytes : nil
  }
}
