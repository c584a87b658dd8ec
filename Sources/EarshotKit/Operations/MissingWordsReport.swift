import Earshot
import EarshotProfiles

struct MissingWordsReport {
  private static let mostNamed = 3

  private var words: [(locale: String, words: [String])] = []

  /// Ignores profiles without any words in the language, because another warning reports them.
  mutating func add(_ missing: [String], of profile: Profile, in locale: String) {
    guard !missing.isEmpty, BuiltIn.hasWords(profile, in: locale) else { return }
    let index = words.firstIndex { $0.locale == locale } ?? words.count
    if index == words.count { words.append((locale, [])) }
    for word in missing where !words[index].words.contains(word) { words[index].words.append(word) }
  }

  var warnings: [String] {
    words.map { locale, words in
      let named = words.prefix(Self.mostNamed).map { "'\($0)'" }.joined(separator: ", ")
      let rest = words.count > Self.mostNamed ? " and \(words.count - Self.mostNamed) more" : ""
      let lister = rest.isEmpty ? "" : "; 'earshot profiles --coverage' lists all"
      let subject = words.count == 1 ? "a reader word has" : "reader words have"
      return "warning: \(subject) no confirmed translation in '\(locale)' and "
        + "stay\(words.count == 1 ? "s" : "") English: \(named)\(rest)\(lister)"
    }
  }
}
