extension ComponentKind {
  static let datePicker = ComponentKind(
    "date-picker", DatePicker(),
    "A field that opens a calendar to select a day or a range of days.",
    synonyms:
      "date date-range date-range-picker calendar calendar-picker date-field date-input datepicker",
    impliedKeys: ["date-range": ["range": "true"], "date-range-picker": ["range": "true"]],
    example: ["label: Check-in", "date: 2026-03-18"],
    keys: [
      .date("date", \.date, "The chosen day."),
      KeyReader(
        "value", .text, "The chosen day, or a text that the field shows instead, such as Today."
      ) { value, picker, _ throws(InputError) in
        guard CalendarDate(written: try value.text()) == nil, let text = try value.wordsInField()
        else { return picker.date = try value.date() }
        picker.shownText = text
      },
      KeyReader("until", .date, "The last chosen day of a range.") {
        value, picker, _ throws(InputError) in
        picker.until = try value.date()
        picker.isRange = true
      },
      .flag("range", \.isRange, "Whether users choose a range of days instead of one day."),
      .date("today", \.today, "The day that is today."),
      .date("minimum", \.minimum, "The first selectable day."),
      .date("maximum", \.maximum, "The last selectable day."),
      KeyReader("unavailable", .list(.date), "Days that are not selectable.") {
        value, picker, _ throws(InputError) in
        for day in try value.list() { picker.unavailable.insert(try day.date()) }
      },
      .text("placeholder", \.placeholder, "The text in the field before a day is chosen."),
      .text(
        "calendar-image", \.calendarImage,
        "The alternative text of the calendar image in the field."),
      .text("title", \.title, "The title of the open picker if it is not the date."),
      .dismissElement(\.hasDismissElement),
      .flag("expanded", \.isExpanded, "Whether the picker is open."),
      .choice("style", \.style, "The form of the picker on Android."),
    ],
    isExemplary: { $0.isExemplary($1) },
    natives: { picker in
      [
        NativeElement(
          iOS: ("UIDatePicker", "DatePicker"),
          android: picker.isRange
            ? ("MaterialDatePicker", "DateRangePicker in a DatePickerDialog")
            : ("DatePickerDialog", "DatePicker in a DatePickerDialog"))
      ]
    },
    manualTests: { $0.manualTests(on: $1, $2) },
    check: { picker, fields throws(InputError) in try picker.check(fields) })
}

extension DatePicker {
  fileprivate func check(_ fields: Fields) throws(InputError) {
    if let minimum, let maximum, minimum > maximum {
      throw InputError(
        "the first selectable day, \(minimum), is after the last, \(maximum); correct 'minimum' or 'maximum'",
        at: fields["minimum"]?.location)
    }
    guard let date else { return }
    guard isAvailable(date) else {
      throw InputError(
        "the chosen day \(date) is not selectable; change 'date', 'minimum', 'maximum' or 'unavailable'",
        at: fields["date"]?.location)
    }
    if let until, until < date {
      throw InputError(
        "the range ends on \(until), before it begins on \(date); correct 'until' or 'date'",
        at: fields["until"]?.location)
    }
  }
}
