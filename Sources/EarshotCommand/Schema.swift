import ArgumentParser
import Earshot
import EarshotFiles

/// Prints the JSON Schema of design files.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "schema",
    abstract: "Print the JSON Schema of design files, for editors.",
    discussion: """
      Example:

        earshot schema > earshot.schema.json

      and in the first line of a design:

        # yaml-language-server: $schema=earshot.schema.json
      """
  )

  func run() throws {
    try Output.write(DesignSchema.document())
  }
}
