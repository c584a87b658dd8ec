struct VagueNameCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.vagueLink, .gestureInHint]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.flatMap { component in
      vagueLink(component, screen.readers.first?.wording) + hints(component, screen.words)
    }
  }

  private func vagueLink(
    _ component: CheckedComponent, _ wording: Wording?
  ) -> [DesignFinding] {
    let vague = (wording?.words(of: .vagueName) ?? []).filter(\.isTranslated)
    let name = NameWords(component.common.label).words
    guard component.traits.isLink,
      vague.contains(where: { NameWords($0.text).words == name })
    else { return [] }
    return [
      DesignFinding(
        .vagueLink, found: "the link \"\(component.common.label)\" does not say its destination",
        at: component.common.labelLocation)
    ]
  }

  /// Hints should not begin with a gesture, except on adjustable components (guidelines).
  private func hints(_ component: CheckedComponent, _ words: ReaderWords) -> [DesignFinding] {
    guard let hint = component.common.hint, !component.traits.holdsAmount else {
      return []
    }
    let spoken = NameWords(hint)
    guard let gesture = words.gestures.first(where: { spoken.place(of: $0) == .start }) else {
      return []
    }
    return [
      DesignFinding(
        .gestureInHint,
        found:
          "the hint \"\(hint)\" contains the gesture \"\(gesture.words.joined(separator: " "))\", which readers announce themselves",
        at: component.common.location)
    ]
  }
}

extension DesignFinding.Kind {
  /// A link's name does not describe its destination.
  public static let vagueLink = Self(
    "vague-link", .warning, means: "The text of a link does not say its destination.",
    mend: "name the destination, because links are also listed without their context",
    criterion: "2.4.4 Link Purpose (In Context)", affects: "screen reader users who list the links",
    examples: .init(
      "{kind: link, label: Click here}", mended: "{kind: link, label: Terms of booking}"))

  /// A hint begins with a gesture.
  public static let gestureInHint = Self(
    "gesture-in-hint", .warning,
    means: "A hint contains a gesture, but readers already announce the gesture.",
    mend: "write only the result of the action, and add 'click-label' for Android",
    affects: "screen reader and switch users",
    examples: .init(
      "{kind: button, label: Go, hint: Double tap to open the map}",
      mended: "{kind: button, label: Go, hint: Opens the map}"))
}
