import Testing
import VoiceProtocol

@Suite struct `Frames between Earshot and its voice` {
  @Test(arguments: [1, 2, 7, 1000]) func `arrive whole in pieces of any size`(size: Int) throws {
    let frames = [
      Frame(["speak", "gmw/en"], text: "Sa\nve é"), Frame(["end"]),
      Frame(["audio"], body: Array(repeating: 10, count: 300)),
    ]
    let bytes = frames.flatMap(\.encoded)
    var buffer = FrameBuffer()
    var arrived: [Frame] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { buffer.append($0) }
      while let frame = try buffer.next() { arrived.append(frame) }
    }
    #expect(arrived == frames)
  }

  @Test(arguments: [
    ("speak\n", FrameBuffer.Problem.malformedLine), ("4\n", .malformedLine),
    ("speak -1\n", .malformedLine), ("speak 99999999999\n", .bodyTooLarge(99_999_999_999)),
    (String(repeating: "x", count: 2000), .lineTooLong),
  ])
  func `are rejected if they are invalid`(text: String, problem: FrameBuffer.Problem) {
    var buffer = FrameBuffer()
    Array(text.utf8).withUnsafeBytes { buffer.append($0) }
    #expect(throws: problem) { try buffer.next() }
  }
}
