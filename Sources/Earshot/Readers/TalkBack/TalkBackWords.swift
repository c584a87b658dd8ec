/// The words of a locale as the settings let them be heard; makes facts of them.
final class TalkBackWords: Sendable {
  let vocabulary: Vocabulary
  let options: TalkBackOptions

  init(vocabulary: Vocabulary, options: TalkBackOptions) {
    self.vocabulary = vocabulary
    self.options = options
  }

  /// Returns a fact that is said with the word of a key.
  func word(
    _ fact: Fact, _ key: String, kind: Part.Kind? = nil, from origin: String, rule: TalkBackRule
  ) -> StopFact {
    StopFact(fact, kind: kind, words: .word(key), from: origin, rule: rule.id)
  }

  /// Returns a fact that is said with a text that the app gave.
  func text(
    _ fact: Fact, _ text: String, kind: Part.Kind? = nil, from origin: String, rule: TalkBackRule
  ) -> StopFact {
    StopFact(fact, kind: kind, text: text, from: origin, rule: rule.id)
  }

  /// Returns a fact that is said with a template of the reader; `own` is the app's text in it.
  func filled(
    _ fact: Fact, _ key: String, _ arguments: [String], own: String? = nil, from origin: String,
    rule: TalkBackRule
  ) -> StopFact {
    StopFact(fact, words: .template(key, arguments), ownText: own, from: origin, rule: rule.id)
  }

  /// Returns the error that a node shows.
  func error(_ text: String, rule: TalkBackRule) -> StopFact {
    let key = "template_node_error_with_error_message"
    return filled(.error, key, [text], own: text, from: "error", rule: rule)
  }

  /// Returns a fact that is said with the form of a template that a count asks for.
  func counted(
    _ fact: Fact, _ key: String, _ count: Int, kind: Part.Kind? = nil, from origin: String,
    rule: TalkBackRule
  ) -> StopFact {
    let words = StopFact.Words.counted(key, count, number: "\(count)")
    return StopFact(fact, kind: kind, words: words, from: origin, rule: rule.id)
  }
}

extension Phrase.Member {
  /// Creates a member of one fact.
  init(_ slot: Slot, _ fact: StopFact) { self.init(slot, .fact(fact)) }
}

extension [Phrase.Member] {
  /// Returns the members of an announcement that an event makes.
  static func announced(_ facts: [StopFact]) -> Self { facts.map { .init(.announcement, $0) } }
}
