import Earshot
import EarshotSpeech

struct Script {
  struct Recording {
    var design: String
    var screen: Screen
    var profile: Profile
    var stops: [ScreenPreview.Entry]
    var lines: [Line]

    var titles: [String] {
      stops.map { "\(design)/\(profile.folder)/\($0.component.id).\($0.stop)" }
    }
  }

  private(set) var recordings: [Recording] = []
  private(set) var silentStops = 0
  private let isJoined: Bool
  private var designs: [String: String] = [:]

  init(isJoined: Bool) { self.isJoined = isJoined }

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

  private static let walk = "walk"

  func isOfSameForm(_ name: String) -> Bool { name.hasSuffix("/\(Self.walk)") == isJoined }

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
  fileprivate var folder: String { "\(design)/\(profile.folder)" }
}

extension Profile {
  /// The profile's folder; a documented profile has the folder of its platform.
  var folder: String {
    KitName.component(id == "\(platform.rawValue)-documented" ? platform.rawValue : id)
  }
}

extension ScreenPreview.Entry {
  /// `id.state`, or `id.stop.state` if the stop is not the component's main stop.
  fileprivate var name: String {
    [component.id, stopID == component.mainStop ? "" : "\(stopID)", state].filter { !$0.isEmpty }
      .map { KitName.component($0) }.joined(separator: ".")
  }
}
