import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

/// SplitMix64.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

struct WalkCase: Sendable, CustomTestStringConvertible {
  var name: String
  var design: String
  var profile: String

  var testDescription: String { "\(name), \(profile)" }

  static let all: [WalkCase] = designs.flatMap { name, design in
    WalkSupport.all.map { WalkCase(name: name, design: design, profile: $0) }
  }

  private static let designs: [(String, String)] = {
    let examples = ExampleFolder.names.compactMap { file in
      (try? String(contentsOf: ExampleFolder.url.appending(path: file), encoding: .utf8))
        .map { (file, $0) }
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
      - {kind: button, label: Terms of carriage, opens: modal, next: {down: save, up: modal}}
      - {kind: menu, label: Further, items: [{label: Delete, opens: alert}, {label: Keep, opens: toast}]}
      - {kind: modal, close: true, id: modal, label: Terms, components: [{kind: text, label: Long text}, {kind: link, label: Ask, opens: alert}, {kind: dropdown, label: Language, options: [English, Deutsch]}]}
      - {kind: alert, id: alert, label: Sure?, body: It is gone then., buttons: [Delete, Keep]}
      - {kind: toast, id: toast, text: Saved}
    """
}

@Suite struct `Invariants of random walks` {
  private struct Before {
    var open: [String]
    var isConfined: Bool
    var focus: Focus?
    /// The walk before the action; nil if no check needs it, because a copy slows down the next
    /// action.
    var walk: Walkthrough?

    init(_ walk: Walkthrough, _ action: Action) {
      open = walk.open
      isConfined = walk.opening?.confines == true
      focus = walk.focus
      self.walk = action == .gesture(.swipeUp) && walk.focus != nil ? walk : nil
    }
  }

  private func walkAtRandom(
    _ item: WalkCase, seed: UInt64, steps: Int,
    _ ask: (Before, Walkthrough, Action, WalkStep) throws -> Void
  ) throws {
    let start = try WalkSupport.walk(WalkSupport.screen(item.design), item.profile)
    var walk = start
    var dice = Dice(state: seed)
    for _ in 0..<steps {
      let action = anyAction(walk, &dice)
      let before = Before(walk, action)
      let step = walk.perform(action)
      try ask(before, walk, action, step)
      if walk.timeline.heard.count > 400 { walk = start }
    }
  }

  private func anyAction(_ walk: Walkthrough, _ dice: inout Dice) -> Action {
    switch Int.random(in: 0..<100, using: &dice) {
    case 0..<60: return .gesture(Action.Gesture.allCases.randomElement(using: &dice) ?? .doubleTap)
    case 60..<66: return .gesture(.doubleTap)
    case 66..<85: return .key(Key.allCases.randomElement(using: &dice) ?? .tab)
    case 85..<90:
      let stop = walk.reachableStops.randomElement(using: &dice)
      return stop.map { .touch($0) } ?? .gesture(.swipeRight)
    case 90..<93: return .type("ab ")
    case 93..<94:
      // The default rotor setting is chosen more often, so that half of the swipes adjust values.
      let rotors = Action.Rotor.allCases + Array(repeating: .default, count: 3)
      return Bool.random(using: &dice)
        ? .clear : .rotor(rotors.randomElement(using: &dice) ?? .default)
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
  func `hold after every one of ten thousand actions`(_ item: WalkCase) throws {
    var opened = 0
    try walkAtRandom(item, seed: 1, steps: 10_000) { before, walk, action, step in
      checkFocus(walk, action)
      checkConfinement(before, walk, action)
      checkRepetition(walk, action, step)
      checkWayOut(walk)
      checkUndoing(before, walk, action, step)
      if step.remarks.contains(.opened) {
        opened += 1
        checkClosing(before, walk)
      }
    }
    if item.name == "every kind of component" { #expect(opened > 100) }
  }

  private func checkFocus(_ walk: Walkthrough, _ action: Action) {
    guard let focus = walk.focus else {
      return #expect(walk.reachableStops.isEmpty, "no focus after \(action), yet there are stops")
    }
    if !walk.canReach(focus) { Issue.record("\(focus) after \(action) cannot be reached") }
  }

  private func checkConfinement(_ before: Before, _ walk: Walkthrough, _ action: Action) {
    guard before.isConfined, walk.open == before.open,
      walk.focus?.component != before.focus?.component
    else { return }
    let open = walk.components.first { $0.id == before.open.last }
    let inside = open.map(ids) ?? []
    let focus = walk.focus?.component ?? ""
    #expect(inside.contains(focus), "\(focus) after \(action) is outside \(before.open)")
  }

  private func ids(_ component: any Component) -> [String] {
    [component.id] + component.nestedComponents.flatMap(ids)
  }

  private func checkRepetition(_ walk: Walkthrough, _ action: Action, _ step: WalkStep) {
    let heard = walk.timeline.heard[step.heard].filter { $0.reason != .echo }
    for (first, second) in zip(heard, heard.dropFirst()) where first.text == second.text {
      Issue.record("'\(first.text)' twice after \(action)")
    }
  }

  private func checkWayOut(_ walk: Walkthrough) {
    guard let opening = walk.opening, opening.confines else { return }
    if !opening.closings.contains(where: { $0 != .outside }) {
      Issue.record("\(walk.open) is a trap")
    }
  }

  private func checkClosing(_ before: Before, _ walk: Walkthrough) {
    guard let opening = walk.opening, let open = walk.open.last else { return }
    let isOverlay = walk.components.contains { $0.id == open && $0.traits.presence == .overlay }
    for way in opening.closings where way != .outside || opening.closings == [.outside] {
      var leaving = walk
      let isClosed = leaving.leave(by: way)
      #expect(isClosed, "\(open) stays open on \(way)")
      #expect(isOverlay || leaving.focus?.component == open, "\(way) loses focus")
      guard isOverlay, leaving.open == before.open else { continue }
      // An item disappears with its menu, so focus returns to the menu's button.
      #expect(leaving.focus == before.focus, "\(way) of \(open)")
    }
  }

  private func checkUndoing(
    _ before: Before, _ walk: Walkthrough, _ action: Action, _ step: WalkStep
  ) {
    guard var there = before.walk, let focus = walk.focus,
      walk.timeline.heard[step.heard].contains(where: { $0.reason == .adjustment })
    else { return }
    let first = said(by: &there, .touch(focus))
    var back = walk
    let undone = back.perform(.gesture(.swipeDown))
    guard !undone.remarks.contains(.limit) else { return }
    let again = said(by: &back, .touch(focus))
    #expect(again == first, "\(focus)")
  }

  private func said(by walk: inout Walkthrough, _ action: Action) -> [String] {
    let step = walk.perform(action)
    return walk.timeline.heard[step.heard].map(\.text)
  }

  @Test(arguments: WalkCase.all)
  func `the same actions give the same timeline`(_ item: WalkCase) throws {
    func heard() throws -> [Heard] {
      var heard: [Heard] = []
      try walkAtRandom(item, seed: 7, steps: 500) { _, walk, _, step in
        heard += walk.timeline.heard[step.heard]
      }
      return heard
    }
    let first = try heard()
    #expect(try heard() == first)
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
    // The factor is ten, because other programs can slow down the machine.
    #expect(late < early * 10, "the time of an action grows with the components visited")
  }
}
