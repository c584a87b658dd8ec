/// Which form of a date a profile speaks where; the forms themselves differ by locale and stand
/// in the vocabulary.
public struct DateFormats: Sendable, Hashable {
  /// A form of a date, by what it names.
  ///
  /// The locale orders and joins the pieces.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    case weekdayMonthDay = "weekday-month-day"
    case weekdayMonthDayYear = "weekday-month-day-year"
    case monthDayYear = "month-day-year"
    case shortWeekdayMonthDay = "short-weekday-month-day"
    case monthYear = "month-year"
  }

  /// A day of a calendar.
  public var day: Form
  /// The month and year button of a calendar.
  public var month: Form
  /// The value of the field that opens the picker.
  public var value: Form
  /// The title of a picker.
  public var title: Form

  /// Creates the forms that a profile speaks.
  public init(
    day: Form = .weekdayMonthDay, month: Form = .monthYear, value: Form = .monthDayYear,
    title: Form = .shortWeekdayMonthDay
  ) {
    self.day = day
    self.month = month
    self.value = value
    self.title = title
  }
}
