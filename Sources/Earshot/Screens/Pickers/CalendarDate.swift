/// A day of the Gregorian calendar, in the years 1 to 9999.
public struct CalendarDate: Sendable, Hashable, Comparable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  static let first = CalendarDate(uncheckedYear: 1, month: 1, day: 1)
  static let last = CalendarDate(uncheckedYear: 9999, month: 12, day: 31)

  /// The day that an open picker shows if the design names no day.
  static let unnamedToday = CalendarDate(uncheckedYear: 2026, month: 1, day: 1)

  private init(uncheckedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates a date; nil if the date does not exist.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.days(in: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Parses an ISO 8601 date such as `2026-03-18`; nil if the text is invalid.
  public init?(_ text: String) {
    let pieces = text.split(separator: "-", omittingEmptySubsequences: false)
    guard pieces.count == 3, pieces.map(\.count) == [4, 2, 2],
      let year = Int(pieces[0]), let month = Int(pieces[1]), let day = Int(pieces[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Parses an ISO 8601 date, or a date with an English month such as `Thu, 12 Mar 2026`.
  package init?(written text: String) {
    if let date = CalendarDate(text) {
      self = date
      return
    }
    let words = text.lowercased().split { " ,.".contains($0) }.filter { word in
      !Self.days.contains { $0.isAbbreviated(as: word) }
    }
    guard words.count == 3, let year = Int(words[2]), words[2].count == 4,
      let named = words.prefix(2).firstIndex(where: { $0.first?.isLetter == true }),
      let month = Self.months.firstIndex(where: { $0.isAbbreviated(as: words[named]) })
    else { return nil }
    let number = words[1 - named]
    let ordinal = ["st", "nd", "rd", "th"].contains { number.hasSuffix($0) }
    guard let day = Int(ordinal ? number.dropLast(2) : number) else { return nil }
    self.init(year: year, month: month + 1, day: day)
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  private static let days = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The day of the week, from 1 for Sunday to 7 for Saturday.
  public var weekday: Int { (dayNumber + 1) % 7 + 1 }

  /// The number of days since 0001-01-01, which was a Monday.
  private var dayNumber: Int {
    let before = year - 1
    let leapDays = before / 4 - before / 100 + before / 400
    let months = (1..<month).reduce(0) { $0 + Self.days(in: $1, of: year) }
    return before * 365 + leapDays + months + day - 1
  }

  /// Returns the number of days in a month.
  public static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Returns the same day in another month, or the last day of a shorter month; nil if the year is
  /// out of range.
  public func moved(byMonths months: Int) -> CalendarDate? {
    let count = year * 12 + month - 1 + months
    let (year, month) = (count / 12, count % 12 + 1)
    guard (1...9999).contains(year) else { return nil }
    return CalendarDate(
      year: year, month: month, day: min(day, Self.days(in: month, of: year)))
  }

  /// Returns the next (1) or previous (-1) day; nil if the year is out of range.
  func neighbour(_ step: Int) -> CalendarDate? {
    if let day = CalendarDate(year: year, month: month, day: day + step) { return day }
    let days = moved(byMonths: step)?.daysOfMonth
    return step > 0 ? days?.first : days?.last
  }

  package enum Unit: String, Sendable, Hashable, CaseIterable {
    case month, day, year
  }

  /// Returns the date after turning the wheel for `unit`; nil if the year is out of range.
  ///
  /// Months and days wrap around; the day is at most the last day of the month.
  package func turned(_ unit: Unit, by steps: Int) -> CalendarDate? {
    var (year, month, day) = (year, month, day)
    switch unit {
    case .month: month = Self.turned(month, by: steps, in: 1...12)
    case .day: day = Self.turned(day, by: steps, in: 1...Self.days(in: month, of: year))
    case .year: year += steps
    }
    guard (1...9999).contains(year) else { return nil }
    day = min(day, Self.days(in: month, of: year))
    return CalendarDate(year: year, month: month, day: day)
  }

  private static func turned(_ value: Int, by steps: Int, in range: ClosedRange<Int>) -> Int {
    let place = (value - range.lowerBound + steps) % range.count
    return range.lowerBound + (place + range.count) % range.count
  }

  /// All days of the month.
  public var daysOfMonth: [CalendarDate] {
    (1...Self.days(in: month, of: year)).compactMap {
      CalendarDate(year: year, month: month, day: $0)
    }
  }

  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date in ISO 8601 format.
  public var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}

extension String {
  fileprivate func isAbbreviated(as word: Substring) -> Bool {
    word.count >= 3 && hasPrefix(word)
  }
}

extension Int {
  package func padded(to width: Int) -> String {
    let digits = "\(self)"
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
