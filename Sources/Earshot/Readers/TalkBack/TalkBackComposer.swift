/// Says what TalkBack says for a node or an event, by the rules of the reader itself.
///
/// It decides which facts are heard; the profile orders them and the vocabulary has the words. It
/// remembers nothing: what was heard before goes in, and comes out, as ``TalkBackHistory``.
package struct TalkBackComposer: Sendable {
  let words: TalkBackWords
  private let layouts: [DeviceStyle.Layout]

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - profile: A device profile of TalkBack, with the settings that are to hold.
  ///   - vocabulary: The words of the locale.
  package init(profile: Profile, vocabulary: Vocabulary) {
    let style = profile.style.device
    words = TalkBackWords(
      vocabulary: vocabulary, options: TalkBackOptions(profile.settings, follows: style.follows))
    layouts = style.layouts(order: profile.settings["descriptionOrder"])
      .separated(by: words.options.separator)
  }

  /// Returns what is said when accessibility focus comes to a node, and what TalkBack remembers.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - tree: The tree that the node stands in; ancestors and children matter.
  ///   - history: What TalkBack remembers of the stops before.
  /// - Returns: The parts of both utterances, and what TalkBack remembers after them.
  package func focus(
    _ index: TalkBackTree.Index, in tree: TalkBackTree, after history: TalkBackHistory
  ) -> (announcement: Announcement, history: TalkBackHistory) {
    var history = history
    let context = TalkBackContext(words: words, tree: tree, index: index)
      .members(updating: &history)
    let words = words.updated(by: history)
    let description = TalkBackDescription(words: words, tree: tree, index: index, occasion: .focus)
    // What has no label says so in the place of its description.
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

  /// Returns phrases in the order of the profile, with the hint behind the pause.
  func announcement(_ members: [Phrase.Member], hints: [Phrase.Member] = []) -> Announcement {
    var parts = Phrase.group(.announcement, members).flattened(by: layouts, in: words.vocabulary)
    parts += Phrase.group(.hint, hints)
      .flattened(by: layouts, in: words.vocabulary, utterance: .hint)
    return Announcement(parts: parts)
  }
}

extension TalkBackWords {
  /// Returns these words with what has changed since the user made the settings.
  func updated(by history: TalkBackHistory) -> TalkBackWords {
    let isInChoice = history.isInChoice && options.follows(.notCheckedInChoices)
    guard isInChoice || history.isKeyboardUp != nil else { return self }
    var options = options
    options.isKeyboardUp = history.isKeyboardUp ?? options.isKeyboardUp
    options.isInChoice = isInChoice
    return TalkBackWords(vocabulary: vocabulary, options: options)
  }
}
