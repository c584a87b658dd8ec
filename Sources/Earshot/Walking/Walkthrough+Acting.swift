extension Walkthrough {
  mutating func carryOut(_ action: Action) {
    switch action {
    case .gesture(let gesture):
      guard gesture.platforms.contains(platform) else { return remarks.append(.unavailable) }
      carryOut(gesture)
    case .touch(let focus): touch(focus)
    case .key(let key): press(key)
    case .type(let text): interactWithField(.type(text))
    case .clear: interactWithField(.clear)
    // No source describes how readers announce a new rotor setting, so nothing is predicted.
    case .rotor(let wanted): rotor = wanted
    case .app(let event): follow(event)
    case .wait: break
    }
  }

  private mutating func carryOut(_ gesture: Action.Gesture) {
    switch gesture {
    case .swipeRight: step(1)
    case .swipeLeft: stepBack()
    case .swipeUp: adjust(1)
    case .swipeDown: adjust(-1)
    case .doubleTap: activate()
    case .doubleTapAndHold: interact(.hold)
    case .scrub: close(.scrub)
    case .back: close(.back)
    case .twoFingerSwipe: close(.twoFingerSwipe)
    case .threeFingerSwipe: close(.threeFingerSwipe)
    case .tapOutside: close(.outside)
    case .tapWithThreeFingers: chooseAction(1)
    // A magic tap starts an action of the app, which is not in the design, so it is ignored.
    case .magicTap: remarks.append(.ignored)
    }
  }

  private mutating func press(_ key: Key) {
    switch key {
    case .tab, .controlTab, .right, .down: moveFocus(by: key, 1)
    case .shiftTab, .left, .up: moveFocus(by: key, -1)
    case .backspace: interactWithField(.delete)
    case .space: editing == nil ? activate() : interactWithField(.type(" "))
    case .enter: pressEnter()
    case .escape: close(.escape)
    }
  }

  private mutating func pressEnter() {
    if editing != nil {
      interactWithField(.submit)
    } else if platform == .talkBack {
      activate()
    } else {
      remarks.append(.ignored)
    }
  }

  private mutating func activate() {
    let actions = offeredActions()
    if let chosenAction, actions.indices.contains(chosenAction) {
      interact(actions[chosenAction].interaction)
    } else {
      interact(.activate)
    }
  }

  private mutating func adjust(_ steps: Int) {
    guard rotor == .default else { return jump(-steps) }
    guard !offeredActions().isEmpty, focusedStop?.isAdjustable != true else {
      return interact(.adjust(steps))
    }
    chooseAction(-steps)
  }

  private mutating func chooseAction(_ step: Int) {
    let actions = offeredActions()
    guard !actions.isEmpty else { return remarks.append(.ignored) }
    let next = chosenAction.map { $0 + step } ?? (step > 0 ? 0 : actions.count - 1)
    let index = (next + actions.count) % actions.count
    chosenAction = index
    say(actions[index].title, .actions, from: "customActions", because: .actions)
  }

  mutating func offeredActions() -> [(title: String, interaction: Interaction)] {
    guard let cursor, let stop = focusedStop else { return [] }
    switch stop.attributes {
    case .voiceOver(let element):
      return element.customActions.map { ($0, .customAction($0)) }
    case .talkBack(let index, let tree):
      let language = stops.components[cursor.component].common.language
      return tree[index].actions.compactMap { action in
        if action.name == .custom { return action.label.map { ($0, .customAction($0)) } }
        return reader.menuTitle(of: action.name, language: language).map { ($0, .activate) }
      }
    }
  }

  private mutating func interact(_ interaction: Interaction) {
    guard let cursor else { return remarks.append(.ignored) }
    interact(interaction, with: cursor.component, at: cursor.stop)
  }

  private mutating func interactWithField(_ interaction: Interaction) {
    guard let index = editing ?? cursor?.component else { return remarks.append(.ignored) }
    let stop = cursor.flatMap { $0.component == index ? $0.stop : nil }
    interact(interaction, with: index, at: stop)
  }

  mutating func close(_ way: Closing) {
    if let editing {
      interact(.close(way), with: editing, at: cursor?.stop)
    } else if let layer = layers.last {
      interact(.close(way), with: layer.component, at: cursor?.stop)
    } else {
      remarks.append(.ignored)
    }
  }

  mutating func interact(_ interaction: Interaction, with index: Int, at stop: StopID?) {
    guard !stops.components[index].refuses(interaction) else {
      return follow(.refused, of: index, at: stop)
    }
    var events = stops.perform(interaction, with: index, at: stop)
    if events.isEmpty, interaction == .hold, let action = longPress(of: index, at: stop) {
      events = [.acted(action)]
    }
    if events.isEmpty { remarks.append(.ignored) }
    let goesOn = events.contains(where: opensOverlay)
    for event in events {
      if goesOn, case .closed(let focus) = event {
        // Focus returns without an announcement, because another overlay opens next.
        cursor = takeAway(index, focus: focus)
      } else {
        follow(event, of: index, at: stop)
      }
    }
  }
}

extension Walkthrough {
  /// Returns the label of the component's long press; nil at a stop that does not announce the
  /// component's hint.
  mutating func longPress(of index: Int, at stop: StopID?) -> String? {
    let component = stops.components[index]
    let ids = stops.stops(of: index).map(\.id)
    let subjects = ids.filter(component.traits.isSubject)
    let owners = subjects.isEmpty ? Array(ids.prefix(1)) : subjects
    return stop.map(owners.contains) == false ? nil : component.common.longPressLabel
  }
}

extension Component {
  func refuses(_ interaction: Interaction) -> Bool {
    switch interaction {
    case .activate, .hold, .adjust, .type, .delete, .clear, .submit, .customAction:
      common.isDisabled
    case .close, .showResults: false
    }
  }
}

extension Realization.Stop {
  var isAdjustable: Bool {
    switch attributes {
    case .voiceOver(let element): return element.traits.contains(.adjustable)
    case .talkBack(let index, let tree):
      let around = [index] + (tree.parents[index].map { [$0] } ?? [])
      return around.contains { place in
        tree[place].actions.contains { $0.name == .scrollForward || $0.name == .scrollBackward }
      }
    }
  }
}
