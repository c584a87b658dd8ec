/// The expected stops for a walk's announcements; a design's `expect` replaces the announcement.
struct SessionStops {
  private struct Pin: Hashable {
    var component: Int
    var stop: StopID
    var text: String
  }

  private let pins: [Pin: Stop]
  private let profile: Profile

  init(by profile: Profile) {
    pins = [:]
    self.profile = profile
  }

  init(of screen: Screen, by preview: ScreenPreview, profile: Profile) {
    let pinned = screen.allComponents.enumerated().filter { !$1.common.expectations.isEmpty }
    let preview = pinned.isEmpty ? preview : preview.on(screen)
    var pins: [Pin: Stop] = [:]
    var contents = ChoiceContents()
    for (index, component) in pinned {
      let expectations = component.common.expectations
      for entry in preview.entries(of: component, states: .all)
      where entry.isFirst || expectations.contains(where: { $0.stop == entry.stop }) {
        let stop = ExpectedStops.stop(of: entry, by: preview, profile, &contents)
        guard case .text = stop.wording else { continue }
        pins[Pin(component: index, stop: entry.stopID, text: entry.announcement.text)] = stop
      }
    }
    self.pins = pins
    self.profile = profile
  }

  func stop(
    _ announcement: Announcement, at cursor: Walkthrough.Cursor?, in walk: Walkthrough
  ) -> Stop {
    guard let cursor else { return Stop(.parts(announcement)) }
    let component = walk.stops.components[cursor.component]
    let pin =
      pins.isEmpty
      ? nil
      : pins[Pin(component: cursor.component, stop: cursor.stop, text: announcement.text)]
    let expectation = ExpectationID(
      component: component.id, stop: cursor.stop, state: component.state.rawValue, profile: profile)
    var design = ExpectedStops.design(of: component, at: cursor.stop, as: expectation)
    var contents = ChoiceContents()
    design.content = contents.content(at: cursor.stop, of: component)
    return Stop(
      identifier: cursor.stop == component.mainStop ? component.common.ownID : nil,
      pin?.wording ?? .parts(announcement),
      at: pin?.place ?? Stop.Place(location: component.common.location),
      design: design)
  }
}
