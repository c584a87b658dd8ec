import Earshot
import EarshotFiles
import EarshotProfiles
import TestTools
import Testing

@testable import EarshotKit

@Suite struct `Plans for lines of compose` {
  #if DEBUG
  private static let count = 2_000
  #else
  private static let count = 100_000
  #endif

  private func outputs(
    for line: [UInt8], _ plans: inout LinePlans, _ composer: LineComposer
  ) -> (planned: [UInt8], usual: [UInt8]?)? {
    var writer = JSONWriter()
    guard
      let notes = line.withUnsafeBufferPointer({ plans.write($0, to: &writer, by: composer) })
    else { return nil }
    let usual = composer.output(for: line)
    guard usual?.notes.unknownFields == notes.unknownFields,
      usual?.notes.missingWords == notes.missingWords
    else { return (writer.bytes, nil) }
    return (writer.bytes, usual?.bytes)
  }

  @Test(
    arguments: ["voiceover-ios", "voiceover-documented", "talkback", "talkback-documented"],
    ["en", "de", "ja"])
  func `give the same bytes as composing each line`(id: String, locale: String) throws {
    let profile = try #require(try Profile.named(id).first)
    let composer = LineComposer(reader: profile.reader(locale: locale))
    var plans = LinePlans(for: profile)
    let vocabulary = BuiltIn.vocabulary(of: profile, locale: locale)
    let words = [Vocabulary.Kind.role, .state, .hint].flatMap(vocabulary.words).map(\.text)
    var lines = RandomLines(for: profile.platform, words: words, shapes: Self.count / 100)
    var planned = 0
    for _ in 0..<Self.count {
      let line = lines.next()
      guard let outputs = outputs(for: line, &plans, composer) else { continue }
      planned += 1
      guard outputs.planned != outputs.usual else { continue }
      Issue.record(
        """
        \(String(decoding: line, as: UTF8.self))
        planned: \(String(decoding: outputs.planned, as: UTF8.self))
        usual: \(outputs.usual.map { String(decoding: $0, as: UTF8.self) } ?? "other notes")
        """)
      return
    }
    #expect(planned > Self.count / 5)
  }

  @Test(
    arguments: [
      // TalkBack omits a name that is the same as the role or the state.
      ("talkback", #"{"className":"android.widget.Button","text":"TEXT"}"#, "Button"),
      ("talkback", #"{"className":"android.widget.Button","text":"TEXT"}"#, "bUTTON"),
      (
        "talkback",
        #"{"className":"android.widget.SeekBar","contentDescription":"TEXT","rangeInfo":{"type":"percent","min":0,"max":100,"current":50}}"#,
        "50 percent"
      ),
      ("talkback", #"{"text":"Anna","stateDescription":"TEXT"}"#, "anna"),
      ("talkback", #"{"className":"android.widget.Button","text":"TEXT"}"#, "a"),
      ("talkback", #"{"text":"TEXT"}"#, "öö"), ("talkback-15.1", #"{"text":"TEXT"}"#, "a -- b"),
      ("voiceover-ios", #"{"label":"TEXT","traits":["backButton"]}"#, "Back"),
      ("voiceover-ios", #"{"label":"a","value":"TEXT","traits":["switchButton"]}"#, "1"),
      (
        "voiceover-documented",
        #"{"label":"Volume","traits":["adjustable"],"hint":"TEXT"}"#,
        "Swipe up or down with one finger to adjust the value"
      ),
    ])
  func `are not used for texts that a rule examines`(id: String, line: String, text: String) throws
  {
    let profile = try #require(try Profile.named(id).first)
    let composer = LineComposer(reader: profile.reader(locale: "en"))
    var plans = LinePlans(for: profile)
    for text in ["Berlin", "Vienna", text] {
      let filled = Array(line.replacing("TEXT", with: text).utf8)
      guard let outputs = outputs(for: filled, &plans, composer) else { continue }
      #expect(outputs.planned == outputs.usual)
    }
  }
}
