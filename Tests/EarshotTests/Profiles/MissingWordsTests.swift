import Testing

@testable import Earshot

@Suite struct `Missing words` {
  private static let words = [
    "%1$s, button", "Row %1$s of %2$s", "%1$s (%2$s) é", "Close %1$s", "Tab",
  ]

  private let missing = MissingWords(
    words.enumerated().map { .init(key: "\($0)", text: $1, isTranslated: false) })

  @Test(arguments: [
    ("Tab", "Tab"), ("Save, button", "…, button"), (", button", "…, button"),
    ("Row 1 of 2", "Row … of …"), ("Close Menu", "Close …"), ("a (b) e\u{301}", "… (…) é"),
    ("a (b) é", "… (…) é"),
  ])
  func `are the word or template behind a text`(text: String, word: String) {
    #expect(missing.word(in: text) == word)
  }

  @Test(arguments: [
    "", "Tabs", "button", "Save, button, dimmed", "Row 1", "A Row 1 of 2", "close Menu", "a (b) e",
  ])
  func `are not behind other texts`(text: String) { #expect(missing.word(in: text) == nil) }

  @Test func `are found in every text that is made of a template`() {
    var random = SystemRandomNumberGenerator()
    let letters = Array("ab 1,é한%👩‍👧")
    for _ in 0..<500 {
      let arguments = (0..<2).map { _ in
        String(letters.shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)))
      }
      for template in Self.words {
        let text = Template.filled(template, arguments)
        #expect(missing.word(in: text) != nil, "\(text)")
      }
    }
  }
}
