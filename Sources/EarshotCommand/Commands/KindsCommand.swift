import ArgumentParser
import EarshotFiles

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

  func run() throws { try Output.write(KindsPage.text(of: names)) }
}
