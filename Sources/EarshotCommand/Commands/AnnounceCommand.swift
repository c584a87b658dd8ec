import ArgumentParser
import EarshotFiles
import EarshotKit

struct AnnounceCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "announce",
    abstract: "Print the announcement of every stop of a UI dump.",
    discussion: """
      DUMP is a UI dump of a running app; its content determines the format. The output has one stop per \
      line, in reading order, and ends with a note about the profile. You can commit the output and compare \
      it later; diff skips the note. Without --profile, the newest device profile is used, as in diff.

      If DUMP is a folder, all its text files except designs are read. If there are several dumps, \
      each line of JSON names its file.

      Examples:

        earshot announce window_dump.xml
        earshot announce source.xml --profile voiceover-ios-26 --format jsonl
        earshot announce dumps --format jsonl --output announcements.jsonl
      """
  )

  @Argument(Announce.captures) var dumps: [Source]
  @OptionGroup(title: "Input options") var many: ManyOptions
  @OptionGroup(title: "Reader options") var readers: ReaderOptions
  @Flag(Announce.redacts) var redact: Bool
  @Option(Announce.inputFormat) var inputFormat: InputFormat?
  @Flag(Announce.showsPlaces) var places: Bool
  @Flag(Announce.showsOnlyIssues) var onlyIssues: Bool
  @Option(
    CommandLineOption.format("The format; text by default. jsonl has one object per line."))
  var format: ReportFormat<AnnouncedCapture>?
  @Flag(BatchOptions.hasErrorsInline) var hasErrorsInline: Bool
  @Option(output: CommandLineOption.report) var output: String?
  @OptionGroup(title: "File options") var running: ProjectOptions

  var operation: Announce {
    var announce = Announce(captures: many.inputs(dumps))
    announce.readers = readers.selection
    announce.redacts = redact
    announce.inputFormat = inputFormat
    announce.showsPlaces = places
    announce.showsOnlyIssues = onlyIssues
    announce.batch = many.batch(hasErrorsInline: hasErrorsInline)
    return announce
  }

  func run() throws {
    try operation.write(as: format, to: output, in: running.context)
  }
}
