extension KeyTranslation {
  func converted(
    _ entry: SourceValue.Entry, by conversion: KeyWord.Conversion, to key: String,
    _ log: inout DesignLog
  ) -> SourceValue? {
    let value = entry.value
    switch conversion {
    case .same where key == "content": return value.withJoinedTexts(&log)
    case .same where key == "components" && subject == "carousel":
      return value.pages(in: kinds, &log)
    case .same where key == "components" && hasItemKind: return items(value, &log)
    case .same where key == "components": return value.parts ?? value
    case .same where key == "actions": return value.joined
    case .same, .state, .role, .range: return value
    case .time:
      guard let text = try? value.text() else { return value }
      let word = KeyWord.folded(text)
      guard !["off", "none", "false"].contains(word) else { return nil }
      return SourceValue(.scalar(KeyWord.times[word] ?? text), at: value.location)
    case .pages: return value.pages(in: kinds, &log)
    case .negated:
      guard let flag = try? value.flag() else { return value }
      return SourceValue(.scalar("\(!flag)"), at: value.location)
    case .icon: return value.backName ?? SourceValue(.scalar("true"), at: value.location)
    case .sides: return (value.parts ?? value).components(of: "button", in: kinds)
    case .buttons:
      let buttons = value.buttonsByRole ?? value.parts ?? value.asList
      return ["components", "leading-items"].contains(key)
        ? buttons.components(of: "button", in: kinds) : buttons
    case .items: return key == "components" ? items(value, &log) : value
    case .links: return value.components(of: "link", in: kinds)
    case .record where known.contains("columns"): return value.components(of: "text", in: kinds)
    case .record: return value.asRecord(in: kinds)
    case .several:
      guard let text = try? value.text() else { return value }
      let isSeveral = ["multiple", "multi", "true", "several"].contains(KeyWord.folded(text))
      return isSeveral ? SourceValue(.scalar("true"), at: value.location) : nil
    }
  }

  private func items(_ value: SourceValue, _ log: inout DesignLog) -> SourceValue {
    if case .map(let entries) = value.content, !entries.isEmpty, let kind = kinds[itemKind],
      entries.allSatisfy({ $0.isNamedValue(of: kind) })
    {
      let pairs = entries.map { SourceValue(.map([$0]), at: $0.location) }
      return items(SourceValue(.list(pairs), at: value.location), &log)
    }
    guard itemKind == "table-row", let kind = kinds[itemKind], case .list(let items) = value.content
    else { return value.components(of: itemKind, in: kinds) }
    let row = KeyTranslation(
      to: kind.keys, named: kind.keyNames, of: kind.name, kinds: kinds, kindsTaking: kindsTaking)
    let rows = items.map { row.pair($0, &log) ?? $0 }
    return SourceValue(.list(rows), at: value.location).components(of: itemKind, in: kinds)
  }

  /// The row for a pair, such as `Language: English`.
  private func pair(_ item: SourceValue, _ log: inout DesignLog) -> SourceValue? {
    guard case .map(let entries) = item.content, entries.count == 1, let entry = entries.first,
      case .scalar(let text) = entry.value.content, isName(entry),
      !WrittenComponent.hasKind(entries, in: kinds)
    else { return nil }
    log.note(
      .narrowed,
      "'\(entry.key.prefix(40))' and '\(text.prefix(40))' are treated as 'label' and 'value'",
      at: entry.location)
    func scalar(_ text: String) -> SourceValue { SourceValue(.scalar(text), at: entry.location) }
    return SourceValue(
      .map([
        entry.renamed("kind", scalar(subject)), entry.renamed("label", scalar(entry.key)),
        entry.renamed("value"),
      ]), at: item.location)
  }

  private func isName(_ entry: SourceValue.Entry) -> Bool {
    let word = KeyWord.folded(entry.key)
    guard !KeyWord.isLabel(word), !VisualKeys.pictures.contains(word), !word.hasPrefix("on-"),
      !word.hasPrefix("x-"), misspelled(word) == nil
    else { return false }
    if entry.key.startsName {
      return KeyWord.all[word] == nil || (try? entry.value.flag()) == nil
    }
    return !known.contains(word) && KeyWord.all[word] == nil && !VisualKeys.describes(word)
      && kindsTaking(word) == nil
  }

  func withChoices(
    _ entry: SourceValue.Entry, _ log: inout DesignLog
  ) -> SourceValue.Entry {
    guard case .list(let items) = entry.value.content else { return entry }
    if case .list(.text)? = keys.first(where: { $0.name == entry.key })?.form {
      let texts = items.map {
        (entry.key == "buttons" ? nameOfRole($0, &log) : nil) ?? namedText($0, &log)
      }
      return entry.renamed(entry.key, SourceValue(.list(texts), at: entry.value.location))
    }
    guard case .list(.any(let forms))? = keys.first(where: { $0.name == entry.key })?.form
    else { return entry }
    var choiceKeys: [DesignKey]?
    for form in forms { if case .map(let keys) = form { choiceKeys = keys } }
    guard let choiceKeys else { return entry }
    let translation = KeyTranslation(
      to: choiceKeys, of: subject, kinds: kinds, kindsTaking: kindsTaking)
    var translated: [SourceValue] = []
    for item in items {
      if let choice = translation.stated(item, &log) {
        translated.append(choice)
        continue
      }
      guard case .map(let entries) = item.content else {
        translated.append(item)
        continue
      }
      if let text = translation.textWithColon(entries) {
        log.errors.add(
          InputError("the text contains ': '; put it in quotes: \(text.quoted)", at: item.location))
        translated.append(SourceValue(.scalar(text), at: item.location))
        continue
      }
      let read = translation.entries(asChoice(entries, choiceKeys), &log).map {
        $0.key == "content" ? $0.asText : $0
      }
      translated.append(SourceValue(.map(read), at: item.location))
    }
    return entry.renamed(entry.key, SourceValue(.list(translated), at: entry.value.location))
  }

  func textWithColon(_ entries: [SourceValue.Entry]) -> String? {
    guard entries.count == 1, case .scalar(let text) = entries[0].value.content else { return nil }
    let word = KeyWord.folded(entries[0].key)
    let isKey =
      known.contains(word) || KeyWord.all[word] != nil || VisualKeys.describes(word)
      || misspelled(word) != nil || kinds.meaning(of: word) != nil || kindsTaking(word) != nil
    return isKey ? nil : "\(entries[0].key): \(text)"
  }

  private func asChoice(
    _ entries: [SourceValue.Entry], _ keys: [DesignKey]
  ) -> [SourceValue.Entry] {
    let known = Set(keys.map(\.name))
    let isNamed = entries.contains { KeyWord.isLabel($0.key) }
    return entries.enumerated().map { index, entry in
      let word = KeyWord.folded(entry.key)
      let isName =
        index == 0 && !isNamed && !known.contains(word) && kinds.meaning(of: word) != nil
        && !VisualKeys.contains(word) && !VisualKeys.pictures.contains(word)
      if isName, case .scalar = entry.value.content { return entry.renamed("label") }
      return word == "checked" && !known.contains(word) ? entry.renamed("selected") : entry
    }
  }

  static let itemNames: Set<String> = [
    "label", "title", "text", "name", "button", "action",
  ]

  /// Returns the text of a map such as `{button: Save, style: primary}`; returns other items
  /// unchanged.
  private func namedText(_ item: SourceValue, _ log: inout DesignLog) -> SourceValue {
    guard case .map(let entries) = item.content,
      let name = entries.first(where: {
        Self.itemNames.contains(KeyWord.folded($0.key))
          || kinds.meaning(of: $0.key)?.kind.name == "button"
      }), case .scalar = name.value.content
    else { return item }
    for entry in entries where entry.location != name.location && entry.key != "kind" {
      let word = KeyWord.folded(entry.key)
      if VisualKeys.contains(word) || Self.lookKeys.contains(word)
        || ["role", "type"].contains(word)
      {
        log.note(.visual, entry.key, at: entry.location)
      } else {
        log.note(
          .unknown, "'\(entry.key)' is not a key of this item and is not announced",
          at: entry.location)
      }
    }
    return name.value
  }
}
