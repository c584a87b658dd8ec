/// A wheel of values; vertical swipes turn it.
public struct PickerWheel: Component {
  public var kind: ComponentKind { .pickerWheel }
  public var common: CommonAttributes
  /// The values in order.
  public var options: [Choice]

  /// Creates a wheel; by default, the first value is selected.
  public init(_ label: String = "", options: [Choice], selected: String? = nil) {
    common = CommonAttributes(label: label)
    self.options = options.selecting(selected)
  }

  public var states: [ComponentState] { [.usual, .disabled] }

  public var state: ComponentState {
    get { common.isDisabled ? .disabled : .usual }
    set { common.isDisabled = newValue == .disabled }
  }

  public var contents: ComponentContents {
    get { ComponentContents(choices: options) }
    set { options = newValue.choices }
  }

  public var traits: ComponentTraits {
    ComponentTraits().with {
      $0.subjects = [StopID(.wheel), StopID(.wheel, "current")]
      $0.isField = true
      $0.isNamedByValue = true
      $0.value = value
    }
  }

  private var place: Int { options.firstIndex(where: \.isSelected) ?? 0 }

  private var value: String? { options.indices.contains(place) ? options[place].label : nil }

  public func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    let name = common.exposedName(wording)
    var wheel = ExposedElement(
      .wheel, label: name.isEmpty ? nil : name, value: value, traits: [],
      part: "picker-wheel")
    wheel.becomePickerWheel(place: place + 1, of: options.count)
    return [wheel]
  }

  /// Returns a label and a column, which contains the current value and its neighbours.
  public func talkBackNodes(_ wording: Wording) -> [ExposedNode] {
    let values = DatePicker.columnPlaces.compactMap { name, step -> ExposedNode? in
      guard options.indices.contains(place + step) else { return nil }
      var value = ExposedNode.button(
        .wheel, name, part: "picker-wheel.value", label: options[place + step].label)
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
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
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

  private mutating func turn(by steps: Int, at stop: StopID?) -> [Event] {
    guard options.indices.contains(place + steps) else { return [.reachedLimit] }
    options.select(place + steps)
    guard let label = stop?.label, label != "current" else { return [.adjusted] }
    return [.moved(focus: StopID(.wheel, "current"))]
  }
}

extension ExposedElement {
  /// In the guidelines, the position and selection of a wheel's value are not announced.
  mutating func becomePickerWheel(place: Int, of count: Int) {
    element.traits.formUnion([.pickerItem, .adjustable, .selected])
    element.context = .pickerWheel(index: place, count: count)
    facts.omit(.selected, .position(index: place, count: count))
  }
}

extension ExposedNode {
  static func column(of values: [ExposedNode]) -> ExposedNode {
    var column = ExposedNode()
    column.className = "android.widget.NumberPicker"
    column.actions = [.init(.scrollForward), .init(.scrollBackward)]
    column.children = values
    return column
  }
}

extension ComponentKind {
  static let pickerWheel = ComponentKind(
    "picker-wheel", PickerWheel(options: []), "A wheel with several values.",
    synonyms: "wheel picker-view wheel-picker",
    example: ["label: Size", "options: [Small, Medium, Large]", "value: Medium"],
    keys: [
      .choices("options", \.options, "The values, in their order."),
      .chosen("value", \.options, "The selected value; by default the first."),
    ], likeness: Likeness(elementTypes: ["PickerWheel"])
  )
  .hidingChoices(isChosenNeeded: true)
}
