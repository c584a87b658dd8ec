import ArgumentParser
import Earshot
import EarshotFiles

enum DescribedFile: String, Choice {
  case design, announce, check, diff, compose, accepted
  case checkLines = "check-jsonl"
  case diffLines = "diff-jsonl"
}

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "schema",
    abstract: "Print the JSON Schema of design files, for editors, or of the JSON of a command.",
    discussion: """
      Example:

        earshot schema > earshot.schema.json

      and in the first line of a design:

        # yaml-language-server: $schema=earshot.schema.json

      What announce --format jsonl writes on a line, and check and diff with --format json in a file, \
      tells its version. check-jsonl, diff-jsonl and compose describe their lines:

        earshot schema diff > diff.schema.json

      and the file that diff --accepted reads has one, too.
      """
  )

  @Argument(
    help: """
      What the schema describes: design, announce, check, check-jsonl, diff, diff-jsonl, compose or \
      accepted.
      """)
  var subject = DescribedFile.design

  func run() throws {
    try Output.write(ReportSchema(rawValue: subject.rawValue)?.document ?? DesignSchema.document())
  }
}
