import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

/// A source of chance that gives the same choices on every run (SplitMix64).
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A design and a profile to walk it with.
struct WalkCase: Sendable, CustomTestStringConvertible {
  var name: String
  var design: String
  var profile: String

  var testDescription: String { "\(name), \(profile)" }

  /// Every example, and a screen with every kind of component, with every family and platform.
  static let all: [WalkCase] = designs.flatMap { name, design in
    WalkSupport.all.map { WalkCase(name: name, design: design, profile: $0) }
  }

  private static let designs: [(String, String)] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    let examples = files.filter { $0.hasSuffix(".yaml") }.sorted().compactMap { file in
      (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)).map { (file, $0) }
    }
    return examples + [("every kind of component", everything)]
  }()

  private static let everything = """
    screen: Everything
    components:
      - {kind: heading, label: Everything}
      - {kind: dropdown, label: Search by, options: [One, {label: Two, disabled: true}, Three], dismiss: true}
      - {kind: date-picker, label: Departure, date: 2026-01-31, minimum: 2025-11-02, maximum: 2027-03-05, unavailable: [2026-02-01]}
      - {kind: date-picker, label: Return, date: 2026-05-05, style: input}
      - {kind: date-picker, label: Month, date: 2026-05-05, style: calendar, range: true}
      - {kind: search-field, label: Search, placeholder: Files, results: announced}
      - {kind: menu, label: More, items: [Move, Snooze], dismiss: true, opener: inside, closes: [escape, item, dismiss, close-button, swipe-back, two-finger-swipe, scrub, back]}
      - {kind: menu, label: Open, items: [Here, There], covers: false}
      - {kind: checkbox, label: Agree}
      - {kind: switch, label: Wi-Fi, checked: true}
      - {kind: slider, label: Volume, value: 50%}
      - {kind: stepper, label: Guests, value: 2}
      - {kind: text-field, label: Name}
      - {kind: expandable-row, label: Details}
      - {kind: radio-group, label: Cabin, options: [Economy, Business], value: Economy}
      - {kind: tab-bar, options: [Home, Settings], value: Home}
      - {kind: list, label: Rows, components: [{kind: table-row, label: First}, {kind: link, label: Second}]}
      - {kind: button, label: Save, disabled: true}
      - {kind: text, label: Hidden, hidden: true}
      - {kind: button, label: Item, actions: [Delete, Share]}
      - {kind: modal, id: modal, label: Terms, components: [{kind: text, label: Long text}, {kind: dropdown, label: Language, options: [English, Deutsch]}]}
      - {kind: alert, id: alert, label: Sure?, body: It is gone then., buttons: [Delete, Keep]}
      - {kind: toast, id: toast, text: Saved}
    """
}

@Suite struct `Invariants of random walks` {
  /// Does 10,000 actions, and asks something after each of them.
  private func walkAtRandom(
    _ item: WalkCase, seed: UInt64, steps: Int = 10_000,
    _ ask: (Walk, Walk, Action, WalkStep) throws -> Void
  ) throws {
    let screen = try WalkSupport.screen(item.design)
    var walk = try WalkSupport.walk(screen, item.profile)
    var dice = Dice(state: seed)
    for _ in 0..<steps {
      let action = anyAction(walk, &dice)
      let before = walk
      let step = walk.perform(action)
      try ask(before, walk, action, step)
      // A long timeline is another test's subject.
      if walk.timeline.heard.count > 400 {
        walk = try WalkSupport.walk(screen, item.profile)
      }
    }
  }

  private func anyAction(_ walk: Walk, _ dice: inout Dice) -> Action {
    switch Int.random(in: 0..<100, using: &dice) {
    case 0..<60: return .gesture(Action.Gesture.allCases.randomElement(using: &dice) ?? .doubleTap)
    case 60..<66: return .gesture(.doubleTap)
    case 66..<85: return .key(Action.Key.allCases.randomElement(using: &dice) ?? .tab)
    case 85..<90:
      let stop = walk.reachableStops.randomElement(using: &dice)
      return stop.map { .touch($0) } ?? .gesture(.swipeRight)
    case 90..<93: return .type("ab ")
    case 93..<94: return .clear
    case 94..<95: return .wait(milliseconds: Int.random(in: 0..<900, using: &dice))
    default:
      let id = walk.components.randomElement(using: &dice)?.id ?? ""
      return .app(
        Bool.random(using: &dice)
          ? .show(component: id)
          : Bool.random(using: &dice) ? .hide(component: id) : .results(component: id))
    }
  }

  @Test(arguments: WalkCase.all)
  func `focus is always on a stop that can be reached`(_ item: WalkCase) throws {
    try walkAtRandom(item, seed: 1) { _, walk, action, _ in
      guard let focus = walk.focus else {
        return #expect(walk.reachableStops.isEmpty, "no focus after \(action), yet there are stops")
      }
      #expect(walk.canReach(focus), "\(focus) after \(action) cannot be reached")
    }
  }

  @Test(arguments: WalkCase.all)
  func `what confines focus keeps it until it closes`(_ item: WalkCase) throws {
    try walkAtRandom(item, seed: 2) { before, walk, action, _ in
      guard let open = before.open.last, before.opening?.confines == true,
        walk.open.contains(open), walk.opening?.confines == true, walk.open == before.open
      else { return }
      let focus = try #require(walk.focus)
      guard focus.component != before.focus?.component else { return }
      let inside = Set(before.reachableStops.map(\.component))
      #expect(inside.contains(focus.component), "\(focus) after \(action) is outside \(open)")
    }
  }

  @Test(arguments: WalkCase.all)
  func `what is open closes by each of its ways, and gives focus back`(_ item: WalkCase) throws {
    var count = 0
    try walkAtRandom(item, seed: 3, steps: 2_000) { before, walk, action, step in
      guard step.remarks.contains(.opened), let opening = walk.opening, let open = walk.open.last
      else { return }
      count += 1
      for way in opening.closings where way != .outside || opening.closings == [.outside] {
        var leaving = walk
        let isClosed = leaving.leave(by: way)
        #expect(isClosed, "\(open) stays open on \(way)")
        #expect(leaving.open == before.open)
        let isOverlay = walk.components.contains { $0.id == open && $0 is Container }
        if !isOverlay { #expect(leaving.focus?.component == open, "\(way) loses focus") }
        if isOverlay, before.open.isEmpty { #expect(leaving.focus == before.focus) }
      }
    }
    if item.name == "every kind of component" { #expect(count > 10) }
  }

  @Test(arguments: WalkCase.all)
  func `undoing an adjustment restores the announcement`(_ item: WalkCase) throws {
    try walkAtRandom(item, seed: 4, steps: 3_000) { before, walk, action, step in
      guard action == .gesture(.swipeUp), let focus = walk.focus, !step.heard.isEmpty,
        walk.timeline.heard[step.heard].contains(where: { $0.reason == .adjustment })
      else { return }
      var there = before
      let first = said(by: &there, .touch(focus))
      var back = walk
      let undone = back.perform(.gesture(.swipeDown))
      guard !undone.remarks.contains(.limit) else { return }
      #expect(said(by: &back, .touch(focus)) == first, "\(focus)")
    }
  }

  private func said(by walk: inout Walk, _ action: Action) -> [String] {
    let step = walk.perform(action)
    return walk.timeline.heard[step.heard].map(\.text)
  }

  @Test(arguments: WalkCase.all)
  func `nothing is said twice in a row unless focus came to it again`(_ item: WalkCase) throws {
    try walkAtRandom(item, seed: 5) { _, walk, action, step in
      let heard = walk.timeline.heard[step.heard].filter { $0.reason != .echo }
      for (first, second) in zip(heard, heard.dropFirst()) {
        #expect(first.text != second.text, "'\(first.text)' twice after \(action)")
      }
    }
  }

  @Test(arguments: WalkCase.all)
  func `there is always a way out of what is open`(_ item: WalkCase) throws {
    try walkAtRandom(item, seed: 6, steps: 2_000) { _, walk, _, _ in
      guard let opening = walk.opening, opening.confines else { return }
      #expect(opening.closings.contains { $0 != .outside })
    }
  }

  @Test(arguments: WalkCase.all)
  func `the same actions give the same timeline`(_ item: WalkCase) throws {
    var first: [Heard] = []
    var second: [Heard] = []
    try walkAtRandom(item, seed: 7, steps: 500) { _, walk, _, step in
      first += walk.timeline.heard[step.heard]
    }
    try walkAtRandom(item, seed: 7, steps: 500) { _, walk, _, step in
      second += walk.timeline.heard[step.heard]
    }
    #expect(first == second)
    #expect(!first.isEmpty)
  }

  @Test func `a hundred thousand actions over a thousand components take seconds`() throws {
    let rows = (0..<1000).map {
      "  - {kind: dropdown, id: d\($0), label: Row \($0), options: [A, B]}"
    }
    let screen = try WalkSupport.screen(of: rows.joined(separator: "\n"))
    var walk = try WalkSupport.walk(screen, "voiceover-documented")
    let clock = ContinuousClock()
    func time(of actions: Int) -> Duration {
      clock.measure {
        for index in 0..<actions {
          walk.perform(
            .gesture(index % 5 == 1 ? .doubleTap : index % 5 == 3 ? .scrub : .swipeRight))
        }
      }
    }
    let early = time(of: 2_000)
    _ = time(of: 16_000)
    let late = time(of: 2_000)
    // Ten times leaves room for a machine that does something else at the time.
    #expect(late < early * 10, "the time of an action grows with the components visited")
  }
}
