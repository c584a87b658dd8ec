import ArgumentParser
import Earshot
import EarshotFiles
import EarshotProfiles

/// A profile that the user asks for.
struct ProfileChoice {
  var profile: Profile

  func reader(locale: String) -> ScreenReader {
    BuiltIn.reader(for: profile, locale: locale)
  }

  /// Returns the words that the profile speaks with in a locale.
  func vocabulary(locale: String) -> Vocabulary {
    BuiltIn.vocabulary(of: profile, locale: locale)
  }

  func preview(locale: String) -> Preview {
    Preview(
      reader: reader(locale: locale),
      wording: BuiltIn.wording(locale: locale, dates: profile.dates))
  }
}

extension ProfileChoice {
  /// Returns the words by which what two profiles say is compared.
  func lexicon(beside other: Profile, locale: String) -> Lexicon {
    // The words of the English readers stand in the English list.
    let isEnglish = locale.lowercased().hasPrefix("en")
    let vocabularies = isEnglish ? [] : [profile.vocabulary, other.vocabulary, "components"]
    return BuiltIn.lexicon(locale: locale, vocabularies: vocabularies)
  }
}

extension ProfileChoice {
  /// Returns the built-in profiles of a list with commas.
  ///
  /// The word of a family names one for each platform; what is named twice, as by two of its names,
  /// is there once.
  static func named(_ list: String) throws -> [ProfileChoice] {
    let choices = try list.split(separator: ",").flatMap { item in
      guard let family = Profile.Family(rawValue: String(item)) else {
        return [try builtIn(String(item))]
      }
      return try BuiltIn.profileNames(of: family).map(builtIn)
    }
    var seen: Set<String> = []
    return choices.filter { seen.insert($0.profile.id).inserted }
  }

  private static func builtIn(_ name: String) throws -> ProfileChoice {
    guard let profile = BuiltIn.profile(name) else {
      let known =
        Profile.Family.allCases.map(\.rawValue) + BuiltIn.profileIDs
        + BuiltIn.newest.keys.sorted()
      throw ValidationError(NearestName.message("profile", name, known: known))
    }
    return ProfileChoice(profile: profile)
  }

  /// Returns the profile of a user's own file.
  static func fromFile(_ path: String) throws -> ProfileChoice {
    let value = try SourceReader(file: path).value(of: InputFile.bytes(of: path))
    let choice = ProfileChoice(profile: try ProfileReader().file(value).profile)
    try choice.checkWords(of: value)
    return choice
  }

  /// Checks that every word of a profile file is one that the reader says or a pattern asks for, and
  /// that every word that a pattern asks for is there.
  ///
  /// The one would change nothing, the other would say nothing, and nobody would know why.
  private func checkWords(of file: SourceValue) throws(InputError) {
    let vocabulary = BuiltIn.vocabulary(profile.vocabulary, locale: "en")?.keys ?? []
    guard !vocabulary.isEmpty else { return }
    let there = Set(vocabulary).union(profile.words.keys)
    for (key, location) in try Self.wordsOfPatterns(file) where !there.contains(key) {
      throw unknownWord(key, known: there, at: location)
    }
    // A profile that is extended may ask for words that only this one has.
    var known = Set(vocabulary)
    if case .documented(let style) = profile.style {
      known.formUnion(style.patterns.flatMap { $0.words.values.flatMap(\.self) })
    }
    for word in file.entries(of: "words") where !known.contains(word.key) {
      throw unknownWord(word.key, known: known, at: word.location)
    }
  }

  private static func wordsOfPatterns(
    _ file: SourceValue
  ) throws(InputError) -> [(key: String, location: SourceLocation)] {
    var words: [(key: String, location: SourceLocation)] = []
    for pattern in try file.value(of: "patterns")?.list() ?? [] {
      for slot in pattern.entries(of: "words") {
        let keys: [String]
        if case .list = slot.value.content {
          keys = try slot.value.texts()
        } else {
          keys = [try slot.value.text()]
        }
        words += keys.map { ($0, slot.value.location) }
      }
    }
    return words
  }

  /// The words are too many to list.
  private func unknownWord(
    _ key: String, known: Set<String>, at location: SourceLocation
  ) -> InputError {
    let nearest = NearestName.nearest(to: key, among: known.sorted())
    let mend =
      nearest.map { "did you mean '\($0)'?" }
      ?? "'\(profile.vocabulary)' has no such word, nor has the profile"
    return InputError("unknown word '\(key)'; \(mend)", at: location)
  }

  /// Returns profiles with settings of the form `key=value` changed.
  ///
  /// A setting must suit at least one of the profiles; those that do not have it stay as they are.
  static func setting(
    _ settings: [String], of choices: [ProfileChoice]
  ) throws -> [ProfileChoice] {
    var choices = choices
    for text in settings {
      let (key, value) = try change(text)
      var problems: [Settings.Problem] = []
      for index in choices.indices {
        do throws(Settings.Problem) {
          try choices[index].profile.set(key, to: value)
        } catch { problems.append(error) }
      }
      guard problems.count == choices.count, let problem = problems.first else { continue }
      throw ValidationError("\(problems.dropFirst().reduce(problem) { $0.joined(with: $1) })")
    }
    return choices
  }

  private static func change(_ text: String) throws -> (key: String, value: String) {
    let pieces = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard pieces.count == 2, !pieces[0].isEmpty else {
      throw ValidationError("'\(text)' is no setting; write key=value")
    }
    return (String(pieces[0]), String(pieces[1]))
  }
}

extension SourceValue {
  fileprivate func value(of key: String) -> SourceValue? {
    guard case .map(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  fileprivate func entries(of key: String) -> [Entry] {
    guard case .map(let entries)? = value(of: key)?.content else { return [] }
    return entries
  }
}
