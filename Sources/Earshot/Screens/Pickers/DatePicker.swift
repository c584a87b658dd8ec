/// A field that opens a calendar (iOS) or three columns of month, day and year (Android).
public struct DatePicker: Component {
  /// What Android shows.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    /// Three columns of month, day and year.
    case columns
    /// A field to type into.
    case input
    /// A month of days.
    case calendar
  }

  public var kind: ComponentKind { .datePicker }
  public var common: CommonAttributes
  /// The chosen day, nil before one is picked.
  public var date: CalendarDate?
  /// The last chosen day of a range.
  public var until: CalendarDate?
  /// Whether a first and a last day are picked.
  public var isRange = false
  /// The days that are picked and not yet kept, on Android.
  var picked: Days?
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
  package var style = Style.columns
  /// The day whose month the open picker shows, and that its columns show; nil for the date.
  public var shownMonth: CalendarDate?
  /// Whether wheels (iOS) or columns (Android) of month and year stand in the place of the days.
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
    let days = chosen
    guard let first = days.first else { return false }
    return first <= day && day <= (days.last ?? first)
  }

  /// The first and the last of the days that are picked.
  struct Days: Sendable, Hashable {
    var first: CalendarDate?
    var last: CalendarDate?
  }

  /// The days that are picked, or were when it opened.
  var chosen: Days { picked ?? Days(first: date, last: until) }

  /// The day that an open picker shows, or whose month: the chosen one, else today, else the
  /// nearest to it that can be picked.
  public var shownDay: CalendarDate {
    if let shownMonth { return shownMonth }
    let wanted = date ?? today ?? .unnamedToday
    return nearestAvailable(to: wanted) ?? wanted.clamped(to: range)
  }

  /// The days that can be picked, and the unavailable ones between them.
  var range: ClosedRange<CalendarDate> {
    let first = minimum ?? .first
    return first...max(first, maximum ?? .last)
  }

  /// Returns the nearest day that can be picked, nil when there is none.
  private func nearestAvailable(to day: CalendarDate) -> CalendarDate? {
    let (range, start) = (range, day.clamped(to: range))
    var (later, earlier): (CalendarDate?, CalendarDate?) = (start, start)
    while later != nil || earlier != nil {
      for found in [later, earlier] {
        if let found, isAvailable(found) { return found }
      }
      later = later?.neighbour(1).flatMap { range.contains($0) ? $0 : nil }
      earlier = earlier?.neighbour(-1).flatMap { range.contains($0) ? $0 : nil }
    }
    return nil
  }

  /// The states of a date picker.
  public enum State: String, Sendable, Hashable, CaseIterable {
    case closed, open
    /// Open, with wheels or columns of month and year in the place of the days.
    case wheels
    case disabled
  }

  public var states: [State] { State.allCases }

  public var state: State {
    get {
      if common.isDisabled { return .disabled }
      return isExpanded ? (isShowingWheels ? .wheels : .open) : .closed
    }
    set {
      common.isDisabled = newValue == .disabled
      isExpanded = newValue == .open || newValue == .wheels
      isShowingWheels = newValue == .wheels
    }
  }

  public var traits: ComponentTraits {
    ComponentTraits().with {
      $0.isField = true
      $0.isEditing = isTyping
      $0.imageText = calendarImage
      $0.value = date?.description
      $0.placeholder = placeholder
    }
  }

  /// The day of the shown month that a stop is; nil for other stops.
  func day(at stop: StopID?) -> CalendarDate? {
    guard stop?.role == .day else { return nil }
    return shownDay.daysOfMonth.first { $0.stop == stop }
  }

  /// Of the days of a month, one of each sort stands for the others: today, the chosen one, the
  /// first that can be picked and is not, the first that cannot.
  func isExemplary(_ stop: StopID) -> Bool {
    guard let day = day(at: stop) else { return true }
    let days = day.daysOfMonth
    return day == today || day == days.first { isSelected($0) && isAvailable($0) }
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

  /// The title of the open picker on Android.
  func dialogTitle(_ wording: Wording) -> String {
    title ?? text(of: shownDay, wording.dates.title, wording)
  }

  /// Returns a day in a form, with the word for today before it where it is.
  func text(of day: CalendarDate, _ form: DateFormats.Form, _ wording: Wording) -> String {
    let text = wording.text(of: day, form)
    guard day == today else { return text }
    return wording.filled("name.state", wording.word("label.today"), text)
  }
}

extension CalendarDate {
  /// Returns the day of a range that is nearest.
  func clamped(to range: ClosedRange<CalendarDate>) -> CalendarDate {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension CalendarDate {
  /// The stop that the day is in a calendar.
  var stop: StopID { StopID(.day, description) }
}
