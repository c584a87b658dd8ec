/// Composes the expected announcements for every stop of a screen.
public struct ScreenPreview: Sendable {
  /// The states of components, or the settings of readers, to include.
  public enum Scope: String, Sendable, Hashable, CaseIterable {
    /// The state in the file, or the current settings.
    case current
    /// Every named state, or every setting that changes an announcement.
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
    /// Whether the design has this state.
    public var isCurrent: Bool
    /// Whether the stop's name alone refers to another state.
    public var needsState: Bool
    /// The profile of the announcement.
    public var profile: Profile
    /// The exposed attributes.
    public var attributes: Realization.Attributes
    /// The announcement.
    public var announcement: Announcement
    /// The setting changes that lead to the announcement, if all settings were requested.
    package var ways: [[Settings.Change]] = []
    /// The differences from another profile, as sentences.
    public var differences: [String] = []

    let wording: Wording
    let place: ComponentPlace
    let arrival: VoiceOverArrival

    /// The attributes that a developer must set, with the behavior of the main stop.
    package var attributeSheet: AttributeSheet {
      var sheet = AttributeSheet(of: attributes, arriving: arrival, in: component)
      if isCurrent { sheet.addBehaviour(of: component, at: stopID, on: profile.platform, wording) }
      return sheet
    }

    /// The stop's name in designs, such as `trigger@expanded`.
    public var stop: String { needsState ? "\(stopID)@\(state)" : "\(stopID)" }
  }

  let reader: ScreenReader
  let wording: Wording
  private let missing: MissingWords
  private var places: [String: ComponentPlace] = [:]

  /// Creates a preview for one reader.
  public init(reader: ScreenReader, wording: Wording) {
    self.init(reader: reader, wording: wording, missing: wording.missingWords)
  }

  private init(reader: ScreenReader, wording: Wording, missing: MissingWords) {
    self.reader = reader
    self.wording = wording
    self.missing = missing
  }

  /// Returns a preview with the same words for another reader.
  func by(_ reader: ScreenReader) -> ScreenPreview {
    ScreenPreview(reader: reader, wording: wording, missing: missing)
  }

  package func on(_ screen: Screen) -> ScreenPreview {
    var preview = self
    preview.places = Dictionary(
      zip(screen.allComponents.map(\.id), screen.places), uniquingKeysWith: { first, _ in first })
    return preview
  }

  /// Returns the stops of a screen in reading order.
  public func entries(of screen: Screen, states: Scope) -> [Entry] {
    let components = screen.allComponents
    let first = components.firstIndex {
      $0.traits.presence == .always && !$0.common.isHidden
    }
    return zip(components, screen.places).enumerated().flatMap { index, next in
      var (component, place) = next
      if index == first { place.memory.unannouncedApp = screen.app }
      return entries(of: component, at: place, states: states)
        .filter { component.isExemplary($0.stopID) }
    }
  }

  /// Returns all stops of a component, without repeating announcements of earlier states.
  public func entries(of component: some Component, states: Scope) -> [Entry] {
    entries(of: component, at: place(of: component), states: states)
  }

  private func place(of component: any Component) -> ComponentPlace {
    places[component.id] ?? ComponentPlace()
  }

  private func entries(
    of component: some Component, at place: ComponentPlace, states: Scope
  ) -> [Entry] {
    var entries: [Entry] = []
    var said: [StopID: [Announcement]] = [:]
    let current = component.state
    let others = states == .all ? component.states.filter { $0 != current } : []
    for state in [current] + others {
      let shown = state == current ? component : component.inState(state)
      for var entry in stops(of: shown, at: place, in: state.rawValue) {
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
  /// A plain name refers to the first state with the stop, and `name@state` to that state. Without
  /// a name, it is the first stop in the current state.
  public func entry(of component: any Component, stop name: String?) -> Entry? {
    entries(of: component, states: .all).entry(named: name)
  }

  func stops(of component: any Component, in state: String) -> [Entry] {
    stops(of: component, at: place(of: component), in: state)
  }

  func stops(
    of component: any Component, at place: ComponentPlace, in state: String
  ) -> [Entry] {
    stops(realization(of: component, at: place), of: component, at: place, in: state)
  }

  func realization(of component: any Component, at place: ComponentPlace) -> Realization {
    let profile = reader.profile
    return Realization(
      of: component, at: place, on: profile.platform, for: profile.family, wording: wording)
  }

  func stops(
    _ realization: Realization, of component: any Component, at place: ComponentPlace,
    in state: String
  ) -> [Entry] {
    var memory = place.memory
    return realization.stops.enumerated().map { number, stop in
      if case .talkBack(let index, let tree) = stop.attributes {
        if number == 0 {
          memory.talkBack = Self.history(before: index, in: tree, of: component, at: place)
        }
        // A focused field has an on-screen keyboard.
        if tree[index].focused { memory.talkBack.isKeyboardUp = true }
      }
      let (announcement, arrival) = reader.announcement(
        at: stop, of: component.common, remembering: &memory, wording)
      return Entry(
        component: component, stopID: stop.id, state: state, isCurrent: true, needsState: false,
        profile: reader.profile, attributes: stop.attributes,
        announcement: announcement.markingMissing(missing), wording: wording, place: place,
        arrival: arrival)
    }
  }
}

extension ScreenPreview {
  /// TalkBack's memory before a component's first stop: empty, or inside the list that contains the
  /// component.
  private static func history(
    before index: TalkBackTree.Index, in tree: TalkBackTree, of component: any Component,
    at place: ComponentPlace
  ) -> TalkBackHistory {
    guard let position = component.position, position.index > 1 || place.list == nil
    else { return TalkBackHistory() }
    return TalkBackHistory(insideCollectionOf: index, in: tree)
  }
}

extension [ScreenPreview.Entry] {
  func entry(named name: String?) -> ScreenPreview.Entry? {
    guard let name else { return first(where: \.isCurrent) }
    if let exact = first(where: { $0.stop == name }) { return exact }
    let pieces = name.split(separator: "@", maxSplits: 1).map(String.init)
    guard pieces.count == 2 else { return nil }
    return first { $0.stopID == StopID(pieces[0]) && $0.state == pieces[1] }
  }
}
