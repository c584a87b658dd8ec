extension Dropdown {
  public mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] {
    switch interaction {
    case .activate: return activate(stop)
    case .close(let way):
      guard disclosure.isExpanded, closings(on: platform).contains(way) else { return [] }
      return close()
    case .customAction(let name): return [.acted(name)]
    default: return []
    }
  }

  private mutating func activate(_ stop: StopID?) -> [Event] {
    guard !options.isEmpty else { return [] }
    guard disclosure.isExpanded else {
      disclosure.isExpanded = true
      return [.opened]
    }
    if stop?.role == .option, let index = options.index(of: stop?.label) {
      guard !options[index].isDisabled else { return [.refused] }
      options.select(index)
      if options[index].role == .checkbox { return [.changed] }
    }
    return close()
  }

  private mutating func close() -> [Event] {
    disclosure.isExpanded = false
    return [.closed(focus: StopID(.trigger))]
  }

  private func closings(on platform: Platform) -> [Closing] {
    let canChoose = options.contains { !$0.isDisabled && $0.role != .checkbox }
    return (canChoose ? [.item] : []) + [.escape, platform == .voiceOver ? .scrub : .back]
      + (hasDismissButton ? [.dismiss] : [])
  }

  public func opening(on platform: Platform, _ wording: Wording) -> Opening? {
    guard disclosure.isExpanded else { return nil }
    let chosen = openingFocus == .selected ? options.first { $0.isSelected } : nil
    return Opening(
      focus: (chosen ?? options.first).map { StopID(.option, $0.label) },
      outside: disclosure.outside, opener: disclosure.opener == .inside ? StopID(.trigger) : nil,
      closings: closings(on: platform))
  }
}
