/// The stops that a design expects one reader to announce.
public enum ExpectedStops {
  /// Returns the stops of a screen in reading order, each component in the state that the file puts
  /// it in; in a session, those of other states and of what opens over the screen are optional.
  ///
  /// An announcement that the design pins with `expect` is what is wanted, whatever the profile
  /// says.
  public static func stops(
    of screen: Screen, by preview: Preview, profile: Profile, isSession: Bool = false
  ) -> [Stop] {
    let covering =
      isSession
      ? Set(
        screen.components.filter { $0.traits.presence != .always }.flatMap(\.withNested).map(\.id))
      : []
    return preview.entries(of: screen, states: isSession ? .all : .current).map { entry in
      var stop = stop(of: entry, profile)
      stop.isOptional = stop.isOptional || covering.contains(entry.component.id)
      return stop
    }
  }

  /// Returns what is expected at one stop.
  static func stop(of entry: Preview.Entry, _ profile: Profile) -> Stop {
    let common = entry.component.common
    let isMain = entry.stopID == entry.component.mainStop
    let pinned = pin(of: entry, profile)
    return Stop(
      identifier: isMain ? common.ownID : nil,
      pinned.map { wording($0.text, entry.announcement) } ?? .parts(entry.announcement),
      at: Stop.Place(location: pinned?.location ?? common.location), isOptional: !entry.isCurrent,
      patterns: common.patterns)
  }

  /// A platform's name pins what its guidelines document; a device profile is pinned by its own.
  private static func pin(of entry: Preview.Entry, _ profile: Profile) -> Expectation? {
    let names =
      profile.family == .documented ? [profile.platform.rawValue, profile.id] : [profile.id]
    return entry.component.common.expectations.first { expectation in
      names.contains(expectation.profile)
        && (expectation.stop == entry.stop || expectation.stop == nil && !entry.needsState)
    }
  }

  /// Where the pinned text is what the profile says, its parts are known.
  private static func wording(_ pinned: String, _ announcement: Announcement) -> Stop.Wording {
    let folding = Folding()
    let composed = Stop.Wording.parts(announcement)
    return folding.key(of: composed.text) == folding.key(of: pinned) ? composed : .text(pinned)
  }
}
