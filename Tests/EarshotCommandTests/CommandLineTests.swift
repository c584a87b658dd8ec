import Foundation
import Testing

@Suite struct `The command line` {
  @Test func `A misspelt subcommand is a usage error that names the nearest`() throws {
    let outcome = try Command.run(["prewiew", "Examples/dropdown.yaml"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("did you mean 'preview'?"))
    #expect(outcome.output.isEmpty)
  }

  @Test func `says its version and its licences`() throws {
    let outcome = try Command.run(["--version"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("earshot 0."))
    #expect(outcome.output.split(separator: "\n").count == 2)
    #expect(outcome.output.contains("Apache-2.0") && outcome.output.contains("GPL-3.0-or-later"))
  }

  @Test(arguments: [
    ("ours", ["Ours"]), ("talkback-17,ours", ["TalkBack 17", "Ours"]),
    ("ours,talkback-17", ["Ours", "TalkBack 17"]),
    ("talkback-17", ["TalkBack 17", "Ours"]),
  ])
  func `finds a profile of the user's own by its name`(names: String, titles: [String]) throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "ours.yaml", Data("profile: ours\nextends: talkback-17\ntitle: Ours\n".utf8))
    let design = try scratch.file(
      "d.yaml", Data("screen: S\ncomponents: [{kind: button, label: Go}]\n".utf8))
    let outcome = try Command.run([
      "preview", design.path(), "--profile", names, "--profile-file", file.path(),
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.filter(["TalkBack 17", "Ours"].contains) == titles)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completes in every shell`(shell: String) throws {
    let outcome = try Command.run(["--generate-completion-script", shell])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("preview"))
  }

  @Test(arguments: ["preview", "check", "diff", "compose", "profiles", "schema"])
  func `shows an example of every subcommand`(subcommand: String) throws {
    let outcome = try Command.run(["help", subcommand])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("earshot \(subcommand)"))
    #expect(outcome.output.contains("Example"))
  }

  @Test(arguments: [
    (["preview", "Examples/dropdown.yaml", "--profile", "talkbck"], "did you mean 'talkback'?"),
    (["preview", "Examples/dropdown.yaml", "--set", "hint=off"], "did you mean 'hints'?"),
    (["preview", "Examples/dropdown.yaml", "--set", "a=b"], "'earshot profiles ID' lists all"),
    (["preview", "Examples/dropdown.yaml", "--set", "hints=maybe"], "'maybe'; known: on, off"),
    (["preview", "Examples/dropdown.yaml", "--set", "hints"], "write key=value, such as"),
    (["preview", "Examples/dropdown.yaml", "--platform", "andriod"], "did you mean 'android'?"),
    (["diff", "a", "b", "--ignore", "missing-prt"], "<kind>'; did you mean 'missing-part'?\n"),
    (["diff", "a", "b", "--ignore", "zzz"], "; 'earshot diff --help' lists all\n"),
    (["preview", "Examples/dropdown.yaml", "-o", "x.pdf"], ".svg, found 'x.pdf'; rename the file"),
    (["check", "Examples/dropdown.yaml", "-o", "x.DOCX"], ", found 'x.DOCX'; rename the file"),
    (["preview"], "error: expected <file> ..., found nothing\n"),
    (
      ["preview", "a", "--foo"],
      "error: unknown option '--foo'; 'earshot preview --help' lists all\n"
    ),
    (
      ["preview", "a", "--profil", "b"],
      "error: unknown option '--profil'; did you mean '--profile'?"
    ),
    (
      ["preview", "a", "--profile"], "error: expected a value, found nothing after '--profile <id>'"
    ),
    (["new", "a"], "error: expected no further argument, found 'a'; remove it\n"),
    (["new", "a", "b"], "error: expected no further arguments, found 'a', 'b'; remove them\n"),
    (["preview", "a", "--plain=3"], "error: expected no value of '--plain', found '3'; remove"),
    (["speak", "a", "--rate", "b"], "error: unknown value 'b' for '--rate <wpm>'; 'earshot speak"),
    (["preview", "a", "--platform", "talkbak"], "<platform>'; did you mean 'talkback'?\n"),
    (["check", "a", "--fail-on", "zzz"], "'--fail-on <fail-on>'; known: note, warning, error\n"),
    (["report", "a", "--states", "zzz"], "'--states <states>'; known: current, all\n"),
    (["speak", "a", "--captions", "zzz"], "'--captions <captions>'; known: vtt, srt, none\n"),
    (["--foo"], "See 'earshot --help'"),
    (["compose", "--profile", "documented"], "exactly one profile"),
    (["compose", "--profile", ""], "unknown profile ''"),
    (["preview", "Examples/dropdown.yaml", "--profile", ","], "unknown profile ''"),
    (["diff", "-", "Examples/dropdown.yaml", "--approve"], "give the design as a file"),
    (["diff", "a", "b", "--approve", "--format", "junit"], "omit '--format junit'"),
    (["profiles", "talkback-15.2"], "did you mean 'talkback-15.1'?"),
  ])
  func `suggests a fix for wrong usage`(
    arguments: [String], mend: String
  ) throws {
    let outcome = try Command.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(mend), "\(outcome.errors)")
  }

  @Test(arguments: [
    ["preview", "Examples/readme.yaml", "--profile", "talkbck"], ["profiles", "talkback-15.2"],
    ["preview", "Examples/readme.yaml", "--set", "hints"], ["walk", "Examples/readme.yaml"],
    ["compose", "--profile", "voiceover-ios", "--set", "a=b"], ["check"],
  ])
  func `shows the usage of the command after wrong usage`(arguments: [String]) throws {
    let errors = try Command.run(arguments).errors
    #expect(errors.contains("Usage: earshot \(arguments[0]) "), "\(errors)")
    #expect(errors.contains("See 'earshot \(arguments[0]) --help'"), "\(errors)")
  }

  @Test func `reports once if two names select the same profile`() throws {
    let preview = ["preview", "Examples/readme.yaml", "--profile"]
    let once = try Command.run(preview + ["device"]).output
    #expect(try Command.run(preview + ["device,talkback,voiceover-ios"]).output == once)
  }

  @Test(arguments: [
    (
      "xx",
      ["VoiceOver (guidelines)", "TalkBack (guidelines)", "VoiceOver on iOS 27", "TalkBack 17"]
    ),
    ("de_DE", []), ("en-GB", []),
  ])
  func `warns of a language without words in a profile`(
    locale: String, profiles: [String]
  ) throws {
    let outcome = try Command.run(["preview", "Examples/readme.yaml", "--locale", locale])
    #expect(outcome.status == 0)
    let warned = outcome.errors.split(separator: "\n").filter { $0.contains("speaks English") }
      .map { String($0.prefix(upTo: $0.firstRange(of: " has no")?.lowerBound ?? $0.endIndex)) }
    #expect(warned == profiles.map { "warning: \($0)" })
  }

  @Test(
    arguments: [
      ["preview"], ["criteria"], ["walk", "--script", "/dev/null"], ["speak", "--phonemes"],
    ], [("cy", "'earshot profiles' lists its locales")])
  func `warns once of a design in a language without words in a profile`(
    command: [String], language: (locale: String, mend: String)
  ) throws {
    guard try command[0] != "speak" || Command.run(["voices"]).status == 0 else { return }
    let design = Data(
      "screen: S\nlocale: \(language.locale)\ncomponents: [{kind: button, label: Los}]\n".utf8)
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "s.yaml")
    try design.write(to: file)
    let outcome = try Command.run([command[0], file.path()] + command.dropFirst())
    #expect(outcome.status == 0, "\(outcome.errors)")
    let warnings = outcome.errors.split(separator: "\n").filter { $0.contains("speaks English") }
    let guidelines = ["VoiceOver (guidelines)", "TalkBack (guidelines)"]
    let hasDevices = ["preview", "criteria"].contains(command[0])
    let expected = (guidelines + (hasDevices ? ["VoiceOver on iOS 27", "TalkBack 17"] : [])).map {
      "warning: \($0) has no words in '\(language.locale)' and speaks English; "
        + language.mend
    }
    #expect(warnings.map(String.init) == expected)
    let asked = try Command.run(
      [command[0], file.path(), "--locale", "en"] + command.dropFirst())
    #expect(!asked.errors.contains("speaks English"))
  }

  @Test func `names each profile once above its stops and once in its note`() throws {
    let output = try Command.run([
      "preview", "Examples/hotel.yaml", "--states", "all", "--plain", "--profile", "documented",
    ]).output
    for title in ["VoiceOver (guidelines)", "TalkBack (guidelines)"] {
      #expect(output.components(separatedBy: "By \(title)\n").count == 2)
      #expect(output.components(separatedBy: "\n\(title): Words vary").count == 2)
    }
  }

  @Test(arguments: [[], ["--plain"], ["--format", "markdown"], ["--format", "html"]])
  func `ends the preview of several designs with one note for each profile`(
    options: [String]
  ) throws {
    let output = try Command.run(
      ["preview", "Examples/menu.yaml", "Examples/hotel.yaml"] + options
    ).output
    let parts = output.components(separatedBy: "Words vary by")
    #expect(parts.count == 3)
    #expect(parts.dropFirst().allSatisfy { !$0.contains("Hotel") })
  }

  @Test func `reports notes on standard error for lines of JSON only`() throws {
    let dump = "Examples/diff/preferences-dump.xml"
    let lines = try Command.run([
      "announce", dump, "--profile", "talkback-17", "--format", "jsonl",
    ])
    #expect(lines.errors.contains("TalkBack 17: TalkBack 17 is closed source."))
    #expect(!lines.output.contains("closed source"))
    let text = try Command.run(["announce", dump, "--profile", "talkback-17"])
    #expect(text.output.contains("Double-tap to activate\n\n# TalkBack 17: TalkBack 17 is closed"))
    #expect(text.output.hasSuffix("parts.\n") && text.errors.isEmpty)
  }

  @Test(arguments: ["", "\r"])
  func `compares announcements with their earlier output, which ends with a note`(
    end: String
  ) throws {
    let scratch = try Scratch()
    let written = try Command.run(["announce", Self.dump, "--profile", "talkback-17"]).output
    let earlier = written.replacing("\n", with: "\(end)\n")
    let (one, other) = (
      try scratch.file("1.txt", Data(earlier.utf8)).path(),
      try scratch.file("2.txt", Data(written.utf8)).path()
    )
    let outcome = try Command.run(["diff", one, other, "--input-format", "text"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
    #expect(outcome.output.hasSuffix("5 stops: 0 errors, 0 warnings, 0 notes\n"))
  }

  private static let dump = "Examples/diff/preferences-dump.xml"
  private static let otherDump = "Tests/Dumps/appium-android.xml"
  private static let comparison = ["diff", "Examples/diff/preferences.yaml", dump]

  @Test(arguments: [
    ["preview", "Examples/menu.yaml"], ["preview", "Examples/menu.yaml", "--format", "markdown"],
    ["preview", "Examples/menu.yaml", "--format", "html"],
    ["check", "Examples/menu.yaml", "--format", "html"],
    ["check", "Examples/menu.yaml", "--format", "jsonl"], comparison + ["--format", "html"],
    comparison + ["--format", "jsonl"], comparison, comparison + [otherDump],
    comparison + ["--format", "markdown"], ["announce", dump, "--format", "jsonl"],
    ["announce", dump], ["announce", dump, otherDump],
    ["criteria", "Examples/menu.yaml"], ["criteria", "Examples/menu.yaml", "--format", "markdown"],
    ["criteria", "Examples/menu.yaml", "--format", "html"],
    ["walk", "Examples/menu.yaml", "--script", "/dev/null"],
    ["walk", "Examples/menu.yaml", "--script", "/dev/null", "--format", "html"],
    ["compose", "--profile", "talkback"],
  ])
  func `writes the note of a profile once`(arguments: [String]) throws {
    let profile = ["diff", "compose"].contains(arguments[0]) ? [] : ["--profile", "talkback-17"]
    let outcome = try Command.run(
      arguments + profile, input: Data("{\"text\":\"Save\"}\n".utf8))
    let isData = arguments.last == "jsonl" || arguments[0] == "compose"
    let (place, other) =
      isData ? (outcome.errors, outcome.output) : (outcome.output, outcome.errors)
    #expect(place.components(separatedBy: "TalkBack 17 is closed source").count == 2)
    #expect(!other.contains("TalkBack 17 is closed source"))
  }

  @Test func `writes the notes of two profiles as two paragraphs of Markdown`() throws {
    let output = try Command.run(
      Self.comparison + ["--profile", "talkback-17,talkback-16.2", "--format", "markdown"]
    ).output
    #expect(output.contains(#/TalkBack 1[67][^\n]*\n\nTalkBack 1[67][^\n]*\n$/#), "\(output)")
  }

  @Test(arguments: ["dropdown", "date-picker", "menu", "search", "booking", "hotel"])
  func `mentions components without a native iOS element only if the screen has them`(
    example: String
  ) throws {
    let hasOne = try Command.run([
      "preview", "Examples/\(example).yaml", "--format", "json",
    ]).output.contains("\"stop\":\"trigger\"")
    let design = try String(
      contentsOf: Command.package.appending(path: "Examples/\(example).yaml"), encoding: .utf8)
    let isThere = design.contains("kind: dropdown")
    #expect(hasOne || !isThere)
    for command in [["preview"], ["preview", "--plain"], ["walk", "--script", "/dev/null"]] {
      let output = try Command.run(
        [command[0], "Examples/\(example).yaml"] + command.dropFirst()
      ).output
      #expect(output.contains("iOS has no native dropdown") == isThere, "\(command)")
    }
  }

  @Test func `works from any directory and after being moved`() throws {
    let scratch = try Scratch()
    let moved = scratch.folder.appending(path: "elsewhere")
    try Command.copy(Command.executable, to: moved)
    let outcome = try Command.run(
      moved, ["preview", "-", "--profile", "documented,device"],
      input: Data("screen: A\ncomponents:\n  - {kind: button, label: Go}\n".utf8),
      in: URL(filePath: "/"))
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Go, button, double tap to activate"))
  }

  @Test func `writes the same bytes on every run`() throws {
    let arguments = ["preview", "Examples/dropdown.yaml", "--states", "all", "--explain"]
    let outputs = try (0..<3).map { _ in try Command.run(arguments).output }
    #expect(Set(outputs).count == 1)
    #expect(!outputs[0].isEmpty)
  }

  @Test func `draws nothing in plain output`() throws {
    let arguments = ["preview", "Examples/dropdown.yaml", "--states", "all", "--plain"]
    let output = try Command.run(arguments).output
    #expect(!output.contains("\u{1B}"))
    #expect(!output.contains { ("\u{2500}"..."\u{259F}").contains($0) })
    #expect(!output.contains("  "))
  }
}
