import Earshot
import Testing

@testable import EarshotSpeech

@Suite struct `A line` {
  private func line(_ parts: [Part], _ prosody: Line.Prosody = .parts) -> Line {
    Line(Announcement(parts: parts), with: Fixture.settings, prosody: prosody)
  }

  @Test func `is spoken part by part, with the reader's pauses`() {
    let phrases = Line(
      Fixture.dropdown, with: Fixture.settings, pauses: Profile.Pauses(part: 150, hint: 400)
    ).phrases
    #expect(
      phrases.map(\.text) == [
        "Search by", "Record locator", "button", "collapsed", "double tap to activate",
      ])
    #expect(phrases.map(\.pause) == [0, 150, 150, 150, 400])
  }

  @Test func `is spoken in one breath for each utterance when sentences are wanted`() {
    let phrases = line(Fixture.dropdown.parts, .sentence).phrases
    #expect(
      phrases.map(\.text) == [
        "Search by, Record locator, button, collapsed", "double tap to activate",
      ])
    #expect(phrases.map(\.parts) == [0..<4, 4..<5])
  }

  @Test(arguments: Line.Prosody.allCases)
  func `pauses longer before a hint, also in the same sentence`(prosody: Line.Prosody) {
    let parts = [
      Fixture.part(.name, "Save"), Fixture.part(.hint, "double tap to activate", joint: ", "),
    ]
    #expect(line(parts, prosody).phrases.map(\.pause) == [0, 400])
  }

  @Test func `continues in the same breath if a joint has words or is only a space`() {
    let parts = [
      Fixture.part(.state, "Alert", joint: "New "), Fixture.part(.name, "Settings", joint: " for "),
      Fixture.part(.position, "", joint: " items"), Fixture.part(.role, "button", joint: ", "),
      Fixture.part(.role, "menu", joint: " "),
    ]
    #expect(line(parts).phrases.map(\.text) == ["New Alert for Settings items", "button menu"])
  }
}

@Suite struct `A recording` {
  private static func speech(_ utterance: Utterance) -> [Int16] {
    let sound = [Int16](repeating: 1000, count: utterance.text.utf8.count * 100)
    return [0, 0, 10] + sound + [-40, 0]
  }

  @Test func `says when each part is heard, from its first sound to its last`() {
    let recording = RecordingRequest([Line(Fixture.dropdown, with: Fixture.settings)]).recording(
      Self.speech)
    #expect(recording.parts.map(\.part) == Fixture.dropdown.parts)
    for part in recording.parts {
      #expect(recording.samples[part.samples].allSatisfy { $0 == 1000 })
      #expect(part.samples.count == part.part.text.utf8.count * 100)
      #expect(abs(recording.samples[part.samples.lowerBound - 1]) <= 40)
      #expect(abs(recording.samples[part.samples.upperBound]) <= 40)
    }
  }

  @Test func `pauses as long as the reader does`() {
    let pauses = Profile.Pauses(part: 150, hint: 400, stop: 700)
    let line = Line(Fixture.dropdown, with: Fixture.settings, pauses: pauses)
    let recording = RecordingRequest([line, line]).recording(Self.speech)
    let starts = recording.parts.map(\.samples.lowerBound).dropFirst()
    let ends = recording.parts.map(\.samples.upperBound)
    let milliseconds = zip(starts, ends).map { start, end in
      ((start - end - 5) * 1000 + 11_025) / 22_050
    }
    #expect(milliseconds == [150, 150, 150, 400, 700, 150, 150, 150, 400])
    #expect(recording.samples.count == (ends.last ?? 0) + 2 + 2_205)
  }

  @Test func `shares the time of a breath between its parts by their length`() {
    let line = Line(Fixture.dropdown, with: Fixture.settings, prosody: .sentence)
    let recording = RecordingRequest([line]).recording(Self.speech)
    let counts = recording.parts.map(\.samples.count)
    #expect(counts == [900, 1600, 800, 1100, 2200])
  }

  @Test func `of silence is heard from its start to its end`() {
    #expect(Signal.heard(in: [0, 1, -40]) == 0..<3)
    #expect(Signal.heard(in: [0, 41, 0, -41, 0]) == 1..<4)
    #expect(Signal.heard(in: []) == 0..<0)
  }

  @Test func `is measured in decibels below full scale`() throws {
    let full = Signal([Int16](repeating: -32_768, count: 100))
    let half = Signal([16_384, -16_384])
    #expect(full.peakLevel == 0)
    #expect(full.loudness == 0)
    #expect(abs(try #require(half.peakLevel) + 6.02) < 0.01)
    #expect(abs(try #require(half.loudness) + 6.02) < 0.01)
    #expect(Signal([0, 0]).peakLevel == nil)
    #expect(Signal([]).loudness == nil)
  }
}

@Suite struct `A WAV file` {
  @Test(arguments: [0, 1, 22_050]) func `has a header with the right sizes`(count: Int) {
    let bytes = WaveFile.bytes(of: (0..<count).map { Int16(truncatingIfNeeded: $0) })
    func number(_ place: Int, _ length: Int) -> Int {
      bytes[place..<place + length].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(bytes.count == 44 + count * 2)
    #expect(String(decoding: bytes[0..<4] + bytes[8..<16], as: UTF8.self) == "RIFFWAVEfmt ")
    #expect(number(4, 4) == bytes.count - 8)
    #expect([number(16, 4), number(20, 2), number(22, 2)] == [16, 1, 1])
    #expect([number(24, 4), number(28, 4)] == [22_050, 44_100])
    #expect([number(32, 2), number(34, 2)] == [2, 16])
    #expect(String(decoding: bytes[36..<40], as: UTF8.self) == "data")
    #expect(number(40, 4) == count * 2)
    if count == 22_050 { #expect(number(44 + 2 * 300, 2) == 300) }
  }
}
