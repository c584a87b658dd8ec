public import Earshot

/// Reads what is known of a language from a file of `Profiles/languages/`.
public enum LanguageReader {
  /// A language as its file states it.
  public struct File: Sendable {
    /// The language's subtag of BCP 47, such as `pt`.
    public var tag: String
    /// What is known of it.
    public var language: Language
    /// The rules for plurals as they are written.
    public var plurals: [PluralCategory: String]
  }

  private enum Direction: String, CaseIterable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
  }

  private enum RolePlace: String, CaseIterable {
    case first, last
  }

  /// Returns the language of a file; throws what is wrong with it, and where.
  public static func file(_ value: SourceValue) throws(InputError) -> File {
    let fields = try Fields(
      value, subject: "language",
      known: ["language", "source", "direction", "role-in-names", "plurals"])
    var file = File(tag: try fields.required("language").text(), language: Language(), plurals: [:])
    _ = try fields.required("source").text()
    file.language.isRightToLeft = try fields.choice("direction", Direction.self) == .rightToLeft
    file.language.putsRoleLast = try fields.choice("role-in-names", RolePlace.self) == .last
    for entry in try fields["plurals"]?.entries("plural forms are") ?? [] {
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
