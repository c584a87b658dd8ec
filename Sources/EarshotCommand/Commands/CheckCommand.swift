import ArgumentParser
import Earshot
import EarshotFiles
import EarshotKit

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "check",
    abstract: "Check the names, states and expected announcements of designs.",
    discussion: """
      Each finding is a line with file, line, column, severity, kind and message; the message says \
      how to fix it. The exit status is 1 if a finding is at or above --fail-on.

      Examples:

        earshot check Examples/booking.yaml
        earshot check Examples/*.yaml --fail-on note
        earshot check screens 'apps/**/design.yaml' --format jsonl
        earshot check Examples/menu.yaml --profile documented
        earshot check Examples/search.yaml --format json --output findings.json
      """
  )

  @Argument(Preview.designs) var files: [Source]
  @OptionGroup(title: "Input options") var many: ManyOptions
  @Option(Preview.toolkits) var toolkits: [Toolkit]
  @OptionGroup(title: "Reader options") var readers: ReaderOptions
  @Option(Check.failOn) var failOn: Finding.Severity
  @Option(
    CommandLineOption.format(
      "The format; text by default. jsonl has one line per design."))
  var format: ReportFormat<CheckedDesign>?
  @Flag(BatchOptions.hasErrorsInline) var hasErrorsInline: Bool
  @Option(output: CommandLineOption.report) var output: String?
  @OptionGroup(title: "Page options") var page: PageOptions
  @OptionGroup(title: "File options") var running: ProjectOptions
  @Flag(CommandLineOption.plainWatch) var plain: Bool
  @Flag(CommandLineOption.watch) var watch: Bool

  var operation: Check {
    var check = Check(designs: many.inputs(files))
    check.toolkits = toolkits
    check.readers = readers.selection
    check.failOn = failOn
    check.batch = many.batch(hasErrorsInline: hasErrorsInline)
    return check
  }

  func run() throws {
    if watch {
      return try Watch(isPlain: plain) {
        let designs = try many.inputs(files).list(of: .designs).paths
        return designs + readers.profileFiles.paths
          + running.context.projects.files(of: designs.map(Source.file))
      }.run()
    }
    try operation.write(
      as: format, to: output, header: page.header(of: files.first, in: running.context),
      in: running.context)
  }
}
