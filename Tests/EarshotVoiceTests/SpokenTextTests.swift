import Testing
import VoiceProtocol

@testable import EarshotVoice

@Suite struct `Text for the engine` {
  @Test(arguments: [
    ("Save", "Save"), ("Sa\u{1}ve", "Save"), ("\u{1}80SSave", "80SSave"), ("Sa\u{0}ve", "Sa ve"),
    ("a\n\n b\t c", "a b c"), ("\u{202E}x\u{200B}\u{FEFF}y\u{AD}z", "xyz"), ("a\u{FFFD}b", "a b"),
    ("Loading...", "Loading. "), ("1..5", "1. 5"), ("1.5", "1.5"), ("....", ". "),
    ("a & <b>", "a & <b>"), ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("👩‍👧", "👩‍👧"),
  ])
  func `keeps the words and drops commands of the engine`(
    text: String, spoken: String
  ) {
    #expect(String(SpokenText.cleaned(text)) == spoken)
  }

  @Test func `ends at its only NUL`() {
    let bytes = SpokenText.bytes(for: "a\u{0}é")
    #expect(bytes.map { UInt8(bitPattern: $0) } == [97, 32, 0xC3, 0xA9, 0])
  }
}

@Suite struct `A style in a request` {
  @Test(arguments: [
    ["175", "50", "50", "100"], ["80", "0", "0", "0"], ["449", "99", "99", "130"],
  ])
  func `is taken when every number is in range`(words: [String]) {
    #expect(Style(words: words) != nil)
  }

  @Test(arguments: [
    ["79", "50", "50", "100"], ["450", "50", "50", "100"], ["175", "100", "50", "100"],
    ["175", "50", "-1", "100"], ["175", "50", "50", "131"], ["x", "50", "50", "100"], ["175"],
  ])
  func `is refused otherwise`(words: [String]) {
    #expect(Style(words: words) == nil)
  }
}
