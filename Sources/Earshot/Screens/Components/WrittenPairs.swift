extension SourceValue {
  func pairEntries(of kind: ComponentKind, in kinds: ComponentKinds) -> [Entry]? {
    guard case .map(let entries) = content, entries.count == 1, let entry = entries.first,
      case .scalar(let text) = entry.value.content, kind.name != "table-row",
      entry.isName(among: kind.keyNames, in: kinds)
    else { return nil }
    func scalar(_ text: String) -> SourceValue { SourceValue(.scalar(text), at: entry.location) }
    let label = entry.renamed("label", scalar(entry.key))
    let word = KeyWord.folded(text)
    switch kind.name {
    case "text": return [entry.renamed("label", scalar("\(entry.key): \(text)"))]
    case "expandable-row":
      return [label, entry.renamed("components", entry.value.components(of: "text", in: kinds))]
    case "button" where kinds.isButtonRole(text): return [label, entry.renamed("style")]
    default: break
    }
    if kind.takes("checked"), let flag = try? entry.value.flag() {
      return [label, entry.renamed("checked", scalar("\(flag)"))]
    }
    if let state = KeyWord.states[word]?.first(where: { kind.takes($0.key) }) {
      return [label, entry.renamed(state.key, scalar(state.value))]
    }
    return kind.takes("value") ? [label, entry.renamed("value")] : nil
  }
}

extension SourceValue.Entry {
  fileprivate func isName(among keys: Set<String>, in kinds: ComponentKinds) -> Bool {
    let word = KeyWord.folded(key)
    guard KeyWord.all[word] == nil, !VisualKeys.describes(word),
      !VisualKeys.pictures.contains(word), !word.hasPrefix("on-"), kinds.meaning(of: key) == nil,
      !kinds.kinds.contains(where: { $0.takes(word) })
    else { return false }
    return key.startsName || key.contains(" ")
      || NearestName.misspelled(word, among: keys) == nil
        && NearestName.misspelled(word, among: Set(KeyWord.all.keys), atMost: 1) == nil
  }
}
