import Foundation
import Testing

@Suite struct `The files of a design` {
  private static let part =
    "parameters: [label]\ncomponents:\n  - {kind: button, label: \"${label}\"}\n"
  private static let design = "screen: S\ncomponents:\n  - {use: ../p/b.yaml, label: Save}\n"

  private func screens(_ files: [String: String] = [:]) throws -> Screens {
    try Screens(
      [
        "earshot.yaml": "languages: [en, de]\nstrings: {de: s/de.yaml, en: s/en.yaml}\n",
        "p/b.yaml": Self.part, "d/a.yaml": Self.design, "s/en.yaml": "save: Save\ntitle: S\n",
        "s/de.yaml": "save: Sichern\ntitle: S\n",
      ].merging(files) { $1 })
  }

  @Test func `are read in every language of the project`() throws {
    let screens = try screens()
    let text = try screens.run(["preview", "d/a.yaml", "--profile", "talkback"])
    #expect(text.output.contains("S (en)\n") && text.output.contains("S (de)\n"), "\(text.errors)")
    #expect(text.output.contains("Sichern. Schaltfläche"))
    let one = try screens.run(["preview", "d/a.yaml", "--profile", "talkback", "--locale", "de"])
    #expect(one.output.contains("Sichern") && !one.output.contains("(de)"))
    let rows = try screens.run(["preview", "d/a.yaml", "--format", "csv", "--locale", "de,en"])
      .output
    #expect([",language\r\n", ",de\r\n", ",en\r\n"].allSatisfy(rows.contains))
  }

  @Test func `have criteria in every language of the project`() throws {
    let screens = try screens()
    let table = try screens.run(["criteria", "d/a.yaml", "--format", "csv"]).output
    let rows = table.split(separator: "\r\n").map { $0.prefix { $0 != "," } }
    #expect(Set(rows).count == rows.count)
    #expect(table.contains("save/button@usual,\"button \"\"Save\"\" (en): "), "\(table)")
    #expect(table.contains("save/button@usual/de,\"button \"\"Sichern\"\" (de): "))
    for format in ["gherkin", "markdown", "html"] {
      let text = try screens.run(["criteria", "d/a.yaml", "--format", format]).output
      let wanted = ["Save", "Sichern", " (en)", " (de)", "save.reach", "save.reach/de"]
      #expect(wanted.allSatisfy(text.contains), "\(format)")
    }
    let one = try screens.run(["criteria", "d/a.yaml", "--format", "csv", "--locale", "de"]).output
    #expect(one.contains("save/button@usual,\"button \"\"Sichern\"\": ") && !one.contains("(de)"))
  }

  @Test func `have results in the language of their row`() throws {
    let screens = try screens()
    func diff(_ words: String, _ options: [String]) throws -> Command.Outcome {
      let header = "ID,Title,Section,Language,VoiceOver Heard,VoiceOver Result,Note\n"
      try Data((header + words).utf8).write(to: screens.folder.appending(path: "r.csv"))
      return try screens.run(["diff", "d/a.yaml", "r.csv"] + options)
    }
    let (own, other) = (
      "save/button@usual,t,s,en,\"Save, button\",,\n",
      "save/button@usual/de,t,s,de,\"Sichern, Knopf\",,\n"
    )
    let left = try diff(own + other, [])
    #expect(left.status == 0, "\(left.output)\(left.errors)")
    #expect(
      left.output.contains("the results are in 'de', but the comparison uses 'en'; add --locale de")
    )
    #expect(try diff(own + other, ["--locale", "de"]).status == 1)
    let none = try diff(other, [])
    #expect(none.status == 65 && none.errors.contains("add --locale de"), "\(none.errors)")
  }

  @Test(arguments: [["walk", "d/a.yaml", "--script", "w.walk"], ["diff", "d/a.yaml", "h.txt"]])
  func `are used in one language, which a note names`(command: [String]) throws {
    let screens = try screens(["w.walk": "swipe-right\n", "h.txt": "Save, button\n"])
    let command = command + (command[0] == "diff" ? ["--input-format", "text"] : [])
    let outcome = try screens.run(command)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let note = "note: the announcements are in 'en', the language of the design; "
    #expect(outcome.errors.components(separatedBy: note).count == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("another language of the project ('de')"))
    let chosen = try screens.run(command + ["--locale", "de"])
    #expect(!chosen.errors.contains("note: the announcements"), "\(chosen.errors)")
  }

  @Test(arguments: [
    ["walk", "d/a.yaml", "--script", "w.walk"], ["diff", "d/a.yaml", "d.xml"],
    ["announce", "d.xml"], ["score", "c.jsonl"], ["import", "d.xml"],
    ["compose", "--profile", "talkback"], ["explain", "button"],
  ])
  func `cannot be used in several languages`(command: [String]) throws {
    let screens = try screens([
      "w.walk": "swipe-right\n", "d.xml": Screens.dump("Save"), "c.jsonl": "\n",
    ])
    let outcome = try screens.run(command + ["--locale", "de,en"])
    #expect(outcome.status == 64, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.contains("expected one language, found 'de,en'; check, criteria, "))
  }

  @Test(arguments: ["german", "en,german"])
  func `have one error for a language without a tag`(locale: String) throws {
    let outcome = try screens().run(["preview", "d/a.yaml", "--locale", locale])
    #expect(outcome.status == 64, "\(outcome.output)")
    #expect(outcome.errors.contains("expected a language tag such as 'de', found 'german'"))
    #expect(!outcome.errors.contains("warning"), "\(outcome.errors)")
  }

  @Test func `explain words in every language`() throws {
    let found = try screens().run(["explain", "Taste", "d/a.yaml", "--locale", "en,de"])
    #expect(found.status == 0 && found.output.contains("S (de), save"), "\(found.errors)")
  }

  @Test func `have expectations in one language, which a warning names in others`() throws {
    let design =
      "screen: S\ncomponents:\n  - {kind: button, label: Save, expect: {talkback: Save}}\n"
    let outcome = try screens(["d/a.yaml": design])
      .run(["check", "d/a.yaml", "--locale", "de"])
    #expect(
      outcome.errors.contains(
        "'expect' of 1 component is in the language 'en', so it is not checked for 'de'"),
      "\(outcome.errors)")
  }

  @Test func `are checked for screens with one name`() throws {
    let design = "screen: S\ncomponents:\n  - {kind: heading, label: Hello}\n"
    let screens = try Screens(["a.yaml": design, "b.yaml": design, "c.yaml": "\(design)# end\n"])
    let outcome = try screens.run(["check", "a.yaml", "b.yaml", "c.yaml", "--format", "text"])
    #expect(outcome.status == 1)
    for file in ["b.yaml", "c.yaml"] {
      #expect(
        outcome.output.contains("\(file):1:1: warning: [same-screen] the screen in a.yaml is also"),
        "\(outcome.output)\(outcome.errors)")
    }
    #expect(!outcome.output.contains("a.yaml:1:1"))
  }

  @Test func `name a missing catalogue`() throws {
    let screens = try Screens([
      "earshot.yaml": "languages: [de]\nstrings: {de: s/de.yaml}\n", "d/a.yaml": Self.design,
      "p/b.yaml": Self.part,
    ])
    let outcome = try screens.run(["preview", "d/a.yaml"])
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("earshot.yaml:2:15: error: "), "\(outcome.errors)")
    #expect(outcome.errors.contains("No such file or directory"), "\(outcome.errors)")
  }

  @Test func `name the languages of findings`() throws {
    let screens = try screens(["s/de.yaml": "save: Sichern-Taste\ntitle: S\n"])
    let found = try screens.run(["check", "d", "--locale", "en,de"])
    #expect(found.status == 1, "\(found.errors)")
    #expect(found.output.contains("p/b.yaml:3:") || found.output.contains("d/a.yaml:3:"))
    #expect(found.output.contains("(de)\n"))
  }

  @Test func `invalidate cached results`() throws {
    let screens = try screens(["s/de.yaml": "save: Sichern\n"])
    try screens.settle()
    func run() throws -> Command.Outcome { try screens.run(["check", "d", "--cache", "c"]) }
    let first = try run()
    #expect(first.errors.contains("have no text in 'de' for 'S'"), "\(first.errors)")
    #expect(try run().errors.contains("1 from the cache"))
    try Data(Self.part.replacing("button,", with: "buton,").utf8)
      .write(to: screens.folder.appending(path: "p/b.yaml"))
    try screens.settle()
    let wrong = try run()
    #expect(wrong.status == 65 && wrong.errors.contains("p/b.yaml:3:12: error: unknown kind"))
    try Data(Self.part.utf8).write(to: screens.folder.appending(path: "p/b.yaml"))
    try screens.settle()
    #expect(try run().status == first.status)
    try Data("save: Sichern\ntitle: S\n".utf8)
      .write(to: screens.folder.appending(path: "s/de.yaml"))
    try screens.settle()
    #expect(try !run().errors.contains("have no text"))
  }

  @Test func `stay in the project, and are never overwritten`() throws {
    let screens = try screens(["in/earshot.yaml": "", "in/a.yaml": Self.design])
    let outside = try screens.run(["preview", "in/a.yaml"])
    #expect(outside.status == 66, "\(outside.output)")
    #expect(outside.errors.contains("in/a.yaml:3:11: error: 'p/b.yaml' cannot be opened"))
    #expect(outside.errors.contains("leads outside the folder"))
    for command in [["check", "d/a.yaml", "--output"], ["report", "d/a.yaml", "--output"]] {
      let outcome = try screens.run(command + ["p/b.yaml"])
      #expect(outcome.status == 64, "\(outcome.errors)")
      #expect(try screens.text("p/b.yaml") == Self.part)
    }
    let text = try screens.run(["preview", "-"], input: Self.design)
    #expect(text.status == 66 && text.errors.contains("the design is not a file"))
  }
}

@Suite struct `The example of a design system` {
  private static let folder = "Examples/system"

  @Test func `has forty components without findings in four languages`() throws {
    let outcome = try Command.run(["check", Self.folder])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(!(outcome.output + outcome.errors).contains("warning:"), "\(outcome.errors)")
    let components = try FileManager.default.contentsOfDirectory(
      atPath: Command.package.appending(path: "\(Self.folder)/components").path())
    #expect(components.count == 40)
  }

  @Test func `has sheets with all languages and toolkits`() throws {
    let files = ["switch", "navigation-bar"].map { "\(Self.folder)/components/\($0).yaml" }
    let outcome = try Command.run(
      ["report"] + files + ["--sheet", "--states", "current", "--output", "-"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("# ") } == 2)
    for title in [
      "About", "Anatomy", "Do and don't", "Announcements in en", "Announcements in de",
      "Announcements in fr", "Announcements in es", "Attributes in compose (talkback)",
      "Attributes in swiftui (voiceover)", "Attributes in flutter (talkback)",
      "Attributes in flutter (voiceover)",
    ] {
      #expect(lines.count { $0 == "## \(title)" } == 2, "\(title)")
    }
    #expect(outcome.output.contains("| Switch | owner | Design system team |"))
    #expect(outcome.output.contains("| delay-alerts, switch | traits.switchButton | yes |"))
    let scratch = try Scratch()
    let sheets = scratch.folder.appending(path: "sheets/").path()
    let each = try Command.run(
      ["report"] + files + ["--sheet", "--states", "current", "--output", sheets])
    #expect(each.status == 0, "\(each.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: sheets)
    #expect(names.sorted() == ["navigation-bar.md", "switch.md"])
    let wrong = try Command.run(["report", files[0], "--sheet", "--criteria"])
    #expect(wrong.status == 64 && wrong.errors.contains("--sheet describes designs only"))
  }
}
