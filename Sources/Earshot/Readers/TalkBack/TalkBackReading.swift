/// What TalkBack's rules find at a stop, before a version or a setting leaves some of it out.
enum TalkBackReading {
  private static let words = TalkBackWords(vocabulary: .empty, options: .complete)

  /// Returns every fact that a node and those merged into it tell, and those that its component adds.
  static func facts(of index: TalkBackTree.Index, in tree: TalkBackTree) -> [StopFact] {
    let node = tree[index]
    let description = TalkBackDescription(words: words, tree: tree, index: index, occasion: .focus)
    var history = TalkBackHistory()
    let context = TalkBackContext(words: words, tree: tree, index: index)
      .members(updating: &history)
    let hints = TalkBackHints(words: words, tree: tree, index: index, readingControl: .standard)
    var facts = description.facts
    for member in context + hints.members { member.phrase.appendFacts(to: &facts) }
    if description.isUnlabelled {
      facts.append(
        StopFact(
          .unlabelled, words: .word("value_unlabelled"), from: "contentDescription",
          rule: TalkBackRule.unlabelled.id))
    }
    // A component is named by its description, also where an edit box says its text instead.
    if node.part != nil, let name = node.contentDescription.said,
      !facts.contains(where: { $0.fact == .name })
    {
      facts.append(
        StopFact(
          .name, text: name, from: "contentDescription", rule: TalkBackRule.contentDescription.id))
    }
    if node.links > 0, node.enabled, !facts.contains(where: { $0.fact == .links }) {
      facts.append(
        StopFact(.links, words: .word("links"), from: "links", rule: TalkBackRule.menuHint.id))
    }
    // TalkBack says the text of a switch in the place of its state, which it has all the same.
    if let text = facts.firstIndex(where: { $0.rule == TalkBackRule.switchText.id }) {
      facts[text].kind = .name
      facts.append(
        StopFact(
          .switched(node.checked), words: .word(""), from: "checked",
          rule: TalkBackRule.switchText.id))
    }
    return facts + node.componentFacts
  }
}
