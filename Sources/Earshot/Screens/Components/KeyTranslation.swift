package struct KeyTranslation {
  let subject: String
  let keys: [DesignKey]
  let known: Set<String>
  let hasChoices: Bool
  private let hasButtons: Bool
  private let holdsActions: Bool
  let itemKind: String
  let hasItemKind: Bool
  private let textKeys: Set<String>
  let kinds: ComponentKinds
  let kindsTaking: (String) -> String?

  package init(
    to keys: [DesignKey], named names: Set<String>? = nil, of subject: String,
    hasChoices: Bool = false, hasButtons: Bool = false, holdsActions: Bool = false,
    itemKind: String? = nil, textKeys: Set<String> = [], kinds: ComponentKinds,
    kindsTaking: @escaping (String) -> String? = { _ in nil }
  ) {
    self.keys = keys
    self.subject = subject
    self.hasChoices = hasChoices
    self.hasButtons = hasButtons
    self.holdsActions = holdsActions
    hasItemKind = itemKind != nil
    self.itemKind = itemKind ?? (hasButtons ? "button" : "table-row")
    self.textKeys = textKeys
    self.kinds = kinds
    known = names ?? Set(keys.map(\.name))
    self.kindsTaking = kindsTaking
  }

  package func entries(
    _ written: [SourceValue.Entry], _ log: inout DesignLog
  ) -> [SourceValue.Entry] {
    let written = choosingItems(
      namingStep(
        namingChosen(
          joiningDays(joiningUnits(removingRepetitions(hidingPicture(written)), &log), &log)), &log)
    )
    let hasParts = known.contains("components")
    var taken = Set(
      written.lazy.filter { !hasParts || !$0.isHeaderRow }.map(\.key).filter(known.contains))
    var result: [[SourceValue.Entry]] = written.map { _ in [] }
    if written.contains(where: { KeyWord.folded($0.key) == "from" }) { taken.insert("from") }
    let order = Dictionary(grouping: written.indices) { vagueness(of: written[$0]) }
    for index in (0...2).flatMap({ order[$0] ?? [] }) {
      let entry = written[index]
      if !known.contains(entry.key) || hasButtons && Self.buttonKeys.contains(entry.key)
        || holdsActions && entry.key == "actions" || entry.isPlainUnit
        || hasParts && entry.isHeaderRow || entry.isFrameOfTool
      {
        result[index] = translated(entry, &taken, &log)
      } else if let entry = unvisual(described(entry.namingButtons, &taken, &log), &log) {
        result[index] = [withChoices(entry.asComponents(if: known), &log)]
      }
    }
    let renamed = written.indices.filter { index in
      result[index].contains { $0.key != written[index].key }
    }
    return merged(result.flatMap(\.self), of: Set(renamed.map { written[$0].location }))
  }

  private static let buttonKeys: Set<String> = ["actions", "leading-items"]

  private func merged(
    _ entries: [SourceValue.Entry], of words: Set<SourceLocation>
  ) -> [SourceValue.Entry] {
    guard !words.isEmpty else { return entries }
    func items(_ value: SourceValue) -> [SourceValue] {
      if case .list(let items) = value.content { items } else { [value] }
    }
    var merged: [SourceValue.Entry] = []
    var first: [String: Int] = [:]
    var joined: [Int: [SourceValue]] = [:]
    for entry in entries {
      guard Self.collects(entry.key), let index = first[entry.key],
        words.contains(entry.location) || words.contains(merged[index].location)
      else {
        if first[entry.key] == nil { first[entry.key] = merged.count }
        merged.append(entry)
        continue
      }
      joined[index, default: items(merged[index].value)] += items(entry.value)
    }
    for (index, items) in joined {
      merged[index].value = SourceValue(.list(items), at: merged[index].value.location)
    }
    return merged
  }

  /// Returns 1 for a synonym of `label` or `screen` and 2 for a key that can be the label or the
  /// body; lower numbers are read first.
  private func vagueness(of entry: SourceValue.Entry) -> Int {
    guard !known.contains(entry.key), let keys = KeyWord.all[KeyWord.folded(entry.key)]?.keys,
      [["label"], ["screen"]].contains(keys) || keys.contains("label") && keys.last == "content"
    else { return 0 }
    return keys.contains("body") ? 2 : 1
  }

  private func described(
    _ entry: SourceValue.Entry, _ taken: inout Set<String>, _ log: inout DesignLog
  ) -> SourceValue.Entry {
    guard case .scalar(let text) = entry.value.content,
      let key = keys.first(where: { $0.name == entry.key })
    else { return entry }
    let other: String
    switch (key.name, key.form) {
    case ("value", .any([.flag, .text]))
    where (try? entry.value.flag()) == nil && !KeyWord.readerStates.contains(KeyWord.folded(text)):
      other = "state-description"
    // In design tools, "meta" is often a text, such as a date.
    case ("meta", .map): other = "content"
    // In dialogs, `dismiss` can also be the name of a button.
    case ("dismiss", .flag) where (try? entry.value.flag()) == nil && known.contains("buttons"):
      log.note(.narrowed, "'dismiss' is treated as 'buttons'", at: entry.location)
      return entry.renamed("buttons", entry.value.asList)
    case ("value", .textOrPattern)
    where ["true", "false"].contains(text) && known.contains("checked"):
      other = "checked"
    case ("live", .choice) where ["true", "yes"].contains(text):
      return entry.renamed("live", SourceValue(.scalar("polite"), at: entry.value.location))
    case ("close", .flag) where (try? entry.value.flag()) == nil && known.contains("leading-items"):
      return entry.renamed("leading-items", entry.value.components(of: "button", in: kinds))
    case ("label", _) where known.contains("pages") && text.wholeMatch(of: /\d+ of \d+/) != nil:
      other = "value"
    case ("stars", .number) where Int(text) == nil && Double(text) != nil: other = "value"
    default: return entry
    }
    guard known.contains(other), taken.insert(other).inserted else { return entry }
    log.note(.narrowed, "'\(entry.key)' is treated as '\(other)'", at: entry.location)
    return entry.renamed(other)
  }

  private func unvisual(
    _ entry: SourceValue.Entry, _ log: inout DesignLog
  ) -> SourceValue.Entry? {
    guard case .scalar(let text) = entry.value.content else { return entry }
    if kinds[subject]?.selectsPart == true, entry.key == "selected", Int(text) != nil {
      log.note(
        .unknown, "'selected: \(text)' is not announced",
        mend: "write 'selected: true' in the selected item", at: entry.location)
      return nil
    }
    let isVisual =
      switch entry.key {
      case "variant", "style":
        VisualKeys.variants.contains(KeyWord.folded(text)) && !takes(text, as: entry.key)
      // The value is a place on the screen, such as bottom-right.
      case "position": !text.contains(where: \.isNumber)
      default: false
      }
    guard isVisual else { return entry }
    log.note(.visual, "\(entry.key): \(text)", at: entry.location)
    return nil
  }

  private func takes(_ text: String, as key: String) -> Bool {
    guard case .choice(let words)? = keys.first(where: { $0.name == key })?.form else {
      return false
    }
    return words.contains(text)
  }

  func translated(
    _ entry: SourceValue.Entry, _ taken: inout Set<String>, _ log: inout DesignLog
  ) -> [SourceValue.Entry] {
    if let error = entry.joined {
      log.errors.add(error)
      return []
    }
    var word = KeyWord.folded(entry.key)
    if isUnexposed(entry, word, &log) { return [] }
    if KeyWord.places.contains(word), let text = try? entry.value.text(), Double(text) == nil {
      if hasButtons, known.contains("components") {
        let isBefore = ["leading", "left"].contains(word)
        let key = text.isBackIcon ? "navigation-icon" : isBefore ? "leading-actions" : "actions"
        return translated(entry.renamed(key), &taken, &log)
      }
      if !known.contains("components"), VisualKeys.isDisclosureIcon(text) {
        log.note(.visual, "\(entry.key): \(text)", at: entry.location)
        return []
      }
      if text.isWording { word = "trailing-text" }
    } else if word == "leading", !known.isDisjoint(with: ["leading-items", "components"]),
      let items = entry.value.parts
    {
      return translated(entry.renamed("leading-items", items), &taken, &log)
    }
    if hasButtons, known.contains("components"), let button = KeyWord.barIcons[word] {
      return translated(entry.renamed(button), &taken, &log)
    }
    if word != entry.key, known.contains(word), !entry.isFrameOfTool, taken.insert(word).inserted {
      return [withChoices(entry.renamed(word), &log)]
    }
    if let limits = limits(entry), taken.isDisjoint(with: ["minimum", "maximum"]) {
      taken.formUnion(["minimum", "maximum"])
      return limits
    }
    if let components = severalComponents(entry, word) {
      taken.insert("components")
      return [entry.renamed("components", components)]
    }
    if word == "header", known.contains("components"), case .list = entry.value.content {
      return translated(entry.renamed("headers"), &taken, &log)
    }
    if subject == "screen", let bar = entry.asBar() {
      taken.insert("components")
      return [entry.renamed("components", bar)]
    }
    if textKeys.contains(word), entry.value.asList.isList {
      taken.insert("components")
      return [entry.renamed("components", entry.value.components(of: "text", in: kinds))]
    }
    if ["primary", "secondary", "tertiary"].contains(word), (try? entry.value.flag()) != nil {
      log.note(.visual, entry.key, at: entry.location)
      return []
    }
    if let meant = meantHere(entry, word, &taken, &log) { return meant }
    let isOtherKind = kinds.meaning(of: word).map { $0.kind.name != "button" } ?? false
    if let meaning = isOtherKind ? KeyWord.all[word] : KeyWord.meaning(of: word),
      let result = meant(entry, meaning, &taken, &log)
    {
      return result
    }
    if VisualKeys.pictures.contains(word), let text = try? entry.value.text(),
      text.contains(" "), text.first?.isUppercase == true
    {
      noteUnannounced(text, of: entry, &log)
      return []
    }
    if let shown = shownText(entry, word, &taken, &log) { return [shown] }
    let isVariant =
      word == "type" && (try? entry.value.text()).map { VisualKeys.variants.contains($0) } == true
    if VisualKeys.contains(word) || VisualKeys.isCompound(word) || isVariant
      || isLook(entry, word)
    {
      if let text = entry.wording(in: kinds) {
        noteUnannounced(text, of: entry, &log)
      } else {
        log.note(.visual, entry.key, at: entry.location)
      }
      return []
    }
    if let components = known.contains("components") ? entry.asNestedComponent(in: kinds) : nil {
      taken.insert("components")
      log.note(.narrowed, "'\(entry.key)' is treated as 'components'", at: entry.location)
      return [entry.renamed("components", components)]
    }
    if word == "data" || entry.value.hasNames, let texts = parts(entry, &log) { return texts }
    if (try? entry.value.flag()) == false, !Self.stateKeys.contains(word),
      kindsTaking(entry.key) != nil
    {
      log.note(.visual, entry.key, at: entry.location)
      return []
    }
    if let message = refusal(of: entry.key) {
      log.errors.add(InputError("\(subject): \(message)", at: entry.location))
      return []
    }
    if let nearest = misspelled(word) {
      let message = "unknown key '\(entry.key)'; did you mean '\(nearest)'?"
      log.errors.add(InputError("\(subject): \(message)", at: entry.location))
      if VisualKeys.contains(nearest) { return [] }
      guard known.contains(nearest) else { return translated(entry.renamed(nearest), &taken, &log) }
      return taken.insert(nearest).inserted ? [entry.renamed(nearest)] : []
    }
    if known.contains("components"), !entry.value.isTemplate,
      let components = entry.value.asComponents(in: kinds) ?? entry.asNamedList(in: kinds)
    {
      taken.insert("components")
      log.note(.narrowed, "'\(entry.key)' is treated as 'components'", at: entry.location)
      return [entry.renamed("components", components)]
    }
    let key = entry.key.count > 40 ? "\(entry.key.prefix(40))…" : entry.key
    log.note(
      .unknown, "'\(key)' is not a key of \(subject) and is not announced", at: entry.location)
    return []
  }

  /// If the key is a word for the layout or the plural of a kind, such as `cards`, returns the
  /// components.
  private func severalComponents(_ entry: SourceValue.Entry, _ word: String) -> SourceValue? {
    guard known.contains("components"), !known.contains(word) || entry.isFrameOfTool,
      case .list(let items) = entry.value.content, !items.isEmpty
    else { return nil }
    if subject == "screen", Self.screenParts.contains(word) {
      return entry.value
    }
    guard KeyWord.all[word] == nil else { return nil }
    if word == "layout" { return entry.value.asComponents(in: kinds) }
    guard let kind = kinds.meaning(of: word)?.kind, !kind.takes("buttons"),
      let name = kind.nameOfEach(items, calledAs: word), name != word
    else { return nil }
    return entry.value.components(of: name, in: kinds)
  }

  private static let screenParts: Set<String> = [
    "layout", "body", "elements", "items", "views", "form", "layers", "main", "sections", "widgets",
  ]

  /// Keys that set a state even if they are false.
  private static let stateKeys: Set<String> = ["checked", "selected", "expanded"]

  /// Keys that describe only the appearance, except in kinds that define the key.
  static let lookKeys: Set<String> = ["variant", "style"]

  /// Keys that describe the initial appearance if the component has no list of choices.
  static let appearanceKeys: Set<String> = ["current", "position", "index"]

  private func refusal(of key: String) -> String? {
    guard !Self.appearanceKeys.contains(key), Self.sides[key] == nil else { return nil }
    let others = kindsTaking(key).map { "it is a key of \($0)" }
    if let meant = KeyWord.proposals[key]?.first(where: known.contains) {
      return "'\(key)' has no effect here; write '\(meant)'" + (others.map { "; \($0)" } ?? "")
    }
    return others.map {
      "'\(key)' has no effect here; \($0); 'earshot kinds \(subject)' lists the keys"
    }
  }

  func misspelled(_ word: String) -> String? {
    guard !KeyWord.ordinary.contains(word), KeyWord.all[word] == nil else { return nil }
    if let key = NearestName.misspelled(word, among: known, atMost: 1) { return key }
    let words = KeyWord.all.filter { _, meaning in
      meaning.keys.contains(where: known.contains) || meaning.isState
    }
    return NearestName.misspelled(word, among: words.keys, atMost: 1)
      ?? VisualKeys.misspelled(word) ?? NearestName.misspelled(word, among: known)
  }
}
