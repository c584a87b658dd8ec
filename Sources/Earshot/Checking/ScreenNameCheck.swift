struct ScreenNameCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.sameScreen]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    let title = screen.screen.title
    guard let other = screen.checker.otherScreens[title], !title.isEmpty else { return [] }
    return [
      DesignFinding(
        .sameScreen, found: "the screen in \(other) is also called \"\(title)\"",
        at: screen.screen.location)
    ]
  }
}

extension DesignFinding.Kind {
  /// Two screens have the same name.
  public static let sameScreen = Self(
    "same-screen", .warning, means: "Two screens that are checked together have the same name.",
    mend: "give each screen a different title, unless both files describe the same screen",
    criterion: "2.4.2 Page Titled",
    affects: "screen reader users, who hear the name when a screen opens",
    examples: .init(
      "{kind: heading, label: Flights}", at: 0, besides: "Test",
      mended: "{kind: heading, label: Flights}"))
}
