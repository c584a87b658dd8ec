import ArgumentParser
import Earshot
import EarshotFiles
import EarshotOutput

/// Lists the formats of dumps, logs and expectations, or tells all of some.
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

  func run() throws {
    let page = FormatsPage()
    guard !names.isEmpty else { return try Output.write(page.summary) }
    let formats = try names.map { name in
      guard let format = CaptureFormat.builtIn.first(where: { $0.id == name }) else {
        let known = CaptureFormat.builtIn.map(\.id)
        throw InputError(NearestName.message("format", name, known: known), kind: .usage)
      }
      return format
    }
    try Output.write(TerminalText(lines: formats.map(page.section).joined(separator: "\n")))
  }
}
