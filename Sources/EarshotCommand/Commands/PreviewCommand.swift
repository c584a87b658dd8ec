import ArgumentParser
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "preview",
    abstract: "Print the expected announcement of every element of a screen.",
    discussion: """
      Examples:

        earshot preview Examples/dropdown.yaml --states all
        earshot preview Examples/search.yaml --platform voiceover --explain
        earshot preview Examples/booking.yaml --profile documented,device
        earshot preview Examples/dropdown.yaml --profile talkback --settings all
        earshot preview Examples/menu.yaml --format json --output menu.json
        earshot preview Examples/menu.yaml --output menu.md --drawing menu.svg

      Each stop has the announcement of the documented profile. If the newest device profile \
      has other words, its announcement follows. JSON and CSV have a row for each announcement.

      With two profiles of one platform in --profile, each stop lists the differences of the second \
      profile.

      With --settings all, each stop lists every announcement that users can hear, with its settings. \
      Earshot tries each setting alone. It adds a second setting if the first has an effect, and further \
      settings only if each has an effect.
      """
  )

  @Argument(required: Preview.designs) var files: [Source]
  @OptionGroup(title: "Reader options") var readers: ReaderOptions
  @OptionGroup(title: "Content options") var content: ContentOptions
  @Flag(CommandLineOption.plain) var plain: Bool
  @Option(
    CommandLineOption.format(
      "The format; text by default. The format svg is a drawing of the screens."))
  var format: ReportFormat<Previews>?
  @Option(output: CommandLineOption.report) var output: String?
  @OptionGroup(title: "Page options") var page: PageOptions
  @OptionGroup(title: "File options") var running: ProjectOptions
  @Option(Self.drawing) var drawing: String?
  @Flag(CommandLineOption.watch) var watch: Bool

  struct ContentOptions: ParsableArguments {
    @Option(Preview.toolkits) var toolkits: [Toolkit]
    @Option(usual: Preview.states) var states: ScreenPreview.Scope?
    @Option(usual: Preview.settings) var settings: ScreenPreview.Scope?
    @Flag(Preview.hasAttributes) var attributes: Bool
    @Flag(Preview.explains) var explain: Bool
  }

  private static let drawing = OptionInfo<String?>(
    "drawing", valueName: "file",
    help: "An SVG file for drawings of the screens; the Markdown output links to this file.")

  private var writtenFormat: ReportFormat<Previews> {
    get throws { try Previews.format(format, for: output) }
  }

  func validate() throws {
    guard try drawing == nil || writtenFormat.id == ReportFormat<Previews>.markdown.id else {
      throw ValidationError(
        "--drawing needs --format markdown, which links to the drawing; --format svg writes only the drawing"
      )
    }
  }

  var operation: Preview {
    var preview = Preview(designs: files)
    preview.toolkits = content.toolkits
    preview.readers = readers.selection
    preview.states = content.states ?? .current
    preview.settings = content.settings ?? .current
    preview.hasAttributes = content.attributes
    preview.explains = content.explain
    return preview
  }

  func run() throws {
    if watch {
      return try Watch(isPlain: plain) {
        files.paths + readers.profileFiles.paths + running.context.projects.files(of: files)
      }.run()
    }
    let operation = operation
    let claimed = try operation.destinations(
      [output] + (drawing.map { [$0] } ?? []), in: running.context)
    var previews = try operation.run(in: running.context)
    if drawing != nil {
      previews.drawing = claimed[1].path(from: claimed[0])
      try claimed[1].write(previews.written(as: .svg))
    }
    let header = try page.header(of: files.first, in: running.context)
    try claimed[0].write(
      previews.written(
        as: writtenFormat, style: .terminal(claimed[0], isPlain: plain, header: header)))
  }
}
