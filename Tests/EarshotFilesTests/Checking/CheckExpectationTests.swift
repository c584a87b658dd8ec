import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Expectations of a design` {
  @Test(arguments: [
    #"{voiceover: "Pay, button", talkback: "Pay, button, double tap to activate"}"#,
    #"{voiceover-documented: "Pay, button"}"#,
    #"{voiceover: {button@disabled: "Pay, dimmed, button"}}"#,
    #"{talkback-15.1: "Pay, Button, Double-tap to activate"}"#,
    #"{talkback-15.1: "Pay, Button. Double-tap to activate"}"#,
    #"{talkback: {profile: talkback-15.1, button: "Pay, Button, Double-tap to activate"}}"#,
  ])
  func `hold if they equal the announcements`(_ expect: String) throws {
    #expect(try designFindings(["{kind: button, label: Pay, expect: \(expect)}"]) == [])
  }

  @Test(arguments: [
    DesignMistake(
      #"{kind: button, label: Pay, expect: {voiceover: "Buy, button"}}"#, finds: .expectation,
      .error, mend: #"expected "Buy, button", but VoiceOver (guidelines) says "Pay, button""#),
    DesignMistake(
      #"{kind: button, label: Pay, expect: {talkback: "Pay, button"}}"#, finds: .expectation,
      .error, mend: #"says "Pay, button, double tap to activate""#),
    DesignMistake(
      #"{kind: button, label: Pay, expect: {talkback-15.1: "Pay, Button"}}"#, finds: .expectation,
      .error, mend: #"says "Pay, Button, Double-tap to activate""#),
    DesignMistake(
      #"{kind: button, label: Pay, expect: {talkback: {profile: talkbak-15.1, button: "Pay"}}}"#,
      finds: .unknownProfile, .error, mend: "did you mean 'talkback-15.1'?"),
    DesignMistake(
      #"{kind: button, label: Pay, expect: {voiceovr: "Pay, button"}}"#, finds: .unknownProfile,
      .error, mend: "did you mean 'voiceover'?"),
    DesignMistake(
      #"{kind: dropdown, label: Sort, options: [A], expect: {voiceover: {triger: "x"}}}"#,
      finds: .unknownStop, .error, mend: "did you mean 'trigger'?"),
    DesignMistake(
      #"{kind: dropdown, label: Sort, options: [A], expect: {voiceover: {option.C: "x"}}}"#,
      finds: .unknownStop, .error, mend: "did you mean 'option.A'?"),
    DesignMistake(
      #"{kind: button, label: Pay, hidden: true, expect: {voiceover: "Pay, button"}}"#,
      finds: .unknownStop, .error, mend: "remove the expectation"),
  ])
  func `fail when something else is said`(_ mistake: DesignMistake) throws { try mistake.check() }

  @Test func `have findings at their location`() throws {
    let design = """
      screen: Test
      components:
        - kind: button
          label: Pay
          expect:
            voiceover: "Buy, button"
      """
    let finding = try #require(try designFindings(design: design, file: "pay.yaml").first)
    #expect(finding.description.hasPrefix("pay.yaml:6:18: error: [expectation] expected"))
  }
}

@Suite struct `The readers of expectations` {
  /// The counter needs no lock, because a check uses only one thread.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  @Test func `are made once, however much is pinned`() throws {
    let button = #"  - {kind: button, label: Pay, expect: {voiceover: "Pay, button"}}"#
    let design = ["screen: S", "components:"] + Array(repeating: button, count: 20)
    let screen = try DesignReader.screen(
      of: Array(design.joined(separator: "\n").utf8), file: "x.yaml")
    let made = Counter()
    let checker = DesignChecker(locale: "en", readers: [], pinnedNames: ["voiceover"]) { _ in
      made.count += 1
      return BuiltIn.profile("voiceover-documented").map {
        BuiltIn.checkReader(for: $0, locale: "en")
      }
    }
    #expect(checker.findings(in: screen).filter { $0.kind == .expectation } == [])
    #expect(made.count == 1)
  }
}
