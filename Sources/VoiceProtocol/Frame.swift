// SPDX-License-Identifier: Apache-2.0

/// One message between Earshot and a voice process: a line of words, then a body of bytes.
///
/// The line is ASCII and ends with the length of the body, so that a person can speak to a voice
/// process from a shell: `printf 'speak gmw/en 175 50 50 100 4\nSave' | earshot-voice`.
///
/// | request | body | replies |
/// |---|---|---|
/// | `engine` | | `text`: version, data path and data fingerprint, one on each line |
/// | `voices` | | `text`: one voice on each line |
/// | `speak VOICE RATE PITCH RANGE VOLUME` | the text | any number of `audio`, then `end` |
/// | `phonemes VOICE` | the text | `text`: the IPA |
///
/// Every request can be answered by `failure KIND` instead, with a message as its body. Replies
/// come in the order of the requests. `audio` is 16-bit little-endian mono.
public struct Frame: Sendable, Hashable {
  /// The most bytes that a line may have, its line feed left out.
  public static let longestLine = 1024
  /// The most bytes that a body may have.
  public static let largestBody = 4 << 20

  /// The words of the line, without the length; none is empty or holds white space.
  public var words: [String]
  /// What follows the line.
  public var body: [UInt8]

  /// Creates a frame.
  public init(_ words: [String], body: [UInt8] = []) {
    self.words = words
    self.body = body
  }

  /// Creates a frame whose body is a text.
  public init(_ words: [String], text: String) { self.init(words, body: Array(text.utf8)) }

  /// The body as a text; ill-formed UTF-8 is replaced by U+FFFD.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// The bytes that are sent.
  public var encoded: [UInt8] { Self.line(words, bodyLength: body.count) + body }

  /// Returns the line that announces a body, for senders that hold the body elsewhere.
  public static func line(_ words: [String], bodyLength: Int) -> [UInt8] {
    Array((words + ["\(bodyLength)"]).joined(separator: " ").utf8) + [UInt8(ascii: "\n")]
  }
}
