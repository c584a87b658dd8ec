import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

struct CriteriaCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var design: String

  static let examples: [CriteriaCase] = ExampleFolder.names.compactMap { file in
    (try? String(contentsOf: ExampleFolder.url.appending(path: file), encoding: .utf8))
      .map { CriteriaCase(testDescription: file, design: $0) }
  }

  static let generated = (0..<15).map { seed in
    CriteriaCase(testDescription: "design \(seed)", design: GeneratedDesign.design(UInt64(seed)))
  }

  static func readers(
    _ ids: [String], of screen: Screen
  ) throws -> [(reader: ScreenReader, wording: Wording)] {
    try ids.map { id in
      let profile = try #require(BuiltIn.profile(id))
      return (
        reader: BuiltIn.reader(for: profile, locale: screen.locale),
        wording: BuiltIn.wording(locale: screen.locale, dates: profile.dates)
      )
    }
  }
}

@Suite struct `The statements of criteria` {
  private static let profiles =
    BuiltIn.profileNames(of: .documented) + BuiltIn.profileNames(of: .device)

  @Test(arguments: CriteriaCase.examples, profiles)
  func `match a walk through the screen`(_ item: CriteriaCase, _ id: String) throws {
    try check(item, by: id)
  }

  @Test(arguments: CriteriaCase.generated)
  func `match a walk through any screen`(_ item: CriteriaCase) throws {
    for id in BuiltIn.profileNames(of: .documented) { try check(item, by: id) }
  }

  @Test(arguments: ["hotel.yaml", "search.yaml"], BuiltIn.profileIDs)
  func `match a walk with any profile`(_ name: String, _ id: String) throws {
    guard !Self.profiles.contains(id) else { return }
    try check(#require(CriteriaCase.examples.first { $0.testDescription == name }), by: id)
  }

  private func check(_ item: CriteriaCase, by id: String) throws {
    let screen = try WalkSupport.screen(item.design)
    let sheet = CriteriaSheet(for: screen, readers: try CriteriaCase.readers([id], of: screen)) {
      _ in
      nil
    }
    let beginning = try WalkSupport.walk(screen.closed, id)
    var played = 0
    for criterion in sheet.criteria where criterion.then.contains(where: { $0.claim != nil }) {
      var walk = beginning
      for action in criterion.preparation { walk.perform(action) }
      check(criterion, &walk)
      if let swiped = swiping(to: criterion, from: beginning) {
        var walk = swiped
        check(criterion, &walk)
      }
      played += 1
    }
    #expect(played > 0)
  }

  private func swiping(to criterion: Criterion, from beginning: Walkthrough) -> Walkthrough? {
    guard criterion.preparation.count == 1, case .touch(let focus) = criterion.preparation[0],
      !criterion.actions.isEmpty
    else { return nil }
    let stops = beginning.reachableStops
    guard let index = stops.firstIndex(where: { $0.component == focus.component }), index > 0
    else { return nil }
    var walk = beginning
    walk.perform(.touch(stops[index - 1]))
    walk.perform(.gesture(.swipeRight))
    return walk
  }

  private func check(_ criterion: Criterion, _ walk: inout Walkthrough) {
    var step = walk.beginning
    for action in criterion.actions { step = walk.perform(action) }
    let heard = walk.timeline.heard[step.heard].filter { $0.duration > 0 }.map(\.text)
    let place = Comment(rawValue: "\(criterion.id): \(criterion.when): \(criterion.actions)")
    var said: [String] = []
    for outcome in criterion.then {
      switch outcome.claim {
      case .focus(let focus): #expect(walk.focus == focus, place)
      case .says(let text):
        said.append(text)
        #expect(outcome.text.hasSuffix("\(walk.platform.readerName) says \"\(text)\""), place)
      case .remark(let remark): #expect(step.remarks.contains(remark), place)
      case .confined:
        let focus = walk.focus
        if let action = criterion.actions.last { walk.perform(action) }
        #expect(walk.focus == focus, place)
      case nil: continue
      }
    }
    #expect(said.isEmpty || said == heard, place)
  }

  @Test(arguments: CriteriaCase.examples, profiles)
  func `never expect silence`(_ item: CriteriaCase, _ id: String) throws {
    let screen = try WalkSupport.screen(item.design)
    let sheet = CriteriaSheet(for: screen, readers: try CriteriaCase.readers([id], of: screen)) {
      _ in
      nil
    }
    for criterion in sheet.criteria {
      #expect(!criterion.then.isEmpty)
      for outcome in criterion.then {
        #expect(!outcome.text.contains("says nothing") && !outcome.text.contains("to nothing"))
        // According to the guidelines, Enter does nothing on iOS.
        guard outcome.text == "nothing happens" else { continue }
        #expect(criterion.platform == .voiceOver && criterion.actions == [.key(.enter)])
      }
    }
  }
}

@Suite struct `The names of criteria` {
  private static let profiles = ["voiceover-documented", "talkback-documented", "talkback-16.2"]

  private func sheet(_ design: String, _ level: Criterion.Level = .all) throws -> CriteriaSheet {
    try sheet(of: WalkSupport.screen(design), level)
  }

  private func sheet(of screen: Screen, _ level: Criterion.Level = .all) throws -> CriteriaSheet {
    CriteriaSheet(
      for: screen, readers: try CriteriaCase.readers(Self.profiles, of: screen), level: level
    ) { _ in nil }
  }

  @Test(arguments: CriteriaCase.examples + CriteriaCase.generated.prefix(10))
  func `are unique: ids in the file, names in the rule`(_ item: CriteriaCase) throws {
    let criteria = try sheet(item.design).criteria
    #expect(Set(criteria.map(\.id)).count == criteria.count)
    #expect(Set(criteria.map { [$0.subject, $0.name] }).count == criteria.count)
    for (_, ofSubject) in Dictionary(grouping: criteria, by: \.subject) {
      #expect(Set(ofSubject.map(\.component)).count == 1)
    }
    #expect(criteria.allSatisfy { !$0.id.contains(where: \.isWhitespace) })
  }

  @Test(arguments: CriteriaCase.examples)
  func `stay when components change places`(_ item: CriteriaCase) throws {
    var screen = try WalkSupport.screen(item.design)
    func names() throws -> [String: String] {
      Dictionary(
        try sheet(of: screen).criteria.filter { !$0.id.contains(".begin.") }.map {
          ($0.id, $0.name)
        }
      ) { first, _ in first }
    }
    let before = try names()
    screen.components.reverse()
    #expect(try names() == before)
  }

  @Test func `are unique even if a design repeats names`() throws {
    let criteria = try sheet(
      """
      screen: Twice
      components:
        - {kind: button, label: 'Pay @ once', actions: [Share, Share]}
        - {kind: button, label: 'Pay @ once'}
        - {kind: radio-group, id: 'a b', label: R, options: [X, Y]}
      """
    ).criteria
    #expect(Set(criteria.map(\.id)).count == criteria.count)
    #expect(criteria.contains { $0.subject == "button \"Pay @ once\" (pay-once-2)" })
    #expect(criteria.contains { $0.id == "a_b/option.X@usual/talkback/talkback-16.2" })
  }

  @Test(arguments: CriteriaCase.examples)
  func `show stops by their visible names`(_ item: CriteriaCase) throws {
    let screen = try WalkSupport.screen(item.design)
    let stops = Set(
      screen.allComponents.flatMap { component in
        Realization(
          of: component, on: .talkBack,
          wording: BuiltIn.wording(locale: "en", dates: .init())
        ).stops.map(\.id).filter { $0.label != nil }.map(\.description)
      })
    for criterion in try sheet(of: screen).criteria {
      let texts = [criterion.title, criterion.when] + criterion.then.map(\.text)
      for text in texts {
        #expect(!stops.contains { text.contains($0) }, "\(text)")
        #expect(!text.contains("{stop}") && !text.contains("state usual"), "\(text)")
      }
    }
  }

  @Test(arguments: CriteriaCase.examples)
  func `are few if only the essential cases are tested`(_ item: CriteriaCase) throws {
    let (all, essential) = (
      try sheet(item.design).criteria, try sheet(item.design, .essential).criteria
    )
    #expect(!essential.isEmpty && Set(essential).isSubset(of: all))
    let perComponent = Dictionary(grouping: essential) { [$0.component, $0.reader] }
    #expect(perComponent.values.allSatisfy { $0.count <= 3 })
    let reached = Set(
      all.filter { $0.id.contains(".reach.") || $0.id.contains(".open.") }.map(\.component))
    #expect(Set(essential.map(\.component)) == reached)
  }
}

extension Screen {
  fileprivate var closed: Screen {
    var screen = self
    screen.components = screen.components.map(\.closed)
    return screen
  }
}

extension Component {
  fileprivate var closed: any Component {
    let opened: Set = ["expanded", "open", "input", "list", "wheels"]
    let opens = ["dropdown", "menu", "date-picker", "time-picker", "date-time-picker"]
    let isOpen = opens.contains(kind.name) && opened.contains(state.rawValue)
    var component: any Component = isOpen ? states.first.map(inState) ?? self : self
    if !nestedComponents.isEmpty { component.nestedComponents = nestedComponents.map(\.closed) }
    return component
  }
}
