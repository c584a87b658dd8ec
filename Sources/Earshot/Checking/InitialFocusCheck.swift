struct InitialFocusCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.illogicalFocus]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    guard let wanted = screen.screen.wantedFocus else { return [] }
    let location = screen.screen.initialFocus?.location ?? screen.screen.location
    if let unknown = unknownStop(wanted, in: screen, at: location) { return [unknown] }
    return screen.readers.compactMap { reader in
      let walk = reader.walk(through: screen.screen)
      guard walk.opening == nil, walk.focus?.component == wanted.component,
        !walk.landmarks.contains(wanted.component),
        screen.components.first(where: { $0.traits.isField })?.component.id != wanted.component
      else { return nil }
      return DesignFinding(
        .illogicalFocus,
        found: "the initial focus '\(wanted)' is in the middle of the screen",
        at: location)
    }
  }

  private func unknownStop(
    _ wanted: Focus, in screen: CheckedScreen, at location: SourceLocation
  ) -> DesignFinding? {
    guard let stop = wanted.stop, let component = screen.screen.component(wanted.component) else {
      return nil
    }
    let known = screen.readers.flatMap { reader in
      Realization(
        of: component, on: reader.profile.platform, for: reader.profile.family,
        wording: reader.wording
      ).stops.map(\.id)
    }
    guard !known.contains(stop) else { return nil }
    return DesignFinding(
      .unknownStop,
      NearestName.message(
        "stop", "\(stop)", known: known.map { "\($0)" }, listedBy: "earshot preview FILE"),
      at: location)
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
