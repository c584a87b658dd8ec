/// A reader's words in one locale; words without a confirmed translation are English.
///
/// An immutable class, so that all announcements share one copy.
package final class Vocabulary: Sendable {
  package enum Entry: Sendable, Hashable {
    case text(String)
    case plural([PluralCategory: String])
  }

  package struct Word: Sendable, Hashable {
    package var key: String
    /// The text; for a word with plural forms, the form "other".
    package var text: String
    package var isTranslated: Bool
  }

  package let locale: String
  package let language: Language
  private let english: Language
  private let entries: [String: Entry]
  private let fallback: [String: Entry]
  private let kinds: [Kind: [String]]
  private let supplement: Supplement?

  package init(
    locale: String, entries: [String: Entry], fallback: [String: Entry] = [:],
    kinds: [Kind: [String]] = [:], language: Language = Language(), english: Language = Language(),
    supplement: Supplement? = nil
  ) {
    self.locale = locale
    self.entries = entries
    self.fallback = fallback
    self.kinds = kinds
    self.language = language
    self.english = english
    self.supplement = supplement
  }

  package static let empty = Vocabulary(locale: "en", entries: [:])

  var isEmpty: Bool { entries.isEmpty && fallback.isEmpty }

  package var keys: [String] { Set(entries.keys).union(fallback.keys).sorted() }

  package var englishKeys: [String] { (fallback.isEmpty ? entries : fallback).keys.sorted() }

  package func isTranslated(_ key: String) -> Bool {
    entries[key] != nil || supplement?.entry(key)?.isTranslated == true
  }

  package func isMissing(_ key: String) -> Bool { entry(key) != nil && !isTranslated(key) }

  package func kind(of key: String) -> Kind? { kinds.first { $0.value.contains(key) }?.key }

  package func words(of kind: Kind) -> [Word] { kinds[kind, default: []].map(word(at:)) }

  package var words: [Word] { keys.map(word(at:)) }

  package var suppliedKeys: [String] { supplement?.keys() ?? [] }

  var isEmptyInLocale: Bool { entries.isEmpty }

  func word(at key: String) -> Word {
    Word(key: key, text: word(key), isTranslated: isTranslated(key))
  }

  package func entry(_ key: String) -> Entry? {
    entries[key] ?? supplement?.entry(key)?.entry ?? fallback[key]
  }

  package func word(_ key: String) -> String {
    switch entry(key) {
    case .text(let text): text
    case .plural(let forms): forms[.other] ?? ""
    case nil: ""
    }
  }

  package func filled(_ key: String, _ arguments: String...) -> String {
    Template.filled(word(key), arguments)
  }

  package func counted(_ key: String, _ count: Int, _ arguments: [String]) -> String {
    guard case .plural(let forms) = entry(key) else { return Template.filled(word(key), arguments) }
    let language = isTranslated(key) ? language : english
    let form = forms[language.pluralCategory(of: count)] ?? forms[.other] ?? ""
    return Template.filled(form, arguments)
  }

  package func adding(_ words: [String: Entry]) -> Vocabulary {
    guard !words.isEmpty else { return self }
    return with(entries: entries.merging(words) { $1 }, fallback: fallback)
  }

  package func mapWords(_ transform: @escaping @Sendable (String) -> String) -> Vocabulary {
    @Sendable func changed(_ entry: Entry) -> Entry {
      switch entry {
      case .text(let text): .text(transform(text))
      case .plural(let forms): .plural(forms.mapValues(transform))
      }
    }
    return with(
      entries: entries.mapValues(changed), fallback: fallback.mapValues(changed),
      supplement: supplement?.mapEntries(changed))
  }

  package func adding(_ supplement: Supplement) -> Vocabulary {
    with(entries: entries, fallback: fallback, supplement: supplement)
  }

  private func with(
    entries: [String: Entry], fallback: [String: Entry], supplement: Supplement? = nil
  ) -> Vocabulary {
    Vocabulary(
      locale: locale, entries: entries, fallback: fallback, kinds: kinds, language: language,
      english: english, supplement: supplement ?? self.supplement)
  }
}

extension Vocabulary {
  /// Words that are looked up one at a time, because there are too many to load.
  package struct Supplement: Sendable {
    package typealias Found = (entry: Entry, isTranslated: Bool)

    package let keys: @Sendable () -> [String]
    package let entry: @Sendable (_ key: String) -> Found?

    package init(
      keys: @escaping @Sendable () -> [String], entry: @escaping @Sendable (String) -> Found?
    ) {
      self.keys = keys
      self.entry = entry
    }

    func mapEntries(_ transform: @escaping @Sendable (Entry) -> Entry) -> Supplement {
      let entry = entry
      return Supplement(keys: keys) { key in
        entry(key).map { (transform($0.entry), $0.isTranslated) }
      }
    }
  }

  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// "button"
    case role
    /// "selected", "dimmed"
    case state
    /// "Editing"
    case mode
    /// "50 percent", "mixed"
    case value
    /// "2 of 5"
    case position
    /// "in list", "5 items"
    case container
    /// A name that the reader provides: "Close".
    case name
    /// "Label menu"
    case nameTemplate = "name-template"
    /// A word that describes a state in a name: "opens".
    case stateWord = "state-word"
    /// "Error: …"
    case error
    /// "double tap to activate"
    case hint
    /// A hint with a placeholder for the gesture: "… to activate".
    case hintTemplate = "hint-template"
    /// "Double-tap"
    case gesture
    /// The reader's menu: "Actions".
    case actions
    /// "Drag started"
    case event
    /// A text that other texts contain: "Alt", "… or …".
    case piece
    /// "Asterisk"
    case symbol
    /// A part of a date: "January".
    case date
  }
}
