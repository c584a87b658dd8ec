/// A component as a designer writes it, with its shorthand.
enum WrittenComponent {
  /// Words for kinds that are more often keys.
  private static let ambiguous: Set<String> = [
    "label", "title", "header", "description", "caption", "body", "subtitle", "copy", "note", "icon",
    "input", "field", "details", "message", "notification", "filter", "counter", "range", "indicator",
    "content", "section", "items", "name", "id", "badge", "tag", "container", "frame", "email", "phone",
  ]

  /// Returns whether a map has a kind, or is the shorthand of a component.
  static func hasKind(_ entries: [SourceValue.Entry]) -> Bool {
    entries.contains { $0.key == "kind" }
      || entries.first.map { ComponentKinds.builtIn.meaning(of: $0.key) != nil
        && !ambiguous.contains($0.key) } == true
  }

  /// Returns the entries of a component; `- button: Save` is a button with that label, and a text is a
  /// text.
  static func entries(
    of value: SourceValue, in kinds: ComponentKinds, _ log: inout DesignLog
  ) throws(InputError) -> [SourceValue.Entry] {
    switch value.content {
    case .map(let entries):
      guard !entries.contains(where: { $0.key == "kind" }), let first = entries.first else {
        return entries
      }
      return try expanded(entries, first, in: kinds, at: value.location)
    case .scalar(let text) where kinds.meaning(of: text) == nil:
      log.note(.narrowed, "'\(text.prefix(40))' is read as a text", at: value.location)
      return [entry("kind", "text", at: value.location), entry("label", text, at: value.location)]
    case .scalar(let text):
      throw InputError(
        "expected a component, found '\(text)'; write '- \(text): Label'", at: value.location)
    case .null, .list: return try value.entries("a component", suchAs: "'- kind: button'")
    }
  }

  private static func expanded(
    _ entries: [SourceValue.Entry], _ first: SourceValue.Entry, in kinds: ComponentKinds,
    at location: SourceLocation
  ) throws(InputError) -> [SourceValue.Entry] {
    guard !ambiguous.contains(first.key), let meaning = kinds.meaning(of: first.key) else {
      if entries.count == 1, case .scalar(let text) = first.value.content, first.key.contains(" ")
        || first.key.first?.isUppercase == true
      {
        let whole = "\(first.key): \(text)".prefix(60)
        throw InputError(
          "expected a component, found a text with a colon; write '- text: \"\(whole)\"'",
          at: location)
      }
      return entries
    }
    let kind = entry("kind", first.key, at: first.location)
    let rest = Array(entries.dropFirst())
    func named(_ key: String) -> [SourceValue.Entry] {
      [
        kind,
        SourceValue.Entry(key: key, location: first.value.location, value: first.value),
      ] + rest
    }
    switch first.value.content {
    case .null: return [kind] + rest
    case .scalar: return named("label")
    case .map(let own): return [kind] + own + rest
    case .list:
      return named(
        meaning.kind.choicesKey ?? (meaning.kind.takes("components") ? "components" : "content"))
    }
  }

  private static func entry(
    _ key: String, _ text: String, at location: SourceLocation
  ) -> SourceValue.Entry {
    SourceValue.Entry(key: key, location: location, value: SourceValue(.scalar(text), at: location))
  }
}
