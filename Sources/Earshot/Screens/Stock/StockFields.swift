struct StockFields: Sendable {
  private var texts: [String: [String]] = [:]
  private(set) var states: Set<String> = []
  var toggle: Fact.CheckedState = .off
  var range: (min: Double, max: Double, current: Double)?

  subscript(field: String) -> [String] {
    get { texts[field] ?? [] }
    set { texts[field] = newValue.filter { !$0.isEmpty } }
  }

  mutating func set(_ field: String, _ text: String?) { self[field] = text.map { [$0] } ?? [] }

  mutating func add(_ state: String, if condition: Bool = true) {
    if condition { states.insert(state) }
  }

  init(place: Int?, of count: Int, columns: Int) {
    set("place", place.map { "\($0)" })
    set("count", "\(count)")
    set("columns", "\(columns)")
  }

  init(of stop: StopID, in stock: StockComponent, _ wording: Wording) {
    let (component, traits) = (stock.component, stock.traits)
    let common = component.common
    let control =
      (component as? RangeSlider)?.thumb(at: stop) ?? (component as? Control)
      ?? (component as? any ExtendedControl)?.control
    add("disabled", if: common.isDisabled)
    add("busy", if: common.isBusy)
    add("editing", if: traits.isEditing)
    add("several", if: traits.allowsSeveral)
    if let place = stock.place(of: stop) {
      read(stock.choices[place], at: place, of: stock.choices.count)
      if let placement = (component as? Container)?.placement { add("at-\(placement.rawValue)") }
      return
    }
    set("title", common.exposedName(wording))
    set("hint", common.hint)
    if common.visibleText != common.label { set("visible", common.visibleText) }
    set("placeholder", traits.placeholder)
    set("error", common.error)
    add("error", if: common.error != nil)
    if let control { read(control, wording) } else { set("value", traits.value) }
    if let isExpanded = component.isOpen { add(isExpanded ? "expanded" : "collapsed") }
    add("label-beside", if: common.hasLabelBeside)
    switch component {
    case let field as TextField:
      add("secure", if: field.isSecure)
      add("read-only", if: field.isReadOnly)
    case let container as Container: read(container, stop)
    case let range as RangeSlider: add("own-name", if: range.hasOwnName(stop))
    case let stepper as Stepper: read(stepper, stop, wording)
    case let picker as DatePicker: read(picker, stop, wording)
    case let picker as TimePicker: read(picker, stop, wording)
    case let row as ReorderableRow: read(row)
    default: break
    }
  }

  private mutating func read(_ row: ReorderableRow) {
    guard let neighbour = row.neighbour else { return }
    set("neighbour", neighbour.label)
    add(neighbour.isBelow ? "moved-above" : "moved-below")
  }

  private mutating func read(_ container: Container, _ stop: StopID) {
    if let grabber = container.grabber {
      add("size-\(grabber.size.rawValue)")
      add("own-name", if: stop.role == .grabber && grabber.name != nil)
    }
    add("own-name", if: stop.role == .back && container.backName != nil)
  }

  private mutating func read(_ stepper: Stepper, _ stop: StopID, _ wording: Wording) {
    let isDecrease = stop.role == .decrease
    set(
      "platform-name",
      (isDecrease ? stepper.decreaseName : stepper.increaseName)
        ?? wording.word(isDecrease ? "label.decrement" : "label.increment"))
  }

  private mutating func read(_ picker: DatePicker, _ stop: StopID, _ wording: Wording) {
    guard stop.role == .day, let day = stop.label.flatMap({ CalendarDate($0) }) else { return }
    set("day", "\(day.day)")
    set("date", wording.text(of: day, .weekdayMonthDayYear))
    add(day == picker.today ? "today" : "not-today")
    add("disabled", if: !picker.isAvailable(day))
    pick(Fact.CheckedState(picker.isSelected(day)))
  }

  private mutating func read(_ picker: TimePicker, _ stop: StopID, _ wording: Wording) {
    add("input", if: picker.style == .input)
    add("hours-24", if: picker.has24Hours)
    add("minutes", if: picker.isShowingMinutes)
    set("count", "\(picker.clockNumbers.count)")
    switch stop.role {
    case .hour:
      set("value", picker.text(of: ClockTime.Unit.hour, wording))
      pick(Fact.CheckedState(!picker.isShowingMinutes))
    case .minute:
      set("value", picker.text(of: ClockTime.Unit.minute, wording))
      pick(Fact.CheckedState(picker.isShowingMinutes))
    case .wheel where stop.label == "hour":
      add("hour")
      set("value", picker.text(of: ClockTime.Unit.hour, wording))
    case .wheel where stop.label == "minute": add("minute")
    case .period:
      pick(Fact.CheckedState(stop.label == TimePicker.half(ofDay: picker.moment.time.isAfternoon)))
      set("place", stop.label == "am" ? "1" : "2")
    case .number:
      let number = stop.label.flatMap { Int($0) } ?? 0
      set("value", stop.label)
      set("place", picker.place(onClock: number).map { "\($0)" })
      pick(Fact.CheckedState(number == picker.chosenNumber))
    default: break
    }
  }

  private mutating func read(_ choice: Choice, at index: Int, of count: Int) {
    set("place", "\(index + 1)")
    set("count", "\(count)")
    set("content", choice.content)
    add("has-count", if: choice.content.flatMap { Int($0) } != nil)
    add("disabled", if: choice.isDisabled)
    pick(Fact.CheckedState(choice.isSelected))
    if let role = choice.role { add(role.rawValue) }
  }

  private mutating func read(_ control: Control, _ wording: Wording) {
    self["content"] = control.content
    add(
      "own-state",
      if: control.isStateOpen && (control.value != nil || control.common.stateDescription != nil))
    let value = control.type.style.shownValue(control, wording)
    set("value", value)
    if let toggle = control.toggle, toggle != .off || control.hasState { pick(toggle) }
    if let stars = control.stars { return read(stars, of: control.starCount) }
    guard let value, let number = Self.number(of: value) else { return add("no-number") }
    set("number", "\(number)")
    add("percent", if: value.hasSuffix("%"))
    add("with-words", if: value.contains(where: \.isLetter))
    if let share = control.share { set("share", "\(share)") }
    add("of-range", if: control.share != nil)
    let top = Double(control.maximum ?? max(100, number))
    let numbers = Self.numbers(in: value)
    guard numbers.count != 2 || numbers[1] <= 0 else {
      let (current, whole) = (numbers[0], numbers[1])
      set("share", "\(Int(min(max(current, 0), whole) * 100 / whole))")
      return range = (0, whole, current)
    }
    range = (Double(control.minimum ?? 0), top, numbers.first ?? Double(number))
  }

  /// Sets the range and share of a RatingBar, which counts half stars.
  private mutating func read(_ stars: Double, of count: Int) {
    let steps = Double(2 * count)
    let current = min(max((stars * 2).rounded(), 0), steps)
    set("share", "\(Int(current * 100 / steps))")
    range = (0, steps, current)
  }

  /// Larger numbers in texts are ignored, because a share calculated from them could become
  /// infinite.
  private static let largestNumber = 1e15

  private static func number(of value: String) -> Int? {
    let digits = value.drop { $0 == "-" }
    return Int(
      value.prefix(value.hasPrefix("-") ? 1 : 0) + digits.prefix { $0.isASCII && $0.isNumber })
  }

  /// The numbers of a text such as "3 of 10"; a decimal is one number, and a time is not a number.
  private static func numbers(in value: String) -> [Double] {
    value.split { !"-.,:".contains($0) && !($0.isASCII && $0.isNumber) }.compactMap { Double($0) }
      .filter { abs($0) <= largestNumber }
  }

  private mutating func pick(_ state: Fact.CheckedState) {
    toggle = state
    add(state == .on ? "selected" : state == .mixed ? "mixed" : "unselected")
  }

  /// Returns the fields with the states that depend on the texts, such as `has-value`.
  func completed() -> StockFields {
    var fields = self
    for name in ["name", "value", "content", "placeholder", "hint", "place"] {
      fields.add(self[name].isEmpty ? "no-\(name)" : "has-\(name)")
    }
    return fields
  }
}

extension Component {
  fileprivate var isOpen: Bool? {
    switch self {
    case let control as Control: control.isExpanded
    case let control as any ExtendedControl: control.control.isExpanded
    case let dropdown as Dropdown: dropdown.disclosure.isExpanded
    case let menu as Menu: menu.disclosure.isExpanded
    case let picker as DatePicker: picker.isExpanded
    case let picker as TimePicker: picker.isExpanded
    default: nil
    }
  }
}
