import Earshot
import EarshotFiles
import Testing

@Suite struct `All errors of a design` {
  private func errors(_ design: String) -> [String] {
    do {
      _ = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
      return []
    } catch { return error.errors.map(\.description) }
  }

  @Test func `are reported in one run`() {
    let design = """
      screen: A
      locale: [x]
      toolkit: [compos, swiftui, qt]
      components:
        - kind: button
          disabled: maybe
          label: [y]
          expect: {voiceover: [x], talkback: {a: [y]}}
          voiceover: {traits: [buton, selected, x], labl: y}
        - kind: dropdown
          label: X
          options: [a, {label: b, disabled: perhaps}, a, [q]]
          value: c
          stops: {option.A: {hint: [x]}, option.B: {when: [y], hint: [z]}}
        - kind: sheet
          components:
            - kind: heading
              hint: [x]
            - kind: buttton
              components:
                - kind: buton
        - text
      """
    let found = errors(design).map { $0.split(separator: " error:")[0] }
    #expect(
      found == [
        "d.yaml:2:9:", "d.yaml:3:11:", "d.yaml:3:28:", "d.yaml:6:15:", "d.yaml:7:12:",
        "d.yaml:8:25:", "d.yaml:8:44:", "d.yaml:9:26:", "d.yaml:9:43:", "d.yaml:9:47:",
        "d.yaml:12:39:", "d.yaml:12:49:", "d.yaml:12:52:", "d.yaml:14:30:", "d.yaml:14:53:",
        "d.yaml:14:64:", "d.yaml:18:15:", "d.yaml:19:15:", "d.yaml:21:19:", "d.yaml:22:5:",
      ], "\(errors(design))")
  }

  @Test func `of a component do not depend on its kind`() {
    let design = """
      screen: A
      components:
        - {kind: buton, disabeld: true, required: perhaps}
        - {kind: buton, id: z, required: perhaps}
        - {kind: button, label: Go, opens: nowhere}
        - {kind: button, label: Go, opens: z}
      """
    let places = errors(design).map { $0.split(separator: " error:")[0] }
    #expect(
      places == [
        "d.yaml:3:12:", "d.yaml:3:19:", "d.yaml:3:45:", "d.yaml:4:12:", "d.yaml:4:36:",
        "d.yaml:5:38:",
      ], "\(errors(design))")
  }

  @Test func `include references to other components`() {
    let design = """
      screen: A
      initial-focus: nowhere
      components:
        - {kind: button, label: Go, opens: somewhere, disabled: perhaps}
        - {kind: button, id: a, label: One}
        - {kind: button, id: a, label: Two}
      """
    #expect(
      errors(design).map { $0.split(separator: ":")[1] } == ["2", "4", "4", "6"],
      "\(errors(design))")
  }

  @Test func `leave out references if a component could not be read`() {
    let design = "screen: A\ncomponents:\n  - {kind: button, opens: x}\n  - {kind: sheeet, id: x}\n"
    #expect(errors(design).map { $0.split(separator: ":")[1] } == ["4"])
  }

  @Test(arguments: [
    ("kind: button, label: [x]", "'label': expected text, found a list"),
    ("kind: button, label: x, disabled: 3", "'disabled': expected true or false, found '3'"),
    ("kind: rating, label: x, stars: many", "expected a whole number from 1 to 100, found 'many'"),
    ("kind: date-picker, label: x, date: Now", "expected a date, such as 2026-03-18, found 'Now'"),
    ("kind: button, label: x, position: 1st", "expected a place, such as '2 of 3', found '1st'"),
    ("kind: radio-group, id: x", "'options' is missing; add 'options: …'"),
    ("label: x", "the component has no 'kind'; add one, such as 'kind: button'"),
    ("kind: b, label: x", "unknown kind 'b'; write a kind that 'earshot kinds' lists"),
    ("kind: x-buton, label: x", "unknown kind 'x-buton'; did you mean 'x-button'?"),
  ])
  func `contain the expected and the found value, or the fix`(component: String, message: String) {
    let found = errors("screen: A\ncomponents:\n  - {\(component)}\n")
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
  }

  @Test(arguments: ["label: x", "kind: b, label: x"])
  func `of an unknown kind do not include its actions, which can be buttons`(component: String) {
    let actions = "actions: [{IconButton: Bookmark, selected: true}, {button: More}]"
    #expect(errors("screen: A\ncomponents:\n  - {\(component), \(actions)}\n").count == 1)
  }

  @Test(arguments: [3, 60, 900])
  func `have at most 200 characters`(length: Int) {
    let word = String(repeating: "xyz ", count: length / 4 + 1)
    let options = (0..<40).map { "\(word)\($0)" }.joined(separator: ", ")
    let design = """
      screen: A
      initial-focus: \(word)
      \(word): x
      components:
        - {kind: \(word)}
        - {kind: button, label: [\(word)], stars: \(word), disabled: \(word), opens: \(word)}
        - {kind: dropdown, label: A, options: [\(options)], value: \(word)}
        - {kind: text, stops: {\(word): {hint: x}}}
        - {kind: date-picker, date: \(word), range: \(word)}
      """
    do {
      _ = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
      Issue.record("no error")
    } catch {
      #expect(error.errors.count >= 8)
      for error in error.errors { #expect(error.message.count <= 200, "\(error.message)") }
    }
  }

  @Test(arguments: [
    ("{ios: SwiftUI, Android: Compose}", nil),
    (
      "{ios: Compose, android: Views}",
      "expected a toolkit for ios: uikit, swiftui, react-native, flutter, found 'Compose'"
    ),
    ("{ios: UIKit, andriod: Compose}", "unknown platform 'andriod'; did you mean 'android'?"),
  ])
  func `name a toolkit that does not fit its platform`(toolkits: String, message: String?) {
    let found = errors("screen: A\ntoolkit: \(toolkits)\ncomponents: [{text: B}]\n")
    #expect(found.count == (message == nil ? 0 : 1))
    #expect(message.map { found.first?.hasSuffix($0) == true } ?? true, "\(found)")
  }

  @Test func `are not caused by the other platform's toolkit`() throws {
    let design = "screen: A\ntoolkit: {android: Compose, ios: Flutter}\ncomponents: [{text: B}]\n"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    #expect(screen.components.map(\.common.toolkits.android) == [.compose])
    #expect(screen.components.map(\.common.toolkits.iOS) == [.flutter])
  }
}
