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

  public static let kinds = ["date-picker"]

  public static let keys = [
    DesignKey("date", .date, "The chosen day."),
    DesignKey("until", .date, "The last chosen day, where a range is picked."),
    DesignKey("range", .flag, "Whether a first and a last day are picked."),
    DesignKey("today", .date, "The day that is today."),
    DesignKey("minimum", .date, "The first day that can be picked."),
    DesignKey("maximum", .date, "The last day that can be picked."),
    DesignKey("unavailable", .list(.date), "Days that cannot be picked."),
    DesignKey("placeholder", .text, "What the field shows before a day is picked."),
    DesignKey("calendar-image", .text, "The alternative text of the calendar image in the field."),
    DesignKey("title", .text, "The title of the open picker, where it is not the date."),
    DesignKey("dismiss", .flag, "Whether iOS puts an invisible element first that closes it."),
    DesignKey("expanded", .flag, "Whether the picker is open."),
    DesignKey("style", .choice(Style.allCases.map(\.rawValue)), "What Android shows."),
  ]

  public var common: CommonAttributes
  /// The chosen day, nil before one is picked.
  public var date: CalendarDate?
  /// The last chosen day of a range.
  public var until: CalendarDate?
  /// Whether a first and a last day are picked.
  public var isRange: Bool
  /// The day that is today, as the design says; no clock is asked, so that output stays the same.
  public var today: CalendarDate?
  /// The first day that can be picked.
  public var minimum: CalendarDate?
  /// The last day that can be picked.
  public var maximum: CalendarDate?
  /// Days that cannot be picked.
  public var unavailable: Set<CalendarDate>
  /// What the field shows before a day is picked.
  public var placeholder: String?
  /// The alternative text of the calendar image, grouped with the label into one stop.
  public var calendarImage: String?
  /// The title of the open picker, nil for the date.
  public var title: String?
  /// Whether iOS puts an invisible element first that closes the picker (on later versions).
  public var hasDismissElement: Bool
  /// Whether the picker is open.
  public var isExpanded: Bool
  /// What Android shows.
  public var style: Style
  /// The day whose month the open picker shows, and that its columns show; nil for the date.
  public var shownMonth: CalendarDate?
  /// Whether wheels of month and year stand in the place of the days, on iOS.
  public var isShowingWheels = false
  /// What has been typed into the input of Android; nil before anything has.
  public var typedDate: String?
  /// Whether the input of Android has the keyboard.
  public var isTyping = false

  public init(
    _ fields: Fields, common: CommonAttributes,
    nested: (SourceValue) throws(InputError) -> any Component
  ) throws(InputError) {
    self.common = common
    date = try fields["date"]?.date()
    until = try fields["until"]?.date()
    isRange = try fields.flag("range", or: until != nil)
    today = try fields["today"]?.date()
    minimum = try fields["minimum"]?.date()
    maximum = try fields["maximum"]?.date()
    unavailable = []
    for day in try fields.items("unavailable") { unavailable.insert(try day.date()) }
    placeholder = try fields.text("placeholder")
    calendarImage = try fields.text("calendar-image")
    title = try fields.text("title")
    hasDismissElement = try fields.flag("dismiss", or: true)
    isExpanded = try fields.flag("expanded")
    style = try fields.choice("style", Style.self) ?? .columns
    try check(fields)
  }

  private func check(_ fields: Fields) throws(InputError) {
    if let minimum, let maximum, minimum > maximum {
      throw InputError(
        "the first day that can be picked, \(minimum), is after the last, \(maximum)",
        at: fields["minimum"]?.location)
    }
    if let date, !isAvailable(date) {
      throw InputError("the chosen day \(date) cannot be picked", at: fields["date"]?.location)
    }
    if let date, let until, until < date {
      throw InputError(
        "the range ends on \(until), before it begins on \(date)", at: fields["until"]?.location)
    }
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

  /// A picker that knows neither a date nor today has no month to show when it opens.
  public var stateNames: [String] {
    shownDay == nil ? ["closed", "disabled"] : ["closed", "open", "disabled"]
  }

  public var currentState: String {
    common.isDisabled ? "disabled" : isExpanded ? "open" : "closed"
  }

  public var isField: Bool { true }

  public var imageText: String? { calendarImage }

  public func inState(_ name: String) -> DatePicker {
    var picker = self
    picker.common.isDisabled = name == "disabled"
    picker.isExpanded = name == "open"
    return picker
  }

  /// Of the days of a month, one of each sort stands for the others: the chosen one, the first
  /// that can be picked and is not, the first that cannot.
  public func isExemplary(_ stop: String) -> Bool {
    guard stop.hasPrefix("day."), let day = CalendarDate(String(stop.dropFirst(4))) else {
      return true
    }
    let days = shownDay?.daysOfMonth ?? []
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
