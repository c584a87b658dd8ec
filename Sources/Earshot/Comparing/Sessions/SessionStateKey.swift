/// The identity of a walk's state: two walks with the same key answer the same actions alike.
struct SessionStateKey: Hashable {
  /// The reachable stops with their attributes, without the position of the focus.
  struct Scene: Hashable {
    struct Change: Hashable {
      var component: Int
      var isAbsent: Bool
      var state: String
      var fingerprint: Int
    }

    let layers: [Int]
    let changes: [Change]
  }

  let scene: Scene
  private let cursor: Walkthrough.Cursor?
  private let returns: [Walkthrough.Cursor?]
  private let editing: Int?
  private let rotor: Action.Rotor
  private let chosenAction: Int?
  private let typedWord: String
  private let groups: [StopGroup]
  private let history: TalkBackHistory
  private let unannouncedApp: String?

  init(_ walk: inout Walkthrough) {
    cursor = walk.cursor
    returns = walk.layers.map(\.returns)
    editing = walk.editing
    rotor = walk.rotor
    chosenAction = walk.chosenAction
    typedWord = walk.typedWord
    groups = walk.memory.groups
    history = walk.memory.talkBack
    unannouncedApp = walk.memory.unannouncedApp
    var changes: [Scene.Change] = []
    for index in walk.stops.changed.sorted() {
      changes.append(
        Scene.Change(
          component: index, isAbsent: walk.stops.isAbsent(index),
          state: walk.stops.components[index].stateName,
          fingerprint: walk.stops.fingerprint(of: index)))
    }
    scene = Scene(layers: walk.layers.map(\.component), changes: changes)
  }
}

extension Component {
  fileprivate var stateName: String { state.rawValue }
}
