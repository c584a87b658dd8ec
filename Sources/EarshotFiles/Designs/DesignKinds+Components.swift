import Earshot

extension DesignKind {
  static let dropdown = DesignKind(
    Dropdown(options: []),
    [
      .choices("options", \.options, "The options.", Choice.listKeys),
      .choiceRole("option-role", \.options),
      .chosen("value", \.options, "The chosen option, or a list of them.", several: true),
      .text("placeholder", \.placeholder, "What stands in the value's place before one is chosen."),
      .flag(
        "dismiss", \.hasDismissButton,
        "Whether a hidden button after the last option closes the list."),
      .choice("opening-focus", \.openingFocus, "Where focus goes when the list opens."),
    ] + disclosure.map { $0.inside(\.disclosure) })

  static let menu = DesignKind(
    Menu(items: []),
    [
      .choices("items", \.items, "The items.", Choice.itemKeys),
      .choiceRole("item-role", \.items),
      .flag("menu-in-name", \.hasMenuInName, "Whether the name ends with the word \"menu\"."),
      .flag(
        "dismiss", \.hasDismissButton,
        "Whether a hidden button after the last item closes the menu."),
      .flag("covers", \.isCovering, "Whether the menu hides what is under it, and confines focus."),
      .closings("The ways to close the menu.") { menu, closings, location in
        menu.closings = closings
        menu.closingsLocation = location
        if closings.contains(.dismiss) { menu.hasDismissButton = true }
      },
    ] + disclosure.map { $0.inside(\.disclosure) })

  private static let disclosure: [KeyReader<Disclosure>] = [
    .flag("expanded", \.isExpanded, "Whether it is open."),
    KeyReader(
      "state", .choice(Disclosure.Teller.allCases.map(\.rawValue)),
      "Who tells that it is open: an attribute of the platform, which its own button has not, a word "
        + "in the name, or nobody."
    ) { value, disclosure, _ throws(InputError) in
      disclosure.teller = try value.choice(Disclosure.Teller.self, named: "state")
      disclosure.isExposed = disclosure.teller == .platform
    },
    .choice("state-words", \.words, "The words for open and closed, where they stand in the name."),
    .choice("opener", \.opener, "Whether the button that opened it is a stop while it is open."),
    .flag(
      "dismiss-state", \.isToldByDismissButton,
      "Whether the dismiss button tells that it is open, as the opening button does."),
  ]

  static let searchField = DesignKind(
    SearchField(),
    [
      KeyReader("icon", .text, "The meaning of the icon that stands for the label.") {
        value, field, _ throws(InputError) in
        field.icon = try value.text()
        if field.common.label.isEmpty { field.common.label = try value.text() }
      },
      .text("placeholder", \.placeholder, "What an empty field shows; never the name."),
      .text("value", \.text, "The text in the field."),
      .flag("editing", \.isEditing, "Whether the field has the keyboard."),
      .choice("results", \.results, "How users learn that results have come."),
      .text(
        "results-text", \.resultsText, "What is said of results, instead of the documented words."),
    ])

  static let pickerWheel = DesignKind(
    PickerWheel(options: []),
    [
      .choices("options", \.choices, "The values, in their order."),
      .chosen("value", \.choices, "The value that it holds; the first when left out."),
    ])

  static let datePicker = DesignKind(
    DatePicker(),
    [
      .date("date", \.date, "The chosen day."),
      KeyReader("until", .date, "The last chosen day, where a range is picked.") {
        value, picker, _ throws(InputError) in
        picker.until = try value.date()
        picker.isRange = true
      },
      .flag("range", \.isRange, "Whether a first and a last day are picked."),
      .date("today", \.today, "The day that is today."),
      .date("minimum", \.minimum, "The first day that can be picked."),
      .date("maximum", \.maximum, "The last day that can be picked."),
      KeyReader("unavailable", .list(.date), "Days that cannot be picked.") {
        value, picker, _ throws(InputError) in
        for day in try value.list() { picker.unavailable.insert(try day.date()) }
      },
      .text("placeholder", \.placeholder, "What the field shows before a day is picked."),
      .text(
        "calendar-image", \.calendarImage,
        "The alternative text of the calendar image in the field."),
      .text("title", \.title, "The title of the open picker, where it is not the date."),
      .flag(
        "dismiss", \.hasDismissElement,
        "Whether iOS puts an invisible element first that closes it."),
      .flag("expanded", \.isExpanded, "Whether the picker is open."),
      .choice("style", \.style, "What Android shows."),
    ],
    check: { picker, fields throws(InputError) in
      if let minimum = picker.minimum, let maximum = picker.maximum, minimum > maximum {
        throw InputError(
          "the first day that can be picked, \(minimum), is after the last, \(maximum)",
          at: fields["minimum"]?.location)
      }
      guard let date = picker.date else { return }
      guard picker.isAvailable(date) else {
        throw InputError("the chosen day \(date) cannot be picked", at: fields["date"]?.location)
      }
      if let until = picker.until, until < date {
        throw InputError(
          "the range ends on \(until), before it begins on \(date)", at: fields["until"]?.location)
      }
    })
}

extension DesignKind {
  static let timePicker = DesignKind(TimePicker(.time), timeKeys)

  static let dateTimePicker = DesignKind(
    TimePicker(.dateAndTime), timeKeys + [.date("date", \.date, "The chosen day.")])

  private static let timeKeys: [KeyReader<TimePicker>] = [
    KeyReader("time", .text, "The chosen time, such as 14:30.") {
      value, picker, _ throws(InputError) in
      let text = try value.text()
      guard let time = ClockTime(text) else {
        throw InputError(
          "'\(text)' is no time of day; write a time as \"14:30\"", at: value.location)
      }
      picker.time = time
    },
    KeyReader("hours", .choice(["12", "24"]), "To which hour the clock counts; 12 when left out.") {
      value, picker, _ throws(InputError) in
      let text = try value.text()
      guard ["12", "24"].contains(text) else {
        throw value.unknown("clock", text, known: ["12", "24"])
      }
      picker.has24Hours = text == "24"
    },
    .text("placeholder", \.placeholder, "What the field shows before a time is picked."),
    .choice("style", \.style, "What Android shows."),
    .flag(
      "dismiss", \.hasDismissElement,
      "Whether iOS puts an invisible element first that closes it."),
    .flag("expanded", \.isExpanded, "Whether the picker is open."),
  ]
}

extension DesignKind {
  static let loading = DesignKind(
    Loading(),
    [
      .text("done", \.doneText, "What is said when it is done."),
      KeyReader(
        "state", .choice(Loading.State.allCases.map(\.rawValue)), "Whether it goes on or is done."
      ) { value, loading, _ throws(InputError) in
        loading.isDone = try value.choice(Loading.State.self, named: "state") == .done
      },
    ])

  static let reorderableRow = DesignKind(
    ReorderableRow(),
    [
      .text("value", \.value, "What the row holds."),
      .place("position", \.position, "Its place among the rows, as in \"2 of 3\"."),
      .text("move-up", \.moveUpName, "What the app calls the action that moves it up."),
      .text("move-down", \.moveDownName, "What the app calls the action that moves it down."),
      .flag("lifted", \.isLifted, "Whether it is held by its handle."),
    ])
}

// Choices.
extension KeyReader {
  /// Several to pick from: texts, or maps of a text and its state.
  static func choices(
    _ name: String, _ path: Path<[Choice]>, _ meaning: String,
    _ keys: [KeyReader<Choice>] = Choice.keys
  ) -> KeyReader where Value: Component {
    let form = DesignKey.Form.list(.any([.text, .map(keys.map(\.key))]))
    return KeyReader(name, form, meaning, isRequired: true) {
      value, component, context throws(InputError) in
      let items = try value.list()
      guard !items.isEmpty else {
        throw InputError("\(component.kind): '\(name)' is empty", at: value.location)
      }
      var choices: [Choice] = []
      for item in items {
        let choice = try Choice(item, keys, context.kinds)
        guard !choices.contains(where: { $0.label == choice.label }) else {
          throw InputError("'\(choice.label)' stands twice among the \(name)", at: item.location)
        }
        choices.append(choice)
      }
      component[keyPath: path] = choices
    }
  }

  static func chosen(
    _ name: String, _ path: Path<[Choice]>, _ meaning: String, several: Bool = false
  ) -> KeyReader {
    let form = several ? DesignKey.Form.any([.text, .list(.text)]) : .text
    return KeyReader(name, form, meaning) { value, component, _ throws(InputError) in
      let choices = component[keyPath: path]
      var items = [value]
      if several, case .list(let listed) = value.content { items = listed }
      var labels: Set<String> = []
      for item in items {
        let label = try item.text()
        guard choices.contains(where: { $0.label == label }) else {
          throw item.unknown("option", label, known: choices.map(\.label))
        }
        labels.insert(label)
      }
      component[keyPath: path] = choices.selecting(labels)
    }
  }

  /// The role of all choices that say none of their own.
  static func choiceRole(_ name: String, _ path: Path<[Choice]>) -> KeyReader {
    let words = Choice.Role.allCases.map(\.rawValue)
    return KeyReader(
      name, .choice(words),
      "What they are, so that those which are not picked say so; where several can be picked, "
        + "checkboxes."
    ) { value, component, _ throws(InputError) in
      let role = try value.choice(Choice.Role.self, named: name)
      for index in component[keyPath: path].indices
      where component[keyPath: path][index].role == nil {
        component[keyPath: path][index].role = role
      }
    }
  }

  static func closings(
    _ meaning: String, _ set: @escaping @Sendable (inout Value, [Closing], SourceLocation) -> Void
  ) -> KeyReader {
    let form = DesignKey.Form.list(.choice(Closing.allCases.map(\.rawValue)))
    return KeyReader("closes", form, meaning) { value, component, _ throws(InputError) in
      let closings = try value.list().map { item throws(InputError) in
        try item.choice(Closing.self, named: "way to close")
      }
      set(&component, closings, value.location)
    }
  }
}

extension Choice {
  /// The keys of a choice that is written as a map.
  fileprivate static let keys: [KeyReader<Choice>] = [
    KeyReader("label", .text, "The name.", isRequired: true) {
      value, choice, _ throws(InputError) in
      choice.label = try value.text()
      choice.location = value.location
    },
    .flag("disabled", \.isDisabled, "Whether it cannot be picked now."),
    .flag("selected", \.isSelected, "Whether it is picked."),
    .text("content", \.content, "What stands beside the name in the same cell."),
    .visibleLabel(\.visibleLabel),
    .map("voiceover", \.voiceOver, VoiceOverOverride.keys, "What is exposed on iOS instead."),
    .map("talkback", \.talkBack, TalkBackOverride.keys, "What is exposed on Android instead."),
  ]

  /// The keys of an option of a dropdown that is written as a map.
  fileprivate static let listKeys =
    keys + [
      KeyReader(
        "role", .choice(Choice.Role.allCases.map(\.rawValue)),
        "What it is, so that it says when it is not picked."
      ) { value, choice, _ throws(InputError) in
        choice.role = try value.choice(Choice.Role.self, named: "role")
      }
    ]

  /// The keys of an item of a menu that is written as a map.
  fileprivate static let itemKeys = listKeys + [.opens(\.opens)]

  fileprivate init(
    _ value: SourceValue, _ keys: [KeyReader<Choice>], _ kinds: DesignKinds
  ) throws(InputError) {
    self.init("")
    location = value.location
    guard case .map = value.content else {
      label = try value.text()
      return
    }
    let fields = try Fields(value, subject: "choice", known: keys.map(\.key.name))
    try keys.read(into: &self, KeyContext(fields: fields, kinds: kinds))
  }
}
