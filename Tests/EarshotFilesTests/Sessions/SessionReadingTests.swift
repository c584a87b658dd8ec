import Earshot
import EarshotProfiles
import Testing

@testable import EarshotFiles

@Suite struct `A session with two readings` {
  private static let design = """
    screen: Trip
    components:
      - {kind: heading, label: Trip}
      - {kind: dropdown, label: From, options: [Rome, Oslo, Bern], value: Oslo}
      - {kind: switch, label: Return, checked: true}
      - {kind: search-field, label: Search}
      - {kind: link, label: Help}
      - {kind: button, label: Find}
    """

  private func comparison(
    of lines: [String], with design: String = Self.design, on platform: Platform
  ) throws -> Comparison {
    let heard = try DiffInput.read("heard", Array(lines.joined(separator: "\n").utf8)) {
      CaptureReader(file: $0, fallback: .plainText)
    }
    let pair = DiffPair(
      expected: .design(try WalkSupport.screen(design)), "design", heard: heard, "heard")
    let runs = try pair.runs { family in
      try BuiltIn.profileNames(of: family).map { try #require(BuiltIn.profile($0)) }
        .filter { $0.platform == platform }
    }
    return ComparedCapture(try #require(runs.first), accepting: nil).comparison
  }

  private func lines(of design: String = Self.design, as profile: String) throws -> [String] {
    let item = SessionCase(name: "trip", design: design, profile: profile)
    let actions: [Action] = Array(repeating: .gesture(.swipeRight), count: 5)
    return RecordedSession(try item.walk(on: item.screen()), performing: actions).lines
  }

  private static let profiles =
    ["voiceover-documented", "voiceover-ios-27"].map {
      ($0, Platform.voiceOver)
    } + ["talkback-documented", "talkback-17"].map { ($0, .talkBack) }

  @Test(arguments: profiles)
  func `does not accept a wrong order because one stop has other words in the other reading`(
    _ profile: String, _ platform: Platform
  ) throws {
    let right = try lines(as: profile)
    #expect(try comparison(of: right, on: platform).faults == (0, 0))
    for place in 2..<(right.count - 1) {
      var wrong = right
      wrong.swapAt(place, place + 1)
      let found = try comparison(of: wrong, on: platform)
      #expect(
        found.findings.contains { $0.kind == .movedStop && $0.severity > .note },
        "\(wrong)\n\(found.lines)")
    }
  }

  @Test(arguments: profiles)
  func `accepts single announcements of the other reading`(
    _ profile: String, _ platform: Platform
  ) throws {
    let names = Self.profiles.filter { $0.1 == platform }.map(\.0)
    let other = try #require(names.first { $0 != profile })
    let (own, others) = (try lines(as: profile), try lines(as: other))
    // Device profiles also announce the screen's title, so a stop's line number depends on the
    // profile.
    let offset = others.count - own.count
    for place in own.indices.dropFirst() where others.indices.contains(place + offset) {
      var mixed = own
      mixed[place] = others[place + offset]
      let found = try comparison(of: mixed, on: platform)
      #expect(found.faults == (0, 0), "\(mixed)\n\(found.lines)")
    }
  }

  private func longLines(as profile: String) throws -> [String] {
    let item = SessionCase(name: "trip", design: Self.design, profile: profile)
    let round: [Action.Gesture] =
      [.swipeRight, .swipeRight, .doubleTap]
      + Array(repeating: .swipeRight, count: 3) + Array(repeating: .swipeLeft, count: 5)
    let actions = (0..<40).flatMap { _ in round.map(Action.gesture) }
    return RecordedSession(try item.walk(on: item.screen()), performing: actions).lines
  }

  @Test(arguments: profiles)
  func `accepts single announcements of the other reading in the middle of a long session`(
    _ profile: String, _ platform: Platform
  ) throws {
    let names = Self.profiles.filter { $0.1 == platform }.map(\.0)
    let other = try #require(names.first { $0 != profile })
    let (own, others) = (try longLines(as: profile), try longLines(as: other))
    #expect(own.count > DiffRun.sampleLength)
    let offset = others.count - own.count
    // Only the device profile announces "off" when a switch is toggled, so the lines about the
    // double-tap are left out.
    let middle = own.count / 2 + 3..<own.count / 2 + 11
    for place in middle where own[place] != others[place + offset] {
      var mixed = own
      mixed[place] = others[place + offset]
      let found = try comparison(of: mixed, on: platform)
      #expect(found.faults == (0, 0), "\(mixed[place])\n\(found.lines)")
    }
    let mixed =
      own[..<middle.lowerBound] + middle.map { others[$0 + offset] } + own[middle.upperBound...]
    let found = try comparison(of: Array(mixed), on: platform)
    #expect(found.faults == (0, 0), "\(found.lines)")
    #expect(found.findings.contains { $0.kind == .differentWording })
  }

  @Test(arguments: profiles, [20, 200])
  func `has a finding for a mistake in a long session`(
    _ profile: (String, Platform), _ start: Int
  ) throws {
    var wrong = try longLines(as: profile.0)
    let place = try #require(wrong.indices.first { $0 > start && wrong[$0].contains("Help") })
    wrong[place] = wrong[place].replacing("Help", with: "Support")
    let found = try comparison(of: wrong, on: profile.1)
    #expect(found.faults == (1, 0), "\(found.lines)")
  }

  @Test(arguments: profiles, [2, 10, 30])
  func `has a finding for each of several mistakes`(
    _ profile: (String, Platform), _ count: Int
  ) throws {
    var wrong = try longLines(as: profile.0)
    let places = wrong.indices.filter { wrong[$0].contains("Help") }.prefix(count)
    #expect(places.count == count)
    for place in places { wrong[place] = wrong[place].replacing("Help", with: "Support") }
    let found = try comparison(of: wrong, on: profile.1)
    #expect(found.faults == (count, 0), "\(found.lines)")
    #expect(!found.isCut)
  }

  @Test func `is searched to the end only if no other version is more similar`() throws {
    let item = SessionCase(name: "trip", design: Self.design, profile: "talkback-documented")
    let screen = try item.screen()
    func cost(atMost mostCost: Int) throws -> Int {
      let lines = (1...20).map { "Weather \($0)" }
      return try item.comparison(with: lines, on: screen, mostCost: mostCost).cost
    }
    let whole = try cost(atMost: .max)
    let part = try cost(atMost: 5_000)
    #expect(whole > 15_000)
    #expect((5_000..<8_000).contains(part))
  }

  private func run(of lines: [String], by id: String) throws -> DiffRun {
    let heard = try DiffInput.read("heard", Array(lines.joined(separator: "\n").utf8)) {
      CaptureReader(file: $0, fallback: .plainText)
    }
    return DiffRun(
      expected: .design(try WalkSupport.screen(Self.design)), expectedFile: "design",
      heard: heard.whole, heardFile: "heard", profile: try #require(BuiltIn.profile(id)),
      locale: "en", isStrict: false, ignored: [])
  }

  private func longLinesWithMistake(as profile: String) throws -> [String] {
    var lines = try longLines(as: profile)
    let place = try #require(lines.indices.first { $0 > 20 && lines[$0].contains("Help") })
    lines[place] = lines[place].replacing("Help", with: "Support")
    return lines
  }

  @Test(arguments: [
    ("voiceover-documented", "voiceover-ios-27"), ("talkback-17", "talkback-documented"),
  ])
  func `is not searched to the end with the reading that fits worse`(
    _ own: String, _ other: String
  ) throws {
    let lines = try longLinesWithMistake(as: own)
    for order in [[own, other], [other, own]] {
      let samples = try DiffPair.samples(of: order.map { try run(of: lines, by: $0) })
      let isCut = samples.map { $0.known?.result.section.comparison.isCut }
      #expect(isCut == order.map { $0 == other })
      #expect(samples.map { $0.mostCost == .max } == order.map { $0 == own })
    }
  }

  @Test func `accepts the title of a window that only a device announces`() throws {
    let own = try lines(as: "talkback-documented")
    #expect(own.first == "Trip, heading")
    let found = try comparison(of: ["Trip"] + own, on: .talkBack)
    #expect(found.faults == (0, 0), "\(found.lines)")
    #expect(found.findings.map(\.kind) == [.differentWording])
  }

  @Test func `does not accept what only a third app announces`() throws {
    let own = try lines(as: "talkback-documented")
    let found = try comparison(of: own.prefix(3) + ["Weather"] + own.dropFirst(3), on: .talkBack)
    #expect(found.findings.map(\.kind) == [.extraStop])
  }

  @Test(arguments: ["talkback-documented", "voiceover-documented"])
  func `has a finding for a state that some versions do not announce`(_ profile: String) throws {
    let platform: Platform = profile.hasPrefix("talkback") ? .talkBack : .voiceOver
    let design =
      "screen: S\ncomponents:\n  - {kind: dropdown, label: Size, value: M, options: [S, M]}\n"
    let line = try #require(try lines(of: design, as: profile).last)
    let broken = line.replacing(", collapsed", with: "")
    #expect(broken != line)
    let found = try comparison(of: [broken], with: design, on: platform)
    #expect(found.findings.contains { $0.severity == .error }, "\(broken)\n\(found.lines)")
  }

  @Test func `is explained by the reading with the fewest wrong lines`() throws {
    let design =
      "screen: S\ncomponents:\n  - {kind: dropdown, label: Size, value: M, options: [S, M]}\n"
    let found = try comparison(
      of: [
        "Size, button, M, in list, collapsed, double tap to activate",
        "S, double tap to activate", "M, double tap to activate",
      ], with: design, on: .talkBack)
    #expect(found.faultyLines.all == 1, "\(found.lines)")
    #expect(found.findings.contains { $0.kind == .missingPart && $0.severity == .error })
  }
}
