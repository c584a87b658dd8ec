extension KeyTranslation {
  /// Adds units to values, such as "km" to "5".
  ///
  /// An adjustable value gets no unit with letters, because the plural is unknown, and no unit
  /// before it, because it must begin with a number.
  func joiningUnits(
    _ written: [SourceValue.Entry], _ log: inout DesignLog
  ) -> [SourceValue.Entry] {
    guard known.contains("value"), !known.contains("placeholder"), choiceKey == nil,
      let index = written.firstIndex(where: { $0.key == "value" }),
      case .scalar(var text) = written[index].value.content
    else { return written }
    let isAdjustable = known.contains("step") || known.contains("stars")
    if known.contains("unit"), written.canBeOne(usually: known.contains("decrease")),
      let word = text.unitWord
    {
      log.note(
        .narrowed,
        "a walk can announce \"1 \(word)\"",
        mend: "if this is wrong, write the forms of the unit, as in 'unit: {one: …, other: …}'",
        at: written[index].location)
    }
    var joined: Set<Int> = []
    for (other, entry) in written.enumerated() {
      guard let side = Self.sides[KeyWord.folded(entry.key)],
        !known.contains(entry.key) || entry.isPlainUnit,
        case .scalar(let unit) = entry.value.content,
        !isAdjustable || side == .after && !unit.contains(where: \.isLetter)
      else { continue }
      switch side {
      case .before: text = unit + text
      case .after: text += (unit == "%" || unit == "°" ? "" : " ") + unit
      }
      log.note(.narrowed, "'\(entry.key)' is added to 'value'", at: entry.location)
      joined.insert(other)
    }
    guard !joined.isEmpty else { return written }
    var entries = written
    let value = SourceValue(.scalar(text), at: written[index].value.location)
    entries[index] = written[index].renamed("value", value)
    return entries.indices.filter { !joined.contains($0) }.map { entries[$0] }
  }

  /// Joins two days without a year, such as "1 March", into the value of a range.
  func joiningDays(
    _ written: [SourceValue.Entry], _ log: inout DesignLog
  ) -> [SourceValue.Entry] {
    func day(_ key: String) -> Int? {
      written.firstIndex {
        !known.contains($0.key) && KeyWord.all[KeyWord.folded($0.key)]?.keys.first == key
          && $0.value.isDayWithoutYear
      }
    }
    guard known.isSuperset(of: ["until", "value"]), !written.contains(where: { $0.key == "value" }),
      let start = day("date"), let end = day("until"), let first = try? written[start].value.text(),
      let last = try? written[end].value.text()
    else { return written }
    let entry = written[start]
    log.note(
      .narrowed, "'\(entry.key)' and '\(written[end].key)' are treated as 'value'",
      at: entry.location)
    var entries = written
    let value = SourceValue(.scalar("\(first) – \(last)"), at: entry.value.location)
    entries[start] = entry.renamed("value", value)
    entries.remove(at: end)
    return entries
  }

  private static let indexKeys: Set<String> = [
    "selected-index", "selected-segment-index", "selected-tab-index", "selected-item-index",
    "current-index", "active-index", "initial-index",
  ]

  private static func isIndex(_ entry: SourceValue.Entry) -> Bool {
    indexKeys.contains(KeyWord.folded(entry.key))
  }

  static func chosenIndex(in entries: [SourceValue.Entry]) -> Int? {
    entries.first(where: isIndex).flatMap { try? $0.value.text() }.flatMap { Int($0) }
  }

  /// Replaces the index of the selected choice with the choice's name; all toolkits count from 0.
  func namingChosen(_ written: [SourceValue.Entry]) -> [SourceValue.Entry] {
    guard known.contains("value"), !written.contains(where: { $0.key == "value" }),
      let index = written.firstIndex(where: Self.isIndex),
      let number = Self.chosenIndex(in: written),
      let list = written.first(where: {
        ["options", "items"].contains($0.key)
          || KeyWord.all[KeyWord.folded($0.key)]?.keys.contains("options") == true
      }), case .list(let items) = list.value.content, items.indices.contains(number)
    else { return written }
    var name: SourceValue? = items[number]
    if case .map(let entries) = items[number].content {
      name = entries.first { KeyWord.isLabel($0.key) }?.value
    }
    guard let name, case .scalar = name.content else { return written }
    var entries = written
    entries[index] = written[index].renamed("value", name)
    return entries
  }

  func limits(_ entry: SourceValue.Entry) -> [SourceValue.Entry]? {
    guard KeyWord.folded(entry.key) == "range", known.isSuperset(of: ["minimum", "maximum"]) else {
      return nil
    }
    var values: [SourceValue] = []
    switch entry.value.content {
    case .list(let items): values = items
    case .scalar(let text):
      guard let match = text.wholeMatch(of: /(-?\d+)\s*(?:to|–|-|\.\.\.?|…)\s*(-?\d+)/) else {
        return nil
      }
      values = [match.1, match.2].map {
        SourceValue(.scalar(String($0)), at: entry.value.location)
      }
    case .map, .null: return nil
    }
    guard values.count == 2 else { return nil }
    return zip(["minimum", "maximum"], values).map { entry.renamed($0, $1) }
  }

  enum Side { case before, after }

  static let sides: [String: Side] = ["prefix": .before, "suffix": .after, "unit": .after]

  private var choiceKey: DesignKey? {
    keys.first { if case .list(.any) = $0.form { true } else { false } }
  }

  /// Returns a text for users in a key that is usually visual, such as a film's duration.
  func shownText(
    _ entry: SourceValue.Entry, _ word: String, _ taken: inout Set<String>, _ log: inout DesignLog
  ) -> SourceValue.Entry? {
    guard word == "duration", known.contains("content"), let text = try? entry.value.text(),
      text.contains(where: \.isNumber), text.contains(where: { $0 == " " || $0 == ":" })
    else { return nil }
    taken.insert("content")
    log.note(.narrowed, "'\(entry.key)' is treated as 'content'", at: entry.location)
    return entry.renamed("content")
  }

  func isLook(_ entry: SourceValue.Entry, _ word: String) -> Bool {
    if Self.lookKeys.contains(word) { return true }
    if VisualKeys.pictures.contains(word), (try? entry.value.text()) != nil { return true }
    if word == "disclosure" { return (try? entry.value.flag()) != nil }
    if word == "length" { return known.contains("placeholder") }
    if word == "type", let text = try? entry.value.text() {
      return !text.isWording && KeyWord.all[KeyWord.folded(text)] == nil
    }
    if word.hasPrefix("on-"), KeyWord.all[word] == nil { return true }
    if ["open", "is-open", "presented", "is-presented"].contains(word) {
      return !known.contains("expanded")
    }
    return WrittenComponent.tapKeys.contains(word) && (try? entry.value.flag()) == true
      && ["card", "table-row", "button", "link", "chip"].contains(subject)
  }

  func parts(
    _ entry: SourceValue.Entry, _ log: inout DesignLog
  ) -> [SourceValue.Entry]? {
    guard known.contains("content") else { return nil }
    var entries: [SourceValue.Entry] = []
    switch entry.value.content {
    case .map(let own): entries = own
    case .list(let items):
      for item in items {
        guard case .map(let own) = item.content, own.count == 1 else { return nil }
        entries += own
      }
    case .null, .scalar: return nil
    }
    let texts = entries.compactMap { part in
      (try? part.value.text()).map {
        SourceValue(.scalar("\(part.key) \($0)"), at: part.location)
      }
    }
    guard !texts.isEmpty, texts.count == entries.count else { return nil }
    log.note(.narrowed, "'\(entry.key)' is treated as 'content'", at: entry.location)
    return [entry.renamed("content", SourceValue(.list(texts), at: entry.value.location))]
  }
}

extension SourceValue.Entry {
  var isPlainUnit: Bool {
    guard key == "unit", case .scalar = value.content else { return false }
    return true
  }
}

extension [SourceValue.Entry] {
  fileprivate func canBeOne(usually hasStepOne: Bool) -> Bool {
    let step = first { $0.key == "step" }.map { (try? $0.value.text()) == "1" }
    guard step ?? hasStepOne else { return false }
    return allSatisfy { entry in
      let word = KeyWord.folded(entry.key)
      let keys = KeyWord.all[word]?.keys ?? [word]
      guard keys.contains("minimum") else { return entry.key != "unit" || entry.isPlainUnit }
      return (try? entry.value.text()).flatMap { Int($0) }.map { $0 <= 1 } ?? true
    }
  }
}

extension String {
  fileprivate var unitWord: Substring? {
    let words = split(separator: " ")
    guard words.count == 2, Int(words[0]) != nil, words[1].count > 3, words[1] != "percent",
      words[1].allSatisfy(\.isLetter)
    else { return nil }
    return words[1]
  }
}

extension SourceValue {
  fileprivate var isDayWithoutYear: Bool {
    guard let text = try? text(), CalendarDate(written: text) == nil else { return false }
    return text.contains(where: \.isLetter) && text.contains(where: \.isNumber)
  }
}
