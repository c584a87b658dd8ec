import ArgumentParser
import Earshot
import EarshotFiles
import EarshotKit

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "check",
    abstract: "Check that pinned announcements hold and that names are sound.",
    discussion: """
      Every finding is a line of file, line, column, severity, kind and message; the message says \
      what mends it. The exit status is 1 when there is a finding at or above --fail-on.

      Examples:

        earshot check Examples/booking.yaml
        earshot check Examples/*.yaml --fail-on note
        earshot check screens 'apps/**/design.yaml' --format jsonl
        earshot check Examples/menu.yaml --profile documented,device
        earshot check Examples/search.yaml --format json --output findings.json
      """
  )

  @Argument(Preview.designs) var files: [Source]
  @OptionGroup var many: ManyOptions
  @Option(Preview.toolkits) var toolkits: [Toolkit]
  @OptionGroup var readers: ReaderOptions
  @Option(Check.failOn) var failOn: DesignFinding.Severity
  @Option(
    CommandLineOption.format(
      "The format: text, the usual one, json, jsonl with a line for each design, or html."))
  var format: ReportFormat<CheckedDesign>?
  @Flag(BatchOptions.hasErrorsInline) var hasErrorsInline: Bool
  @Option(output: CommandLineOption.report) var output: String?
  @OptionGroup var writing: WritingOptions
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
        try many.inputs(files).list(of: .designs).paths + readers.profileFiles.paths
      }.run()
    }
    try operation.write(as: format, to: output, in: writing.context)
  }
}
