/// The words that the app, not the reader, adds to components, such as default names and dates.
public struct Wording: Sendable {
  private let vocabulary: Vocabulary
  package let dates: DateFormats

  package init(vocabulary: Vocabulary, dates: DateFormats) {
    self.vocabulary = vocabulary
    self.dates = dates
  }

  package func with(_ dates: DateFormats, _ words: [String: Vocabulary.Entry] = [:]) -> Wording {
    let own = words.filter { vocabulary.entry($0.key) != nil }
    return Wording(vocabulary: vocabulary.adding(own), dates: dates)
  }

  /// The BCP 47 tag of the locale.
  public var locale: String { vocabulary.locale }

  var missingWords: MissingWords { vocabulary.missingWords }

  var isRightToLeft: Bool { language.isRightToLeft }
  var language: Language { vocabulary.language }

  /// Returns the word for a key, such as a toolkit's resource (`toolkit.compose.state_on`).
  ///
  /// Like a device, returns the English word if a toolkit's word is not translated.
  func ofToolkit(_ key: String) -> String? {
    guard vocabulary.entry(key) != nil else { return nil }
    let namesToolkit = key.utf8.count { $0 == UInt8(ascii: ".") } > 1
    return namesToolkit || vocabulary.isTranslated(key) ? vocabulary.word(key) : nil
  }

  package func toolkitWord(_ key: String, _ arguments: String...) -> String {
    ofToolkit("toolkit.\(key)").map { Template.filled($0, arguments) } ?? ""
  }

  func word(_ key: String) -> String { vocabulary.word(key) }

  func counted(_ key: String, _ count: Int, _ arguments: [String]) -> String {
    vocabulary.counted(key, count, arguments)
  }

  var has24Hours: Bool { vocabulary.word("time.hours") == "24" }

  var words: [Vocabulary.Word] { vocabulary.words }

  func words(of kind: Vocabulary.Kind) -> [Vocabulary.Word] { vocabulary.words(of: kind) }

  func filled(_ key: String, _ arguments: String...) -> String {
    Template.filled(vocabulary.word(key), arguments)
  }

  /// Returns a date's text, with short names if `isShort` is true.
  ///
  /// Placeholders of the format: 1 weekday, 2 month, 3 day, 4 year, 5 numeric month, 6 standalone
  /// month, 7 day with two digits, 8 numeric month with two digits.
  package func text(
    of date: CalendarDate, _ form: DateFormats.Form, isShort: Bool = false
  ) -> String {
    let short = isShort || form == .shortWeekdayMonthDay ? "short." : ""
    let (month, day) = (date.month, date.day)
    return Template.filled(vocabulary.word("date.\(form.rawValue)")) { number in
      switch number {
      case 1: vocabulary.word("weekday.\(short)\(date.weekday)")
      case 2: vocabulary.word("month.\(short)\(month)")
      case 3: "\(day)"
      case 4: "\(date.year)"
      case 5: "\(month)"
      case 6: monthName(month)
      case 7: day.padded(to: 2)
      case 8: month.padded(to: 2)
      default: ""
      }
    }
  }

  /// `half` is the key of the word for AM or PM; nil for a 24-hour clock.
  ///
  /// Placeholders of the format: 1 usual form of the hour, 2 minute, 3 AM or PM, 9 other form of the
  /// hour: two digits (12-hour clock) or no leading zero (24-hour clock).
  func text(ofHour hour: Int, minute: Int, half: String?) -> String {
    let (plain, padded) = ("\(hour)", hour.padded(to: 2))
    let hours = half == nil ? [padded, plain] : [plain, padded]
    return Template.filled(
      vocabulary.word(half == nil ? "time.24" : "time.12"),
      [
        hours[0], minute.padded(to: 2), half.map(vocabulary.word) ?? "", "", "", "", "", "",
        hours[1],
      ])
  }

  func date(of text: String, _ form: DateFormats.Form) -> CalendarDate? {
    let wanted = Self.words(of: text)
    // The greatest number is tried as the year first, because the year is usually the greatest.
    let numbers = Set(text.split { !$0.isWholeNumber }.compactMap { Int($0) }).sorted(by: >)
    guard numbers.count <= 3 else { return nil }
    for year in numbers {
      for day in numbers {
        for month in 1...12 {
          guard let date = CalendarDate(year: year, month: month, day: day) else { continue }
          if Self.words(of: self.text(of: date, form)) == wanted { return date }
        }
      }
    }
    return nil
  }

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  func monthName(_ month: Int) -> String {
    // In some languages, a month's name has a different form if no day precedes or follows it.
    let alone = "month.alone.\(month)"
    return vocabulary.word(vocabulary.isTranslated(alone) ? alone : "month.\(month)")
  }
}
