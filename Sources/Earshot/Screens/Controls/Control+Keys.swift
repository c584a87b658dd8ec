extension ComponentKind {
  init(
    _ type: ControlKind, _ summary: String, synonyms: String,
    impliedKeys: [String: [String: String]] = [:], example: [String], keys: [KeyReader<Control>],
    natives: @escaping @Sendable (Control) -> [NativeElement] = { _ in [] }
  ) {
    self.init(
      type, Control(type), summary, synonyms: synonyms, impliedKeys: impliedKeys, example: example,
      keys: keys, natives: natives,
      check: { control, fields in
        control.isStateOpen =
          ["checked", "selected"].allSatisfy { fields[$0] == nil }
          && (try? fields["value"]?.flag()) == nil
        control.isStateAssumed =
          type.style.asksForState && control.isStateOpen && fields["value"] == nil
      })
  }

  init<Value: Component>(
    _ type: ControlKind, _ plain: Value, _ summary: String, synonyms: String,
    impliedKeys: [String: [String: String]] = [:], example: [String], keys: [KeyReader<Value>],
    natives: @escaping @Sendable (Value) -> [NativeElement] = { _ in [] },
    manualTests: @escaping @Sendable (Value, Platform, Wording) -> [ManualTest] = { _, _, _ in
      []
    },
    check: @escaping @Sendable (inout Value, Fields) throws(InputError) -> Void = { _, _ in }
  ) {
    self.init(
      type.rawValue, plain, summary, synonyms: synonyms, impliedKeys: impliedKeys,
      example: example, keys: keys,
      opposites: [
        ("collapsed", "expanded"), ("unchecked", "checked"), ("unselected", "selected"),
        ("off", "on"),
      ],
      likeness: type.style.likeness, natives: natives, manualTests: manualTests, check: check)
  }
}

extension KeyReader where Value == Control {
  static var value: KeyReader { .value(\.value) }

  static var tick: KeyReader {
    KeyReader(
      "value", .any([.flag, .text]),
      "Whether the control is checked or on, or a state in the app's own words, such as \"locked\"."
    ) {
      value, control, fields throws(InputError) in
      guard fields["checked"] == nil else { return }
      guard let flag = try? value.flag() else {
        throw InputError(
          expected: "true or false",
          found: "\(value.found); write a state in the app's words as 'state-description'",
          at: value.location)
      }
      control.toggle = Fact.CheckedState(flag)
    }
  }

  static var selected: KeyReader {
    KeyReader("selected", .flag, "Whether it is selected.") {
      value, control, _ throws(InputError) in
      control.hasOwnState = true
      control.toggle = Fact.CheckedState(try value.flag())
    }
  }

  static var checked: KeyReader {
    KeyReader(
      "checked", .any([.flag, .choice(["mixed"])]), "Whether the control is checked or on."
    ) {
      value, control, _ throws(InputError) in
      control.hasOwnState = true
      let words = ["mixed", "indeterminate", "partial", "partially"]
      if let text = try? value.text(), words.contains(text.lowercased()) {
        return control.toggle = .mixed
      }
      guard let flag = try? value.flag() else {
        throw InputError(
          expected: "true, false or mixed", found: value.found, at: value.location)
      }
      control.toggle = Fact.CheckedState(flag)
    }
  }

  static var expanded: KeyReader { .flag("expanded", \.isExpanded, "Whether it is open.") }

  static var content: KeyReader {
    .textOrTexts(
      "content", \.content, "One or more texts that follow the name in the same stop.")
  }

  static var links: KeyReader {
    .number("links", \.links, in: 0...1_000, "The number of links in the text.")
  }

  static var limits: [KeyReader] {
    [
      limit(
        "minimum",
        "The lowest value. In a walk, swipes stop at this value only if it is a whole number.",
        \.minimum),
      limit(
        "maximum",
        "The highest value. In a walk, swipes stop at this value only if it is a whole number.",
        \.maximum),
    ]
  }

  static var bounds: [KeyReader] {
    [
      limit("minimum", "The lowest value.", \.minimum),
      limit("maximum", "The highest value.", \.maximum),
    ]
  }

  private static func limit(_ name: String, _ meaning: String, _ path: Path<Int?>) -> KeyReader {
    KeyReader(name, .text, meaning) { value, control, fields throws(InputError) in
      let text = try value.text()
      if name == "maximum", let least = try fields["minimum"]?.text(),
        let low = least.amount, let high = text.amount, low.unit == high.unit,
        high.number < low.number
      {
        throw InputError(
          "expected a maximum of \(least.prefix(20)) or more, found '\(text.prefix(20))'; exchange "
            + "the minimum and the maximum", at: value.location)
      }
      guard text.contains(where: \.isNumber) else {
        throw InputError(
          expected: "a number", suchAs: "'0'", found: value.found, at: value.location)
      }
      control[keyPath: path] = Int(text)
    }
  }

  static var step: KeyReader {
    KeyReader(
      "step", .text,
      "The amount of one step. The default is a tenth of the range for a slider, and one unit of the last decimal place for a stepper."
    ) { value, control, _ throws(InputError) in
      let text = try value.text()
      guard Amount.isStep(text) else {
        throw InputError(
          expected: "a step above 0 with at most two decimal places", suchAs: "'0.5'",
          found: value.found, at: value.location)
      }
      control.step = text
    }
  }

  static var position: KeyReader {
    .place(\.position, "The position among similar components, as in \"2 of 3\".")
  }
}

extension String {
  /// The number and the unit; nil for times, dates and numbers that can have grouping separators.
  fileprivate var amount: (number: Double, unit: Substring)? {
    guard let match = wholeMatch(of: /(-?\d+(?:\.\d{1,2})?)\s*([^\d.,]*)/),
      let number = Double(match.1)
    else { return nil }
    return (number, match.2)
  }
}
