/// The expected announcements for every stop of a screen.
public struct Preview: Sendable {
  /// The states of each component, or the settings of the reader, to include.
  public enum Scope: String, Sendable, Hashable, CaseIterable {
    /// The state in the file, or the settings of the profile.
    case current
    /// Every named state, or every setting that changes an announcement (see ``SettingsSearch``).
    case all
  }

  /// One stop in one state, as announced by one profile.
  public struct Entry: Sendable {
    /// The component.
    public var component: any Component
    /// The stop of the component.
    public var stopID: StopID
    /// The state of the component.
    public var state: String
    /// Whether the design has the component in this state.
    public var isCurrent: Bool
    /// Whether the stop's name alone refers to it in another state.
    public var needsState: Bool
    /// The profile of the announcement.
    public var profile: Profile
    /// The exposed attributes.
    public var attributes: Realization.Attributes
    /// The announcement.
    public var announcement: Announcement
    /// The setting changes that lead to the announcement, one list for each way.
    ///
    /// It is empty if only the current settings were requested.
    public var ways: [[Settings.Change]] = []
    /// The differences from another profile's announcement, as sentences.
    public var differences: [String] = []

    let wording: Wording

    /// The attributes that a developer must set.
    ///
    /// The main stop in the current state also lists the behaviour of the component.
    public var attributeSheet: AttributeSheet {
      var sheet = AttributeSheet(of: attributes, in: component)
      if isCurrent { sheet.addBehaviour(of: component, at: stopID, on: profile.platform, wording) }
      return sheet
    }

    /// The name of the stop in designs, such as `trigger@expanded`.
    public var stop: String { needsState ? "\(stopID)@\(state)" : "\(stopID)" }
  }

  let reader: ScreenReader
  let wording: Wording

  /// Creates a preview for one reader.
  public init(reader: ScreenReader, wording: Wording) {
    self.reader = reader
    self.wording = wording
  }

  /// Returns the stops of a screen in reading order.
  public func entries(of screen: Screen, states: Scope) -> [Entry] {
    let components = screen.allComponents
    let first = components.first { $0.presence == .always && !$0.common.isHidden }?.id
    return components.flatMap { component in
      var component = component
      if component.id == first { component.common.appName = screen.app }
      return entries(of: component, states: states).filter { component.isExemplary($0.stopID) }
    }
  }

  /// Returns all stops of a component, including those that `preview` shows only by an example.
  ///
  /// If a stop has the same announcement as in an earlier state, it is not repeated.
  public func entries(of component: some Component, states: Scope) -> [Entry] {
    var entries: [Entry] = []
    var said: [StopID: [Announcement]] = [:]
    let current = component.state
    let others = states == .all ? component.states.filter { $0 != current } : []
    for state in [current] + others {
      let shown = state == current ? component : component.inState(state)
      for var entry in stops(of: shown, in: state.rawValue) {
        entry.isCurrent = state == current
        let earlier = said[entry.stopID, default: []]
        guard !earlier.contains(entry.announcement) else { continue }
        entry.needsState = !earlier.isEmpty
        said[entry.stopID, default: []].append(entry.announcement)
        entries.append(entry)
      }
    }
    return entries
  }

  /// Returns the stop with a name.
  ///
  /// A plain name refers to the first state that has the stop, and `name@state` to that state.
  /// Without a name, the first stop in the current state is returned.
  public func entry(of component: any Component, stop name: String?) -> Entry? {
    entries(of: component, states: .all).entry(named: name)
  }

  func stops(of component: any Component, in state: String) -> [Entry] {
    stops(realization(of: component), of: component, in: state)
  }

  func realization(of component: any Component) -> Realization {
    let profile = reader.profile
    return Realization(
      of: component, on: profile.platform, for: profile.family, wording: wording)
  }

  func stops(
    _ realization: Realization, of component: any Component, in state: String
  ) -> [Entry] {
    var history: TalkBackHistory?
    var groups = component.common.groupsBefore
    return realization.stops.map { stop in
      let announcement: Announcement
      let attributes = stop.attributes(comingFrom: groups, wording)
      groups = stop.groups
      switch attributes {
      case .voiceOver(let element):
        announcement = reader.announcement(for: element, variant: component.common.variant)
      case .talkBack(let index, let tree):
        var before = history ?? Self.history(before: index, in: tree, of: component)
        // A user who edits a field has opened the keyboard.
        if tree[index].focused { before.isKeyboardUp = true }
        (announcement, history) = reader.announcement(
          of: index, in: tree, after: before, language: component.common.language,
          variant: component.common.variant)
      }
      return Entry(
        component: component, stopID: stop.id, state: state, isCurrent: true, needsState: false,
        profile: reader.profile, attributes: attributes, announcement: announcement,
        wording: wording)
    }
  }
}

extension Preview {
  /// Returns the history of a reader that arrives at the first stop of a component.
  ///
  /// It is empty if a list begins with the component. If the component has a later position, the
  /// reader is already in the list.
  private static func history(
    before index: TalkBackTree.Index, in tree: TalkBackTree, of component: any Component
  ) -> TalkBackHistory {
    guard let position = component.position, position.index > 1 || component.common.listID == nil
    else { return TalkBackHistory() }
    return TalkBackHistory(insideCollectionOf: index, in: tree)
  }
}

extension [Preview.Entry] {
  func entry(named name: String?) -> Preview.Entry? {
    guard let name else { return first(where: \.isCurrent) }
    if let exact = first(where: { $0.stop == name }) { return exact }
    let pieces = name.split(separator: "@", maxSplits: 1).map(String.init)
    guard pieces.count == 2 else { return nil }
    return first { $0.stopID == StopID(pieces[0]) && $0.state == pieces[1] }
  }
}
