/// The bytes of a WAV file: PCM, 16 bits, one channel.
public enum WaveFile {
  /// How many bytes stand before the samples.
  public static let headerLength = 44

  /// Returns the bytes of a file, little-endian as the format asks.
  public static func bytes(
    of samples: [Int16], sampleRate: Int = EngineIdentity.sampleRate
  ) -> [UInt8] {
    var bytes = header(sampleCount: samples.count, sampleRate: sampleRate)
    bytes.reserveCapacity(headerLength + samples.count * 2)
    // Every processor that Swift runs on is little-endian.
    samples.withUnsafeBytes { bytes.append(contentsOf: $0) }
    return bytes
  }

  private static func header(sampleCount: Int, sampleRate: Int) -> [UInt8] {
    let length = UInt32(clamping: sampleCount * 2)
    return Array("RIFF".utf8) + little(36 + length) + Array("WAVEfmt ".utf8) + little(UInt32(16))
      + little(UInt16(1)) + little(UInt16(1)) + little(UInt32(sampleRate))
      + little(UInt32(sampleRate * 2)) + little(UInt16(2)) + little(UInt16(16))
      + Array("data".utf8) + little(length)
  }

  private static func little(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
