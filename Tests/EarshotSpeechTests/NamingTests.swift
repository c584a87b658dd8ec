import Earshot
import EarshotProfiles
import Testing

@testable import EarshotSpeech

@Suite struct `Names in a kit` {
  @Test(arguments: [
    ("Search by", "search-by"), ("../../etc/passwd", "etc-passwd"), ("", "unnamed"),
    ("..", "unnamed"), ("/", "unnamed"), ("a\u{0}b\nc", "a-b-c"), ("Größe & Maß", "größe-maß"),
    ("保存", "保存"), ("CON", "con"), ("-x-", "x"), ("a.b", "a-b"), (".hidden", "hidden"),
  ])
  func `are safe for any label`(text: String, name: String) {
    #expect(KitName.component(text) == name)
  }

  @Test func `are never too long`() {
    #expect(KitName.component(String(repeating: "語", count: 100_000)).utf8.count <= 100)
  }

  private static func name(
    _ component: String, _ stop: String, _ state: String, in language: String? = nil
  ) throws -> String {
    let profile = try #require(BuiltIn.profile("voiceover-documented"))
    let id = ExpectationID(
      component: component, stop: StopID(stop), state: state, profile: profile)
    return KitName.file(of: id, in: language)
  }

  @Test(arguments: [
    ("size", "trigger", "expanded", "size~trigger@expanded"),
    ("size", "option.Extra Large", "expanded", "size~option.+extra_+large@expanded"),
    ("a/b", "x@y", "z", "a!2+fb~x!40y@z"), ("größe", "Ä", "z", "größe~+ä@z"),
    (".a", "b", "c", "!.a~b@c"), ("../..", "b", "c", "!..!2+f..~b@c"),
  ])
  func `contain the id of the expectation`(
    component: String, stop: String, state: String, name: String
  ) throws {
    #expect(try Self.name(component, stop, state) == "\(name)~voiceover~guidelines")
    #expect(
      try Self.name(component, stop, state, in: "zh-Hant")
        == "\(name)~voiceover~guidelines~zh-+hant")
  }

  @Test func `differ for different ids, even if case is ignored`() throws {
    let letters = ["a", "A", "/", "@", "~", "!", "+", "%", ".", "-", "_", " ", "É", "2f"]
    let texts = letters + letters.flatMap { first in letters.map { first + $0 } }
    var names: Set<String> = []
    for component in texts {
      for stop in texts.prefix(100) {
        names.insert(try Self.name(component, stop, "usual").lowercased())
      }
    }
    #expect(names.count == texts.count * 100)
  }

  @Test func `of long ids are short, and differ`() throws {
    let long = String(repeating: "語", count: 10_000)
    let names = try [Self.name(long, "a", "b"), Self.name(long, "a", "c")]
    #expect(names[0] != names[1])
    for name in names { #expect(name.utf8.count < 200) }
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
