/// Checks that what opens is heard and can be closed again, and that focus comes back: every
/// component is opened, and closed in every way that it has.
struct OpeningCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.opensSilently, .trap, .closesOutsideOnly, .focusLost]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.readers.flatMap { reader in
      let components = screen.components.map(\.component)
      let alone = components.flatMap { findings(of: $0, by: reader) }
      guard components.contains(where: { !$0.triggers.isEmpty }) else { return alone }
      let walk = reader.walk(through: screen.screen)
      return alone + components.flatMap { losses(whatOpens: $0, walk, by: reader) }
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
      .opensSilently, of: component, found: "it opens and nothing is said")
    return (isSilent ? [silence] : []) + closings(of: component, opening, walk, by: reader)
  }

  private func closings(
    of component: any Component, _ opening: Opening, _ walk: Walk, by reader: DesignChecker.Reader
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
    // What the app shows by itself has nothing that opened it.
    guard component.presence != .overlay else { return [] }
    return opening.closings.filter { $0 != .outside }.compactMap { way in
      guard !walk.returns(to: component.id, by: way) else { return nil }
      return reader.finding(
        .focusLost, of: component, at: location,
        found: "closing it by '\(way.rawValue)' does not return focus to what opened it")
    }
  }

  /// What a stop opens gives focus back to it, in every way that closes it.
  private func losses(
    whatOpens component: any Component, _ start: Walk, by reader: DesignChecker.Reader
  ) -> [DesignFinding] {
    component.triggers.compactMap { trigger in
      guard let walk = start.opening(by: trigger, of: component.id),
        let way = walk.opening?.closings.first(where: { !walk.returns(to: component.id, by: $0) })
      else { return nil }
      return reader.finding(
        .focusLost, of: component, at: trigger.opens.location,
        found: "closing '\(trigger.opens.id)' by '\(way.rawValue)' does not return focus to what "
          + "opened it")
    }
  }
}

extension Walk {
  /// Returns the walk after a stop has opened something; nil when focus cannot come to it.
  fileprivate func opening(by trigger: Trigger, of component: String) -> Walk? {
    var walk = self
    walk.reach(component)
    walk.perform(.touch(Focus(component: component)))
    let stop = Focus(component: component, stop: trigger.stop)
    if !walk.canReach(stop) { walk.perform(.gesture(.doubleTap)) }
    walk.perform(.touch(stop))
    guard walk.focus == stop else { return nil }
    walk.perform(.gesture(.doubleTap))
    return walk.open.last == trigger.opens.id ? walk : nil
  }

  /// Returns whether a way to close brings focus to a component.
  fileprivate func returns(to component: String, by way: Closing) -> Bool {
    var walk = self
    return walk.leave(by: way) && walk.focus?.component == component
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
      "{kind: menu, label: More, items: [Move], closes: [outside]}",
      mended: "{kind: menu, label: More, items: [Move], closes: [outside, escape]}"))

  /// Something closes, and focus does not return to what opened it.
  public static let focusLost = Self(
    "focus-lost", .error, means: "Something closes, and focus does not return to what opened it.",
    mend: "let every way to close it lead back to what opened it",
    examples: .init(
      "{kind: dropdown, label: Seat, options: [{label: Aisle, disabled: true}]}",
      mended: "{kind: dropdown, label: Seat, options: [{label: Aisle, disabled: true}, Window]}"))
}
