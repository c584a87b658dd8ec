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

  /// Returns a fact that is said with a text of the app as TalkBack cleans it up; emoji are named only
  /// in the text of a node, not in its description.
  func cleaned(
    _ fact: Fact, _ text: String, kind: Part.Kind? = nil, from origin: String, rule: TalkBackRule
  ) -> StopFact {
    let cleaned = cleaned(text)
    var part = self.text(fact, cleaned, kind: kind, from: origin, rule: rule)
    part.aloud = aloud(cleaned, namesEmoji: origin == "text")
    return part
  }

  /// Returns a fact that is said with a template of the reader; `own` is the app's text in it.
  func filled(
    _ fact: Fact, _ key: String, _ arguments: [String], own: String? = nil,
    kind: Part.Kind? = nil, from origin: String, rule: TalkBackRule
  ) -> StopFact {
    StopFact(
      fact, kind: kind, words: .template(key, arguments), ownText: own, from: origin,
      rule: rule.id)
  }

  /// Returns a fact that is said with the form of a template that a count asks for.
  func counted(
    _ fact: Fact, _ key: String, _ count: Int, and others: Int..., kind: Part.Kind? = nil,
    from origin: String, rule: TalkBackRule
  ) -> StopFact {
    let numbers = ([count] + others).map { "\($0)" }
    return StopFact(
      fact, kind: kind, words: .counted(key, count, numbers: numbers), from: origin, rule: rule.id)
  }
}

extension Phrase.Member {
  /// Creates a member of one fact.
  init(_ slot: Slot, _ fact: StopFact) {
    self.init(slot, .fact(fact))
  }
}
