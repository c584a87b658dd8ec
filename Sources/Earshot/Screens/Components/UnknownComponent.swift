/// Replaces a component of an unknown kind with components of known kinds that have the same texts.
struct UnknownComponent {
  struct Substitute: Sendable {
    let kind: String
    let similar: String
    /// A component is read as this kind only if it has a key from each of these sets.
    var needs: [Set<String>] = []
  }

  private static let texts = Substitute(kind: "group", similar: "card, table-row or list")
  private static let text = Substitute(kind: "text", similar: "heading, image or banner")
  private static let chips = Substitute(
    kind: "chip-group", similar: "segmented-control, radio-group or tab-bar")
  private static let substitutes = [
    Substitute(
      kind: "text-field", similar: "search-field, dropdown or date-picker",
      needs: [["placeholder", "secure"]]),
    Substitute(kind: "slider", similar: "stepper, progress or rating", needs: [["step"]]),
    Substitute(
      kind: "slider", similar: "stepper, progress or rating", needs: [["minimum"], ["maximum"]]),
    Substitute(
      kind: "button", similar: "link, switch or card",
      needs: [["checked", "selected", "expanded", "opens", "click-label", "action"]]),
    Substitute(kind: "navigation-bar", similar: "toolbar, heading or section", needs: [["back"]]),
    Substitute(kind: "banner", similar: "sheet, modal or toast", needs: [["close"]]),
  ]

  let substitute: Substitute
  private let kinds: ComponentKinds
  private let location: SourceLocation
  private var own: [SourceValue.Entry] = []
  private var parts: [SourceValue] = []

  init(_ written: [SourceValue.Entry], at location: SourceLocation, in kinds: ComponentKinds) {
    self.kinds = kinds
    self.location = location
    let written = written.filter { $0.key != "kind" }
    let choices = Self.choices(in: written, kinds)
    for entry in written {
      if entry.location == choices?.list.location {
        let isOptions = Self.meanings(of: entry).contains("options")
        own.append(isOptions ? entry : entry.renamed("options"))
      } else if let nested = Self.nested(entry, in: kinds) {
        parts += nested
      } else {
        own.append(entry)
      }
    }
    let meanings = Set(own.filter { !Self.isTextOfBar($0) }.flatMap { Self.meanings(of: $0) })
    let text = own.count(where: Self.isText) > 1 ? Self.texts : Self.text
    let fitting = Self.substitutes.first { substitute in
      substitute.needs.allSatisfy { !$0.isDisjoint(with: meanings) }
    }
    substitute = choices == nil ? fitting ?? text : Self.chips
    keepTexts(besides: choices?.chosen, in: choices?.list)
  }

  func note(named name: String) -> String {
    let start = "'\(name.count > 40 ? "\(name.prefix(40))…" : name)' is not a known kind"
    return hasTexts
      ? "\(start); Earshot treats it as a \(entries.kind) without a role; kinds with such keys: "
        + substitute.similar
      : "\(start) and has no text, so it is not announced"
  }

  var hasTexts: Bool { !parts.isEmpty || own.contains(where: Self.isText) }

  var entries: [SourceValue.Entry] {
    let component = [named(substitute.kind)] + own
    guard !parts.isEmpty else { return component }
    let isTitle =
      substitute.kind == "text" && own.allSatisfy { !Self.isText($0) || Self.isLabel($0) }
    let components = isTitle ? parts : [map(component)] + parts
    var section = [named("section")]
    if isTitle { section += own }
    section.append(entry("components", SourceValue(.list(components), at: location)))
    return section
  }

  private mutating func keepTexts(
    besides chosen: SourceValue.Entry?, in list: SourceValue.Entry?
  ) {
    guard let kind = kinds[substitute.kind] else { return }
    var isNamed = own.contains(where: Self.isLabel)
    var label: SourceLocation?
    var kept: [SourceValue.Entry] = []
    for entry in own {
      if Self.isName(entry), label == nil { label = entry.location }
      if entry.location == list?.location
        || isKnown(entry, to: kind, labelledAt: label, besides: chosen)
      {
        kept.append(entry)
      } else if kind.takes("placeholder") {
        parts += entry.value.values.map { $0.component(of: "text", in: kinds) }
      } else if !isNamed, case .scalar = entry.value.content {
        kept.append(entry.renamed("label"))
        isNamed = true
      } else if !kind.takes("content") {
        parts += entry.value.values.map { $0.component(of: "text", in: kinds) }
      } else if let index = kept.firstIndex(where: { $0.key == "content" }) {
        let items = kept[index].value.values + entry.value.values
        kept[index].value = SourceValue(.list(items), at: kept[index].value.location)
      } else {
        kept.append(entry.renamed("content", SourceValue(.list(entry.value.values), at: location)))
      }
    }
    own = kept
  }

  private func isKnown(
    _ entry: SourceValue.Entry, to kind: ComponentKind, labelledAt label: SourceLocation?,
    besides chosen: SourceValue.Entry?
  ) -> Bool {
    guard Self.isText(entry), entry.location != chosen?.location else { return true }
    if Self.isName(entry) { return entry.location == label }
    let meanings = Self.meanings(of: entry)
    if chosen != nil, meanings.contains("value") { return false }
    if meanings.intersection(kind.keyNames) == ["label"], own.contains(where: Self.isName) {
      return false
    }
    let word = KeyWord.folded(entry.key)
    return !meanings.isDisjoint(with: kind.keyNames)
      || !KeyWord.ordinary.contains(word)
        && NearestName.misspelled(word, among: kind.keyNames) != nil
  }

  /// Whether `back` or `close` is a text, as on a flashcard.
  private static func isTextOfBar(_ entry: SourceValue.Entry) -> Bool {
    guard !meanings(of: entry).isDisjoint(with: ["back", "close"]) else { return false }
    return (try? entry.value.flag()) == nil && (try? entry.value.text())?.lowercased() != "back"
  }

  private static func isLabel(_ entry: SourceValue.Entry) -> Bool {
    meanings(of: entry).contains("label")
  }

  private func entry(_ key: String, _ value: SourceValue) -> SourceValue.Entry {
    SourceValue.Entry(key: key, location: location, value: value)
  }

  private func named(_ kind: String) -> SourceValue.Entry {
    entry("kind", SourceValue(.scalar(kind), at: location))
  }

  private func map(_ entries: [SourceValue.Entry]) -> SourceValue {
    SourceValue(.map(entries), at: location)
  }
}

extension UnknownComponent {
  /// Keeps the designer's word and the texts below unknown keys.
  static func keepingTexts(
    of entries: [SourceValue.Entry], in kind: ComponentKind, kinds: ComponentKinds,
    _ log: inout DesignLog
  ) -> [SourceValue.Entry] {
    guard kind.takes("content"), !kind.takes("placeholder"), kind.choicesKey == nil else {
      return entries
    }
    var isNamed = entries.contains(where: isLabel)
    return entries.map { entry in
      let word = KeyWord.folded(entry.key)
      guard entry.key != "kind", entry.value.isScalar, isText(entry), KeyWord.all[word] == nil,
        !kind.keyNames.contains(word), kinds.meaning(of: word) == nil, !isForTeam(word),
        NearestName.misspelled(word, among: kind.keyNames) == nil,
        NearestName.misspelled(word, among: KeyWord.all.keys, atMost: 1) == nil
      else { return entry }
      let key = isNamed ? "content" : "label"
      isNamed = true
      log.note(.narrowed, "'\(entry.key)' is treated as '\(key)'", at: entry.location)
      return key == "label" ? entry.renamed(key) : entry.renamed("content", entry.value)
    }
    .joiningContents()
  }

  /// Whether a key is about the work on the design, such as `analytics-event`.
  private static func isForTeam(_ word: String) -> Bool {
    let team = [
      "accessibility", "a11y", "analytics", "comment", "component", "designer", "figma", "jira",
      "owner", "ticket", "todo", "tracking",
    ]
    return team.contains { word == $0 || word.hasPrefix("\($0)-") }
  }

  private static let common = Set(CommonAttributes.keys.map(\.key.name)).subtracting([
    "actions", "frame",
  ])
  private static let looks: Set<String> = ["type", "style", "role"]
  private static let textKeys: Set<String> = ["label", "content", "body", "value"]

  private static func meanings(of entry: SourceValue.Entry) -> Set<String> {
    let word = KeyWord.folded(entry.key)
    if word.hasPrefix("on-") { return ["action"] }
    guard let meaning = KeyWord.all[word], !KeyWord.dependent.contains(word),
      !meaning.keys.contains("checked") || entry.value.isState
    else { return [word] }
    guard case .state = meaning.conversion, case .scalar(let text) = entry.value.content else {
      return meaning.hasChoices == true ? [word] : Set(meaning.keys)
    }
    return Set(KeyWord.states[KeyWord.folded(text)]?.map(\.key) ?? [])
  }

  private static func isText(_ entry: SourceValue.Entry) -> Bool {
    let word = KeyWord.folded(entry.key)
    if !textKeys.isDisjoint(with: meanings(of: entry)) { return true }
    guard !common.contains(word), !looks.contains(word), !word.hasPrefix("on-"),
      !VisualKeys.contains(word), !VisualKeys.pictures.contains(word)
    else { return false }
    return entry.value.values.contains { item in
      guard let text = try? item.text(), Double(text) == nil else { return false }
      return text.isWording && !KeyWord.visualStates.contains(KeyWord.folded(text))
    }
  }

  private static func isName(_ entry: SourceValue.Entry) -> Bool {
    let meanings = meanings(of: entry)
    return meanings.contains("label") && meanings.isSubset(of: ["label", "screen"])
  }

  private static func choices(
    in entries: [SourceValue.Entry], _ kinds: ComponentKinds
  ) -> (list: SourceValue.Entry, chosen: SourceValue.Entry?)? {
    func texts(_ entry: SourceValue.Entry) -> [String]? {
      let texts = entry.value.values.compactMap { try? $0.text() }
      return texts.isEmpty || texts.count != entry.value.values.count ? nil : texts
    }
    let values = entries.compactMap { entry in
      let word = KeyWord.folded(entry.key)
      let isValue = word == "value" || KeyWord.all[word]?.keys.contains("value") == true
      return isValue ? texts(entry).map { (entry: entry, texts: Set($0)) } : nil
    }
    for list in entries {
      guard case .list = list.value.content, !VisualKeys.contains(KeyWord.folded(list.key)),
        let items = texts(list)
      else { continue }
      let chosen = values.first { entry, texts in
        entry.location != list.location && texts.count <= items.count && texts.isSubset(of: items)
      }
      if let chosen { return (list, chosen.entry) }
    }
    return entries.first { entry in
      let items = entry.value.values
      return items.contains(where: \.isChosenItem)
        && items.allSatisfy { $0.itemName != nil && !$0.isComponent(in: kinds) }
    }
    .map { ($0, nil) }
  }

  private static let controls: Set<String> = [
    "field", "input", "text-field", "text-input", "search-field", "switch", "checkbox", "slider",
    "stepper",
  ]

  private static func nested(
    _ entry: SourceValue.Entry, in kinds: ComponentKinds
  ) -> [SourceValue]? {
    let word = KeyWord.folded(entry.key)
    let meaning = KeyWord.all[word]
    var kind = "text"
    switch meaning?.conversion {
    case .buttons, .sides: kind = "button"
    case .links: kind = "link"
    case .items where ["options", "choices"].contains(word): kind = "button"
    default: break
    }
    switch entry.value.content {
    case .null: return nil
    case .scalar(let text):
      if meaning == nil, controls.contains(word), text.contains(where: \.isLetter),
        (try? entry.value.flag()) == nil
      {
        return components(of: word)
      }
      guard kind != "text", meaning?.needsList != true, text.contains(where: \.isLetter),
        (try? entry.value.flag()) == nil
      else { return nil }
      return components()
    case .map:
      guard !common.contains(word), meaning == nil, word != "value" else { return nil }
      return components()
    case .list(let items):
      guard !common.contains(word), meaning?.keys != ["actions"] else { return nil }
      let isNested =
        kind != "text" || word == "components"
        || meaning?.keys.contains { ["components", "options", "items"].contains($0) } == true
        || items.contains { if case .scalar = $0.content { false } else { true } }
      return isNested ? components() : nil
    }
    func components(of name: String? = nil) -> [SourceValue] {
      entry.value.values.map { $0.component(of: name ?? kind, in: kinds) }
    }
  }
}

extension [SourceValue.Entry] {
  func joiningContents(in key: String = "content") -> [SourceValue.Entry] {
    guard let index = firstIndex(where: { $0.key == key }) else { return self }
    let others = self[(index + 1)...].filter { $0.key == key }
    guard !others.isEmpty else { return self }
    let values = ([self[index]] + others).flatMap(\.value.values)
    var joined = filter { $0.key != key }
    joined.insert(
      self[index].renamed(key, SourceValue(.list(values), at: self[index].value.location)),
      at: Swift.min(index, joined.count))
    return joined
  }

  fileprivate var kind: String { first.flatMap { try? $0.value.text() } ?? "" }
}

extension SourceValue {
  fileprivate var values: [SourceValue] {
    if case .list(let items) = content { items } else { [self] }
  }

  fileprivate func component(of kind: String, in kinds: ComponentKinds) -> SourceValue {
    func text(_ text: SourceValue) -> SourceValue {
      let entries = [("kind", SourceValue(.scalar(kind), at: location)), ("label", text)]
      return SourceValue(
        .map(entries.map { Entry(key: $0, location: location, value: $1) }), at: location)
    }
    switch content {
    case .map(let entries) where !WrittenComponent.hasKind(entries, in: kinds):
      if entries.count == 1, case .scalar(let value) = entries[0].value.content,
        KeyWord.all[KeyWord.folded(entries[0].key)] == nil, entries[0].key != "label"
      {
        return text(SourceValue(.scalar("\(entries[0].key): \(value)"), at: location))
      }
      let component = UnknownComponent(entries, at: location, in: kinds)
      return SourceValue(.map(component.entries), at: location)
    case .scalar: return text(self)
    case .list:
      let texts = values.compactMap { try? $0.text() }
      guard texts.count == values.count else { return self }
      return text(SourceValue(.scalar(texts.joined(separator: ", ")), at: location))
    case .map, .null: return self
    }
  }
}
