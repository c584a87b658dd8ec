import Earshot
import EarshotFiles
import Testing

@Suite struct `Choices and their triggers` {
  @Test(arguments: [
    DesignMistake(
      "{kind: dropdown, label: Seat, options: [{label: Mon, visible-label: Tue}]}",
      finds: .labelAndNameDiffer, .warning, mend: "use the visible label as the name"),
    DesignMistake(
      "{kind: dropdown, label: Seat, options: [{label: Mon, talkback: {contentDescription: Tue}}]}",
      finds: .descriptionReplacesText, .warning, mend: "remove the description"),
    DesignMistake(
      "{kind: menu, label: Sort, state: name, items: [{label: Mon, voiceover: {label: Tue}}]}",
      finds: .titleAndLabelDiffer, .warning, mend: "set the accessibilityLabel last"),
    DesignMistake(
      "{kind: dropdown, label: Seat, options: [{label: Mon, disabled: true, voiceover: {traits: [notEnabled]}}]}",
      finds: .disabledWithoutRole, .error, mend: "add button to 'traits'"),
    DesignMistake(
      "{kind: menu, label: Sort, state: name, items: [{label: Mon, voiceover: {traits: []}}]}",
      finds: .droppedRole, .error, mend: "add button to 'traits'"),
    DesignMistake(
      "{kind: dropdown, label: Day, options: [{label: Mon, selected: true}, {label: Tue, selected: true}]}",
      finds: .severalSelected, .error, mend: "role: checkbox"),
    DesignMistake(
      "{kind: menu, label: Sort, state: name, item-role: radio, items: [{label: A, selected: true}, {label: B, selected: true}]}",
      finds: .severalSelected, .error, mend: "select only one"),
    DesignMistake(
      "{kind: menu, label: Sort, items: [A]}", finds: .untoldState, .note,
      mend: "variant: with-state"),
    DesignMistake(
      "{kind: menu, label: Sort, items: [A], talkback: {stateDescription: closed}}",
      finds: .untoldState, .warning, mend: "state-words"),
    DesignMistake(
      "{kind: dropdown, label: Seat, visible-label: Choose a seat, placeholder: Choose a seat, options: [A]}",
      finds: .noVisibleLabel, .warning, mend: "is its placeholder"),
    DesignMistake(
      "{kind: list, label: Size, components: [{kind: dropdown, label: Size, options: [S, M]}]}",
      finds: .saidTwice, .warning, mend: "remove the label of the list"),
    DesignMistake(
      "{kind: group, content: [Size]}", "{kind: dropdown, label: Size, options: [S, M]}",
      finds: .saidTwice, .warning, mend: "group the two"),
    DesignMistake(
      "{kind: text, label: Driver\u{2019}s}", "{kind: dropdown, label: Driver's, options: [S, M]}",
      finds: .saidTwice, .warning, mend: "hide the visible label"),
  ])
  func `are found when they are wrong`(_ mistake: DesignMistake) throws { try mistake.check() }

  @Test(arguments: [
    "{kind: dropdown, label: Driver's, visible-label: Driver\u{2019}s, options: [A]}",
    "{kind: dropdown, label: Day, option-role: checkbox, value: [Mon, Tue], options: [Mon, Tue]}",
    "{kind: menu, label: Show, state: name, items: [{label: A, selected: true}, {label: B, selected: true}]}",
    "{kind: menu, label: Sort, variant: with-state, items: [A]}",
    "{kind: menu, label: Sort (opens), state: none, items: [A]}",
    "{kind: menu, label: Sort, state: name, items: [{label: A, visible-label: A, voiceover: {label: A}}]}",
    "{kind: list, label: Sizes, components: [{kind: dropdown, label: Size, options: [S, M]}]}",
    "{kind: sheet, label: Size, components: [{kind: dropdown, label: Size, options: [S, M]}]}",
  ])
  func `have no findings if they are correct`(_ component: String) throws {
    #expect(try designFindings([component]) == [])
  }

  @Test(arguments: [
    ("Say “hi” to Ann’s", "Say \"hi\" to Ann's, button"),
    ("Say \"hi\" to Ann's", "Say “hi” to Ann’s, button"),
  ])
  func `are pinned with quotation marks of either kind`(_ label: String, _ pin: String) throws {
    let component =
      "{kind: button, label: '\(label.replacing("'", with: "''"))', "
      + "expect: {voiceover: '\(pin.replacing("'", with: "''"))'}}"
    #expect(try designFindings([component]) == [])
    #expect(
      try designFindings([component.replacing(", button'}", with: ", link'}")]).map(\.kind)
        == [.expectation])
  }

  @Test func `do not say a role or a hint when hints are off`() throws {
    let dropdown = ["{kind: dropdown, label: Seat, options: [Aisle, Window]}"]
    #expect(try designFindings(dropdown) == [])
    let finding = try #require(try designFindings(dropdown, hints: "off").first)
    #expect(finding.kind == .noRole && finding.severity == .warning)
    #expect(finding.message.contains("or turn hints on"))
    let mended = "{kind: dropdown, label: Seat, option-role: radio, options: [Aisle, Window]}"
    #expect(try designFindings([mended], hints: "off") == [])
  }

  @Test(arguments: [
    ["Name:", "Status:", "Anna", "Active"], ["Details", "Name:", "Status:", "Anna", "Active"],
    ["Your flight", "Departure", "Arrival", "10:30", "12:40"],
    ["Check this.", "Departure", "Arrival", "10:30", "12:40"],
  ])
  func `must come in pairs`(_ texts: [String]) throws {
    func kinds(_ texts: [String]) throws -> [DesignFinding.Kind] {
      try designFindings(texts.map { "{kind: text, label: \"\($0)\"}" }).map(\.kind)
        .filter { $0 != .noHeading }
    }
    #expect(try kinds(texts) == [.labelsBeforeData])
    let labels = texts.suffix(4)
    let pairs = texts.dropLast(4) + [0, 2, 1, 3].map { labels[labels.startIndex + $0] }
    #expect(try kinds(Array(pairs)) == [])
  }

  @Test(arguments: [
    ["Anna", "Bert"], ["Terms apply.", "See page 2.", "Call 555 1234.", "Or 555 1235."],
    ["Name:", "Anna", "Status:", "Active"], ["Price", "$20"],
  ])
  func `have no finding for texts that are not labels`(_ texts: [String]) throws {
    #expect(try designFindings(texts.map { "{kind: text, label: \"\($0)\"}" }) == [])
  }

  @Test(arguments: [("here", true), ("seats", false), ("name", false), ("title", false)])
  func `start a screen at a logical position`(_ id: String, _ isFound: Bool) throws {
    let components = [
      "{kind: heading, id: title, label: Seats}",
      "{kind: dropdown, id: seats, label: Seat, options: [A]}",
      "{kind: text-field, id: name, label: Name}", "{kind: link, id: here, label: Help}",
    ]
    let findings = try designFindings(components, screenKey: "initial-focus: \(id)")
    #expect(findings.map(\.kind) == (isFound ? [.illogicalFocus] : []))
  }
}
