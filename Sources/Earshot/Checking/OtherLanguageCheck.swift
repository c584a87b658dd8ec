struct OtherLanguageCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.otherLanguage]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.texts.compactMap { text in
      guard let found = otherScript(in: text) ?? otherWords(in: text) else { return nil }
      return DesignFinding(
        .otherLanguage,
        found: "\"\(text.text.prefix(60))\" is not in '\(text.language)': \(found)",
        at: text.location)
    }
  }

  private func otherScript(in text: CheckedText) -> String? {
    let own = Script.scripts(of: text.language)
    var counts: [Script: Int] = [:]
    for scalar in text.text.unicodeScalars {
      guard let script = Script(of: scalar), !own.contains(script) else { continue }
      counts[script, default: 0] += 1
    }
    // Japanese mixes kana and Chinese characters (han), so han count as kana if the text also
    // contains kana.
    if let kana = counts[.kana], let han = counts.removeValue(forKey: .han) {
      counts[.kana] = kana + han
    }
    return counts.filter { $0.value > 1 }
      .max { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }
      .map { "it contains \($0.key.rawValue) letters" }
  }

  /// Returns the text's probable language if it differs from the declared language.
  ///
  /// Texts of fewer than eight words are skipped, because they can be names.
  private func otherWords(in text: CheckedText) -> String? {
    let words = NameWords(text.text).words
    guard words.count >= 8 else { return nil }
    func hits(_ language: String) -> Int { words.count { Self.stopWords[language].contains($0) } }
    let own = hits(text.language)
    let others = Self.languages.filter { $0.tag != text.language }.map { ($0.name, hits($0.tag)) }
    guard let best = others.max(by: { $0.1 < $1.1 }), best.1 >= 3, best.1 > own * 2 else {
      return nil
    }
    return "it seems to be \(best.0)"
  }

  private static let languages: [(tag: String, name: String)] = [
    ("en", "English"), ("de", "German"), ("fr", "French"), ("es", "Spanish"), ("it", "Italian"),
    ("pt", "Portuguese"), ("nl", "Dutch"), ("sv", "Swedish"), ("da", "Danish"), ("pl", "Polish"),
    ("tr", "Turkish"),
  ]

  private static let stopWords = WordTable([
    "en": "the of and to is you that it for on are as with your they be at this have from or by we "
      + "not can will all there their which our if an has been were was more when who",
    "de":
      "der die und den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an "
      + "werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen ihr "
      + "ihre ihren wir oder wenn bitte haben kann",
    "fr":
      "le de un être et à il avoir ne je son que se qui ce dans en du elle au pour pas vous par "
      + "sur avec plus nous les des une est votre vos sont la ou cette leur mais dans été",
    "es": "de la que el en y los se del las un por con no una su para es al lo como más o pero sus "
      + "le ha me si sin sobre este ya entre cuando todo esta ser son también su tu usted",
    "it": "di che la il un per non sono una con si da come più dei nel alla della questo ma le gli "
      + "anche lo delle degli è del al ho hai ha vostro tuo sua suo essere",
    "pt": "de que não do da em um para com uma os no se na por mais as dos como mas ao ele das seu "
      + "sua ou quando muito nos já está eu também você são pelo pela",
    "nl": "de het een van en in is dat op te zijn met voor niet aan er om ook als dan maar bij nog "
      + "uit door over naar je uw wij kan heeft worden wordt deze dit",
    "sv":
      "och att det i en jag hon som han på den med var sig för så till är men ett om hade de av "
      + "icke mig du din inte kan från eller när vi",
    "da":
      "og i jeg det at en den til er som på de med han af for ikke der var mig sig men et har om "
      + "vi din du kan fra eller når",
    "pl": "i w na z do nie się to że jest o a po jak za od ale czy dla są przez ten tylko już może "
      + "oraz lub który twoje proszę",
    "tr": "bir ve bu için da de ile çok ne daha olarak gibi en kadar sonra olan var mi ama veya "
      + "lütfen sizin",
  ])
}

private enum Script: String, Sendable {
  case cyrillic = "Cyrillic"
  case greek = "Greek"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case thai = "Thai"
  case kana = "Japanese"
  case han = "Chinese"
  case hangul = "Korean"

  init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x370...0x3FF where scalar.properties.isAlphabetic: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0x3040...0x30FF: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF: self = .han
    case 0xAC00...0xD7AF, 0x1100...0x11FF: self = .hangul
    default: return nil
    }
  }

  /// Returns a language's scripts; every language can also contain Latin letters.
  static func scripts(of language: String) -> Set<Script> {
    languages.first { $0.tags.split(separator: " ").contains(language[...]) }?.scripts ?? []
  }

  private static let languages: [(tags: String, scripts: Set<Script>)] = [
    ("ru uk bg be mk kk ky mn tg tt ba cv os sah ce", [.cyrillic]), ("sr uz bs az", [.cyrillic]),
    ("el", [.greek]), ("he iw yi", [.hebrew]), ("ar fa ur ps ckb ug sd ks", [.arabic]),
    ("hi mr ne sa kok mai doi bho", [.devanagari]), ("th", [.thai]), ("ja", [.kana, .han]),
    ("zh yue wuu", [.han]), ("ko", [.hangul, .han]),
  ]
}

extension DesignFinding.Kind {
  /// A text is not in the language of the screen.
  public static let otherLanguage = Self(
    "other-language", .warning, means: "A text is not in the language of the screen.",
    mend: "translate the text; if the text should stay, add its 'language'",
    criterion: "3.1.2 Language of Parts", affects: "screen reader users",
    examples: .init(
      "{kind: text, label: Bitte geben Sie die Adresse ein und wählen Sie den Tag der Lieferung.}",
      mended: "{kind: text, label: Bitte geben Sie die Adresse ein und wählen Sie den Tag der "
        + "Lieferung., language: de}"))
}
