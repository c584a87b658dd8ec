extension KeyTranslation {
  func meant(
    _ entry: SourceValue.Entry, _ word: KeyWord, _ taken: inout Set<String>, _ log: inout DesignLog
  ) -> [SourceValue.Entry]? {
    if word.needsList, case .scalar(let text) = entry.value.content,
      KeyWord.folded(entry.key) != "button" || Double(text) != nil
    {
      return nil
    }
    if word.meansParts, case .scalar(let text) = entry.value.content, Double(text) != nil {
      return counted(entry, &log)
    }
    if let needed = word.hasChoices, needed != hasChoices {
      if let current = currentValue(entry, word, &taken, &log) { return current }
      // If the value is a text, it is the name of the selected tab or step.
      guard hasChoices, word.keys == ["selected"], (try? entry.value.flag()) == nil else {
        return nil
      }
      return translated(entry.renamed("selected"), &taken, &log)
    }
    if KeyWord.folded(entry.key) == "selection", let mode = try? entry.value.text(),
      KeyWord.selectionModes.contains(mode)
    {
      guard known.contains("multiple") else {
        log.note(.visual, entry.key, at: entry.location)
        return []
      }
      return translated(entry.renamed("selection-mode"), &taken, &log)
    }
    if word.keys == ["purpose"], known.contains("secure"), let text = try? entry.value.text(),
      ["password", "secure"].contains(KeyWord.folded(text)), taken.insert("secure").inserted
    {
      return [entry.renamed("secure", SourceValue(.scalar("true"), at: entry.value.location))]
    }
    let flag = try? entry.value.flag()
    let canClose = word.keys.contains("close") && known.contains("close")
    if case .buttons = word.conversion, let flag, !canClose {
      if flag {
        log.note(
          .unknown, "'\(entry.key)' is not announced",
          mend: "write the name of the button",
          at: entry.location)
      } else {
        log.note(.visual, entry.key, at: entry.location)
      }
      return []
    }
    switch word.conversion {
    case .state: return named(entry, by: KeyWord.states, &taken, &log)
    case .role: return named(entry, by: KeyWord.roles, &taken, &log)
    case .time where KeyWord.folded(entry.key) == "when" && !entry.value.isTime:
      log.note(.visual, entry.key, at: entry.location)
      return []
    case .range:
      guard case .list(let values) = entry.value.content, values.count == 2,
        known.isSuperset(of: ["start", "end"])
      else { return parts(entry, &log) }
      taken.formUnion(["start", "end"])
      return zip(["start", "end"], values).map { entry.renamed($0, $1) }
    default: break
    }
    let possible = word.keys.filter { known.contains($0) && canMean($0, entry, beside: taken) }
    guard let key = possible.first(where: { !taken.contains($0) || Self.collects($0) }) else {
      guard let key = possible.first else { return nil }
      if word.keys == ["screen"] {
        log.note(
          .unknown, "'\(entry.key)' is not announced, because the screen has another name",
          at: entry.location)
        return []
      }
      log.errors.add(
        InputError(
          "\(subject): '\(entry.key)' and '\(key)' have the same meaning; keep one",
          at: entry.location))
      return []
    }
    taken.insert(key)
    if case .icon = word.conversion, !entry.value.isBackIcon { return button(entry, &taken, &log) }
    if case .items = word.conversion, known.isSuperset(of: ["components", "columns"]),
      let grid = entry.value.cells
    {
      let columns = entry.renamed(
        "columns", SourceValue(.scalar("\(grid.columns)"), at: entry.value.location))
      return [
        entry.renamed("components", grid.cells.components(of: grid.kind ?? itemKind, in: kinds))
      ]
        + (taken.insert("columns").inserted ? [columns] : [])
    }
    if let note = word.note, !KeyWord.keysWithoutNotes.contains(key) {
      log.note(.narrowed, "'\(entry.key)' is treated as '\(key)'\(note)", at: entry.location)
    }
    guard let value = converted(entry, by: word.conversion, to: key, &log) else { return [] }
    return [withChoices(entry.renamed(key, value), &log)]
  }

  private func canMean(
    _ key: String, _ entry: SourceValue.Entry, beside taken: Set<String>
  ) -> Bool {
    switch (KeyWord.folded(entry.key), key) {
    case (_, "close"): (try? entry.value.flag()) != nil
    case (_, "checked"), (_, "selected"): entry.value.isState
    case ("step", "content"): (try? entry.value.number()) == nil
    case ("count", "content"): known.isDisjoint(with: ["placeholder", "stars"])
    case ("swipe", "actions"): !entry.value.isScalar
    case ("to", "content"): taken.contains("from")
    case ("from", "start"), ("from", "minimum"), ("to", "end"), ("to", "maximum"):
      (try? entry.value.text()).map { $0.contains(where: \.isNumber) } ?? true
    case ("trigger", "label"), ("trigger-label", "label"):
      ["menu", "dropdown"].contains(subject) && !taken.contains("label") && !entry.value.isGesture
    default: true
    }
  }

  private func counted(
    _ entry: SourceValue.Entry, _ log: inout DesignLog
  ) -> [SourceValue.Entry] {
    if known.contains("columns") || known.contains("placeholder") {
      log.note(.visual, entry.key, at: entry.location)
    } else {
      log.note(
        .unknown, "the number of '\(entry.key)' is not announced", mend: "list their names instead",
        at: entry.location)
    }
    return []
  }

  private func button(
    _ entry: SourceValue.Entry, _ taken: inout Set<String>, _ log: inout DesignLog
  ) -> [SourceValue.Entry]? {
    taken.remove("back")
    guard known.contains("components"), (try? entry.value.text()) != "false" else { return [] }
    let key = known.contains("leading-items") ? "leading-items" : "components"
    taken.insert(key)
    return [entry.renamed(key, entry.value.components(of: "button", in: kinds))]
  }

  static func collects(_ key: String) -> Bool {
    ["content", "components", "leading-items", "actions", "buttons", "purpose"].contains(key)
  }

  private func named(
    _ entry: SourceValue.Entry, by table: [String: [(key: String, value: String)]],
    _ taken: inout Set<String>, _ log: inout DesignLog
  ) -> [SourceValue.Entry]? {
    guard case .scalar(let text) = entry.value.content else { return nil }
    let state = KeyWord.folded(text)
    if let meant = table[state]?.first(where: { known.contains($0.key) }) {
      guard taken.insert(meant.key).inserted else { return [] }
      return [entry.renamed(meant.key, SourceValue(.scalar(meant.value), at: entry.value.location))]
    }
    if KeyWord.visualStates.contains(state) {
      log.note(.visual, "\(entry.key): \(text)", at: entry.location)
      return []
    }
    guard ["state", "status"].contains(KeyWord.folded(entry.key)),
      known.contains("state-description"), !KeyWord.readerStates.contains(state),
      taken.insert("state-description").inserted
    else { return nil }
    log.note(.narrowed, "'\(entry.key)' is treated as 'state-description'", at: entry.location)
    return [entry.renamed("state-description")]
  }
}

extension KeyTranslation {
  private struct State: Hashable {
    let key: String
    let flag: Bool
  }

  /// Removes words that repeat a state, such as `editable: true` beside `read-only: false`.
  func removingRepetitions(_ written: [SourceValue.Entry]) -> [SourceValue.Entry] {
    var states = Set(written.filter { known.contains($0.key) }.compactMap(state(of:)))
    return written.filter { entry in
      guard !known.contains(entry.key), let own = state(of: entry) else { return true }
      return states.insert(own).inserted
    }
  }

  private func state(of entry: SourceValue.Entry) -> State? {
    guard let flag = try? entry.value.flag() else { return nil }
    let word = known.contains(entry.key) ? nil : KeyWord.all[KeyWord.folded(entry.key)]
    guard let name = (word?.keys ?? [entry.key]).first(where: known.contains),
      keys.contains(where: { $0.name == name && $0.form.takesFlag })
    else { return nil }
    switch word?.conversion {
    case nil, .same: return State(key: name, flag: flag)
    case .negated: return State(key: name, flag: !flag)
    default: return nil
    }
  }
}

extension DesignKey.Form {
  fileprivate var takesFlag: Bool {
    switch self {
    case .flag: true
    case .any(let forms): forms.contains(.flag)
    default: false
    }
  }
}

extension SourceValue {
  var isState: Bool {
    switch content {
    case .null: true
    case .scalar(let text):
      (try? flag()) != nil || ["mixed", "indeterminate"].contains(KeyWord.folded(text))
    case .list, .map: false
    }
  }

  fileprivate var isGesture: Bool {
    guard case .scalar(let text) = content else { return false }
    return ["hover", "tap", "click", "press", "long-press", "right-click", "double-tap", "swipe"]
      .contains(KeyWord.folded(text))
  }
}
