/// TalkBack's `ScrollPositionFeedbackRule`.
struct TalkBackScrolling {
  let words: TalkBackWords

  func scrolled(_ scroll: TalkBackEvent.Scroll, node: TalkBackNode) -> [StopFact] {
    guard scroll.itemCount > 0, scroll.fromIndex >= 0, scroll.fromIndex < scroll.itemCount else {
      return []
    }
    var scrolled = node
    if let className = scroll.className { scrolled.className = className }
    let isPager = TalkBackRole(of: scrolled) == .pager
    // Scrolling by touch is silent, but turning a page is announced.
    let isHeard = scroll.userAction && (isPager || !scroll.isManual)
    guard isHeard || words.options.speaksEveryScroll else { return [] }
    return isPager ? page(scroll) : [items(scroll)]
  }

  private func items(_ scroll: TalkBackEvent.Scroll) -> StopFact {
    let (first, count) = ("\(scroll.fromIndex + 1)", "\(scroll.itemCount)")
    guard scroll.toIndex > scroll.fromIndex, scroll.toIndex < scroll.itemCount else {
      return said("template_scroll_from_count", [first, count], scroll)
    }
    return said("template_scroll_from_to_count", [first, "\(scroll.toIndex + 1)", count], scroll)
  }

  private func page(_ scroll: TalkBackEvent.Scroll) -> [StopFact] {
    let numbers = ["\(scroll.fromIndex + 1)", "\(scroll.itemCount)"]
    guard let title = scroll.selectedPageTitle.said, !scroll.focusIsPage else {
      return [said("template_viewpager_index_count", numbers, scroll)]
    }
    return [
      words.text(.announcement, title, from: "event.selectedPageTitle", rule: .scrolled),
      said("template_viewpager_index_count_short", numbers, scroll),
    ]
  }

  private func said(
    _ key: String, _ numbers: [String], _ scroll: TalkBackEvent.Scroll
  ) -> StopFact {
    words.filled(
      .position(index: scroll.fromIndex + 1, count: scroll.itemCount), key, numbers,
      from: "event.fromIndex", rule: .scrolled)
  }
}
