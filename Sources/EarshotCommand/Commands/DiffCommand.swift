import ArgumentParser
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "diff",
    abstract: "Compare an app with its design.",
    discussion: """
      EXPECTED is a design file, or any file that can also be ACTUAL. ACTUAL is a UI dump, a speech log, \
      captions of a recording, or a folder of such files; in a folder, binary files and EXPECTED are \
      skipped. The content of a file determines its format. A transcript with one announcement per line \
      needs --input-format text.

      If EXPECTED is a folder of designs, each is compared with the captures of the same name: \
      shop/checkout.yaml with shop/checkout.xml, shop/checkout.android.xml and all files of the folder \
      shop/checkout below ACTUAL.

      Exit status: 0 nothing at or above the level of --fail-on, 1 differences.

      Examples:

        earshot diff Examples/dropdown.yaml window_dump.xml
        earshot diff Examples/dropdown.yaml talkback.log --profile talkback
        earshot diff checkout.yaml heard.txt --input-format text
        earshot diff checkout.yaml dump.xml --format sarif --output earshot.sarif
        earshot diff checkout.yaml dump.xml --approve
        earshot diff designs captures --format jsonl --output differences.jsonl
      """
  )

  @Argument(Compare.design) var expected: Source
  @Argument(Compare.captures) var actual: [Source]
  @OptionGroup(title: "Input options") var many: ManyOptions
  @OptionGroup(title: "Capture options") var captures: CaptureOptions
  @OptionGroup(title: "Reader options") var readers: ReaderOptions
  @OptionGroup(title: "Comparison options") var comparison: ComparisonOptions
  @Flag(CommandLineOption.plain) var plain: Bool
  @Option(
    CommandLineOption.format(
      "The format; text by default. jsonl has one line per comparison."
    ))
  var format: ReportFormat<ComparisonReport>?
  @Flag(BatchOptions.hasErrorsInline) var hasErrorsInline: Bool
  @Option(output: CommandLineOption.report) var output: String?
  @OptionGroup(title: "Page options") var page: PageOptions
  @OptionGroup(title: "File options") var running: ProjectOptions
  @Flag(CommandLineOption.watch) var watch: Bool

  struct CaptureOptions: ParsableArguments {
    @Option(Announce.inputFormat) var inputFormat: InputFormat?
    @Option(Compare.column) var column: String?
    @Option(Compare.start) var start: SessionStart
    @Option(Compare.screenshots) var screenshots: [Source]
    @Flag(Announce.redacts) var redact: Bool
  }

  struct ComparisonOptions: ParsableArguments {
    @Option(Preview.toolkits) var toolkits: [Toolkit]
    @Option(Compare.failOn) var failing: Finding.Severity
    @Option(Compare.ignored, parsing: .upToNextOption) var ignore: [Finding.Kind]
    @Flag(Compare.isStrict) var strict: Bool
    @Flag(Compare.requiresAll) var requireAll: Bool
    @Option(Compare.accepted) var accepted: Source?
    @Flag(Self.approve) var approve: Bool

    private static let approve = OptionInfo(
      "approve",
      help:
        "Accept the current announcements: record them next to the design as <expected>.heard.jsonl."
    )
  }

  var operation: Compare {
    var compare = Compare(design: expected, captures: many.inputs(actual))
    compare.toolkits = comparison.toolkits
    compare.readers = readers.selection
    compare.failOn = comparison.failing
    compare.ignored = comparison.ignore
    compare.isStrict = comparison.strict
    compare.requiresAll = comparison.requireAll
    compare.start = captures.start
    compare.accepted = comparison.accepted
    compare.column = captures.column
    compare.redacts = captures.redact
    compare.screenshots = captures.screenshots
    compare.inputFormat = captures.inputFormat
    compare.output = output
    compare.batch = many.batch(hasErrorsInline: hasErrorsInline)
    return compare
  }

  func run() throws {
    if watch {
      let accepted = comparison.accepted.map { [$0] } ?? []
      let files = [expected] + actual + captures.screenshots + readers.profileFiles + accepted
      return try Watch(isPlain: plain) {
        files.paths + running.context.projects.files(of: [expected])
      }.run()
    }
    guard comparison.approve else {
      return try operation.write(
        as: format, to: output, isPlain: plain,
        header: page.header(of: expected, in: running.context), in: running.context)
    }
    if let format, format.id != "text" {
      throw UsageError("--approve prints text; omit '--format \(format.id)'")
    }
    let status = try operation.approve(in: running.context)
    if status != 0 { throw ExitCode(status) }
  }
}
