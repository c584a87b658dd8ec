import Foundation
import Testing

@Suite struct `earshot check` {
  private static let design = Data(
    "screen: A\ncomponents:\n  - {kind: button, label: Submit button}\n".utf8)

  @Test(arguments: [("error", 0), ("warning", 1), ("note", 1)])
  func `fails on findings from a severity upwards`(level: String, status: Int32) throws {
    let outcome = try Command.run(["check", "-", "--fail-on", level], input: Self.design)
    #expect(outcome.status == status)
    #expect(outcome.output.hasPrefix("-:3:27: warning: [role-in-name] the name \"Submit button\""))
    #expect(outcome.errors.isEmpty)
  }

  @Test(arguments: ["check", "preview"])
  func `gives only the fix of the mistake`(command: String) throws {
    let design = Data("screen: A\ncomponents:\n  - button: Room #1\n".utf8)
    let outcome = try Command.run([command, "-"], input: design)
    let lines = (outcome.output + "\n" + outcome.errors).split(separator: "\n")
      .filter { $0.contains("found the comment '#1'") }
    #expect(!lines.isEmpty, "\(outcome)")
    #expect(lines.allSatisfy { $0.contains("'#1'; put the text in quotes: \"Room #1\", or") })
    #expect(lines.allSatisfy { !$0.contains("earshot kinds") }, "\(lines)")
  }

  @Test func `reports nothing for a correct design`() throws {
    let design = Data("screen: A\ncomponents:\n  - {kind: button, label: Submit}\n".utf8)
    let outcome = try Command.run(["check", "-", "--fail-on", "note"], input: design)
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: [("warning", 0), ("note", 1)])
  func `notes words that stay English`(level: String, status: Int32) throws {
    let outcome = try Command.run(["check", "Examples/library-ja.yaml", "--fail-on", level])
    #expect(outcome.status == status)
    #expect(outcome.output.contains("note: [english-words] VoiceOver (guidelines)"))
  }

  @Test func `writes JSON to a file`() throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "findings.json")
    let outcome = try Command.run(
      ["check", "-", "--format", "json", "--output", file.path()], input: Self.design)
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let report = try #require(value as? [String: Any])
    #expect(report["version"] as? Int == 1)
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["kind"] as? String } == ["role-in-name"])
    #expect(findings.first?["line"] as? Int == 3)
  }

  @Test func `checks stops against the reader with hints off`() throws {
    let design = Data("screen: A\ncomponents:\n  - {kind: table-row, label: Fare}\n".utf8)
    let spoken = try Command.run(["check", "-"], input: design)
    #expect(spoken.status == 0)
    let silent = try Command.run(["check", "-", "--hints", "off"], input: design)
    #expect(silent.status == 1)
    #expect(silent.output.contains("error: [no-role]"))
  }

  @Test(arguments: [
    ("words: {hint.actvate: open}", ":2:9: error: unknown word 'hint.actvate'; did you mean"),
    (
      "words: {something.else: open}",
      ":2:9: error: unknown word 'something.else'; the profile and its vocabulary do not contain"
    ),
    (
      "patterns:\n  - {for: button, say: '{role}', source: x, words: {role: role.buton}}",
      ":3:59: error: unknown word 'role.buton'; did you mean 'role.button'?"
    ),
    (
      "patterns:\n  - {for: button, say: '{role}', source: x, words: {role: our.role}}\n"
        + "words: {our.role: thing}", ""
    ),
  ])
  func `finds words of a custom profile in names`(
    rest: String, error: String
  ) throws {
    let scratch = try Scratch()
    let house = try scratch.file(
      "house.yaml", Data("profile: a\n\(rest)\nextends: talkback-documented\n".utf8))
    let outcome = try Command.run(
      ["preview", "Examples/readme.yaml", "--profile-file", house.path()])
    #expect(outcome.status == (error.isEmpty ? 0 : 65), "\(outcome.errors)")
    #expect(
      outcome.errors.hasPrefix(error.isEmpty ? "" : house.path() + error), "\(outcome.errors)")
  }

  @Test func `pins a profile of the user's own by its name`() throws {
    let scratch = try Scratch()
    let profile = try scratch.file(
      "house.yaml",
      Data(
        """
        profile: house
        extends: voiceover-documented
        title: House
        patterns:
          - {for: button, say: "{role}, {name}", source: house}
        """.utf8))
    let design = "screen: A\ncomponents:\n  - kind: button\n    label: Pay\n    expect: "
    let arguments = ["check", "-", "--profile-file", profile.path()]
    let right = Data("\(design){house: \"button, Pay\", voiceover: \"Pay, button\"}\n".utf8)
    let held = try Command.run(arguments, input: right)
    #expect(held.status == 0, "\(held.output)\(held.errors)")
    let wrong = Data("\(design){house: \"Pay, button\"}\n".utf8)
    #expect(try Command.run(arguments, input: wrong).status == 1)
  }
}
