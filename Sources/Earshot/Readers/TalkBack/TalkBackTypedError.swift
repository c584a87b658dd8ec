extension TalkBackWords {
  /// Returns a field's error while text is typed (InputTextFeedbackRules), unless TalkBack has
  /// already announced it.
  func typedError(
    at index: Int, in tree: TalkBackTree, after edit: TalkBackEvent.TextEdit,
    updating history: inout TalkBackHistory
  ) -> [StopFact] {
    guard options.follows(.typedErrors), case .added = edit else { return [] }
    let node = tree[index]
    let error = node.contentInvalid == false ? nil : node.error.said
    let news = error.map {
      TalkBackHistory.TypedError(field: tree.key(of: index), message: $0)
    }
    defer { history.typedError = news }
    guard let news, news != history.typedError else { return [] }
    return [
      filled(
        .error, "template_text_error", [news.message], own: news.message, from: "error",
        rule: .typedError)
    ]
  }
}
