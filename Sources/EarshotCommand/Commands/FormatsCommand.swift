import ArgumentParser
import EarshotFiles

struct FormatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "formats",
    abstract: "List what announce, diff and import read, and what each format cannot tell.",
    discussion: """
      Examples:

        earshot formats
        earshot formats espresso
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The formats to tell of; all, a line each, when left out.", valueName: "format"))
  var names: [String] = []

  func run() throws { try Output.write(FormatsPage.text(of: names)) }
}
