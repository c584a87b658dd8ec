public import Earshot

/// Reads a vocabulary from its file.
public enum VocabularyReader {
  /// A vocabulary as its file states it, before English fills its gaps.
  public struct File: Sendable {
    /// The folder that the file stands in, by which profiles name it.
    public var name: String
    /// The BCP 47 tag of the words.
    public var locale: String
    /// Who says that the words are so.
    public var source: String
    /// The words by key.
    public var words: [String: Vocabulary.Entry]
  }

  /// Returns the vocabulary of a file.
  ///
  /// - Throws: What is wrong with the file, and where.
  public static func file(_ value: SourceValue) throws(InputError) -> File {
    let fields = try Fields(
      value, subject: "vocabulary", known: ["vocabulary", "locale", "source", "words"])
    return File(
      name: try fields.required("vocabulary").text(),
      locale: try fields.required("locale").text(),
      source: try fields.required("source").text(), words: try words(fields.required("words")))
  }

  /// Returns the words of a map of keys.
  ///
  /// - Throws: When a word is neither a text nor a map of plural forms.
  public static func words(_ value: SourceValue) throws(InputError) -> [String: Vocabulary.Entry] {
    guard case .map(let entries) = value.content else {
      throw InputError("found \(value.found) where words are wanted", at: value.location)
    }
    var words: [String: Vocabulary.Entry] = [:]
    for entry in entries {
      guard words[entry.key] == nil else {
        throw InputError("the word '\(entry.key)' stands twice", at: entry.location)
      }
      words[entry.key] = try word(entry.value)
    }
    return words
  }

  private static func word(_ value: SourceValue) throws(InputError) -> Vocabulary.Entry {
    guard case .map(let entries) = value.content else { return .text(try value.text()) }
    var forms: [PluralCategory: String] = [:]
    for entry in entries {
      guard let category = PluralCategory(rawValue: entry.key) else {
        let known = PluralCategory.allCases.map(\.rawValue)
        throw InputError(
          NearestName.message("plural form", entry.key, known: known), at: entry.location)
      }
      forms[category] = try entry.value.text()
    }
    guard forms[.other] != nil else {
      throw InputError("the plural form 'other' is missing", at: value.location)
    }
    return .plural(forms)
  }
}
