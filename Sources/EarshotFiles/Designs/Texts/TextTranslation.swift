import Earshot

struct TextTranslation {
  private static let maximumSize = InputFile.writtenByPeople

  let catalogues: Catalogues
  let source: String
  let language: String
  private(set) var errors = ErrorList()
  private(set) var notes: [DesignNote] = []
  private(set) var unknown: [String] = []
  private var seen: Set<String> = []
  private var size = 0
  private var search: NearestName.Search

  init(_ catalogues: Catalogues, from source: String, to language: String) {
    self.catalogues = catalogues
    self.source = source
    self.language = language
    search = NearestName.Search("text", known: catalogues.keys)
  }

  private var isOther: Bool { source != language && catalogues.has(language) }

  private static let translatedKeys: Set = ["screen", "app", "components"]

  private static let namingKeys: Set = [
    "kind", "id", "opens", "next", "initial-focus", "toolkit", "locale", "language", "lang", "live",
    "variant", "style", "role", "state", "status", "size", "closes", "type", "matches", "traits",
    "className", "date", "until", "position", "meta",
  ]

  private static let words: Set = ["true", "false", "yes", "no", "on", "off", "none", "mixed"]

  /// Returns the translated entries, without the expected announcements if the language is not the
  /// design's.
  mutating func translated(_ entries: [SourceValue.Entry]) -> [SourceValue.Entry] {
    entries.map { entry in
      var entry = entry
      if Self.translatedKeys.contains(entry.key) { entry.value = value(of: entry) }
      if entry.key == "initial-focus", case .scalar(let text) = entry.value.content, isOther {
        entry.value.content = .scalar(stop(text))
      }
      return entry
    }
  }

  private mutating func value(of entry: SourceValue.Entry) -> SourceValue {
    let key = entry.key
    if Self.namingKeys.contains(key) || VisualKeys.contains(key) && entry.value.isScalar {
      return entry.value
    }
    switch key {
    case "reading": return entry.value
    case "frame" where !entry.isFrameOfTool: return entry.value
    case "stops":
      guard isOther, case .map(let stops) = entry.value.content else { break }
      let renamed = stops.map { entry in
        SourceValue.Entry(
          key: stop(entry.key), location: entry.location, value: translated(entry.value))
      }
      return SourceValue(.map(renamed), at: entry.value.location)
    default: break
    }
    return translated(entry.value)
  }

  private mutating func translated(_ value: SourceValue) -> SourceValue {
    switch value.content {
    case .null: return value
    case .scalar(let text):
      guard isOther, !Self.words.contains(text),
        let other = translation(of: text, at: value.location)
      else { return value }
      return inserted(other, insteadOf: text, at: value.location)
    case .list(let items):
      var result: [SourceValue] = []
      for item in items { result.append(translated(item)) }
      return SourceValue(.list(result), at: value.location)
    case .map(let entries):
      if entries.count == 1, entries[0].key == "key" {
        return named(entries[0].value, at: value.location)
      }
      var result: [SourceValue.Entry] = []
      for entry in entries where entry.key != "expect" || !isOther {
        var entry = entry
        entry.value = self.value(of: entry)
        result.append(entry)
      }
      return SourceValue(.map(result), at: value.location)
    }
  }

  func note(at location: SourceLocation) -> DesignNote? {
    guard !unknown.isEmpty else { return nil }
    let count = unknown.count > 6 ? "\(unknown.count) texts, such as " : ""
    let names = unknown.prefix(count.isEmpty ? 6 : 3).map { "'\($0)'" }.joined(separator: ", ")
    return DesignNote(
      subject: .untranslated,
      text: "the catalogues have no text in '\(language)' for \(count)\(names)",
      location: location)
  }

  private mutating func named(_ key: SourceValue, at location: SourceLocation) -> SourceValue {
    guard case .scalar(let name) = key.content else {
      errors.add(
        InputError(
          expected: "the key of a text", suchAs: "'{key: save}'", found: key.found,
          at: key.location))
      return SourceValue(.null, at: location)
    }
    if let text = catalogues.text(name, in: language) {
      return inserted(text, insteadOf: name, at: location)
    }
    guard catalogues.isKey(name) else {
      let message =
        catalogues.isEmpty
        ? "the text '\(name)' needs a catalogue; add 'strings: {\(source): strings/\(source).yaml}'"
        : search.message(name)
      errors.add(InputError(message, at: key.location))
      return SourceValue(.scalar(name), at: location)
    }
    if catalogues.has(language) {
      notes.append(
        DesignNote(
          subject: .untranslated,
          text: "'\(name)' has no text in '\(language)'; add it to the catalogue",
          location: key.location))
    }
    return inserted(catalogues.text(name, in: source) ?? name, insteadOf: name, at: location)
  }

  /// Counts a text's size at each insertion, because a design can insert it many times.
  private mutating func inserted(
    _ text: String, insteadOf written: String, at location: SourceLocation
  ) -> SourceValue {
    let isFull = size > Self.maximumSize
    size += text.utf8.count
    guard size > Self.maximumSize else { return SourceValue(.scalar(text), at: location) }
    if !isFull {
      errors.add(
        InputError(
          "the catalogues insert more than \(Self.maximumSize >> 20) MB of text; insert fewer or "
            + "shorter texts", at: location))
    }
    return SourceValue(.scalar(written), at: location)
  }

  private mutating func translation(of text: String, at location: SourceLocation) -> String? {
    if let text = catalogues.text(text, in: language) { return text }
    let keys = catalogues.keys(of: text, in: source)
    let found = keys.compactMap { key in catalogues.text(key, in: language).map { (key, $0) } }
    guard let first = found.first else {
      if text.contains(where: \.isLetter), seen.insert(text).inserted { unknown.append(text) }
      return nil
    }
    if let other = found.first(where: { $0.1 != first.1 }) {
      notes.append(
        DesignNote(
          subject: .untranslated,
          text: "'\(text)' has several translations in '\(language)'; write '{key: \(first.0)}' or "
            + "'{key: \(other.0)}'", location: location))
    }
    return first.1
  }

  private func stop(_ name: String) -> String {
    guard let dot = name.firstIndex(of: ".") else { return name }
    let text = String(name[name.index(after: dot)...])
    let keys = [text] + catalogues.keys(of: text, in: source)
    guard let other = keys.lazy.compactMap({ catalogues.text($0, in: language) }).first else {
      return name
    }
    return name[...dot] + other
  }
}

extension SourceValue {
  fileprivate var isScalar: Bool { if case .scalar = content { true } else { false } }
}
