/// Checks that what opens is heard and can be closed again.
struct OpeningCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.opensSilently, .trap, .closesOutsideOnly]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.readers.flatMap { reader in
      screen.components.flatMap { findings(of: $0.component, by: reader) }
    }
  }

  /// What happens when a component opens with nothing else on the screen.
  private func findings(
    of component: any Component, by reader: DesignChecker.Reader
  ) -> [DesignFinding] {
    var component = component
    // What is disabled now can be opened at another time.
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
      found: "it opens and nothing is said")
    return (isSilent ? [silence] : []) + closings(of: component, opening, by: reader)
  }

  private func closings(
    of component: any Component, _ opening: Opening, by reader: DesignChecker.Reader
  ) -> [DesignFinding] {
    let location = component.closingsLocation ?? component.common.location
    if opening.closings.isEmpty, opening.confines {
      return [
        reader.finding(
          .trap, of: component, at: location, found: "focus is confined and there is no way out")
      ]
    }
    if opening.closings == [.outside] {
      return [
        DesignFinding(
          .closesOutsideOnly,
          found:
            "the \(component.title) closes only by a tap beside it, which no reader's user can "
            + "make", at: location)
      ]
    }
    return []
  }
}

extension DesignFinding.Kind {
  /// Something opens, and nothing is said.
  public static let opensSilently = Self(
    "opens-silently", .error, means: "Something opens, and nothing is said.",
    mend: "give the stop that focus comes to a name",
    examples: .init(
      "{kind: sheet, close: false}", mended: "{kind: sheet, label: Filters, close: false}"))

  /// Focus is confined, and there is no way out.
  public static let trap = Self(
    "trap", .error, means: "Focus is confined to what is open, and there is no way out.",
    mend: "give it a button that closes it",
    examples: .init(
      "{kind: alert, label: Wait}", mended: "{kind: alert, label: Wait, buttons: [Stop]}"))

  /// What is open can only be closed by a tap beside it.
  public static let closesOutsideOnly = Self(
    "closes-outside-only", .error,
    means: "What is open closes only by a tap beside it, which no reader's user can make.",
    mend: "add a way such as escape, dismiss or close-button to 'closes'",
    examples: .init(
      "{kind: menu, label: More, state: name, items: [Move], closes: [outside]}",
      mended: "{kind: menu, label: More, state: name, items: [Move], closes: [outside, escape]}"))
}
