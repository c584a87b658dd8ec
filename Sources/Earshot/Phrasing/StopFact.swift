/// A fact of one stop or event, before the vocabulary has chosen the words.
package struct StopFact: Sendable, Hashable {
  /// The words for a fact, in terms of the reader's vocabulary.
  package enum Words: Sendable, Hashable {
    /// The app's own text.
    case own(String)
    /// The word for a key.
    case word(String)
    /// The template of a key, with the texts for its placeholders.
    case template(String, [String])
    /// The plural form for a count of a key's template, with the texts for its placeholders.
    case counted(String, Int, numbers: [String])
  }

  /// The fact.
  package var fact: Fact
  /// The kind of the part.
  ///
  /// It differs from the fact's own kind if a reader uses the fact for another purpose, such as a
  /// hint instead of a name.
  package var kind: Part.Kind
  /// The words.
  package var words: Words
  /// The app's own text in the words; nil if the reader provides all words.
  package var ownText: String?
  /// The spoken words, if they differ from the text.
  package var aloud: String?
  /// The attribute that provides the fact, by its platform name.
  ///
  /// It is ``component`` if the design adds a fact that the widget does not expose.
  package var origin: String
  /// The rule that found the fact.
  package var rule: Rule.ID

  /// The origin of facts that no attribute provides.
  package static let component = "component"

  /// Creates a fact in the app's own words.
  package init(
    _ fact: Fact, kind: Part.Kind? = nil, text: String, from origin: String, rule: Rule.ID
  ) {
    self.init(fact, kind: kind, words: .own(text), ownText: text, from: origin, rule: rule)
  }

  /// Creates a fact in the reader's words.
  package init(
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
  /// Returns a fact of a component, in its own text or, if it has none, in the guidelines' words.
  package static func ofComponent(_ fact: Fact, _ text: String? = nil) -> StopFact {
    StopFact(
      fact, words: text.map(Words.own) ?? .word(""), ownText: text, from: component,
      rule: "component.fact")
  }
}

extension StopFact {
  /// Returns the author's hint from a design.
  ///
  /// Patterns without a place for hints include it too.
  static func ofDesign(hint: String, from origin: String) -> StopFact {
    StopFact(.hint(.own), text: hint, from: origin, rule: designRule)
  }

  /// Whether the fact comes from the design and not only from an attribute.
  var isOfDesign: Bool { rule == Self.designRule || origin == "container.label" }

  private static var designRule: Rule.ID { "component.fact" }
}

extension Vocabulary {
  func text(of words: StopFact.Words) -> String {
    switch words {
    case .own(let text): text
    case .word(let key): word(key)
    case .template(let key, let arguments): Template.filled(word(key), arguments)
    case .counted(let key, let count, let numbers): counted(key, count, numbers)
    }
  }
}
