struct CapitalsCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.allCapitals]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.texts.filter { Self.isCapitalized($0.text) }.map { text in
      DesignFinding(
        .allCapitals, found: "\"\(text.text)\" is in capitals", at: text.location)
    }
  }

  private static func isCapitalized(_ text: String) -> Bool {
    let letters = text.filter(\.isLetter)
    guard letters.contains(where: \.isUppercase), !letters.contains(where: \.isLowercase) else {
      return false
    }
    let words = text.split { !$0.isLetter && !$0.isNumber }
      .filter { !$0.contains(where: \.isNumber) }.map(String.init)
    // Short words in capitals are usually abbreviations, such as GPS.
    return words.contains { $0.count > 3 && !abbreviations.contains($0) }
      || words.count > 1 && words.contains(where: shortWords.contains)
  }

  private static let abbreviations: Set = [
    "IBAN", "HTML", "JSON", "HDMI", "WLAN", "LGBT", "NASA", "NATO", "UNESCO", "UNICEF", "HTTP",
    "HTTPS", "SEPA", "COVID", "WCAG", "RSVP", "ISBN", "IMEI", "EPUB", "JPEG", "MPEG", "HEIC",
    "GDPR", "DSGVO", "NCAA", "SWIFT", "VIII", "XIII", "XVII", "FIFA", "UEFA", "IKEA", "BMW",
  ]

  private static let shortWords: Set = [
    "IN", "UP", "ON", "TO", "OF", "ME", "MY", "BY", "NO", "IS", "US", "WE", "GO", "OR", "OUT",
    "OFF", "NOW", "ALL", "ADD", "BUY", "PAY", "NEW", "THE", "AND", "YOU", "NOT", "GET", "SEE",
    "ZU", "DER", "DIE", "DAS", "UND", "LE", "LA", "DE", "EL", "IL",
  ]
}

extension DesignFinding.Kind {
  /// A text is in capitals.
  public static let allCapitals = Self(
    "all-capitals", .warning,
    means: "A text is in capitals, which readers can spell letter by letter.",
    mend: "write it as a sentence, and let the style show capitals",
    affects: "screen reader users and people with dyslexia or low vision",
    examples: .init(
      "{kind: button, label: CONTINUE}", mended: "{kind: button, label: Continue}"))
}
