/// What is said when a container has been scrolled (ScrollPositionFeedbackRule).
struct TalkBackScrolling {
  let words: TalkBackWords

  /// Returns which items or which page are seen now.
  func scrolled(_ scroll: TalkBackEvent.Scroll, node: TalkBackNode) -> [Phrase.Member] {
    guard scroll.itemCount > 0, scroll.fromIndex >= 0, scroll.fromIndex < scroll.itemCount else {
      return []
    }
    var scrolled = node
    if let className = scroll.className { scrolled.className = className }
    let isPager = TalkBackRole(of: scrolled) == .pager
    // Who drags a list sees how far it went; a page that turns is told all the same.
    let isHeard = scroll.userAction && (isPager || !scroll.isManual)
    guard isHeard || words.options.speaksEveryScroll else { return [] }
    return (isPager ? page(scroll) : [items(scroll)]).map { .init(.announcement, $0) }
  }

  private func items(_ scroll: TalkBackEvent.Scroll) -> Part {
    let (first, count) = ("\(scroll.fromIndex + 1)", "\(scroll.itemCount)")
    guard scroll.toIndex > scroll.fromIndex, scroll.toIndex < scroll.itemCount else {
      return said("template_scroll_from_count", [first, count])
    }
    return said("template_scroll_from_to_count", [first, "\(scroll.toIndex + 1)", count])
  }

  private func page(_ scroll: TalkBackEvent.Scroll) -> [Part] {
    let numbers = ["\(scroll.fromIndex + 1)", "\(scroll.itemCount)"]
    guard let title = scroll.selectedPageTitle.said, !scroll.focusIsPage else {
      return [said("template_viewpager_index_count", numbers)]
    }
    return [
      words.text(.announcement, title, from: "event.selectedPageTitle", rule: .scrolled),
      said("template_viewpager_index_count_short", numbers),
    ]
  }

  private func said(_ key: String, _ numbers: [String]) -> Part {
    words.filled(.position, key, numbers, from: "event.fromIndex", rule: .scrolled)
  }
}
