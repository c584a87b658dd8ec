package enum ExpectedStops {
  /// Returns a screen's stops in reading order, in their current states.
  ///
  /// In a session, the stops of other states and layers are optional. `expect` replaces the
  /// profile's announcement.
  package static func stops(
    of screen: Screen, by preview: ScreenPreview, profile: Profile, isSession: Bool = false
  ) -> [Stop] {
    let covering =
      isSession
      ? Set(
        screen.components.filter { $0.traits.presence != .always }.flatMap(\.withNested).map(\.id))
      : []
    let collapsed = screen.collapsedContents
    return preview.entries(of: screen, states: isSession ? .all : .current).map { entry in
      var stop = stop(of: entry, profile)
      stop.isOptional =
        stop.isOptional || covering.contains(entry.component.id)
        || collapsed.contains(entry.component.id)
      return stop
    }
  }

  package static func stops(
    of screen: Screen, only components: Set<String>, byEach previews: [(ScreenPreview, Profile)]
  ) -> [[Stop]] {
    let placed = screen.placed(only: components)
    return previews.map { preview, profile in
      preview.entries(of: placed, states: .current).map { stop(of: $0, profile) }
    }
  }

  package static func stops(
    of entries: [ScreenPreview.Entry], by profile: Profile
  ) -> [Stop] {
    entries.map { stop(of: $0, profile) }
  }

  static func stop(of entry: ScreenPreview.Entry, _ profile: Profile) -> Stop {
    let common = entry.component.common
    let isMain = entry.stopID == entry.component.mainStop
    let pinned = pin(of: entry, profile)
    return Stop(
      identifier: isMain ? common.ownID : nil,
      pinned.map { wording($0.text, entry.announcement) } ?? .parts(entry.announcement),
      at: Stop.Place(location: pinned?.location ?? common.location), isOptional: !entry.isCurrent,
      design: design(of: entry.component, at: entry.stopID, as: entry.id),
      behaviour: isMain
        ? Stop.Behaviour(live: common.live.map { .init($0) }, actions: common.actions) : nil)
  }

  static func design(
    of component: any Component, at stop: StopID, as expectation: ExpectationID
  ) -> Stop.Design {
    var design = Stop.Design(expectation: expectation, patterns: component.common.patterns)
    if let container = component as? Container, [.title, .label].contains(stop.role) {
      design.titledContainer = container.type.rawValue
      design.roles = [.heading]
      design.isRoleAssumed = stop.role == .label && container.traits.isOfChoices
    } else if stop == component.mainStop, let control = component as? Control {
      design.roles = control.type.style.traits.roles(on: expectation.platform)
      design.value = control.value
      design.isToggle = control.toggle != nil
    }
    return design
  }

  /// Returns the design's expected announcement for an entry, if any.
  ///
  /// A platform's name means its documented profile.
  private static func pin(of entry: ScreenPreview.Entry, _ profile: Profile) -> Expectation? {
    let names =
      profile.family == .documented ? [profile.platform.rawValue, profile.id] : [profile.id]
    return entry.component.common.expectations.first { expectation in
      names.contains(expectation.profile)
        && (expectation.stop.map { $0 == entry.stop } ?? entry.isFirst)
    }
  }

  private static func wording(_ pinned: String, _ announcement: Announcement) -> Stop.Wording {
    let folding = Folding()
    let composed = Stop.Wording.parts(announcement)
    return folding.key(of: composed.text) == folding.key(of: pinned) ? composed : .text(pinned)
  }
}

extension Traits {
  /// The roles that the guidelines announce, but that stock widgets can lack.
  ///
  /// Only on iOS do the guidelines announce rows and cards as buttons.
  fileprivate func roles(on platform: Platform) -> Set<Fact.Role> {
    let roles: [(trait: Traits, role: Fact.Role)] = [(.image, .image), (.header, .heading)]
    let onIOS: [(trait: Traits, role: Fact.Role)] = [(.button, .button)]
    let all = platform == .voiceOver ? roles + onIOS : roles
    return Set(all.filter { contains($0.trait) }.map(\.role))
  }
}
