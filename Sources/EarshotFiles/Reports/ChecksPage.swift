package import Earshot

package struct ChecksPage: Sendable {
  private let checks: [any DesignCheck]

  package init(of checks: [any DesignCheck] = .builtIn) { self.checks = checks }

  package var markdown: String {
    """
    # Findings of `earshot check`

    The severity of a finding is *error* (the design is wrong), *warning* (it is probably wrong) or *note* (worth
    knowing). Each example is checked with the documented profiles of both readers. Each line of an example is an
    item of `components:`; a comment at the end of a line names its finding. The corrected design has no findings.

    """ + checks.flatMap(\.kinds).map(section).joined()
  }

  func section(_ kind: DesignFinding.Kind) -> String {
    let severities = ([kind.severity] + kind.otherSeverities).map(\.rawValue)
    return """

      ## \(kind.id)

      \(kind.meaning)

      | | |
      |---|---|
      | Severity | \(severities.joined(separator: ", ")) |
      \(Self.standard(of: kind))| Fix | \(kind.mend) |

      """ + kind.examples.map { example($0, of: kind) }.joined()
  }

  private static func standard(of kind: DesignFinding.Kind) -> String {
    guard let affects = kind.affects, let standard = kind.standard else { return "" }
    return "| Standard | \(standard) |\n| Affects | \(affects) |\n"
  }

  private func example(_ example: DesignFinding.Example, of kind: DesignFinding.Kind) -> String {
    let found = "  # \((example.severity ?? kind.severity).rawValue): \(kind.id)"
    var lines =
      example.wrong.map { "- \($0)" } + (example.screenKey.isEmpty ? [] : [example.screenKey])
    var screen = example.locale == "en" ? [] : ["locale: \(example.locale)"]
    if example.place == 0 || !screen.isEmpty || !example.screenKey.isEmpty {
      screen.append("components:")
    }
    if !example.otherScreen.isEmpty {
      screen.insert("screen: \(example.otherScreen)  # and the same in another file", at: 0)
    }
    if example.place == 0 { screen[0] += found } else { lines[example.place - 1] += found }
    let mended = example.right.isEmpty ? [] : ["# mended"] + example.right.map { "- \($0)" }
    return "\n```yaml\n\((screen + lines + mended).joined(separator: "\n"))\n```\n"
  }
}
