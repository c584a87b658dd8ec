package import Earshot
package import EarshotOutput

package struct KindsPage: Sendable {
  private let kinds: ComponentKinds
  private let previews: [ScreenPreview]

  package init(of kinds: ComponentKinds = .builtIn, as previews: [ScreenPreview]) {
    self.kinds = kinds
    self.previews = previews
  }

  package var markdown: String {
    """
    # Kinds of component

    This page lists the kinds of components in a design. `kind:` is one of these names or synonyms.
    `earshot kinds KIND` prints the section of a kind, and `earshot new --kind KIND` writes a first
    design.

    ## Keys of every kind

    \(table(CommonAttributes.keys.map(\.key)))
    \(words)
    """ + kinds.kinds.map { "\n" + section($0) }.joined()
  }

  private var words: String {
    let words = Dictionary(grouping: KeyWord.all.keys.sorted()) { KeyWord.all[$0]?.meaning ?? "" }
    let rows = words.sorted { $0.value[0] < $1.value[0] }.map { meaning, words in
      "| \(words.map { "`\($0)`" }.joined(separator: ", ")) | \(meaning) |\n"
    }
    let visual = VisualKeys.names.subtracting(CommonAttributes.keys.map(\.key.name)).sorted().map {
      "`\($0)`"
    }.joined(separator: ", ")
    return """
      ## Other words for keys

      You can write a word from this table instead of the key in its row. If the row has several keys, Earshot uses the first
      that the kind supports and the component does not have yet. `- button: Save` is short for a `kind` and a `label`, and an item that is only a text has the kind `text`.
      A misspelled key is an error. `check` warns about any other unknown key.

      | word | key |
      |---|---|
      \(rows.joined())
      ## Visual properties

      These keys, and keys that begin with `x-`, are accepted and not announced: \(visual).

      """
  }

  package var frame: TerminalText {
    let examples = ["heading", "text-field", "button"].compactMap(kinds.kind(calledAs:))
    let lines =
      ["A design is a YAML file:", "", "screen: Sign in", "components:"]
      + examples.map { String($0.example(indent: 2).dropLast()) }
      + ["", "Keys of a design:"] + DesignReader.keys.map(\.key).map(Self.line)
      + ["", "Keys of every component:"] + CommonAttributes.keys.map(\.key).map(Self.line)
      + ["", "Kinds of component:"] + kinds.kinds.map { "\($0.name): \($0.summary)" }
    return TerminalText(lines: lines.joined(separator: "\n") + "\n")
  }

  private static func line(on key: DesignKey) -> String {
    "\(key.name)\(key.isRequired ? " (needed)" : ""): \(key.form.words). \(key.meaning)"
  }

  package var summary: TerminalText {
    let width = kinds.kinds.map(\.name.count).max() ?? 0
    return kinds.kinds.map { kind -> TerminalText in
      DisplayWidth.padded("\(kind.name)", to: width) + "  \(kind.summary)\n"
    }.joined()
  }

  package func section(_ kind: ComponentKind) -> String {
    let words = kind.synonyms.map { "`\($0)`" }.joined(separator: ", ")
    var text = "## \(kind.name)\n\n\(kind.summary)"
    if !words.isEmpty { text += " Also understood: \(words)." }
    text += "\n\n```yaml\n\(kind.example())```\n"
    if !kind.ownKeys.isEmpty { text += "\n\(table(kind.ownKeys))" }
    return text + said(of: kind)
  }

  private func table(_ keys: [DesignKey]) -> String {
    "| key | value | meaning |\n|---|---|---|\n"
      + keys.map { key in
        let required = key.isRequired ? " (needed)" : ""
        return "| `\(key.name)`\(required) | \(key.form.words) | \(key.meaning) |\n"
      }.joined()
  }

  private func said(of kind: ComponentKind) -> String {
    let design = "screen: Example\ncomponents:\n\(kind.example(indent: 2))"
    guard
      let screen = try? DesignReader.screen(
        of: Array(design.utf8), file: kind.name, kinds: kinds),
      let component = screen.components.first
    else { return "" }
    let states = component.stateNames.map { "`\($0)`" }.joined(separator: ", ")
    return "\nStates: \(states).\n\n" + announcements(of: component)
  }

  private func announcements(of component: any Component) -> String {
    let columns = previews.compactMap { preview in
      let entries = preview.entries(of: component, states: .all)
        .filter { component.isExemplary($0.stopID) }
      return entries.first.map { (title: $0.profile.title, entries: entries) }
    }
    var stops: [String] = []
    for stop in columns.flatMap(\.entries).map({ "\($0.stop)" }) where !stops.contains(stop) {
      stops.append(stop)
    }
    let rows = stops.map { stop in
      let cells = columns.map { column in
        column.entries.filter { "\($0.stop)" == stop }.map { entry in
          "\"\(entry.announcement.text)\"" + (entry.announcement.isDocumented ? "" : " (derived)")
        }.joined(separator: "; ")
      }
      return
        "| `\(stop)` | \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
    }
    return "| stop | \(columns.map(\.title).joined(separator: " | ")) |\n"
      + "|---|" + columns.map { _ in "---|" }.joined() + "\n" + rows.joined()
  }
}

extension Component {
  fileprivate var stateNames: [String] { states.map(\.rawValue) }
}

extension DesignKey.Form {
  fileprivate var words: String {
    switch self {
    case .text: "a text"
    case .flag: "true or false"
    case .number: "a number"
    case .date: "a date such as 2026-03-18"
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .list(.component): "components"
    case .list(let form): "a list of \(form.plural)"
    case .map(let keys): "a map of " + keys.map { "`\($0.name)`" }.joined(separator: ", ")
    case .any(let forms): forms.map(\.words).joined(separator: "; or ")
    case .component: "a component"
    case .dictionary: "a map"
    case .rectangle: "a list of four numbers: x, y, width, height"
    }
  }

  private var plural: String {
    switch self {
    case .text: "texts"
    case .number: "numbers"
    case .date: "dates such as 2026-03-18"
    case .choice: "these words: \(words)"
    case .map: "maps" + words.dropFirst("a map".count)
    case .any(let forms): forms.map(\.plural).joined(separator: " or ")
    case .component: "components"
    case .flag, .list, .dictionary, .rectangle: words
    }
  }
}
