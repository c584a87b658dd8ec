extension ComponentKind {
  static let timePicker = ComponentKind(
    .time, "A field that opens wheels or a clock to select a time.",
    synonyms: "time clock time-field time-input timepicker",
    example: ["label: Arrival", "time: \"14:30\""])

  static let dateTimePicker = ComponentKind(
    .dateAndTime, "A field that opens wheels or columns to select a day and a time.",
    synonyms: "datetime date-time date-and-time date-and-time-picker datetime-picker",
    noun: "date and time picker",
    example: ["label: Reminder", "date: 2026-03-18", "time: \"9:00\""],
    keys: [.date("date", \.date, "The chosen day.")])

  private init(
    _ subject: TimePicker.Subject, _ summary: String, synonyms: String, noun: String? = nil,
    example: [String],
    keys: [KeyReader<TimePicker>] = []
  ) {
    self.init(
      subject.rawValue, TimePicker(subject), summary, synonyms: synonyms, noun: noun,
      example: example,
      keys: TimePicker.keys + keys, isExemplary: { $0.isExemplary($1) },
      manualTests: { picker, platform, _ in picker.manualTests(on: platform) })
  }
}

extension TimePicker {
  fileprivate static let keys: [KeyReader<TimePicker>] = [
    KeyReader("time", .text, "The chosen time, such as 14:30.") {
      value, picker, _ throws(InputError) in
      picker.time = try value.time()
    },
    KeyReader(
      "value", .text, "The chosen time, or a text that the field shows instead, such as Now."
    ) { value, picker, _ throws(InputError) in
      guard ClockTime(written: try value.text()) == nil, let text = try value.wordsInField()
      else { return picker.time = try value.time() }
      picker.shownText = text
    },
    KeyReader(
      "hours", .choice(["12", "24"]),
      "Whether the clock has 12 or 24 hours; by default, the language decides."
    ) {
      value, picker, _ throws(InputError) in
      let text = try value.text()
      guard ["12", "24"].contains(text) else {
        throw value.unknown("clock", text, known: ["12", "24"])
      }
      picker.has24Hours = text == "24"
    },
    .text("placeholder", \.placeholder, "The text in the field before a time is chosen."),
    .choice("style", \.style, "The form of the picker on Android."),
    .dismissElement(\.hasDismissElement),
    .flag("expanded", \.isExpanded, "Whether the picker is open."),
  ]
}
