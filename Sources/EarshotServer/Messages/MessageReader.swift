import CLibrary
import Earshot
import EarshotFiles

struct MessageReader {
  static let longestMessage = 64 << 20

  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var isAtEnd = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Returns the next line; nil at the end of the input.
  ///
  /// If a line is too long, this function throws, but the lines after it can still be read.
  mutating func next() throws -> [UInt8]? {
    var searched = 0
    var isTooLong = false
    while true {
      if let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(pending[..<end])
        pending.removeSubrange(...end)
        if isTooLong { throw Self.tooLong }
        return line
      }
      isTooLong = isTooLong || pending.count > Self.longestMessage
      if isTooLong { pending.removeAll(keepingCapacity: true) }
      searched = pending.count
      if isAtEnd {
        defer { pending = [] }
        if isTooLong { throw Self.tooLong }
        return pending.isEmpty ? nil : pending
      }
      try fill()
    }
  }

  private static var tooLong: ProtocolError {
    ProtocolError(.invalidRequest, "the message is longer than \(longestMessage >> 20) MB")
  }

  private mutating func fill() throws(InputError) {
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0, errno != EINTR {
      throw InputError("standard input cannot be read", kind: .inputOutput)
    }
    isAtEnd = count == 0
    if count > 0 { pending += chunk[..<count] }
  }
}
