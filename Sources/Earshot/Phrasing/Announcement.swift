/// What a screen reader says for one focus stop or one event: parts in spoken order.
public struct Announcement: Sendable, Hashable {
  /// The parts of both utterances, in spoken order.
  public var parts: [Part]

  /// Creates an announcement from parts that already carry their joints.
  public init(parts: [Part] = []) { self.parts = parts }

  /// What is said at once; "" when nothing is.
  public var text: String { text(of: .announcement) }

  /// What is said after the reader's pause; "" when nothing is.
  public var hint: String { text(of: .hint) }

  /// Whether nothing is said at all.
  public var isEmpty: Bool { parts.isEmpty }

  /// Whether every part stands in a guideline, word for word, for this very state.
  public var isDocumented: Bool { parts.allSatisfy(\.isDocumented) }

  /// Returns the words of one utterance: joint and text of each of its parts.
  public func text(of utterance: Part.Utterance) -> String {
    var text = ""
    for part in parts where part.utterance == utterance {
      text += part.joint
      text += part.text
    }
    return text
  }
}
