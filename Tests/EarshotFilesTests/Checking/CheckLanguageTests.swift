import Earshot
import Testing

@Suite struct `Words without a source in the language of a screen` {
  @Test func `are listed once for each profile`() throws {
    let findings = try designFindings(
      ["{kind: switch, label: 送信, checked: true}", "{kind: switch, label: 規約, checked: true}"],
      locale: "ja")
    // TalkBack's resources contain all words in Japanese, so only VoiceOver uses English words.
    #expect(findings.map(\.kind) == [.englishWords])
    #expect(findings.map(\.severity) == [.note])
    #expect(
      findings[0].message.hasSuffix("stay English: switch button; double tap to toggle setting"))
  }

  @Test(arguments: [("fr", true), ("cy", false)])
  func `name another profile with words, if there is one`(locale: String, hasOne: Bool) throws {
    let findings = try designFindings(
      ["{kind: button, label: Los}"], locale: locale, profiles: ["voiceover-snapshot"])
    #expect(findings.count == 1)
    #expect(
      findings[0].message.contains(
        "(VoiceOver (guidelines) has translations for '\(locale)')") == hasOne)
  }

  @Test func `include components' words`() throws {
    let findings = try designFindings(
      ["{kind: date-picker, label: 日付}"], locale: "ja",
      profiles: ["talkback-15.1"])
    #expect(findings.map(\.message).joined().contains("Show date picker"))
    #expect(!findings.map(\.message).joined().contains("Button"))
  }

  @Test func `are not searched in texts of another language`() throws {
    let findings = try designFindings(
      ["{kind: text, label: He sat next to the dimmed link button, language: en}"], locale: "ja")
    #expect(findings == [])
  }

  @Test(arguments: ["en", "en-GB"])
  func `are never reported in English`(_ locale: String) throws {
    #expect(try designFindings(["{kind: button, label: Send}"], locale: locale) == [])
  }

  @Test func `are not reported if the reader has all of them`() throws {
    let findings = try designFindings(
      ["{kind: button, label: Senden}"], locale: "de", profiles: ["talkback-15.1"])
    #expect(findings == [])
  }
}
