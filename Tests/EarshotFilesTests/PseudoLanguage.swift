import Earshot
import EarshotFiles
import EarshotProfiles

/// A language that nobody speaks: each word of a reader is another one than in English.
enum PseudoLanguage: CaseIterable {
  /// English words, whole texts in brackets, so that they are still found in names.
  case bracketed
  /// Words in letters that English does not have, each in brackets.
  case foreign

  /// Returns a text of a reader in the language; numbered places stay.
  @Sendable func translated(_ text: String) -> String {
    guard self == .foreign else { return "[\(text)]" }
    var (result, isInWord, isInPlace) = ("", false, false)
    // The words of numbers are known where a language has a list of its own, digits everywhere.
    for character in text.replacing("three", with: "3") {
      // A place is `%1$s` or `%1$d`.
      if isInPlace || character == "%" {
        if isInWord { result += "⟧" }
        (isInWord, isInPlace) = (false, !"sd%".contains(character) || !isInPlace)
        result.append(character)
        continue
      }
      let isLetter = character.isLetter || character == "'"
      if isLetter != isInWord { result += isLetter ? "⟦" : "⟧" }
      isInWord = isLetter
      result.append(isLetter ? Self.letter(for: character) : character)
    }
    return result + (isInWord ? "⟧" : "")
  }

  /// Letters of Cyrillic, capitals for capitals.
  private static func letter(for character: Character) -> Character {
    let (small, capital) = (
      Array("абвгдежзийклмнопрстуфхцчшщ"), Array("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩ")
    )
    guard let value = character.asciiValue, character.isLetter else { return "ъ" }
    return value >= 0x61 ? small[Int(value - 0x61)] : capital[Int(value - 0x41)]
  }

  /// Returns whether all words of a text are foreign ones.
  static func isForeign(_ text: String) -> Bool {
    var isInBrackets = false
    for character in text {
      if character == "⟦" || character == "⟧" { isInBrackets = character == "⟦" }
      if character.isLetter, !isInBrackets || character.isASCII { return false }
    }
    return true
  }
}

extension PseudoLanguage {
  /// Returns the words of a profile.
  func vocabulary(of profile: Profile) -> Vocabulary {
    BuiltIn.vocabulary(of: profile, locale: "en").mapWords(translated)
  }

  /// The words of components.
  var components: Vocabulary {
    (BuiltIn.vocabulary("components", locale: "en") ?? Vocabulary(locale: "en", entries: [:]))
      .mapWords(translated)
  }

  /// Returns a reader that speaks the language.
  func reader(for profile: Profile) -> DesignChecker.Reader {
    let words = vocabulary(of: profile)
    return DesignChecker.Reader(
      reader: ScreenReader(profile: profile, language: "en") { _ in words },
      wording: Wording(vocabulary: components, dates: profile.dates), vocabulary: words)
  }

  /// Returns a checker whose readers all speak the language.
  func checker(judging ids: [String]) -> DesignChecker {
    let readers = BuiltIn.profileIDs.compactMap(BuiltIn.profile).map(reader)
    return DesignChecker(
      locale: "en", readers: readers.filter { ids.contains($0.profile.id) },
      companions: readers.filter { !ids.contains($0.profile.id) },
      pinnedNames: BuiltIn.profileIDs
    ) { name in readers.first { [name, "\(name)-documented"].contains($0.profile.id) } }
  }

  /// Returns the words by which a profile's announcements are compared with those of its platform's
  /// newest device profile: what a language that has no list of its own is compared by.
  func lexicon(for profile: Profile) -> Lexicon {
    let newest = BuiltIn.newest(of: .device, on: profile.platform)
    let own = [profile.vocabulary, newest?.vocabulary ?? ""]
      .compactMap { BuiltIn.vocabulary($0, locale: "en") }
    let words = own.reduce(BuiltIn.lexiconWords(locale: "")) { words, english in
      words.adding(english.mapWords(translated), like: english)
    }
    return Lexicon(words)
  }
}
