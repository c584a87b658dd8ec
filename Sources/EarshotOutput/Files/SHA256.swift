/// Computes SHA-256 digests (FIPS 180-4), which identify files and protect no secrets.
///
/// Replaces swift-crypto, whose BoringSSL took a third of a release build's CPU time.
package enum SHA256 {
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    var state = initialState
    bytes.withUnsafeBytes { message in
      let tail = message.count % 64
      update(&state, with: UnsafeRawBufferPointer(rebasing: message.dropLast(tail)))
      var padded = Array(message.suffix(tail)) + [0x80]
      padded += [UInt8](repeating: 0, count: (120 - padded.count) % 64)
      withUnsafeBytes(of: (UInt64(message.count) * 8).bigEndian) { padded += $0 }
      padded.withUnsafeBytes { update(&state, with: $0) }
    }
    return state.flatMap { word in withUnsafeBytes(of: word.bigEndian) { Array($0) } }
  }

  package static func hexadecimal(of bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = digest(of: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  private static func update(_ state: inout [UInt32], with blocks: UnsafeRawBufferPointer) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      for start in stride(from: 0, to: blocks.count, by: 64) {
        for index in 0..<16 {
          let word = blocks.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self)
          schedule[index] = UInt32(bigEndian: word)
        }
        compress(&state, schedule)
      }
    }
  }

  /// Section 6.2.2 of FIPS 180-4, with the standard's variable names.
  ///
  /// Uses `while` loops and no helper functions, because `for` loops and calls are slow in debug
  /// builds.
  private static func compress(
    _ state: inout [UInt32], _ schedule: UnsafeMutableBufferPointer<UInt32>
  ) {
    guard let words = schedule.baseAddress else { return }
    var index = 16
    while index < 64 {
      let (first, second) = (words[index &- 15], words[index &- 2])
      let sigma0 = (first &>> 7 | first &<< 25) ^ (first &>> 18 | first &<< 14) ^ (first &>> 3)
      let sigma1 =
        (second &>> 17 | second &<< 15) ^ (second &>> 19 | second &<< 13) ^ (second &>> 10)
      words[index] = words[index &- 16] &+ sigma0 &+ words[index &- 7] &+ sigma1
      index &+= 1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    roundConstants.withUnsafeBufferPointer { constants in
      guard let constants = constants.baseAddress else { return }
      index = 0
      while index < 64 {
        let sum1 = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
        let first = h &+ sum1 &+ ((e & f) ^ (~e & g)) &+ constants[index] &+ words[index]
        let sum0 = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
        let second = sum0 &+ ((a & b) ^ (a & c) ^ (b & c))
        h = g
        g = f
        f = e
        e = d &+ first
        d = c
        c = b
        b = a
        a = first &+ second
        index &+= 1
      }
    }
    for (place, word) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= word }
  }

  /// The constants of section 5.3.3 of FIPS 180-4.
  private static let initialState: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The constants of section 4.2.2 of FIPS 180-4.
  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5,
    0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc,
    0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3,
    0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5,
    0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
