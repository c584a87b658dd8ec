import Earshot
import EarshotFiles
import Testing

@Suite struct `A score` {
  private let location = SourceLocation(file: "corpus.jsonl", line: 1, column: 1)

  private func score(_ cases: (component: String, said: [String], heard: String)...) -> Accuracy {
    var score = Accuracy()
    for item in cases {
      let parts = item.said.enumerated().map { index, text in
        Part(.name, text, joint: index == 0 ? "" : ", ", from: "label", rule: "test")
      }
      score.add(
        Accuracy.Case(
          component: item.component, reader: "TalkBack 15.1", source: "test", heard: item.heard,
          said: Announcement(parts: parts), countsHint: false, location: location))
    }
    return score
  }

  @Test(arguments: ["Send, button", "send button", "Send; Button.", "SEND BUTTON"])
  func `ignores case and punctuation`(heard: String) {
    #expect(score(("button", ["Send", "button"], heard)).total.exact == 1)
  }

  @Test func `ignores spaces inside a word`() {
    let score = score(("checkbox", ["Terms", "Check box"], "Terms checkbox"))
    #expect(score.total.exact == 1)
    #expect(score.total.wordF1 == 100)
  }

  @Test func `distinguishes another order from other words`() {
    let score = score(
      ("checkbox", ["Terms", "checked"], "checked Terms"),
      ("checkbox", ["Terms", "checked"], "Terms ticked"),
      ("button", ["Send", "button"], "Send button"))
    #expect(score.results.map(\.outcome) == [.otherOrder, .otherWords, .exact])
    #expect(score.components["checkbox"]?.exact == 0)
    #expect(score.components["checkbox"]?.cases == 2)
    #expect(score.components["button"]?.exactPercent == 100)
    #expect(score.misses.count == 2)
  }

  @Test func `counts a word as often as both sides have it`() {
    let total = score(("text", ["a a b"], "a c c")).total
    #expect(total.common == 1)
    #expect(abs(total.wordF1 - 100.0 / 3) < 0.001)
  }

  @Test func `ignores the hint if the source does not include it`() {
    let said = Announcement(parts: [
      Part(.name, "Send", from: "label", rule: "test"),
      Part(.hint(.own), "Double-tap", utterance: .hint, from: "clickable", rule: "test"),
    ])
    var score = Accuracy()
    for countsHint in [true, false] {
      score.add(
        Accuracy.Case(
          component: "button", reader: "TalkBack", source: "test", heard: "Send", said: said,
          countsHint: countsHint, location: location))
    }
    #expect(score.results.map(\.outcome) == [.otherWords, .exact])
  }
}

@Suite struct `A corpus` {
  private func lines(_ text: String) throws -> [CorpusLine] {
    try CorpusReader.lines(of: Array(text.utf8), file: "corpus.jsonl").map(\.line)
  }

  @Test func `contains elements in the format of compose, and announcements`() throws {
    let line = try #require(
      try lines(
        #"{"component":"button","reader":"voiceover","version":"iOS 26","heard":"Send, button","source":"own","label":"Send","traits":["button"]}"#
          + "\n\n"
      ).first)
    #expect(line.heard == "Send, button")
    #expect(line.heardHint == nil)
    guard case .voiceOver(let element) = line.content, case .element(let found, _) = element.content
    else {
      Issue.record("no element")
      return
    }
    #expect(found.label == "Send")
  }

  @Test(
    arguments: [
      (#"{"component":"b","heard":"x","source":"s"}"#, "the case has no 'reader'"),
      (#"{"component":"b","reader":"siri","heard":"x","source":"s"}"#, "unknown reader 'siri'"),
      (#"{"component":"b","reader":"talkback","source":"s"}"#, "the case has no 'heard'"),
      (
        #"{"component":"b","reader":"talkback","heard":1,"source":"s"}"#,
        "expected text, found 1, in the field 'heard'"
      ),
      (
        #"{"component":"b","reader":"talkback","version":15,"heard":"x","source":"s"}"#,
        "expected text, found 15, in the field 'version'"
      ),
      (
        #"{"component":"b","reader":"talkback","heard":"x","source":"s","txet":"x"}"#,
        "unknown field 'txet'"
      ),
      (#"{"component""#, "this is not JSON"), ("[]", "a list"),
    ])
  func `reports errors with their line`(line: String, message: String) throws {
    let error = #expect(throws: InputError.self) { try lines("\n" + line) }
    #expect(error?.location?.line == 2)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }
}
