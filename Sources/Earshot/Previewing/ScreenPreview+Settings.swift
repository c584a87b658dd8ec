extension ScreenPreview {
  /// Returns the announcements that each stop can have, in reading order.
  ///
  /// A stop's first entry has the current settings; each other entry lists its changed settings.
  public func variations(of screen: Screen, states: Scope) -> [Entry] {
    var memory = Memory()
    return entries(of: screen, states: states).flatMap { entry in
      let search = SettingsSearch(from: reader.profile.settingsToTry)
      let findings = search.findings { settings in
        announcement(of: entry, with: settings, remembering: &memory)
      }
      return findings.map { finding in
        var variation = entry
        variation.announcement = finding.announcement
        variation.ways = finding.ways
        return variation
      }
    }
  }

  private struct Memory {
    var component = ""
    var realization: Realization?
    var announcements: [Settings: [StopID: Announcement]] = [:]
  }

  private func announcement(
    of entry: Entry, with settings: Settings, remembering memory: inout Memory
  ) -> Announcement {
    let component = "\(entry.component.id)@\(entry.state)"
    if memory.component != component { memory = Memory(component: component) }
    if let known = memory.announcements[settings] {
      return known[entry.stopID] ?? Announcement()
    }
    let preview = by(reader.set(to: settings))
    let realization = memory.realization ?? realization(of: entry.component, at: entry.place)
    memory.realization = realization
    let stops = preview.stops(
      realization, of: entry.component, at: entry.place, in: entry.state)
    let announcements = Dictionary(
      stops.map { ($0.stopID, $0.announcement) }, uniquingKeysWith: { first, _ in first })
    memory.announcements[settings] = announcements
    return announcements[entry.stopID] ?? Announcement()
  }
}

extension Profile {
  fileprivate var settingsToTry: Settings {
    guard case .documented(let style) = style else { return settings }
    var settings = settings
    for index in settings.all.indices where settings.all[index].name == "variant" {
      settings.all[index].values = style.variants
    }
    return settings
  }
}
