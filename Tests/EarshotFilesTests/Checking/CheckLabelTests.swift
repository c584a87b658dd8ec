import Earshot
import EarshotProfiles
import Testing

@Suite struct `Labels of a design` {
  @Test(arguments: [
    DesignMistake(
      "{kind: text-field, label: Name, visible-label: false}", finds: .noVisibleLabel, .warning,
      mend: "show a label"),
    DesignMistake(
      "{kind: search-field, label: Search, visible-label: false}", finds: .noVisibleLabel, .warning,
      mend: "show a label"),
    DesignMistake(
      "{kind: text-field, label: Surname, visible-label: Family name}", finds: .labelAndNameDiffer,
      .warning, mend: "use the visible label as the name"),
    DesignMistake(
      "{kind: text-field, label: Your full name, visible-label: Full name}",
      finds: .labelAndNameDiffer, .note, mend: "use the visible label as the name"),
    DesignMistake(
      "{kind: button, label: Pay, voiceover: {label: Buy}}", finds: .titleAndLabelDiffer, .warning,
      mend: "set the accessibilityLabel last"),
    DesignMistake(
      "{kind: button, label: Pay, talkback: {contentDescription: Buy}}",
      finds: .descriptionReplacesText, .warning, mend: "remove the description"),
    DesignMistake(
      "{kind: dropdown, label: Seat, value: Aisle, options: [Aisle], talkback: {contentDescription: Place}}",
      finds: .descriptionReplacesText, .warning, mend: #"replaces the text "Aisle""#),
  ])
  func `must match the announced names`(_ mistake: DesignMistake) throws { try mistake.check() }

  @Test(arguments: [
    DesignMistake(
      #"{kind: text, label: "Email:"}"#, "{kind: text-field, label: Email}", finds: .saidTwice,
      .warning, mend: "hidden: true), or group the two"),
    DesignMistake(
      "{kind: button, label: Pay}", "{kind: image, label: Pay}", finds: .saidTwice, .warning,
      mend: "hide the image"),
    DesignMistake(
      "{kind: date-picker, label: Departure, calendar-image: Departure}", finds: .saidTwice,
      .warning, mend: "is decorative"),
    DesignMistake(
      "{kind: button, label: Delete}", "{kind: button, label: delete}", finds: .sameName, .warning,
      mend: "add a different word to each label, such as \"Delete photo\" and \"Delete note\""),
    DesignMistake(
      "{kind: group, label: Price, content: [$20]}", "{kind: text, label: $20}",
      finds: .groupedStop, .warning, mend: "hidden: true"),
  ])
  func `are not said twice`(_ mistake: DesignMistake) throws { try mistake.check() }

  @Test(arguments: [([], true), ([Profile.Family.device], false)])
  func `are in a text too if a reader does not announce the name of a control`(
    _ others: [Profile.Family], isTwice: Bool
  ) throws {
    let profiles = ([.documented] + others).flatMap(BuiltIn.profileNames)
    let found = try designFindings(
      ["{kind: text, label: Bags}", "{kind: stepper, label: Bags, value: 1}"], profiles: profiles)
    #expect(found.contains { $0.kind == .saidTwice } == isTwice)
    #expect(!found.contains { $0.kind.id == "never-said" })
  }

  @Test(arguments: [
    ["{kind: text, label: Email, hidden: true}", "{kind: email, label: Email}"],
    ["{kind: text, label: Email}", "{kind: button, label: Send}"],
    ["{kind: link, label: Home}", "{kind: button, label: Home}"],
    [
      "{kind: button, label: Close}",
      "{kind: button, label: Narrow, opens: filters}",
      "{kind: sheet, label: Filters, components: [{kind: button, label: Close}]}",
    ],
    ["{kind: search-field, icon: Search, visible-label: false}"],
    ["{kind: button, label: Close, visible-label: false}"],
    ["{kind: email, label: Email, visible-label: \"Email:\"}"],
    ["{kind: button, label: Pay, voiceover: {label: Pay}, talkback: {contentDescription: Pay}}"],
    ["{kind: group, label: Price, content: [$20]}", "{kind: text, label: Per night}"],
    ["{kind: date-picker, label: Departure, calendar-image: Calendar}"],
  ])
  func `have no findings if they are good`(_ components: [String]) throws {
    #expect(try designFindings(components) == [])
  }

  @Test func `must each precede their value`() throws {
    let texts = ["Departure", "Arrival", "10:30", "12:40"]
    let runs = texts.map { "{kind: text, label: \"\($0)\"}" }
    let finding = try #require(try designFindings(runs).first)
    #expect(finding.kind == .labelsBeforeData)
    #expect(finding.message.contains("order them in pairs"))
    let pairs = [0, 2, 1, 3].map { runs[$0] }
    #expect(try designFindings(pairs) == [])
  }
}
