import Earshot
import Testing

@testable import EarshotSpeech

@Suite struct `Names in a kit` {
  @Test(arguments: [
    ("Search by", "search-by"), ("../../etc/passwd", "etc-passwd"), ("", "unnamed"),
    ("..", "unnamed"), ("/", "unnamed"), ("a\u{0}b\nc", "a-b-c"), ("Größe & Maß", "größe-maß"),
    ("保存", "保存"), ("CON", "con"), ("-x-", "x"), ("a.b", "a-b"), (".hidden", "hidden"),
  ])
  func `are safe whatever the label is`(text: String, name: String) {
    #expect(KitName.component(text) == name)
  }

  @Test func `are never too long`() {
    #expect(KitName.component(String(repeating: "語", count: 100_000)).utf8.count <= 100)
  }

  @Test func `are never the same twice`() {
    #expect(KitName.unique(["a", "b", "a", "a-2", "a"]) == ["a", "b", "a-2", "a-2-2", "a-3"])
  }
}

@Suite struct `A share of the work` {
  @Test func `is read as number and count`() {
    #expect(Shard("2/4") == Shard(2, of: 4))
    for text in ["0/4", "5/4", "4", "1/0", "a/b", "1/2/3", "-1/4", ""] {
      #expect(Shard(text) == nil, "\(text)")
    }
  }

  @Test func `leaves nothing out and does nothing twice`() {
    let shares = (1...3).compactMap { Shard($0, of: 3) }
    for place in 0..<10 { #expect(shares.filter { $0.contains(place) }.count == 1) }
  }
}

@Suite struct `A voice` {
  private static let catalog = VoiceCatalog(
    reply: """
      gmw/en\tEnglish (Great Britain)\t2:en-gb\t2:en
      gmw/en-US\tEnglish (America)\t2:en-us\t3:en
      gmq/nb\tNorwegian Bokmål\t5:nb\t5:no
      sit/cmn\tChinese (Mandarin, latin as English)\t5:cmn\t5:zh-cmn\t5:zh
      !v/m3\tmale3\t5:variant
      !v/Alex\tAlex\t5:variant
      """)

  @Test(arguments: [
    ("en", "gmw/en"), ("en-GB", "gmw/en"), ("en_US", "gmw/en-US"), ("en-AU", "gmw/en"),
    ("no", "gmq/nb"), ("nb-NO", "gmq/nb"), ("zh-Hans-CN", "sit/cmn"),
  ])
  func `is chosen by the locale`(locale: String, voice: String) throws {
    #expect(try Self.catalog.identifier(speaking: locale) == voice)
  }

  @Test(arguments: [
    ("en-us", "gmw/en-US"), ("gmw/en-us", "gmw/en-US"), ("English (America)", "gmw/en-US"),
    ("en-us+m3", "gmw/en-US+m3"), ("en-us+alex", "gmw/en-US+Alex"),
  ])
  func `is chosen by name`(name: String, voice: String) throws {
    #expect(try Self.catalog.identifier(named: name) == voice)
  }

  @Test(arguments: [
    ("en-xx", ["en-gb", "en-us"]), ("nn", ["nb"]), ("klingon", []), ("", []),
    ("en-us+m4", ["en-us+m3"]), ("en-us+", ["en-us+m3"]),
  ])
  func `that is not there is answered with near ones`(name: String, near: [String]) {
    #expect {
      try Self.catalog.identifier(named: name)
    } throws: { error in
      guard case .unknownVoice(name, let found) = error as? SpeechError else { return false }
      return near.allSatisfy(found.contains)
    }
  }

  @Test(arguments: [
    (ReaderRate.wordsPerMinute(50, on: .voiceOver), 180),
    (ReaderRate.wordsPerMinute(0, on: .voiceOver), 80),
    (ReaderRate.wordsPerMinute(80, on: .voiceOver), 360),
    (ReaderRate.wordsPerMinute(100, on: .voiceOver), 449),
    (ReaderRate.wordsPerMinute(100, on: .talkBack), 175),
    (ReaderRate.wordsPerMinute(1000, on: .talkBack), 449),
    (ReaderRate.wordsPerMinute(-5, on: .talkBack), 80),
  ])
  func `speaks at the reader's rate`(rate: Int, expected: Int) {
    #expect(rate == expected)
  }
}
