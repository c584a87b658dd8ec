/// A field that opens wheels (iOS) or a clock (Android) for a time, or for a day and time.
package struct TimePicker: Component {
  package enum Subject: String, Sendable, Hashable, CaseIterable {
    case time = "time-picker"
    case dateAndTime = "date-time-picker"
  }

  package enum Style: String, Sendable, Hashable, CaseIterable {
    case clock
    case input
  }

  package var kind: ComponentKind { subject == .time ? .timePicker : .dateTimePicker }
  package var common: CommonAttributes
  package let subject: Subject
  package var time: ClockTime? { didSet { shownText = nil } }
  package var date: CalendarDate? { didSet { shownText = nil } }
  /// The text, such as "Now", that the field shows instead of the time.
  package var shownText: String?
  /// Whether the clock has 24 hours; the default depends on the language.
  package var has24Hours = false { didSet { hasOwnHours = true } }
  private var hasOwnHours = false
  package var placeholder: String?
  package var hasDismissElement = true
  package var isExpanded = false
  package var style = Style.clock
  var isListOpen = false
  var isShowingMinutes = false
  var shown: Moment?
  var typing: (unit: ClockTime.Unit, text: String)?

  struct Moment: Sendable, Hashable {
    var date: CalendarDate
    var time: ClockTime
  }

  package init(_ subject: Subject, _ label: String = "") {
    self.subject = subject
    common = CommonAttributes(label: label)
  }

  package var states: [ComponentState] {
    [.closed, .open, .input] + (has24Hours ? [] : [.list]) + [.disabled]
  }

  package var state: ComponentState {
    get {
      if common.isDisabled { return .disabled }
      guard isExpanded else { return .closed }
      return style == .clock ? .open : isListOpen ? .list : .input
    }
    set {
      common.isDisabled = newValue == .disabled
      isExpanded = newValue != .closed && newValue != .disabled
      if isExpanded { style = newValue == .open ? .clock : .input }
      isListOpen = newValue == .list
    }
  }

  package var traits: ComponentTraits {
    ComponentTraits().with {
      $0.isField = true
      $0.isItem = true
      $0.isEditing = typing != nil
      $0.value = shownText ?? time?.description ?? date?.description
      $0.placeholder = placeholder
      // With a clock face, AM and PM are radio buttons; with text fields, they are options of a
      // list.
      $0.choiceRoles = style == .clock ? [.number, .period] : [.option]
    }
  }

  package func adapted(to wording: Wording) -> Self {
    guard !hasOwnHours, wording.has24Hours else { return self }
    var picker = self
    picker.has24Hours = true
    return picker
  }

  /// Previews show two numbers: the selected one, and the first one that is not selected.
  func isExemplary(_ stop: StopID) -> Bool {
    guard stop.role == .number, let number = stop.label.flatMap({ Int($0) }) else { return true }
    let numbers = clockNumbers
    return number == chosenNumber || number == numbers.first { $0 != chosenNumber }
  }

  var moment: Moment {
    shown ?? Moment(date: date ?? .unnamedToday, time: time ?? .noon)
  }

  var clockNumbers: [Int] {
    isShowingMinutes ? Array(stride(from: 0, to: 60, by: 5)) : Array(has24Hours ? 0...23 : 1...12)
  }

  /// Counts from 1 at twelve o'clock.
  func place(onClock number: Int) -> Int? {
    guard let index = clockNumbers.firstIndex(of: number) else { return nil }
    return isShowingMinutes || has24Hours ? index + 1 : (index + 1) % 12 + 1
  }

  var chosenNumber: Int {
    let time = moment.time
    return isShowingMinutes ? time.minute : has24Hours ? time.hour : time.hourOfTwelve
  }

  /// Returns a name for a stop's id, which is the same in all languages.
  static func half(ofDay isAfternoon: Bool) -> String { isAfternoon ? "pm" : "am" }

  var units: [ClockTime.Unit] { has24Hours ? [.hour, .minute] : [.hour, .minute, .period] }

  func text(of unit: ClockTime.Unit, _ wording: Wording) -> String {
    let time = moment.time
    return switch unit {
    case .hour: has24Hours ? time.hour.padded(to: 2) : "\(time.hourOfTwelve)"
    case .minute: time.minute.padded(to: 2)
    case .period: wording.word(time.isAfternoon ? "label.pm" : "label.am")
    }
  }

  func text(of unit: CalendarDate.Unit, _ wording: Wording) -> String {
    let date = moment.date
    return switch unit {
    case .month: wording.monthName(date.month)
    case .day: "\(date.day)"
    case .year: "\(date.year)"
    }
  }

  func fieldValue(_ wording: Wording, isShort: Bool = false) -> String? {
    if let shownText { return shownText }
    let day = date.map { wording.text(of: $0, wording.dates.value, isShort: isShort) }
    let texts = [subject == .time ? nil : day, time.map { text(of: $0, wording) }]
      .compactMap(\.self)
    guard let first = texts.first else { return placeholder }
    return texts.count == 1 ? first : wording.filled("name.state", first, texts[1])
  }

  private func text(of time: ClockTime, _ wording: Wording) -> String {
    has24Hours
      ? wording.text(ofHour: time.hour, minute: time.minute, half: nil)
      : wording.text(
        ofHour: time.hourOfTwelve, minute: time.minute,
        half: time.isAfternoon ? "label.pm" : "label.am")
  }
}

extension TimePicker {
  package func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    let field = ExposedElement(
      .field, label: common.exposedName(wording), value: fieldValue(wording), traits: .button,
      part: "\(kind).field")
    guard isExpanded else { return [field] }
    let dismiss = ExposedElement.dismissRegion(
      "label.dismiss-pop-up", part: "time-picker.dismiss", wording)
    let days = CalendarDate.Unit.allCases.map { unit in
      wheel(unit.rawValue, text(of: unit, wording), place: place(of: unit))
    }
    return [field] + (hasDismissElement ? [dismiss] : []) + (subject == .time ? [] : days)
      + units.map { wheel($0.rawValue, text(of: $0, wording), place: place(of: $0)) }
  }

  private func wheel(_ unit: String, _ value: String, place: Position?) -> ExposedElement {
    var wheel = ExposedElement(
      .wheel, unit, label: nil, value: value, traits: [.pickerItem, .adjustable],
      part: "\(kind).wheel")
    if let place { wheel.becomePickerWheel(place: place.index, of: place.count) }
    return wheel
  }

  private func place(of unit: CalendarDate.Unit) -> Position? {
    let date = moment.date
    return switch unit {
    case .month: Position(index: date.month, count: 12)
    case .day:
      Position(index: date.day, count: CalendarDate.days(in: date.month, of: date.year))
    case .year: nil
    }
  }

  private func place(of unit: ClockTime.Unit) -> Position {
    let time = moment.time
    return switch unit {
    case .hour where has24Hours: Position(index: time.hour + 1, count: 24)
    case .hour: Position(index: time.hourOfTwelve, count: 12)
    case .minute: Position(index: time.minute + 1, count: 60)
    case .period: Position(index: time.isAfternoon ? 2 : 1, count: 2)
    }
  }
}
