package enum ExpectedStops {
  /// Returns a screen's stops in reading order, in their current states.
  ///
  /// For a session, the stops of other states and layers are included as optional stops. In a
  /// design, `expect` replaces the profile's announcement.
  package static func stops(
    of screen: Screen, by preview: ScreenPreview, profile: Profile, isSession: Bool = false
  ) -> [Stop] {
    let covering =
      isSession
      ? Set(
        screen.components.filter { $0.traits.presence != .always }.flatMap(\.withNested).map(\.id))
      : []
    let collapsed = screen.collapsedContents
    var contents = ChoiceContents()
    return preview.entries(of: screen, states: isSession ? .all : .current).map { entry in
      var stop = stop(of: entry, by: preview, profile, &contents)
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
    var contents = ChoiceContents()
    return previews.map { preview, profile in
      preview.entries(of: placed, states: .current).map { entry in
        stop(of: entry, by: preview, profile, &contents)
      }
    }
  }

  package static func stops(
    of entries: [ScreenPreview.Entry], by preview: ScreenPreview, profile: Profile
  ) -> [Stop] {
    var contents = ChoiceContents()
    return entries.map { stop(of: $0, by: preview, profile, &contents) }
  }

  static func stop(
    of entry: ScreenPreview.Entry, by preview: ScreenPreview, _ profile: Profile,
    _ contents: inout ChoiceContents
  ) -> Stop {
    let common = entry.component.common
    let isMain = entry.stopID == entry.component.mainStop
    let pinned = pin(of: entry, profile)
    var design = design(of: entry.component, at: entry.stopID, as: entry.id)
    design.visibleLabel = visibleLabel(of: entry)
    design.namedByLibrary = namedByLibrary(entry, by: preview.reader)
    design.shortDate = shortDate(entry)
    design.content = contents.content(at: entry.stopID, of: entry.component)
    return Stop(
      identifier: isMain ? common.ownID : nil,
      pinned.map { wording($0.text, entry.announcement) } ?? .parts(entry.announcement),
      at: Stop.Place(location: pinned?.location ?? common.location, frame: common.frame),
      isOptional: !entry.isCurrent,
      design: design,
      behaviour: isMain
        ? Stop.Behaviour(
          live: common.live.map { .init($0) }, label: unsaidLabel(of: entry),
          actions: common.actions) : nil)
  }

  /// The component's label if an app can also show the label as a text before the stop; otherwise
  /// nil.
  ///
  /// A group's label can be visible or only an accessibility name, because designs do not define
  /// this.
  private static func visibleLabel(of entry: ScreenPreview.Entry) -> String? {
    let traits = entry.component.traits
    if traits.isOfChoices { return label(of: entry) }
    guard entry.stopID == traits.mainStop || traits.mainStop == nil && traits.holdsAmount
    else { return nil }
    return unsaid(label(of: entry), in: entry)
  }

  /// The label of a filled field if the announcement has only the field's text, as in TalkBack
  /// since version 16.2.
  private static func unsaidLabel(of entry: ScreenPreview.Entry) -> String? {
    guard case .talkBack(let index, let tree) = entry.attributes, tree[index].isFilledField
    else { return nil }
    return unsaid(label(of: entry), in: entry)
  }

  private static func label(of entry: ScreenPreview.Entry) -> String? {
    let label = entry.component.common.exposedName(entry.wording)
    return label.isEmpty ? nil : label
  }

  private static func unsaid(_ label: String?, in entry: ScreenPreview.Entry) -> String? {
    guard let label else { return nil }
    let isSaid = entry.announcement.parts.contains {
      $0.text.hasPrefix(label) || $0.text.hasSuffix(label)
    }
    return isSaid ? nil : label
  }

  private static func namedByLibrary(
    _ entry: ScreenPreview.Entry, by reader: ScreenReader
  ) -> Stop.Design.NamedByLibrary? {
    let (component, stop) = (entry.component, entry.stopID)
    guard entry.profile.platform == .voiceOver else { return nil }
    if let button = button(insteadOfToggle: entry, by: reader) {
      return .toggle(asButton: button)
    }
    guard component.common.toolkits.iOS == .reactNative else {
      let kinds = ["date-picker", "time-picker", "date-time-picker"]
      guard kinds.contains(component.kind.name), stop.role == .field else { return nil }
      let names = ["date", "time", "date.and.time"].map {
        entry.wording.toolkitWord("uikit.compact.picker.\($0)")
      }
      return .picker(names: names.filter { !$0.isEmpty })
    }
    let (wording, name) = (entry.wording, entry.announcement.parts.first { $0.kind == .name }?.text)
    if stop.role == .back {
      let named = wording.toolkitWord("react-native.navigation.back", name ?? "")
      return .button(names: [named, wording.toolkitWord("react-native.navigation.back.untitled")])
    }
    guard stop.role == .option, let bar = component as? Container, bar.type == .tabBar,
      let place = bar.choices.index(of: stop.label)
    else { return nil }
    let number = "\(place + 1)"
    let tab = wording.toolkitWord(
      "react-native.navigation.tab", name ?? "", number, "\(bar.choices.count)")
    return .button(names: [tab])
  }

  private static func button(
    insteadOfToggle entry: ScreenPreview.Entry, by reader: ScreenReader
  ) -> Announcement? {
    guard entry.component.kind.name == "toggle-button",
      entry.component.common.toolkits.iOS == .swiftui,
      case .voiceOver(let exposed) = entry.attributes,
      exposed.element.traits.contains(.switchButton)
    else { return nil }
    var element = exposed.element
    element.traits = element.traits.subtracting(.switchButton)
    if element.value == "1" { element.traits.formUnion(.selected) }
    if ["0", "1"].contains(element.value) { element.value = nil }
    return reader.announcement(for: element, with: exposed.facts, arriving: entry.arrival)
  }

  private static func shortDate(_ entry: ScreenPreview.Entry) -> String? {
    guard entry.stopID.role == .field else { return nil }
    return switch entry.component {
    case let picker as DatePicker: picker.fieldValue(entry.wording, isShort: true)
    case let picker as TimePicker: picker.fieldValue(entry.wording, isShort: true)
    default: nil
    }
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

  /// An expectation for a platform applies to the platform's documented profile.
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
  /// The guidelines announce rows and cards as buttons only on iOS.
  fileprivate func roles(on platform: Platform) -> Set<Fact.Role> {
    let roles: [(trait: Traits, role: Fact.Role)] = [(.image, .image), (.header, .heading)]
    let onIOS: [(trait: Traits, role: Fact.Role)] = [(.button, .button)]
    let all = platform == .voiceOver ? roles + onIOS : roles
    return Set(all.filter { contains($0.trait) }.map(\.role))
  }
}

extension TalkBackNode {
  package var isFilledField: Bool { editable && !showingHintText && !(text ?? "").isEmpty }
}
