import ArgumentParser
public import Earshot
public import EarshotFiles
import EarshotOutput
import EarshotProfiles

extension PreviewWriter.Format: Choice {}
extension Preview.Scope: Choice {}

/// Prints what is said at every stop of a screen.
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

      Of two profiles of one platform, each stop says in words where the second parts from the \
      first. With --settings all each stop lists everything that users may hear, with the settings \
      that lead to it: from every announcement found, each setting is changed once more, so \
      combinations are tried as far as they change something.
      """
  )

  @Argument(help: .designs)
  var files: [String]

  @Option(name: .toolkit, help: .toolkit)
  var toolkits: [Toolkit] = []

  @OptionGroup var readers: ReaderOptions

  // The parser reflects over each value that stands here, at every start; none takes it no time.
  @Option(help: "Which states of each component to go through: current, the default, or all.")
  var states: Preview.Scope?

  @Option(
    help: "With which settings of the reader: current, the default, or all that change anything.")
  var settings: Preview.Scope?

  @Flag(help: "List what a developer sets, by the names of the frameworks.")
  var attributes = false

  @Flag(help: "Explain every part: its kind, where it comes from, the rule and its source.")
  var explain = false

  @Flag(help: "Write plain lines without columns or styles, for screen readers.")
  var plain = false

  @Option(help: "The format: text, the default, markdown, json, csv, html or svg (the drawing).")
  var format: PreviewWriter.Format?

  @Option(name: .output, help: .report)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Draw the screens in an SVG file too, which the Markdown links.", valueName: "file"))
  var drawing: String?

  @Flag(help: "Run again whenever a file is saved, until it is interrupted.")
  var watch = false

  private var writtenFormat: PreviewWriter.Format { .format(format, for: output, or: .text) }

  func validate() throws {
    guard drawing == nil || writtenFormat == .markdown else {
      throw ValidationError(
        "--drawing goes with --format markdown, which links it; --format svg writes the drawing alone"
      )
    }
  }

  func run() throws {
    if watch { return try Watch(isPlain: plain) { files + readers.profileFiles }.run() }
    let claimed = try Destination.claim(
      [output] + (drawing.map { [$0] } ?? []), besides: files + readers.profileFiles)
    let destination = claimed[0]
    let profiles = try readers.profiles(warns: false)
    let designs = try DesignReader.screens(at: files, built: toolkits)
    try readers.check(designs.map(\.screen), with: profiles)
    let screens = designs.map { _, screen in
      PreviewWriter.Screenful(
        screen: screen, entries: entries(of: screen, profiles), locale: readers.locale)
    }
    var details = PreviewWriter.Details()
    details.isPlain = plain
    details.explains = explain
    details.hasAttributes = attributes
    details.isStyled = destination.isStandard && Output.isStyled
    if drawing != nil {
      details.drawing = claimed[1].path(from: destination)
      try claimed[1].write(PreviewWriter(details: details).written(screens, as: .svg))
    }
    try destination.write(PreviewWriter(details: details).written(screens, as: writtenFormat))
  }

  /// Returns the entries component by component, each as all profiles say it.
  private func entries(of screen: Screen, _ profiles: [Profile]) -> [Preview.Entry] {
    let locale = readers.locale ?? screen.locale
    let states = states ?? .current
    let wording = BuiltIn.wording(locale: locale, dates: DateFormats())
    let previews = profiles.map { profile in
      let preview = profile.preview(locale: locale, wording: wording)
      let entries =
        settings == .all
        ? preview.variations(of: screen, states: states)
        : preview.entries(of: screen, states: states)
      return marked(entries, of: profile, beside: profiles, locale: locale)
    }
    // Looked up by id: going through all entries for each component would be quadratic.
    let byComponent = previews.map { Dictionary(grouping: $0, by: \.component.id) }
    return screen.allComponents.flatMap { component in
      byComponent.flatMap { $0[component.id] ?? [] }
    }
  }

  /// Returns the entries of a profile with how they differ from the first profile of the platform.
  private func marked(
    _ entries: [Preview.Entry], of profile: Profile, beside profiles: [Profile], locale: String
  ) -> [Preview.Entry] {
    guard let first = profiles.first(where: { $0.platform == profile.platform }),
      first.id != profile.id
    else { return entries }
    return first.preview(locale: locale).marking(
      entries, by: first.lexicon(beside: profile, locale: locale))
  }
}
