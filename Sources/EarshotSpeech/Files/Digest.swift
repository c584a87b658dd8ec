import Crypto

/// Names bytes by what they are.
public enum Digest {
  /// Returns the SHA-256 of bytes (FIPS 180-4) as 64 hexadecimal digits.
  public static func sha256(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    bytes.withUnsafeBytes { hash.update(bufferPointer: $0) }
    let digits = Array("0123456789abcdef".utf8)
    let hexadecimal = hash.finalize().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: hexadecimal, as: UTF8.self)
  }
}
