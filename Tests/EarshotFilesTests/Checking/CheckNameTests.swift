import Earshot
import Testing

@Suite struct `Names of a design` {
  @Test(arguments: [
    DesignMistake(
      "{kind: button, label: Submit button}", finds: .roleInName, .warning,
      mend: #"twice: "Submit button, button"; leave it out"#),
    DesignMistake(
      "{kind: button, label: Button}", finds: .roleInName, .warning, mend: "leave it out"),
    DesignMistake(
      "{kind: link, label: Terms link}", finds: .roleInName, .warning, mend: "leave it out"),
    DesignMistake(
      "{kind: heading, label: Heading - Flights}", finds: .roleInName, .note, mend: "leave it out"),
    DesignMistake(
      "{kind: link, label: Link your account}", finds: .roleInName, .note, mend: "leave it out"),
    DesignMistake(
      "{kind: image, label: Image of a beach}", finds: .roleInName, .note, mend: "leave it out"),
    DesignMistake(
      "{kind: search-field, label: Search field}", finds: .roleInName, .warning,
      mend: "leave it out"),
    DesignMistake(
      #"{kind: button, label: "Terms, link"}"#, finds: .roleInName, .note,
      mend: "unless it is part of the meaning"),
    DesignMistake(
      "{kind: menu, label: More, items: [Move button, Snooze]}", finds: .roleInName, .warning,
      mend: "leave it out"),
    DesignMistake(
      "{kind: button, label: Send, voiceover: {label: Send button}}", finds: .roleInName, .warning,
      mend: "leave it out"),
  ])
  func `leave the role to the reader`(_ mistake: DesignMistake) throws { try mistake.check() }

  @Test func `are reported if the guideline says so`() throws {
    let findings = try designFindings(["{kind: button, label: Submit button, variant: title-case}"])
    let message = try #require(findings.first?.message)
    #expect(message.contains("\"Submit button, Button\""))
  }

  @Test(arguments: [
    DesignMistake(
      "{kind: switch, label: Wi-Fi on}", finds: .stateInName, .warning, mend: "set the state"),
    DesignMistake(
      #"{kind: button, label: "Filters, expanded"}"#, finds: .stateInName, .warning,
      mend: "set the state"),
    DesignMistake(
      "{kind: button, label: Save disabled}", finds: .stateInName, .warning, mend: "'disabled'"),
    DesignMistake(
      #"{kind: dropdown, label: "Seat, opens", options: [A]}"#, finds: .stateInName, .warning,
      mend: "state: name"),
    DesignMistake(
      #"{kind: dropdown, label: Sort, options: ["Newest, selected", Oldest]}"#, finds: .stateInName,
      .warning, mend: "remove the word from the label"),
  ])
  func `leave the state to the platform`(_ mistake: DesignMistake) throws { try mistake.check() }

  @Test(arguments: [
    DesignMistake(
      "{kind: button, label: Double-tap to pay}", finds: .gestureInName, .warning, mend: "'hint'"),
    DesignMistake(
      "{kind: text, label: Swipe up for more}", finds: .gestureInName, .warning, mend: "'hint'"),
  ])
  func `leave the gesture to the hint`(_ mistake: DesignMistake) throws { try mistake.check() }

  @Test(arguments: [
    DesignMistake(
      "{kind: button, label: Absenden Schaltfläche}", finds: .roleInName, .warning,
      mend: "leave it out", locale: "de"),
    DesignMistake(
      "{kind: button, label: 送信ボタン}", finds: .roleInName, .warning, mend: "leave it out",
      locale: "ja"),
    DesignMistake(
      "{kind: button, label: زر إرسال}", finds: .roleInName, .warning, mend: "leave it out",
      locale: "ar"),
    DesignMistake(
      #"{kind: button, label: "Filter, ausgewählt"}"#, finds: .stateInName, .warning,
      mend: "remove the word from the label", locale: "de"),
    DesignMistake(
      "{kind: button, label: Zum Bezahlen doppeltippen}", finds: .gestureInName, .warning,
      mend: "'hint'", locale: "de"),
  ])
  func `are read in the language of the screen`(_ mistake: DesignMistake) throws {
    try mistake.check()
  }

  @Test(arguments: [
    "{kind: button, label: Copy link}", "{kind: button, label: Upload image}",
    "{kind: switch, label: Notify me on my phone, checked: true}", "{kind: button, label: Log off}",
    "{kind: switch, label: On this device, checked: true}",
    "{kind: button, label: Buttonwood}", "{kind: link, label: Switch accounts}",
    "{kind: button, label: Turn on notifications}", "{kind: text, label: Checked bags}",
    "{kind: menu, label: Label, variant: with-state, menu-in-name: true, items: [A]}",
    "{kind: menu, label: Open main menu, variant: with-state, items: [A]}",
    "{kind: checkbox, label: Label checkbox}",
    "{kind: checkbox, label: Label, role-in-name: true}",
    "{kind: button, label: Show date picker}", "{kind: text-field, label: Password, secure: true}",
    "{kind: dropdown, label: Seat, state: name, options: [A]}",
    "{kind: menu, label: Filters, state: name, state-words: expanded-collapsed, items: [A]}",
    #"{kind: dropdown, label: "Seat, opens", state: none, options: [A]}"#,
    "{kind: button, label: Offset}", "{kind: button, label: Tap water}",
  ])
  func `that guidelines recommend are left alone`(_ component: String) throws {
    #expect(try designFindings([component]) == [])
  }

  @Test func `in another language are not compared with English words`() throws {
    let component = "{kind: button, label: Où va-t-on}"
    #expect(try designFindings([component], locale: "fr").filter { $0.severity > .note } == [])
  }

  @Test(arguments: [
    DesignMistake("{kind: button}", finds: .noName, .error, mend: "add 'label'"),
    DesignMistake(
      "{kind: button, label: ' '}", finds: .noName, .error, mend: "(TalkBack, VoiceOver"),
    DesignMistake("{kind: image}", finds: .noName, .error, mend: "hidden: true"),
    DesignMistake(
      "{kind: button, voiceover: {label: Close}}", finds: .noName, .error, mend: "(TalkBack,"),
    DesignMistake(
      "{kind: text-field, placeholder: Your name}", finds: .placeholderAsName, .error,
      mend: "add 'label'"),
    DesignMistake(
      "{kind: search-field, label: Search, placeholder: Search}", finds: .placeholderAsName,
      .warning, mend: "its own label"),
    DesignMistake(
      "{kind: date-picker, label: 'March 18, 2026', date: 2026-03-18}", finds: .valueAsName,
      .warning, mend: "the purpose of the value"),
    DesignMistake(
      "{kind: dropdown, value: A, options: [A, B]}", finds: .valueAsName, .error,
      mend: "add 'label'"),
    DesignMistake(
      "{kind: dropdown, label: Economy, value: Economy, options: [Economy]}", finds: .valueAsName,
      .warning, mend: "the purpose of the value"),
  ])
  func `are never missing or borrowed`(_ mistake: DesignMistake) throws { try mistake.check() }

  @Test(arguments: [
    "ic_close.png", "icon-24.svg", "Photo.JPG", "terms.pdf",
  ])
  func `must not be file names`(_ name: String) throws {
    try DesignMistake(
      "{kind: image, label: \(name)}", finds: .fileName, .error, mend: "the purpose of the element"
    ).check()
  }

  @Test(arguments: ["btn_submit", "submitButton", "\"@string/pay\"", "checkout.pay.title"])
  func `must not be identifiers`(_ name: String) throws {
    try DesignMistake(
      "{kind: button, label: \(name)}", finds: .identifier, .error, mend: "its everyday name"
    ).check()
  }

  @Test(arguments: [
    "Save", "iPhone", "Check-in", "Booking.com", "Version 1.2", "www.example.com", "macOS", "A&B",
    "\"3.5\"", "McDonalds", "a.m.", "Open report.pdf in browser",
  ])
  func `in common use have no findings`(_ name: String) throws {
    #expect(try designFindings(["{kind: button, label: \(name)}"]) == [])
  }
}
