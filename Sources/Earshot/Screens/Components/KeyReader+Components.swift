extension KeyReader {
  /// A key for a day.
  public static func date(
    _ name: String, _ path: Path<CalendarDate?>, _ meaning: String
  ) -> KeyReader {
    property(name, .date, path, meaning) { value throws(InputError) in try value.date() }
  }

  /// The key for the id of the component that this component opens.
  public static func opens(_ path: Path<Reference?>) -> KeyReader {
    property(
      "opens", .text, path,
      "The id of the alert, modal, sheet or toast that this component opens."
    ) { value throws(InputError) in try value.reference() }
  }

  static func dismissElement(_ path: Path<Bool>) -> KeyReader {
    .flag("dismiss", path, "Whether iOS adds an invisible first element that closes the component.")
  }

  static func closings(
    _ meaning: String, _ set: @escaping @Sendable (inout Value, [Closing], SourceLocation) -> Void
  ) -> KeyReader {
    let form = DesignKey.Form.list(.choice(Closing.allCases.map(\.rawValue)))
    return KeyReader("closes", form, meaning) { value, component, _ throws(InputError) in
      let closings = try value.items { item throws(InputError) in
        try item.choice(Closing.self, named: "way to close")
      }
      set(&component, closings, value.location)
    }
  }
}

extension KeyReader where Value: Component {
  /// The key for the nested components.
  public static func components(_ meaning: String) -> KeyReader {
    KeyReader("components", .list(.component), meaning) { _, _, _ in }
  }

  static func value(_ path: Path<String?>) -> KeyReader {
    KeyReader("value", .textOrPattern, "The current value, or a pattern if the value changes.") {
      value, component, _ throws(InputError) in
      component[keyPath: path] = try value.textOrExample(for: &component.common)
    }
  }

  static func place(_ path: Path<Position?>, _ meaning: String) -> KeyReader {
    property("position", .text, path, meaning) { value throws(InputError) in try Position(value) }
  }
}

extension KeyReader {
  static func choices(
    _ name: String, _ path: Path<[Choice]>, _ meaning: String,
    _ keys: [KeyReader<Choice>] = Choice.keys
  ) -> KeyReader where Value: Component {
    let form = DesignKey.Form.list(.any([.text, .map(keys.map(\.key))]))
    return KeyReader(name, form, meaning, isRequired: true) {
      value, component, _ throws(InputError) in
      let items = try value.list()
      guard !items.isEmpty || component.mainStop != nil else {
        throw InputError("\(component.kind): '\(name)' is empty; add an item", at: value.location)
      }
      var labels: Set<String> = []
      component[keyPath: path] = try value.items { item throws(InputError) in
        let choice = try Choice(item, keys)
        guard labels.insert(choice.label).inserted else {
          throw InputError(
            "'\(choice.label)' is repeated in '\(name)'; names must differ",
            at: item.location)
        }
        return choice
      }
    }
  }

  static func chosen(
    _ name: String, _ path: Path<[Choice]>, _ meaning: String, several: Bool = false
  ) -> KeyReader {
    let form = several ? DesignKey.Form.any([.text, .list(.text)]) : .text
    return KeyReader(name, form, meaning) { value, component, _ throws(InputError) in
      let choices = component[keyPath: path]
      guard !choices.isEmpty else { return }
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

  static func choiceRole(_ name: String, _ path: Path<[Choice]>) -> KeyReader {
    let words = Choice.Role.allCases.map(\.rawValue)
    return KeyReader(
      name, .choice(words),
      "The role of the items. With a role, readers also announce when an item is not selected. "
        + "Use 'checkbox' if several can be selected."
    ) { value, component, _ throws(InputError) in
      let role = try value.choice(Choice.Role.self, named: name)
      for index in component[keyPath: path].indices
      where component[keyPath: path][index].role == nil {
        component[keyPath: path][index].role = role
      }
    }
  }
}

extension Choice {
  static let keys: [KeyReader<Choice>] = [
    KeyReader("label", .text, "The name.", isRequired: true) {
      value, choice, _ throws(InputError) in
      choice.label = try value.text()
      choice.location = value.location
    },
    .flag("disabled", \.isDisabled, "Whether the item is disabled."),
    .flag("selected", \.isSelected, "Whether the item is selected."),
    .text("content", \.content, "The texts after the name in the same cell."),
    .visibleLabel(\.visibleLabel),
    .map(
      "voiceover", \.voiceOver, VoiceOverOverride.keys, "Replaces attributes on iOS."),
    .map(
      "talkback", \.talkBack, TalkBackOverride.keys, "Replaces attributes on Android."),
  ]

  static let listKeys =
    keys + [
      .choice(
        "role", \.role,
        "The role of the item. With a role, readers also announce when the item is not selected.")
    ]

  static let itemKeys = listKeys + [.opens(\.opens)]

  fileprivate init(_ value: SourceValue, _ keys: [KeyReader<Choice>]) throws(InputError) {
    self.init("")
    location = value.location
    guard case .map = value.content else {
      label = try value.text()
      return
    }
    try keys.read(into: &self, value, subject: "choice")
  }
}

extension Position {
  fileprivate init(_ value: SourceValue) throws(InputError) {
    let words = try value.text().split(separator: " ")
    guard words.count == 3, words[1] == "of", let index = Int(words[0]), let count = Int(words[2]),
      index >= 1, count >= index
    else {
      throw InputError(
        expected: "a place", suchAs: "'2 of 3'", found: value.found, at: value.location)
    }
    self.init(index: index, count: count)
  }
}

extension SourceValue {
  func date() throws(InputError) -> CalendarDate {
    let text = try text()
    guard let date = CalendarDate(written: text) else {
      throw InputError(expected: "a date", suchAs: "2026-03-18", found: found, at: location)
    }
    return date
  }

  func time() throws(InputError) -> ClockTime {
    let text = try text()
    guard let time = ClockTime(written: text) else {
      throw InputError(
        "'\(text)' is not a time; write a time such as \"14:30\"", at: location)
    }
    return time
  }

  /// Returns a text such as "Today", which a field shows instead of a date or time; nil for a text
  /// without letters.
  func wordsInField() throws(InputError) -> String? {
    let text = try text()
    return text.contains(where: \.isLetter) ? text : nil
  }

  package func reference() throws(InputError) -> Reference { Reference(try text(), at: location) }
}
