extension ComponentKinds {
  func describesButton(_ word: String) -> Bool {
    let name = "\(KeyWord.folded(word))-button"
    return ["buttons", "close"].contains(KeyWord.all[name]?.keys.first)
      || meaning(of: word) == nil && meaning(of: name)?.kind.name == "button"
  }

  func isButtonRole(_ word: String) -> Bool {
    VisualKeys.variants.contains(word) || describesButton(word)
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

  func buttonEntries(in kinds: ComponentKinds) -> [Entry]? {
    guard let (name, word) = remark, word == "disabled" || kinds.describesButton(word) else {
      return nil
    }
    func entry(_ key: String, _ text: String) -> Entry {
      Entry(key: key, location: location, value: SourceValue(.scalar(text), at: location))
    }
    return [
      entry("label", name), word == "disabled" ? entry("disabled", "true") : entry("style", word),
    ]
  }
}

extension SourceValue.Entry {
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
      // "on" and "off" in parentheses are often part of the text.
      guard let remark = item.remark, !["on", "off"].contains(remark.word) else { return nil }
      (name, word) = remark
    case .null, .list: return nil
    }
    guard let state = KeyWord.states[word]?.first(where: { known.contains($0.key) }) else {
      return nil
    }
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
        kinds.isButtonRole(text),
        entries[0].key.startsName || !kinds.isButtonRole(entries[0].key),
        !Self.itemNames.contains(KeyWord.folded(entries[0].key)),
        kinds.meaning(of: entries[0].key)?.kind.name != "button"
      else { return nil }
      (name, role) = (entries[0].key, text)
    case .scalar:
      guard let remark = item.remark, kinds.describesButton(remark.word) else { return nil }
      (name, role) = remark
    case .null, .list: return nil
    }
    log.note(.visual, role, at: item.location)
    return SourceValue(.scalar(name), at: item.location)
  }
}
