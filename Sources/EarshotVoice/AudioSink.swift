// SPDX-License-Identifier: GPL-3.0-or-later

import VoiceProtocol

/// Sends samples while the engine speaks, so that a long text cannot fill the memory.
final class AudioSink {
  /// The maximum number of samples: two hours of speech.
  static let limit = 2 * 60 * 60 * 22_050
  private static let chunk = 1 << 16

  private let output: Output
  private var pending: [UInt8] = []
  private var sampleCount = 0

  private(set) var isOverLimit = false

  init(output: Output) {
    self.output = output
    pending.reserveCapacity(Self.chunk * 2)
  }

  func take(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
    sampleCount += samples.count
    guard sampleCount <= Self.limit else {
      isOverLimit = true
      return false
    }
    // The protocol and all processors that Swift supports are little-endian, so bytes are not
    // swapped.
    pending.append(contentsOf: UnsafeRawBufferPointer(samples))
    if pending.count >= Self.chunk { flush() }
    return true
  }

  func flush() {
    guard !pending.isEmpty else { return }
    output.send(Frame(["audio"], body: pending))
    pending.removeAll(keepingCapacity: true)
  }
}
