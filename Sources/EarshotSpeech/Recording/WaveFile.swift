/// Writes WAV files: PCM, 16 bits, one channel.
package enum WaveFile {
  package static let headerLength = 44
  /// The maximum number of samples (about 27 hours), because sizes in WAV files have 32 bits.
  package static let greatestCount = (Int(UInt32.max) - headerLength) / 2

  package enum Piece: Sendable, Hashable {
    case silence(count: Int)
    case samples(ArraySlice<Int16>)

    var count: Int {
      switch self {
      case .silence(let count): count
      case .samples(let samples): samples.count
      }
    }
  }

  package static func bytes(of samples: [Int16]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(headerLength + samples.count * 2)
    write([.samples(samples[...])]) { bytes += $0 }
    return bytes
  }

  /// Writes a file in pieces, so that long silence needs no memory.
  package static func write<Failure>(
    _ pieces: [Piece], to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try sink(header(sampleCount: pieces.reduce(0) { $0 + $1.count }))
    for piece in pieces {
      switch piece {
      // WAV files and all processors that Swift supports are little-endian, so bytes are not
      // swapped.
      case .samples(let samples): try sink(samples.withUnsafeBytes { Array($0) })
      case .silence(var count):
        let zeros = [UInt8](repeating: 0, count: min(count, 1 << 17) * 2)
        while count > 0 {
          let some = min(count, 1 << 17)
          try sink(some * 2 == zeros.count ? zeros : Array(zeros.prefix(some * 2)))
          count -= some
        }
      }
    }
  }

  private static func header(sampleCount: Int) -> [UInt8] {
    let length = UInt32(clamping: min(sampleCount, greatestCount) * 2)
    let rate = EngineIdentity.sampleRate
    return Array("RIFF".utf8) + little(36 + length) + Array("WAVEfmt ".utf8) + little(UInt32(16))
      + little(UInt16(1)) + little(UInt16(1)) + little(UInt32(rate)) + little(UInt32(rate * 2))
      + little(UInt16(2)) + little(UInt16(16)) + Array("data".utf8) + little(length)
  }

  private static func little(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
