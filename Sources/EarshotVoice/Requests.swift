// SPDX-License-Identifier: GPL-3.0-or-later

import CLibrary
import VoiceProtocol

struct Requests {
  private var arrived = FrameBuffer()
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  mutating func next() throws -> Frame? {
    while true {
      if let frame = try arrived.next() { return frame }
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      chunk.withUnsafeBytes { arrived.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }

  var rest: [UInt8] { arrived.rest }

  mutating func goOn(with rest: [UInt8]) {
    arrived = FrameBuffer()
    rest.withUnsafeBytes { arrived.append($0) }
  }
}
