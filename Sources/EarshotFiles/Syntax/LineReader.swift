import CLibrary
package import Earshot

package struct LineReader {
  package struct Run: Sendable {
    package var bytes: [UInt8]
    package var firstLine: Int
    package var isTooLong = false
  }

  package static let longestLine = 64 << 20

  private let descriptor: Int32
  private let size: Int
  private let maximumLine: Int
  private var rest: [UInt8] = []
  private var line = 1
  private var isAtEnd = false

  /// Creates a reader that returns complete lines, about `size` bytes at a time, and skips lines
  /// that are much longer than `maximumLine`.
  package init(
    descriptor: Int32, size: Int = 256 << 10, maximumLine: Int = LineReader.longestLine
  ) {
    self.descriptor = descriptor
    self.size = size
    self.maximumLine = maximumLine
  }

  package init(bytes: [UInt8]) {
    self.init(descriptor: -1)
    rest = bytes
    isAtEnd = true
  }

  package mutating func next() throws(InputError) -> Run? {
    var bytes = rest
    rest = []
    var wanted = size
    while true {
      try fill(&bytes, to: wanted)
      if isAtEnd { return bytes.isEmpty ? nil : finished(bytes) }
      if let last = bytes.lastIndex(of: UInt8(ascii: "\n")) {
        rest = Array(bytes[(last + 1)...])
        bytes.removeLast(rest.count)
        return finished(bytes)
      }
      guard bytes.count <= maximumLine else { return try passingOverLine() }
      wanted = bytes.count * 2
    }
  }

  private mutating func passingOverLine() throws(InputError) -> Run {
    while !isAtEnd {
      var bytes: [UInt8] = []
      try fill(&bytes, to: size)
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { continue }
      rest = Array(bytes[(end + 1)...])
      break
    }
    defer { line += 1 }
    return Run(bytes: [], firstLine: line, isTooLong: true)
  }

  private mutating func finished(_ bytes: [UInt8]) -> Run {
    defer { line += bytes.count { $0 == UInt8(ascii: "\n") } }
    return Run(bytes: bytes, firstLine: line)
  }

  private mutating func fill(_ bytes: inout [UInt8], to wanted: Int) throws(InputError) {
    while bytes.count < wanted, !isAtEnd {
      var code: Int32 = 0
      let free = wanted - bytes.count
      let chunk = [UInt8](unsafeUninitializedCapacity: free) { buffer, count in
        let result = read(descriptor, buffer.baseAddress, free)
        code = result < 0 ? errno : 0
        count = max(0, result)
      }
      if code != 0, code != EINTR {
        throw InputError("standard input cannot be read", kind: .inputOutput)
      }
      isAtEnd = code == 0 && chunk.isEmpty
      bytes += chunk
    }
  }
}
