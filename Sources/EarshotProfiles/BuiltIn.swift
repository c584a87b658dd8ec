public import Earshot

/// The profiles and vocabularies that ship with Earshot.
///
/// Only what is asked for is read: finding one profile and its English words takes well under a
/// millisecond.
public enum BuiltIn {
  /// Returns the profile that an identifier names, nil when there is none.
  ///
  /// `voiceover-ios` and `talkback` name the newest device profile of their platform.
  public static func profile(_ id: String) -> Profile? {
    let name = newest[id] ?? id
    return profileText(name).map { ProfileRecords.profile(Records.read($0)) }
  }

  /// The identifiers that stand for the newest device profile of a platform.
  public static let newest = ["voiceover-ios": "voiceover-ios-26", "talkback": "talkback-15.1"]

  /// The identifiers of the profiles of a family, one for each platform.
  public static func profileNames(of family: Profile.Family) -> [String] {
    switch family {
    case .documented: ["voiceover-documented", "talkback-documented"]
    case .device: ["voiceover-ios", "talkback"]
    }
  }

  /// Returns the words of a folder of vocabularies in a locale.
  ///
  /// - Parameters:
  ///   - name: The folder, such as `talkback`.
  ///   - locale: A BCP 47 tag. The longest one that has words wins (`pt-BR` before `pt`); where
  ///     none has, the words are English.
  /// - Returns: The words, with English in their gaps; nil when there is no such folder.
  public static func vocabulary(_ name: String, locale: String) -> Vocabulary? {
    guard let english = vocabularyText("\(name)/en") else { return nil }
    let fallback = words(english)
    for tag in LocaleTag.candidates(locale) where tag != "en" {
      guard let text = vocabularyText("\(name)/\(tag)") else { continue }
      return Vocabulary(locale: tag, entries: words(text), fallback: fallback)
    }
    let isEnglish = LocaleTag.candidates(locale).contains("en")
    return Vocabulary(locale: "en", entries: isEnglish ? fallback : [:], fallback: fallback)
  }

  private static func words(_ text: StaticString) -> [String: Vocabulary.Entry] {
    var words: [String: Vocabulary.Entry] = [:]
    for record in Records.read(text) {
      if record.count == 2 {
        words[record[0]] = .text(record[1])
      } else {
        var forms: [PluralCategory: String] = [:]
        for index in stride(from: 1, to: record.count - 1, by: 2) {
          guard let category = PluralCategory(rawValue: record[index]) else { continue }
          forms[category] = record[index + 1]
        }
        words[record[0]] = .plural(forms)
      }
    }
    return words
  }
}
