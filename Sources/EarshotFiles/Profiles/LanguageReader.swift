package import Earshot

/// Reads the properties of a language from a file of `Profiles/languages/`.
package enum LanguageReader {
  /// The content of a language file.
  package struct File: Sendable {
    /// The BCP 47 subtag of the language, such as `pt`.
    package var tag: String
    /// The properties of the language.
    package var language: Language
    /// The plural rules as text.
    package var plurals: [PluralCategory: String]
  }

  private enum Direction: String, CaseIterable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
  }

  private enum RolePlace: String, CaseIterable {
    case first, last
  }

  /// Returns the content of a file; throws an error with the location of the first mistake.
  package static func file(_ value: SourceValue) throws(InputError) -> File {
    let fields = try Fields(
      value, subject: "language",
      known: ["language", "source", "direction", "role-in-names", "plurals"])
    var file = File(tag: try fields.required("language").text(), language: Language(), plurals: [:])
    _ = try fields.required("source").text()
    file.language.isRightToLeft = try fields.choice("direction", Direction.self) == .rightToLeft
    file.language.putsRoleLast = try fields.choice("role-in-names", RolePlace.self) == .last
    for entry in try fields["plurals"]?.entries("plural forms") ?? [] {
      let (category, text) = (try entry.pluralCategory(), try entry.value.text())
      guard let rule = PluralRule(text) else {
        throw InputError(
          "'\(text)' is no plural rule; write it as CLDR does, such as 'n % 10 = 2..4 and v = 0'",
          at: entry.value.location)
      }
      file.plurals[category] = text
      file.language.plurals[category] = rule
    }
    return file
  }
}
