import Testing

@testable import Earshot

@Suite struct `A heard state` {
  private static let words: [(fact: Fact, word: String)] = [
    (.selected, "selected"), (.unselected, "not selected"), (.checked(.on), "checked"),
    (.checked(.off), "not checked"), (.checked(.mixed), "partially checked"),
    (.switched(.on), "on"), (.switched(.off), "off"), (.disabled, "dimmed"),
    (.expanded, "expanded"), (.collapsed, "collapsed"),
  ]
  private static let roles: [(role: Fact.Role, word: String, isCheckable: Bool)] = [
    (.checkbox, "check box", true), (.radioButton, "radio button", true), (.switch, "switch", true),
    (.button, "button", false), (.tab, "tab", false), (.link, "link", false),
    (.heading, "heading", false),
  ]

  private func part(_ fact: Fact, _ text: String) -> Part {
    Part(fact, text, joint: ", ", from: "fixture", rule: "fixture")
  }

  private func findings(_ expected: [Part], _ heard: Stop.Wording) -> [Finding] {
    PartComparison(
      expected: .parts(Announcement(parts: expected)), heard: heard,
      options: ComparisonOptions(lexicon: .english)
    ).findings
  }

  private func severity(of heard: Fact, isCheckable: Bool) -> Finding.Severity {
    switch heard {
    case .selected, .disabled: .error
    case .unselected: .note
    case .checked(let state), .switched(let state):
      isCheckable ? state == .off ? .note : .error : .warning
    default: .warning
    }
  }

  @Test(arguments: words.indices, roles.indices)
  func `contradicts an expected state that is not announced, or repeats it`(
    state: Int, control: Int
  ) throws {
    let (fact, word) = Self.words[state]
    let role = Self.roles[control]
    let expected = [part(.name, "Terms"), part(.role(role.role), role.word)]
    let heard: [Stop.Wording] = [
      .text("\(word), Terms, \(role.word)"), .text("Terms, \(word), \(role.word)"),
      .text("Terms, \(role.word), \(word)"),
      .parts(Announcement(parts: [part(fact, word)] + expected)),
    ]
    for heard in heard {
      let findings = findings(expected, heard)
      #expect(findings.count == 1, "\(heard.text)")
      let finding = try #require(findings.first)
      #expect(finding.severity == severity(of: fact, isCheckable: role.isCheckable))
      #expect((finding.kind == .wrongText) == (finding.severity == .error))
      #expect(finding.heard == word && finding.part == .state)
    }
  }

  @Test(arguments: words.indices, words.indices)
  func `is compared with the expected state about the same property`(one: Int, other: Int) {
    let (wanted, heard) = (Self.words[one], Self.words[other])
    guard one != other, wanted.fact.stateAxis == heard.fact.stateAxis else { return }
    let role = part(.role(.checkbox), "check box")
    // An app can expose a state as a value, in the app's own words.
    for fact in [wanted.fact, .value, .state] {
      let findings = findings(
        [part(.name, "Terms"), part(fact, wanted.word), role],
        .text("Terms, \(heard.word), check box"))
      #expect(findings.count == 1, "\(wanted.word) as \(fact.name), heard \(heard.word)")
      #expect(findings.first?.kind == .wrongText)
      #expect(findings.first?.expected == wanted.word && findings.first?.heard == heard.word)
    }
  }

  @Test(arguments: words.indices, words.indices)
  func `does not replace the expected state about a different property`(one: Int, other: Int) {
    let (wanted, heard) = (Self.words[one], Self.words[other])
    guard wanted.fact.stateAxis != heard.fact.stateAxis else { return }
    let findings = findings(
      [part(.name, "Terms"), part(wanted.fact, wanted.word), part(.role(.button), "button")],
      .text("Terms, \(heard.word), button"))
    #expect(findings.contains { $0.kind == .missingPart && $0.expected == wanted.word })
  }

  @Test func `without a meaning in silence is only unexpected`() {
    let expected = [part(.name, "Terms"), part(.role(.checkbox), "check box")]
    for word in ["required", "busy", "zebra"] {
      let findings = findings(expected, .text("Terms, \(word), check box"))
      #expect(findings.map(\.kind) == [.extraPart] && findings[0].severity == .warning)
    }
  }
}
