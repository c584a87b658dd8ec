import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `A walk used as a session` {
  @Test(arguments: SessionCase.all)
  func `has no findings, even without its actions`(_ item: SessionCase) throws {
    let screen = try item.screen()
    let walk = try item.walk(on: screen)
    for seed in UInt64(0)..<4 {
      let session = RecordedSession(walk, seed: seed, steps: 40)
      let comparison = try item.comparison(with: session.lines, on: screen)
      let findings = comparison.findings.filter { $0.kind != .notReached }
      #expect(
        findings.isEmpty,
        "seed \(seed)\n\(session.description)\n\(comparison.lines)")
    }
  }
}

@Suite struct `A closed time picker` {
  @Test(arguments: ["talkback-documented", "talkback-16.2", "talkback-17"])
  func `remembers its text fields until it opens again`(_ profile: String) throws {
    let item = SessionCase(
      name: "time",
      design: """
        screen: S
        components:
          - {kind: time-picker, label: Arrival, time: "14:30"}
          - {kind: button, label: Save}
        """, profile: profile)
    let screen = try item.screen()
    let start = try item.walk(on: screen)
    var walk = start
    var actions: [Action] = []
    func perform(_ gestures: Action.Gesture...) {
      for action in gestures.map(Action.gesture) {
        _ = walk.perform(action)
        actions.append(action)
      }
    }
    perform(.doubleTap)
    while walk.focus?.stop != StopID(.mode), actions.count < 60 { perform(.swipeRight) }
    perform(.doubleTap, .back, .swipeRight, .swipeLeft, .doubleTap, .swipeRight, .swipeRight)
    let session = RecordedSession(start, performing: actions)
    #expect(walk.focus?.stop == StopID(.minute))
    let found = try item.comparison(with: session.lines, on: screen).findings
      .filter { $0.kind != .notReached }
    #expect(found.isEmpty, "\(session.description)\n\(found)")
  }
}

@Suite struct `A deselection without an announcement` {
  private static let dog: [Action] = [.gesture(.swipeRight), .gesture(.swipeRight)]
  private static let tap = Action.gesture(.doubleTap)

  private static func away(_ count: Int) -> [Action] {
    Array(repeating: .gesture(.swipeRight), count: count)
      + Array(repeating: .gesture(.swipeLeft), count: count)
  }

  @Test(arguments: SessionCase.rows, [1, 3, 9])
  func `is inferred when the row gets focus again`(_ item: SessionCase, distance: Int) throws {
    let screen = try item.screen()
    let ways = [
      Self.dog + [Self.tap, Self.tap], Self.dog + [Self.tap] + Self.away(1) + [Self.tap],
      [
        .gesture(.swipeRight), Self.tap, .gesture(.swipeRight), Self.tap, Self.tap,
        .gesture(.swipeLeft), Self.tap, .gesture(.swipeRight),
      ],
    ]
    for way in ways {
      let actions = way + Self.away(distance) + [.gesture(.swipeLeft), .gesture(.swipeRight)]
      let session = RecordedSession(try item.walk(on: screen), performing: actions)
      let found = try item.comparison(with: session.lines, on: screen).findings
        .filter { $0.kind != .notReached }
      #expect(found.isEmpty, "\(session.description)\n\(found)")
    }
  }

  @Test(arguments: SessionCase.rows)
  func `is not inferred for a row that had no focus`(_ item: SessionCase) throws {
    let screen = try item.screen()
    var selected = item
    selected.design = item.design.replacing(
      "label: Mountain", with: "label: Mountain, selected: true")
    let session = RecordedSession(
      try item.walk(on: screen), performing: Array(repeating: .gesture(.swipeRight), count: 5))
    let found = try selected.comparison(with: session.lines, on: selected.screen()).findings
    #expect(found.contains { $0.severity > .note }, "\(session.description)")
  }
}

extension Comparison {
  var lines: String {
    differing.map { entry in
      "\(entry.heardPlace.map { "\($0 + 1)" } ?? "-") \(entry.action?.action.description ?? ""): "
        + entry.findings.map { "\($0.severity.rawValue) \($0.kind.rawValue) \($0.sentence)" }
        .joined(separator: "; ")
    }.joined(separator: "\n")
  }
}
