struct ErrorTextCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.vagueError]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.texts.filter(isVague).map { text in
      DesignFinding(
        .vagueError,
        found: "the error message \"\(text.text)\" does not say how to correct the value",
        at: text.location)
    }
  }

  private func isVague(_ text: CheckedText) -> Bool {
    let words = Set(NameWords(text.text).words)
    let (strong, vague) = (Self.strong[text.language], Self.vague[text.language])
    let isStrong = !strong.isDisjoint(with: words)
    switch text.use {
    case .error:
      let name = NameWords(text.component.common.label).words
      return !words.isEmpty && words.isSubset(of: strong.union(vague).union(name))
    case .name where text.component.traits.texts.isEmpty && text.component.isMessage:
      return isStrong && words.isSubset(of: strong.union(vague))
    case .content where text.component.isMessage:
      return isStrong && words.isSubset(of: strong.union(vague))
    default: return false
    }
  }

  static let strong = WordTable([
    "en": "error errors invalid wrong incorrect failed failure oops problem problems unsuccessful",
    "de":
      "fehler ungültig ungültige ungültiger ungültiges falsch fehlgeschlagen problem probleme hoppla",
    "fr": "erreur erreurs invalide incorrect incorrecte échec échoué problème problèmes oups",
    "es":
      "error errores inválido inválida incorrecto incorrecta fallo falló problema problemas vaya",
    "it": "errore errori valido errato errata fallito problema problemi ops",
  ])

  private static let vague = WordTable([
    "en": "something went happened has have occurred unknown unexpected an a the this that is was "
      + "are there not valid correct bad input value entry data format please sorry try again later "
      + "check your field of in and or with email e mail address number code date password name "
      + "card phone amount username user pin iban zip postcode url time request message code required "
      + "mandatory missing empty blank",
    "de":
      "etwas ist sind schiefgelaufen ein eine einen der die das den es nicht gültig unbekannter "
      + "unerwarteter aufgetreten eingabe wert daten format bitte leider erneut nochmal später "
      + "versuchen sie prüfen ihre e mail adresse nummer code datum passwort name karte betrag",
    "fr": "une un la le les est survenue inattendue inconnue s'est produite valeur saisie format "
      + "adresse e mail numéro code date mot de passe nom montant veuillez réessayer plus tard",
    "es": "algo ha ido mal un una el la se ha producido desconocido inesperado valor dato datos "
      + "formato dirección correo número código fecha contraseña nombre inténtalo de nuevo más tarde",
    "it":
      "non qualcosa è andato storto un si verificato sconosciuto imprevisto valore dato formato "
      + "indirizzo email numero codice data password nome riprova più tardi",
  ])
}

extension CheckedComponent {
  fileprivate var isMessage: Bool {
    traits.staticContent == .text || ["alert", "banner", "toast"].contains(component.kind.name)
  }
}

extension DesignFinding.Kind {
  /// An error message does not say how to correct the value.
  public static let vagueError = Self(
    "vague-error", .warning, means: "An error message does not say how to correct the value.",
    mend: "name the problem and the expected value, such as \"Enter a date after today\"",
    criterion: "3.3.3 Error Suggestion",
    affects: "screen reader users and people with a cognitive disability",
    examples: .init(
      "{kind: stepper, label: Guests, value: 9, error: Invalid, live: polite}",
      mended: "{kind: stepper, label: Guests, value: 9, error: Choose up to 6 guests, live: polite}"
    ))
}
