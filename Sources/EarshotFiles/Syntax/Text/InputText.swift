internal import Earshot

enum InputText {
  /// Converts UTF-16, which PowerShell writes, to UTF-8; removes a byte order mark.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): return transcoded(bytes.dropFirst(2), isBigEndian: false)
    case (0xFE, 0xFF): return transcoded(bytes.dropFirst(2), isBigEndian: true)
    case (0xEF, 0xBB) where bytes.dropFirst(2).first == 0xBF: return Array(bytes.dropFirst(3))
    default: return bytes
    }
  }

  private static func transcoded(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var position = bytes.startIndex
    while position + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[position]), UInt16(bytes[position + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      position += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    var position = 0
    while position < bytes.count {
      if bytes[position] < 0x80 {
        position = bytes.withUnsafeBytes { endOfASCII(in: $0, from: position) }
      } else if let length = sequenceLength(in: bytes, at: position) {
        position += length
      } else {
        return position
      }
    }
    return nil
  }

  static func firstNUL(of bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { bytes in
      var position = 0
      while position + 8 <= bytes.count {
        let eight = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        // Looks for NUL in eight bytes at once (see "haszero" in Bit Twiddling Hacks).
        guard (eight &- 0x0101_0101_0101_0101) & ~eight & 0x8080_8080_8080_8080 == 0 else { break }
        position += 8
      }
      return bytes[position...].firstIndex(of: 0)
    }
  }

  private static func endOfASCII(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start
    while position + 8 <= bytes.count,
      bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      position += 8
    }
    return bytes[position...].firstIndex { $0 >= 0x80 } ?? bytes.count
  }

  /// Returns a character's length; nil for invalid UTF-8 (Unicode table 3-7).
  private static func sequenceLength(in bytes: [UInt8], at position: Int) -> Int? {
    let second: ClosedRange<UInt8>
    let length: Int
    switch bytes[position] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard position + length <= bytes.count, second.contains(bytes[position + 1]) else { return nil }
    for index in (position + 2)..<(position + max(length, 2)) where bytes[index] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }
}
