final class TalkBackWords: Sendable {
  let vocabulary: Vocabulary
  let options: TalkBackOptions

  init(vocabulary: Vocabulary, options: TalkBackOptions) {
    self.vocabulary = vocabulary
    self.options = options
  }

  func role(of index: Int, in tree: TalkBackTree) -> TalkBackRole {
    if !tree.survey.newerRoles.isEmpty, options.follows(.newerRoles),
      let role = tree.survey.newerRoles[index]
    {
      return role
    }
    return tree.survey.roles[index]
  }

  func hasState(_ node: TalkBackNode) -> Bool {
    node.stateDescription.isSaid || saysRequired(node)
  }

  func saysRequired(_ node: TalkBackNode) -> Bool {
    node.fieldRequired && options.follows(.requiredFields)
  }

  func word(
    _ fact: Fact, _ key: String, kind: Part.Kind? = nil, from origin: String, rule: TalkBackRule
  ) -> StopFact {
    StopFact(fact, kind: kind, words: .word(key), from: origin, rule: rule.id)
  }

  func text(
    _ fact: Fact, _ text: String, kind: Part.Kind? = nil, from origin: String, rule: TalkBackRule
  ) -> StopFact {
    StopFact(fact, kind: kind, text: text, from: origin, rule: rule.id)
  }

  func aloud(_ fact: StopFact) -> StopFact {
    guard let text = fact.ownText,
      let heard = aloud(text, namesEmoji: fact.origin == "text")
    else { return fact }
    var fact = fact
    fact.aloud = heard
    return fact
  }

  func filled(
    _ fact: Fact, _ key: String, _ arguments: [String], own: String? = nil, from origin: String,
    rule: TalkBackRule
  ) -> StopFact {
    StopFact(fact, words: .template(key, arguments), ownText: own, from: origin, rule: rule.id)
  }

  func error(_ text: String, rule: TalkBackRule) -> StopFact {
    let key = "template_node_error_with_error_message"
    return filled(.error, key, [text], own: text, from: "error", rule: rule)
  }

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
  init(_ slot: Slot, _ fact: StopFact) { self.init(slot, .fact(fact)) }
}

extension [Phrase.Member] {
  static func announced(_ facts: [StopFact]) -> Self { facts.map { .init(.announcement, $0) } }
}
