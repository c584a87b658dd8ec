/// A wheel that swipes turn to one of several values.
public struct PickerWheel: Component {
  public var kind: String { "picker-wheel" }
  public var common: CommonAttributes
  /// The values, in their order.
  public var choices: [Choice]

  /// Creates a wheel; without `selected` it holds the first value.
  public init(_ label: String = "", options: [Choice], selected: String? = nil) {
    common = CommonAttributes(label: label)
    choices = options.selecting(selected)
  }

  /// The states of a wheel.
  public enum State: String, Sendable, Hashable, CaseIterable {
    case usual, disabled
  }

  public var states: [State] { State.allCases }

  public var state: State { common.isDisabled ? .disabled : .usual }

  public func inState(_ state: State) -> PickerWheel {
    with { $0.common.isDisabled = state == .disabled }
  }

  public var mainStop: StopID? { nil }

  public func isSubject(_ stop: StopID) -> Bool {
    stop == StopID(.wheel) || stop == StopID(.wheel, "current")
  }

  public var isField: Bool { true }

  /// The place of the value that it holds.
  private var place: Int { choices.firstIndex(where: \.isSelected) ?? 0 }

  public var isNamedByValue: Bool { true }

  public var writtenValue: String? {
    choices.indices.contains(place) ? choices[place].label : nil
  }

  public func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    let name = common.exposedName(wording)
    var wheel = ExposedElement(
      .wheel, label: name.isEmpty ? nil : name, value: writtenValue, traits: [],
      part: "picker-wheel")
    wheel.becomePickerWheel(place: place + 1, of: choices.count)
    return [wheel]
  }

  /// A label, and a column that shows the value that it holds between its neighbours.
  public func talkBackNodes(_ wording: Wording) -> [ExposedNode] {
    let values = DatePicker.columnPlaces.compactMap { name, step -> ExposedNode? in
      guard choices.indices.contains(place + step) else { return nil }
      var value = ExposedNode.button(
        .wheel, name, part: "picker-wheel.value", label: choices[place + step].label)
      value.longClickable = true
      value.enabled = !common.isDisabled
      return value
    }
    let name = common.exposedName(wording)
    return (name.isEmpty ? [] : [.text(name, .label, part: "text")]) + [.column(of: values)]
  }
}

extension PickerWheel {
  public mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform
  ) -> [Event] {
    guard stop?.role == .wheel else { return [] }
    switch interaction {
    case .adjust(let steps): return turn(by: steps, at: stop)
    case .activate, .hold:
      guard let step = DatePicker.columnPlaces.first(where: { $0.0 == stop?.label })?.1, step != 0
      else { return [] }
      return turn(by: step, at: stop)
    case .customAction(let name): return [.acted(name)]
    default: return []
    }
  }

  /// Focus stays on the value that the wheel holds, as its neighbours come and go.
  private mutating func turn(by steps: Int, at stop: StopID?) -> [Event] {
    guard choices.indices.contains(place + steps) else { return [.reachedLimit] }
    choices.select(place + steps)
    guard let label = stop?.label, label != "current" else { return [.adjusted] }
    return [.moved(focus: StopID(.wheel, "current"))]
  }
}

extension ExposedElement {
  /// Makes the element the item of a picker wheel; of its place and its selection the guidelines do not
  /// speak.
  mutating func becomePickerWheel(place: Int, of count: Int) {
    element.traits.formUnion([.pickerItem, .adjustable, .selected])
    element.context = .pickerWheel(index: place, count: count)
    facts.omit(.selected, .position(index: place, count: count))
  }
}

extension ExposedNode {
  /// A column that swipes turn, and what is shown of it.
  static func column(of values: [ExposedNode]) -> ExposedNode {
    var column = ExposedNode()
    column.className = "android.widget.NumberPicker"
    column.actions = [.init(.scrollForward), .init(.scrollBackward)]
    column.children = values
    return column
  }
}
