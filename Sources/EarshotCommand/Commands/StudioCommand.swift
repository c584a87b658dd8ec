import ArgumentParser
import Earshot
import EarshotOutput
import EarshotStudio

struct StudioCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "studio",
    abstract: "View, hear and change the designs of a folder in a browser.",
    discussion: """
      Prints the address of the page and opens it. The page shows each screen with its announcements \
      and findings, follows changes of the files, speaks, and walks through a screen. Its fields change \
      single keys of a design and keep the rest of the file. The server accepts only requests from this \
      machine that know the token in the address; Control-C ends it.

        earshot studio designs/
        earshot studio designs/ --no-open --port 8080
      """
  )

  @Argument(help: ArgumentHelp("The folder with the designs.", valueName: "folder"))
  var folder: String

  @Flag(help: "Print the address without opening it.")
  var noOpen = false

  @Option(help: ArgumentHelp("The port; by default a free one.", valueName: "number"))
  var port = 0

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port is \(port); it must be from 0 to 65535")
    }
  }

  func run() throws {
    try StudioServer(folder: folder, port: port).run { admission in
      try Output.write("\(admission.printedAddress)\n" as TerminalText)
      if !noOpen, !Browser.open(admission.openingAddress) {
        StandardError.write("no program opens addresses; open the address in a browser\n")
      }
    }
  }
}
