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
