import Earshot
import EarshotProfiles
import Testing

/// In three languages, AccessibilitySnapshot's words have spelling mistakes that devices do not
/// have.
@Suite struct `VoiceOver's languages, term by term` {
  struct Term: Sendable, CustomTestStringConvertible {
    let words: String
    let element: VoiceOverElement
    let lines: [String]

    init(_ words: String, _ element: VoiceOverElement, _ lines: String) {
      self.words = words
      self.element = element
      self.lines = lines.split(separator: "\n").map(String.init)
    }

    var testDescription: String { words }
  }

  @Test(arguments: terms) func `Each term has its words`(_ term: Term) throws {
    let locales = VoiceOverData.locales
    try #require(term.lines.count == 2 * locales.count)
    for (index, locale) in locales.enumerated() {
      try VoiceOverSentence(
        term.words, term.element, library: term.lines[index],
        device: term.lines[locales.count + index]
      ).check(locale: locale)
    }
  }

  /// A longer code that begins like a supported code is not supported.
  @Test(arguments: [
    ("de", "A. Taste."), ("de-AT", "A. Taste."), ("de_CH", "A. Taste."), ("DE", "A. Taste."),
    ("ru-RU", "A. Кнопка."), ("den", "A. Button."), ("rup", "A. Button."), ("fr", "A. Button."),
    ("", "A. Button."), ("en-GB", "A. Button."),
  ])
  func `A language without words speaks English`(_ language: String, _ said: String) throws {
    let profile = try VoiceOverData.profile("voiceover-snapshot")
    let reader = BuiltIn.reader(for: profile, locale: "en")
    var button = element("A", [.button])
    button.language = language
    #expect(reader.announcement(for: button).heard == said)
    #expect(
      BuiltIn.reader(for: profile, locale: language).announcement(for: element("A", [.button]))
        .heard
        == said)
  }

  @Test func `An element's language replaces the app's`() throws {
    let profile = try VoiceOverData.profile("voiceover-snapshot")
    let reader = BuiltIn.reader(for: profile, locale: "de")
    var button = element("A", [.button])
    #expect(reader.announcement(for: button).heard == "A. Taste.")
    button.language = "ru"
    #expect(reader.announcement(for: button).heard == "A. Кнопка.")
    button.language = "en"
    #expect(reader.announcement(for: button).heard == "A. Button.")
  }
}
