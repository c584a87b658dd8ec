// SPDX-License-Identifier: Apache-2.0

/// Divides incoming bytes into frames.
public struct FrameBuffer: Sendable {
  /// A violation of the protocol, after which the stream cannot be used.
  public enum Problem: Error, Sendable, Hashable {
    case lineTooLong
    case malformedLine
    case bodyTooLarge(Int)
  }

  private var bytes: [UInt8] = []
  private var start = 0

  /// Creates an empty buffer.
  public init() {}

  /// Appends received bytes.
  public mutating func append(_ arrived: UnsafeRawBufferPointer) {
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      start = 0
    }
    bytes.append(contentsOf: arrived)
  }

  /// The bytes that follow the last complete frame.
  public var rest: [UInt8] { Array(bytes[start...]) }

  /// Removes and returns the next frame; nil if it has not completely arrived.
  public mutating func next() throws(Problem) -> Frame? {
    guard let lineEnd = try endOfLine() else { return nil }
    var words = String(decoding: bytes[start..<lineEnd], as: UTF8.self).split(separator: " ")
    guard let length = words.popLast().flatMap({ Int($0) }), length >= 0, !words.isEmpty else {
      throw .malformedLine
    }
    guard length <= Frame.largestBody else { throw .bodyTooLarge(length) }
    let bodyStart = lineEnd + 1
    guard bytes.count - bodyStart >= length else { return nil }
    let body = Array(bytes[bodyStart..<bodyStart + length])
    start = bodyStart + length
    compact()
    return Frame(words.map { String($0) }, body: body)
  }

  private func endOfLine() throws(Problem) -> Int? {
    let limit = min(bytes.count, start + Frame.longestLine + 1)
    if let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: "\n")) { return end }
    if limit - start > Frame.longestLine { throw .lineTooLong }
    return nil
  }

  /// Removes used bytes only when they fill half of the buffer, so that few bytes move.
  private mutating func compact() {
    guard start > 1 << 16, start > bytes.count / 2 else { return }
    bytes.removeFirst(start)
    start = 0
  }
}
