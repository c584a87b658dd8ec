/// An archive without compression, as in section 4 of PKWARE's APPNOTE.
///
/// Equal files give equal bytes, because each has the earliest date.
package struct ZIPArchive: Sendable {
  package static let mostFiles = 0xFFFF

  private static let earliestDate = 1 << 5 | 1
  private static let namesAreUTF8 = 1 << 11
  private static let version = 20

  private var files: [UInt8] = []
  private var directory: [UInt8] = []
  package private(set) var count = 0

  package init() {}

  package var size: Int { files.count }

  package mutating func add(_ path: String, _ bytes: [UInt8]) {
    let (start, name) = (files.count, Array(path.utf8))
    var facts: [UInt8] = []
    for number in [Self.version, Self.namesAreUTF8, 0, 0, Self.earliestDate] {
      facts.append(number, bytes: 2)
    }
    facts.append(Int(CRC32.checksum(of: bytes)), bytes: 4)
    for _ in ["compressed", "original"] { facts.append(bytes.count, bytes: 4) }
    facts.append(name.count, bytes: 2)
    facts.append(0, bytes: 2)
    files += Array("PK\u{3}\u{4}".utf8) + facts + name + bytes
    directory += Array("PK\u{1}\u{2}".utf8)
    directory.append(Self.version, bytes: 2)
    directory += facts
    directory += [UInt8](repeating: 0, count: 10)
    directory.append(start, bytes: 4)
    directory += name
    count += 1
  }

  package var bytes: [UInt8] {
    var end = Array("PK\u{5}\u{6}".utf8) + [0, 0, 0, 0]
    for _ in ["of this disk", "of all disks"] { end.append(count, bytes: 2) }
    for number in [directory.count, files.count] { end.append(number, bytes: 4) }
    return files + directory + end + [0, 0]
  }
}

/// The checksum of section 8 of RFC 1952.
package enum CRC32 {
  private static let table = (0..<256 as Range<UInt32>).map { byte in
    (0..<8).reduce(byte) { rest, _ in rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
  }

  package static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ number: Int, bytes count: Int) {
    for place in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}
