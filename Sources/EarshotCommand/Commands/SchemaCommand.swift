import ArgumentParser
import Earshot
import EarshotFiles
import EarshotKit

enum DescribedFile: String, Choice {
  case design, project, announce, check, diff, compose, accepted
  case checkLines = "check-jsonl"
  case diffLines = "diff-jsonl"
}

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "schema",
    abstract: "Print the JSON Schema of designs or of an output.",
    discussion: """
      Example:

        earshot schema > earshot.schema.json

      and in the first line of a design:

        # yaml-language-server: $schema=earshot.schema.json

      The outputs of announce --format jsonl, and of check and diff with --format json, contain the \
      version of their schema:

        earshot schema diff > diff.schema.json

      The schemas check-jsonl, diff-jsonl and compose are for one line of output. The file for \
      diff --accepted and the project file earshot.yaml also have a schema.
      """
  )

  @Argument(help: "The file or output that the schema describes.")
  var subject = DescribedFile.design

  func run() throws {
    try Output.write(
      subject == .project
        ? Project.schema
        : ReportSchema(rawValue: subject.rawValue)?.document ?? DesignSchema.document())
  }
}
