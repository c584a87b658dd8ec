import Foundation
import Testing

@Suite struct `Many files` {
  private static let named = ["s/1.yaml", "s/2.yml", "s/in/3.json", "s/in/4.yaml"]

  @Test(arguments: [
    (["s"], ""), (["s/*.y*", "s/in"], ""), (["s/**/[0-9].*"], ""),
    (["s/1.yaml", "s", "s/1.yaml"], ""),
    (["--files-from", "-"], named.joined(separator: "\n") + "\n"),
    (["--files-from", "-", "--null"], named.joined(separator: "\0")),
    (["s/1.yaml", "--files-from", "-"], "s/in/../1.yaml\ns/2.yml\ns/in\n"),
    (["s", "--jobs", "1"], ""), (["s", "--jobs", "7"], ""),
  ])
  func `have the same messages as single files, once and in order`(
    names: [String], input: String
  ) throws {
    let screens = try Screens.designs()
    let alone = try Self.named.map { try screens.run(["check", $0]) }
    let together = try screens.run(["check"] + names, input: input)
    #expect(together.output == alone.map(\.output).joined())
    #expect(together.status == 1)
    #expect(
      together.errors.hasSuffix("with findings\n") || together.errors.contains("3 with findings, 1")
    )
    let whole = try screens.run(["check"] + names + ["--format", "json"], input: input)
    let named = try screens.run(["check"] + Self.named + ["--format", "json"])
    #expect(whole.output == named.output)
    let lines = try screens.run(["check"] + names + ["--format", "jsonl"], input: input)
    let each = try Self.named.map { try screens.run(["check", $0, "--format", "jsonl"]).output }
    #expect(lines.output == each.joined())
  }

  @Test func `have shares that add up to all files`() throws {
    let screens = try Screens.designs()
    let shares = try (1...3).map {
      try screens.run(["check", "--format", "jsonl"] + Self.named + ["--shard", "\($0)/3"]).output
    }
    let lines = shares.joined().split(separator: "\n").sorted()
    let all = try screens.run(["check", "--format", "jsonl"] + Self.named).output
    #expect(lines == all.split(separator: "\n").sorted())
    #expect(lines.count == 4)
  }

  @Test func `are named in errors, and the others are still processed`() throws {
    let screens = try Screens.designs()
    try Data("screen: S\ncomponents:\n  - {kind: buton}\n  - {kind: b}\n".utf8)
      .write(to: screens.folder.appending(path: "s/15.yaml"))
    let names = ["s", "s/none.yaml", "none/*"]
    let outcome = try screens.run(["check", "-o", "out"] + names)
    let alone = try Self.named.map { try screens.run(["check", $0]).output }
    #expect(try screens.text("out") == alone.joined())
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("s/15.yaml:3:12: error: unknown kind 'buton'"))
    #expect(outcome.errors.contains("s/15.yaml:4:12: error: unknown kind 'b'"))
    #expect(outcome.errors.contains("error: 's/none.yaml' cannot be opened"))
    #expect(outcome.errors.contains("error: 'none/*' matches no file"))
    #expect(
      outcome.errors.hasSuffix(
        "8 files: 3 with findings, 3 failed, 1 skipped, because this command cannot use them\n")
    )
    let lines = try screens.run(
      ["check", "--format", "jsonl", "--errors-inline", "--fail-on", "note"] + names)
    #expect(lines.status == 0)
    #expect(!lines.errors.contains("error"))
    #expect(
      lines.output.contains(
        #"{"version":1,"file":"s/15.yaml","errors":[{"message":"unknown kind 'buton'; did you mean"#
      ))
    #expect(lines.output.split(separator: "\n").count == 7)
  }

  @Test(arguments: [
    (["check"], "error: expected <file> ..., found nothing"),
    (["check", "a", "--jobs", "0"], "from 1 to 256"),
    (["check", "a", "--shard", "3/2"], "write i/n"),
    (["check", "-", "--files-from", "-"], "standard input can be read only once"),
    (["check", "a", "--errors-inline"], "needs --format jsonl"),
  ])
  func `are selected with valid options`(arguments: [String], mend: String) throws {
    let outcome = try Command.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(mend), "\(outcome.errors)")
  }

  @Test func `that are dumps are announced like single dumps`() throws {
    let screens = try Screens([
      "d/a.xml": Screens.dump("A"), "d/b/b": Screens.dump("B"), "d/p.png": "\u{89}PNG\0",
      "d/s.yaml": Screens.design("S"),
    ])
    let alone = try ["d/a.xml", "d/b/b"].map { try screens.run(["announce", $0]).output }
    let all = try screens.run(["announce", "d"])
    #expect(all.output == Screens.joined(alone))
    #expect(all.errors == "4 files: 2 skipped, because this command cannot use them\n")
    let lines = try screens.run(["announce", "d", "--format", "jsonl"]).output
    let files = lines.split(separator: "\n").map { $0.split(separator: "\"")[5] }
    #expect(files == ["d/a.xml", "d/b/b"])
    let one = try screens.run(["announce", "d/a.xml", "--format", "jsonl"]).output
    #expect(one.hasPrefix(#"{"version":1,"profile":"#))
  }

  @Test func `become one design each in a folder`() throws {
    let screens = try Screens([
      "d/a.xml": Screens.dump("A"), "d/a.json": "{}", "d/b/a.xml": Screens.dump("B"),
    ])
    let outcome = try screens.run(["import", "d", "-o", "out/"])
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("d/a.json:1:1: error:"))
    let one = try screens.run(["import", "d/b/a.xml"])
    #expect(try screens.text("out/b/a.yaml") == one.output)
    #expect(try screens.text("out/a-2.yaml").contains("label: A"))
    let names = FileManager.default.subpaths(atPath: screens.folder.appending(path: "out").path())
    #expect(names?.sorted() == ["a-2.yaml", "b", "b/a.yaml"])
  }

  @Test(
    .enabled(if: Command.hasVoice),
    arguments: [
      (["s"], ""), (["s/*.yaml"], ""),
      (["--files-from", "-"], "s/a.yaml\ns/b.yaml\ns/wrong.yaml\n"),
      (["--files-from", "-", "--null"], "s/a.yaml\0s/b.yaml\0s/wrong.yaml\0"),
    ])
  func `are spoken into one kit, as if each were named`(names: [String], input: String) throws {
    let screens = try Screens([
      "s/a.yaml": Screens.design("Save"), "s/b.yaml": Screens.design("Send"),
      "s/wrong.yaml": "screen: S\ncomponents: [{kind: buton}]\n",
    ])
    let speak = ["speak", "--platform", "voiceover", "--states", "initial"]
    let named = try screens.run(speak + ["s/a.yaml", "s/b.yaml", "-o", "named"])
    #expect(named.status == 0 && named.output.contains("named: 2 recordings"))
    let found = try screens.run(speak + names + ["-o", "found"], input: input)
    #expect(found.status == 65 && found.output.contains("found: 2 recordings"), "\(found)")
    #expect(found.errors.contains("s/wrong.yaml:2:21: error: unknown kind 'buton'"))
    for file in ["manifest.json", "index.html", "a/save~button@usual~voiceover~guidelines.wav"] {
      let contents = try ["named", "found"].map {
        try Data(contentsOf: screens.folder.appending(path: "\($0)/\(file)"))
      }
      #expect(contents[0] == contents[1], "\(file)")
    }
  }

  @Test func `are scored as one`() throws {
    let whole = try Command.run(["score", "Corpus/talkback.jsonl", "--profile", "talkback"])
    let corpus = try String(
      contentsOf: Command.package.appending(path: "Corpus/talkback.jsonl"), encoding: .utf8)
    let lines = corpus.split(separator: "\n")
    let screens = try Screens([
      "c/1.jsonl": lines.prefix(9).joined(separator: "\n"), "c/2.jsonl": "{",
      "c/3.jsonl": lines.dropFirst(9).joined(separator: "\n"),
    ])
    let outcome = try screens.run(["score", "c", "--profile", "talkback", "--format", "json"])
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("c/2.jsonl:1:"))
    let cases = lines.count { $0.contains(#""reader":"talkback""#) }
    #expect(whole.output.contains("\(cases) cases"))
    #expect(outcome.output.contains(#""cases":\#(cases),"#))
  }
}

#if canImport(Glibc)
@Suite struct `A run over many files on a terminal` {
  @Test(arguments: [
    (["check", "s", "-o", "out"], "3 files", "1 failed\r\n"),
    (["report", "s", "d.xml", "-o", "out"], "1 captures", "MB\r\n"),
  ])
  func `shows its progress in one line and removes the line`(
    arguments: [String], all: String, last: String
  ) throws {
    let screens = try Screens([
      "s/1.yaml": Screens.design("One"), "s/2.yaml": Screens.design("Two"),
      "s/3.yaml": "screen: S\ncomponents: [{kind: buton}]\n", "d.xml": Screens.dump("One"),
    ])
    let terminal = try PseudoTerminal(arguments, in: screens.folder)
    let text = try #require(terminal.read(until: last))
    #expect(text.contains("\r1 of \(all)\u{1B}[K"), "\(text.debugDescription)")
    // A message must begin on an empty line, because each progress line replaces the previous one.
    for piece in text.components(separatedBy: "\r\n") {
      let line = piece.components(separatedBy: "\r").last ?? ""
      #expect(!line.contains(" of \(all)"), "\(text.debugDescription)")
    }
    #expect(text.contains("s/3.yaml:2:21: error: unknown kind 'buton'"))
  }
}
#endif

@Suite struct `Designs and captures of the same names` {
  private func screens() throws -> Screens {
    try Screens([
      "designs/pay.yaml": Screens.design("Pay"), "designs/shop/cart.yaml": Screens.design("Cart"),
      "designs/lone.yaml": Screens.design("Lone"), "captures/pay.android.xml": Screens.dump("Pay"),
      "captures/shop/cart/1.xml": Screens.dump("Card"), "captures/other.xml": Screens.dump("X"),
    ])
  }

  @Test(arguments: ["text", "jsonl", "github"])
  func `are compared like single pairs`(format: String) throws {
    let screens = try screens()
    let pairs = [
      ["designs/pay.yaml", "captures/pay.android.xml"],
      ["designs/shop/cart.yaml", "captures/shop/cart/1.xml"],
    ]
    let alone = try pairs.map { try screens.run(["diff", "--format", format] + $0) }
    #expect(alone.map(\.status) == [0, 1])
    let all = try screens.run(["diff", "designs", "captures", "--format", format])
    let mistake = #"{"version":1,"file":"designs/lone.yaml","errors":["#
    let outputs = all.output.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix(mistake) }.joined(separator: "\n")
    let joined = alone.map(\.output)
    #expect(outputs == (format == "text" ? Screens.joined(joined, by: "\n") : joined.joined()))
    #expect(all.output.contains(mistake) == (format == "jsonl"))
    #expect(all.status == 66)
    #expect(all.errors.contains("error: 'designs/lone.yaml' has no capture"))
    #expect(all.errors.contains("note: 'captures/other.xml' does not match the name of any design"))
  }

  @Test(arguments: ["json", "sarif", "junit", "markdown", "html"])
  func `are in one report`(format: String) throws {
    let screens = try screens()
    let all = try screens.run(["diff", "designs", "captures", "--format", format])
    for file in ["designs/pay.yaml", "captures/shop/cart/1.xml"] where format != "sarif" {
      #expect(all.output.contains(file), "\(all.output.prefix(300))")
    }
    #expect(all.output.contains("Card"))
  }

  @Test func `are accepted next to their designs`() throws {
    let screens = try screens()
    let accepted = try screens.run(["diff", "designs", "captures", "--approve"])
    #expect(accepted.output.contains("accepted 1 stop in designs/shop/cart.yaml.heard.jsonl"))
    let again = try screens.run(
      ["diff", "designs", "captures", "--format", "jsonl", "--errors-inline"])
    #expect(again.output.contains(#""remarks":["1 accepted finding"#))
    #expect(again.status == 0)
  }

  @Test func `report an unreadable capture at its position`() throws {
    let screens = try Screens([
      "d.yaml": Screens.design("Pay"), "c/1.xml": Screens.dump("Pay"), "c/2.txt": "hello\n",
      "c/3.xml": Screens.dump("Buy"),
    ])
    let outcome = try screens.run(["diff", "d.yaml", "c", "--format", "jsonl"])
    #expect(outcome.status == 65)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.count > 1 && lines[1].hasPrefix(#"{"version":1,"file":"c/2.txt","errors":["#))
  }
}

@Suite struct `Lines that cannot be read` {
  @Test func `do not fail compose with --errors-inline`() throws {
    let lines = Data("{\"label\":\"A\"}\n{\n".utf8)
    let compose = ["compose", "--profile", "voiceover-ios"]
    let (failed, inline) = (
      try Command.run(compose, input: lines),
      try Command.run(compose + ["--errors-inline"], input: lines)
    )
    #expect(failed.status == 65 && inline.status == 0)
    #expect(failed.output == inline.output)
    #expect(inline.output.contains(#"{"line":2,"error":{"#))
  }

  @Test(arguments: [
    ("talkback", #"{"id":"a","links":-1}"#), ("talkback", #"{"node":{"links":-1,"id":"a"}}"#),
    ("talkback", #"{"id":"a","node":{"id":"b"},"settings":{"none":1}}"#),
    ("voiceover-ios", #"{"traits":["buton"],"id":"a"}"#),
    ("voiceover-ios", #"{"id":"a","root":{"children":[{"label":7}]}}"#),
  ])
  func `have an error with their id and number`(profile: String, line: String) throws {
    let lines = "{\"id\":\"before\"}\n\(line)\n{\"links\":-1,\"traits\":[7]}\n"
    let outcome = try Command.run(["compose", "--profile", profile], input: Data(lines.utf8))
    let answers = outcome.output.split(separator: "\n")
    try #require(answers.count == 3)
    #expect(answers[1].hasPrefix(#"{"id":"a","line":2,"error":{"message":"#), "\(answers[1])")
    #expect(answers[2].hasPrefix(#"{"line":3,"error":{"message":"#), "\(answers[2])")
  }
}
