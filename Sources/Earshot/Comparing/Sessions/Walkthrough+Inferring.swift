extension Walkthrough {
  var inferableActions: [Action] {
    var actions: [Action] = [
      .gesture(.swipeRight), .gesture(.swipeLeft), .gesture(.doubleTap), .gesture(.swipeUp),
      .gesture(.swipeDown),
    ]
    if let closing = closingAction { actions.append(closing) }
    if isEditing { actions += [.key(.backspace), .clear, .key(.enter), .key(.escape)] }
    return actions + [.gesture(.doubleTapAndHold)]
  }

  func possibleEvent(of index: Int) -> Action? {
    let component = stops.components[index]
    let traits = component.traits
    if traits.presence != .always || component.common.isHidden {
      let isShown = traits.presence == .overlay && !stops.isAbsent(index)
      return .app(isShown ? .hide(component: component.id) : .show(component: component.id))
    }
    guard traits.isSearch || traits.awaitsResults else { return nil }
    return .app(.results(component: component.id))
  }

  var eventfulComponents: [Int] {
    stops.components.indices.filter { possibleEvent(of: $0) != nil }
  }

  private var closingAction: Action? {
    let ways: [Closing] = [.scrub, .back, .outside, .twoFingerSwipe, .threeFingerSwipe, .escape]
    guard let closings = layers.last?.opening.closings,
      let way = ways.first(where: { closings.contains($0) && $0.isKnown(on: platform) })
    else { return nil }
    return actions(closingBy: way).first
  }
}
