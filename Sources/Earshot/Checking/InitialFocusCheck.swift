struct InitialFocusCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.illogicalFocus]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    guard let wanted = screen.screen.initialFocus else { return [] }
    return screen.readers.compactMap { reader in
      let walk = reader.walk(through: screen.screen)
      guard walk.opening == nil, let focus = walk.focus, focus.component == wanted.id,
        !walk.landmarks.contains(wanted.id),
        screen.components.first(where: { $0.traits.isField })?.component.id != wanted.id
      else { return nil }
      return DesignFinding(
        .illogicalFocus,
        found: "focus begins at '\(wanted.id)', which should not be the first focus of a screen",
        at: wanted.location ?? screen.screen.location)
    }
  }
}

extension DesignFinding.Kind {
  /// The initial focus is in the middle of a screen.
  public static let illogicalFocus = Self(
    "illogical-focus", .warning,
    means: "'initial-focus' names a component in the middle of the screen.",
    mend: "begin at the back button, title, close button, first field, first heading or first stop",
    criterion: "2.4.3 Focus Order", affects: "screen reader and keyboard users",
    examples: .init(
      "{kind: heading, label: Seats}", "{kind: link, id: begin-here, label: Help}", at: 3,
      screen: "initial-focus: begin-here",
      mended: "{kind: heading, id: begin-here, label: Seats}", "{kind: link, label: Help}"))
}
