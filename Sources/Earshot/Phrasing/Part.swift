/// A piece of an announcement, with its fact, origin and rule.
public struct Part: Sendable, Hashable {
  /// The kind of information.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case name, value, role, state, position, container, content, error, actions, hint
    /// The text of an event, such as a toast, typed characters or a window's title.
    case announcement
  }

  package enum Utterance: String, Sendable, Hashable, CaseIterable {
    case announcement
    case hint
  }

  package var fact: Fact
  /// The kind of the fact.
  public var kind: Kind
  /// The text for the speech engine.
  public var text: String
  /// The spoken words if they differ from the text, such as an emoji's name.
  public var aloud: String?
  /// The text between the previous part and this one.
  public var joint: String
  package var utterance: Utterance
  /// The app's own text; nil if all words are the reader's.
  public var ownText: String?
  /// The origin of the text, such as the name of an attribute.
  public var origin: String
  package var rule: Rule.ID
  /// Whether a guideline documents the part for the stop's state.
  public var isDocumented: Bool
  /// The English word or template of an untranslated text, with "…" for each placeholder.
  public var missing: String?

  package init(
    _ fact: Fact, _ text: String, kind: Kind? = nil, joint: String = "",
    utterance: Utterance = .announcement, ownText: String? = nil, from origin: String,
    rule: Rule.ID, isDocumented: Bool = true, aloud: String? = nil,
    missing: String? = nil
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
    self.missing = missing
  }
}

extension [Part] {
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
