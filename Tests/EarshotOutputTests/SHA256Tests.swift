import EarshotOutput
import TestTools
import Foundation
import Testing

@Suite struct `A digest` {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `matches the examples of the standard`(message: String, digest: String) {
    #expect(SHA256.hexadecimal(of: Array(message.utf8)) == digest)
  }

  @Test(.enabled("needs Python") { Python.has("hashlib") })
  func `matches hashlib for random messages of every length to 300 bytes`() throws {
    var random = SystemRandomNumberGenerator()
    let messages = (0...300).map { length in
      (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    let hexadecimal = messages.map { $0.map { String(format: "%02x", $0) }.joined() + "\n" }
    let expected = try Python.texts(
      in: Array(hexadecimal.joined().utf8),
      by: """
        import hashlib
        found = [hashlib.sha256(bytes.fromhex(line)).hexdigest() for line in open(path)]
        """)
    try #require(expected.count == messages.count)
    for (message, digest) in zip(messages, expected) {
      #expect(SHA256.hexadecimal(of: message) == digest, "\(message)")
    }
  }
}
