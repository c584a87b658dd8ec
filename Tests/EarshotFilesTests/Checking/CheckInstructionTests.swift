import Earshot
import Testing

@Suite struct `Checks of instructions` {
  private func kinds(_ components: String...) throws -> [DesignFinding.Kind] {
    try designFindings(components).map(\.kind)
  }

  @Test(arguments: [
    "Fields in red are required", "Items marked in green are available",
    "The square button opens the map", "The menu is in the top right corner",
    "Choose the green button to pay.",
  ])
  func `find a colour, a shape and a place`(text: String) throws {
    #expect(try kinds("{kind: text, label: \(text)}").contains(.sensoryInstruction))
  }

  @Test(arguments: [
    "Shoes in red", "The black dress", "Red Square", "The top seller is in the cart",
    "Green tea", "Items in the cart are reserved",
  ])
  func `leave names and descriptions alone`(text: String) throws {
    #expect(try !kinds("{kind: text, label: \(text)}").contains(.sensoryInstruction))
  }

  @Test(arguments: [
    ("Press and media", false), ("Click and collect", false), ("Tap and go", false),
    ("Press and hold to record", true), ("Tap to open", true), ("Press the key", true),
  ])
  func `know "tap", "click" and "press" in names`(text: String, isFound: Bool) throws {
    #expect(try kinds("{kind: text, label: \(text)}").contains(.pointerWord) == isFound)
  }

  @Test(arguments: [
    ("CVV", "purpose: card-security-code"), ("PIN", "secure: true"),
    ("Code", "purpose: one-time-code"), ("Card number", "purpose: card-number"),
  ])
  func `ask for the type of a field`(label: String, purpose: String) throws {
    let found = try designFindings(["{kind: text-field, label: \(label)}"])
      .filter { $0.kind == .fieldWithoutPurpose }
    #expect(found.first?.message.contains("write '\(purpose)'") == true, "\(found)")
  }

  @Test(arguments: ["Required", "This field is required", "Invalid"])
  func `want a correction in an error`(text: String) throws {
    #expect(
      try kinds("{kind: text-field, label: City, error: \(text), live: polite}")
        .contains(.vagueError))
  }

  @Test(
    arguments: [
      ("12.03.26", true), ("1.2.3", false), ("10.15.2", false), ("03/04/2026", true), ("9-5", true),
      ("12345678", true),
    ], ["", ".", "!"])
  func `find numbers, also at the end of a sentence`(
    number: (text: String, isFound: Bool), end: String
  ) throws {
    let found = try kinds("{kind: text, label: \"Since \(number.text)\(end)\"}")
    #expect(found.contains(.unclearNumber) == number.isFound)
  }

  @Test func `name all abbreviations and numbers of a text, each once`() throws {
    func message(_ text: String, _ kind: DesignFinding.Kind) throws -> String? {
      try designFindings(["{kind: text, label: \(text)}"]).first { $0.kind == kind }?.message
    }
    let abbreviations = try message("Approx. 3 hrs. by ferry incl. bags (hrs.)", .abbreviation)
    for long in ["approximately", "hours", "including"] {
      #expect(abbreviations?.split(separator: "\"\(long)\"").count == 2, "\(abbreviations ?? "")")
    }
    let numbers = try message("Open 9-5 until 03.04.26", .unclearNumber)
    #expect(numbers?.contains("\"9-5\"") == true && numbers?.contains("\"03.04.26\"") == true)
  }

  @Test(arguments: [
    ("Mute", true), ("Mute microphone", true), ("Mute my mic", true), ("Camera off", true),
    ("Video on", true), ("Speakerphone", true), ("Hold call", true), ("Bluetooth off", true),
    ("Camera", false), ("Turn off camera", false), ("End call", false), ("Unmute", false),
    ("Mute and leave", false), ("Call", false),
  ])
  func `know names of buttons in calls that are on or off`(label: String, isFound: Bool) throws {
    #expect(
      try kinds("{kind: button, label: \(label)}").contains(.toggleWithoutState) == isFound)
    #expect(
      try !kinds("{kind: toggle-button, label: \(label), checked: true}")
        .contains(.toggleWithoutState))
  }

  @Test(arguments: [("Place order", true), ("Download", false)])
  func `find a disabled submit without a field`(label: String, isFound: Bool) throws {
    #expect(
      try kinds("{kind: button, label: \(label), disabled: true}")
        .contains(.disabledWithoutReason) == isFound)
  }

  @Test func `note a filter chip without a state`() throws {
    #expect(try kinds("{kind: filter-chip, label: Near me}").contains(.toggleWithoutState))
  }

  @Test(arguments: [
    ("{kind: toolbar, label: Tools, components: [{button: Share}]}", "to the label"),
    ("{kind: stepper, label: Guests, value: 2, content: Adults}", "to the label"),
    ("{kind: chip, label: A, selected: true}", "add a 'label'"),
  ])
  func `never ask for a key that the design has`(component: String, advice: String) throws {
    let other = "{kind: chip, label: B, selected: false}"
    let found = try designFindings([component, other])
    #expect(found.allSatisfy { !$0.message.contains(advice) }, "\(found)")
  }
}
