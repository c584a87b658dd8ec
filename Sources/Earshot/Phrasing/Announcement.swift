/// The announcement of a screen reader for one focus stop or one event: parts in spoken order.
public struct Announcement: Sendable, Hashable {
  /// The parts of both utterances, in spoken order.
  public var parts: [Part]

  /// Creates an announcement from parts that already have their joints.
  public init(parts: [Part] = []) { self.parts = parts }

  /// The text before the reader's pause; "" if there is none.
  public var text: String { text(of: .announcement) }

  /// The hint, spoken after the reader's pause; "" if there is none.
  public var hint: String { text(of: .hint) }

  /// Whether the reader is silent.
  public var isEmpty: Bool { parts.isEmpty }

  /// Whether a guideline documents every part word for word in this state.
  public var isDocumented: Bool { parts.allSatisfy(\.isDocumented) }

  /// Returns one utterance as text, with the joints between its parts.
  package func text(of utterance: Part.Utterance) -> String {
    var text = ""
    for part in parts where part.utterance == utterance {
      text += part.joint
      text += part.text
    }
    return text
  }
}
