import Earshot

extension PreviewedScreen {
  var joiningReadings: PreviewedScreen {
    var screen = self
    var places: [String: Int] = [:]
    var components: [[ScreenPreview.Entry]] = []
    for entry in entries {
      let place = places[entry.component.id] ?? components.count
      places[entry.component.id] = place
      if place == components.count { components.append([]) }
      components[place].append(entry)
    }
    screen.entries = components.flatMap { component in
      let readings = component.runs(by: \.profile.id)
      return Platform.allCases.flatMap { platform in
        Self.joined(readings.filter { $0[0].profile.platform == platform })
      }
    }
    return screen
  }

  private static func joined(_ readings: [[ScreenPreview.Entry]]) -> [ScreenPreview.Entry] {
    guard let first = readings.first, first[0].profile.family == .documented else {
      return readings.flatMap(\.self)
    }
    var rows = ReadingRows(first)
    for device in readings.dropFirst() { rows.add(device) }
    return rows.entries
  }
}

private struct ReadingRows {
  private(set) var entries: [ScreenPreview.Entry]
  private var places: [Key: Int] = [:]
  private let guideline: Profile

  private struct Key: Hashable {
    var stop: StopID
    var state: String
  }

  init(_ guidelines: [ScreenPreview.Entry]) {
    entries = guidelines
    guideline = guidelines[0].profile
    for (place, entry) in guidelines.enumerated() {
      for state in entry.states { places[Key(stop: entry.stopID, state: state)] = place }
    }
  }

  mutating func add(_ device: [ScreenPreview.Entry]) {
    var announcements: [Key: ScreenPreview.Entry] = [:]
    for entry in device {
      for state in entry.states { announcements[Key(stop: entry.stopID, state: state)] = entry }
    }
    for place in entries.indices {
      let key = Key(stop: entries[place].stopID, state: entries[place].state)
      if let other = announcements[key] { add(other, at: place) }
    }
    for entry in device {
      let place = places[Key(stop: entry.stopID, state: entry.state)]
      guard place.map({ entries[$0].state != entry.state }) ?? true else { continue }
      // Adds a row for the guidelines, which lack this stop or announce it with the same words as
      // in an earlier state.
      var row = entry
      row.profile = guideline
      row.announcement = place.map { entries[$0].announcement } ?? Announcement()
      entries.append(row)
      places[Key(stop: entry.stopID, state: entry.state)] = entries.count - 1
      add(entry, at: entries.count - 1)
    }
  }

  private mutating func add(_ other: ScreenPreview.Entry, at place: Int) {
    guard !other.announcement.hasWords(of: entries[place].announcement) else { return }
    entries[place].others.append(other)
  }
}
