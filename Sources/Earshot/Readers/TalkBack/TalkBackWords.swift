/// The words of a locale as the settings let them be heard; makes facts of them.
final class TalkBackWords: Sendable {
  let vocabulary: Vocabulary
  let options: TalkBackOptions

  init(vocabulary: Vocabulary, options: TalkBackOptions) {
    self.vocabulary = vocabulary
    self.options = options
  }

  /// Returns what this version takes a node for.
  func role(of index: TalkBackTree.Index, in tree: TalkBackTree) -> TalkBackRole {
    if !tree.survey.newerRoles.isEmpty, options.follows(.newerRoles),
      let role = tree.survey.newerRoles[index]
    {
      return role
    }
    return tree.survey.roles[index]
  }

  /// Whether something stands in the place of the state of a node.
  func hasState(_ node: TalkBackNode) -> Bool {
    node.stateDescription.isSaid || saysRequired(node)
  }

  /// Whether it is said that something must be filled in.
  func saysRequired(_ node: TalkBackNode) -> Bool {
    node.fieldRequired && options.follows(.requiredFields)
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

  /// Returns a fact that is said with a text of the app as it is heard, too; emoji are named only in the
  /// text of a node, not in its description.
  func aloud(_ fact: StopFact) -> StopFact {
    guard let text = fact.ownText,
      let heard = aloud(text, namesEmoji: fact.origin == "text")
    else { return fact }
    var fact = fact
    fact.aloud = heard
    return fact
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
    _ fact: Fact, _ key: String, _ count: Int, and others: Int..., kind: Part.Kind? = nil,
    from origin: String, rule: TalkBackRule
  ) -> StopFact {
    let numbers = ([count] + others).map { "\($0)" }
    let words = StopFact.Words.counted(key, count, numbers: numbers)
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
