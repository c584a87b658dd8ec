import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

@Suite struct `What criteria state` {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var design: String

    static let all: [Case] =
      ExampleFolder.names.compactMap { file in
        (try? String(contentsOf: ExampleFolder.url.appending(path: file), encoding: .utf8))
          .map { Case(testDescription: file, design: $0) }
      }
      + (0..<100).map { seed in
        Case(testDescription: "design \(seed)", design: GeneratedDesign.design(UInt64(seed)))
      }
  }

  private static let profiles = ["voiceover-documented", "talkback-documented"]

  @Test(arguments: Case.all)
  func `is what a walk through the whole screen plays`(_ item: Case) throws {
    let screen = try WalkSupport.screen(item.design)
    for id in Self.profiles {
      let profile = try #require(BuiltIn.profile(id))
      let reader = BuiltIn.reader(for: profile, locale: screen.locale)
      let wording = BuiltIn.wording(locale: screen.locale, dates: profile.dates)
      let sheet = CriteriaSheet(for: screen, readers: [(reader, wording)]) { _ in nil }
      let start = try WalkSupport.walk(screen, id)
      var played = 0
      for criterion in sheet.criteria where !criterion.actions.isEmpty {
        var walk = start
        // What stands over the screen is opened by it, and begins where it likes.
        guard walk.canReach(Focus(criterion.component)), walk.open.isEmpty else { continue }
        walk.perform(.touch(Focus(criterion.component)))
        check(criterion, &walk)
        played += 1
      }
      #expect(played > 0)
    }
  }

  private func check(_ criterion: Criterion, _ walk: inout Walk) {
    var (before, step) = (walk.focus, walk.beginning)
    var heardSinceClosing: [Heard] = []
    for action in criterion.actions {
      before = walk.focus
      step = walk.perform(action)
      heardSinceClosing = Array(walk.timeline.heard[step.heard])
    }
    let heard = heardSinceClosing
    let all = heard.map(\.text)
    let name = walk.platform.readerName
    let said = criterion.then.filter { $0.hasPrefix("\(name) says \"") }
      .map { String($0.dropFirst(name.count + 7).dropLast()) }
    let isClosing = criterion.then.first == "it closes"
    let place = Comment(rawValue: "\(criterion.when): \(criterion.actions)")
    if isClosing {
      #expect(said.last == nil || heard.contains { $0.text == said.last }, place)
      #expect(!walk.open.contains(criterion.component), place)
    } else if !criterion.then.contains("focus does not leave it") {
      #expect(said == all, place)
    }
    let stop = walk.focus.map { $0.stop?.description ?? $0.component } ?? "nothing"
    for line in criterion.then where !line.hasPrefix("\(name) says") {
      switch line {
      case "it closes": continue
      case "focus returns to \(stop)", "the last stop is \(stop)": continue
      case "focus does not leave it":
        if let action = criterion.actions.last {
          let focus = walk.focus
          walk.perform(action)
          #expect(walk.focus == focus, place)
        }
      case let line where line.hasPrefix("the app "):
        #expect(step.remarks.contains { line == "the app \($0)" }, place)
      default:
        let other = walk.focus?.component == criterion.component ? "" : " of "
        #expect(
          walk.focus == before
            ? line.hasPrefix("focus stays on \(stop)")
            : line.hasPrefix("focus goes to \(stop)\(other)"),
          "\(place): '\(line)', but focus is on \(stop)")
      }
    }
  }
}
