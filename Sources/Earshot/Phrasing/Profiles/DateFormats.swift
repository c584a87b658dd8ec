/// The form of a date in each part of a calendar or picker.
package struct DateFormats: Sendable, Hashable {
  /// The components of a date, in an order that the locale decides.
  package enum Form: String, Sendable, Hashable, CaseIterable {
    case weekdayMonthDay = "weekday-month-day"
    case weekdayMonthDayYear = "weekday-month-day-year"
    case monthDayYear = "month-day-year"
    case shortWeekdayMonthDay = "short-weekday-month-day"
    case monthYear = "month-year"
  }

  package var day: Form
  /// The month and year button of a calendar.
  package var month: Form
  /// The value of the field that opens the picker.
  package var value: Form
  /// The title of a picker.
  package var title: Form

  package init(
    day: Form = .weekdayMonthDay, month: Form = .monthYear, value: Form = .monthDayYear,
    title: Form = .shortWeekdayMonthDay
  ) {
    self.day = day
    self.month = month
    self.value = value
    self.title = title
  }
}
