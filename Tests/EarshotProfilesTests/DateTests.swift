import Earshot
import EarshotProfiles
import TestTools
import Testing

@Suite struct `Dates` {
  /// A script that writes 300 dates in five of CLDR's forms, for every locale with a vocabulary.
  ///
  /// If a locale lacks a pattern, the script derives it as ICU does.
  private static let script = #"""
    import datetime, re, sys
    import babel.localedata as data
    from babel import Locale
    from babel.dates import format_date

    def widened(pattern):
        pieces = re.split(r"('[^']*')", pattern)
        pieces[::2] = [re.sub("M{3,4}", "MMMM", re.sub("c{1,4}", "cccc", re.sub("E{1,4}", "EEEE",
            re.sub("L{3,4}", "LLLL", piece)))) for piece in pieces[::2]]
        return "".join(pieces)

    first = datetime.date(1999, 1, 1)
    days = [first + datetime.timedelta(days=37 * n) for n in range(298)]
    days += [datetime.date(2024, 2, 29), datetime.date(2026, 12, 31)]
    languages = sys.argv[1].split(",")
    for name in data.locale_identifiers():
        if name.split("_")[0] not in languages or re.search("Shaw|Dsrt|Latn", name): continue
        data._cache.clear()
        getattr(Locale, "_cache", {}).clear()
        locale = Locale.parse(name)
        skeletons = locale.datetime_skeletons
        full = next(skeletons[key].pattern
            for key in ("MMMMEEEEd", "MMMMEd", "MMMEEEEd", "MMMEd") if key in skeletons)
        forms = {"weekday-month-day": widened(full), "weekday-month-day-year": "full",
            "month-day-year": "long", "short-weekday-month-day": skeletons["MMMEd"].pattern,
            "month-year": skeletons["yMMMM"].pattern}
        for form, pattern in forms.items():
            texts = [format_date(day, pattern, locale=locale) for day in days]
            print("\t".join([name.replace("_", "-"), form] + texts))
    print("\t".join(["days", ""] + [str(day) for day in days]))
    """#

  @Test(.enabled("needs babel") { Python.has("babel") })
  func `are written as CLDR has them in every locale`() throws {
    let languages = Set(
      BuiltIn.vocabularyNames.filter { $0.hasPrefix("components/") }
        .map { $0.dropFirst(11).prefix { $0 != "-" } }
    ).sorted().joined(separator: ",")
    let outcome = try Python.run(Self.script, [languages])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    let rows = lines.map { $0.split(separator: "\t").map(String.init) }
    let days = try #require(rows.last).dropFirst().compactMap { CalendarDate($0) }
    #expect(days.count == 300)
    #expect(rows.count > 1400)
    for row in rows.dropLast() {
      let form = try #require(DateFormats.Form(rawValue: row[1]))
      let wording = BuiltIn.wording(locale: row[0], dates: DateFormats())
      let own = days.map { wording.text(of: $0, form) }
      let wrong = zip(own, row.dropFirst(2)).first { $0 != $1 }
      #expect(wrong == nil, "\(row[0]) \(row[1])")
    }
  }

  @Test(arguments: [
    ("en-GB", "Thursday 29 February"), ("en_gb", "Thursday 29 February"),
    ("en-US", "Thursday, February 29"), ("zh-Hans", "2月29日星期四"),
    ("de-AT", "Donnerstag, 29. Februar"),
    ("ar", "الخميس، 29 فبراير"),
  ])
  func `name day and date in the order of the locale`(_ locale: String, _ text: String) throws {
    let day = try #require(CalendarDate("2024-02-29"))
    let wording = BuiltIn.wording(locale: locale, dates: DateFormats())
    #expect(wording.text(of: day, .weekdayMonthDay) == text)
  }
}
