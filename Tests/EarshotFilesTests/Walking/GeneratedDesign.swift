import Earshot

enum GeneratedDesign {
  static let kinds: [@Sendable (inout Dice) -> String] = [datePicker, searchField]

  static func design(_ seed: UInt64) -> String {
    var dice = Dice(state: seed)
    let components = (0..<3).map { index in
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &dice)]
      return "  - {id: c\(index), \(kind(&dice))}\n"
    }
    return "screen: Generated\ncomponents:\n" + components.joined()
  }

  static func datePicker(_ dice: inout Dice) -> String {
    let today = day(Int.random(in: 0..<1_500, using: &dice))
    var keys = ["kind: date-picker", "label: Departure"]
    if Bool.random(using: &dice) { keys.append("today: \(today)") }
    var first = 0
    if Bool.random(using: &dice) {
      first = Int.random(in: 0..<1_400, using: &dice)
      keys.append("minimum: \(day(first))")
    }
    let last = first + Int.random(in: 0..<430, using: &dice)
    if Bool.random(using: &dice) { keys.append("maximum: \(day(last))") }
    let unavailable = (0..<Int.random(in: 0..<6, using: &dice))
      .map { _ in Int.random(in: first...last, using: &dice) }
    if !unavailable.isEmpty {
      let days = unavailable.map { day($0).description }
      keys.append("unavailable: [\(days.joined(separator: ", "))]")
    }
    let date = Int.random(in: first...last, using: &dice)
    if Bool.random(using: &dice), !unavailable.contains(date) { keys.append("date: \(day(date))") }
    let style = DatePicker.Style.allCases.randomElement(using: &dice) ?? .columns
    keys.append("style: \(style.rawValue)")
    if Int.random(in: 0..<4, using: &dice) == 0 { keys.append("range: true") }
    if Int.random(in: 0..<8, using: &dice) == 0 { keys.append("dismiss: false") }
    return keys.joined(separator: ", ")
  }

  static func searchField(_ dice: inout Dice) -> String {
    var keys = ["kind: search-field", "label: Search"]
    if Bool.random(using: &dice) { keys.append("placeholder: Search for files") }
    if Bool.random(using: &dice) { keys.append("value: map") }
    if Int.random(in: 0..<6, using: &dice) == 0 { keys.append("disabled: true") }
    let results = SearchField.Results.allCases.randomElement(using: &dice) ?? .none
    keys.append("results: \(results.rawValue)")
    return keys.joined(separator: ", ")
  }

  /// Day 0 is 1 January 2024, a leap year.
  private static func day(_ number: Int) -> CalendarDate {
    days[number]
  }

  private static let days: [CalendarDate] = (2024...2029).flatMap { year in
    (1...12).flatMap { month in
      CalendarDate(year: year, month: month, day: 1)?.daysOfMonth ?? []
    }
  }
}
