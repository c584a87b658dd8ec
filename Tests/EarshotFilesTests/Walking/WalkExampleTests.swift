import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

@Suite struct `The scripts of the examples` {
  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: ExampleFolder.url.path())) ?? [])
    .filter { $0.hasSuffix(".walk") }.sorted()

  private func transcripts(
    _ name: String, changing change: (String) -> String = { $0 }
  ) throws -> [Transcript] {
    let file = ExampleFolder.url.appending(path: name)
    let design = try String(
      contentsOf: file.deletingPathExtension().appendingPathExtension("yaml"), encoding: .utf8)
    let script = change(try String(contentsOf: file, encoding: .utf8))
    return try BuiltIn.profileNames(of: .documented).map {
      try WalkSupport.transcript(design, script, $0)
    }
  }

  @Test(arguments: names)
  func `hold on both platforms`(_ name: String) throws {
    for transcript in try transcripts(name) {
      #expect(transcript.failures.isEmpty, "\(transcript.failures)")
      #expect(transcript.steps.count > 5)
    }
  }

  @Test(arguments: names)
  func `fail if the announcement differs`(_ name: String) throws {
    let changed = try transcripts(name) { $0.replacing("hear: ", with: "hear: not ") }
    #expect(changed.allSatisfy { !$0.failures.isEmpty })
  }

  @Test func `are there`() { #expect(Self.names.count >= 3) }

  @Test func `are in the documentation with everything that a script can contain`() throws {
    let page = try String(
      contentsOf: ExampleFolder.url.deletingLastPathComponent().appending(path: "Docs/walks.md"),
      encoding: .utf8)
    for name in WalkScriptReader.names {
      #expect(page.contains("`\(name)`") || page.contains("`\(name):"), "\(name)")
    }
  }
}

@Suite struct `A walk that is saved` {
  private static func actions(_ walk: Walkthrough, _ seed: UInt64) -> [Action] {
    var dice = Dice(state: seed)
    var walk = walk
    return (0..<40).map { _ in
      let action: Action =
        switch Int.random(in: 0..<10, using: &dice) {
        case 0..<5: .gesture(Action.Gesture.allCases.randomElement(using: &dice) ?? .doubleTap)
        case 5, 6: .key(Key.allCases.randomElement(using: &dice) ?? .tab)
        case 7: .rotor(Action.Rotor.allCases.randomElement(using: &dice) ?? .default)
        case 8: .type([" ", "a", "\"", ":", "é"].randomElement(using: &dice) ?? "a")
        default: walk.reachableStops.randomElement(using: &dice).map { .touch($0) } ?? .clear
        }
      walk.perform(action)
      return action
    }
  }

  @Test(arguments: ExampleFolder.names, WalkSupport.all)
  func `is repeated by its script with the same announcements`(_ name: String, _ id: String) throws
  {
    let design = try String(contentsOf: ExampleFolder.url.appending(path: name), encoding: .utf8)
    let start = try WalkSupport.walk(WalkSupport.screen(design), id)
    for seed in 0..<3 {
      let actions = Self.actions(start, UInt64(seed))
      let text = WalkScriptWriter().written(actions, from: start, title: "T\n- {a").text
      let script = try WalkSupport.script(text)
      let found = script.lines.compactMap { line -> Action? in
        if case .action(let action) = line.demand { action } else { nil }
      }
      #expect(found == actions)
      #expect(script.lines.count == actions.count * 2 + 1)
      let transcript = Transcript(of: start, by: script)
      #expect(transcript.failures.isEmpty, "\(transcript.failures)")
    }
  }

  @Test func `reports other announcements`() throws {
    let before = try WalkSupport.screen(of: "  - {kind: button, label: Save}")
    let after = try WalkSupport.screen(of: "  - {kind: button, label: Send}")
    let id = "talkback-documented"
    let script = WalkScriptWriter().written(
      [.key(.space)], from: try WalkSupport.walk(before, id), title: "")
    let transcript = Transcript(
      of: try WalkSupport.walk(after, id), by: try WalkSupport.script(script.text))
    #expect(transcript.failures.map(\.location.line) == [2])
    #expect(transcript.failures.first?.message.contains("'Send") == true)
  }
}

@Suite struct `Rotor and reading control` {
  private static let screen = """
      - {kind: heading, label: Top}
      - {kind: text, label: Words}
      - {kind: button, label: Go}
      - {kind: slider, label: Volume, value: 50%}
      - {kind: link, label: Help}
      - {kind: heading, label: End}
      - {kind: text-field, label: Name}
      - {kind: modal, close: true, id: m, label: Inside, components: [{kind: link, label: More}]}
    """

  @Test(
    arguments: WalkSupport.all,
    [
      ("headings", ["end/heading", "top/heading"]), ("links", ["help/link"]),
      ("controls", ["go/button", "volume/slider", "name/text-field"]),
    ])
  func `move focus to the next element of a kind`(
    _ id: String, _ kind: (String, [String])
  ) throws {
    var walk = try WalkSupport.walk(WalkSupport.screen(of: Self.screen), id)
    // The walk must begin at the first stop.
    try walk.does("touch: top")
    try walk.does("rotor: \(kind.0)")
    var found: [String] = []
    while true {
      let step = walk.perform(.gesture(.swipeDown))
      guard step.remarks.isEmpty else {
        #expect(step.remarks == [.edge] && step.heard.isEmpty)
        break
      }
      found.append(walk.focus?.description ?? "")
      #expect(!step.heard.isEmpty)
    }
    if kind.0 == "headings" {
      #expect(found == ["end/heading"])
      try walk.does("swipe-up")
      found.append(walk.focus?.description ?? "")
    }
    #expect(found == kind.1)
    #expect(Set(walk.rotorStops.map(\.description)) == Set(kind.1))
  }

  @Test(arguments: WalkSupport.all)
  func `say nothing and do not change values`(_ id: String) throws {
    var walk = try WalkSupport.walk(WalkSupport.screen(of: Self.screen), id)
    try walk.does("touch: volume")
    #expect(try walk.does("rotor: headings").isEmpty)
    try walk.does("swipe-up")
    #expect(walk.focus?.component == "top")
    try walk.does("touch: volume")
    try walk.does("reading-control: default")
    #expect(try walk.does("swipe-up").contains { $0.hasPrefix("60") })
  }

  @Test(arguments: WalkSupport.all)
  func `stay within the open component`(_ id: String) throws {
    var walk = try WalkSupport.walk(WalkSupport.screen(of: Self.screen), id)
    try walk.does("show: m")
    try walk.does("rotor: links")
    #expect(walk.rotorStops.map(\.component) == ["more"])
  }
}
