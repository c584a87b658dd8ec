/// Why a part is announced, and the source.
package struct Rule: Sendable, Hashable {
  /// Such as `talkback.status.collapsed`.
  package struct ID: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package init(stringLiteral value: String) { rawValue = value }
  }

  package var id: ID
  package var sentence: String
  /// The document, the reader's resource or the recording.
  package var source: String

  package init(id: ID, sentence: String, source: String) {
    self.id = id
    self.sentence = sentence
    self.source = source
  }
}
