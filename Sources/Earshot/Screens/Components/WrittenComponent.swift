enum WrittenComponent {
  /// Names of kinds that are usually keys, so `title: Flights` alone is not a component.
  static let ambiguous: Set<String> = [
    "label", "title", "header", "description", "caption", "body", "subtitle", "copy", "note",
    "headline", "icon", "input", "field", "details", "message", "notification", "filter", "counter",
    "range",
    "indicator", "content", "items", "name", "id", "badge", "tag", "container", "frame", "email",
    "phone", "status", "view", "column",
  ]

  static let keysAlone: Set<String> = ["label", "name", "id", "content", "items"]

  static let pageParts = [
    "image": "image", "illustration": "image", "picture": "image", "button": "button",
    "buttons": "button", "action": "button", "actions": "button", "link": "link",
    "heading": "heading",
  ]

  static func hasPageKind(_ entries: [SourceValue.Entry], in kinds: ComponentKinds) -> Bool {
    entries.contains { $0.key == "kind" } || entries.count == 1 && hasKind(entries, in: kinds)
  }

  static func meaning(
    of word: String, with entries: [SourceValue.Entry], in kinds: ComponentKinds
  ) -> ComponentKinds.Meaning? {
    kinds.meaning(of: word).map { becoming($0, calledAs: word, with: entries, in: kinds) }
  }

  static func becoming(
    _ meaning: ComponentKinds.Meaning, calledAs word: String, with entries: [SourceValue.Entry],
    in kinds: ComponentKinds
  ) -> ComponentKinds.Meaning {
    var written = Set(entries.map(keyForKind))
    if entries.contains(where: { $0.key == "items" && $0.value.hasSelectedItem(in: kinds) }) {
      written.insert("selected")
    }
    let other = meaning.kind.otherKinds.first { $0.applies(to: word, with: written) }
    guard let other, let kind = kinds[other.name] else { return meaning }
    let implied = meaning.keys.filter { kind.takes($0.key) }
    return (kind, implied.merging(other.implied) { first, _ in first })
  }

  /// Returns the key; `buttons` for a button that is called `dismiss`.
  private static func keyForKind(_ entry: SourceValue.Entry) -> String {
    let key = KeyWord.folded(entry.key)
    if ["steps", "rows"].contains(key), entry.value.isScalar { return "" }
    if key == "indeterminate", (try? entry.value.flag()) == false { return "" }
    return key == "dismiss" && (try? entry.value.flag()) == nil ? "buttons" : key
  }

  /// Returns the end of a sentence: the reason why a word cannot be a component.
  static func outside(_ word: String) -> String? {
    let word = KeyWord.folded(word)
    let singular = word.hasSuffix("s") ? word.dropLast() : word[...]
    return outside.first {
      $0.words.split(separator: " ").contains { [word[...], singular].contains($0) }
    }?
    .reason
  }

  private static let outside: [(words: String, reason: String)] = [
    (
      "status-bar system-bar home-indicator gesture-bar dynamic-island notch lock-screen "
        + "control-center notification-center push-notification app-shortcut app-shortcuts menu-bar "
        + "the-menu-bar dock-menu dock-menus home-screen-quick-action home-screen-quick-actions "
        + "window windows",
      "belongs to the system and not to the app's screen; leave it out"
    ),
    (
      "keyboard virtual-keyboard virtual-keyboards on-screen-keyboard",
      "belongs to the system; add 'editing: true' to the field that uses the keyboard"
    ),
    (
      "widget widgets live-activity live-activities complication complications control-widget "
        + "controls top-shelf watch-face watch-faces",
      "is not part of an app screen; describe it as a separate screen"
    ),
    (
      "web-view web-views webview html iframe",
      "shows web content, which Earshot cannot predict; leave it out"
    ),
  ]

  private static let looks: Set<String> = [
    "divider", "dividers", "separator", "separators", "horizontal-rule", "spacer", "scrim",
    "background", "gradient", "shadow", "safe-area", "padding",
  ]

  static func isLook(_ word: String) -> Bool { looks.contains(KeyWord.folded(word)) }

  private static func needsNoLabel(_ word: String, in kinds: ComponentKinds) -> Bool {
    guard let implied = kinds.meaning(of: word)?.keys else { return false }
    return implied["hidden"] == "true" || implied["refresh"] == "true"
  }

  static func hasKind(_ entries: [SourceValue.Entry], in kinds: ComponentKinds) -> Bool {
    guard !entries.contains(where: { $0.key == "kind" }), let first = entries.first else {
      return !entries.isEmpty
    }
    return !ambiguous.contains(first.key) && kinds.meaning(of: first.key) != nil
      && !isOwnKey(first, followedBy: entries.dropFirst(), in: kinds)
      || entries.contains { isKindOfType($0, in: kinds) && !hasAmbiguousText($0) }
  }

  private static func isOwnKey(
    _ first: SourceValue.Entry, followedBy rest: ArraySlice<SourceValue.Entry>,
    in kinds: ComponentKinds
  ) -> Bool {
    guard case .scalar(let text) = first.value.content else { return false }
    if text.isAmount, !isKnownKey(first.key, in: kinds) { return isMoment(first) }
    return isMoment(first) || isPicture(first, beside: rest)
      || rest.contains { $0.key == "label" } && isKnownKey(first.key, in: kinds)
  }

  private static let titles: Set<String> = ["title", "headline", "heading", "name"]

  private static func isPicture(
    _ entry: SourceValue.Entry, beside rest: ArraySlice<SourceValue.Entry>
  ) -> Bool {
    VisualKeys.pictures.contains(KeyWord.folded(entry.key))
      && (try? entry.value.text()).map { !$0.isAddress } == true
      && rest.contains { titles.contains(KeyWord.folded($0.key)) }
  }

  private static func isMoment(_ entry: SourceValue.Entry) -> Bool {
    guard ["date", "time"].contains(entry.key), let text = try? entry.value.text() else {
      return false
    }
    return text.contains(where: \.isNumber)
  }

  /// Returns a component's entries; `- button: Save` is a button with a label, and a plain string
  /// is a text.
  static func entries(
    of value: SourceValue, in kinds: ComponentKinds, _ log: inout DesignLog
  ) throws(InputError) -> [SourceValue.Entry] {
    switch value.content {
    case .map(let entries):
      guard !entries.contains(where: { $0.key == "kind" }), let first = entries.first else {
        return entries
      }
      return try expanded(entries, first, in: kinds, at: value.location, &log)
    case .scalar(let text) where isLook(text) || needsNoLabel(text, in: kinds):
      return [entry("kind", text, at: value.location)]
    case .scalar(let text) where text.contains("/") || kinds.meaning(of: text) == nil:
      if let pair = JoinedPair(text[...]),
        pair.key == "kind" || kinds.meaning(of: String(pair.key)) != nil
      {
        throw InputError(pair.message, at: value.location)
      }
      log.note(.narrowed, "'\(text.prefix(40))' is treated as 'kind: text'", at: value.location)
      return [entry("kind", "text", at: value.location), entry("label", text, at: value.location)]
    case .scalar(let text):
      throw InputError(
        "expected a component, found '\(text)'; write '- \(text): Label' or '- text: \(text)'",
        at: value.location)
    case .null, .list: return try value.entries("a component", suchAs: "'- kind: button'")
    }
  }

  private static func expanded(
    _ entries: [SourceValue.Entry], _ first: SourceValue.Entry, in kinds: ComponentKinds,
    at location: SourceLocation, _ log: inout DesignLog
  ) throws(InputError) -> [SourceValue.Entry] {
    if let error = first.joined { throw error }
    let own = entries.filter { $0.key != "frame" || (try? $0.value.frame()) == nil }
    if own.count < entries.count, let first = own.first {
      let frames = entries.filter { entry in !own.contains { $0.location == entry.location } }
      return try expanded(own, first, in: kinds, at: location, &log) + frames
    }
    let isKey =
      ambiguous.contains(first.key)
      && (entries.count > 1 && !isOnlyKind(first, followedBy: entries.dropFirst(), in: kinds)
        || keysAlone.contains(first.key))
      || isOwnKey(first, followedBy: entries.dropFirst(), in: kinds)
    let rest = Array(entries.dropFirst())
    if isPicture(first, beside: rest[...]) {
      return [entry("kind", "group", at: location)] + entries
    }
    if entries.count == 1, isLook(first.key), !first.value.isWording {
      return [entry("kind", first.key, at: first.location)]
    }
    // A divider with a text (such as "or") and a time without a picker are read as texts.
    if entries.count == 1, isLook(first.key) || isMoment(first),
      case .scalar(let text) = first.value.content
    {
      log.note(
        .narrowed, "'\(first.key): \(text.prefix(40))' is treated as 'kind: text'", at: location)
      return [entry("kind", "text", at: first.location)]
        + [SourceValue.Entry(key: "label", location: first.value.location, value: first.value)]
    }
    guard !isKey, let meaning = kinds.meaning(of: first.key) else {
      if entries.count == 1, case .scalar(let text) = first.value.content,
        first.key.contains(" ") && !isCompound(first.key, in: kinds)
          || first.key.startsName && kinds.meaning(ofCompound: first.key) == nil
      {
        let whole = String("\(first.key): \(text)".prefix(60))
        throw InputError(
          "expected a component, found a text with a colon; write '- text: \(whole.quoted)'",
          at: location)
      }
      if let index = entries.firstIndex(where: { isKindOfType($0, in: kinds) }) {
        log.note(
          .narrowed, "'\(entries[index].key)' is treated as 'kind'", at: entries[index].location)
        var entries = entries
        entries[index] = entries[index].renamed("kind")
        return entries
      }
      if rest.isEmpty, let typed = typed(first, in: kinds, &log) { return typed }
      if rest.isEmpty, let parts = first.compoundParts(in: kinds) {
        return section(of: parts, at: first.location)
      }
      if isKnownKey(first.key, in: kinds) {
        if let ordered = withKindFirst(entries, in: kinds) {
          return try expanded(ordered, ordered[0], in: kinds, at: location, &log)
        }
        if let pair = textWithValue(entries, at: location, &log) { return pair }
        if entries.count == 1, case .scalar = first.value.content,
          KeyWord.all[KeyWord.folded(first.key)]?.keys.contains("content") == true
        {
          log.note(.narrowed, "'\(first.key)' is treated as 'kind: text'", at: location)
          return [entry("kind", "text", at: first.location), first.renamed("label")]
        }
        guard entries.count == 1, let parts = first.value.parts else { return entries }
        guard
          KeyWord.all[KeyWord.folded(first.key)]?.meansParts == true || first.key == "components"
        else { return named(first, followedBy: [], list: "items") }
        return [entry("kind", "section", at: location), first.renamed(first.key, parts)]
      }
      guard kinds.isAnotherWord(first.key), !rest.contains(where: { $0.key == "label" }) else {
        throw kinds.unknownKind(first.key, at: first.location)
      }
      return named(first, followedBy: rest, list: "items")
    }
    if let parts = first.parts(of: meaning.kind, in: kinds) {
      return section(of: parts, at: first.location) + rest
    }
    let isChoice =
      first.value.hasSelectedItem(in: kinds)
      && meaning.kind.otherKinds.contains {
        !$0.words.isEmpty && $0.applies(to: first.key, with: ["items"])
      }
    if !isChoice, case .list(let items) = first.value.content,
      let name = meaning.kind.nameOfEach(items, calledAs: first.key),
      rest.isEmpty || name != KeyWord.folded(first.key) || !items.allSatisfy(\.isScalar)
    {
      let components = first.value.components(of: name, in: kinds)
      return section(of: components, at: first.location) + rest
    }
    return named(first, followedBy: rest, list: meaning.kind.listKey(calledAs: first.key))
  }

  private static func section(
    of components: SourceValue, at location: SourceLocation
  ) -> [SourceValue.Entry] {
    [
      entry("kind", "section", at: location),
      SourceValue.Entry(key: "components", location: location, value: components),
    ]
  }

  private static func isOnlyKind(
    _ first: SourceValue.Entry, followedBy rest: ArraySlice<SourceValue.Entry>,
    in kinds: ComponentKinds
  ) -> Bool {
    guard case .scalar = first.value.content else { return false }
    return ["input", "field"].contains(first.key)
      && !rest.contains { KeyWord.isLabel($0.key) || $0.key == "kind" }
      && !rest.contains { isKindOfType($0, in: kinds) && !hasAmbiguousText($0) }
  }

  /// Whether words name a kind; "total price" can be part of a text.
  private static func isCompound(_ words: String, in kinds: ComponentKinds) -> Bool {
    guard words == words.lowercased(), let kind = kinds.meaning(ofCompound: words)?.kind.name else {
      return false
    }
    return !["text", "heading", "date-picker", "time-picker", "date-time-picker"].contains(kind)
  }

  private static func typed(
    _ first: SourceValue.Entry, in kinds: ComponentKinds, _ log: inout DesignLog
  ) -> [SourceValue.Entry]? {
    guard case .map(var own) = first.value.content, first.key != "components",
      KeyWord.all[KeyWord.folded(first.key)] == nil,
      let index = own.firstIndex(where: { $0.key == "kind" })
        ?? own.firstIndex(where: { isKindOfType($0, in: kinds) && !hasAmbiguousText($0) })
    else { return nil }
    if own[index].key != "kind" {
      log.note(.narrowed, "'\(own[index].key)' is treated as 'kind'", at: own[index].location)
      own[index] = own[index].renamed("kind")
    }
    guard !own.contains(where: { KeyWord.isLabel($0.key) }) else { return own }
    log.note(.narrowed, "'\(first.key.prefix(40))' is treated as 'label'", at: first.location)
    return own + [entry("label", first.key, at: first.location)]
  }

  private static func textWithValue(
    _ entries: [SourceValue.Entry], at location: SourceLocation, _ log: inout DesignLog
  ) -> [SourceValue.Entry]? {
    guard let label = entries.first(where: { KeyWord.isLabel($0.key) }),
      entries.contains(where: { $0.key == "value" }),
      entries.allSatisfy({
        KeyWord.isLabel($0.key) || ["value", "unit", "id", "frame"].contains($0.key)
      })
    else { return nil }
    log.note(
      .narrowed, "'\(label.key)' and 'value' are treated as 'kind: text'", at: label.location)
    return [entry("kind", "text", at: location)] + entries
  }

  static func hasTypeOfContent(
    _ entries: [SourceValue.Entry], in kinds: ComponentKinds
  ) -> Bool {
    entries.contains { KeyWord.isLabel($0.key) }
      && entries.contains { entry in
        guard isKindOfType(entry, in: kinds), let word = try? entry.value.text() else {
          return false
        }
        return kinds.meaning(of: word)?.kind.substituted.contains(KeyWord.folded(word)) == true
      }
  }

  private static func isKindOfType(
    _ entry: SourceValue.Entry, in kinds: ComponentKinds
  ) -> Bool {
    ["type", "component", "widget", "element"].contains(KeyWord.folded(entry.key))
      && (try? entry.value.text()).flatMap { kinds.meaning(of: $0) } != nil
  }

  /// Returns whether a `type` can mean something other than a kind, such as a contact's "email".
  private static func hasAmbiguousText(_ entry: SourceValue.Entry) -> Bool {
    (try? entry.value.text()).map { ambiguous.contains(KeyWord.folded($0)) } ?? false
  }

  private static func named(
    _ first: SourceValue.Entry, followedBy rest: [SourceValue.Entry], list: String
  ) -> [SourceValue.Entry] {
    let kind = entry("kind", first.key, at: first.location)
    func named(_ key: String) -> [SourceValue.Entry] {
      [
        kind,
        SourceValue.Entry(key: key, location: first.value.location, value: first.value),
      ] + rest
    }
    switch first.value.content {
    case .null: return [kind] + rest
    case .scalar(let text):
      // In `image: photo.png`, `photo.png` is the source if the component also has a label.
      let isSource = text.isAddress && rest.contains { KeyWord.isLabel($0.key) }
      let isValue = text.isAmount && rest.contains { KeyWord.isLabel($0.key) }
      return named(isSource ? "source" : isValue ? "value" : "label")
    case .map(let own): return [kind] + own + rest
    case .list: return named(list)
    }
  }

  /// A merge key puts own keys before the kind.
  private static func withKindFirst(
    _ entries: [SourceValue.Entry], in kinds: ComponentKinds
  ) -> [SourceValue.Entry]? {
    let named = entries.indices.dropFirst().filter { index in
      let entry = entries[index]
      guard !ambiguous.contains(entry.key), entry.value.isWording,
        let kind = kinds.kind(calledAs: entry.key)
      else { return false }
      return entries.indices.allSatisfy {
        $0 == index || kind.takes(entries[$0].key) && !KeyWord.isLabel(entries[$0].key)
      }
    }
    guard named.count == 1 else { return nil }
    var ordered = entries
    ordered.insert(ordered.remove(at: named[0]), at: 0)
    return ordered
  }

  private static func isKnownKey(_ key: String, in kinds: ComponentKinds) -> Bool {
    let word = KeyWord.folded(key)
    return KeyWord.all[word] != nil || VisualKeys.contains(word)
      || kinds.kinds.contains { $0.takes(word) }
  }

  private static func entry(
    _ key: String, _ text: String, at location: SourceLocation
  ) -> SourceValue.Entry {
    SourceValue.Entry(key: key, location: location, value: SourceValue(.scalar(text), at: location))
  }
}

extension SourceValue {
  fileprivate var isWording: Bool {
    guard case .scalar = content else { return false }
    return (try? flag()) == nil
  }
}
