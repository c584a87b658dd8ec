struct OpeningCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [
    .opensSilently, .trap, .closesOutsideOnly, .neverOpened,
  ]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.readers.flatMap { reader in
      screen.components.flatMap { findings(of: $0.component, by: reader) }
    } + neverOpened(in: screen)
  }

  /// Returns the overlays that no component opens.
  ///
  /// They are notes and not errors, because the app itself can open them.
  private func neverOpened(in screen: CheckedScreen) -> [DesignFinding] {
    guard screen.screen.components.contains(where: { $0.traits.presence == .always }) else {
      return []
    }
    let opened = Set(screen.components.flatMap { $0.traits.triggers.map(\.opens.id) })
    return screen.components.filter {
      $0.traits.presence == .overlay && !opened.contains($0.component.id)
    }.map { component in
      DesignFinding(
        .neverOpened,
        found: "the design does not show which component opens the \(component.title)",
        at: component.common.location)
    }
  }

  private func findings(
    of component: any Component, by reader: DesignChecker.Reader
  ) -> [DesignFinding] {
    guard component.canOpen(on: reader.profile.platform, reader.wording) else { return [] }
    var component = component
    // Enables the component, because the app can enable it later.
    component.common.isDisabled = false
    let alone = Screen(
      "", locale: reader.wording.locale, initialFocus: Reference(component.id)
    ) { component }
    var walk = reader.walk(through: alone)
    let step = walk.opening == nil ? walk.perform(.gesture(.doubleTap)) : walk.beginning
    guard let opening = walk.opening else { return [] }
    let isSilent = walk.timeline.heard[step.heard].allSatisfy(\.text.isEmpty)
    let silence = reader.finding(
      .opensSilently, of: component,
      found: "it opens without an announcement")
    return (isSilent ? [silence] : []) + closings(of: component, opening, by: reader)
  }

  private func closings(
    of component: any Component, _ opening: Opening, by reader: DesignChecker.Reader
  ) -> [DesignFinding] {
    let location = component.traits.closingsLocation ?? component.common.location
    if opening.closings.isEmpty, opening.confines {
      return [
        reader.finding(
          .trap, of: component, at: location,
          found: "focus is confined to an overlay that cannot be closed")
      ]
    }
    if opening.closings == [.outside] {
      return [
        DesignFinding(
          .closesOutsideOnly,
          found:
            "the \(component.title) closes only by a tap outside it, which screen reader users cannot "
            + "make", at: location)
      ]
    }
    return []
  }
}

extension Component {
  func canOpen(on platform: Platform, _ wording: Wording) -> Bool {
    opening(on: platform, wording) != nil
      || states.contains { inState($0).opening(on: platform, wording) != nil }
      || nestedComponents.contains { $0.canOpen(on: platform, wording) }
  }
}

extension DesignFinding.Kind {
  /// Nothing is announced when a component opens.
  public static let opensSilently = Self(
    "opens-silently", .error, means: "An overlay opens without an announcement.",
    mend: "add a name to the first stop of the overlay",
    criterion: "4.1.3 Status Messages", affects: "screen reader users",
    examples: .init(
      "{kind: sheet, close: false}", mended: "{kind: sheet, label: Filters, close: false}"))

  /// The design has an overlay that no component opens.
  public static let neverOpened = Self(
    "never-opened", .note,
    means: "The design does not show which component opens an alert, modal, sheet or drawer.",
    mend:
      "write 'opens' in the component that opens the overlay, unless the app opens the overlay by itself",
    examples: .init(
      "{kind: button, label: Delete}", "{kind: alert, id: sure, label: Sure?, buttons: [Yes]}",
      at: 2,
      mended: "{kind: button, label: Delete, opens: sure}",
      "{kind: alert, id: sure, label: Sure?, buttons: [Yes]}"))

  /// Focus cannot leave an open overlay, and nothing closes the overlay.
  public static let trap = Self(
    "trap", .error, means: "Focus is confined to an open overlay that cannot be closed.",
    mend: "add a button that closes the overlay",
    criterion: "2.1.2 No Keyboard Trap", affects: "screen reader and keyboard users",
    examples: .init(
      "{kind: alert, label: Wait}", mended: "{kind: alert, label: Wait, buttons: [Stop]}"))

  /// Only a tap outside an open overlay closes it.
  public static let closesOutsideOnly = Self(
    "closes-outside-only", .error,
    means: "Only a tap outside an overlay closes it, but screen reader users cannot tap there.",
    mend: "add a way such as escape, dismiss or close-button to 'closes'",
    criterion: "2.1.1 Keyboard", affects: "screen reader and keyboard users",
    examples: .init(
      "{kind: menu, label: More, state: name, items: [Move], closes: [outside]}",
      mended: "{kind: menu, label: More, state: name, items: [Move], closes: [outside, escape]}"))
}
