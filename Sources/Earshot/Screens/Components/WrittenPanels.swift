extension ComponentKind {
  private static let panelKeys: Set<String> = [
    "content", "contents", "children", "components", "panel", "body",
  ]

  func removePanels(
    from entries: inout [SourceValue.Entry], _ log: inout DesignLog
  ) -> [SourceValue] {
    guard choicesKey != nil, !hidesChoices,
      let index = entries.firstIndex(where: { entry in
        guard case .list(let items) = entry.value.content else { return false }
        return items.contains { $0.panel(Self.panelKeys) != nil }
      }), case .list(let items) = entries[index].value.content
    else { return [] }
    let chosen = entries.lazy.filter { KeyWord.isChoice($0.key) }
      .compactMap { try? $0.value.text() }.first
    let named = items.firstIndex {
      $0.isChosenItem || $0.hasChosenState || chosen != nil && $0.itemName == chosen
    }
    let counted = KeyTranslation.chosenIndex(in: entries).flatMap {
      items.indices.contains($0) ? $0 : nil
    }
    let shown = named ?? counted ?? 0
    var panel: [SourceValue] = []
    for (place, item) in items.enumerated() {
      guard let entry = item.panel(Self.panelKeys) else { continue }
      if place == shown {
        panel = entry.value.asItems
      } else {
        log.note(
          .unknown, "the content of '\((item.itemName ?? "").prefix(40))' is not announced",
          mend: "only one panel is shown; write a screen for each panel", at: entry.location)
      }
    }
    entries[index].value = SourceValue(
      .list(items.map { $0.withoutPanel(Self.panelKeys) }), at: entries[index].value.location)
    return panel
  }

  func labelAlone(
    _ entries: [SourceValue.Entry], as text: ComponentKind, _ log: inout DesignLog
  ) -> [SourceValue.Entry]? {
    guard let choicesKey, !hidesChoices, entries.allSatisfy(\.value.isScalar),
      entries.contains(where: { KeyWord.isLabel($0.key) })
    else { return nil }
    log.note(
      .incomplete,
      "\(name): '\(choicesKey)' is missing, so only the label is announced; list the choices",
      at: entries[0].location)
    return entries.compactMap { entry in
      if entry.key == "kind" {
        return entry.renamed("kind", SourceValue(.scalar(text.name), at: entry.location))
      }
      guard KeyWord.isChoice(entry.key) || takes(entry.key) && !text.takes(entry.key) else {
        return entry
      }
      log.note(.unknown, "'\(entry.key)' is not announced", at: entry.location)
      return nil
    }
  }

  /// In an "expandable-row", `content` is a text in the row itself.
  func hidingContents(
    _ entries: [SourceValue.Entry], calledAs word: String, in kinds: ComponentKinds
  ) -> [SourceValue.Entry] {
    guard name == "expandable-row", itemKind(calledAs: word) == nil,
      entries.contains(where: { KeyWord.all[KeyWord.folded($0.key)]?.keys == ["label", "screen"] })
        || entries.contains(where: { $0.key == "label" })
    else { return entries }
    return entries.map { $0.hidden(in: kinds) }.joiningContents(in: "components")
  }
}

extension SourceValue {
  fileprivate func panel(_ keys: Set<String>) -> Entry? {
    guard case .map(let entries) = content else { return nil }
    return entries.first { keys.contains(KeyWord.folded($0.key)) && $0.value.containsMap }
  }

  fileprivate func withoutPanel(_ keys: Set<String>) -> SourceValue {
    guard case .map(let entries) = content, let panel = panel(keys) else { return self }
    return SourceValue(.map(entries.filter { $0.location != panel.location }), at: location)
  }

  fileprivate var hasChosenState: Bool {
    guard case .map(let entries) = content else { return false }
    return entries.contains { entry in
      guard KeyWord.all[KeyWord.folded(entry.key)]?.isState == true,
        let state = try? entry.value.text()
      else { return false }
      return KeyWord.states[KeyWord.folded(state)]?.contains {
        $0.key == "selected" && $0.value == "true"
      } == true
    }
  }

  private var containsMap: Bool {
    parts?.asItems.contains { if case .map = $0.content { true } else { false } } == true
  }

  var itemName: String? {
    guard case .map(let entries) = content else { return try? text() }
    return entries.first { KeyWord.isLabel($0.key) }.flatMap { try? $0.value.text() }
  }

  var isChosenItem: Bool {
    guard case .map(let entries) = content else { return false }
    return entries.contains {
      ["selected", "active", "checked", "current"].contains(KeyWord.folded($0.key))
        && (try? $0.value.flag()) == true
    }
  }
}
