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
      state. An announcement has the path of its recording from 'earshot speak --states all'. If the words \
      of the newest device and of the guidelines differ, the criterion has both announcements.

      --level essential lists only the most important tests, which take about ten minutes. For each \
      component: a swipe that reaches it, its announcement, a double-tap, a swipe up that adjusts it, \
      and one way to close it.

      Each criterion has an id, such as search-by.space.voiceover: the component, the subject of the \
      test and the reader. It does not change if components move or words change. Test management tools \
      can import the CSV, which has one row for each criterion.

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
