/// What is said at every stop of a screen: the expected announcements, before there is an app.
public struct Preview: Sendable {
  /// How much is gone through: of the states of each component, or of the settings of the reader.
  public enum Scope: String, Sendable, Hashable, CaseIterable {
    /// What the file says: the state that it puts a component in, the settings of its profile.
    case current
    /// Every named state, one change from the file's at a time; every setting that changes what is
    /// heard (see ``SettingsSearch``).
    case all
  }

  /// One stop in one state, as one profile says it.
  public struct Entry: Sendable {
    /// The component.
    public var component: any Component
    /// Which stop of the component it is.
    public var stopID: StopID
    /// The state that the component is in.
    public var state: String
    /// Whether the design puts it in that state.
    public var isCurrent: Bool
    /// Whether the plain name means the stop in another state.
    public var needsState: Bool
    /// Where this announcement comes from.
    public var profile: Profile
    /// What the platform exposes.
    public var attributes: Realization.Attributes
    /// What is said.
    public var announcement: Announcement
    /// The settings that lead to it, each way a list of changes; empty when only the present
    /// settings were asked for.
    public var ways: [[Settings.Change]] = []
    /// How the announcement differs from what another profile says of the stop, in sentences.
    public var differences: [String] = []

    let wording: Wording

    /// What a developer sets for the stop; behind the main stop, in the state of the design, what
    /// the component does besides.
    public var attributeSheet: AttributeSheet {
      var sheet = AttributeSheet(of: attributes, in: component)
      if isCurrent { sheet.addBehaviour(of: component, at: stopID, on: profile.platform, wording) }
      return sheet
    }

    /// The name by which a design pins the stop, such as `trigger@expanded`.
    public var stop: String { needsState ? "\(stopID)@\(state)" : "\(stopID)" }
  }

  let reader: ScreenReader
  let wording: Wording

  /// Creates the preview of what one profile says.
  public init(reader: ScreenReader, wording: Wording) {
    self.reader = reader
    self.wording = wording
  }

  /// Returns the stops of a screen in reading order.
  public func entries(of screen: Screen, states: Scope) -> [Entry] {
    let components = screen.allComponents
    let first = components.first { $0.traits.presence == .always && !$0.common.isHidden }?.id
    return components.flatMap { component in
      var component = component
      if component.id == first { component.common.appName = screen.app }
      return entries(of: component, states: states).filter { component.isExemplary($0.stopID) }
    }
  }

  /// Returns all stops of a component, also those that `preview` shows one example of.
  ///
  /// A stop that says the same thing as in a state before it is not repeated, unless it is the one
  /// that changes.
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

  /// Returns the stop of a component that a name means: the plain name the first state that has
  /// it, `name@state` that very state; without a name the first stop of the state that it is in.
  public func entry(of component: any Component, stop name: String?) -> Entry? {
    entries(of: component, states: .all).entry(named: name)
  }

  func stops(of component: any Component, in state: String) -> [Entry] {
    stops(realization(of: component), of: component, in: state)
  }

  /// Returns what a component exposes on the platform of the profile.
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
        // Whoever edits a field has a keyboard before them.
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
  /// What a reader remembers who comes to the first stop of a component: nothing where a list begins
  /// with it, and that it is in the list already where it has a place further on.
  private static func history(
    before index: TalkBackTree.Index, in tree: TalkBackTree, of component: any Component
  ) -> TalkBackHistory {
    guard let position = component.position, position.index > 1 || component.common.listID == nil
    else { return TalkBackHistory() }
    return TalkBackHistory(insideCollectionOf: index, in: tree)
  }
}

extension [Preview.Entry] {
  /// Returns the one of the stops of a component in all its states that a name means.
  func entry(named name: String?) -> Preview.Entry? {
    guard let name else { return first(where: \.isCurrent) }
    if let exact = first(where: { $0.stop == name }) { return exact }
    let pieces = name.split(separator: "@", maxSplits: 1).map(String.init)
    guard pieces.count == 2 else { return nil }
    return first { $0.stopID == StopID(pieces[0]) && $0.state == pieces[1] }
  }
}
