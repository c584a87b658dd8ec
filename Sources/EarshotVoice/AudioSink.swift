// SPDX-License-Identifier: GPL-3.0-or-later

import VoiceProtocol

/// Passes samples on while they are made, so that a long text does not fill the memory.
final class AudioSink {
  /// The most samples that one text may have: two hours.
  static let limit = 2 * 60 * 60 * 22_050
  private static let chunk = 1 << 16

  private let output: Output
  private var pending: [UInt8] = []
  private var sampleCount = 0

  /// Whether the text was given up because it does not end.
  private(set) var isOverLimit = false

  /// Creates a sink that sends `audio` frames.
  init(output: Output) {
    self.output = output
    pending.reserveCapacity(Self.chunk * 2)
  }

  /// Takes samples; returns whether more are wanted.
  func take(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
    sampleCount += samples.count
    guard sampleCount <= Self.limit else {
      isOverLimit = true
      return false
    }
    // Every processor that Swift runs on keeps its numbers in the protocol's order.
    pending.append(contentsOf: UnsafeRawBufferPointer(samples))
    if pending.count >= Self.chunk { flush() }
    return true
  }

  /// Sends what has not been sent.
  func flush() {
    guard !pending.isEmpty else { return }
    output.send(Frame(["audio"], body: pending))
    pending.removeAll(keepingCapacity: true)
  }
}
