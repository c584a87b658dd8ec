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
      Keyboard first, then gestures, then what is heard at every stop in every state, with the \
      recording that 'earshot speak --states all' makes of it.

      --level essential is what a tester does with a screen in ten minutes: of each component, that \
      a swipe reaches it and what is said then, what a double-tap does, a swipe up that adjusts it, \
      and one way to close it.

      Each criterion has an id, such as search-by.space.voiceover: the component, what is tested and \
      the reader. It stays the same when components change places and when words change. The CSV has \
      a row for each, which test management tools import.

        earshot criteria Examples/dropdown.yaml
        earshot criteria Examples/hotel.yaml --level essential --platform voiceover
        earshot criteria Examples/booking.yaml --format markdown --output booking.md
        earshot criteria Examples/menu.yaml --platform talkback --format csv
      """
  )

  @Argument(Walk.design) var file: Source
  @Option(Preview.toolkits) var toolkits: [Toolkit]
  @OptionGroup var readers: ReaderOptions
  @Option(CommandLineOption.format("The format: gherkin, the usual one, markdown, csv or html."))
  var format: ReportFormat<CriteriaSheet>?
  @Option(Criteria.level) var level: Criterion.Level
  @Option(output: CommandLineOption.report) var output: String?
  @OptionGroup var writing: WritingOptions

  func run() throws {
    var criteria = Criteria(design: file)
    criteria.toolkits = toolkits
    criteria.readers = readers.selection
    criteria.level = level
    let destination = try criteria.destination(output, in: writing.context)
    let sheet = try criteria.run(in: writing.context)
    try destination.write(sheet.written(as: CriteriaSheet.format(format, for: output)))
  }
}
