import Earshot
import Testing

@Suite struct `Words without a source in the language of a screen` {
  @Test func `are listed once for each profile`() throws {
    let findings = try designFindings(
      ["{kind: button, label: 送信}", "{kind: link, label: 規約}"], locale: "ja")
    #expect(findings.map(\.kind) == [.englishWords, .englishWords])
    #expect(findings.map(\.severity) == [.note, .note])
    #expect(findings[0].message.hasSuffix("stay English: button; dimmed; link"))
    // TalkBack's resources contain the other words in Japanese.
    #expect(findings[1].message.hasSuffix("stay English: link"))
  }

  @Test(arguments: [("de", true), ("fr", false)])
  func `name another profile with words, if there is one`(locale: String, hasOne: Bool) throws {
    let findings = try designFindings(
      ["{kind: button, label: Los}"], locale: locale, profiles: ["voiceover-documented"])
    #expect(findings.count == 1)
    #expect(
      findings[0].message.contains("(voiceover-ios-27 has words in '\(locale)')") == hasOne)
  }

  @Test func `include the words of components`() throws {
    let findings = try designFindings(
      ["{kind: dropdown, label: 座席, dismiss: true, options: [窓側]}"], locale: "ja",
      profiles: ["talkback-15.1"])
    #expect(findings.map(\.message).joined().contains("Dismiss context menu"))
    #expect(!findings.map(\.message).joined().contains("Button"))
  }

  @Test func `are not looked for in texts of another language`() throws {
    let findings = try designFindings(
      ["{kind: text, label: He sat next to the dimmed link button, language: en}"], locale: "ja")
    #expect(findings == [])
  }

  @Test(arguments: ["en", "en-GB"])
  func `are none in English`(_ locale: String) throws {
    #expect(try designFindings(["{kind: button, label: Send}"], locale: locale) == [])
  }

  @Test func `are none where the reader has all of them`() throws {
    let findings = try designFindings(
      ["{kind: button, label: Senden}"], locale: "de", profiles: ["talkback-15.1"])
    #expect(findings == [])
  }
}
