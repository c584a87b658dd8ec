struct SilentErrorCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.silentError]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    let announced = screen.texts.filter(\.component.announcesChanges)
    return screen.components.filter { component in
      component.common.error != nil && component.common.live == nil
        && !announced.contains { $0.isAboutError(of: component) }
    }.map { component in
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
    isLiveMessage || traits.presence == .announcement
  }
}

extension CheckedText {
  /// Whether the text has a word for errors, or a word from the field's name or error.
  fileprivate func isAboutError(of field: CheckedComponent) -> Bool {
    let words = Set(NameWords(text).words)
    let names = NameWords(field.common.label).words + NameWords(field.common.error ?? "").words
    let general = ErrorTextCheck.strong[language]
    return general.isEmpty
      || !words.isDisjoint(with: general.union(Self.remedies[language]))
      || !words.isDisjoint(with: names.filter { $0.count > 3 })
  }

  private static let remedies = WordTable([
    "en": "missing required fix correct check", "de": "fehlt fehlen korrigieren prüfen",
    "fr": "corrigez vérifiez manque", "es": "corrige corrija revisa falta",
    "it": "correggi controlla manca",
  ])
}

extension DesignFinding.Kind {
  /// An error appears without an announcement.
  public static let silentError = Self(
    "silent-error", .warning,
    means: "An error message appears without an announcement.",
    mend: "add 'live: polite'; if several fields can have errors, add a banner with a summary",
    criterion: "4.1.3 Status Messages", affects: "screen reader users",
    examples: .init(
      "{kind: text-field, label: Amount, error: Enter an amount}",
      mended: "{kind: text-field, label: Amount, error: Enter an amount, live: polite}"))
}
