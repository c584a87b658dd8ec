import ArgumentParser
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

struct CriteriaCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "criteria",
    abstract: "Write the acceptance criteria of a screen for testers.",
    discussion: """
      The criteria are in this order: keyboard, gestures, then the announcement of every stop in every \
      state. If the documented profile and the newest device profile differ, the criterion has both \
      announcements. Each announcement has the path of its recording, which 'earshot speak \
      --states all' creates.

      --level essential writes only the most important criteria, which take about ten minutes to test. \
      These are, for each component: a swipe that reaches it, its announcement, a double-tap, a swipe up \
      that adjusts it, and one way to close it.

      The id of a criterion contains the component, the subject of the test and the reader, as in \
      search-by.double-tap.voiceover. It does not change if components move or words change. Test management \
      tools can import the CSV, which has one row for each criterion.

        earshot criteria Examples/dropdown.yaml
        earshot criteria Examples/hotel.yaml --level essential --platform voiceover
        earshot criteria Examples/booking.yaml --format markdown --output booking.md
        earshot criteria Examples/menu.yaml --platform talkback --format csv
      """
  )

  @Argument(Walk.design) var file: Source
  @Option(Preview.toolkits) var toolkits: [Toolkit]
  @OptionGroup(title: "Reader options") var readers: ReaderOptions
  @Option(CommandLineOption.format("The format; gherkin by default."))
  var format: ReportFormat<CriteriaSheet>?
  @Option(Criteria.level) var level: Criterion.Level
  @Option(output: CommandLineOption.report) var output: String?
  @OptionGroup(title: "Page options") var page: PageOptions
  @OptionGroup var running: ProjectOptions

  func run() throws {
    var criteria = Criteria(design: file)
    criteria.toolkits = toolkits
    criteria.readers = readers.selection
    criteria.level = level
    let destination = try criteria.destination(output, in: running.context)
    let sheet = try criteria.run(in: running.context)
    let header = try page.header(of: file, in: running.context)
    try destination.write(
      sheet.written(
        as: CriteriaSheet.format(format, for: output),
        style: .terminal(destination, header: header)))
  }
}
