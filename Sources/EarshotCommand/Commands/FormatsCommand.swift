import ArgumentParser
import EarshotFiles

struct FormatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "formats",
    abstract:
      "List the formats that the commands announce, diff and import can read, with their limits.",
    discussion: """
      Examples:

        earshot formats
        earshot formats espresso
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The formats to describe; by default all, one per line.", valueName: "format"))
  var names: [String] = []

  func run() throws { try Output.write(FormatsPage.text(of: names)) }
}
