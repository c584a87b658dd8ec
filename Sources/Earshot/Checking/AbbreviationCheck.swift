struct AbbreviationCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.abbreviation, .unclearNumber]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.texts.flatMap { text -> [DesignFinding] in
      let readings = Array(screen.screen.readings.keys) + text.component.common.readings.keys
      let pieces = text.text.split(whereSeparator: \.isWhitespace).map(String.init)
      func all<Found>(_ found: (String) -> Found?) -> [Found] {
        pieces.compactMap { piece in found(piece).map { (piece, $0) } }
          .filter { piece, _ in !readings.contains { $0.contains(piece) || piece.contains($0) } }
          .map(\.1)
      }
      let shorts = text.language == "en" ? all(Self.abbreviation) : []
      let numbers = all(Self.number)
      return [
        Self.finding(
          .abbreviation, in: text, shorts.map { "\"\($0.short)\", short for \"\($0.long)\"" }),
        Self.finding(.unclearNumber, in: text, numbers.map { "\"\($0.text)\", \($0.problem)" }),
      ].compactMap(\.self)
    }
  }

  private static let mostParts = 10

  private static func finding(
    _ kind: DesignFinding.Kind, in text: CheckedText, _ contained: [String]
  ) -> DesignFinding? {
    guard !contained.isEmpty else { return nil }
    var seen: Set<String> = []
    let parts = contained.filter { seen.insert($0).inserted }.prefix(mostParts)
    return DesignFinding(
      kind, found: "\"\(text.text)\" contains \(parts.joined(separator: ", and "))",
      at: text.location)
  }

  private static func abbreviation(_ piece: String) -> (short: String, long: String)? {
    let short = piece.lowercased().trimmed { "(),;:!?\"".contains($0) }
    let key = short.filter { $0 != "." }
    // Without the full stop, "no" and "est" are ordinary words, not abbreviations.
    return abbreviations[key].flatMap { long in
      long.needsStop && !short.hasSuffix(".") ? nil : (short, long.text)
    }
  }

  /// The GOV.UK style guide advises against "eg", "ie" and "etc"; WCAG 3.1.4 requires expansions of
  /// all other abbreviations (technique G102).
  private static let abbreviations: [String: (text: String, needsStop: Bool)] = [
    "eg": ("for example", false), "ie": ("that is", false), "etc": ("and so on", false),
    "approx": ("approximately", false), "incl": ("including", false), "excl": ("excluding", false),
    "qty": ("quantity", false), "appt": ("appointment", false), "acct": ("account", false),
    "dept": ("department", false), "govt": ("government", false), "hrs": ("hours", false),
    "hr": ("hour", false), "mins": ("minutes", false), "yrs": ("years", false),
    "wks": ("weeks", false), "mths": ("months", false), "w/": ("with", false),
    "w/o": ("without", false), "tbc": ("to be confirmed", false), "tba": ("to be announced", false),
    "n/a": ("not available", false), "asap": ("as soon as possible", false),
    "pcm": ("per month", false), "pppn": ("per person and night", false),
    "pp": ("per person", false), "avg": ("average", false), "addl": ("additional", false),
    "info": ("information", true), "no": ("number", true), "est": ("estimated", true),
    "ext": ("extension", true), "ref": ("reference", true), "temp": ("temperature", true),
    "msg": ("message", false), "pls": ("please", false), "tel": ("telephone", true),
  ]

  /// Returns an unclear number: a range (GOV.UK style guide: "use 'to', not hyphens"), a date such
  /// as 3/4/2026, or a long number.
  private static func number(_ piece: String) -> (text: String, problem: String)? {
    var text = piece.trimmed { "(),;:!?\".".contains($0) }
    if text.hasSuffix(".") { text.removeLast() }
    let numbers = text.split(separator: "/")
    if numbers.count == 3, numbers.allSatisfy({ $0.allSatisfy(\.isNumber) && $0.count <= 4 }) {
      return (text, "a date with an unclear order of day and month")
    }
    let date = text.split(separator: ".", omittingEmptySubsequences: false)
    if date.count == 3, date.allSatisfy({ $0.count == 2 && Int($0) != nil }),
      date.prefix(2).allSatisfy({ (Int($0) ?? 0) <= 31 })
    {
      return (text, "a date with an unclear order of day, month and year")
    }
    let ends = text.split { "-–—".contains($0) }
    // Seven or more digits are usually a telephone number, not a range.
    if ends.count == 2, ends.allSatisfy(isAmount), text.count(where: \.isNumber) < 7 {
      return (text, "a range that readers announce without \"to\"")
    }
    if text.allSatisfy(\.isNumber), text.count > 6 {
      return (text, "digits that readers announce as one large number")
    }
    return nil
  }

  private static func isAmount(_ text: Substring) -> Bool {
    let digits = text.drop { "€$£".contains($0) }.prefix { $0.isNumber || ".:,".contains($0) }
    guard let first = digits.first, first.isNumber else { return false }
    let unit = text.drop { "€$£".contains($0) }.dropFirst(digits.count)
    return unit.count <= 3 && unit.allSatisfy { $0.isLetter || "€$£%".contains($0) }
  }
}

extension String {
  fileprivate func trimmed(_ isOutside: (Character) -> Bool) -> String {
    var text = Substring(self)
    while let first = text.first, isOutside(first) { text.removeFirst() }
    while let last = text.last, isOutside(last), last != "." { text.removeLast() }
    return String(text)
  }
}

extension DesignFinding.Kind {
  /// A text contains an abbreviation.
  public static let abbreviation = Self(
    "abbreviation", .note, means: "A text contains an abbreviation that readers can mispronounce.",
    mend: "write the whole word; if it does not fit, keep the abbreviation and add its 'reading'",
    criterion: "3.1.4 Abbreviations",
    affects: "screen reader users and people who read in a second language",
    examples: .init(
      "{kind: text, label: Allow approx. two days.}",
      mended: "{kind: text, label: Allow about two days.}"))

  /// A text contains a number that readers announce badly.
  public static let unclearNumber = Self(
    "unclear-number", .note,
    means: "A text contains a number, date or range that readers can announce in a confusing way.",
    mend: "write it in words, such as \"9 to 5\" or \"3 April 2026\", or add its 'reading'",
    affects: "screen reader users",
    examples: .init(
      "{kind: text, label: Open 9am-5pm}", mended: "{kind: text, label: Open 9am to 5pm}"))
}
