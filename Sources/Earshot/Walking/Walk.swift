/// A session with a screen: focus, gestures, keys, and a timeline of what is heard when.
///
/// The same actions always give the same timeline.
public struct Walk: Sendable {
  /// What stands over the screen, and where focus goes when it closes.
  struct Layer: Sendable {
    var component: Int
    var opening: Opening
    var returns: Cursor?
  }

  /// A stop, which stays the same while components change.
  struct Cursor: Sendable, Hashable {
    var component: Int
    var stop: StopID
  }

  /// The reader that is walked with.
  public let reader: ScreenReader
  /// What is heard when.
  public internal(set) var timeline: Timeline
  /// The beginning: what is heard when the screen comes up.
  public private(set) var beginning: WalkStep

  let wording: Wording
  let title: String
  let language: String
  var stops: StopMap
  var cursor: Cursor?
  /// What is open, the topmost last.
  var layers: [Layer] = []
  /// The field that has the keyboard.
  var editing: Int?
  var history = TalkBackHistory()
  /// The groups that the reader is in.
  var groups: [StopGroup] = []
  /// The name of the app until it has been said.
  var unnamedApp: String?
  /// What the stop that has focus said last, so that only what changed is said again.
  var lastSaid = Announcement()
  /// What swipes up and down go to.
  public internal(set) var rotor = Action.Rotor.default
  /// The custom action that a double-tap would do.
  var chosenAction: Int?
  /// What has been typed since the last word was echoed.
  var typedWord = ""
  var remarks: [WalkStep.Remark] = []

  /// Begins a walk: the screen comes up, and focus goes to its first place.
  ///
  /// Durations are in milliseconds; an estimate when left out, so that transcripts are the same
  /// everywhere.
  public init(
    through screen: Screen, reader: ScreenReader, wording: Wording,
    durations: @escaping @Sendable (String) -> Int = { SpeechEstimate().milliseconds(of: $0) }
  ) {
    self.reader = reader
    self.wording = wording
    title = screen.title
    language = screen.locale
    unnamedApp = screen.app
    timeline = Timeline(pauses: reader.profile.pauses, durations: durations)
    stops = StopMap(
      screen, on: reader.profile.platform, for: reader.profile.family, wording: wording)
    beginning = WalkStep(action: nil, time: 0, focus: nil, heard: 0..<0, remarks: [])
    beginning = recorded(nil) { walk in walk.begin(screen) }
  }

  /// The platform that is walked on.
  public var platform: Platform { reader.profile.platform }

  /// Where focus is; nil on a screen without stops.
  public var focus: Focus? {
    cursor.map { Focus(component: stops.components[$0.component].id, stop: $0.stop) }
  }

  /// The components as they are now, in reading order.
  public var components: [any Component] { Array(stops.components) }

  /// The component that has focus, as it is now.
  public var focusedComponent: (any Component)? { cursor.map { stops.components[$0.component] } }

  /// The stop that has focus, as it is now.
  public var stopWithFocus: Realization.Stop? {
    var walk = self
    return walk.focusedStop
  }

  /// Whether a field has the keyboard.
  public var isEditing: Bool { editing != nil }

  /// What stands over the screen now, the topmost last: the ids of components.
  public var open: [String] { layers.map { stops.components[$0.component].id } }

  /// What the topmost open component shows, nil when nothing is open.
  public var opening: Opening? { layers.last?.opening }

  /// Returns whether focus can come to a stop now.
  public func canReach(_ focus: Focus) -> Bool {
    var walk = self
    return walk.place(of: focus) != nil
  }

  /// The stops that focus can reach now, in reading order.
  public var reachableStops: [Focus] {
    var walk = self
    return walk.stopsWithinBounds().map { place, stop in
      Focus(component: stops.components[place.component].id, stop: stop.id)
    }
  }

  /// Does one action.
  ///
  /// - Returns: Where focus is afterwards, and what of the ``timeline`` is heard because of it.
  @discardableResult
  public mutating func perform(_ action: Action) -> WalkStep {
    if case .wait(let milliseconds) = action {
      timeline.wait(milliseconds: milliseconds)
      return recorded(action) { _ in }
    }
    timeline.advance()
    return recorded(action) { walk in
      walk.carryOut(action)
      walk.settle()
    }
  }

  private mutating func recorded(_ action: Action?, _ body: (inout Walk) -> Void) -> WalkStep {
    let first = timeline.heard.count
    remarks = []
    body(&self)
    return WalkStep(
      action: action, time: timeline.now, focus: focus, heard: first..<timeline.heard.count,
      remarks: remarks)
  }

  private mutating func begin(_ screen: Screen) {
    for index in stops.components.indices where !stops.isAbsent(index) {
      guard let opening = stops.components[index].opening(on: platform, wording) else { continue }
      layers.append(Layer(component: index, opening: opening, returns: nil))
    }
    editing = stops.components.firstIndex { $0.traits.isEditing }
    if let layer = layers.last {
      moveInto(layer)
    } else if let place = initialPlace(screen) {
      sayWindow(title)
      move(to: place, .polite)
    }
  }

  /// Where focus can go now.
  var bounds: StopMap.Bounds {
    guard let layer = layers.last(where: { $0.opening.confines }) else {
      return StopMap.Bounds(components: stops.components.indices)
    }
    return StopMap.Bounds(
      components: stops.spans[layer.component], outside: layer.opening.outside)
  }
}
