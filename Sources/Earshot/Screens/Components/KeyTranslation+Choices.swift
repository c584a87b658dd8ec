extension KeyTranslation {
  /// Words with a meaning only in kinds with the given key.
  private static let meaningsHere = ["drag-handle": "grabber", "progress": "value"]

  func meantHere(
    _ entry: SourceValue.Entry, _ word: String, _ taken: inout Set<String>, _ log: inout DesignLog
  ) -> [SourceValue.Entry]? {
    switch (word, entry.value.content) {
    // An empty text belongs to a picture in the component.
    case ("alt", .scalar("")), ("alt-text", .scalar("")):
      log.note(.visual, entry.key, at: entry.location)
      return []
    case ("indeterminate", .scalar)
    where known.contains("checked") && (try? entry.value.flag()) == true:
      guard taken.insert("checked").inserted else {
        log.note(
          .unknown, "'\(entry.key)' is not announced, because the component has 'checked'",
          mend: "write 'checked: mixed'", at: entry.location)
        return []
      }
      return [entry.renamed("checked", entry.value.saying("mixed"))]
    // HTML: a legend is the label of a group.
    case ("legend", .scalar) where hasChoices && taken.insert("label").inserted:
      return [entry.renamed("label")]
    case ("primary", .scalar) where isRow && taken.insert("label").inserted:
      return [entry.renamed("label")]
    case ("secondary", .scalar) where isRow, ("tertiary", .scalar) where isRow:
      taken.insert("content")
      return [entry.renamed("content")]
    // In Flutter, a control without a function is disabled.
    case ("on-pressed", .null), ("on-changed", .null):
      return taken.insert("disabled").inserted
        ? [entry.renamed("disabled", entry.value.saying("true"))] : []
    // React Native's states are in a map.
    case ("accessibility-state", .map(let states)):
      return states.flatMap { state in
        guard !known.contains(state.key) else {
          return taken.insert(state.key).inserted ? [state] : translated(state, &taken, &log)
        }
        if (try? state.value.flag()) != false {
          log.note(
            .unknown, "'\(state.key)' is not a key of \(subject) and is not announced",
            at: state.location)
        }
        return []
      }
    case ("duration", .scalar(let text))
    where known.isSuperset(of: ["value", "maximum"]) && text.contains(":")
      && taken.insert("maximum").inserted:
      log.note(.narrowed, "'\(entry.key)' is treated as 'maximum'", at: entry.location)
      return [entry.renamed("maximum")]
    default: break
    }
    guard let key = Self.meaningsHere[word], known.contains(key),
      key != "value" || known.contains("maximum"), taken.insert(key).inserted
    else { return nil }
    return [entry.renamed(key)]
  }

  /// Whether `primary` and `secondary` are texts, and not buttons.
  private var isRow: Bool {
    known.contains("content") && known.isDisjoint(with: ["buttons", "components"])
  }

  /// Returns the value, or the state that is written as `current: true`.
  func currentValue(
    _ entry: SourceValue.Entry, _ word: KeyWord, _ taken: inout Set<String>,
    _ log: inout DesignLog
  ) -> [SourceValue.Entry]? {
    guard word.keys == ["value"], !hasChoices, entry.value.isScalar else { return nil }
    let isState = (try? entry.value.flag()) != nil
    let key = isState ? "selected" : "value"
    guard known.contains(key), isState || !known.contains("selected"),
      taken.insert(key).inserted
    else { return nil }
    log.note(.narrowed, "'\(entry.key)' is treated as '\(key)'", at: entry.location)
    return [entry.renamed(key)]
  }

  private static let currentStep: Set<String> = [
    "current", "current-step", "active", "active-step", "selected",
  ]

  /// No toolkit has a step indicator; its current step is the value of a progress indicator.
  func namingStep(
    _ written: [SourceValue.Entry], _ log: inout DesignLog
  ) -> [SourceValue.Entry] {
    guard subject == "progress", !written.contains(where: { $0.key == "value" }),
      let list = written.first(where: { KeyWord.folded($0.key) == "steps" }),
      let current = written.first(where: { Self.currentStep.contains(KeyWord.folded($0.key)) }),
      case .list(let items) = list.value.content, let text = try? current.value.text()
    else { return written }
    let names = items.map { $0.itemName ?? "" }
    guard let place = names.firstIndex(of: text) ?? Int(text).map({ $0 &- 1 }),
      names.indices.contains(place)
    else { return written }
    log.note(
      .narrowed, "'\(list.key)' and '\(current.key)' are treated as 'value' and 'position'",
      at: list.location)
    let kept = written.filter { ![list.location, current.location].contains($0.location) }
    return kept.filter { $0.key != "position" } + [
      current.renamed("value", current.value.saying(names[place])),
      list.renamed("position", list.value.saying("\(place + 1) of \(names.count)")),
    ]
  }

  /// In HTML, an image with an empty alternative text is decorative.
  func hidingPicture(_ written: [SourceValue.Entry]) -> [SourceValue.Entry] {
    func isEmpty(_ entry: SourceValue.Entry) -> Bool {
      if case .scalar("") = entry.value.content { true } else { false }
    }
    let isNamed = written.contains {
      let word = KeyWord.folded($0.key)
      let isText = word == "label" || KeyWord.all[word]?.keys.contains("label") == true
      return isText && !isEmpty($0)
    }
    guard subject == "image", !isNamed, !written.contains(where: { $0.key == "hidden" }),
      let index = written.firstIndex(where: {
        ["alt", "alt-text"].contains(KeyWord.folded($0.key)) && isEmpty($0)
      })
    else { return written }
    var entries = written
    entries[index] = written[index].renamed("hidden", written[index].value.saying("true"))
    return entries
  }

  /// Marks named items as selected, such as the seat in `selected: 2C`.
  func choosingItems(_ written: [SourceValue.Entry]) -> [SourceValue.Entry] {
    guard known.contains("components"), !known.contains("selected"), !known.contains("value"),
      let chosen = written.firstIndex(where: { KeyWord.isChoice($0.key) })
    else { return written }
    let texts = Set(written[chosen].value.asItems.compactMap { try? $0.text() })
    guard !texts.isEmpty,
      let list = written.firstIndex(where: { entry in
        texts.isSubset(of: entry.value.asItems.compactMap(\.itemName))
          && entry.location != written[chosen].location
      }), case .list(let items) = written[list].value.content
    else { return written }
    let selected = SourceValue.Entry(
      key: "selected", location: written[chosen].location,
      value: written[chosen].value.saying("true"))
    var entries = written
    entries[list].value = SourceValue(
      .list(
        items.map { item in
          guard let name = item.itemName, texts.contains(name) else { return item }
          let label = SourceValue.Entry(key: "label", location: item.location, value: item)
          return SourceValue(.map((item.asMap ?? [label]) + [selected]), at: item.location)
        }), at: written[list].value.location)
    entries.remove(at: chosen)
    return entries
  }
}

extension SourceValue {
  fileprivate func saying(_ text: String) -> SourceValue {
    SourceValue(.scalar(text), at: location)
  }

  fileprivate var asMap: [Entry]? {
    if case .map(let entries) = content { entries } else { nil }
  }
}
