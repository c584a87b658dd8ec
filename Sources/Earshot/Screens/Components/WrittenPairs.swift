enum ShortForm {
  static let choiceStates: [String: (key: String, value: String)] = [
    "selected": ("selected", "true"), "active": ("selected", "true"),
    "checked": ("selected", "true"), "current": ("selected", "true"),
    "on": ("selected", "true"), "true": ("selected", "true"), "yes": ("selected", "true"),
    "unselected": ("selected", "false"), "unchecked": ("selected", "false"),
    "inactive": ("selected", "false"), "off": ("selected", "false"),
    "false": ("selected", "false"), "no": ("selected", "false"),
    "disabled": ("disabled", "true"),
  ]

  /// Other states in parentheses, such as "on", are often part of the text.
  static let choiceRemarks: Set<String> = [
    "selected", "unselected", "checked", "unchecked", "active", "current", "disabled",
  ]

  static let buttonRemarks: Set<String> = [
    "primary", "secondary", "tertiary", "destructive", "filled", "outlined", "tonal", "disabled",
  ]

  static func isButtonRole(_ word: String) -> Bool {
    VisualKeys.variants.contains(word)
      || ["cancel", "close", "confirm", "dismiss", "positive", "negative"].contains(word)
  }
}

extension SourceValue {
  var remark: (name: String, word: String)? {
    guard case .scalar(let text) = content, text.hasSuffix(")"),
      let open = text.lastIndex(of: "("), text[..<open].hasSuffix(" ")
    else { return nil }
    var name = text[..<open]
    while name.last?.isWhitespace == true { name.removeLast() }
    guard !name.isEmpty else { return nil }
    return (String(name), text[text.index(after: open)...].dropLast().lowercased())
  }

  func pairEntries(of kind: ComponentKind, in kinds: ComponentKinds) -> [Entry]? {
    guard case .map(let entries) = content, entries.count == 1, let entry = entries.first,
      case .scalar(let text) = entry.value.content, kind.name != "table-row",
      entry.isName(among: kind.keyNames, in: kinds)
    else { return nil }
    func scalar(_ text: String) -> SourceValue { SourceValue(.scalar(text), at: entry.location) }
    let label = entry.renamed("label", scalar(entry.key))
    let word = KeyWord.folded(text)
    switch kind.name {
    case "text": return [entry.renamed("label", scalar("\(entry.key): \(text)"))]
    case "expandable-row":
      return [label, entry.renamed("components", entry.value.components(of: "text", in: kinds))]
    case "button" where ShortForm.isButtonRole(text): return [label, entry.renamed("style")]
    default: break
    }
    if kind.takes("checked"), let flag = try? entry.value.flag() {
      return [label, entry.renamed("checked", scalar("\(flag)"))]
    }
    let state = KeyWord.states[word]?.first { kind.takes($0.key) }
    return state.map { [label, entry.renamed($0.key, scalar($0.value))] }
  }

  func buttonEntries() -> [Entry]? {
    guard let (name, word) = remark, ShortForm.buttonRemarks.contains(word) else { return nil }
    func entry(_ key: String, _ text: String) -> Entry {
      Entry(key: key, location: location, value: SourceValue(.scalar(text), at: location))
    }
    return [
      entry("label", name), word == "disabled" ? entry("disabled", "true") : entry("style", word),
    ]
  }
}

extension SourceValue.Entry {
  fileprivate func isName(among keys: Set<String>, in kinds: ComponentKinds) -> Bool {
    let word = KeyWord.folded(key)
    guard KeyWord.all[word] == nil, !VisualKeys.describes(word),
      !VisualKeys.pictures.contains(word), !word.hasPrefix("on-"), kinds.meaning(of: key) == nil,
      !kinds.kinds.contains(where: { $0.takes(word) })
    else { return false }
    return key.startsName || key.contains(" ")
      || NearestName.misspelled(word, among: keys) == nil
        && NearestName.misspelled(word, among: Set(KeyWord.all.keys), atMost: 1) == nil
  }

  var isHeaderRow: Bool {
    guard key == "columns", case .list(let cells) = value.content else { return false }
    return !cells.isEmpty && cells.allSatisfy { (try? $0.text()).map { Int($0) == nil } ?? false }
  }

  func asNamedList(in kinds: ComponentKinds) -> SourceValue? {
    let word = KeyWord.folded(key)
    guard case .list(let items) = value.content, !items.isEmpty,
      !["date", "dates", "time", "times"].contains(word), !VisualKeys.contains(word),
      !VisualKeys.pictures.contains(word),
      !WrittenComponent.ambiguous.contains(word),
      kinds.meaning(of: word) ?? kinds.meaning(ofCompound: word) != nil
    else { return nil }
    return SourceValue(.list([SourceValue(.map([self]), at: location)]), at: location)
  }

  func asBar() -> SourceValue? {
    guard KeyWord.folded(key) == "header", case .map(let own) = value.content else { return nil }
    let kind = renamed("kind", SourceValue(.scalar("navigation-bar"), at: location))
    return SourceValue(
      .list([SourceValue(.map([kind] + own), at: value.location)]), at: location)
  }

  var namingButtons: SourceValue.Entry {
    key == "buttons" ? renamed(key, value.buttonsByRole ?? value) : self
  }
}

extension KeyTranslation {
  func stated(_ item: SourceValue, _ log: inout DesignLog) -> SourceValue? {
    let name: String
    let word: String
    switch item.content {
    case .map(let entries):
      guard textWithColon(entries) != nil, let entry = entries.first,
        case .scalar(let text) = entry.value.content
      else { return nil }
      (name, word) = (entry.key, text.lowercased())
    case .scalar:
      guard let remark = item.remark, ShortForm.choiceRemarks.contains(remark.word) else {
        return nil
      }
      (name, word) = remark
    case .null, .list: return nil
    }
    guard let state = ShortForm.choiceStates[word], known.contains(state.key) else { return nil }
    log.note(
      .narrowed, "'\(word)' of '\(name.prefix(40))' is treated as '\(state.key): \(state.value)'",
      at: item.location)
    func entry(_ key: String, _ text: String) -> SourceValue.Entry {
      SourceValue.Entry(
        key: key, location: item.location, value: SourceValue(.scalar(text), at: item.location))
    }
    return SourceValue(
      .map([entry("label", name), entry(state.key, state.value)]), at: item.location)
  }

  func nameOfRole(_ item: SourceValue, _ log: inout DesignLog) -> SourceValue? {
    let name: String
    let role: String
    switch item.content {
    case .map(let entries):
      guard entries.count == 1, case .scalar(let text) = entries[0].value.content,
        ShortForm.isButtonRole(text), !ShortForm.isButtonRole(entries[0].key),
        !Self.itemNames.contains(KeyWord.folded(entries[0].key)),
        kinds.meaning(of: entries[0].key)?.kind.name != "button"
      else { return nil }
      (name, role) = (entries[0].key, text)
    case .scalar:
      guard let remark = item.remark, ShortForm.buttonRemarks.contains(remark.word),
        remark.word != "disabled"
      else { return nil }
      (name, role) = remark
    case .null, .list: return nil
    }
    log.note(.visual, role, at: item.location)
    return SourceValue(.scalar(name), at: item.location)
  }
}

extension [SourceValue.Entry] {
  private static let navigationContainers: Set<String> = [
    "navigation-stack", "navigation-view", "navigation-split-view",
  ]

  /// SwiftUI shows the title and toolbar in the navigation bar.
  func withNavigationBar(at location: SourceLocation) -> [SourceValue.Entry] {
    func entry(_ key: String, _ value: SourceValue) -> SourceValue.Entry {
      SourceValue.Entry(key: key, location: location, value: value)
    }
    guard let kind = first(where: { $0.key == "kind" }).flatMap({ try? $0.value.text() }),
      Self.navigationContainers.contains(KeyWord.folded(kind))
    else { return self }
    var bar: [SourceValue.Entry] = []
    var rest: [SourceValue.Entry] = []
    for entry in self where entry.key != "kind" {
      switch (KeyWord.folded(entry.key), entry.value.content) {
      case ("title", .scalar), ("label", .scalar), ("navigation-title", .scalar):
        bar.append(entry.renamed("label"))
      case ("toolbar", .map(let own)): bar += own
      case ("toolbar", .list): bar.append(entry.renamed("actions"))
      default: rest.append(entry)
      }
    }
    guard !bar.isEmpty else { return self }
    let name = SourceValue(.scalar("navigation-bar"), at: location)
    var parts = [SourceValue(.map([entry("kind", name)] + bar), at: location)]
    let lists: Set<String> = ["components", "children", "content", "body"]
    if let index = rest.firstIndex(where: { lists.contains(KeyWord.folded($0.key)) }),
      case .list(let items) = rest[index].value.content
    {
      parts += items
      rest.remove(at: index)
    }
    return [
      entry("kind", SourceValue(.scalar("section"), at: location)),
      entry("components", SourceValue(.list(parts), at: location)),
    ] + rest
  }
}

extension String {
  /// Whether this begins like a name, in scripts with and without capitals.
  var startsName: Bool { first.map { $0.isLetter && !$0.isLowercase } ?? false }

  var quoted: String {
    contains { "\"\\".contains($0) }
      ? "'\(split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
      : "\"\(self)\""
  }
}

extension SourceValue {
  /// The picker for SwiftUI's `displayedComponents` or UIKit's `datePickerMode`.
  var picker: String? {
    let words = (try? textOrTexts())?.flatMap { $0.split(separator: ",") } ?? []
    return switch Set(words.map { KeyWord.folded(String($0.filter { !". ".contains($0) })) }) {
    case ["hour-and-minute"], ["time"]: "time-picker"
    case ["date", "hour-and-minute"], ["date-and-time"]: "date-time-picker"
    case ["date"]: "date-picker"
    default: nil
    }
  }

  /// Whether an item is selected that is not a button, such as a favourite in an app bar.
  func hasSelectedItem(in kinds: ComponentKinds) -> Bool {
    guard case .list(let items) = content else { return false }
    return items.contains { item in
      guard case .map(let entries) = item.content else { return false }
      return entries.contains {
        ["selected", "active"].contains($0.key) && (try? $0.value.flag()) == true
      }
        && !entries.contains {
          $0.key == "kind" || kinds.meaning(of: $0.key)?.kind.name == "button"
        }
    }
  }

  var isScalar: Bool {
    if case .scalar = content { true } else { false }
  }
}
