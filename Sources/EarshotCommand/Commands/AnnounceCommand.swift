import ArgumentParser
import EarshotFiles
import EarshotKit

struct AnnounceCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "announce",
    abstract: "Print every focus stop of a dumped screen with its announcement.",
    discussion: """
      DUMP is a UI dump of a running app; what is in it tells its format. The stops come in reading \
      order, one a line: a snapshot of a screen that a picture cannot give, ready to be committed \
      and compared.

      Of folders every file is taken that is text and no design. With several dumps each line of JSON \
      tells the file of its dump.

      Examples:

        earshot announce window_dump.xml
        earshot announce source.xml --profile voiceover-ios-26 --format jsonl
        earshot announce dumps --format jsonl --output announcements.jsonl
      """
  )

  @Argument(Announce.captures) var dumps: [Source]
  @OptionGroup var many: ManyOptions
  @OptionGroup var readers: ReaderOptions
  @Flag(Announce.redacts) var redact: Bool
  @Option(Announce.inputFormat) var inputFormat: InputFormat?
  @Flag(Announce.showsPlaces) var places: Bool
  @Option(
    CommandLineOption.format("The format: text, the usual one, or jsonl with one object a line."))
  var format: ReportFormat<AnnouncedCapture>?
  @Flag(BatchOptions.hasErrorsInline) var hasErrorsInline: Bool
  @Option(output: CommandLineOption.report) var output: String?
  @OptionGroup var writing: WritingOptions

  var operation: Announce {
    var announce = Announce(captures: many.inputs(dumps))
    announce.readers = readers.selection
    announce.redacts = redact
    announce.inputFormat = inputFormat
    announce.showsPlaces = places
    announce.batch = many.batch(hasErrorsInline: hasErrorsInline)
    return announce
  }

  func run() throws {
    try operation.write(as: format, to: output, in: writing.context)
  }
}
