import ArgumentParser
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "new",
    abstract: "Write a first design with comments.",
    discussion: """
      Examples:

        earshot new
        earshot new --title Hotels --kind search --kind card --output hotels.yaml
      """
  )

  @Option(help: "The title of the screen.")
  var title = "My screen"

  @Option(
    name: .customLong("kind"),
    help: ArgumentHelp("A kind of component in the design; repeatable.", valueName: "kind"))
  var kinds: [String] = []

  @Option(output: OptionInfo("output", valueName: "path", help: "The file to write."))
  var output: String?
  @OptionGroup var writing: WritingOptions

  func run() throws {
    let destination = try Destination.claim([output], besides: [], links: writing.context.links)[0]
    try destination.write(FirstDesign.document(titled: title, of: kinds))
  }
}
