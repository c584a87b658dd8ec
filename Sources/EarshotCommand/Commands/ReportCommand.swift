import ArgumentParser
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "report",
    abstract: "Write a page with the announcements, findings and differences of screens.",
    discussion: """
      For every screen, the page shows a drawing; the announcements of both readers in all states, from \
      documented and device profiles; the findings of the design; and the differences between each \
      capture and the most similar design. It works offline. The content of a file determines whether \
      the file is a design or a capture.

      With --sound, the page plays every announcement. The recordings, which need earshot-voice, are in \
      a folder with the name of the page and the suffix -audio. With --embed, they are in the page.

        earshot report Examples/hotel.yaml
        earshot report Examples/*.yaml --platform voiceover -o screens.html
        earshot report Examples/hotel.yaml --script Examples/hotel.walk --sound
        earshot report checkout.yaml dump.xml --screenshot screen.png
        earshot report designs captures --cache .earshot-cache
        earshot report Examples/dropdown.yaml --sheet --locale en,de -o dropdown.md
        earshot report Examples/system --sheet -o sheets/
      """
  )

  @Argument(Report.files) var files: [Source]
  @OptionGroup(title: "Input options") var input: InputOptions
  @OptionGroup(title: "Capture options") var captures: CaptureOptions
  @OptionGroup(title: "Reader options") var readers: ReaderOptions
  @OptionGroup(title: "Voice options") var speech: SpeechOptions
  @OptionGroup(title: "Content options") var content: ContentOptions
  @Option(output: Report.output) var output: String
  @OptionGroup(title: "Page options") var page: PageOptions
  @OptionGroup(title: "File options") var running: ProjectOptions
  @Flag(CommandLineOption.watch) var watch: Bool
  @Flag(CommandLineOption.plainWatch) var plain: Bool

  struct InputOptions: ParsableArguments {
    @OptionGroup var list: ListOptions
    @Option(Inputs.jobs) var jobs: Int?
    @Option(Report.cache) var cache: String?
  }

  struct CaptureOptions: ParsableArguments {
    @Option(Announce.inputFormat) var inputFormat: InputFormat?
    @Option(Compare.screenshots) var screenshots: [Source]
    @Flag(Announce.redacts) var redact: Bool
  }

  struct ContentOptions: ParsableArguments {
    @Option(Preview.toolkits) var toolkits: [Toolkit]
    @Option(usual: Report.states) var states: ScreenPreview.Scope?
    @Option(Report.scripts) var scripts: [Source]
    @Option(Report.baseline) var baseline: Source?
    @Flag(Report.hasCriteria) var criteria: Bool
    @Flag(Report.hasSheets) var sheet: Bool
    @Flag(Report.hasSound) var sound: Bool
    @Flag(Report.embedsSound) var embed: Bool
  }

  var operation: Report {
    var report = Report(files: input.list.inputs(files))
    report.toolkits = content.toolkits
    report.readers = readers.selection
    report.speech = speech.selection
    report.states = content.states ?? .all
    report.scripts = content.scripts
    report.screenshots = captures.screenshots
    report.baseline = content.baseline
    report.hasCriteria = content.criteria
    report.hasSheets = content.sheet
    report.hasSound = content.sound
    report.embedsSound = content.embed
    report.redacts = captures.redact
    report.inputFormat = captures.inputFormat
    report.output = output
    report.header = page.header
    report.batch.jobs = input.jobs
    report.batch.cache = input.cache
    return report
  }

  func run() throws {
    let operation = operation
    if watch {
      return try Watch(isPlain: plain) {
        let files = try operation.inputs().paths
        return try operation.deciding(operation.inputs()) + readers.profileFiles.paths
          + running.context.projects.files(of: files.map(Source.file))
      }.run()
    }
    let (status, lines) = try operation.write(in: running.context)
    if !lines.isEmpty { try Output.write(lines.map { "\($0)\n" as TerminalText }.joined()) }
    if status != 0 { throw ExitCode(status) }
  }
}
