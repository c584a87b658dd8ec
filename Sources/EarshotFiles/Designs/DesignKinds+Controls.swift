import Earshot

extension DesignKind {
  static let controls = Dictionary(
    uniqueKeysWithValues: ControlKind.allCases.map { ($0, control($0)) })

  /// Returns a kind of control with the keys that mean something to it.
  static func control(_ kind: ControlKind) -> DesignKind {
    DesignKind(Control(kind), controlKeys.filter { $0.kinds.contains(kind) }.map(\.reader))
  }

  private typealias ControlKey = (reader: KeyReader<Control>, kinds: Set<ControlKind>)

  /// The kinds that hold an amount or a text, and are said with it.
  private static let valued: Set<ControlKind> = [
    .slider, .stepper, .textField, .progress, .rating, .pageControl,
  ]
  /// The kinds of which users tick or switch on what they want.
  private static let ticked: Set<ControlKind> = [.checkbox, .switch]
  private static let all = Set(ControlKind.allCases)

  private static let controlKeys: [ControlKey] = [
    (
      KeyReader(
        "value", .any([.text, .map(WrittenPattern.keys.map(\.key))]),
        "What it holds now; a pattern where it changes."
      ) { value, control, context throws(InputError) in
        control.value = try value.textOrExample(for: &control.common, context)
      }, all.subtracting(ticked)
    ),
    (
      KeyReader("value", .flag, "Whether it is checked, or on.") {
        value, control, context throws(InputError) in
        // What a checkbox or switch holds is its state, so that it says no more than `checked`.
        if context.fields["checked"] == nil { control.toggle = Fact.CheckedState(try value.flag()) }
      }, ticked
    ),
    (
      .text("placeholder", \.placeholder, "What an empty field shows; never the name."),
      [.textField]
    ),
    (
      KeyReader("selected", .flag, "Whether it is selected.") {
        value, control, _ throws(InputError) in
        control.toggle = Fact.CheckedState(try value.flag())
        control.isSelectable = true
      }, all.subtracting(valued.union(ticked).union([.heading, .card]))
    ),
    (
      KeyReader("checked", .any([.flag, .choice(["mixed"])]), "Whether it is checked, or on.") {
        value, control, _ throws(InputError) in
        if case .scalar("mixed") = value.content { return control.toggle = .mixed }
        control.toggle = Fact.CheckedState(try value.flag())
      }, ticked.union([.radioButton, .chip, .tableRow])
    ),
    (
      .flag("expanded", \.isExpanded, "Whether it is open."),
      [.button, .link, .textField, .heading, .expandableRow, .tableRow, .tab, .chip]
    ),
    (.flag("secure", \.isSecure, "Whether the text of a field is hidden."), [.textField]),
    (.flag("editing", \.isEditing, "Whether a field has the keyboard."), [.textField]),
    (
      KeyReader(
        "content", .any([.text, .list(.text)]),
        "What stands beside the name in the same stop: a text, or several."
      ) { value, control, _ throws(InputError) in
        control.content = try value.textOrTexts()
      }, all
    ),
    (
      KeyReader("components", .list(.component), "What stands on it and is a stop of its own.") {
        value, card, context throws(InputError) in
        for item in try value.list() { card.components.append(try context.kinds.component(item)) }
      }, [.card]
    ),
    (
      KeyReader("stars", .number, "How many stars there are; 5 when left out.") {
        value, rating, _ throws(InputError) in
        rating.stars = try value.integer(in: 1...100)
      }, [.rating]
    ),
    (.flag("read-only", \.isReadOnly, "Whether the rating is only shown."), [.rating]),
    (.text("content-after", \.contentAfter, "What stands behind a link in its sentence."), [.link]),
    (
      KeyReader("links", .number, "How many links stand in its text.") {
        value, control, _ throws(InputError) in
        control.links = try value.integer(in: 0...1_000)
      }, all.subtracting(valued)
    ),
    (
      .flag(
        "role-in-name", \.hasRoleInName,
        "Whether the name ends with the role, as in \"Label checkbox\"."), [.checkbox]
    ),
    (
      .place("position", \.position, "Its place among others, as in \"2 of 3\"."), all
    ),
    (
      .flag(
        "adjustable", \.isAdjustable,
        "Whether a stepper is one stop that swipes adjust, and not two buttons and a value."),
      [.stepper]
    ),
    (
      .text(
        "decrease", \.decreaseName, "What the app calls the button that makes the value less."),
      [.stepper]
    ),
    (
      .text(
        "increase", \.increaseName, "What the app calls the button that makes the value more."),
      [.stepper]
    ),
    (
      .opens(\.opens),
      all.subtracting(valued.union([.heading, .text, .image]))
    ),
  ]
}

extension KeyReader {
  /// A place among others.
  static func place(_ name: String, _ path: Path<Position?>, _ meaning: String) -> KeyReader {
    KeyReader(name, .text, meaning) { value, result, _ throws(InputError) in
      result[keyPath: path] = try Position(value)
    }
  }
}

extension Position {
  /// Reads a place written as `2 of 3`.
  fileprivate init(_ value: SourceValue) throws(InputError) {
    let words = try value.text().split(separator: " ")
    guard words.count == 3, words[1] == "of", let index = Int(words[0]), let count = Int(words[2]),
      index >= 1, count >= index
    else {
      throw InputError(found: value.found, where: "a place such as '2 of 3' is", at: value.location)
    }
    self.init(index: index, count: count)
  }
}
