struct FieldPurposeCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.fieldWithoutPurpose]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.compactMap { component in
      guard component.traits.isTypedText, component.traits.purposes.isEmpty,
        let purpose = Self.purpose(
          of: NameWords(component.common.label), in: screen.language(of: component))
      else { return nil }
      return DesignFinding(
        .fieldWithoutPurpose,
        "the \(component.title) asks for personal data, but the design does not say its type; "
          + "write '\(purpose)'", at: component.common.location
      ).fixed(by: .key(purpose))
    }
  }

  private static func purpose(of name: NameWords, in language: String) -> String? {
    guard otherCodes[language].isDisjoint(with: name.words) else { return nil }
    return names.first { row in
      row.names.contains { name.place(of: NameWords($0)) != nil }
        || row.alone.contains { NameWords($0).words == name.words }
    }?.purpose
  }

  private static let names: [(purpose: String, names: [String], alone: [String])] = [
    (
      "secure: true",
      [
        "password", "passwort", "kennwort", "mot de passe", "contraseña", "passcode", "passphrase",
        "senha", "wachtwoord",
      ], ["pin", "pin code"]
    ),
    (
      "purpose: card-security-code",
      ["cvv", "cvc", "card security code", "card verification code", "kartenprüfnummer"], []
    ),
    (
      "purpose: one-time-code",
      [
        "verification code", "confirmation code", "security code", "one-time code", "login code",
        "sms code", "digit code", "authentication code", "otp", "bestätigungscode",
        "sicherheitscode", "code de vérification", "código de verificación",
      ], ["code"]
    ),
    (
      "purpose: card-number",
      [
        "card number", "credit card", "debit card", "kartennummer", "kreditkarte",
        "numéro de carte", "número de tarjeta",
      ], ["card"]
    ),
    (
      "purpose: email",
      [
        "email", "e-mail", "email address", "e-mail-adresse", "adresse e-mail",
        "correo electrónico",
      ], ["mail"]
    ),
  ]

  private static let otherCodes = WordTable([
    "en":
      "promo promotion discount voucher gift country area booking postal zip dress source "
      + "subject reference coupon hint manager"
  ])
}

extension DesignFinding.Kind {
  /// A field for personal data lacks the data's type, such as "email".
  public static let fieldWithoutPurpose = Self(
    "field-without-purpose", .note,
    means:
      "A field for a password, a code, a card number or an e-mail address does not set the type of its content.",
    mend: "add 'secure: true' or 'purpose', so that the keyboard fits and autofill works",
    criterion: "1.3.5 Identify Input Purpose",
    affects: "people with a cognitive or motor disability, who use autofill",
    examples: .init(
      "{kind: text-field, label: Email}", mended: "{kind: text-field, label: Email, purpose: email}"
    ),
    .init(
      "{kind: text-field, label: Password}",
      mended: "{kind: text-field, label: Password, secure: true}"))
}
