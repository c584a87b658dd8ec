import Earshot
import EarshotProfiles
import Testing

struct WalkSentence: Sendable, CustomTestStringConvertible {
  var component: String
  var platforms: [Platform]
  var sentence: String
  var design: String
  var script: String

  init(
    _ component: String, _ platforms: [Platform], _ sentence: String, in design: String,
    _ script: String
  ) {
    self.component = component
    self.platforms = platforms
    self.sentence = sentence
    self.design = design
    self.script = script
  }

  var testDescription: String {
    "\(component), \(platforms.map(\.readerName).joined(separator: " and ")): \(sentence)"
  }
}

extension WalkSentence {
  static let all = dropdown + datePicker + menu + search + choices
}

@Suite struct `Sentences of the guidelines about behaviour` {
  @Test(arguments: WalkSentence.dropdown + WalkSentence.datePicker)
  func `hold for dropdowns and date pickers`(_ row: WalkSentence) throws { try check(row) }

  @Test(arguments: WalkSentence.menu + WalkSentence.search)
  func `hold for menus and search fields`(_ row: WalkSentence) throws { try check(row) }

  @Test(arguments: WalkSentence.choices)
  func `hold for choices, keys and app events`(_ row: WalkSentence) throws {
    try check(row)
  }

  private func check(_ row: WalkSentence) throws {
    let script = try WalkSupport.script(row.script)
    for id in WalkSupport.all {
      let profile = try #require(BuiltIn.profile(id))
      guard row.platforms.contains(profile.platform) else { continue }
      let expectations = script.lines.filter { line in
        if case .action = line.demand { false } else { line.applies(to: profile) }
      }
      #expect(!expectations.isEmpty, "\(id): the row expects nothing")
      let transcript = try WalkSupport.transcript(row.design, row.script, id)
      #expect(transcript.failures.map(\.message) == [], "\(row.testDescription)")
    }
  }
}
