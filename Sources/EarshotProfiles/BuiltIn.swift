public import Earshot

/// The profiles and vocabularies of Earshot.
///
/// Only the requested data is read; for a profile with English words, this takes less than a
/// millisecond.
public enum BuiltIn {
  /// Returns the profile with an identifier, if any.
  ///
  /// The identifiers `voiceover-ios` and `talkback` return the reader's newest device profile.
  public static func profile(_ id: String) -> Profile? {
    let name = newest[id] ?? id
    return ProfileID(rawValue: name).map(profile)
  }

  static func profile(_ id: ProfileID) -> Profile {
    ProfileRecords.profile(Records.read(profileText(id)))
  }

  package static func newest(of family: Profile.Family, on platform: Platform) -> Profile? {
    newestText("\(family.rawValue)/\(platform.rawValue)").flatMap(profile)
  }

  /// Returns all versions of the profile's reader, newest first; empty for a documented profile.
  public static func versions(ofReaderOf id: String) -> [String] {
    newest.values.map { Array(sequence(first: $0) { profileBases[$0] }) }
      .first { $0.contains(id) } ?? []
  }

  /// Returns all versions of the profile's reader with their variants, newest first.
  ///
  /// A variant, such as Samsung's TalkBack, extends a version without replacing it.
  package static func variants(ofReaderOf id: String) -> [String] {
    func root(_ id: String) -> String { profileBases[id].map(root) ?? id }
    let versions = versions(ofReaderOf: id)
    return versions
      + profileIDs.reversed().filter { root($0) == root(id) && !versions.contains($0) }
  }

  /// The identifiers of the newest profiles of a family, one per platform.
  package static func profileNames(of family: Profile.Family) -> [String] {
    Platform.allCases.compactMap { newestText("\(family.rawValue)/\($0.rawValue)") }
  }

  package static func vocabulary(of profile: Profile, locale: String) -> Vocabulary {
    (vocabulary(profile.vocabulary, locale: locale) ?? Vocabulary(locale: locale, entries: [:]))
      .adding(profile.words)
  }

  /// Returns whether a profile has words in a locale; otherwise, its announcements use English
  /// words.
  public static func hasWords(_ profile: Profile, in locale: String) -> Bool {
    LocaleTag.candidates(locale).contains("en")
      || vocabulary(of: profile, locale: locale).locale != "en"
      || !profileIDs.contains { Self.profile($0)?.words == profile.words }
  }

  /// Returns a profile that is for the platform and has words in the locale; the newest profiles
  /// are tried first.
  public static func profile(on platform: Platform, withWordsIn locale: String) -> Profile? {
    let ids = Profile.Family.allCases.flatMap(profileNames) + profileIDs
    return ids.lazy.compactMap { profile($0) }
      .first { $0.platform == platform && hasWords($0, in: locale) }
  }

  /// Returns a vocabulary's words in a locale; nil if the vocabulary does not exist.
  ///
  /// Each word comes from the first of these that has it: the region (`es-MX`), the platform's
  /// fallback (`es-419`), the language (`es`), English.
  package static func vocabulary(_ name: String, locale: String) -> Vocabulary? {
    vocabulary(in: folders(of: name), locale: locale, words: records)
  }

  /// Merges vocabularies; a later vocabulary's words replace earlier ones.
  ///
  /// `words` returns a vocabulary's records in a language, if any. If a vocabulary has no English
  /// words, the result is nil.
  package static func vocabulary(
    in folders: [String], locale: String, words: (_ folder: String, _ tag: String) -> [[String]]?
  ) -> Vocabulary? {
    var english = VocabularyRecords()
    var dropped: [String] = []
    for folder in folders {
      guard let words = words(folder, "en") else { return nil }
      dropped += english.add(words)
    }
    var own = VocabularyRecords()
    var found = "en"
    for tag in LocaleTag.candidates(locale).reversed() {
      for folder in folders {
        guard let words = words(folder, tag) else { continue }
        own.add(words)
        found = tag
      }
    }
    own.drop(dropped.filter { english.entries[$0] == nil })
    let inEnglish = language("en")
    return Vocabulary(
      locale: found, entries: own.entries, fallback: english.entries, kinds: english.kinds,
      language: found == "en" ? inEnglish : language(found), english: inEnglish)
  }

  private static func records(_ folder: String, _ tag: String) -> [[String]]? {
    if tag == "en" { return vocabularyText(folder).map(Records.read) }
    guard let table = wordsText(tag), let keys = keysText(folder) else { return nil }
    return WordTable(table).records(of: folder, keys: keys)
  }

  /// Returns the vocabulary that contains the words for a locale: the named vocabulary or, if it
  /// lacks the locale, an older version's vocabulary.
  public static func folder(of name: String, locale: String) -> String {
    guard records(name, locale) == nil, let base = vocabularyBases[name] else {
      return name
    }
    return folder(of: base, locale: locale)
  }

  private static func folders(of name: String) -> [String] {
    (vocabularyBases[name].map(folders) ?? []) + [name]
  }

  package static func language(_ locale: String) -> Language {
    var language = Language()
    guard let text = LocaleTag.candidates(locale).lazy.compactMap(languageText).first else {
      return language
    }
    for record in Records.read(text) {
      switch record[0] {
      case "right-to-left": language.isRightToLeft = true
      case "role-last": language.putsRoleLast = true
      case "say": language.pronunciation.spellings[record[1]] = record[2]
      case "homograph": language.pronunciation.homographs.append(record[1])
      case "correct": language.pronunciation.correctPhrases.append(record[1])
      case "years-in-pairs": language.pronunciation.dividesYears = true
      default:
        guard let category = PluralCategory(rawValue: record[0]) else { continue }
        language.plurals[category] = PluralRule(checked: record[1])
      }
    }
    return language
  }
}
