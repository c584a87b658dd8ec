import Earshot
import EarshotFiles
import Testing

@Suite struct `The script of a walk` {
  private func demands(_ text: String) throws -> [WalkScript.Demand] {
    try WalkScriptReader(file: "walk").script(of: Array(text.utf8)).lines.map(\.demand)
  }

  @Test func `reads one action a line`() throws {
    let script = """
      # Opening
      double-tap
      swipe right

      key: space
      type: two words
      hear: "Search by, button"
      focus: search-by/option.Record locator
      wait: 300
      error: name: Too long: 20 letters
      """
    #expect(
      try demands(script) == [
        .action(.gesture(.doubleTap)), .action(.gesture(.swipeRight)), .action(.key(.space)),
        .action(.type("two words")), .hear("Search by, button"),
        .focus(Focus("search-by/option.Record locator")),
        .action(.wait(milliseconds: 300)),
        .action(.app(.error(component: "name", text: "Too long: 20 letters"))),
      ])
  }

  @Test func `reads YAML, with expectations for one reader`() throws {
    let script = try WalkScriptReader(file: "walk").script(
      of: Array(
        """
        walk:
          - double-tap:
            focus: menu/item.One
          - {voiceover: scrub, talkback: back}
          - hear: {voiceover: "Menu, button", talkback-15.1: Menu}
          - results: search
        """.utf8))
    #expect(
      script.lines.map(\.condition) == [
        nil, nil, "voiceover", "talkback", "voiceover", "talkback-15.1", nil,
      ])
    #expect(script.lines[2].demand == .action(.gesture(.scrub)))
    #expect(script.lines[5].demand == .hear("Menu"))
    #expect(script.lines[1].location.line == 3)
  }

  @Test(arguments: [
    ("swipe-rihgt", "did you mean 'swipe-right'"), ("wait: soon", "wait: 300"),
    ("key: any", "key: space"), ("double-tap 3", "'double-tap' takes no argument"),
    ("- touch: [1]", "found a list"),
    ("- {hear: {ios: a}}", "platform"),
    ("type:", "type"), ("- [a]", "found a list"), ("rotor: words", "rotor: headings"),
    ("- reading-control: [a]", "found a list"),
  ])
  func `suggests an action for an unknown one`(_ text: String, _ words: String) throws {
    let error = #expect(throws: InputError.self) { try demands(text) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    #expect(error?.location?.file == "walk")
  }

  @Test func `reads every action as it is written`() throws {
    let actions: [Action] =
      Action.Gesture.allCases.map { .gesture($0) } + Key.allCases.map { .key($0) } + [
        .rotor(.headings), .rotor(.default), .touch(Focus("a/b c")), .type("x: y"), .clear,
        .wait(milliseconds: 5),
        .app(.results(component: "a")), .app(.error(component: "a", text: "b: c")),
        .app(.toast("t")), .app(.announcement("n")), .app(.alert("n")), .app(.show(component: "a")),
        .app(.hide(component: "a")),
      ]
    for action in actions { #expect(try demands("\(action)") == [.action(action)]) }
  }

  @Test func `contains the expected announcements`() throws {
    #expect(try demands("expect: Save, button") == [.hear("Save, button")])
    #expect(try demands("- double-tap:\n  expect: {talkback: Save}").last == .hear("Save"))
  }

  @Test func `names rotor and reading control as each reader does`() throws {
    #expect(try demands("rotor: form-controls") == [.action(.rotor(.controls))])
    #expect(try demands("reading-control: links") == [.action(.rotor(.links))])
  }

  @Test func `names a component that the screen does not have`() throws {
    let screen = Screen("S") { Button("Save") }
    let script = try WalkScriptReader(file: "walk").script(of: Array("touch: sabe".utf8))
    let mistakes = script.mistakes(on: screen)
    #expect(mistakes.map(\.message) == ["unknown component 'sabe'; did you mean 'save'?"])
  }
}
