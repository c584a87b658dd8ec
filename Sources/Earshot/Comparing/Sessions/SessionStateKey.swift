/// The identity of a walk's state: walks with equal keys respond in the same way.
struct SessionStateKey: Hashable {
  struct Scene: Hashable {
    struct Change: Hashable {
      var component: Int
      var isAbsent: Bool
      var state: String
      var fingerprint: Int

      init(_ index: Int, in stops: inout StopMap) {
        component = index
        isAbsent = stops.isAbsent(index)
        state = stops.components[index].stateName
        fingerprint = stops.fingerprint(of: index)
      }
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
  private let lastSaid: String

  init(_ walk: inout Walkthrough, since initial: inout StopMap) {
    cursor = walk.cursor
    returns = walk.layers.map(\.returns)
    editing = walk.editing
    rotor = walk.rotor
    chosenAction = walk.chosenAction
    typedWord = walk.typedWord
    groups = walk.memory.groups
    history = walk.memory.talkBack
    unannouncedApp = walk.memory.unannouncedApp
    lastSaid = walk.lastSaid.text
    var changes: [Scene.Change] = []
    for index in walk.stops.changed.sorted() {
      let change = Scene.Change(index, in: &walk.stops)
      if change != Scene.Change(index, in: &initial) { changes.append(change) }
    }
    scene = Scene(layers: walk.layers.map(\.component), changes: changes)
  }
}

extension Component {
  fileprivate var stateName: String { state.rawValue }
}
