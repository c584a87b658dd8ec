/// A fact of a stop or event, without the words that a vocabulary adds.
package struct StopFact: Sendable, Hashable {
  package enum Words: Sendable, Hashable {
    case own(String)
    case word(String)
    case template(String, [String])
    /// A word with plural forms: its key, the number that selects the form, and the texts for its
    /// placeholders.
    case counted(String, Int, numbers: [String])
  }

  package var fact: Fact
  package var kind: Part.Kind
  package var words: Words
  package var ownText: String?
  package var aloud: String?
  /// The attribute's name, or ``component`` if the widget does not expose the fact.
  package var origin: String
  package var rule: Rule.ID

  package static let component = "component"

  package init(
    _ fact: Fact, kind: Part.Kind? = nil, text: String, from origin: String, rule: Rule.ID
  ) {
    self.init(fact, kind: kind, words: .own(text), ownText: text, from: origin, rule: rule)
  }

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
  package static func ofComponent(_ fact: Fact, _ text: String? = nil) -> StopFact {
    StopFact(
      fact, words: text.map(Words.own) ?? .word(""), ownText: text, from: component,
      rule: "component.fact")
  }
}

extension StopFact {
  /// Creates an author's hint, which is announced even if the pattern has no slot for hints.
  static func ofDesign(hint: String, from origin: String) -> StopFact {
    StopFact(.hint(.own), text: hint, from: origin, rule: designRule)
  }

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
