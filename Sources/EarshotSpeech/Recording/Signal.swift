import CLibrary

package struct Signal: Sendable, Hashable {
  /// The maximum amplitude that counts as silence, because the engine's silence is not exactly
  /// zero.
  static let silence: Int16 = 40

  /// The largest absolute value of a sample, 0…32768.
  package var peak: Int
  package var energy: UInt64
  package var count: Int
}

extension Signal {
  package init(_ samples: [Int16]) {
    var peak: UInt16 = 0
    var energy: UInt64 = 0
    samples.withUnsafeBufferPointer { samples in
      for sample in samples {
        let magnitude = sample.magnitude
        peak = max(peak, magnitude)
        energy &+= UInt64(magnitude) &* UInt64(magnitude)
      }
    }
    self.init(peak: Int(peak), energy: energy, count: samples.count)
  }

  /// The peak in decibels relative to full scale; nil for silence.
  package var peakLevel: Double? { peak == 0 ? nil : 20 * log10(Double(peak) / 32_768) }

  /// The root mean square in decibels relative to full scale; nil for silence.
  package var loudness: Double? {
    guard energy > 0, count > 0 else { return nil }
    return 10 * log10(Double(energy) / Double(count) / (32_768 * 32_768))
  }

  static func heard(in samples: [Int16]) -> Range<Int> {
    guard let first = samples.firstIndex(where: { $0.magnitude > silence.magnitude }),
      let last = samples.lastIndex(where: { $0.magnitude > silence.magnitude })
    else { return samples.indices }
    return first..<last + 1
  }
}
