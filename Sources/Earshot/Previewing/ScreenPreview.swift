/// Composes the announcements of a screen's stops.
public struct ScreenPreview: Sendable {
  /// The range of a preview: the states of components, or the settings of readers.
  public enum Scope: String, Sendable, Hashable, CaseIterable {
    /// Only the states in the design, or only the current settings.
    case current
    /// All named states, or all settings that change an announcement.
    case all

    package init?(_ word: String) { self.init(rawValue: word == "initial" ? "current" : word) }
  }

  /// A stop in one state, announced by one profile.
  public struct Entry: Sendable {
    /// The component.
    public var component: any Component
    /// The component's stop.
    public var stopID: StopID
    /// The component's state.
    public var state: String
    /// Whether the state is the component's state in the design.
    public var isCurrent: Bool
    /// Whether this is the component's first stop in the design's state; an expectation that names
    /// no stop applies to this stop.
    package internal(set) var isFirst: Bool
    /// Whether the name must include the state, because the name alone selects a different state.
    public var needsState: Bool
    /// The announcement's profile.
    public var profile: Profile {
      get { origin.profile }
      set { origin = Origin(profile: newValue, wording: wording, place: place) }
    }
    package var attributes: Realization.Attributes
    /// The announcement.
    public var announcement: Announcement
    package var ways: [[Settings.Change]] = []
    package var states: [String]
    /// The entries of other profiles whose words for the stop differ from this entry's.
    package var others: [Entry] = []
    /// Differences from another profile, as sentences.
    public var differences: [String] = []

    var wording: Wording { origin.wording }
    var place: ComponentPlace { origin.place }
    let arrival: VoiceOverArrival
    fileprivate var origin: Origin

    /// A class, because copying the values for each entry would be slow.
    fileprivate final class Origin: Sendable {
      let profile: Profile
      let wording: Wording
      let place: ComponentPlace

      init(profile: Profile, wording: Wording, place: ComponentPlace) {
        self.profile = profile
        self.wording = wording
        self.place = place
      }
    }

    package var attributeSheet: AttributeSheet {
      let said = profile.family == .documented ? announcement : nil
      var sheet = AttributeSheet(
        of: attributes, saidByGuidelines: said, arriving: arrival, in: component)
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

  func by(_ reader: ScreenReader) -> ScreenPreview {
    ScreenPreview(reader: reader, wording: wording, missing: missing).on(places)
  }

  package func on(_ screen: Screen) -> ScreenPreview { on(screen.placesByID) }

  func on(_ places: [String: ComponentPlace]) -> ScreenPreview {
    var preview = self
    preview.places = places
    return preview
  }

  /// Returns a screen's stops in reading order.
  public func entries(of screen: Screen, states: Scope) -> [Entry] {
    entries(of: screen.placed(), states: states)
  }

  package func entries(
    of screen: Screen, states: Scope, only ids: Set<String>?
  ) -> [Entry] {
    entries(of: screen.placed(only: ids), states: states)
  }

  func entries(of placed: [PlacedComponent], states: Scope) -> [Entry] {
    placed.flatMap { component, place in
      entries(of: component, at: place, states: states)
        .filter { component.isExemplary($0.stopID) }
    }
  }

  /// Returns a component's stops; equal announcements in several states are returned once.
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
    var said: [StopID: [Int]] = [:]
    let current = component.state
    let others = states == .all ? component.states.filter { $0 != current } : []
    if others.isEmpty {
      let stops = stops(of: component, at: place, in: current.rawValue)
      if stops.count < 2 { return stops }
    }
    for state in [current] + others {
      let shown = state == current ? component : component.inState(state)
      for var entry in stops(of: shown, at: place, in: state.rawValue) {
        entry.isCurrent = state == current
        entry.isFirst = entry.isFirst && entry.isCurrent
        let earlier = said[entry.stopID, default: []]
        if let same = earlier.first(where: { entries[$0].announcement == entry.announcement }) {
          entries[same].states.append(state.rawValue)
          continue
        }
        entry.needsState = !earlier.isEmpty
        said[entry.stopID, default: []].append(entries.count)
        entries.append(entry)
      }
    }
    return entries
  }

  /// Returns the stop with the given name.
  ///
  /// A plain name selects the first state with this stop; `name@state` selects the given state.
  /// Without a name, returns the first stop of the current state.
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
    let origin = Entry.Origin(profile: reader.profile, wording: wording, place: place)
    return realization.stops.enumerated().map { number, stop in
      if case .talkBack(let index, let tree) = stop.attributes {
        if number == 0 {
          memory.talkBack = Self.history(before: index, in: tree, of: component, at: place)
        }
        if tree[index].focused, tree[index].editable {
          memory.talkBack.isKeyboardUp = component.traits.opensKeyboard
        }
      }
      let (announcement, arrival) = reader.announcement(
        at: stop, of: component.common, remembering: &memory, wording)
      return Entry(
        component: component, stopID: stop.id, state: state, isCurrent: true,
        isFirst: number == 0, needsState: false, attributes: stop.attributes,
        announcement: announcement.markingMissing(missing, except: component.designedTexts),
        states: [state], arrival: arrival, origin: origin)
    }
  }
}

extension ScreenPreview {
  private static func history(
    before index: Int, in tree: TalkBackTree, of component: any Component,
    at place: ComponentPlace
  ) -> TalkBackHistory {
    // After a list's title or another item, the reader is already in the list.
    let isInList =
      place.enclosing.last.map { list in
        list.index.map { $0 > 0 || list.hasTitle || !list.isFirst } ?? false
      } ?? false
    let position = component.position
    guard isInList || position.map({ $0.index > 1 || place.list == nil }) == true
    else { return TalkBackHistory() }
    return TalkBackHistory(insideCollectionOf: index, in: tree)
  }
}

extension [ScreenPreview.Entry] {
  func entry(named name: String?) -> ScreenPreview.Entry? {
    guard let name else { return first(where: \.isFirst) }
    if let exact = first(where: { $0.stop == name }) { return exact }
    let pieces = name.split(separator: "@", maxSplits: 1).map(String.init)
    guard pieces.count == 2 else { return nil }
    return first { $0.stopID == StopID(pieces[0]) && $0.state == pieces[1] }
  }
}
