/// A reader's announcement for a stop or event.
public struct Announcement: Sendable, Hashable {
  /// The parts of the announcement and of its hint, in spoken order.
  public var parts: [Part]

  /// Creates an announcement; each part must already have its `joint`, the text before the part.
  public init(parts: [Part] = []) { self.parts = parts }

  /// The text without the hint; "" if there is only a hint.
  public var text: String { text(of: .announcement) }

  /// The hint after the reader's pause; "" if there is none.
  public var hint: String { text(of: .hint) }

  /// Whether the reader is silent.
  public var isEmpty: Bool { parts.isEmpty }

  /// Whether guidelines document all parts word for word.
  public var isDocumented: Bool { parts.allSatisfy(\.isDocumented) }

  package func text(of utterance: Part.Utterance) -> String {
    var text = ""
    for part in parts where part.utterance == utterance {
      text += part.joint
      text += part.text
    }
    return text
  }
}

extension Announcement {
  package func hasWords(of other: Announcement) -> Bool {
    Self.areEqual((text, hint), (other.text, other.hint))
  }

  package static func areEqual(
    _ one: (text: String, hint: String), _ other: (text: String, hint: String)
  ) -> Bool {
    let folding = Folding()
    return folding.key(of: "\(one.text) \(one.hint)")
      == folding.key(of: "\(other.text) \(other.hint)")
  }
}
