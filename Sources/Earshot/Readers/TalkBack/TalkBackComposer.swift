/// TalkBack's rules select facts, the profile orders them, and the vocabulary puts them into words.
package struct TalkBackComposer: Sendable {
  let words: TalkBackWords
  private let layouts: [DeviceStyle.Layout]

  package init(profile: Profile, vocabulary: Vocabulary) {
    let style = profile.style.device
    words = TalkBackWords(
      vocabulary: vocabulary, options: TalkBackOptions(profile.settings, follows: style.follows))
    layouts = style.layouts(order: profile.settings["descriptionOrder"])
      .separated(by: words.options.separator)
  }

  package func focus(
    _ index: Int, in tree: TalkBackTree, after history: TalkBackHistory
  ) -> (announcement: Announcement, history: TalkBackHistory) {
    var history = history
    let context = TalkBackContext(words: words, tree: tree, index: index)
      .members(updating: &history)
    let words = words.updated(by: history)
    let description = TalkBackDescription(words: words, tree: tree, index: index, occasion: .focus)
    let said = description.unlabelled.map(Phrase.fact) ?? description.phrase()
    let members = [.init(.tree, said)] + context
    let hints = TalkBackHints(
      words: words, tree: tree, index: index,
      readingControl: history.readingControl ?? words.options.readingControl)
    let announcement = announcement(members, hints: hints.members)
    history.readingControl = hints.offersActions ? .actions : nil
    history.focus = tree.key(of: index)
    return (announcement, history)
  }

  func announcement(_ members: [Phrase.Member], hints: [Phrase.Member] = []) -> Announcement {
    var parts = Phrase.group(.announcement, members).flattened(by: layouts, in: words.vocabulary)
    parts += Phrase.group(.hint, hints)
      .flattened(by: layouts, in: words.vocabulary, utterance: .hint)
    return Announcement(parts: parts)
  }
}

extension TalkBackWords {
  func updated(by history: TalkBackHistory) -> TalkBackWords {
    let isInChoice = history.isInChoice && options.follows(.notCheckedInChoices)
    guard isInChoice || history.isKeyboardUp != nil else { return self }
    var options = options
    options.isKeyboardUp = history.isKeyboardUp ?? options.isKeyboardUp
    options.isInChoice = isInChoice
    return TalkBackWords(vocabulary: vocabulary, options: options)
  }
}
