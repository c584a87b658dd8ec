/// The words that a reader says in one locale, and the app's own words beside them.
///
/// Words are looked up by key. A word that no source gives in the locale is said in English, as
/// the reader itself would fall back; ``isTranslated(_:)`` tells which those are. It never changes;
/// it is a class because every announcement hands it on, and a reference is quick to hand on.
public final class Vocabulary: Sendable {
  /// A word or template: one text, or one for each plural form.
  public enum Entry: Sendable, Hashable {
    case text(String)
    /// The text for each CLDR plural category that the language has.
    case plural([PluralCategory: String])
  }

  /// An entry as it is said.
  public struct Word: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The word or template; of plural forms the one for "other".
    public var text: String
    /// Whether a source gives the word in the locale; else it is English.
    public var isTranslated: Bool
  }

  /// The BCP 47 tag of the words.
  public let locale: String
  /// What is known of the language of the words.
  public let language: Language
  private let english: Language
  private let entries: [String: Entry]
  private let fallback: [String: Entry]
  private let kinds: [Kind: [String]]

  /// Creates a vocabulary.
  ///
  /// - Parameters:
  ///   - locale: The BCP 47 tag of the words.
  ///   - entries: The words by key.
  ///   - fallback: The English words, for keys that the locale lacks.
  ///   - kinds: The keys of each kind.
  ///   - language: The plural rules and the direction of the words.
  ///   - english: The same for the English words.
  public init(
    locale: String, entries: [String: Entry], fallback: [String: Entry] = [:],
    kinds: [Kind: [String]] = [:], language: Language = Language(), english: Language = Language()
  ) {
    self.locale = locale
    self.entries = entries
    self.fallback = fallback
    self.kinds = kinds
    self.language = language
    self.english = english
  }

  /// The vocabulary without words.
  package static let empty = Vocabulary(locale: "en", entries: [:])

  /// Whether there are no words at all.
  var isEmpty: Bool { entries.isEmpty && fallback.isEmpty }

  /// The keys of every word, in the locale or only in English, sorted.
  public var keys: [String] { Set(entries.keys).union(fallback.keys).sorted() }

  /// The keys of the English words, sorted.
  public var englishKeys: [String] { (fallback.isEmpty ? entries : fallback).keys.sorted() }

  /// Returns whether a source gives the word of a key in the locale.
  public func isTranslated(_ key: String) -> Bool { entries[key] != nil }

  /// Returns what the entry of a key is for; nil when no vocabulary file tells.
  public func kind(of key: String) -> Kind? { kinds.first { $0.value.contains(key) }?.key }

  /// Returns the words of a kind, in the order of the vocabulary's file.
  public func words(of kind: Kind) -> [Word] { kinds[kind, default: []].map(word(at:)) }

  /// Every word, in the locale or only in English, sorted by key.
  public var words: [Word] { keys.map(word(at:)) }

  private func word(at key: String) -> Word {
    Word(key: key, text: word(key), isTranslated: isTranslated(key))
  }

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

  /// Returns the form of a template that a count asks for, with its places filled.
  public func counted(_ key: String, _ count: Int, _ arguments: [String]) -> String {
    guard case .plural(let forms) = entry(key) else { return Template.filled(word(key), arguments) }
    let language = isTranslated(key) ? language : english
    let form = forms[language.pluralCategory(of: count)] ?? forms[.other] ?? ""
    return Template.filled(form, arguments)
  }

  /// Returns this vocabulary with further words, which win over those it has.
  public func adding(_ words: [String: Entry]) -> Vocabulary {
    guard !words.isEmpty else { return self }
    return with(entries: entries.merging(words) { $1 }, fallback: fallback)
  }

  /// Returns this vocabulary with every word and template changed, in the locale and in English.
  public func mapWords(_ transform: (String) -> String) -> Vocabulary {
    func changed(_ entry: Entry) -> Entry {
      switch entry {
      case .text(let text): .text(transform(text))
      case .plural(let forms): .plural(forms.mapValues(transform))
      }
    }
    return with(entries: entries.mapValues(changed), fallback: fallback.mapValues(changed))
  }

  private func with(entries: [String: Entry], fallback: [String: Entry]) -> Vocabulary {
    Vocabulary(
      locale: locale, entries: entries, fallback: fallback, kinds: kinds, language: language,
      english: english)
  }
}

extension Vocabulary {
  /// What an entry is for; stated once for each key, in the English file of its vocabulary.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// What a control is: "button".
    case role
    /// How a control is: "selected", "dimmed".
    case state
    /// What the user is doing in a field: "Editing".
    case mode
    /// A value, or how one is told: "50 percent", "mixed".
    case value
    /// Where an element is among others: "2 of 5".
    case position
    /// What the element is in, and how much of it there is: "in list", "5 items".
    case container
    /// A name that an element has by itself: "Close".
    case name
    /// How a name is put together: "Label menu".
    case nameTemplate = "name-template"
    /// What a name tells of a state: "opens".
    case stateWord = "state-word"
    /// What a link is called that does not say where it leads: "Click here".
    case vagueName = "vague-name"
    /// What is wrong: "Error: …".
    case error
    /// How to use a control, the gesture included: "double tap to activate".
    case hint
    /// A hint with a place for the gesture: "… to activate".
    case hintTemplate = "hint-template"
    /// What fingers do: "Double-tap".
    case gesture
    /// What the menu of the reader offers: "Actions".
    case actions
    /// What is said when something happens: "Drag started".
    case event
    /// What other texts are made of: "Alt", "… or …".
    case piece
    /// The name of a character: "Asterisk".
    case symbol
    /// What dates are made of: "January".
    case date
  }
}
