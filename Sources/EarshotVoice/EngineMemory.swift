// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeakNG
import CVoice

/// A copy of libespeak-ng's static memory, which can be restored in a few microseconds.
struct EngineMemory {
  private let pieces: [(start: UnsafeMutableRawPointer, bytes: [UInt8])]

  init?() {
    var segments = [earshot_segment](repeating: earshot_segment(), count: 8)
    let count = Int(earshot_find_segments(&segments, Int32(segments.count)))
    guard count > 0 else { return nil }
    pieces = segments[..<count].compactMap { segment in
      segment.start.map { start in
        (start, Array(UnsafeRawBufferPointer(start: start, count: segment.length)))
      }
    }
  }

  func restore() {
    for piece in pieces {
      piece.bytes.withUnsafeBytes { bytes in
        UnsafeMutableRawBufferPointer(start: piece.start, count: bytes.count)
          .copyMemory(from: bytes)
      }
    }
  }
}
