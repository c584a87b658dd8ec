// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeakNG
import CVoice

/// A copy of everything that libespeak-ng keeps in its own memory, to be put back.
///
/// Putting it back costs a few microseconds where a fresh copy of the process costs most of a
/// millisecond. What the engine keeps on the heap is not part of it: the engine starts that anew
/// with each text, but forgets to free some of it, so that a process is not used for ever.
struct EngineMemory {
  private let pieces: [(start: UnsafeMutableRawPointer, bytes: [UInt8])]

  /// Copies the memory as it is now; nil where the system does not tell which it is.
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

  /// Puts the memory back.
  func restore() {
    for piece in pieces {
      piece.bytes.withUnsafeBytes { bytes in
        UnsafeMutableRawBufferPointer(start: piece.start, count: bytes.count)
          .copyMemory(from: bytes)
      }
    }
  }
}
