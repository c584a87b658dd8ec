/// A fact that one stop or event tells: its words are not chosen yet, or are the app's own.
public struct StopFact: Sendable, Hashable {
  /// How a reader words a fact, in the vocabulary that it speaks with.
  public enum Words: Sendable, Hashable {
    /// The app's own text.
    case own(String)
    /// The word of a key.
    case word(String)
    /// The template of a key, with what goes into its places.
    case template(String, [String])
    /// The form that a count asks for of the template of a key, with what goes into its places.
    case counted(String, Int, numbers: [String])
  }

  /// What is told.
  public var fact: Fact
  /// The coarse kind of the part; the fact's own but for a few facts that a reader says in another's
  /// place, such as a hint that stands for the name.
  public var kind: Part.Kind
  /// How the reader words it.
  public var words: Words
  /// The app's own text in the words, nil where all are the reader's.
  public var ownText: String?
  /// The words as they are heard, where the engine receives more than the text.
  public var aloud: String?
  /// The attribute that it comes from, by the platform's own name; ``component`` where a component of
  /// a design adds what its platform's widget does not expose.
  public var origin: String
  /// The rule that found it.
  public var rule: Rule.ID

  /// The origin of facts that no attribute carries.
  public static let component = "component"

  /// Creates a fact that is said in the app's own words.
  public init(
    _ fact: Fact, kind: Part.Kind? = nil, text: String, from origin: String, rule: Rule.ID
  ) {
    self.init(fact, kind: kind, words: .own(text), ownText: text, from: origin, rule: rule)
  }

  /// Creates a fact that is said in a reader's words.
  public init(
    _ fact: Fact, kind: Part.Kind? = nil, words: Words, ownText: String? = nil,
    from origin: String, rule: Rule.ID
  ) {
    self.fact = fact
    self.kind = kind ?? fact.kind
    self.words = words
    self.ownText = ownText
    self.origin = origin
    self.rule = rule
  }
}

extension StopFact {
  /// Creates a fact that a component of a design tells, in its own text or else in the words of the
  /// guidelines.
  package static func ofComponent(_ fact: Fact, _ text: String? = nil) -> StopFact {
    StopFact(
      fact, words: text.map(Words.own) ?? .word(""), ownText: text, from: component,
      rule: "component.fact")
  }
}

extension StopFact {
  /// Creates the author's hint that a design writes, so that patterns say it which have no place for one.
  static func ofDesign(hint: String, from origin: String) -> StopFact {
    StopFact(.hint(.own), text: hint, from: origin, rule: designRule)
  }

  /// Whether the design tells it, and not an attribute alone.
  var isOfDesign: Bool { rule == Self.designRule || origin == "container.label" }

  private static var designRule: Rule.ID { "component.fact" }
}

extension Vocabulary {
  /// Returns the words of a fact.
  func text(of words: StopFact.Words) -> String {
    switch words {
    case .own(let text): text
    case .word(let key): word(key)
    case .template(let key, let arguments): Template.filled(word(key), arguments)
    case .counted(let key, let count, let numbers): counted(key, count, numbers)
    }
  }
}
