/// A field that opens wheels (iOS) or a clock (Android), to pick a time or a day with its time.
public struct TimePicker: Component {
  /// What is picked.
  package enum Subject: String, Sendable, Hashable, CaseIterable {
    case time = "time-picker"
    case dateAndTime = "date-time-picker"
  }

  /// What Android shows.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    /// The face of a clock.
    case clock
    /// Fields to type into.
    case input
  }

  public var kind: ComponentKind { subject == .time ? .timePicker : .dateTimePicker }
  public var common: CommonAttributes
  /// What is picked.
  package let subject: Subject
  /// The chosen time, nil before one is picked.
  public var time: ClockTime?
  /// The chosen day, nil before one is picked.
  public var date: CalendarDate?
  /// Whether the clock counts to 24.
  public var has24Hours = false
  /// What the field shows before a time is picked.
  public var placeholder: String?
  /// Whether iOS puts an invisible element first that closes the picker.
  public var hasDismissElement = true
  /// Whether the picker is open.
  public var isExpanded = false
  /// What Android shows.
  package var style = Style.clock
  /// Whether the list of the halves of the day is open, on Android.
  var isListOpen = false
  /// Whether the face of the clock shows minutes.
  var isShowingMinutes = false
  /// What is shown and not yet kept.
  var shown: Moment?
  /// The field that has the keyboard, and what has been typed into it.
  var typing: (unit: ClockTime.Unit, text: String)?

  /// A day and a time.
  struct Moment: Sendable, Hashable {
    var date: CalendarDate
    var time: ClockTime
  }

  /// Creates a picker.
  package init(_ subject: Subject, _ label: String = "") {
    self.subject = subject
    common = CommonAttributes(label: label)
  }

  /// The states of a time picker.
  public enum State: String, Sendable, Hashable, CaseIterable {
    case closed, open
    /// Open, with fields to type into on Android.
    case input
    /// Open, with the list of the halves of the day on Android.
    case list
    case disabled
  }

  public var states: [State] { State.allCases.filter { $0 != .list || !has24Hours } }

  public var state: State {
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

  public var traits: ComponentTraits {
    ComponentTraits().with {
      $0.isField = true
      $0.isEditing = typing != nil
      $0.value = time?.description ?? date?.description
      $0.placeholder = placeholder
      // The halves of the day are choices on the clock, and a list for fields to type into.
      $0.choiceRoles = style == .clock ? [.number, .period] : [.option]
    }
  }

  /// Of the numbers on the face of a clock, the chosen one and one other stand for all.
  func isExemplary(_ stop: StopID) -> Bool {
    guard stop.role == .number, let number = stop.label.flatMap({ Int($0) }) else { return true }
    let numbers = clockNumbers
    return number == chosenNumber || number == numbers.first { $0 != chosenNumber }
  }

  /// What an open picker shows.
  var moment: Moment {
    shown ?? Moment(date: date ?? .unnamedToday, time: time ?? .noon)
  }

  /// The numbers on the face of the clock.
  var clockNumbers: [Int] {
    isShowingMinutes ? Array(stride(from: 0, to: 60, by: 5)) : Array(has24Hours ? 0...23 : 1...12)
  }

  /// The number on the face of the clock that is chosen.
  var chosenNumber: Int {
    let time = moment.time
    return isShowingMinutes ? time.minute : has24Hours ? time.hour : time.hourOfTwelve
  }

  /// The name of the stop of half a day, which is the same in every language.
  static func half(ofDay isAfternoon: Bool) -> String { isAfternoon ? "pm" : "am" }

  /// The pieces of a time that are picked.
  var units: [ClockTime.Unit] { has24Hours ? [.hour, .minute] : [.hour, .minute, .period] }

  /// Returns a piece of the shown time as it is seen.
  func text(of unit: ClockTime.Unit, _ wording: Wording) -> String {
    let time = moment.time
    return switch unit {
    case .hour: has24Hours ? time.hour.padded(to: 2) : "\(time.hourOfTwelve)"
    case .minute: time.minute.padded(to: 2)
    case .period: wording.word(time.isAfternoon ? "label.pm" : "label.am")
    }
  }

  /// Returns a piece of the shown day as it is seen.
  func text(of unit: CalendarDate.Unit, _ wording: Wording) -> String {
    let date = moment.date
    return switch unit {
    case .month: wording.monthName(date.month)
    case .day: "\(date.day)"
    case .year: "\(date.year)"
    }
  }

  /// The value of the field.
  func fieldValue(_ wording: Wording) -> String? {
    let day = date.map { wording.text(of: $0, wording.dates.value) }
    let texts = [subject == .time ? nil : day, time.map { text(of: $0, wording) }]
      .compactMap(\.self)
    guard let first = texts.first else { return placeholder }
    return texts.count == 1 ? first : wording.filled("name.state", first, texts[1])
  }

  private func text(of time: ClockTime, _ wording: Wording) -> String {
    let minute = time.minute.padded(to: 2)
    guard !has24Hours else { return wording.filled("time.24", time.hour.padded(to: 2), minute) }
    return wording.filled(
      "time.12", "\(time.hourOfTwelve)", minute,
      wording.word(time.isAfternoon ? "label.pm" : "label.am"))
  }
}

extension TimePicker {
  public func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
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

  /// The place of what a wheel holds among its values; nil for years, which have no end.
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
