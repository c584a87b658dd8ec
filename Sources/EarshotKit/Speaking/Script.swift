import Earshot
import EarshotSpeech

/// What is to be recorded, in order, and where it comes from.
struct Script {
  struct Recording {
    /// The folder of the design in the kit.
    var design: String
    /// The screen.
    var screen: Screen
    /// The profile that says so.
    var profile: Profile
    /// The stops that are heard: one, or all those of a walk.
    var stops: [ScreenPreview.Entry]
    /// What is spoken at each of the stops.
    var lines: [Line]

    /// A title for each of the stops.
    var titles: [String] {
      stops.map { "\(design)/\(profile.folder)/\($0.component.id).\($0.stop)" }
    }
  }

  private(set) var recordings: [Recording] = []
  /// How many stops say nothing, so that there is nothing to record.
  private(set) var silentStops = 0
  private let isJoined: Bool
  private var designs: [String: String] = [:]

  /// Creates an empty script; joined, the stops of a screen become one recording.
  init(isJoined: Bool) { self.isJoined = isJoined }

  /// Adds the stops of a screen as one profile says them.
  mutating func add(
    _ entries: [ScreenPreview.Entry], of screen: Screen, design path: String,
    line: (ScreenPreview.Entry) throws -> Line
  ) throws {
    let heard = entries.filter { !$0.announcement.isEmpty }
    silentStops += entries.count - heard.count
    guard let profile = heard.first?.profile else { return }
    let design = folder(of: path)
    let lines = try heard.map(line)
    let groups = isJoined ? [heard.indices] : heard.indices.map { $0..<$0 + 1 }
    recordings += groups.map { group in
      Recording(
        design: design, screen: screen, profile: profile, stops: Array(heard[group]),
        lines: Array(lines[group]))
    }
  }

  /// The recordings under their names in the kit.
  var items: [Kit.Item] {
    let counts = Dictionary(grouping: recordings, by: \.folder).mapValues(\.count)
    var places: [String: Int] = [:]
    let names = recordings.map { recording in
      let folder = recording.folder
      guard let stop = recording.stops.first, !isJoined else { return "\(folder)/\(Self.walk)" }
      places[folder, default: 0] += 1
      let digits = max(2, "\(counts[folder] ?? 0)".count)
      let number = "\(places[folder] ?? 0)"
      return "\(folder)/\(String(repeating: "0", count: digits - number.count))\(number)."
        + stop.name
    }
    return zip(recordings, KitName.unique(names)).map { recording, name in
      Kit.Item(name: name, take: RecordingRequest(recording.lines))
    }
  }

  /// How the recording of a whole screen is called, which stands beside those of its stops.
  private static let walk = "walk"

  /// Returns whether the recording of a name is one that this script would make: a walk, or a stop.
  func isOfSameForm(_ name: String) -> Bool { name.hasSuffix("/\(Self.walk)") == isJoined }

  /// Returns the folder of a design; another one for each file, also where two have the same name.
  private mutating func folder(of path: String) -> String {
    if let known = designs[path] { return known }
    let file =
      path == "-" ? "standard-input" : path.split(separator: "/").last.map { String($0) } ?? ""
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    let taken = designs.values.sorted()
    let name = KitName.unique(taken + [KitName.component(stem)]).last ?? stem
    designs[path] = name
    return name
  }
}

extension Script.Recording {
  /// The folder in the kit.
  fileprivate var folder: String { "\(design)/\(profile.folder)" }
}

extension Profile {
  /// The folder of the profile's recordings: the platform for what the guidelines document.
  var folder: String {
    KitName.component(id == "\(platform.rawValue)-documented" ? platform.rawValue : id)
  }
}

extension ScreenPreview.Entry {
  /// `id.state` as the name of a file, with the stop between them where it is not the component's main
  /// one.
  fileprivate var name: String {
    [component.id, stopID == component.mainStop ? "" : "\(stopID)", state].filter { !$0.isEmpty }
      .map { KitName.component($0) }.joined(separator: ".")
  }
}
