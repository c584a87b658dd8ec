import ArgumentParser
import Earshot
public import EarshotFiles
import EarshotOutput
import EarshotProfiles
import EarshotSpeech

extension CriteriaWriter.Format: Choice {}
extension Criterion.Level: Choice {}

/// Writes what a tester does with a screen, and what must be heard.
struct Criteria: ParsableCommand {
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

  @Argument(help: ArgumentHelp("The design file; - for standard input.", valueName: "file"))
  var file: String

  @Option(name: .toolkit, help: .toolkit)
  var toolkits: [Toolkit] = []

  @OptionGroup var readers: ReaderOptions

  @Option(help: "The format: gherkin, the usual one, markdown, csv or html.")
  var format: CriteriaWriter.Format?

  @Option(help: "How much is tested: essential or all.")
  var level = Criterion.Level.all

  @Option(name: .output, help: .report)
  var output: String?

  func run() throws {
    let destination = try Destination.claim(output, besides: [file] + readers.profileFiles)
    let screen = try DesignReader.screen(at: file).built(with: toolkits)
    let locale = readers.locale ?? screen.locale
    let profiles = try readers.profiles(warns: false)
    try readers.check([screen], with: profiles)
    let names = try recordings(of: screen, profiles, locale)
    var sheet = CriteriaSheet(
      for: screen,
      readers: profiles.map { ($0.reader(locale: locale), $0.wording(locale: locale)) },
      level: level,
      audio: { entry in names[Self.key(entry)] })
    sheet.locale = locale
    try destination.write(
      CriteriaWriter().written(sheet, as: .format(format, for: output, or: .gherkin)))
  }

  /// Returns the recordings that `speak` makes of all stops in all states.
  private func recordings(
    of screen: Screen, _ profiles: [Profile], _ locale: String
  ) throws -> [String: String] {
    var script = Script(isJoined: false)
    for profile in profiles {
      let entries = profile.preview(locale: locale).entries(of: screen, states: .all)
      // Names do not depend on who speaks.
      try script.add(entries, of: screen, design: file) { entry in
        Line(entry.announcement, with: VoiceSettings(voice: locale))
      }
    }
    let stops = script.recordings.compactMap(\.stops.first)
    return Dictionary(
      zip(stops, script.items).map { (Self.key($0), "\($1.name).wav") },
      uniquingKeysWith: { first, _ in first })
  }

  private static func key(_ entry: Preview.Entry) -> String {
    "\(entry.profile.id)/\(entry.component.id)/\(entry.stopID)@\(entry.state)"
  }
}
