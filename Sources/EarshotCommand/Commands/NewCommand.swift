import ArgumentParser
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "new",
    abstract: "Write a first design or project file with comments.",
    discussion: """
      Examples:

        earshot new
        earshot new --title Hotels --kind search --kind card --output hotels.yaml
        earshot new --project --output earshot.yaml
      """
  )

  @Option(help: "The title of the screen; by default My screen.")
  var title: String?

  @Option(
    name: .customLong("kind"),
    help: ArgumentHelp("A kind of component in the design; repeatable.", valueName: "kind"))
  var kinds: [String] = []

  @Flag(help: "Write a project file, the settings of the designs in its folder and below.")
  var project = false

  @Option(output: OptionInfo("output", valueName: "path", help: "The file to write."))
  var output: String?
  @OptionGroup var writing: WritingOptions

  func validate() throws {
    guard project, title != nil || !kinds.isEmpty else { return }
    throw ValidationError("--title and --kind are for designs, and --project writes no design")
  }

  func run() throws {
    let destination = try Destination.claim([output], besides: [], links: writing.context.links)[0]
    try destination.write(
      project ? Project.first : FirstDesign.document(titled: title ?? "My screen", of: kinds))
  }
}
