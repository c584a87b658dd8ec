// SPDX-License-Identifier: Apache-2.0

/// SHA-256 as FIPS 180-4 defines it.
///
/// Written out here because it is all of a cryptography package that recordings need.
public struct SHA256: Sendable {
  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  private init() {}

  /// Returns the digest of bytes as 64 hexadecimal digits.
  public static func digest(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    var schedule = [UInt32](repeating: 0, count: 64)
    let whole = bytes.count / 64 * 64
    bytes.withUnsafeBytes { buffer in
      for start in stride(from: 0, to: whole, by: 64) {
        hash.absorb(UnsafeRawBufferPointer(rebasing: buffer[start..<start + 64]), &schedule)
      }
    }
    var rest = Array(bytes[whole...]) + [0x80]
    while rest.count % 64 != 56 { rest.append(0) }
    withUnsafeBytes(of: UInt64(bytes.count * 8).bigEndian) { rest.append(contentsOf: $0) }
    rest.withUnsafeBytes { buffer in
      for start in stride(from: 0, to: buffer.count, by: 64) {
        hash.absorb(UnsafeRawBufferPointer(rebasing: buffer[start..<start + 64]), &schedule)
      }
    }
    return hash.hexadecimal
  }

  private var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    let bytes = state.flatMap { word in
      stride(from: 28, through: 0, by: -4).map { digits[Int(word >> UInt32($0) & 15)] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func absorb(_ block: UnsafeRawBufferPointer, _ schedule: inout [UInt32]) {
    schedule.withUnsafeMutableBufferPointer { w in
      Self.expand(block, into: w)
      Self.roundConstants.withUnsafeBufferPointer { k in
        state.withUnsafeMutableBufferPointer { Self.compress(w, k, into: $0) }
      }
    }
  }

  private static func expand(
    _ block: UnsafeRawBufferPointer, into w: UnsafeMutableBufferPointer<UInt32>
  ) {
    for place in 0..<16 {
      w[place] = UInt32(
        bigEndian: block.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self))
    }
    for place in 16..<64 {
      let (early, late) = (w[place &- 15], w[place &- 2])
      let s0 = rotated(early, 7) ^ rotated(early, 18) ^ (early &>> 3)
      let s1 = rotated(late, 17) ^ rotated(late, 19) ^ (late &>> 10)
      w[place] = w[place &- 16] &+ s0 &+ w[place &- 7] &+ s1
    }
  }

  private static func compress(
    _ w: UnsafeMutableBufferPointer<UInt32>, _ k: UnsafeBufferPointer<UInt32>,
    into state: UnsafeMutableBufferPointer<UInt32>
  ) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    // Eight rounds at a time, in which the words take turns instead of being moved.
    for place in stride(from: 0, to: 64, by: 8) {
      round(a, b, c, &d, e, f, g, &h, k[place] &+ w[place])
      round(h, a, b, &c, d, e, f, &g, k[place + 1] &+ w[place + 1])
      round(g, h, a, &b, c, d, e, &f, k[place + 2] &+ w[place + 2])
      round(f, g, h, &a, b, c, d, &e, k[place + 3] &+ w[place + 3])
      round(e, f, g, &h, a, b, c, &d, k[place + 4] &+ w[place + 4])
      round(d, e, f, &g, h, a, b, &c, k[place + 5] &+ w[place + 5])
      round(c, d, e, &f, g, h, a, &b, k[place + 6] &+ w[place + 6])
      round(b, c, d, &e, f, g, h, &a, k[place + 7] &+ w[place + 7])
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32,
    _ g: UInt32, _ h: inout UInt32, _ input: UInt32
  ) {
    let s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    let one = h &+ s1 &+ (g ^ (e & (f ^ g))) &+ input
    let s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    d = d &+ one
    h = one &+ s0 &+ ((a & b) | (c & (a | b)))
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    (word &>> count) | (word &<< (32 &- count))
  }
}
