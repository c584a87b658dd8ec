import Earshot
import Testing

@Suite struct `Comparing captions` {
  private let options = ComparisonOptions(lexicon: .english, isRecognizedSpeech: true)

  private func compare(_ expected: [String], _ cues: [String]) -> Comparison {
    Comparison(
      expected: expected.map { Stop(.text($0)) }, heard: cues.map { Stop(.text($0)) },
      options: options)
  }

  private let menu = [
    "Tools, button, double tap to activate", "Rename, double tap to activate",
    "Copy, double tap to activate", "Delete, double tap to activate",
  ]

  @Test func `Several announcements in a cue and one in several cues are all found`() {
    let comparison = compare(
      menu,
      [
        "Tools Button Double tap to", "activate. Rename double tap to activate Copy",
        "Double tap to activate delete.", "Double tap to activate",
      ])
    #expect(comparison.entries.map { $0.expected?.wording.text } == menu)
    #expect(comparison.entries.allSatisfy { $0.heard != nil })
    #expect(comparison.findings == [])
  }

  @Test func `A slip of the recognizer is a note`() {
    let comparison = compare(
      ["Not selected, By text, radio button, in list, double tap to select"],
      ["Not selected, buy text radio button Enlist double tap to select."])
    #expect(comparison.findings.map(\.kind) == [.misheard, .misheard])
    #expect(comparison.findings.allSatisfy { $0.severity == .note })
  }

  @Test func `A hint that the next swipe cut off is not an error`() {
    let comparison = compare(
      menu, ["Tools button double Rename. Double tap to activate copy", "Delete"])
    #expect(comparison.entries.allSatisfy { $0.heard != nil && $0.expected != nil })
    #expect(comparison.findings.allSatisfy { $0.severity < .error })
  }

  @Test func `A missing stop is skipped, an extra stop is a note`() {
    let comparison = compare(menu, ["Tools, button", "Screen recording started. Copy, delete."])
    #expect(comparison.findings.filter { $0.kind == .skippedStop }.count == 1)
    #expect(comparison.findings.filter { $0.kind == .extraStop }.map(\.severity) == [.note])
  }

  @Test func `A stop that is visited twice is found twice`() {
    let comparison = compare(menu, ["Tools button, rename, tools button"])
    #expect(comparison.entries.filter { $0.expected?.wording.text == menu[0] }.count == 2)
  }

  @Test func `A wrong state is still an error`() {
    let comparison = compare(
      ["Set as default, check box, not checked"], ["Set as default checkbox checked."])
    #expect(comparison.findings.map(\.kind) == [.wrongText])
    #expect(comparison.findings.map(\.severity) == [.error])
  }
}
