struct SilentErrorCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.silentError]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    guard !screen.components.contains(where: \.announcesChanges) else { return [] }
    return screen.components.filter { $0.common.error != nil }.map { component in
      DesignFinding(
        .silentError,
        found: "the error \"\(component.common.error ?? "")\" appears without an announcement",
        at: component.common.location
      ).fixed(by: .key("live: polite"))
    }
  }
}

extension CheckedComponent {
  fileprivate var announcesChanges: Bool {
    common.live != nil || component.kind.name == "banner" || traits.presence == .announcement
  }
}

extension DesignFinding.Kind {
  /// An error appears without an announcement.
  public static let silentError = Self(
    "silent-error", .warning,
    means: "An error message appears, but nothing on the screen announces it.",
    mend: "add 'live: polite'; if several fields can have errors, add a banner with a summary",
    criterion: "4.1.3 Status Messages", affects: "screen reader users",
    examples: .init(
      "{kind: text-field, label: Amount, error: Enter an amount}",
      mended: "{kind: text-field, label: Amount, error: Enter an amount, live: polite}"))
}
