public import Earshot
public import EarshotFiles
import EarshotProfiles
import EarshotSpeech

/// Writes the acceptance criteria of a screen for testers.
public struct Criteria: Operation {
  public static let name = "criteria"

  /// The design.
  public var design: Source
  /// The toolkits of the app, if the design does not name them.
  public var toolkits: [Toolkit] = []
  /// The readers; by default, the guidelines and the newest devices.
  public var readers = ReaderSelection()
  /// The extent of the tests.
  public var level = Criterion.Level.all

  /// Creates an operation for a design.
  public init(design: Source) { self.design = design }

  /// The option for the extent of the tests.
  public static let level = OptionInfo(
    "level", default: Criterion.Level.all, help: "The extent of the tests.")

  public static var options: [BoundOption<Criteria>] {
    [
      BoundOption(Walk.design, \.design, isRequired: true),
      BoundOption(Preview.toolkits, \.toolkits),
    ] + ReaderSelection.options.map { $0.of(\.readers) } + [BoundOption(level, \.level)]
  }

  public func run(in context: Context) throws -> CriteriaSheet {
    let screen = try design.screen(built: toolkits, in: context)
    let locale = readers.locale ?? screen.locale
    let profiles = try readers.profiles(standard: .both)
    try readers.check([screen], with: profiles, in: context)
    let names = try recordings(of: screen, profiles, locale)
    var sheet = CriteriaSheet(
      for: screen,
      readers: profiles.map { ($0.reader(locale: locale), $0.wording(locale: locale)) },
      level: level, joiningReadings: readers.isUsual,
      audio: { entry in names[Self.key(entry)] })
    sheet.locale = locale
    return sheet
  }

  private func recordings(
    of screen: Screen, _ profiles: [Profile], _ locale: String
  ) throws -> [String: String] {
    var script = Script(isJoined: false)
    for profile in profiles {
      let entries = profile.preview(locale: locale).entries(of: screen, states: .all)
      // Only the names of the recordings are needed, and they do not depend on the voice.
      try script.add(entries, of: screen, design: design.name) { entry in
        Line(entry.announcement, with: VoiceSettings(voice: locale))
      }
    }
    let stops = script.recordings.compactMap(\.stops.first)
    return Dictionary(
      zip(stops, script.items).map { (Self.key($0), "\($1.name).wav") },
      uniquingKeysWith: { first, _ in first })
  }

  private static func key(_ entry: ScreenPreview.Entry) -> String {
    "\(entry.profile.id)/\(entry.component.id)/\(entry.stopID)@\(entry.state)"
  }
}

extension Criterion.Level: OptionValue {}
