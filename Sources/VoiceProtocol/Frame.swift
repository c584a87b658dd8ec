// SPDX-License-Identifier: Apache-2.0

/// A message between Earshot and a voice process: one line of words, followed by bytes (the body).
///
/// The line is ASCII and ends with the length of the body, so a shell can use a voice process:
/// `printf 'speak gmw/en 175 50 50 100 4\nSave' | earshot-voice`.
///
/// | request | body | replies |
/// |---|---|---|
/// | `engine` | | `text`: version, data path and data fingerprint, one per line |
/// | `voices` | | `text`: one voice per line |
/// | `speak VOICE RATE PITCH RANGE VOLUME` | the text | any number of `audio`, then `end` |
/// | `phonemes VOICE` | the text | `text`: the IPA |
///
/// The reply to any request can be `failure KIND` with a message as its body. Replies are in the
/// order of the requests. The body of `audio` contains 16-bit little-endian mono samples.
public struct Frame: Sendable, Hashable {
  /// The maximum length of a line in bytes, without the line feed.
  public static let longestLine = 1024
  /// The maximum length of a body in bytes.
  public static let largestBody = 4 << 20

  /// The words of the line, without the body's length; no word is empty or contains white space.
  public var words: [String]
  /// The bytes that follow the line.
  public var body: [UInt8]

  /// Creates a frame.
  public init(_ words: [String], body: [UInt8] = []) {
    self.words = words
    self.body = body
  }

  /// Creates a frame with a text as its body.
  public init(_ words: [String], text: String) { self.init(words, body: Array(text.utf8)) }

  /// The body as a text; invalid UTF-8 becomes U+FFFD.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// The bytes to send.
  public var encoded: [UInt8] { Self.line(words, bodyLength: body.count) + body }

  /// Returns the line of a frame; after it, the sender must write the body.
  public static func line(_ words: [String], bodyLength: Int) -> [UInt8] {
    Array((words + ["\(bodyLength)"]).joined(separator: " ").utf8) + [UInt8(ascii: "\n")]
  }
}
