extension ComponentKind {
  /// The names of the kind that can be keys, as in `- button: Save`.
  package var namesAsKeys: [String] {
    ([name] + synonyms).filter { !WrittenComponent.keysAlone.contains($0) }
  }

  /// Lists of keys and their synonyms; a component needs one key from each list.
  package var neededKeys: [[String]] {
    let chosen = needsChosen ? ["value"] + KeyWord.words(meaning: "value") : []
    return ownKeys.filter(\.isRequired).compactMap { key in
      guard !hidesChoices || key.name != choicesKey || !chosen.isEmpty else { return nil }
      let label =
        key.name == choicesKey && !hidesChoices ? ["label"] + KeyWord.words(meaning: "label") : []
      return [key.name] + KeyWord.words(meaning: key.name) + chosen + label
        + otherKinds.flatMap(\.keys).sorted()
    }
  }

  /// The keys with values that the schema does not restrict: keys that change the component's kind,
  /// and `actions` in a bar, because these are buttons.
  package var openKeys: Set<String> {
    let isBar =
      ([name] + synonyms).contains(where: hasButtons) || holdsActions
      || partKeys.contains("actions")
    return Set(otherKinds.flatMap(\.keys)).union(isBar ? ["actions"] : [])
      .union(takes("columns") ? ["columns"] : []).union(selectsPart ? ["selected"] : [])
  }

  package func refusedKeys(among kinds: [ComponentKind]) -> [String] {
    Set(kinds.flatMap(\.ownKeys).map(\.name))
      .subtracting(keyNames).subtracting(KeyWord.all.keys).subtracting(VisualKeys.names)
      .subtracting(partKeys).subtracting(textKeys).subtracting(otherKinds.flatMap(\.keys))
      .subtracting(KeyTranslation.appearanceKeys).subtracting(KeyTranslation.lookKeys).sorted()
  }
}
