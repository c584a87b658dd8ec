import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

struct RecordedSession: Sendable {
  var lines: [String] = []
  var actions: [[Action]] = []

  var description: String {
    zip(lines, actions).enumerated().map { number, line in
      "\(number + 1) \(line.1.map(\.description).joined(separator: " + ")): \(line.0)"
    }.joined(separator: "\n")
  }

  init(_ start: Walkthrough, seed: UInt64, steps: Int) {
    var walk = start
    var dice = Dice(state: seed)
    record(walk.beginning, of: walk, [])
    var waiting: [Action] = []
    for _ in 0..<steps {
      let action = Self.action(walk, &dice)
      let step = walk.perform(action)
      waiting.append(action)
      if record(step, of: walk, waiting) { waiting = [] }
    }
  }

  init(_ start: Walkthrough, performing actions: [Action]) {
    var walk = start
    record(walk.beginning, of: walk, [])
    for action in actions {
      let step = walk.perform(action)
      record(step, of: walk, [action])
    }
  }

  @discardableResult
  private mutating func record(_ step: WalkStep, of walk: Walkthrough, _ actions: [Action]) -> Bool
  {
    let count = lines.count
    var isHintDue = false
    for heard in walk.timeline.heard[step.heard] where heard.duration > 0 {
      if heard.reason == .hint, isHintDue {
        lines[lines.count - 1] += ", " + heard.text
      } else {
        lines.append(heard.text)
        self.actions.append(lines.count == count + 1 ? actions : [])
      }
      isHintDue = heard.reason != .hint
    }
    return lines.count > count
  }

  private static func action(_ walk: Walkthrough, _ dice: inout Dice) -> Action {
    switch Int.random(in: 0..<100, using: &dice) {
    case 0..<58: return .gesture(.swipeRight)
    case 58..<64: return .gesture(.swipeLeft)
    case 64..<80: return .gesture(.doubleTap)
    case 80..<84: return .gesture(.swipeUp)
    case 84..<88: return .gesture(.swipeDown)
    case 88..<94:
      let ways: [Action] = [.gesture(.scrub), .gesture(.back)]
      return ways[walk.platform == .voiceOver ? 0 : 1]
    case 94..<97 where walk.isEditing: return .type("a")
    default:
      guard let component = walk.components.randomElement(using: &dice) else {
        return .gesture(.swipeRight)
      }
      if component.traits.presence != .always { return .app(.show(component: component.id)) }
      return component.traits.isSearch || component.traits.awaitsResults
        ? .app(.results(component: component.id)) : .gesture(.swipeRight)
    }
  }
}

struct SessionCase: Sendable, CustomTestStringConvertible {
  var name: String
  var design: String
  var profile: String

  var testDescription: String { "\(name), \(profile)" }

  static let all: [SessionCase] =
    ComponentKinds.builtIn.kinds.flatMap { kind in
      WalkSupport.all.map {
        SessionCase(
          name: kind.name, design: "screen: Test\ncomponents:\n" + kind.example(indent: 2),
          profile: $0)
      }
    } + WalkCase.all.map { SessionCase(name: $0.name, design: $0.design, profile: $0.profile) }
    + rows

  static let rows = (WalkSupport.all + ["voiceover-ios-27", "talkback-17"]).map {
    SessionCase(
      name: "rows",
      design: "screen: S\ncomponents:\n  - {kind: heading, label: Photos}\n"
        + ["Beach", "Dog", "Mountain"].map { "  - {kind: table-row, label: \($0)}\n" }.joined()
        + (1...9).map { "  - {kind: button, label: Button \($0)}\n" }.joined(),
      profile: $0)
  }

  func screen() throws -> Screen { try WalkSupport.screen(design) }

  func comparison(
    with lines: [String], on screen: Screen, actions: [[Action]?] = [], mostCost: Int = .max
  ) throws -> Comparison {
    let profile = try #require(BuiltIn.profile(profile))
    let locale = screen.locale
    var session = Session(
      with: screen, reader: profile.reader(locale: locale),
      wording: profile.wording(locale: locale), preview: profile.preview(locale: locale))
    session.mostCost = mostCost
    let newest = BuiltIn.newest(of: .device, on: profile.platform) ?? profile
    return Comparison(
      session,
      heard: lines.enumerated().map { number, line in
        Stop(
          .text(line),
          at: Stop.Place(location: SourceLocation(file: "heard", line: number + 1, column: 1)))
      }, after: actions,
      options: ComparisonOptions(lexicon: profile.lexicon(beside: newest, locale: locale)))
  }

  func walk(on screen: Screen) throws -> Walkthrough {
    let profile = try #require(BuiltIn.profile(profile))
    return Walkthrough(
      through: screen, reader: profile.reader(locale: screen.locale),
      wording: profile.wording(locale: screen.locale))
  }
}
