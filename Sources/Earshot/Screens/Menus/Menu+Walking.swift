extension Menu {
  public mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] {
    switch interaction {
    case .activate: return activate(stop, on: platform)
    case .close(let way):
      guard disclosure.isExpanded, closings(on: platform).contains(way) else { return [] }
      return close()
    case .customAction(let name): return [.acted(name)]
    default: return []
    }
  }

  private mutating func activate(_ stop: StopID?, on platform: Platform) -> [Event] {
    guard !items.isEmpty else { return [] }
    guard disclosure.isExpanded else {
      disclosure.isExpanded = true
      return [.opened]
    }
    guard stop?.role == .item, let index = items.index(of: stop?.label) else { return close() }
    let item = items[index]
    guard !item.isDisabled else { return [.refused] }
    if item.role != nil { items.select(index) }
    let closes = closings(on: platform).contains(.item)
    let done = item.opens.map { Event.opens($0.id) } ?? .acted(item.label)
    guard closes else { return (item.role == nil ? [] : [.changed]) + [done] }
    // If the item opens a component, the menu closes before the item acts.
    return item.opens == nil ? [done] + close() : close() + [done]
  }

  private mutating func close() -> [Event] {
    disclosure.isExpanded = false
    return [.closed(focus: StopID(.trigger))]
  }

  private func closings(on platform: Platform) -> [Closing] {
    let listed = closings ?? [.escape, .item, .scrub, .back, .swipeBack, .outside, .dismiss]
    return listed.filter { way in
      switch way {
      case .item: items.contains { !$0.isDisabled }
      case .swipeBack: disclosure.opener == .inside
      case .dismiss: hasDismissButton
      default: way.isKnown(on: platform)
      }
    }
  }

  public func opening(on platform: Platform, _ wording: Wording) -> Opening? {
    guard disclosure.isExpanded else { return nil }
    return Opening(
      focus: items.first.map { StopID(.item, $0.label) }, confines: isCovering,
      outside: disclosure.outside, opener: disclosure.opener == .inside ? StopID(.trigger) : nil,
      closings: closings(on: platform), windowTitle: wording.word("label.popup-window"))
  }
}
