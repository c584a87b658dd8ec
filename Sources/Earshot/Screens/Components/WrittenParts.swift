extension ComponentKind {
  var isNamedByText: Bool {
    !takes("components") && choicesKey == nil && !["group", "table-row", "tab"].contains(name)
  }

  /// Whether an entry is a key of this kind or, in a group, a named value.
  func describes(_ entries: [SourceValue.Entry]) -> Bool {
    entries.contains { entry in
      let word = KeyWord.folded(entry.key)
      return KeyWord.all[word] != nil || takes(word) || name == "group"
    }
  }

  /// Returns names and values, such as `{Bikes: 5, Docks: 7}`, as one text each.
  func joiningNames(_ entries: [SourceValue.Entry]) -> [SourceValue.Entry] {
    let own = entries.filter { $0.key != "kind" }
    guard name == "group", !own.isEmpty, own.allSatisfy({ $0.isNamedValue(of: self) }) else {
      return entries
    }
    let texts = own.map { entry in
      SourceValue(
        .scalar("\(entry.key) \((try? entry.value.text()) ?? "")"), at: entry.location)
    }
    return entries.filter { $0.key == "kind" }
      + [own[0].renamed("content", SourceValue(.list(texts), at: own[0].location))]
  }
}

extension SourceValue.Entry {
  func isNamedValue(of kind: ComponentKind) -> Bool {
    let word = KeyWord.folded(key)
    guard key.startsName, value.isScalar, (try? value.flag()) == nil, !kind.takes(word),
      !VisualKeys.describes(word)
    else { return false }
    return KeyWord.all[word] == nil || (try? value.number()) != nil
  }

  /// Returns the parts of a component such as `row: [{text: A}]`.
  func parts(of kind: ComponentKind, in kinds: ComponentKinds) -> SourceValue? {
    switch value.content {
    case .list(let items):
      let isLayout =
        !kind.takes("components") && !kind.takes("buttons") && kind.choicesKey == nil
        && !items.isEmpty && items.allSatisfy { $0.isComponent(in: kinds) }
      return isLayout ? value : nil
    case .map(let entries):
      guard kind.takes("step"), !entries.isEmpty,
        entries.allSatisfy({ $0.isNamedValue(of: kind) })
      else { return nil }
      let components = entries.map { entry in
        SourceValue(
          .map([
            renamed("kind", SourceValue(.scalar(key), at: location)),
            entry.renamed("label", SourceValue(.scalar(entry.key), at: entry.location)),
            entry.renamed("value"),
          ]), at: entry.location)
      }
      return SourceValue(.list(components), at: value.location)
    case .null, .scalar: return nil
    }
  }

  /// Returns the components in a list such as `social-buttons`.
  func compoundParts(in kinds: ComponentKinds) -> SourceValue? {
    guard let kind = kinds.meaning(ofCompound: key)?.kind else { return nil }
    if case .list(let items) = value.content,
      let last = KeyWord.folded(key).split(separator: "-").last, last.hasSuffix("s"),
      let name = kind.nameOfEach(items, calledAs: String(last))
    {
      return value.components(of: name, in: kinds)
    }
    return parts(of: kind, in: kinds)
  }
}

extension SourceValue {
  /// Whether this is a component without a text, such as the anchor of a merge key.
  var isTemplate: Bool {
    guard case .map(let entries) = content else { return false }
    return entries.allSatisfy { $0.key == "kind" || VisualKeys.describes($0.key) }
  }

  func isComponent(in kinds: ComponentKinds) -> Bool {
    guard case .map(let entries) = content, let first = entries.first else { return false }
    return WrittenComponent.hasKind(entries, in: kinds)
      || entries.count == 1 && !WrittenComponent.ambiguous.contains(first.key)
        && kinds.meaning(ofCompound: first.key) != nil
  }
}

extension String {
  /// Whether this is probably a name for people.
  var isName: Bool { isWording && !isAmount && !isAddress }
}

extension SourceValue.Entry {
  private static let places: Set<String> = ["leading", "trailing", "left", "right", "accessory"]

  func asNestedComponent(in kinds: ComponentKinds) -> SourceValue? {
    let word = KeyWord.folded(key)
    guard KeyWord.all[word] == nil, !VisualKeys.contains(word),
      !VisualKeys.pictures.contains(word), !WrittenComponent.ambiguous.contains(word),
      let meaning = kinds.meaning(of: word)?.kind
    else { return nil }
    var own: [SourceValue.Entry]
    switch value.content {
    case .map(let entries) where meaning.describes(entries): own = entries
    case .scalar(let text) where meaning.isNamedByText && text.isName: own = [renamed("label")]
    case .null, .scalar, .list, .map: return nil
    }
    own.insert(renamed("kind", SourceValue(.scalar(key), at: location)), at: 0)
    let component = SourceValue(.map(own), at: value.location)
    return SourceValue(.list([component]), at: value.location)
  }

  func placedComponents(
    beside kind: ComponentKind, in kinds: ComponentKinds
  ) -> [SourceValue]? {
    let word = KeyWord.folded(key)
    guard !kind.takes(key), !kind.takes(word) else { return nil }
    let isPlace = Self.places.contains(word)
    guard
      isPlace || kinds[word] != nil
        || NearestName.misspelled(word, among: kind.keyNames) == nil
    else { return nil }
    let components = isPlace ? value.asComponents(in: kinds) : asNestedComponent(in: kinds)
    guard case .list(let items)? = components?.content else { return nil }
    return items
  }
}
