import Earshot
import EarshotFiles

enum Palette {
  /// The kinds that most screens need.
  private static let first = [
    "button", "text", "heading", "text-field", "image", "link", "switch", "checkbox", "table-row",
    "navigation-bar", "tab-bar", "dropdown", "search-field", "slider", "card", "radio-group",
    "segmented-control", "date-picker", "list", "section", "sheet", "alert",
  ]

  private static let kinds: [ComponentKind] = {
    let all = ComponentKinds.builtIn.kinds
    let useful = first.compactMap { name in all.first { $0.name == name } }
    return useful + all.filter { !first.contains($0.name) }
  }()

  static func write(to object: inout JSONWriter) {
    object.objects("kinds", of: kinds) { object, kind in
      let title = kind.name.replacing("-", with: " ")
      object.member("name", kind.name)
      object.member("title", title.prefix(1).uppercased() + title.dropFirst())
      object.member("summary", kind.summary)
      object.strings("words", kind.synonyms)
    }
  }
}
