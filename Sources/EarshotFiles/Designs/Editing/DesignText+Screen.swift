package import Earshot

extension DesignText {
  /// Throws if the edit would change another value or a comment.
  package func edit(ofScreenSetting key: String, to text: String) throws(InputError) -> FileEdit {
    let entries = try root.entries()
    let nested = entries.first { $0.key == "screen" }?.value
    var screen = (map: root, entries: entries)
    if let nested, case .map(let own) = nested.content { screen = (nested, own) }
    // Keys that the kind does not define are texts.
    guard let kind = ComponentKinds.builtIn.kinds.first else { return FileEdit(0..<0, by: "") }
    let written = Written(kind: kind, entries: screen.entries, map: screen.map)
    return try edit(setting: key, to: text, of: written)
  }
}
