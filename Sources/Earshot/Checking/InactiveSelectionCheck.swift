struct InactiveSelectionCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.inactiveSelection]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.filter { component in
      component.isStatic && component.common.actions.isEmpty && component.canSay(.selected)
    }.map { component in
      DesignFinding(
        .inactiveSelection,
        found: "the \(component.title) has a selected state, but users cannot activate it",
        at: component.common.location)
    }
  }
}

extension DesignFinding.Kind {
  /// A text or an image is selected, but users cannot activate it.
  public static let inactiveSelection = Self(
    "inactive-selection", .warning,
    means: "A text or an image has a selected state, but users cannot activate it.",
    mend: "use a kind that users can activate, such as toggle-button",
    criterion: "4.1.2 Name, Role, Value", affects: "screen reader and keyboard users",
    examples: .init(
      "{kind: image, label: Beach, selected: true}",
      mended: "{kind: toggle-button, label: Beach, selected: true}"))
}
