/// The words that a reader says in one locale, and the app's own words beside them.
///
/// Words are looked up by key. A word that no source gives in the locale is said in English, as
/// the reader itself would fall back; ``isTranslated(_:)`` tells which those are.
public struct Vocabulary: Sendable, Hashable {
  /// A word or template: one text, or one for each plural form.
  public enum Entry: Sendable, Hashable {
    case text(String)
    /// The text for each CLDR plural category that the language has.
    case plural([PluralCategory: String])
  }

  /// The BCP 47 tag of the words.
  public let locale: String
  private let entries: [String: Entry]
  private let fallback: [String: Entry]

  /// Creates a vocabulary.
  ///
  /// - Parameters:
  ///   - locale: The BCP 47 tag of the words.
  ///   - entries: The words by key.
  ///   - fallback: The English words, for keys that the locale lacks.
  public init(locale: String, entries: [String: Entry], fallback: [String: Entry] = [:]) {
    self.locale = locale
    self.entries = entries
    self.fallback = fallback
  }

  /// The vocabulary without words.
  static let empty = Vocabulary(locale: "en", entries: [:])

  /// The keys of every word, in the locale or only in English, sorted.
  public var keys: [String] { Set(entries.keys).union(fallback.keys).sorted() }

  /// The keys of the English words, sorted.
  public var englishKeys: [String] { (fallback.isEmpty ? entries : fallback).keys.sorted() }

  /// Returns whether the locale has its own word for a key.
  public func isTranslated(_ key: String) -> Bool { entries[key] != nil }

  /// Returns the entry of a key, in English where the locale has none.
  public func entry(_ key: String) -> Entry? { entries[key] ?? fallback[key] }

  /// Returns the word of a key; "" when no vocabulary has it.
  public func word(_ key: String) -> String {
    switch entry(key) {
    case .text(let text): text
    case .plural(let forms): forms[.other] ?? ""
    case nil: ""
    }
  }

  /// Returns a template with its places filled.
  public func filled(_ key: String, _ arguments: String...) -> String {
    Template.filled(word(key), arguments)
  }

  /// Every word by key, and whether it is the locale's own; else it is English.
  var allWords: [(key: String, text: String, isTranslated: Bool)] {
    keys.map { ($0, word($0), isTranslated($0)) }
  }

  /// Returns the form of a template that a count asks for, with its places filled.
  public func counted(_ key: String, _ count: Int, _ arguments: String...) -> String {
    guard case .plural(let forms) = entry(key) else { return Template.filled(word(key), arguments) }
    let language = entries[key] == nil ? "en" : locale
    let form = forms[PluralCategory.category(of: count, in: language)] ?? forms[.other] ?? ""
    return Template.filled(form, arguments)
  }

  /// Returns this vocabulary with further words, which win over those it has.
  public func adding(_ words: [String: Entry]) -> Vocabulary {
    Vocabulary(
      locale: locale, entries: entries.merging(words) { $1 }, fallback: fallback)
  }
}
