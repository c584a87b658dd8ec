import Earshot
import EarshotOutput
import Testing

@testable import EarshotSpeech

@Suite struct `Captions of a recording` {
  private static let recording = Recording(
    parts: zip(
      Fixture.dropdown.parts,
      [0..<22_050, 25_358..<47_408, 50_716..<61_741, 65_048..<76_073, 84_893..<126_893]
    ).map { Recording.TimedPart(part: $0, samples: $1) })

  @Test func `give each part a cue and each word a time`() {
    #expect(
      Captions(Self.recording).document(in: .vtt).text == """
        WEBVTT

        1
        00:00:00.000 --> 00:00:01.000
        Search<00:00:00.600> by,

        2
        00:00:01.150 --> 00:00:02.150
         Record<00:00:01.587> locator,

        3
        00:00:02.300 --> 00:00:02.800
         button,

        4
        00:00:02.950 --> 00:00:03.450
         collapsed

        5
        00:00:03.850 --> 00:00:05.755
         double<00:00:04.429> tap<00:00:04.761> to<00:00:05.009> activate

        """)
  }

  @Test func `can be SubRip`() {
    let text = Captions(Self.recording).document(in: .srt).text
    #expect(text.hasPrefix("1\n00:00:00,000 --> 00:00:01,000\nSearch by,\n\n2\n"))
    #expect(text.hasSuffix("5\n00:00:03,850 --> 00:00:05,755\n double tap to activate\n"))
  }

  @Test func `contain the announcement in consecutive cues`() {
    let texts = Captions(Self.recording).cues.map(\.text)
    #expect(texts.joined() == Fixture.dropdown.text + " " + Fixture.dropdown.hint)
    #expect(texts.allSatisfy { $0.last?.isWhitespace == false })
  }

  @Test func `escape text that looks like WebVTT markup and never break a cue`() {
    let part = Fixture.part(.name, "<b> & --> \n\nx")
    let captions = Captions(Recording(parts: [.init(part: part, samples: 0..<1)]))
    #expect(
      captions.document(in: .vtt).text
        == "WEBVTT\n\n1\n00:00:00.000 --> 00:00:00.001\n&lt;b&gt; &amp; --&gt;   x\n")
  }

  @Test func `keep the text after a template's last placeholder`() {
    let parts = [
      Fixture.part(.name, "Inbox", joint: "In "), Fixture.part(.position, "", joint: " folder"),
      Fixture.part(.role, "button", joint: ", "),
    ]
    let timed = zip(parts, [0..<100, 100..<200, 300..<400]).map {
      Recording.TimedPart(part: $0, samples: $1)
    }
    let cues = Captions(Recording(parts: timed)).cues
    #expect(cues.map(\.text) == ["In Inbox folder,", " button"])
  }

  @Test func `count hours`() {
    #expect(CueTime.text(3_661_005) == "01:01:01.005")
    #expect(CueTime.text(100 * 3_600_000, decimalPoint: ",") == "100:00:00,000")
  }
}
