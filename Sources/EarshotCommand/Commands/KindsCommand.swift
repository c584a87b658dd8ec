import ArgumentParser
import EarshotFiles

struct KindsCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "kinds",
    abstract: "List the kinds of components, with keys, states and announcements.",
    discussion: """
      A kind can be found by its name or a synonym, such as card, banner or date range.

      Examples:

        earshot kinds
        earshot kinds dropdown
        earshot kinds "date range" snackbar
      """
  )

  @Argument(
    help: ArgumentHelp("The kinds to describe; by default all, one per line.", valueName: "kind"))
  var names: [String] = []

  func run() throws { try Output.write(KindsPage.text(of: names)) }
}
