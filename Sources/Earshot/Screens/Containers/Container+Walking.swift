extension Container {
  public mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] {
    switch interaction {
    case .activate: return activate(stop, on: platform, wording)
    case .close(let way):
      return closings(on: platform).contains(way) ? [.closed(focus: nil)] : []
    case .customAction(let name): return [.acted(name)]
    case .adjust(let steps) where platform == .voiceOver && stop?.role == .label:
      return turnPages(steps)
    default: return []
    }
  }

  private mutating func activate(
    _ stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] {
    switch stop?.role {
    case .option:
      guard let index = choices.index(of: stop?.label) else { return [] }
      guard !choices[index].isDisabled else { return [.refused] }
      type.allowsSeveral ? choices[index].isSelected.toggle() : choices.select(index)
      return isOverlay ? [.acted(choices[index].label), .closed(focus: nil)] : [.changed]
    case .button: return [.acted(stop?.label ?? "")] + (isOverlay ? [.closed(focus: nil)] : [])
    case .back: return [.acted(nameOfBack(on: platform, wording))]
    case .close, .dismiss:
      return isOverlay ? [.closed(focus: nil)] : [.acted(wording.word("label.close"))]
    case .grabber:
      grabber?.resize()
      return [.changed]
    default: return []
    }
  }

  private func closings(on platform: Platform) -> [Closing] {
    guard isOverlay else { return [] }
    // Users can leave an alert without an answer only with Android's back gesture.
    let usual: [Closing] = type.wantsAnswer ? [.back] : [.back, .escape, .scrub]
    let gestures = (closings ?? usual).filter { $0.roles.isEmpty && $0.isKnown(on: platform) }
    guard !type.wantsAnswer else { return gestures + (buttons.isEmpty ? [] : [.item]) }
    return gestures + (choices.isEmpty ? [] : [.item]) + (hasCloseButton ? [.closeButton] : [])
      + (hasDismissElement && platform == .voiceOver ? [.dismiss] : [])
  }

  public func opening(on platform: Platform, _ wording: Wording) -> Opening? {
    guard isOverlay else { return nil }
    return Opening(
      focus: !type.wantsAnswer && hasCloseButton ? StopID(.close) : nil,
      closings: closings(on: platform), windowTitle: common.label.isEmpty ? nil : common.label)
  }
}
