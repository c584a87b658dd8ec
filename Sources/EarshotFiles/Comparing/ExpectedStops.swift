public import Earshot

/// The stops that a design expects one reader to announce.
public enum ExpectedStops {
  /// Returns the stops of a screen, each component in the state that the file puts it in.
  ///
  /// An announcement that the design pins with `expect` is what is wanted, whatever the profile
  /// says.
  public static func stops(of screen: Screen, by preview: Preview, profile: Profile) -> [Stop] {
    preview.entries(of: screen, states: .current).map { entry in
      let common = entry.component.common
      let isMain = entry.plainStop == "trigger" || entry.plainStop == entry.component.kind
      let pinned = common.expectations.first { expectation in
        [profile.platform.rawValue, profile.id].contains(expectation.profile)
          && (expectation.stop == entry.stop || expectation.stop == nil)
      }
      return Stop(
        identifier: isMain && common.hasOwnID ? common.id : nil,
        pinned.map { wording($0.text, entry.announcement) } ?? .parts(entry.announcement),
        at: Stop.Place(location: pinned?.location ?? common.location))
    }
  }

  /// Where the pinned text is what the profile says, its parts are known.
  private static func wording(_ pinned: String, _ announcement: Announcement) -> Stop.Wording {
    let folding = Folding()
    let composed = Stop.Wording.parts(announcement)
    return folding.key(of: composed.text) == folding.key(of: pinned) ? composed : .text(pinned)
  }
}
