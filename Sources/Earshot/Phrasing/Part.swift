/// One piece of an announcement, with the reason that it is there.
///
/// Announcements are never stored as bare text: captions, colours, explanations and comparisons all
/// need to know which words are the name, which are the role and which are a state.
public struct Part: Sendable, Hashable {
  /// What a part tells the user.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case name, value, role, state, position, container, content, error, actions, hint
    /// A text that an app or a window says by itself.
    case announcement
  }

  /// Which of the two utterances of an announcement a part belongs to.
  public enum Utterance: String, Sendable, Hashable, CaseIterable {
    /// What is said at once.
    case announcement
    /// What is said after the reader's pause.
    case hint
  }

  /// What the part tells the user.
  public var fact: Fact
  /// The coarse kind of what it tells.
  public var kind: Kind
  /// The words, as the reader's speech engine receives them and its log has them.
  public var text: String
  /// The words as they are heard, where the engine receives more than the text; nil where it does not.
  ///
  /// It is told that something is an emoji, and how often a symbol repeats.
  public var aloud: String?
  /// The exact text that stands between the part before it and this one; "" for the first.
  public var joint: String
  /// Whether the part is said at once or after the pause.
  public var utterance: Utterance
  /// The app's own text in the words; nil where all words are the reader's.
  public var ownText: String?
  /// The attribute that the part comes from, by the platform's own name, such as `label` or
  /// `traits.button`; `component` where a component of a design adds what its widget does not expose.
  public var origin: String
  /// The rule that put the part where it is.
  public var rule: Rule.ID
  /// False where no guideline documents the state and the part was derived from one that does.
  public var isDocumented: Bool

  /// Creates a part.
  public init(
    _ fact: Fact, _ text: String, kind: Kind? = nil, joint: String = "",
    utterance: Utterance = .announcement, ownText: String? = nil, from origin: String,
    rule: Rule.ID, isDocumented: Bool = true, aloud: String? = nil
  ) {
    self.fact = fact
    self.kind = kind ?? fact.kind
    self.text = text
    self.aloud = aloud
    self.joint = joint
    self.utterance = utterance
    self.ownText = ownText
    self.origin = origin
    self.rule = rule
    self.isDocumented = isDocumented
  }
}

extension [Part] {
  /// The parts without the full stop of a joint where the words before it end with one.
  var withoutRepeatedFullStops: [Part] {
    var parts = self
    let fullStop = UInt8(ascii: ".")
    for index in parts.indices.dropFirst() where parts[index].joint.utf8.first == fullStop {
      let before = parts[index - 1]
      if (before.text.utf8.last ?? before.joint.utf8.last) == fullStop {
        parts[index].joint.removeFirst()
      }
    }
    return parts
  }
}
