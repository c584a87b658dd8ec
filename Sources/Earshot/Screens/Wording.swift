/// The words that components put into what they expose: names they have by themselves, dates, and
/// words that join a name.
///
/// These are the app's words, not the reader's: the same design says them on every reader.
public struct Wording: Sendable {
  private let vocabulary: Vocabulary
  /// Which form of a date stands where.
  public let dates: DateFormats

  /// Creates the wording of a locale from the words of components in it.
  public init(vocabulary: Vocabulary, dates: DateFormats) {
    self.vocabulary = vocabulary
    self.dates = dates
  }

  /// The locale of the words, a BCP 47 tag.
  public var locale: String { vocabulary.locale }

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

  /// Returns a date in one of its forms.
  func text(of date: CalendarDate, _ form: DateFormats.Form) -> String {
    let isShort = form == .shortWeekdayMonthDay
    let weekday = vocabulary.word("weekday.\(isShort ? "short." : "")\(date.weekday)")
    return Template.filled(
      vocabulary.word("date.\(form.rawValue)"),
      [weekday, month(date.month, in: form), "\(date.day)", "\(date.year)"])
  }

  /// Returns the name of a month that stands by itself, as in the column of a picker.
  func monthName(_ month: Int) -> String { self.month(month, in: .monthYear) }

  private func month(_ month: Int, in form: DateFormats.Form) -> String {
    switch form {
    case .shortWeekdayMonthDay: return vocabulary.word("month.short.\(month)")
    case .monthYear:
      // Some languages name a month otherwise where no day stands beside it.
      let alone = "month.alone.\(month)"
      return vocabulary.word(vocabulary.isTranslated(alone) ? alone : "month.\(month)")
    case .weekdayMonthDay, .weekdayMonthDayYear, .monthDayYear:
      return vocabulary.word("month.\(month)")
    }
  }
}
