import ArgumentParser
import Earshot
import EarshotFiles
import EarshotOutput
import EarshotProfiles

/// Lists the kinds of component, or tells all of some.
struct KindsCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "kinds",
    abstract: "List what a design can hold, with keys, states and announcements.",
    discussion: """
      A kind is found by its name or by another word for it, such as card, banner or date range.

      Examples:

        earshot kinds
        earshot kinds dropdown
        earshot kinds "date range" snackbar
      """
  )

  @Argument(
    help: ArgumentHelp("The kinds to tell of; all, a line each, when left out.", valueName: "kind"))
  var names: [String] = []

  func run() throws {
    let profiles = BuiltIn.profileNames(of: .documented).compactMap { BuiltIn.profile($0) }
    let page = KindsPage(as: profiles.map { $0.preview(locale: "en") })
    guard !names.isEmpty else { return try Output.write(page.summary) }
    let kinds = try names.map { name in
      guard let kind = ComponentKinds.builtIn.kind(calledAs: name) else {
        let known = ComponentKinds.builtIn.kinds.map(\.name)
        throw InputError(NearestName.message("kind", name, known: known), kind: .usage)
      }
      return kind
    }
    try Output.write(TerminalText(lines: kinds.map(page.section).joined(separator: "\n")))
  }
}
