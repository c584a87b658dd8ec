import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `A check of both readings` {
  private static let both =
    BuiltIn.profileNames(of: .documented) + BuiltIn.profileNames(of: .device)
  private static let chips = ["{kind: chip-group, label: Filters, options: [Free, Near]}"]
  private static let unheard = #"TalkBack 17 never says "Filters""#

  @Test func `has an error for a text that no reading announces`() throws {
    let findings = try designFindings(Self.chips, profiles: ["talkback-17"])
    let found = try #require(findings.first { $0.kind == .neverSaid })
    #expect(found.severity == .error)
    #expect(found.message.hasPrefix(Self.unheard))
    #expect(found.message.contains("of the chip group \"Filters\""))
  }

  @Test func `names kinds in words, without hyphens`() throws {
    let kinds = ComponentKinds.builtIn.kinds.map(\.name).filter { $0.contains("-") }
    #expect(kinds.count > 10)
    var count = 0
    for kind in kinds {
      for design in ["{kind: \(kind)}", "{kind: \(kind), label: Test button, selected: true}"] {
        guard let findings = try? designFindings([design], profiles: Self.both) else { continue }
        count += findings.count
        let named = findings.filter { finding in
          // After the semicolon, a message contains the fix, which names kinds as they are written
          // in designs.
          let problem = finding.message.prefix { $0 != ";" }
          return ["the", "this", "a"].contains { problem.contains("\($0) \(kind) ") }
        }
        #expect(named == [])
      }
    }
    #expect(count > 10)
  }

  @Test func `has a note for a text that only one reading announces`() throws {
    let findings = try designFindings(Self.chips, profiles: Self.both)
    let found = findings.filter { $0.kind == .neverSaid }
    #expect(found.map(\.severity) == [.note])
    #expect(found.allSatisfy { $0.message.hasPrefix(Self.unheard) })
  }

  private func severities(of announcement: String) throws -> [Finding.Severity] {
    let design = [
      "{kind: dropdown, label: Cabin, value: Economy, options: [Economy, First], "
        + "expect: {voiceover: {trigger: '\(announcement)'}}}"
    ]
    return try designFindings(design, profiles: Self.both).filter { $0.kind == .expectation }
      .map(\.severity)
  }

  @Test func `has a note for an expectation that only the guidelines announce`() throws {
    #expect(try severities(of: "Cabin, Economy, button, collapsed") == [.note])
  }

  @Test func `has a note for an expectation that only the device announces`() throws {
    let device =
      "Cabin, Economy, pop up button, double tap to activate the picker"
    #expect(try severities(of: device) == [.note])
  }

  @Test func `has an error for an expectation that no reading announces`() throws {
    #expect(try severities(of: "Cabin, Economy, menu") == [.error])
  }
}

@Suite struct `An expectation in typographic quotes` {
  @Test(arguments: ["“Pay, button”", "„Pay, button“", "«Pay, button»", "‘Pay, button’"])
  func `has an error that names the quotes`(_ text: String) throws {
    let design =
      "screen: S\ncomponents:\n  - kind: button\n    label: Pay\n    expect:\n"
      + "      voiceover: \(text)\n"
    let found = try designFindings(design: design, file: "x.yaml")
    let quotes = "\(text.prefix(1)) and \(text.suffix(1))"
    #expect(found.map(\.kind) == [.expectation])
    #expect(found.allSatisfy { $0.message.contains(quotes) && $0.location.line == 6 })
  }
}

extension `An expectation in typographic quotes` {
  @Test(arguments: [
    "expect: “Pay”", "expect: “Pay, button”", "expect: {voiceover: “Pay, button”}",
    "expect: {voiceover: {button: “Pay, button”}}", "expect: {talkback: „Pay, button“}",
  ])
  func `that YAML does not keep together has one error that names the quote`(
    _ key: String
  ) throws {
    let design = "screen: S\ncomponents:\n  - kind: button\n    label: Pay\n    \(key)\n"
    let error = #expect(throws: DesignReader.Mistakes.self) {
      try DesignReader.screen(of: Array(design.utf8), file: "x.yaml")
    }
    let quote = try #require(key.first { "“„".contains($0) })
    #expect(error?.errors.count == 1)
    #expect(error?.errors.first?.message.contains("the quote \(quote)") == true)
  }
}

@Suite struct `An override without traits` {
  @Test func `of a dropdown is an error, because the device announces no role`() throws {
    let dropdown =
      "{kind: dropdown, label: Cabin, value: E, options: [E, F], voiceover: {traits: []}}"
    let both = BuiltIn.profileNames(of: .documented) + BuiltIn.profileNames(of: .device)
    let found = try designFindings([dropdown], profiles: both)
    #expect(found.filter { $0.severity == .error }.map(\.kind) == [.droppedRole])
  }
}
