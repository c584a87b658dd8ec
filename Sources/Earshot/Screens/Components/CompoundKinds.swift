extension ComponentKinds {
  private static let rows: Set<String> = ["row", "item", "tile", "cell"]
  private static let frames: Set<String> = ["card", "chip", "pill"]
  private static let wrappers: Set<String> = [
    "view", "widget", "component", "control", "element", "container", "wrapper", "area", "block",
    "section", "bar", "box",
  ]

  /// Returns the kind of a word such as "order-row".
  func meaning(ofCompound word: String) -> Meaning? {
    let pieces = KindSpelling.folded(word).split(separator: "-").map(String.init)
    // The last word of "slide-to-confirm" is a verb.
    guard pieces.count > 1, pieces.count <= 8, pieces.dropLast().last != "to",
      let last = pieces.last
    else { return nil }
    let singular = last.hasSuffix("s") ? String(last.dropLast()) : last
    let start = pieces.dropLast().joined(separator: "-")
    let inside = meaning(of: start)
    if VisualKeys.variants.contains(last), let inside,
      last != "text" || meaning(of: "text-\(start)")?.kind.name == inside.kind.name
    {
      return inside
    }
    // A "radio-card" is a radio button that looks like a card.
    if Self.frames.contains(singular), let inside,
      WrittenComponent.rowControls.values.contains(inside.kind.name)
    {
      return inside
    }
    if Self.rows.contains(singular) {
      // Names of several words first, as in "gift-expandable-row".
      for index in pieces.indices.dropFirst().dropLast() {
        if let meaning = meaning(of: pieces[index...].joined(separator: "-")) { return meaning }
      }
      guard let inside else { return meaning(of: "table-row") }
      if inside.kind.hasButtons(calledAs: start) { return meaning(of: "button") }
      if inside.kind.takes("components") { return meaning(of: "table-row") }
      return singular == "item" && inside.kind.choicesKey != nil ? nil : inside
    }
    for index in pieces.indices.dropFirst() {
      let end = pieces[index...].joined(separator: "-")
      guard !WrittenComponent.ambiguous.contains(end) || ["field", "input"].contains(end) else {
        continue
      }
      if let meaning = meaning(of: end) { return meaning }
    }
    return Self.wrappers.contains(singular) ? inside : nil
  }
}
