extension Container {
  public mutating func perform(
    _ interaction: Interaction, at stop: String, on platform: Platform
  ) -> [Event] {
    switch interaction {
    case .activate: return activate(stop)
    case .close(let way):
      return closings(on: platform).contains(way) ? [.closed(focus: nil)] : []
    case .customAction(let name): return [.acted(name)]
    default: return []
    }
  }

  private mutating func activate(_ stop: String) -> [Event] {
    if let index = choices.firstIndex(where: { "option.\($0.label)" == stop }) {
      guard !choices[index].isDisabled else { return [.refused] }
      for other in choices.indices { choices[other].isSelected = other == index }
      return [.changed]
    }
    if let button = buttons.first(where: { "button.\($0)" == stop }) {
      return [.acted(button), .closed(focus: nil)]
    }
    return stop == "close" || stop == "dismiss" ? [.closed(focus: nil)] : []
  }

  private func closings(on platform: Platform) -> [Closing] {
    guard isOverlay else { return [] }
    // An alert wants an answer; only Android's own gesture passes it by.
    let usual: [Closing] = type == .alert ? [.back] : [.back, .escape, .scrub]
    let gestures = (closings ?? usual).filter { !$0.isStop && $0.isKnown(on: platform) }
    guard type != .alert else { return gestures + (buttons.isEmpty ? [] : [.item]) }
    return gestures + (hasCloseButton ? [.closeButton] : [])
      + (hasDismissElement && platform == .voiceOver ? [.dismiss] : [])
  }

  public func opening(on platform: Platform, _ wording: Wording) -> Opening? {
    guard isOverlay else { return nil }
    return Opening(
      focus: type != .alert && hasCloseButton ? "close" : nil, closings: closings(on: platform),
      windowTitle: common.label.isEmpty ? nil : common.label)
  }
}
