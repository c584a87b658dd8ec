import Foundation
import Testing

private struct Comparing {
  let scratch: Scratch
  let design: String

  init(_ components: String = "{kind: button, label: Pay}") throws {
    scratch = try Scratch()
    design = try scratch.file(
      "design.yaml", Data("screen: A\ncomponents:\n  - \(components)\n".utf8)
    ).path()
  }

  static let transcript = ["--input-format", "text"]

  func file(_ name: String, _ text: String) throws -> String {
    try scratch.file(name, Data(text.utf8)).path()
  }

  func path(_ name: String) -> String { scratch.folder.appending(path: name).path() }

  func content(of name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  func run(heard: String, _ arguments: String...) throws -> Command.Outcome {
    try Command.run(
      ["diff", design, try file("heard.txt", heard), "--platform", "voiceover"]
        + Self.transcript + arguments)
  }
}

@Suite struct `earshot diff` {
  @Test(arguments: [
    ("{kind: dropdown, label: Country, options: [Chile, Peru]}", 0),
    ("{kind: button, label: Country}", 1),
  ])
  func `a dropdown may announce more than the platform's widgets`(
    component: String, status: Int32
  ) throws {
    let comparing = try Comparing(component)
    let role = component.contains("dropdown") ? "DropdownList" : "Button"
    let dump = try comparing.file(
      "dump.txt",
      """
      Node #1 at (l=0.0, t=0.0, r=900.0, b=900.0)px
       |-Node #2 at (l=0.0, t=0.0, r=900.0, b=100.0)px
         Role = '\(role)'
         Text = '[Country]'
         Actions = [OnClick, Expand]

      """)
    let outcome = try Command.run([
      "diff", comparing.design, dump, "--profile", "device", "--toolkit", "views",
    ])
    #expect(outcome.status == status, "\(outcome.output)")
    #expect(outcome.output.contains("\"collapsed\" is unexpected"), "\(outcome.output)")
  }

  private static let example = [
    "Examples/diff/preferences.yaml", "Examples/diff/preferences-dump.xml",
  ]

  @Test(arguments: [
    ("Pay", "error", 1), ("Pay", "warning", 1), ("Pay", "note", 1), ("button, Pay", "error", 0),
    ("button, Pay", "warning", 1), ("button, Pay", "note", 1), ("Pay, button", "note", 0),
  ])
  func `fails on differences from a severity upwards`(
    heard: String, level: String, status: Int32
  ) throws {
    let outcome = try Comparing().run(heard: heard, "--fail-on", level)
    #expect(outcome.status == status, "\(outcome.output)\(outcome.errors)")
  }

  @Test(arguments: [("error", 0), ("warning", 0), ("note", 1)])
  func `leaves kinds of findings out, but not the rest`(level: String, status: Int32) throws {
    let ignored = ["--ignore", "missing-part", "different-order", "said-twice"]
    let outcome = try Command.run(
      ["diff"] + Self.example + ignored + ["--fail-on", level, "--profile", "documented"])
    #expect(outcome.status == status)
    #expect(outcome.output.contains("\n5 stops: 0 errors, 0 warnings, 3 notes\n"))
  }

  @Test(arguments: [("PAY button", 1), ("Pay, Button", 1), ("Pay, button", 0)])
  func `counts case and punctuation when it is strict`(heard: String, status: Int32) throws {
    let comparing = try Comparing()
    #expect(try comparing.run(heard: heard).status == 0)
    #expect(try comparing.run(heard: heard, "--strict").status == status)
  }

  @Test(arguments: [
    ("text", "VoiceOver (guidelines) ("),
    ("markdown", "## Screen reader"),
    ("json", "{\"version\":1,\"failed\":true,"), ("junit", "<?xml version=\"1.0\""),
    ("sarif", "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\""),
    ("github", "::error file="), ("gitlab", #"[{"type":"issue","check_name":""#),
  ])
  func `writes every format to standard output or a file`(format: String, start: String) throws {
    let comparing = try Comparing()
    let printed = try comparing.run(heard: "Pay", "--format", format)
    #expect(printed.status == 1)
    #expect(printed.output.hasPrefix(start))
    #expect(printed.output.contains("is missing"))
    let written = try comparing.run(
      heard: "Pay", "--format", format, "--output", comparing.path("report"))
    #expect(written.status == 1 && written.output.isEmpty)
    #expect(try comparing.content(of: "report") == printed.output)
  }

  @Test func `accepts the current announcements and reports later changes`() throws {
    let comparing = try Comparing()
    let approved = try comparing.run(heard: "Pay", "--approve")
    #expect(approved.status == 0)
    #expect(approved.output == "accepted 1 stop in \(comparing.design).heard.jsonl\n")
    let written = try comparing.run(
      heard: "Pay", "--approve", "--output", comparing.path("accepted.txt"))
    #expect(written.status == 0 && written.output.isEmpty)
    #expect(try comparing.content(of: "accepted.txt") == approved.output)
    let same = try comparing.run(heard: "Pay", "--fail-on", "note")
    #expect(same.status == 0)
    #expect(same.output.contains("1 accepted finding left out"))
    #expect(try comparing.run(heard: "Play").status == 1)
  }

  @Test func `ignores files in a folder that are not captures`() throws {
    let comparing = try Comparing()
    _ = try comparing.file("heard.txt", "Pay, button\n")
    _ = try comparing.file("design.yaml.heard.jsonl", "")
    let picture = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D])
    _ = try comparing.scratch.file("screen.png", picture)
    let folder = comparing.scratch.folder.path()
    let outcome = try Command.run(
      ["diff", comparing.design, folder, "--platform", "voiceover"] + Comparing.transcript)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.components(separatedBy: " against ").count == 2)
    try FileManager.default.removeItem(at: comparing.scratch.folder.appending(path: "heard.txt"))
    let empty = try Command.run(["diff", comparing.design, folder])
    #expect(empty.status == 65 && empty.errors.contains("no dump, log or captions"))
  }

  @Test func `compares every file of a folder`() throws {
    let comparing = try Comparing()
    let folder = comparing.scratch.folder.appending(path: "captures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let arguments =
      ["diff", comparing.design, folder.path(), "--platform", "voiceover"] + Comparing.transcript
    #expect(try Command.run(arguments).status == 65)
    for (name, text) in [("1.txt", "Pay, button\n"), ("2.txt", "Pay\n"), (".hidden", "no\n")] {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let outcome = try Command.run(arguments)
    #expect(outcome.status == 1)
    #expect(outcome.output.components(separatedBy: "1 stop: ").count == 3)
    #expect(outcome.output.contains("heard at \(folder.appending(path: "2.txt").path()):1:1"))
  }

  @Test func `explains that the design comes first`() throws {
    let comparing = try Comparing()
    let dump = try comparing.file(
      "dump.xml",
      "<hierarchy><node class=\"android.widget.Button\" text=\"Pay\" clickable=\"true\"/></hierarchy>"
    )
    let outcome = try Command.run(["diff", dump, comparing.design])
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(
      outcome.errors.contains("the design comes first: earshot diff \(comparing.design) \(dump)"))
    #expect(try Command.run(["diff", comparing.design, dump]).status < 2)
  }

  @Test func `reads announcements from standard input`() throws {
    let comparing = try Comparing()
    let outcome = try Command.run(
      ["diff", comparing.design, "-", "--platform", "voiceover"] + Comparing.transcript,
      input: Data("Pay\n".utf8))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("heard at -:1:1"))
  }

  @Test(arguments: [
    ("", 65, ":1:1: error: the file is empty"), (" \n", 65, ":1:1: error: the file is empty"),
    ("<a/>", 65, ":1:1: error: expected <hierarchy>"),
    ("{\"a\":1}", 65, ":1:1: error: the keys of this JSON match no known format"),
    ("a\0b", 65, ":1:2: error: the file is binary"),
  ])
  func `reports an error in a capture with its location`(
    heard: String, status: Int32, message: String
  ) throws {
    let comparing = try Comparing()
    let outcome = try comparing.run(heard: heard, "--output", comparing.path("report"))
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: comparing.path("report")))
  }

  @Test func `reports files that cannot be opened, created or understood`() throws {
    let comparing = try Comparing()
    #expect(try Command.run(["diff", comparing.design, "missing.xml"]).status == 66)
    #expect(try Command.run(["diff", "missing.yaml", "missing.xml"]).status == 66)
    #expect(try comparing.run(heard: "Pay", "-o", "/missing-folder/report").status == 73)
    #expect(try comparing.run(heard: "Pay", "--format", "pdf").status == 64)
    #expect(try comparing.run(heard: "Pay", "--ignore", "nothing").status == 64)
    let other = try Command.run(["diff"] + Self.example + ["--platform", "voiceover"])
    #expect(other.status == 64)
    #expect(other.errors.contains("needs a profile of TalkBack"))
    let wrong = try Comparing("{kind: butto}").run(heard: "Pay")
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains("did you mean 'button'?"))
  }
}

@Suite struct `earshot announce` {
  private static let dump = "Examples/diff/preferences-dump.xml"

  @Test func `prints the stops of a dump in reading order`() throws {
    let outcome = try Command.run(["announce", Self.dump])
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix("Preferences\nchecked. on. Switch, Double-tap to toggle\n"),
      "\(outcome.output)")
    let input = try Data(contentsOf: Command.package.appending(path: Self.dump))
    #expect(try Command.run(["announce", "-"], input: input).output == outcome.output)
  }

  @Test func `lists only the stops with issues if they are asked for`() throws {
    let comparing = try Comparing()
    let dump = try comparing.file(
      "dump.xml",
      """
      <hierarchy>
      <node class="android.widget.Button" text="Pay" clickable="true" bounds="[0,0][99,99]"/>
      <node class="android.widget.ImageButton" text="" clickable="true" bounds="[0,100][99,199]"/>
      <node class="android.widget.Button" text="Help button" clickable="true" \
      bounds="[0,200][99,299]"/>
      </hierarchy>
      """)
    let all = try Command.run(["announce", dump]).output.split(separator: "\n")
    let issues = try Command.run(["announce", dump, "--only-issues"]).output.split(separator: "\n")
    #expect(all.count == 4 && issues == Array(all.dropFirst()))
  }

  @Test func `shows the location of each stop`() throws {
    let outcome = try Command.run(["announce", Self.dump, "--places"])
    #expect(
      outcome.output.hasPrefix("Preferences  [\(Self.dump):4:5 /hierarchy[1]/node[1]/node[1]]\n"))
  }

  @Test func `writes a JSON object a line, to a file`() throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "stops.jsonl")
    let outcome = try Command.run(
      ["announce", Self.dump, "--profile", "talkback-15.1", "--format", "jsonl", "-o", file.path()])
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 5)
    for line in lines {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect((value as? [String: Any])?["profile"] as? String == "talkback-15.1")
    }
  }

  @Test(arguments: [
    ("kind: checkbox, label: Terms, checked: false", "talkback", "Checked, Terms, Check box"),
    ("kind: checkbox, label: Terms, checked: false", "voiceover-ios-27", "Terms, checked, button"),
    (
      "kind: switch, label: Terms, checked: true", "voiceover-ios-27",
      "Terms, dimmed, switch button, on"
    ),
    ("kind: button, label: Terms", "voiceover-ios-27", "Selected, Terms, button"),
  ])
  func `reports a state that contradicts the design as one error`(
    component: String, profile: String, heard: String
  ) throws {
    let comparing = try Comparing("{\(component)}")
    let outcome = try Command.run(
      ["diff", comparing.design, try comparing.file("heard.txt", heard), "--profile", profile]
        + Comparing.transcript)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("1 stop: 1 error, 0 warnings"), "\(outcome.output)")
  }

  @Test(arguments: ["radio-group", "chip-group"], ["uikit", "swiftui"])
  func `does not require that the label of a group of choices is a heading`(
    kind: String, toolkit: String
  ) throws {
    let comparing = try Comparing("{kind: \(kind), label: Theme, options: [Light, Dark]}")
    let walk = try Command.run(
      ["preview", comparing.design, "--profile", "voiceover-ios-27", "--toolkit", toolkit])
    guard walk.output.contains("Theme, heading") else {
      #expect(kind != "radio-group")
      return
    }
    let outcome = try comparing.run(
      heard: "Theme\n", "--profile", "voiceover-ios-27", "--toolkit", toolkit)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("note: The role \"heading\" is missing"), "\(outcome.output)")
  }

  @Test(arguments: [". ", ") ", ": ", "\t"])
  func `leaves out the numbers of numbered lines`(mark: String) throws {
    let comparing = try Comparing(
      "{kind: button, label: Pay}\n  - {kind: button, label: 2 seats}")
    let lines = ["Pay, button", "2 seats, button"]
    let numbered = lines.enumerated().map { "\($0 + 1)\(mark)\($1)\n" }.joined()
    let outcome = try comparing.run(heard: numbered)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("every line begins with its number"))
    let plain = try comparing.run(heard: lines.map { $0 + "\n" }.joined())
    #expect(plain.status == 0 && !plain.output.contains("begins with its number"))
  }

  @Test func `accepts the formats that must be chosen, and no others`() throws {
    let comparing = try Comparing()
    let heard = try comparing.file("heard.csv", "Step,Heard\n1,\"Pay, button\"\n")
    for line in try Command.run(["formats"]).output.split(separator: "\n") {
      let format = String(line.prefix { $0 != " " })
      let page = try Command.run(["formats", format]).output
      let outcome = try Command.run(["diff", comparing.design, heard, "--input-format", format])
      #expect((outcome.status != 64) == page.contains("--input-format"), "\(format)")
    }
  }

  @Test(arguments: [
    ("announcement\n\"Pay, button\"\n", true), ("Step,Heard\n1,\"Pay, button\"\n", true),
    ("Action\tSpoken\nswipe\tPay, button\n", true),
    ("Nr;Expected announcement;Actual result\n1;Buy;\"Pay, button\"\n", true),
    ("\u{FEFF}Nr;Ansage\r\n1;Pay, button\r\n", true),
    ("Nr.;Erwartete Ansage;Gehört\n1;Buy;Pay, button\n", true),
    ("Erwartete Ansage;Tatsächliche Ansage\nBuy;Pay, button\n", true),
    ("sep=;\r\nstep;heard\r\n1;Pay, button\r\n", true),
    ("Step,VoiceOver output,Expected output\n1,\"Pay, button\",Buy\n", true),
    ("start\tend\ttext\n0\t900\tPay, button\n", true),
    ("Nr;Bemerkung\n1;\"Pay, button\"\n", false), ("Erwartete Ansage\nPay\n", false),
    ("Heard,Heard on Monday\nPay,Pay\n", false),
    ("Expected announcement\nPay\n", false), ("Step,Button text\n1,\"Pay, button\"\n", false),
    ("Step;Screen text;Result output\n1;Pay, button;Pay, button\n", false),
    ("Text,TalkBack text\nPay,Pay\n", false),
    ("Button text,Screen reader output\nPay,\"Pay, button\"\n", true),
  ])
  func `finds the column with the announcements in a table`(table: String, isFound: Bool) throws {
    let comparing = try Comparing()
    let outcome = try Command.run([
      "diff", comparing.design, try comparing.file("heard.csv", table), "--platform", "voiceover",
      "--input-format", "csv",
    ])
    #expect(outcome.status == (isFound ? 0 : 65), "\(outcome.output)\(outcome.errors)")
    guard !isFound else { return }
    #expect(
      outcome.errors.contains(
        "expected one column named 'heard', 'actual', 'spoken', 'announcement', found '"))
    #expect(outcome.errors.contains("select the column with --column"))
  }

  @Test(arguments: [
    ("Nr;Ausgabe;Bildtext\n1;Pay, button;Buy\n", "Ausgabe"),
    ("Button text,TalkBack-Output\nBuy,\"Pay, button\"\n", "TalkBack-Output"),
    ("Text,Heard by Ada\nBuy,\"Pay, button\"\n", nil), ("Ansage;Text\nPay, button;Buy\n", nil),
  ])
  func `names the column of a table if another one can have the announcements`(
    table: String, column: String?
  ) throws {
    let comparing = try Comparing()
    let outcome = try Command.run([
      "diff", comparing.design, try comparing.file("heard.csv", table), "--platform", "voiceover",
      "--input-format", "csv",
    ])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    let remark = column.map { "read from the column '\($0)'; select another column with --column" }
    #expect(outcome.output.contains("read from the column") == (column != nil))
    #expect(remark.map { outcome.output.contains($0) } ?? true, "\(outcome.output)")
  }

  @Test func `prints transcribed words once`() throws {
    let arguments = ["announce", "-"] + Comparing.transcript
    let outcome = try Command.run(arguments, input: Data("Pay, button\n".utf8))
    #expect(outcome.output == "Pay, button\n")
  }

  @Test func `does not accept every text as announcements`() throws {
    let outcome = try Command.run(["announce", "-"], input: Data("Pay, button\n".utf8))
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("-:1:1: error: this text matches no known format"))
    #expect(outcome.errors.contains("--input-format text"))
  }

  @Test(arguments: ["announce", "diff"])
  func `answers expectations of one platform for the other with an error`(
    command: String
  ) throws {
    let comparing = try Comparing()
    let voice = try comparing.file(
      "voice.json",
      """
      {"states": [{"state": "rest", "sections": [{"title": "VoiceOver (iOS)", "tables": [
        {"name": "Pay", "announcement": "Pay, button"}]}]}]}
      """)
    let files = command == "diff" ? [comparing.design, voice] : [voice]
    let outcome = try Command.run([command] + files + ["--platform", "talkback"])
    #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains("needs a profile of VoiceOver"))
    let own = try Command.run([command] + files + ["--platform", "voiceover"])
    #expect(own.status == 0 && own.output.contains(command == "diff" ? "0 errors" : "Pay, button"))
  }

  @Test func `rejects a design, because its lines are not announcements`() throws {
    let outcome = try Command.run(["announce", "Examples/readme.yaml"])
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("earshot preview"))
  }

  private static let mistakes: [(arguments: [String], status: Int32)] = [
    (["missing.xml"], 66), (["-"], 65), ([], 64), ([dump, "--platform", "voiceover"], 64),
    ([dump, "--format", "pdf"], 64),
    ([dump, "-o", "/missing-folder/x"], 73),
  ]

  @Test(arguments: mistakes)
  func `fails with a specific exit status and no output`(
    arguments: [String], status: Int32
  ) throws {
    let outcome = try Command.run(["announce"] + arguments)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.output.isEmpty && !outcome.errors.isEmpty)
  }
}
