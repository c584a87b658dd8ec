/// A unit with its plural forms, such as "guest" and "guests".
struct UnitForms: Sendable, Hashable {
  private var texts: [PluralCategory: String] = [:]

  /// Returns a number followed by the matching form of the unit; returns other values, such as
  /// "2 of 10", unchanged.
  ///
  /// Numbers with decimals use the unit's form "other".
  func joined(to value: String, in language: Language) -> String {
    let number = value.prefix { $0.isASCII && $0.isNumber || "-.,".contains($0) }
    let category = Int(number).map { language.pluralCategory(of: $0) } ?? .other
    let rest = value.dropFirst(number.count).trimmed
    guard number.contains(where: \.isNumber), rest.isEmpty || texts.values.contains(rest),
      let form = texts[category] ?? texts[.other]
    else { return value }
    return "\(number) \(form)"
  }

  static let keys = PluralCategory.allCases.map { category in
    KeyReader<UnitForms>(
      category.rawValue, .text, "The unit after a number of the category \"\(category.rawValue)\".",
      isRequired: category == .other
    ) { value, unit, _ throws(InputError) in unit.texts[category] = try value.text() }
  }
}

extension KeyReader where Value == Control {
  static var unit: KeyReader {
    KeyReader(
      "unit", .any([.text, .map(UnitForms.keys.map(\.key))]),
      "The plural forms of the unit, by CLDR's categories, such as {one: guest, other: guests}; or a symbol, such as %."
    ) { value, control, _ throws(InputError) in
      try UnitForms.keys.read(into: &control.unit, value, subject: "unit")
    }
  }
}

extension Control {
  func amount(_ wording: Wording) -> String? {
    value.map { unit.joined(to: $0, in: wording.language) }
  }
}
