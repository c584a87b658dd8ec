/// Finds all announcements that depend on settings.
///
/// Tries each change alone and together with one other change; longer combinations contain only
/// settings that have an effect.
package struct SettingsSearch: Sendable {
  package struct Finding: Sendable {
    package var announcement: Announcement
    /// The shortest lists of settings to change for this announcement.
    ///
    /// If no setting must change, the only list is empty.
    package var ways: [[Settings.Change]]
  }

  package static let mostTries = 5_000

  private let start: Settings

  package init(from settings: Settings) { start = settings }

  /// Returns the announcements, sorted by the number of changed settings.
  package func findings(_ hear: (Settings) -> Announcement) -> [Finding] {
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

  private func words(of announcement: Announcement) -> [String] {
    announcement.parts.map { "\($0.utterance) \($0.text)" }
  }
}

extension Settings {
  package struct Change: Sendable, Hashable, CustomStringConvertible {
    package var name: String
    package var value: String

    package var description: String { "\(name)=\(value)" }
  }

  package func changed(by changes: [Change]) -> Settings {
    var settings = self
    for change in changes { try? settings.set(change.name, to: change.value) }
    return settings
  }

  /// Returns the changes, presets first, because a preset changes other settings.
  func sorted(_ changes: [Change]) -> [Change] {
    let ordered = all.filter { !$0.presets.isEmpty } + all.filter { $0.presets.isEmpty }
    return ordered.flatMap { setting in changes.filter { $0.name == setting.name } }
  }
}
