import Earshot
import EarshotSpeech

struct Script {
  struct Recording {
    var design: String
    var screen: Screen
    var locale: String
    /// The recording's language; nil if all recordings are in one language.
    var namedLanguage: String?
    var profile: Profile
    var stops: [ScreenPreview.Entry]
    var lines: [Line]

    var name: String

    var titles: [String] { stops.map { "\(design)/\($0.id)" } }
  }

  private(set) var recordings: [Recording] = []
  private(set) var silentStops = 0
  /// The ends of the recordings' names; they contain the profiles and the language of this run.
  private var endings: Set<String> = []
  private let isJoined: Bool
  private var designs: [String: String] = [:]

  private(set) var ids: Set<String> = []
  private let selection: Set<String>

  init(isJoined: Bool, selecting selection: Set<String> = []) {
    self.isJoined = isJoined
    self.selection = selection
  }

  mutating func add(
    _ entries: [ScreenPreview.Entry], of screen: Screen, in locale: String,
    named language: String? = nil, design path: String,
    line: (ScreenPreview.Entry) throws -> Line
  ) throws {
    var heard = entries.filter { !$0.announcement.isEmpty }
    silentStops += entries.count - heard.count
    if !selection.isEmpty {
      // In criteria for several languages, an id ends with its language, so ids with and without a
      // language are accepted.
      ids.formUnion(heard.flatMap { [$0.id.description, "\($0.id)/\(locale)"] })
      heard.removeAll { selection.isDisjoint(with: [$0.id.description, "\($0.id)/\(locale)"]) }
    }
    guard let first = heard.first else { return }
    let other = screen.otherLanguage(locale)
    let ending = KitName.ending(of: first.id, in: other)
    endings.insert(ending)
    let design = folder(of: path)
    let lines = try heard.map(line)
    let groups = isJoined ? [heard.indices] : heard.indices.map { $0..<$0 + 1 }
    recordings += groups.map { group in
      let name =
        isJoined ? "walk\(ending)" : KitName.file(of: heard[group.lowerBound].id, in: other)
      return Recording(
        design: design, screen: screen, locale: locale, namedLanguage: language,
        profile: first.profile, stops: Array(heard[group]),
        lines: Array(lines[group]), name: "\(design)/\(name)")
    }
  }

  var items: [Kit.Item] {
    recordings.map { Kit.Item(name: $0.name, take: RecordingRequest($0.lines)) }
  }

  func isOfSameForm(_ name: String) -> Bool {
    endings.contains { name.hasSuffix($0) && name.hasSuffix("/walk\($0)") == isJoined }
  }

  private mutating func folder(of path: String) -> String {
    if let known = designs[path] { return known }
    var taken = UniqueNames(designs.values)
    let name = taken.unique(KitName.folder(of: path))
    designs[path] = name
    return name
  }
}
