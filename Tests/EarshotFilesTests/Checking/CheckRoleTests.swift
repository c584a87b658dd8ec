import Earshot
import EarshotProfiles
import Testing

@Suite struct `Roles and states of a design` {
  @Test(arguments: [
    DesignMistake(
      "{kind: button, label: Pay, voiceover: {traits: [staticText]}}", finds: .droppedRole, .error,
      mend: "add button to 'traits'"),
    DesignMistake(
      "{kind: button, label: Pay, voiceover: {traits: [staticText], hint: Double tap to pay}}",
      finds: .droppedRole, .warning, mend: "only the hint shows"),
    DesignMistake(
      "{kind: button, label: Pay, talkback: {className: android.view.View}}", finds: .droppedRole,
      .warning, mend: "use android.widget.Button"),
    DesignMistake(
      "{kind: button, label: Pay, voiceover: {traits: [link]}}", finds: .droppedRole, .warning,
      mend: "add button to 'traits'"),
    DesignMistake(
      "{kind: heading, label: Fares, voiceover: {traits: [staticText]}}", finds: .droppedRole,
      .warning, mend: "add header to 'traits'"),
    DesignMistake(
      "{kind: button, label: Send, disabled: true, voiceover: {traits: [notEnabled]}}",
      finds: .disabledWithoutRole, .error, mend: "add button to 'traits'"),
    DesignMistake(
      "{kind: button, label: Send, disabled: true, voiceover: {traits: [button]}}",
      finds: .droppedState, .warning, mend: "add notEnabled to 'traits'"),
    DesignMistake(
      "{kind: text, label: Fares, talkback: {clickable: true}}", finds: .noRole, .note,
      mend: "roleDescription"),
  ])
  func `are announced and not only indicated by the hint`(_ mistake: DesignMistake) throws {
    try mistake.check()
  }

  @Test func `are errors if they are missing and hints are off`() throws {
    let component = "{kind: table-row, label: Economy fare}"
    var findings = try designFindings([component])
    #expect(findings == [])
    findings = try designFindings([component], hints: "off")
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.map(\.kind) == [.noRole])
  }

  @Test func `are never reported as replaced by themselves`() throws {
    let classes = [
      "view.View", "widget.ImageView", "widget.ImageButton", "widget.Switch", "widget.ToggleButton",
      "widget.RadioButton", "widget.CheckBox", "widget.Button", "widget.CheckedTextView",
      "widget.EditText", "widget.SeekBar", "widget.ProgressBar", "widget.TabWidget",
      "widget.Spinner", "widget.GridView", "widget.ListView", "webkit.WebView",
    ].map { "talkback: {className: android.\($0)}" }
    let traits = [
      "staticText", "button", "link", "header", "image", "adjustable", "searchField", "tabBarItem",
    ].map { "voiceover: {traits: [\($0)]}" }
    let kinds = RecognizedKinds(in: .builtIn).names.filter { $0 != "text-field" }
    let components = kinds.flatMap { kind in
      (classes + traits).map { "{kind: \(kind), label: A\(kind), \($0)}" }
    }
    let design = "screen: Test\ncomponents:\n" + components.map { "  - \($0)\n" }.joined()
    let found = try designFindings(
      design: design, file: "test.yaml", profiles: BuiltIn.profileNames(of: .documented),
      checks: [any DesignCheck].builtIn.filter { $0.kinds.contains(.droppedRole) }
    ).filter { $0.kind == .droppedRole }
    #expect(!found.isEmpty)
    for finding in found {
      let told = finding.message.prefix { $0 != ":" }.split(separator: "\"")
      guard told.count > 3 else { continue }
      let (said, wanted) = (told[1], told[3])
      #expect(
        Set(said.split(separator: ", ")).isDisjoint(with: wanted.split(separator: ", ")),
        "\(finding.message)")
    }
  }

  @Test(arguments: [
    "{kind: checkbox, label: Pay, talkback: {className: android.widget.ImageButton}}",
    "{kind: button, label: Country, talkback: {className: android.widget.Spinner}}",
    "{kind: button, label: Pay, voiceover: {traits: [button, playsSound]}}",
    "{kind: button, label: Pay, talkback: {className: android.widget.ImageButton}}",
    "{kind: button, label: Pay, talkback: {className: android.view.View, roleDescription: button}}",
    "{kind: dropdown, label: Seat, options: [A, B], expanded: true}",
    "{kind: switch, label: Wi-Fi, checked: true}", "{kind: stepper, label: Bags, value: 1}",
    "{kind: table-row, label: Fare, talkback: {roleDescription: row}}",
    "{kind: text, label: Fares}",
    "{kind: expandable-row, label: Amenities}", "{kind: slider, label: Volume, value: 50%}",
  ])
  func `have no findings if they are announced`(_ component: String) throws {
    #expect(try designFindings([component]) == [])
  }

  @Test(arguments: [
    DesignMistake(
      "{kind: dropdown, label: Seat, state: none, options: [A]}", finds: .untoldState, .error,
      mend: "announce expanded or collapsed"),
    DesignMistake(
      "{kind: menu, label: More, state: none, items: [A]}", finds: .untoldState, .error,
      mend: "state: name"),
    DesignMistake(
      "{kind: menu, label: More, closes: [outside], items: [A]}", finds: .closesOutsideOnly,
      .error, mend: "such as escape"),
  ])
  func `indicate whether a component is open`(_ mistake: DesignMistake) throws {
    try mistake.check()
  }

  @Test(arguments: [
    DesignMistake(
      "{kind: alert, label: Wait}", finds: .trap, .error,
      mend: "add a button that closes the overlay"),
    DesignMistake(
      "{kind: menu, label: More, closes: [two-finger-swipe], items: [A]}", finds: .trap, .error,
      mend: "add a button that closes the overlay"),
  ])
  func `let users close an open component`(_ mistake: DesignMistake) throws {
    try mistake.check()
  }

  @Test(arguments: [
    "{kind: menu, label: More, state: name, closes: [outside, escape], items: [A]}",
    "{kind: menu, label: More, variant: with-state, items: [A]}",
    #"{kind: menu, label: "More, opens", state: none, items: [A]}"#,
  ])
  func `of components that open have no findings if they are announced`(_ component: String) throws
  {
    #expect(try designFindings([component]) == [])
  }
}
