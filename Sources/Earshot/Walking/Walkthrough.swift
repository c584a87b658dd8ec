/// A session with a screen: focus, gestures, keys, and a timeline of utterances.
///
/// The same actions always result in the same timeline.
public struct Walkthrough: Sendable {
  struct Layer: Sendable {
    var component: Int
    var opening: Opening
    var returns: Cursor?
  }

  /// A stop, identified by name because its position can change.
  struct Cursor: Sendable, Hashable {
    var component: Int
    var stop: StopID
  }

  private final class Setting: Sendable {
    let reader: ScreenReader
    let wording: Wording
    let title: String
    let language: String

    init(_ screen: Screen, _ reader: ScreenReader, _ wording: Wording) {
      self.reader = reader
      self.wording = wording
      title = screen.title
      language = screen.locale
    }
  }

  package internal(set) var timeline: Timeline
  /// The utterances with their times.
  public var heard: [Heard] { timeline.heard }
  /// The first step, in which the screen appears.
  public private(set) var beginning: WalkStep

  private let setting: Setting
  var stops: StopMap
  var cursor: Cursor?
  var layers: [Layer] = []
  var editing: Int?
  var memory = ReaderMemory()
  /// The focused stop's last announcement; later announcements contain only the changed parts.
  var lastSaid = Announcement()
  /// The setting that determines the effect of vertical swipes.
  public internal(set) var rotor = Action.Rotor.default
  var chosenAction: Int?
  var typedWord = ""
  var remarks: [WalkStep.Remark] = []

  /// Starts a walk at the initial focus; `durations` returns a text's duration in milliseconds.
  public init(
    through screen: Screen, reader: ScreenReader, wording: Wording,
    durations: (@Sendable (String) -> Int)? = nil
  ) {
    self.init(
      through: screen, reader: reader, wording: wording, durations: durations,
      stops: StopMap(
        StopLayout(screen), on: reader.profile.platform, for: reader.profile.family,
        wording: wording))
  }

  init(
    through screen: Screen, reader: ScreenReader, wording: Wording,
    durations: (@Sendable (String) -> Int)?, stops: StopMap
  ) {
    setting = Setting(screen, reader, wording)
    memory.unannouncedApp = screen.app
    timeline = Timeline(
      pauses: reader.profile.pauses,
      durations: durations ?? { SpeechEstimate().milliseconds(of: $0) })
    self.stops = stops
    beginning = WalkStep(action: nil, time: 0, focus: nil, heard: 0..<0, remarks: [])
    beginning = recorded(nil) { walk in walk.begin(screen) }
  }

  /// The reader of the walk.
  public var reader: ScreenReader { setting.reader }

  var wording: Wording { setting.wording }
  var title: String { setting.title }
  var language: String { setting.language }

  /// The platform of the walk.
  public var platform: Platform { reader.profile.platform }

  /// The current focus, if any.
  public var focus: Focus? {
    cursor.map { Focus(component: stops.components[$0.component].id, stop: $0.stop) }
  }

  /// The components in their current state, in reading order.
  public var components: [any Component] { Array(stops.components) }

  /// The focused component in its current state.
  public var focusedComponent: (any Component)? { cursor.map { stops.components[$0.component] } }

  package var stopWithFocus: Realization.Stop? {
    var walk = self
    return walk.focusedStop
  }

  /// Whether a field is being edited.
  public var isEditing: Bool { editing != nil }

  /// The ids of the open components, topmost last.
  public var open: [String] { layers.map { stops.components[$0.component].id } }

  /// The content of the topmost open component, if any.
  public var opening: Opening? { layers.last?.opening }

  /// Returns whether focus can reach a stop now.
  public func canReach(_ focus: Focus) -> Bool {
    var walk = self
    return walk.place(of: focus) != nil
  }

  /// The reachable stops, in reading order.
  public var reachableStops: [Focus] {
    var walk = self
    return walk.stopsWithinBounds().map { place, stop in
      Focus(component: stops.components[place.component].id, stop: stop.id)
    }
  }

  /// Performs one action; returns the new focus, and the range of new utterances in ``heard``.
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

  private mutating func recorded(_ action: Action?, _ body: (inout Walkthrough) -> Void) -> WalkStep
  {
    let first = timeline.heard.count
    remarks = []
    body(&self)
    return WalkStep(
      action: action, time: timeline.now, focus: focus, heard: first..<timeline.heard.count,
      remarks: remarks)
  }

  private mutating func begin(_ screen: Screen) {
    layers = stops.open.map { Layer(component: $0.component, opening: $0.opening, returns: nil) }
    editing = stops.editing
    if let layer = layers.last {
      moveInto(layer)
    } else if let place = initialPlace(screen) {
      sayWindow(title)
      move(to: place, .polite)
    }
  }

  var bounds: StopMap.Bounds {
    guard let layer = layers.last(where: { $0.opening.confines }) else {
      return StopMap.Bounds(components: stops.components.indices)
    }
    return StopMap.Bounds(
      components: stops.spans[layer.component], outside: layer.opening.outside)
  }
}
