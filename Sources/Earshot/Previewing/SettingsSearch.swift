/// Finds everything that users of a reader may hear, depending on how they have set it.
///
/// It starts at the present settings and changes one setting at a time. From what is heard anew it
/// goes on changing the others; from what was heard before it does not. So combinations are tried
/// only as far as they change something: what a setting does is looked for at the present settings
/// and behind each single change; a setting that is heard at neither is not tried further.
public struct SettingsSearch: Sendable {
  /// Words that may be heard, and the settings that lead to them.
  public struct Finding: Sendable {
    /// What is said.
    public var announcement: Announcement
    /// The changes that lead to it, one list for each way of the fewest changes; the only list is
    /// empty for what is said with the present settings.
    public var ways: [[Settings.Change]]
  }

  /// How many settings are tried at most, so that a profile with very many of them ends as well.
  public static let mostTries = 5_000

  private let start: Settings

  /// Creates a search that starts at the present settings.
  public init(from settings: Settings) { start = settings }

  /// Returns what may be heard, first what is said with the present settings, then what takes the
  /// fewest changes; no two findings have the same words.
  public func findings(_ hear: (Settings) -> Announcement) -> [Finding] {
    let first = hear(start)
    var findings = [Finding(announcement: first, ways: [[]])]
    var places = [words(of: first): 0]
    var tried: Set<[String]> = [start.all.map(\.value)]
    var heard: Set<String> = []
    var next = 0
    while next < findings.count, tried.count < Self.mostTries {
      let from = findings[next].ways[0]
      for (way, settings, changed) in steps(from: from)
      where (from.count < 2 || heard.contains(changed))
        && tried.insert(settings.all.map(\.value)).inserted
      {
        let announcement = hear(settings)
        if words(of: announcement) != words(of: findings[next].announcement) {
          heard.insert(changed)
        }
        if let place = places[words(of: announcement)] {
          guard findings[place].ways[0].count == way.count else { continue }
          findings[place].ways.append(way)
        } else {
          places[words(of: announcement)] = findings.count
          findings.append(Finding(announcement: announcement, ways: [way]))
        }
      }
      next += 1
    }
    return findings
  }

  /// A way with one change more, the settings that it leads to, and the setting that is changed.
  private typealias Step = (way: [Settings.Change], settings: Settings, changed: String)

  private func steps(from way: [Settings.Change]) -> [Step] {
    let settings = start.changed(by: way)
    var steps: [Step] = []
    for setting in settings.all where !way.contains(where: { $0.name == setting.name }) {
      for value in setting.values where value != setting.value {
        let longer = start.sorted(way + [Settings.Change(name: setting.name, value: value)])
        steps.append((longer, start.changed(by: longer), setting.name))
      }
    }
    return steps
  }

  // What stands between the parts is no word that anyone hears.
  private func words(of announcement: Announcement) -> [String] {
    announcement.parts.map { "\($0.utterance) \($0.text)" }
  }
}

extension Settings {
  /// A setting that is given another value.
  public struct Change: Sendable, Hashable, CustomStringConvertible {
    /// The name of the setting.
    public var name: String
    /// The value.
    public var value: String

    /// The change as it is written on the command line.
    public var description: String { "\(name)=\(value)" }
  }

  /// Returns the settings with changes made; one that cannot be made is passed over.
  public func changed(by changes: [Change]) -> Settings {
    var settings = self
    for change in changes { try? settings.set(change.name, to: change.value) }
    return settings
  }

  /// Returns changes in the order in which they are made: presets first, as they set others.
  func sorted(_ changes: [Change]) -> [Change] {
    let ordered = all.filter { !$0.presets.isEmpty } + all.filter { $0.presets.isEmpty }
    return ordered.flatMap { setting in changes.filter { $0.name == setting.name } }
  }
}
