/// Checks where a design sends the keyboard elsewhere than the reader goes.
struct KeyboardOrderCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.keyboardOrder]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    let components = screen.components.map(\.component).filter { !$0.common.next.isEmpty }
    guard !components.isEmpty else { return [] }
    return screen.readers.flatMap { reader in
      let walk = reader.walk(through: screen.screen)
      return components.flatMap { findings(of: $0, walk, by: reader) }
    }
  }

  private func findings(
    of component: any Component, _ walk: Walk, by reader: DesignChecker.Reader
  ) -> [DesignFinding] {
    component.common.next.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { way, next in
      let key = way.key(isRightToLeft: reader.wording.isRightToLeft)
      guard let usual = walk.usualFocus(after: key, from: component.id),
        usual.component != next.id
      else { return nil }
      return reader.finding(
        .keyboardOrder, of: component, at: next.location,
        found: "the key '\(way.rawValue)' goes to '\(next.id)', the reader's order to "
          + "'\(usual.component)'")
    }
  }
}

extension Walk {
  /// Returns where a key would take focus from a component, did the design not say so.
  fileprivate func usualFocus(after key: Key, from component: String) -> Focus? {
    var walk = self
    walk.reach(component)
    walk.perform(.touch(Focus(component: component)))
    guard walk.focus?.component == component else { return nil }
    let index = walk.stops.index(of: component)
    for _ in walk.reachableStops {
      if let index { walk.stops.change(index) { $0.common.next = [:] } }
      walk.perform(.key(key))
      if walk.focus?.component != component { return walk.focus }
    }
    return nil
  }
}

extension DesignFinding.Kind {
  /// A key takes focus elsewhere than the reader goes.
  public static let keyboardOrder = Self(
    "keyboard-order", .note, means: "A key takes focus elsewhere than the reader goes.",
    mend: "leave 'next' out, or order the components as the keyboard goes",
    examples: .init(
      "{kind: button, label: Pay, next: {tab: help}}", "{kind: button, label: Cancel}",
      "{kind: button, label: Help}",
      mended: "{kind: button, label: Pay}", "{kind: button, label: Cancel}",
      "{kind: button, label: Help}"))
}
