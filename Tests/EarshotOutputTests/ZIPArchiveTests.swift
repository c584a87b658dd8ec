import EarshotOutput
import TestTools
import Testing

@Suite struct `A ZIP archive` {
  @Test(arguments: [
    ("", 0), ("a", 0xE8B7_BE43), ("123456789", 0xCBF4_3926),
    ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
  ])
  func `has the known checksums`(text: String, checksum: UInt32) {
    #expect(CRC32.checksum(of: Array(text.utf8)) == checksum)
  }

  private static func numbers(_ text: String) -> [UInt8] {
    text.split(whereSeparator: \.isWhitespace).compactMap { UInt8($0, radix: 16) }
  }

  @Test func `has the bytes of the specification`() {
    var archive = ZIPArchive()
    #expect(archive.bytes == Self.numbers("50 4B 05 06") + [UInt8](repeating: 0, count: 18))
    archive.add("a/b", Array("hi".utf8))
    let facts = Self.numbers(
      "14 00 00 08 00 00 00 00 21 00 AC 2A 93 D8 02 00 00 00 02 00 00 00 03 00 00 00")
    let local = Self.numbers("50 4B 03 04") + facts + Array("a/bhi".utf8)
    let central =
      Self.numbers("50 4B 01 02 14 00") + facts + [UInt8](repeating: 0, count: 14)
      + Array("a/b".utf8)
    let end = Self.numbers(
      "50 4B 05 06 00 00 00 00 01 00 01 00 31 00 00 00 23 00 00 00 00 00")
    #expect(archive.bytes == local + central + end)
    #expect(archive.count == 1 && archive.size == local.count)
  }

  @Test(.enabled("needs Python") { Python.has("zipfile") })
  func `is read by Python's zipfile, with names in UTF-8`() throws {
    var archive = ZIPArchive()
    var random = SystemRandomNumberGenerator()
    var expected: [String] = []
    for (index, length) in [0, 1, 255, 256, 70_000].enumerated() {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      let name = ["plain.wav", "pay/ü~talkback.wav", "支払い/読む.vtt", "a b.json", "long.bin"][index]
      archive.add(name, bytes)
      expected.append("\(name) \(SHA256.hexadecimal(of: bytes)) 0 1980-1-1")
    }
    let found = try Python.texts(
      in: archive.bytes,
      by: """
        import hashlib, zipfile
        with zipfile.ZipFile(path) as archive:
            assert archive.testzip() is None
            found = [f"{item.filename} {hashlib.sha256(archive.read(item)).hexdigest()} "
                     f"{item.compress_type} {'-'.join(map(str, item.date_time[:3]))}"
                     for item in archive.infolist()]
        """)
    #expect(found == expected)
  }
}
