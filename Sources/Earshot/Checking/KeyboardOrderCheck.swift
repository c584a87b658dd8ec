struct KeyboardOrderCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.keyboardOrder]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    let components = screen.components.map(\.component).filter { !$0.common.next.isEmpty }
    guard !components.isEmpty else { return [] }
    return screen.readers.flatMap { reader in
      let start = reader.walk(through: screen.screen)
      var walk = start
      return components.flatMap { findings(of: $0, &walk, start, by: reader) }
    }
  }

  /// Reuses `walk` for all keyboard keys, because copying it would copy the screen.
  private func findings(
    of component: any Component, _ walk: inout Walkthrough, _ start: Walkthrough,
    by reader: DesignChecker.Reader
  ) -> [DesignFinding] {
    component.common.next.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { way, next in
      let key = way.key(isRightToLeft: reader.wording.isRightToLeft)
      let usual = walk.usualFocus(after: key, from: component.id)
      if walk.open != start.open { walk.goBack(to: start) }
      guard let usual, usual.component != next.id else { return nil }
      return reader.finding(
        .keyboardOrder, of: component, at: next.location,
        found: "the keyboard key '\(way.rawValue)' moves focus to '\(next.id)', but the reader "
          + "continues at '\(usual.component)'")
    }
  }
}

extension Walkthrough {
  fileprivate mutating func goBack(to start: Walkthrough) {
    var earlier = start
    swap(&earlier.stops, &stops)
    earlier.stops.restore(layers.map(\.component), from: start.stops)
    self = earlier
  }

  fileprivate mutating func usualFocus(after key: Key, from component: String) -> Focus? {
    reach(component)
    perform(.touch(Focus(component: component)))
    guard focus?.component == component, let index = stops.index(of: component) else { return nil }
    let next = stops.change(index) { component in
      defer { component.common.next = [:] }
      return component.common.next
    }
    defer { stops.change(index) { $0.common.next = next } }
    for _ in stops.stops(of: index) {
      perform(.key(key))
      if focus?.component != component { return focus }
    }
    return nil
  }
}

extension DesignFinding.Kind {
  /// The keyboard order differs from the reader's order.
  public static let keyboardOrder = Self(
    "keyboard-order", .note,
    means: "The keyboard reaches the stops in another order than the screen reader.",
    mend: "remove 'next', or put the components in keyboard order",
    criterion: "2.4.3 Focus Order", affects: "keyboard users who can see the screen",
    examples: .init(
      "{kind: button, label: Pay, next: {tab: help}}", "{kind: button, label: Cancel}",
      "{kind: button, label: Help}",
      mended: "{kind: button, label: Pay}", "{kind: button, label: Cancel}",
      "{kind: button, label: Help}"))
}
