/// A row that users can move by its handle or by actions.
///
/// The app announces the movements, because readers do not.
package struct ReorderableRow: Component {
  package var kind: ComponentKind { .reorderableRow }
  package var common: CommonAttributes
  package var value: String?
  package var moveUpName: String?
  package var moveDownName: String?
  /// Whether the user holds the handle; swipes then move the row.
  package var isLifted = false
  private var happened: Happened?
  /// The labels of the rows in the same list, in the design's order; empty if they are unknown.
  private var rows: [String] = []
  private var designedIndex = 0
  private var steps = 0
  private var lastStep = 0

  private enum Happened: String, Sendable { case lifted, moved, dropped }

  package init(_ label: String = "", position: Position? = nil) {
    common = CommonAttributes(label: label)
    common.position = position
  }

  package var states: [ComponentState] { [.usual, .lifted, .moved, .dropped, .disabled] }

  package var state: ComponentState {
    get {
      if common.isDisabled { return .disabled }
      return happened.flatMap { ComponentState(rawValue: $0.rawValue) }
        ?? (isLifted ? .lifted : .usual)
    }
    set {
      common.isDisabled = newValue == .disabled
      isLifted = newValue == .lifted || newValue == .moved
      happened = Happened(rawValue: newValue.rawValue)
    }
  }

  package var traits: ComponentTraits {
    ComponentTraits(mainStop: StopID(.row)).with {
      $0.hasPlace = true
      $0.value = value
      $0.texts = value.map { [$0] } ?? []
    }
  }

  mutating func settle(at index: Int, among rows: [String]) {
    (self.rows, designedIndex) = (rows, index)
  }

  /// The row next to this moved row; nil if this row has not moved or the other rows are unknown.
  var neighbour: (label: String, isBelow: Bool)? {
    let index = designedIndex &+ steps
    guard happened == .moved, rows.count > 1, rows.indices.contains(index) else { return nil }
    let isBelow = lastStep < 0 || index == 0
    let place = isBelow ? index : index - 1
    let other = place < designedIndex ? place : place + 1
    return rows.indices.contains(other) ? (rows[other], isBelow) : nil
  }

  private func actionNames(_ wording: Wording) -> [String] {
    [
      moveUpName ?? wording.word("label.move-up"), moveDownName ?? wording.word("label.move-down"),
    ]
  }

  private func announced(_ wording: Wording) -> String? {
    guard let happened else { return nil }
    let place = position ?? Position(index: 1, count: 1)
    return wording.filled(
      "name.\(happened.rawValue)", common.label, "\(place.index)", "\(place.count)")
  }

  package func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    let name = common.exposedName(wording)
    var row = ExposedElement(
      .row, label: name, value: value, traits: .staticText, part: "reorderable-row")
    row.customActions = actionNames(wording)
    if let position { row.context = .series(index: position.index, count: position.count) }
    var handle = ExposedElement(
      .handle, label: wording.filled("name.reorder", name), traits: [.button, .draggable],
      part: "reorderable-row.handle")
    if common.isDisabled { handle.traits.insert(.notEnabled) }
    let said = announced(wording).map {
      ExposedElement(.moved, label: $0, part: "reorderable-row.moved")
    }
    return [row, handle] + (said.map { [$0] } ?? [])
  }

  package func talkBackNodes(_ wording: Wording) -> [ExposedNode] {
    let name = common.exposedName(wording)
    var row = ExposedNode(of: .row, part: "reorderable-row", className: "android.view.View")
    row.screenReaderFocusable = true
    row.children =
      [.text(name, meaning: .name)] + (value.map { [.text($0, meaning: .value)] } ?? [])
    row.actions = actionNames(wording).map { .init(.custom, label: $0) }
    var handle = ExposedNode.button(
      .handle, part: "reorderable-row.handle", label: wording.filled("name.reorder", name))
    handle.className = "android.widget.ImageButton"
    handle.contentDescription = handle.text
    handle.text = nil
    handle.longClickable = true
    handle.enabled = !common.isDisabled
    var nodes = [position.map { row.inCollection(at: $0) } ?? row, handle]
    if let text = announced(wording) {
      var said = ExposedNode.text(text, .moved, part: "reorderable-row.moved")
      said.liveRegion = .polite
      nodes.append(said)
    }
    return nodes
  }

  package mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] {
    switch interaction {
    case .customAction(let name):
      guard let index = actionNames(wording).firstIndex(of: name) else { return [.acted(name)] }
      return move(index == 0 ? -1 : 1)
    case .hold, .activate:
      guard stop?.role == .handle else { return [] }
      isLifted.toggle()
      return tell(isLifted ? .lifted : .dropped)
    case .adjust(let steps): return isLifted ? move(-steps) : []
    case .close:
      guard isLifted else { return [] }
      isLifted = false
      return tell(.dropped)
    case .type, .delete, .clear, .submit, .showResults: return []
    }
  }

  private mutating func move(_ steps: Int) -> [Event] {
    guard let place = position else { return tell(movedBy: steps) }
    let next = place.moved(by: steps)
    guard next != place else { return [.reachedLimit] }
    position = next
    return tell(movedBy: next.index - place.index)
  }

  private mutating func tell(movedBy step: Int) -> [Event] {
    steps &+= step
    lastStep = step
    return tell(.moved)
  }

  private mutating func tell(_ happened: Happened) -> [Event] {
    self.happened = happened
    return [.announced(stop: StopID(.moved))]
  }
}

extension ComponentKind {
  static let reorderableRow = ComponentKind(
    "reorderable-row", ReorderableRow(),
    "A row that can be moved by its handle or by actions.",
    synonyms:
      "drag-row draggable draggable-row sortable sortable-row reorder drag-handle draggable-item",
    example: ["label: Milk", "position: 1 of 3"],
    keys: [
      .text("value", \.value, "The value of the row."),
      .place(\.position, "The position among the rows, as in \"2 of 3\"."),
      .text("move-up", \.moveUpName, "The app's name for the action that moves the row up."),
      .text("move-down", \.moveDownName, "The app's name for the action that moves the row down."),
      .flag(
        "lifted", \.isLifted, "Whether the row is lifted now, because the user holds its handle."),
    ],
    announcements: [.voiceOver: [.moved], .talkBack: [.moved]],
    manualTests: { row, _, _ in row.manualTests })
}

extension ReorderableRow {
  var manualTests: [ManualTest] {
    guard !common.isDisabled, let position, position.count > 1 else { return [] }
    let handle = Focus(component: id, stop: StopID(.handle))
    let lift: [Action] = [.touch(handle), .gesture(.doubleTapAndHold)]
    let isLast = position.index == position.count
    let (word, gesture): (String, Action.Gesture) = isLast ? ("up", .swipeUp) : ("down", .swipeDown)
    return [
      ManualTest(
        "lift", "its handle lifts it", when: "I double-tap and hold \(ManualTest.stop)", lift),
      ManualTest(
        "move", "a lifted row moves", when: "it is lifted and I swipe \(word)",
        lift + [.gesture(gesture)]),
      ManualTest(
        "drop", "it is dropped there",
        when: "it is lifted and I double-tap \(ManualTest.stop)",
        lift + [.gesture(.doubleTap)]),
    ]
  }
}
