struct TalkBackTextEditing {
  let words: TalkBackWords
  let node: TalkBackNode

  func said(for edit: TalkBackEvent.TextEdit) -> [StopFact] {
    switch edit {
    case .added(let text): return echo(of: text) + lengthWarning
    case .removed(let text): return told("template_text_removed", text)
    case .replaced(let added, let removed): return replaced(added, removed)
    case .cleared: return [edited("value_text_cleared")]
    case .passwordAdded: return [edited("symbol_bullet")] + lengthWarning
    case .cut(let text): return told("template_text_cut", text) + clearedByCut
    case .pasted(let text): return told("template_text_pasted", text)
    case .selectionChanged(let selected, let unselected):
      return told("template_text_unselected", unselected ?? "", rule: .selectionChanged)
        + told("template_text_selected", selected ?? "", rule: .selectionChanged)
    case .selectedAll(let text): return selected(text)
    case .selectionCleared:
      return [edited("notification_type_selection_cleared", rule: .selectionChanged)]
    case .cursorMoved(let traversed, let index, let count):
      return moved(over: traversed, to: index, of: count)
    }
  }

  private func told(_ key: String, _ text: String, rule: TalkBackRule = .textEdited) -> [StopFact] {
    guard !text.isEmpty else { return [] }
    let said = hidden(text)
    var part = words.filled(.announcement, key, [said], own: said, from: "event", rule: rule)
    part.aloud = words.aloud(said, namesEmoji: true).map { words.vocabulary.filled(key, $0) }
    return [part]
  }

  private func hidden(_ text: String) -> String {
    hidesPassword ? words.vocabulary.word("symbol_bullet") : spoken(text)
  }

  private var hidesPassword: Bool { node.password && words.options.follows(.passwordBullets) }

  private var clearedByCut: [StopFact] {
    words.options.follows(.clearingCut) && !node.text.isSaid ? [edited("value_text_cleared")] : []
  }

  private func selected(_ text: String) -> [StopFact] {
    guard words.options.follows(.shortenedSelections), text.utf16.count >= 100 else {
      return told("template_announce_selected_text", text, rule: .selectionChanged)
    }
    let shortened = words.vocabulary.filled(
      "template_shorten_text", "\(text.utf16.count)", String(text.prefix(20)),
      String(text.suffix(20)))
    return [
      words.filled(
        .announcement, "template_text_selected", [shortened], own: shortened, from: "event",
        rule: .shortenedSelection)
    ]
  }

  private func spoken(_ text: String) -> String {
    text == " " ? words.vocabulary.word("symbol_space") : words.cleaned(text)
  }

  private func echo(of text: String) -> [StopFact] {
    guard !text.isEmpty else { return [] }
    switch words.options.keyboardEcho {
    case .none: return []
    case .words where text.count == 1: return []
    case .charactersAndWords, .characters, .words: break
    }
    if node.password, !words.options.speaksPasswords { return [edited("symbol_bullet")] }
    let said = hidesPassword ? text : spoken(text)
    var part = words.text(.announcement, said, from: "event.addedText", rule: .textAdded)
    part.aloud = words.aloud(said, namesEmoji: true, countsRuns: false)
    return [part]
  }

  private var lengthWarning: [StopFact] {
    guard let limit = node.maxTextLength, limit > 0, (node.text ?? "").utf16.count >= limit else {
      return []
    }
    return [
      words.word(
        .announcement, "value_text_max_length", from: "maxTextLength", rule: .maximumLength)
    ]
  }

  private func replaced(_ added: String, _ removed: String) -> [StopFact] {
    guard hidesPassword else {
      return [edited("template_text_replaced", [words.cleaned(added), words.cleaned(removed)])]
    }
    return [
      words.filled(
        .announcement, "template_replaced_characters",
        ["\(added.utf16.count)", "\(removed.utf16.count)"], from: "event.addedText",
        rule: .passwordReplaced)
    ]
  }

  private func moved(over traversed: String?, to index: Int?, of count: Int?) -> [StopFact] {
    var parts: [StopFact] = []
    if let traversed, !traversed.isEmpty {
      var part = words.text(
        .announcement, hidden(traversed), from: "event.traversedText", rule: .cursorMoved)
      part.aloud = words.aloud(hidden(traversed), namesEmoji: true)
      parts.append(part)
    }
    if index == 0 {
      parts.append(edge("notification_type_beginning_of_field"))
    } else if let index, let count, index >= count {
      parts.append(edge("notification_type_end_of_field"))
    }
    return parts
  }

  private func edge(_ key: String) -> StopFact {
    words.word(.announcement, key, from: "event.toIndex", rule: .cursorAtEdge)
  }

  private func edited(
    _ key: String, _ arguments: [String] = [], rule: TalkBackRule = .textEdited
  ) -> StopFact {
    words.filled(.announcement, key, arguments, from: "event", rule: rule)
  }
}
