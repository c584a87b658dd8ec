import EarshotProfiles
import Foundation
import Testing

@testable import Earshot
@testable import EarshotFiles

@Suite struct `Two transcripts` {
  private static let words = [
    "Save, button", "Save,  Button", "Cancel, button", "Wi-Fi, switch, on", "Article 7, link",
    "Article 8, link", "Caf\u{E9}, heading", "Cafe\u{301}, heading", "  Map ", "\u{3000}Zoom", "",
    "OK",
  ]

  private struct Pair {
    var expected: String
    var heard: String

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let isLong = seed % 2 == 0
      var lines = (0..<Int.random(in: 0...(isLong ? 200 : 12), using: &random)).map { number in
        isLong && Int.random(in: 0..<8, using: &random) > 0
          ? "Seat \(number), button" : words.randomElement(using: &random) ?? ""
      }
      let breaks = ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
      expected = lines.joined(separator: breaks)
      for _ in 0..<Int.random(in: 0...6, using: &random) where !lines.isEmpty {
        let place = Int.random(in: lines.indices, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: lines.remove(at: place)
        case 1: lines.insert(words.randomElement(using: &random) ?? "", at: place)
        case 2: lines[place] = lines[place].replacing("button", with: "link")
        case 3: lines[place] = lines[place].uppercased()
        default:
          lines.insert(
            lines.remove(at: place), at: lines.indices.randomElement(using: &random) ?? 0)
        }
      }
      heard = lines.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "")
    }
  }

  private func capture(_ text: String, _ name: String) throws -> Capture {
    try CaptureReader(file: name, fallback: .plainText).lazily(Array(text.utf8))
  }

  @Test func `are compared like their stops`() throws {
    let profile = try #require(BuiltIn.profile("voiceover-documented"))
    let reader = profile.reader(locale: "en")
    let options = ComparisonOptions(lexicon: profile.lexicon(beside: profile, locale: "en"))
    var (quick, differing) = (0, 0)
    for seed in 0..<2000 as Range<UInt64> {
      let pair = Pair(seed: seed)
      guard let expected = try? capture(pair.expected, "e"),
        let heard = try? capture(pair.heard, "h"),
        let one = expected.transcript, let other = heard.transcript
      else { continue }
      let whole = Comparison(
        expected: CapturedStops(of: expected, by: reader).stops,
        heard: CapturedStops(of: heard, by: reader).stops, limits: heard.limits, options: options)
      guard
        let lines = Comparison(
          expected: one, heard: other, limits: heard.limits, options: options)
      else { continue }
      quick += 1
      if !whole.differing.isEmpty { differing += 1 }
      #expect(Array(lines.entries) == Array(whole.entries), "seed \(seed)")
      #expect(lines.findings == whole.findings, "seed \(seed)")
      #expect(lines.heardStops == whole.heardStops, "seed \(seed)")
    }
    #expect(quick > 300)
    #expect(differing > 200)
  }

  @Test func `with lines that have moved need all stops`() throws {
    let expected = try #require(try capture("A\nB\nC\nD\nE", "e").transcript)
    let heard = try #require(try capture("B\nC\nD\nE\nA", "h").transcript)
    #expect(Comparison(expected: expected, heard: heard, limits: [], options: .init()) == nil)
  }

  @Test func `have the announcements and numbers of their lines`() throws {
    let capture = try capture("Save, button\r\n\n  OK \r\u{3000}Zo\u{E9}\u{3000}", "e")
    #expect(capture.transcript?.count == 3)
    #expect(capture.whole.transcript == nil)
    guard case .heard(let heard) = capture.content else {
      Issue.record("no announcements")
      return
    }
    #expect(heard.map(\.text) == ["Save, button", "OK", "Zo\u{E9}"])
    #expect(heard.map(\.location.line) == [1, 3, 4])
  }
}

@Suite struct `A session with the stops of another` {
  @Test(arguments: ["hotel.yaml", "date-picker.yaml"], Platform.allCases)
  func `explains lines like a new session`(_ design: String, _ platform: Platform) throws {
    let bytes = try Data(contentsOf: ExampleFolder.url.appending(path: design))
    let screen = try DesignReader.screen(of: Array(bytes), file: design)
    let newest = try #require(BuiltIn.newest(of: .device, on: platform))
    let lexicon = newest.lexicon(beside: newest, locale: "en")
    func session(_ profile: Profile, besides others: [Session] = []) -> Session {
      Session(
        with: screen, reader: profile.reader(locale: "en"), wording: profile.wording(locale: "en"),
        preview: profile.preview(locale: "en"), besides: others)
    }
    let first = session(newest)
    let lines = RecordedSession(first.walk, seed: 7, steps: 40).lines.map { Stop(.text($0)) }
    for id in BuiltIn.versions(ofReaderOf: newest.id) {
      let profile = try #require(BuiltIn.profile(id))
      let (own, shared) = (session(profile), session(profile, besides: [first]))
      #expect(shared.eventful == own.eventful)
      let comparisons = [own, shared].map { session in
        Comparison(
          session, heard: lines, after: lines.map { _ in nil }, options: .init(lexicon: lexicon))
      }
      #expect(comparisons[0] == comparisons[1], "\(id)")
    }
  }
}
