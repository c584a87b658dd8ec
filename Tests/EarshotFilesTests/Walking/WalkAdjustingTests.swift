import Earshot
import EarshotProfiles
import Testing

@Suite struct `Adjusting a slider on iOS` {
  private static let readers = BuiltIn.profileIDs.filter { $0.hasPrefix("voiceover-ios-") }

  @Test(arguments: [
    ("50%", "swipe-up", "60%"), ("50%", "swipe-down", "40%"), ("95%", "swipe-up", "100%"),
    ("3%", "swipe-down", "0%"),
  ])
  func `An adjust swipe moves a slider by a tenth and says the new value only`(
    _ value: String, _ swipe: String, _ said: String
  ) throws {
    for id in Self.readers {
      let screen = try WalkSupport.screen(
        of: "  - {kind: slider, label: Volume, value: '\(value)', hint: Loudness}")
      var walk = try WalkSupport.walk(screen, id)
      try walk.does("wait: 9000")
      #expect(try walk.does(swipe) == [said])
    }
  }

  @Test(arguments: [("100%", "swipe-up"), ("0%", "swipe-down")])
  func `At the end of a slider nothing is said`(_ value: String, _ swipe: String) throws {
    for id in Self.readers {
      let screen = try WalkSupport.screen(
        of: "  - {kind: slider, label: Volume, value: '\(value)'}")
      var walk = try WalkSupport.walk(screen, id)
      try walk.does("wait: 9000")
      #expect(try walk.does(swipe) == [])
    }
  }
}

@Suite struct `The step of an amount` {
  struct Case: Sendable, CustomTestStringConvertible {
    let component: String
    let swipe: String
    let value: String

    init(_ component: String, _ swipe: String, _ value: String) {
      (self.component, self.swipe, self.value) = (component, swipe, value)
    }

    var testDescription: String { "\(component), \(swipe)" }
  }

  @Test(arguments: [
    Case("kind: slider, value: 50%, step: 5", "swipe-up", "55%"),
    Case("kind: slider, value: 20, step: 0.5", "swipe-up", "20.5"),
    Case("kind: slider, value: 1.5x, maximum: 2, step: 1", "swipe-up", "2.0x"),
    Case("kind: stepper, adjustable: true, value: 1.5 kg", "swipe-up", "1.6 kg"),
    Case("kind: stepper, adjustable: true, value: 1.95 €", "swipe-up", "1.96 €"),
    Case("kind: stepper, adjustable: true, value: '0,5 kg'", "swipe-down", "0,4 kg"),
    Case("kind: stepper, adjustable: true, value: -0.5", "swipe-up", "-0.4"),
    Case("kind: stepper, adjustable: true, value: '1,000 m'", "swipe-up", "2,000 m"),
    Case("kind: stepper, adjustable: true, value: '3'", "swipe-up", "4"),
    Case("kind: rating, stars: 5, value: 3.5", "swipe-up", "4.5"),
  ])
  func `is the design's, or one unit of the last decimal place`(_ example: Case) throws {
    let screen = try WalkSupport.screen(of: "  - {label: Amount, \(example.component)}")
    var walk = try WalkSupport.walk(screen, "voiceover-ios-26")
    try walk.does("wait: 9000")
    #expect(try walk.does(example.swipe).first?.contains(example.value) == true)
  }

  private static let forms = [
    "en": ["one": "guest", "other": "guests"],
    "ru": ["one": "гость", "few": "гостя", "many": "гостей", "other": "гостя"],
  ]

  @Test(
    arguments: [
      ("en", 2, -1, "one"), ("en", 1, 1, "other"), ("en", 20, 1, "other"), ("ru", 20, 1, "one"),
      ("ru", 1, 1, "few"), ("ru", 4, 1, "many"), ("ru", 2, -1, "one"),
    ], ["stepper, adjustable: true", "slider, step: 1"])
  func `selects the plural form of the unit`(
    _ example: (locale: String, value: Int, change: Int, category: String), _ kind: String
  ) throws {
    let forms = try #require(Self.forms[example.locale])
    let unit = forms.map { "\($0): \($1)" }.joined(separator: ", ")
    let screen = try WalkSupport.screen(
      """
      screen: Test
      locale: \(example.locale)
      components:
        - {label: Size, kind: \(kind), value: \(example.value), unit: {\(unit)}}
      """)
    var walk = try WalkSupport.walk(screen, "voiceover-ios-26")
    try walk.does("wait: 9000")
    let said = try walk.does(example.change < 0 ? "swipe-down" : "swipe-up")
    let words = said.joined(separator: " ").split { !$0.isLetter && !$0.isNumber }
    let form = try #require(forms[example.category])
    #expect(words.suffix(2).joined(separator: " ") == "\(example.value + example.change) \(form)")
  }

  @Test(arguments: ["", ", position: 1 of 2", ", position: 1 of 9"])
  func `does not move a row past the rows of its list`(position: String) throws {
    let screen = try WalkSupport.screen(
      of: """
          - {kind: reorderable-row, id: a, label: A\(position)}
          - {kind: reorderable-row, id: b, label: B}
        """)
    var walk = try WalkSupport.walk(screen, "voiceover-ios-26")
    try walk.does("touch: a")
    for action in ["swipe-down", "swipe-down", "double-tap", "double-tap", "swipe-up"] {
      try walk.does(action)
    }
    #expect(try !walk.does("double-tap").joined().contains("A, moved below A"))
  }

  @Test(arguments: ["2 of 10", "12:30", "-", "many"])
  func `leaves other values than numbers unchanged`(_ value: String) throws {
    let screen = try WalkSupport.screen(
      of: """
          - {kind: text, label: Table}
          - {kind: slider, label: Size, value: "\(value)", unit: {one: guest, other: guests}}
        """)
    var walk = try WalkSupport.walk(screen, "voiceover-ios-26")
    try walk.does("wait: 9000")
    let said = try walk.does("swipe-right").joined(separator: " ")
    #expect(said.contains(value) && !said.contains("guest"))
  }

  @Test(arguments: ["0", "-1", "much", "1 kg", "0.125"])
  func `is a positive number with at most two decimal places`(_ step: String) throws {
    #expect(throws: (any Error).self) {
      try WalkSupport.screen(of: "  - {kind: slider, label: A, value: 1, step: \(step)}")
    }
  }
}

@Suite struct `Initial focus` {
  private static let group =
    "kind: radio-group, id: size, label: Size, options: [S, M, L], value: S"

  @Test(arguments: WalkSupport.all)
  func `can be on a stop inside a component`(_ profile: String) throws {
    let screen = try WalkSupport.screen(
      "screen: T\ninitial-focus: size/option.M\ncomponents:\n  - {\(Self.group)}")
    let walk = try WalkSupport.walk(screen, profile)
    #expect(walk.focus == Focus("size/option.M"))
  }

  @Test func `on a stop that the component does not have is found`() throws {
    let findings = try designFindings(
      design: "screen: T\ninitial-focus: size/option.XL\ncomponents:\n  - {\(Self.group)}",
      file: "test.yaml")
    #expect(findings.map(\.kind) == [.unknownStop])
    #expect(findings.first?.location.line == 2)
  }
}
