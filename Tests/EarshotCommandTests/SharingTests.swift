import Foundation
import Testing

@Suite struct `A file that is written` {
  @Test(arguments: [
    (["preview"], "a.md", "# Flight status"), (["preview"], "a.b.JSON", "[{\"id\""),
    (["preview"], "a.csv", "screen,component"), (["preview"], "a.html", "<!doctype html>"),
    (["preview"], "a.svg", "<svg "), (["preview"], "a.txt", "Flight status\n"),
    (["preview"], "a.feature", "Flight status\n"), (["preview"], "a", "Flight status\n"),
    (["preview"], ".md", "Flight status\n"), (["preview", "--format", "csv"], "a.md", "screen,"),
    (["criteria"], "a.feature", "Feature: "), (["criteria"], "a.txt", "Feature: "),
    (["criteria"], "a.csv", "ID,Title"), (["criteria"], "a.md", "# "),
    (["criteria"], "a.html", "<!doctype html>"), (["check"], "a.html", "<!doctype html>"),
    (["walk", "--script", "/dev/null"], "a.html", "<!doctype html>"),
    (["check"], "a.json", "{"), (["walk", "--script", "/dev/null"], "a.json", "["),
    (["walk", "--script", "/dev/null", "--platform", "talkback"], "a.vtt", "WEBVTT"),
    (["diff", "Examples/diff/preferences-dump.xml"], "a.sarif", "{"),
    (["diff", "Examples/diff/preferences-dump.xml"], "a.xml", "<?xml"),
  ])
  func `has the format of its name, unless another format is given`(
    command: [String], name: String, beginning: String
  ) throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: name)
    let design = command[0] == "diff" ? "Examples/diff/preferences.yaml" : "Examples/dropdown.yaml"
    let outcome = try Command.run(
      [command[0], design] + command.dropFirst() + ["--output", file.path()])
    #expect(outcome.status <= 1 && outcome.output.isEmpty, "\(outcome.errors)")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix(beginning), "\(text.prefix(60))")
  }
}

@Suite struct `A screen in Markdown` {
  private static let design = """
    screen: S
    components:
      - {kind: button, label: Rules, opens: rules}
      - {kind: dropdown, label: Land, options: [Spain, France], expanded: true}
      - {kind: card, label: Hotel, components: [{kind: button, label: Save, opens: saved}]}
      - kind: modal
        close: true
        id: rules
        label: Fare rules
        components: [{kind: button, label: More, id: more-button, opens: more}]
      - {kind: toast, id: saved, text: Saved}
      - {kind: sheet, close: true, id: more, label: More, components: [{kind: button, label: Back, opens: rules}]}
      - {kind: alert, id: alone, label: Alone, buttons: [OK]}
      - {kind: button, label: Last}
    """

  private func lines(_ options: String...) throws -> [String] {
    let outcome = try Command.run(
      ["preview", "-", "--format", "markdown"] + options, input: Data(Self.design.utf8))
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [("s.md", "s.svg"), ("s.md", "drawn/s 1.svg"), ("docs/s.md", "s.svg")])
  func `links its drawing with a relative path`(output: String, drawing: String) throws {
    let scratch = try Scratch()
    for folder in ["docs", "drawn"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appending(path: folder), withIntermediateDirectories: true)
    }
    let outcome = try Command.run(
      ["preview", "-", "-o", output, "--drawing", drawing], input: Data(Self.design.utf8),
      in: scratch.folder)
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
    let text = try String(contentsOf: scratch.folder.appending(path: output), encoding: .utf8)
    let link = try #require(text.split(separator: "\n").dropFirst().first)
    #expect(link.hasPrefix("![The stops in swipe order: S](") && link.hasSuffix(")"))
    let path = try #require(link.split(separator: "(").last?.dropLast().removingPercentEncoding)
    let seen = scratch.folder.appending(path: output).deletingLastPathComponent()
    let picture = try String(
      contentsOf: URL(filePath: seen.path() + "/" + path), encoding: .utf8)
    #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n"))
  }

  @Test(arguments: [
    (["--drawing", "s.svg"], "needs --format markdown"),
    (["--format", "html", "--drawing", "s.svg"], "needs --format markdown"),
    (["-o", "s.md", "--drawing", "s.md"], "are the same file"),
    (["-o", "s.md", "--drawing", "./design.yaml"], "is an input of this command"),
    (["-o", "s.md", "--drawing", ""], "path of the file is empty"),
  ])
  func `is not written if its drawing cannot be`(options: [String], message: String) throws {
    let scratch = try Scratch()
    _ = try scratch.file("design.yaml", Data(Self.design.utf8))
    let outcome = try Command.run(["preview", "design.yaml"] + options, in: scratch.folder)
    #expect(outcome.status == 64 && outcome.errors.contains(message), "\(outcome)")
    let files = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path())
    #expect(files == ["design.yaml"])
  }

  @Test func `describes overlays after their triggers`() throws {
    let headings = try lines("--platform", "voiceover").filter {
      $0.hasPrefix("#") && !$0.contains("VoiceOver")
    }
    #expect(
      headings == [
        "# S", "## Rules (button, id rules-2)", "### Fare rules (modal, id rules), opened by Rules",
        "### More (button, id more-button)", "#### More (sheet, id more), opened by More",
        "#### Back (button, id back)", "## Land (dropdown, id land)", "## Hotel (card, id hotel)",
        "## Save (button, id save)", "### Saved (toast, id saved), opened by Save",
        "## Alone (alert, id alone)", "## Last (button, id last)",
      ])
  }

  @Test(arguments: ["voiceover", "talkback"])
  func `numbers its stops as they are swiped to`(platform: String) throws {
    let rows = try lines("--platform", platform, "--states", "all").filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    func numbers(_ stop: String) -> [String] { rows.filter { $0[1] == stop }.map { $0[0] } }
    let buttons = numbers("button")
    #expect(Int(buttons[0]) == 1)
    let ofScreen = try lines("--platform", platform).filter { $0.hasPrefix("| ") }
      .compactMap { Int($0.split(separator: "|")[0].trimmingCharacters(in: .whitespaces)) }
    #expect(ofScreen.count { $0 == 1 } >= 4)
    #expect(numbers("toast") == [""])
    for (one, next) in zip(ofScreen, ofScreen.dropFirst()) {
      #expect(next == one + 1 || next <= one || next == 1 || one < next)
    }
    let own = try Command.run(
      ["preview", "-", "--format", "json", "--platform", platform, "--profile", "documented"],
      input: Data(Self.design.utf8))
    let stops = own.output.components(separatedBy: "\"stop\":").count - 1
    #expect(
      try lines("--platform", platform).count {
        $0.hasPrefix("| ") && !$0.hasPrefix("| #") && !$0.hasPrefix("| -")
      } == stops)
  }

  @Test func `leaves nothing out`() throws {
    let design = """
      screen: S
      components:
        - {kind: text, label: Alone}
        - {kind: modal, close: true, id: one, label: One, components: [{kind: button, label: A, opens: two}]}
        - {kind: modal, close: true, id: two, label: Two, components: [{kind: button, label: B, opens: one}]}
      """
    let outcome = try Command.run(
      ["preview", "-", "--format", "markdown"], input: Data(design.utf8))
    for heading in ["(modal, id one)", "(modal, id two)", "(button, id a)", "(button, id b)"] {
      #expect(outcome.output.components(separatedBy: heading).count == 2, "\(heading)")
    }
  }
}
