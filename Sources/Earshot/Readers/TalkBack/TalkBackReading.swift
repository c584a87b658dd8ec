/// Finds all facts, including facts that a version or a setting omits from the announcement.
enum TalkBackReading {
  private static let words = TalkBackWords(vocabulary: .empty, options: .complete)

  static func facts(of index: Int, in tree: TalkBackTree) -> [StopFact] {
    let node = tree[index]
    let component = tree.facts[index] ?? ComponentFacts()
    let description = TalkBackDescription(words: words, tree: tree, index: index, occasion: .focus)
    var history = TalkBackHistory()
    let context = TalkBackContext(words: words, tree: tree, index: index)
      .members(updating: &history)
    let hints = TalkBackHints(words: words, tree: tree, index: index, readingControl: .standard)
    var facts = description.facts
    for member in context + hints.members { member.phrase.appendFacts(to: &facts) }
    if let unlabelled = description.unlabelled { facts.append(unlabelled) }
    // An edit box can announce its text instead of its content description, but the facts must also
    // contain the content description as the name.
    if component.part != nil, let name = node.contentDescription.said,
      !facts.contains(where: { $0.fact == .name })
    {
      facts.append(
        words.text(.name, name, from: "contentDescription", rule: .contentDescription))
    }
    if node.links > 0, node.enabled, !facts.contains(where: { $0.fact == .links }) {
      facts.append(words.word(.links, "links", from: "links", rule: .menuHint))
    }
    // A switch's text is announced instead of its state, but the facts must also contain the state.
    if let text = facts.firstIndex(where: { $0.rule == TalkBackRule.switchText.id }) {
      facts[text].kind = .name
      facts.append(words.word(.switched(node.checked), "", from: "checked", rule: .switchText))
    }
    return facts.changed(by: component)
  }
}
