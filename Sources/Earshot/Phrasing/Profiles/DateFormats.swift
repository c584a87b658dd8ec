package struct DateFormats: Sendable, Hashable {
  package enum Form: String, Sendable, Hashable, CaseIterable {
    case weekdayMonthDay = "weekday-month-day"
    case weekdayMonthDayYear = "weekday-month-day-year"
    case monthDayYear = "month-day-year"
    case shortWeekdayMonthDay = "short-weekday-month-day"
    case monthYear = "month-year"
  }

  package var day: Form
  package var month: Form
  package var value: Form
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
