import Foundation
import Testing

@Suite struct `A report` {
  private static let account = """
    screen: Account
    components:
      - {kind: heading, label: Your account}
      - {kind: button, id: pay, label: Pay}
    """
  private static let other = """
    screen: Other
    components:
      - {kind: button, label: Nothing of it}
      - {kind: button, label: button}
    """
  private static let dump = """
    <?xml version='1.0'?><hierarchy rotation="0"><node class="android.widget.TextView" \
    text="Ann Example" enabled="true" bounds="[0,0][900,90]"/><node class="android.widget.Button" \
    resource-id="a:id/pay" text="Pay now" clickable="true" focusable="true" enabled="true" \
    bounds="[0,900][900,990]"/></hierarchy>
    """

  private let scratch: Scratch
  private let inputs: [String]

  init() throws {
    scratch = try Scratch()
    inputs = try [
      scratch.file("other.yaml", Data(Self.other.utf8)),
      scratch.file("account.yaml", Data(Self.account.utf8)),
      scratch.file("dump.xml", Data(Self.dump.utf8)),
    ].map { $0.path() }
  }

  private func run(_ options: String...) throws -> Command.Outcome {
    try Command.run(["report"] + inputs + options, in: scratch.folder)
  }

  private func page(_ name: String = "report.html") throws -> String {
    try String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)
  }

  @Test
  func `compares a capture with the most similar design, and shows the worst screen first`()
    throws
  {
    let outcome = try run()
    #expect(outcome.status == 0 && outcome.output.hasPrefix("report.html: 2 screens, "))
    let page = try page()
    #expect(page.contains("<h3 id=\"compared-2-1\"") && !page.contains("<h3 id=\"compared-1-1\""))
    let overview = try #require(page.range(of: "<tbody>"))
    let first = page[overview.upperBound...].prefix(300)
    #expect(first.contains("<th scope=\"row\"><a href=\"#screen-2\"><bdi>Account</bdi></a>"))
  }

  @Test func `of many screens is an index with a page for each screen`() throws {
    let screens = (1...21).map {
      "screen: Screen \($0 % 20)\ncomponents: [{kind: button, label: Pay \($0)}]\n"
    }
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "many"), withIntermediateDirectories: true)
    for (number, screen) in screens.enumerated() {
      _ = try scratch.file("many/\(number + 10).yaml", Data(screen.utf8))
    }
    let outcome = try Command.run(["report", "many"], in: scratch.folder)
    #expect(
      outcome.status == 0 && outcome.output.contains("report-screens: 21 pages"), "\(outcome)")
    let index = try page()
    let links = index.matches(of: /<a href="(report-screens\/[^"#]*)">/).map { String($0.1) }
    #expect(Set(links).count == 21 && links.contains("report-screens/screen-1-2.html"))
    for link in links {
      let screen = try page(link)
      #expect(screen.contains("href=\"../report.html\"") && screen.contains("data-stop="))
    }
    #expect(!index.contains("data-stop="))
  }

  @Test func `has the texts of options, and otherwise those of the project, at its top`() throws {
    let project = """
      title: From file
      project: Shop
      revision: "1 <2>"
      docs: https://example.com/d/
      """
    _ = try scratch.file("earshot.yaml", Data(project.utf8))
    #expect(try run("--title", "Asked").status == 0)
    let page = try page()
    #expect(page.contains(/<h1>.*Asked.*<\/h1>/) && page.contains("Shop"))
    #expect(page.contains("1 &lt;2&gt;"))
    #expect(page.contains("href=\"https://example.com/d/checks.html#role-in-name\""))
  }

  @Test func `has the same bytes for the same input, and names it`() throws {
    _ = try run()
    let first = try page()
    _ = try run("-o", "again.html")
    #expect(try page("again.html") == first)
    #expect(first.contains("account.yaml (") && !first.contains("2026"))
  }

  @Test func `leaves out the findings that diff leaves out`() throws {
    _ = try scratch.file("earshot.yaml", Data("accepted: accepted.yaml\n".utf8))
    let list = "accepted:\n  - {kind: wrong-text, reason: The next version.}\n"
    _ = try scratch.file("accepted.yaml", Data(list.utf8))
    let diff = try Command.run(["diff"] + inputs.dropFirst(), in: scratch.folder).output
    #expect(diff.contains("2 accepted findings left out"))
    #expect(try run().status == 0)
    #expect(try page().contains("2 accepted findings left out"))
  }

  @Test func `shows nothing of a capture that is redacted, and no screenshot of it`() throws {
    #expect(try run().status == 0)
    #expect(try page().contains("Ann Example"))
    #expect(try run("--redact").status == 0)
    #expect(try !page().contains("Ann Example") && page().contains("Text 1"))
    for command in [["report"] + inputs, ["diff"] + inputs.dropFirst()] {
      let refused = try Command.run(command + ["--redact", "--screenshot", inputs[0]])
      #expect(refused.status == 64 && refused.errors.contains("use only one of the two"))
    }
  }

  @Test(arguments: [
    (["--screenshot", "dump.xml"], 65, "is not a PNG, JPEG or WebP"),
    (["--screenshot", "none.png"], 66, "cannot be opened"),
    (["--screenshot", "dump.xml", "--screenshot", "dump.xml"], 64, "give one for each"),
    (["--sound", "-o", "-"], 64, "--embed"),
    (["-o", "dump.xml"], 64, "is an input of this command"),
    (["--script", "other.yaml"], 65, "other.yaml:1:"),
  ])
  func `is rejected if it cannot be made, and no file is written`(
    options: [String], status: Int32, message: String
  ) throws {
    let outcome = try Command.run(["report"] + inputs + options, in: scratch.folder)
    #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome)")
    #expect(!FileManager.default.fileExists(atPath: scratch.folder.path() + "/report.html"))
    #expect(try String(contentsOfFile: inputs[2], encoding: .utf8) == Self.dump)
  }

  @Test func `contains the files that can be used, and names the others`() throws {
    let wrong = try scratch.file("wrong.yaml", Data("screen: S\ncomponents: [{kind: b}]\n".utf8))
    let text = try scratch.file("notes.txt", Data("hello\n".utf8))
    let outcome = try run(wrong.path(), "none.yaml", text.path(), "--jobs", "2")
    #expect(outcome.status == 66 && outcome.output.hasPrefix("report.html: 2 screens, "))
    #expect(outcome.errors.contains("wrong.yaml:2:21: error: unknown kind 'b'"))
    #expect(outcome.errors.contains("notes.txt"))
    #expect(outcome.errors.contains("'none.yaml' cannot be opened"))
    let missing = "because they could not be used: \(wrong.path()), none.yaml, \(text.path())."
    #expect(try page().contains(missing))
    _ = try run("-o", "without.html")
    let made = "<p>Not on this page"
    let lines = try page().split(separator: "\n").filter { !$0.hasPrefix(made) }
    #expect(try lines == page("without.html").split(separator: "\n"))
  }

  @Test(arguments: [
    (["."], ""), (["a*.yaml", "[!ao]*.xml", "o*"], ""),
    (["--files-from", "-"], "account.yaml\ndump.xml\nother.yaml\n"),
    (["--files-from", "-", "--null"], "account.yaml\0dump.xml\0other.yaml\0"),
  ])
  func `can be made from folders, patterns and lists`(names: [String], input: String) throws {
    let named = ["account.yaml", "dump.xml", "other.yaml"]
    #expect(try Command.run(["report"] + named, in: scratch.folder).status == 0)
    let wanted = try page()
    for name in ["report-audio/a.vtt", "account.yaml.heard.jsonl"] {
      let file = scratch.folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let outcome = try Command.run(
      ["report"] + names, input: Data(input.utf8), in: scratch.folder)
    #expect(outcome.status == 0 && outcome.errors == "3 files\n", "\(outcome.errors)")
    #expect(try page().replacing("./", with: "") == wanted.replacing("./", with: ""))
  }

  @Test func `is not made if the capture of a screenshot is ambiguous`() throws {
    let picture = Command.package.appending(path: "Docs/page.png").path()
    let outcome = try run("none.xml", "--screenshot", picture)
    #expect(outcome.status == 66 && outcome.errors.contains("none.xml"))
    #expect(!FileManager.default.fileExists(atPath: scratch.folder.path() + "/report.html"))
  }

  @Test func `needs a design`() throws {
    let outcome = try Command.run(["report", inputs[2]], in: scratch.folder)
    #expect(outcome.status == 64 && outcome.errors.contains("none of the files is a design"))
  }

  @Test(.enabled(if: Command.hasVoice))
  func `contains each sound once`() throws {
    let again = try scratch.file("again.yaml", Data(Self.account.utf8))
    let outcome = try Command.run(
      ["report", inputs[1], again.path(), "--embed", "--platform", "voiceover"],
      in: scratch.folder)
    #expect(outcome.status == 0, "\(outcome)")
    let page = try page()
    let held = page.matches(of: /src="(data:audio[^"]*)"/).map(\.output.1)
    #expect(!held.isEmpty && Set(held).count == held.count)
    let names = page.matches(of: /data-recording="([^"]*)"/).map(\.output.1)
    #expect(names.count >= held.count)
    for name in names { #expect(page.contains("<audio controls id=\"\(name)\" src=\"data:")) }
    #expect(outcome.output.contains("in the page: \(held.count) recordings"))
  }

  @Test(.enabled(if: Command.hasVoice))
  func `keeps its recordings in a folder and makes them once`() throws {
    let script = try scratch.file("s.walk", Data("swipe-right\n".utf8))
    let command =
      ["report", inputs[0], inputs[1], "--sound", "--script", script.path()]
      + ["--platform", "voiceover"]
    #expect(try Command.run(command, in: scratch.folder).status == 0)
    let first = try page()
    #expect(first.contains("src=\"report-audio/account/"))
    #expect(first.contains("src=\"report-audio/walk-1.voiceover-documented.wav\""))
    let walk = scratch.folder.appending(path: "report-audio/walk-1.voiceover-documented.wav")
    #expect(try Data(contentsOf: walk).starts(with: Data("RIFF".utf8)))
    #expect(try Command.run(command, in: scratch.folder).status == 0)
    #expect(try page() == first)
  }

  @Test(.enabled(if: Command.hasVoice), arguments: [["--sound"], ["--embed"]])
  func `comes from the cache if it has all of its recordings`(sound: [String]) throws {
    Thread.sleep(forTimeInterval: 0.05)
    let command = ["report", ".", "--platform", "talkback", "--cache", ".cache"] + sound
    let first = try Command.run(command, in: scratch.folder)
    #expect(first.status == 0 && first.errors == "3 files\n", "\(first)")
    let made = try page()
    func isKept() throws -> Bool {
      let outcome = try Command.run(command, in: scratch.folder)
      #expect(try page() == made && outcome.output == first.output)
      return outcome.errors == "3 files: the page is from the cache\n"
    }
    #expect(try isKept())
    guard sound == ["--sound"] else { return }
    let recordings = scratch.folder.appending(path: "report-audio/account")
    let names = try FileManager.default.contentsOfDirectory(atPath: recordings.path()).sorted()
    let recording = try recordings.appending(path: #require(names.last { $0.hasSuffix(".wav") }))
    let bytes = try Data(contentsOf: recording)
    try FileManager.default.removeItem(at: recording)
    #expect(try !isKept())
    #expect(try Data(contentsOf: recording) == bytes)
    #expect(try isKept())
    try Data(bytes.dropLast(2) + [1, 2]).write(to: recording, options: .atomic)
    #expect(try !isKept())
    #expect(try Data(contentsOf: recording) == bytes)
  }
}
