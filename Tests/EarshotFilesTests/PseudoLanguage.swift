import Earshot
import EarshotFiles
import EarshotProfiles

enum PseudoLanguage: CaseIterable {
  /// English words in brackets, so that names remain recognizable.
  case bracketed
  case foreign

  @Sendable func translated(_ text: String) -> String {
    guard self == .foreign else { return "[\(text)]" }
    var (result, isInWord, isInPlace) = ("", false, false)
    // A digit needs no translation, unlike a number word.
    for character in text.replacing("three", with: "3") {
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

  private static func letter(for character: Character) -> Character {
    let (small, capital) = (
      Array("абвгдежзийклмнопрстуфхцчшщ"), Array("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩ")
    )
    guard let value = character.asciiValue, character.isLetter else { return "ъ" }
    return value >= 0x61 ? small[Int(value - 0x61)] : capital[Int(value - 0x41)]
  }

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
  func vocabulary(of profile: Profile) -> Vocabulary {
    BuiltIn.vocabulary(of: profile, locale: "en").mapWords(translated)
  }

  var components: Vocabulary { BuiltIn.components(locale: "en").mapWords(translated) }

  func reader(for profile: Profile) -> DesignChecker.Reader {
    let words = vocabulary(of: profile)
    return DesignChecker.Reader(
      reader: ScreenReader(profile: profile, language: "en") { _ in words },
      wording: Wording(vocabulary: components, dates: profile.dates), vocabulary: words)
  }

  func checker(judging ids: [String]) -> DesignChecker {
    let readers = BuiltIn.profileIDs.compactMap(BuiltIn.profile).map(reader)
    return DesignChecker(
      locale: "en", readers: readers.filter { ids.contains($0.profile.id) },
      companions: readers.filter { !ids.contains($0.profile.id) },
      pinnedNames: BuiltIn.profileIDs
    ) { name in readers.first { [name, "\(name)-documented"].contains($0.profile.id) } }
  }

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
