/// Translates the words of designers for the keys of one map.
package struct KeyTranslation {
  private let subject: String
  private let keys: [DesignKey]
  private let known: Set<String>
  private let hasChoices: Bool
  /// Whether the actions of the component are its buttons.
  private let hasButtons: Bool
  /// Returns the message for a key of other kinds; nil for a key of no kind.
  private let explanation: (String) -> String?

  /// Creates a translation into some keys; `subject` is the name of the map in messages.
  package init(
    to keys: [DesignKey], of subject: String, hasChoices: Bool = false, hasButtons: Bool = false,
    explaining: @escaping (String) -> String? = { _ in nil }
  ) {
    self.keys = keys
    self.subject = subject
    self.hasChoices = hasChoices
    self.hasButtons = hasButtons
    known = Set(keys.map(\.name))
    explanation = explaining
  }

  /// Returns the entries with known keys, and logs the other ones.
  package func entries(
    _ written: [SourceValue.Entry], _ log: inout DesignLog
  ) -> [SourceValue.Entry] {
    // Most designs contain known keys only.
    var taken = Set(written.lazy.map(\.key).filter(known.contains))
    var result: [SourceValue.Entry] = []
    for entry in written {
      guard known.contains(entry.key), !(hasButtons && entry.key == "actions") else {
        result += translated(entry, &taken, &log)
        continue
      }
      if let entry = unvisual(entry, &log) { result.append(withChoices(entry, &log)) }
    }
    return result
  }

  /// Returns an entry of a known key; nil if its value only changes the look.
  private func unvisual(
    _ entry: SourceValue.Entry, _ log: inout DesignLog
  ) -> SourceValue.Entry? {
    guard entry.key == "variant" || entry.key == "style", case .scalar(let text) = entry.value.content,
      VisualKeys.variants.contains(KeyWord.folded(text)), !takes(text, as: entry.key)
    else { return entry }
    log.note(.visual, "\(entry.key): \(text)", at: entry.location)
    return nil
  }

  private func takes(_ text: String, as key: String) -> Bool {
    guard case .choice(let words)? = keys.first(where: { $0.name == key })?.form else { return false }
    return words.contains(text)
  }

  private func translated(
    _ entry: SourceValue.Entry, _ taken: inout Set<String>, _ log: inout DesignLog
  ) -> [SourceValue.Entry] {
    let word = KeyWord.folded(entry.key)
    if word != entry.key, known.contains(word), taken.insert(word).inserted {
      return [withChoices(entry.renamed(word), &log)]
    }
    if let meaning = KeyWord.all[word], let result = meant(entry, meaning, &taken, &log) {
      return result
    }
    if VisualKeys.contains(word) || ["variant", "style"].contains(word) {
      log.note(.visual, entry.key, at: entry.location)
      return []
    }
    if let message = proposal(for: word) ?? explanation(entry.key) {
      log.errors.add(InputError("\(subject): \(message)", at: entry.location))
      return []
    }
    if let nearest = NearestName.misspelled(word, among: known) {
      let message = "unknown key '\(entry.key)'; did you mean '\(nearest)'?"
      log.errors.add(InputError("\(subject): \(message)", at: entry.location))
      return taken.insert(nearest).inserted ? [entry.renamed(nearest)] : []
    }
    let key = entry.key.count > 40 ? "\(entry.key.prefix(40))…" : entry.key
    log.note(
      .unknown, "'\(key)' is not a key of \(subject) and is not announced", at: entry.location)
    return []
  }

  private func proposal(for word: String) -> String? {
    guard let key = KeyWord.proposals[word]?.first(where: known.contains) else { return nil }
    return "'\(word)' has no effect here; write '\(key)'"
      + (explanation(word).map { $0.split(separator: ";").dropFirst().first.map { ", or\($0)" } ?? "" }
        ?? "")
  }

  /// Returns the entries that a designer's word means; nil if it means nothing here.
  private func meant(
    _ entry: SourceValue.Entry, _ word: KeyWord, _ taken: inout Set<String>, _ log: inout DesignLog
  ) -> [SourceValue.Entry]? {
    if let needed = word.hasChoices, needed != hasChoices { return nil }
    if case .state = word.conversion { return state(entry, &taken, &log) }
    let possible = word.keys.filter(known.contains)
    guard let key = possible.first(where: { !taken.contains($0) || collects($0) }) else {
      guard let key = possible.first else { return nil }
      log.errors.add(
        InputError(
          "\(subject): '\(entry.key)' means '\(key)', which is written as well; keep one",
          at: entry.location))
      return []
    }
    taken.insert(key)
    if let note = word.note { log.note(.narrowed, "'\(entry.key)' \(note)", at: entry.location) }
    guard let value = converted(entry, by: word.conversion, to: key, &log) else { return [] }
    return [withChoices(entry.renamed(key, value), &log)]
  }

  /// Whether several words can add to the value of a key.
  private func collects(_ key: String) -> Bool { key == "content" || key == "components" }

  private func state(
    _ entry: SourceValue.Entry, _ taken: inout Set<String>, _ log: inout DesignLog
  ) -> [SourceValue.Entry]? {
    guard case .scalar(let text) = entry.value.content else { return nil }
    let state = KeyWord.folded(text)
    if let meant = KeyWord.states[state]?.first(where: { known.contains($0.key) }) {
      guard taken.insert(meant.key).inserted else { return [] }
      return [entry.renamed(meant.key, SourceValue(.scalar(meant.value), at: entry.value.location))]
    }
    guard KeyWord.visualStates.contains(state) else { return nil }
    log.note(.visual, "\(entry.key): \(text)", at: entry.location)
    return []
  }
}

// Conversion of values.
extension KeyTranslation {
  private func converted(
    _ entry: SourceValue.Entry, by conversion: KeyWord.Conversion, to key: String,
    _ log: inout DesignLog
  ) -> SourceValue? {
    let value = entry.value
    switch conversion {
    case .same, .state: return value
    case .constant(let text): return SourceValue(.scalar(text), at: value.location)
    case .negated:
      guard let flag = try? value.flag() else { return value }
      return SourceValue(.scalar("\(!flag)"), at: value.location)
    case .icon:
      guard let text = try? value.text() else { return value }
      let isPlain = ["back", "arrow-back", "arrow-left", "chevron-left", "up", "true"]
        .contains(KeyWord.folded(text))
      return isPlain ? SourceValue(.scalar("true"), at: value.location) : value
    case .buttons: return key == "components" ? value.components(of: "button") : value.asList
    case .items:
      guard key == "components" else { return value }
      return value.components(of: hasButtons ? "button" : "table-row")
    }
  }

  /// Translates the maps of a key whose value is a list of choices.
  private func withChoices(
    _ entry: SourceValue.Entry, _ log: inout DesignLog
  ) -> SourceValue.Entry {
    guard case .list(.any(let forms))? = keys.first(where: { $0.name == entry.key })?.form,
      case .list(let items) = entry.value.content
    else { return entry }
    var choiceKeys: [DesignKey]?
    for form in forms { if case .map(let keys) = form { choiceKeys = keys } }
    guard let choiceKeys else { return entry }
    let translation = KeyTranslation(to: choiceKeys, of: "choice")
    var translated: [SourceValue] = []
    for item in items {
      guard case .map(let entries) = item.content else {
        translated.append(item)
        continue
      }
      translated.append(
        SourceValue(.map(translation.entries(entries, &log)), at: item.location))
    }
    return entry.renamed(entry.key, SourceValue(.list(translated), at: entry.value.location))
  }
}

extension SourceValue.Entry {
  fileprivate func renamed(_ key: String, _ value: SourceValue? = nil) -> SourceValue.Entry {
    SourceValue.Entry(key: key, location: location, value: value ?? self.value)
  }
}

extension SourceValue {
  /// A list with the value, or the list itself.
  fileprivate var asList: SourceValue {
    if case .scalar = content { SourceValue(.list([self]), at: location) } else { self }
  }

  /// Returns the items of a list as components, those without a kind of the given one.
  fileprivate func components(of kind: String) -> SourceValue {
    guard case .list(let items) = asList.content else { return self }
    let components = items.map { item in
      func entry(_ key: String, _ value: SourceValue) -> Entry {
        Entry(key: key, location: item.location, value: value)
      }
      let named = entry("kind", SourceValue(.scalar(kind), at: item.location))
      switch item.content {
      case .scalar: return SourceValue(.map([named, entry("label", item)]), at: item.location)
      case .map(let entries) where !WrittenComponent.hasKind(entries):
        return SourceValue(.map([named] + entries), at: item.location)
      case .null, .list, .map: return item
      }
    }
    return SourceValue(.list(components), at: location)
  }
}
