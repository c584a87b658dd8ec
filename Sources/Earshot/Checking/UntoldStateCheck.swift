struct UntoldStateCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.untoldState]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.flatMap { component -> [DesignFinding] in
      silentStates(of: component.component, in: screen) + ownStates(of: component, in: screen)
    }
  }

  private func ownStates(
    of component: CheckedComponent, in screen: CheckedScreen
  ) -> [DesignFinding] {
    switch component.traits.stateTeller {
    case .platform?:
      return [unheard(of: component, screen.words), fixedState(of: component)].compactMap(\.self)
    case .name?: return []
    case Disclosure.Teller.none?: return disclosure(of: component, screen.words)
    case nil: break
    }
    return screen.readers.flatMap { statesAlike(component, to: $0) }
  }

  private func silentStates(
    of component: any Component, in screen: CheckedScreen
  ) -> [DesignFinding] {
    guard component.common.stateDescription == nil else { return [] }
    return component.toolkitStates.flatMap { state, without in
      screen.readers.compactMap { reader in
        func texts(_ component: any Component) -> [String] {
          reader.preview.entries(of: component, states: .current).map(\.announcement.text)
        }
        guard texts(component) == texts(without) else { return nil }
        return DesignFinding(
          .untoldState, as: .warning,
          "\(component.title), \(reader.profile.platform.readerName): '\(state)' is not announced; "
            + "write it in 'state-description'", at: component.common.location)
      }
    }
  }

  private func disclosure(
    of component: CheckedComponent, _ words: ReaderWords
  ) -> [DesignFinding] {
    guard !namesState(component, words) else { return [] }
    return [
      DesignFinding(
        .untoldState,
        "nothing announces whether the \(component.title) is open; write 'state: platform' to announce "
          + "expanded or collapsed, or 'state: name' to put 'opens' or 'closes' in the name",
        at: component.common.location)
    ]
  }

  private func namesState(_ component: CheckedComponent, _ words: ReaderWords) -> Bool {
    let name = NameWords(component.common.label)
    return words.stateWords.contains { name.place(of: $0) != nil }
  }

  /// Returns a note if the documented announcement omits the closed state, although the guidelines
  /// require it.
  private func unheard(
    of component: CheckedComponent, _ words: ReaderWords
  ) -> DesignFinding? {
    let closed = component.entries.first { entry in
      entry.state == component.component.usualState && entry.stopID == component.component.mainStop
        && entry.profile.family == .documented && !entry.says(.state)
    }
    guard let closed, !namesState(component, words) else { return nil }
    return DesignFinding(
      .untoldState, as: .note,
      "the closed \(component.title) says \"\(closed.announcement.text)\", but not that it opens or "
        + "is collapsed; write 'variant: with-state', or 'state: name' to put the state "
        + "in the name", at: component.common.labelLocation)
  }

  private func fixedState(of component: CheckedComponent) -> DesignFinding? {
    guard let state = component.common.talkBack.stateDescription else { return nil }
    return DesignFinding(
      .untoldState, as: .warning,
      "the stateDescription \"\(state)\" of the \(component.title) is the same for the open and the closed state; "
        + "write 'state: name' with 'state-words', or remove the stateDescription",
      at: component.common.location)
  }

  private func statesAlike(
    _ component: CheckedComponent, to reader: DesignChecker.Reader
  ) -> [DesignFinding] {
    let opposites = component.component.kind.opposites
    // Reports nothing if the app sets the component's state description, because its words for the
    // opposite are unknown.
    guard !opposites.isEmpty, component.common.stateDescription == nil else { return [] }
    let entries = component.entries.filter { $0.profile.id == reader.profile.id }
    // The entries of several stops do not show the first stop of each state, so each state is
    // previewed.
    let hasOneStop = entries.allSatisfy { $0.stopID == entries[0].stopID }
    return opposites.compactMap { state, opposite in
      let texts = [state, opposite].map { state in
        hasOneStop
          ? entries.first { $0.states.contains(state) }?.announcement.text
          : component.component.firstText(in: state, by: reader.preview)
      }
      guard texts[0] != nil, texts[0] == texts[1] else { return nil }
      return reader.finding(
        .untoldState, of: component.component,
        found: "the states '\(state)' and '\(opposite)' have the same announcement")
    }
  }
}

extension Component {
  fileprivate func firstText(in name: String, by preview: ScreenPreview) -> String? {
    states.first { $0.rawValue == name }
      .flatMap { preview.stops(of: inState($0), in: name).first?.announcement.text }
  }
}

extension DesignFinding.Kind {
  /// Two states, such as open and closed, have the same announcement.
  public static let untoldState = Self(
    "untold-state", .error, or: .warning, .note,
    means: "Nothing announces whether a control is open or selected.",
    mend: "let the platform announce the state, or add it to the name",
    criterion: "4.1.2 Name, Role, Value", affects: "screen reader users",
    examples: .init(
      "{kind: dropdown, label: Seat, state: none, options: [Aisle, Window]}",
      mended: "{kind: dropdown, label: Seat, state: name, options: [Aisle, Window]}"),
    .init(
      "{kind: dropdown, label: Seat, options: [Aisle], talkback: {stateDescription: opens}}",
      as: .warning, mended: "{kind: dropdown, label: Seat, state: name, options: [Aisle]}"),
    .init(
      "{kind: menu, label: Sort, items: [By name, By date]}", as: .note,
      mended: "{kind: menu, label: Sort, variant: with-state, items: [By name, By date]}"))
}

extension Component {
  fileprivate var toolkitStates: [(name: String, without: any Component)] {
    var states: [(String, any Component)] = []
    if common.isBusy {
      var idle = self
      idle.common.isBusy = false
      states.append(("busy", idle))
    }
    if var field = self as? TextField, field.isReadOnly {
      field.isReadOnly = false
      states.append(("read-only", field))
    }
    return states
  }

  fileprivate var usualState: String? { states.first?.rawValue }
}
