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
  /// Whether the text has a general word for errors, or a word of the field's name or error.
  fileprivate func isAboutError(of field: CheckedComponent) -> Bool {
    let words = Set(NameWords(text).words)
    let names = NameWords(field.common.label).words + NameWords(field.common.error ?? "").words
    return !words.isDisjoint(with: Self.errorWords[language] ?? words)
      || !words.isDisjoint(with: names.filter { $0.count > 3 })
  }

  /// The words that describe errors, by language; a language without words is not checked.
  private static let errorWords: [String: Set<String>] = [
    "en": [
      "error", "errors", "invalid", "wrong", "incorrect", "failed", "problem", "problems",
      "missing", "required", "fix", "correct", "check",
    ],
    "de": [
      "fehler", "ungültig", "falsch", "problem", "probleme", "fehlt", "korrigieren", "prüfen",
    ],
    "fr": ["erreur", "erreurs", "invalide", "incorrect", "problème", "problèmes", "corrigez"],
    "es": ["error", "errores", "inválido", "incorrecto", "problema", "problemas", "corrige"],
    "it": ["errore", "errori", "non", "valido", "problema", "problemi", "correggi"],
  ]
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
