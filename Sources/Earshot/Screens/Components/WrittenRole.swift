extension WrittenComponent {
  private static let roleKeys: Set<String> = [
    "role", "aria-role", "accessibility-role", "traits", "accessibility-traits",
  ]
  private static let headingKeys: Set<String> = [
    "heading", "is-heading", "header", "is-header", "accessibility-heading",
  ]

  static let tapKeys: Set<String> = [
    "clickable", "is-clickable", "tappable", "interactive", "is-interactive", "pressable",
  ]
  /// The kinds that replace a card or row that users cannot tap.
  private static let untapped = ["card": "group", "table-row": "text"]

  private static let rowPlaces: Set<String> = [
    "trailing", "leading", "right", "left", "accessory", "trailing-element", "leading-element",
    "control",
  ]
  /// As with Compose's `Modifier.toggleable`.
  static let rowControls = [
    "checkbox": "checkbox", "check-box": "checkbox", "switch": "switch", "toggle": "switch",
    "radio": "radio-button", "radio-button": "radio-button",
  ]
  private static let momentKeys: Set<String> = ["displayed-components", "date-picker-mode"]

  static func withRole(
    _ entries: [SourceValue.Entry], in kinds: ComponentKinds, _ log: inout DesignLog
  ) -> [SourceValue.Entry] {
    guard let index = entries.firstIndex(where: { $0.key == "kind" }),
      let word = try? entries[index].value.text(), let written = kinds.meaning(of: word)?.kind,
      let (role, kind) = entries.lazy.compactMap({ entry in
        kind(inRole: entry, of: written.name, kinds).map { (entry, $0) }
      }).first
    else { return entries }
    if rowPlaces.contains(KeyWord.folded(role.key)), let control = try? role.value.text() {
      log.note(
        .narrowed, "'\(role.key): \(control)' is treated as 'kind: \(kind)'", at: role.location)
    }
    var changed = entries
    changed[index].value = SourceValue(.scalar(kind), at: entries[index].value.location)
    return changed.filter { $0.location != role.location }
  }

  private static func kind(
    inRole entry: SourceValue.Entry, of written: String, _ kinds: ComponentKinds
  ) -> String? {
    let key = KeyWord.folded(entry.key)
    if let untapped = untapped[written], tapKeys.contains(key) {
      return (try? entry.value.flag()).map { $0 ? written : untapped }
    }
    if written == "table-row", let control = rowControls[key], (try? entry.value.flag()) == true {
      return control
    }
    if written == "table-row", rowPlaces.contains(key), let text = try? entry.value.text(),
      key == "control" || !text.startsName
    {
      return rowControls[KeyWord.folded(text)]
    }
    // A React Native view with this key is one element.
    if written == "section", key == "accessible", (try? entry.value.flag()) == true {
      return "group"
    }
    if written == "date-picker", momentKeys.contains(key) { return entry.value.picker }
    guard written == "text" else { return nil }
    if headingKeys.contains(key) { return (try? entry.value.flag()) == true ? "heading" : nil }
    guard roleKeys.contains(key), let roles = try? entry.value.textOrTexts() else { return nil }
    return roles.lazy.filter { KeyWord.roles[KeyWord.folded($0)] == nil }
      .compactMap { kinds.meaning(of: $0)?.kind.name }.first
  }
}
