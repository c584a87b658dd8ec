/// The words that components put into what they expose: names they have by themselves, dates, and
/// words that join a name.
///
/// These are the app's words, not the reader's: the same design says them on every reader.
public struct Wording: Sendable {
  private let vocabulary: Vocabulary
  /// Which form of a date stands where.
  package let dates: DateFormats

  /// Creates the wording of a locale from the words of components in it.
  package init(vocabulary: Vocabulary, dates: DateFormats) {
    self.vocabulary = vocabulary
    self.dates = dates
  }

  /// Returns the same words with other forms of dates, and those that a profile says otherwise.
  package func with(_ dates: DateFormats, _ words: [String: Vocabulary.Entry] = [:]) -> Wording {
    let own = words.filter { vocabulary.entry($0.key) != nil }
    return Wording(vocabulary: vocabulary.adding(own), dates: dates)
  }

  /// The locale of the words, a BCP 47 tag.
  public var locale: String { vocabulary.locale }

  /// Whether its language is written from right to left.
  var isRightToLeft: Bool { language.isRightToLeft }
  /// What is known of the language.
  var language: Language { vocabulary.language }

  /// Returns a word that a toolkit exposes by itself; nil where no source gives it in the locale, so
  /// that the reader says it in its own words.
  func ofToolkit(_ key: String) -> String? {
    vocabulary.isTranslated(key) ? vocabulary.word(key) : nil
  }

  /// Returns the word of a key.
  func word(_ key: String) -> String { vocabulary.word(key) }

  /// Every word and template, sorted by key.
  var words: [Vocabulary.Word] { vocabulary.words }

  /// Returns the words and templates of a kind.
  func words(of kind: Vocabulary.Kind) -> [Vocabulary.Word] { vocabulary.words(of: kind) }

  /// Returns a template with its places filled.
  func filled(_ key: String, _ arguments: String...) -> String {
    Template.filled(vocabulary.word(key), arguments)
  }

  /// Returns a date in one of its forms, in the pattern of the locale.
  ///
  /// A pattern has places for the weekday (1), the month (2) and the month as it stands by itself
  /// (6), the day (3), the year (4), and for the numbers of month and day: 5, with two digits 8
  /// and 7.
  package func text(of date: CalendarDate, _ form: DateFormats.Form) -> String {
    let short = form == .shortWeekdayMonthDay ? "short." : ""
    let (month, day) = (date.month, date.day)
    return Template.filled(
      vocabulary.word("date.\(form.rawValue)"),
      [
        vocabulary.word("weekday.\(short)\(date.weekday)"),
        vocabulary.word("month.\(short)\(month)"), "\(day)", "\(date.year)", "\(month)",
        monthName(month), day < 10 ? "0\(day)" : "\(day)", month < 10 ? "0\(month)" : "\(month)",
      ])
  }

  /// Returns the date that a text writes in one of the forms; nil where it writes none.
  ///
  /// Capitals, spaces and punctuation do not count.
  func date(of text: String, _ form: DateFormats.Form) -> CalendarDate? {
    let wanted = Self.words(of: text)
    // The year is the greatest of them for most dates.
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

  /// Returns the name of a month that stands by itself, as in the column of a picker.
  func monthName(_ month: Int) -> String {
    // Some languages name a month otherwise where no day stands beside it.
    let alone = "month.alone.\(month)"
    return vocabulary.word(vocabulary.isTranslated(alone) ? alone : "month.\(month)")
  }
}
