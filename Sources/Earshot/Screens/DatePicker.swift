/// A field that opens a calendar (iOS) or three columns of month, day and year (Android).
public struct DatePicker: Component {
  /// What Android shows.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// Three columns of month, day and year.
    case columns
    /// A field to type into.
    case input
    /// A month of days.
    case calendar
  }

  public var kind: String { "date-picker" }
  public var common: CommonAttributes
  /// The chosen day, nil before one is picked.
  public var date: CalendarDate?
  /// The last chosen day of a range.
  public var until: CalendarDate?
  /// Whether a first and a last day are picked.
  public var isRange = false
  /// The day that is today, as the design says; no clock is asked, so that output stays the same.
  public var today: CalendarDate?
  /// The first day that can be picked.
  public var minimum: CalendarDate?
  /// The last day that can be picked.
  public var maximum: CalendarDate?
  /// Days that cannot be picked.
  public var unavailable: Set<CalendarDate> = []
  /// What the field shows before a day is picked.
  public var placeholder: String?
  /// The alternative text of the calendar image, grouped with the label into one stop.
  public var calendarImage: String?
  /// The title of the open picker, nil for the date.
  public var title: String?
  /// Whether iOS puts an invisible element first that closes the picker (on later versions).
  public var hasDismissElement = true
  /// Whether the picker is open.
  public var isExpanded = false
  /// What Android shows.
  public var style = Style.columns
  /// The day whose month the open picker shows, and that its columns show; nil for the date.
  public var shownMonth: CalendarDate?
  /// Whether wheels of month and year stand in the place of the days, on iOS.
  public var isShowingWheels = false
  /// What has been typed into the input of Android; nil before anything has.
  public var typedDate: String?
  /// Whether the input of Android has the keyboard.
  public var isTyping = false

  /// Creates a date picker.
  public init(
    _ label: String = "", date: CalendarDate? = nil, until: CalendarDate? = nil,
    today: CalendarDate? = nil, placeholder: String? = nil
  ) {
    common = CommonAttributes(label: label)
    self.date = date
    self.until = until
    isRange = until != nil
    self.today = today
    self.placeholder = placeholder
  }

  /// Returns whether a day can be picked.
  public func isAvailable(_ day: CalendarDate) -> Bool {
    if let minimum, day < minimum { return false }
    if let maximum, day > maximum { return false }
    return !unavailable.contains(day)
  }

  /// Returns whether a day is picked, or within the range that is.
  public func isSelected(_ day: CalendarDate) -> Bool {
    guard let date else { return false }
    return date <= day && day <= (until ?? date)
  }

  /// The day whose month an open picker shows.
  public var shownDay: CalendarDate? { shownMonth ?? date ?? today ?? minimum }

  /// The states of a date picker.
  public enum State: String, Sendable, Hashable, CaseIterable {
    case closed, open, disabled
  }

  /// A picker that knows neither a date nor today has no month to show when it opens.
  public var states: [State] { shownDay == nil ? [.closed, .disabled] : State.allCases }

  public var state: State { common.isDisabled ? .disabled : isExpanded ? .open : .closed }

  public var isField: Bool { true }

  public var imageText: String? { calendarImage }

  public func inState(_ state: State) -> DatePicker {
    var picker = self
    picker.common.isDisabled = state == .disabled
    picker.isExpanded = state == .open
    return picker
  }

  /// The day of the shown month that a stop is; nil for other stops.
  func day(at stop: StopID?) -> CalendarDate? { shownDay?.daysOfMonth.first { $0.stop == stop } }

  /// Of the days of a month, one of each sort stands for the others: the chosen one, the first
  /// that can be picked and is not, the first that cannot.
  public func isExemplary(_ stop: StopID) -> Bool {
    guard let day = day(at: stop) else { return true }
    let days = day.daysOfMonth
    return day == days.first { isSelected($0) && isAvailable($0) }
      || day == days.first { isAvailable($0) && !isSelected($0) }
      || day == days.first { !isAvailable($0) }
  }

  /// The name of the field: the label with the meaning of the calendar image beside it.
  func fieldName(_ wording: Wording) -> String {
    let name = common.exposedName(wording)
    guard let calendarImage, !calendarImage.isEmpty else { return name }
    return name.isEmpty ? calendarImage : wording.filled("name.state", name, calendarImage)
  }

  /// The value of the field.
  func fieldValue(_ wording: Wording) -> String? {
    guard let date else { return placeholder }
    let first = wording.text(of: date, wording.dates.value)
    guard let until, until != date else { return first }
    return wording.filled("value.range", first, wording.text(of: until, wording.dates.value))
  }
}

extension CalendarDate {
  /// The stop that the day is in a calendar.
  var stop: StopID { StopID(.day, description) }
}
