import Earshot
import EarshotOutput
import EarshotProfiles

struct CheckExample {
  private let example: DesignFinding.Example
  private let code: [AttributeSheet.Row]

  init?(_ kind: DesignFinding.Kind, _ screenful: PreviewedScreen?) {
    guard let example = kind.examples.first, !example.right.isEmpty else { return nil }
    self.example = example
    let toolkits = screenful?.entries.first?.component.common.toolkits
    let profiles = screenful?.entries.profiles ?? []
    var seen: Set<Platform> = []
    code = profiles.filter { seen.insert($0.platform).inserted }.flatMap { profile in
      let before = Set(Self.rows(of: example.wrong, in: example, profile, toolkits))
      return Self.rows(of: example.right, in: example, profile, toolkits)
        .filter { !before.contains($0) }
    }
  }

  private static func rows(
    of components: [String], in example: DesignFinding.Example, _ profile: Profile,
    _ toolkits: Toolkits?
  ) -> [AttributeSheet.Row] {
    var lines = ["screen: Example", "locale: \(example.locale)"]
    if !example.screenKey.isEmpty { lines.append(example.screenKey) }
    lines += ["components:"] + components.map { "  - \($0)" }
    let text = Array(lines.joined(separator: "\n").utf8)
    var defaults = DesignReader.Defaults()
    if let toolkits { defaults.toolkits = [toolkits.iOS, toolkits.android] }
    guard
      let screen = try? DesignReader.screen(of: text, file: "example", defaults: defaults)
    else { return [] }
    return profile.preview(locale: example.locale).entries(of: screen, states: .current)
      .flatMap { $0.attributeSheet.rows }
  }

  var content: HTMLText {
    let lines = { (lines: [String]) in lines.map { "- \($0)" }.joined(separator: "\n") }
    let rows = code.map { row -> HTMLText in
      "<li><code>\(row.spelling)</code>: \(row.value)</li>\n"
    }
    let attributes: HTMLText =
      rows.isEmpty ? "" : "<p>In code:</p>\n<ul>\n\(rows.joined())</ul>\n"
    return """
      <p>Before:</p>
      <pre><code>\(lines(example.wrong))</code></pre>
      <p>After:</p>
      <pre><code>\(lines(example.right))</code></pre>
      \(attributes)
      """
  }
}
