import Foundation
import Testing

@Suite struct `Cached results` {
  private static let commands: [[String]] = [
    ["check", "d", "--format", "text"], ["check", "d", "--format", "json"],
    ["check", "d", "--format", "jsonl"], ["announce", "c", "--format", "text"],
    ["announce", "c", "--format", "jsonl"], ["diff", "d", "c"],
    ["diff", "d", "c", "--format", "jsonl"],
    ["import", "c", "-o", "out/"],
  ]

  private static let page = ["report", "d", "c", "-o", "out/a.yaml"]

  private func screens() throws -> Screens {
    let screens = try Screens([
      "d/a.yaml": Screens.design("Pay button"), "d/b.yaml": Screens.design("Buy"),
      "d/wrong.yaml": "screen: S\ncomponents: [{kind: buton}]\n", "d/none.yaml": "a: b\n",
      "c/a.xml": Screens.dump("Pay"), "c/b.xml": Screens.dump("Buy"), "c/wrong.json": "{}",
    ])
    try screens.settle()
    return screens
  }

  private func outcome(_ screens: Screens, _ arguments: [String]) throws -> [String] {
    let outcome = try screens.run(arguments)
    let files = ["out/a.yaml", "out/b.yaml"].map { (try? screens.text($0)) ?? "" }
    let errors = outcome.errors.split(separator: "\n").filter { !$0.contains(" files: ") }
    return ["\(outcome.status)", outcome.output] + errors.map(String.init) + files
  }

  private func kept(_ screens: Screens, _ arguments: [String]) throws -> Int {
    let last = try screens.run(arguments).errors.split(separator: "\n").last ?? ""
    if last.hasSuffix("the page is from the cache") { return 1 }
    let pieces = last.split(separator: " ")
    return pieces.suffix(3) == ["from", "the", "cache"]
      ? Int(pieces[pieces.count - 4]) ?? -1 : 0
  }

  @Test func `are used for a page if all inputs are unchanged`() throws {
    let screens = try screens()
    try FileManager.default.createDirectory(
      at: screens.folder.appending(path: "out"), withIntermediateDirectories: true)
    let cached = Self.page + ["--cache", "cache"]
    let isKept = { try screens.run(cached).errors.hasSuffix("the page is from the cache\n") }
    let plain = try outcome(screens, Self.page)
    #expect(plain[0] == "65" && plain[1].hasPrefix("out/a.yaml: 2 screens"))
    for _ in 0..<2 { #expect(try outcome(screens, cached) == plain) }
    #expect(try isKept())
    for (name, text) in [
      ("d/a.yaml", Screens.design("Sell")), ("c/b.xml", Screens.dump("Sell")),
      ("d/b.yaml.heard.jsonl", ""), ("d/c.yaml", Screens.design("New")),
    ] {
      try Data(text.utf8).write(to: screens.folder.appending(path: name))
      try screens.settle()
      #expect(try !isKept(), "\(name)")
      #expect(try isKept(), "\(name)")
      #expect(try outcome(screens, cached) == outcome(screens, Self.page))
    }
  }

  @Test(arguments: [
    (["check"], "d", "d/none.yaml"), (["report", "d/a.yaml"], "c", "c/b.png"),
  ])
  func `differ for a named file and the same file in a folder`(
    command: [String], folder: String, file: String
  ) throws {
    let screens = try screens()
    try Data([0x89, 0]).write(to: screens.folder.appending(path: "c/b.png"))
    try screens.settle()
    for name in [folder, file, folder] {
      let cached = try outcome(screens, command + [name, "--cache", "cache"])
      #expect(try cached == outcome(screens, command + [name]), "\(name)")
    }
  }

  @Test(arguments: commands)
  func `are the same as new results`(command: [String]) throws {
    let screens = try screens()
    let plain = try outcome(screens, command)
    let cached = command + ["--cache", "cache"]
    #expect(try outcome(screens, cached) == plain)
    #expect(try outcome(screens, cached + ["--jobs", "1"]) == plain)
    let count = command[1] == "d" ? 4 : 3
    #expect(try kept(screens, cached) == count)
    try Data(Screens.design("Sell button").utf8)
      .write(to: screens.folder.appending(path: "d/a.yaml"))
    try Data(Screens.dump("Sell").utf8).write(to: screens.folder.appending(path: "c/a.xml"))
    try Data(Screens.design("Buy").utf8).write(to: screens.folder.appending(path: "d/b.yaml"))
    try screens.settle()
    #expect(try kept(screens, cached) == count - 1)
    #expect(try outcome(screens, cached) == outcome(screens, command))
  }

  @Test(arguments: [
    ["check", "d", "--cache", "d/x"], ["check", "d", "--cache", "d"],
    ["announce", "c/a.xml", "-o", "x/o", "--cache", "x"],
  ])
  func `are in a separate folder`(arguments: [String]) throws {
    let screens = try Screens([
      "d/x/a.yaml": Screens.design("A"), "c/a.xml": Screens.dump("A"), "x/y": "",
    ])
    let outcome = try screens.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("is in the cache"), "\(outcome.errors)")
  }

  @Test func `are replaced if an entry is damaged or missing`() throws {
    let screens = try screens()
    let command = ["check", "d", "--cache", "cache"]
    let first = try outcome(screens, command)
    #expect(try kept(screens, command) == 4)
    let entries = screens.folder.appending(path: "cache/entries")
    let files = FileManager.default.subpaths(atPath: entries.path())?
      .map { entries.appending(path: $0) }.filter {
        !$0.hasDirectoryPath && $0.lastPathComponent.count > 2
      }
    let (one, two, three) = try (
      #require(files?[0]), #require(files?[1]), #require(files?[2])
    )
    var bytes = try Data(contentsOf: one)
    bytes[bytes.count - 3] ^= 1
    try bytes.write(to: one)
    try Data(contentsOf: two).dropLast().write(to: two)
    try FileManager.default.removeItem(at: three)
    #expect(try kept(screens, command) == 1)
    #expect(try outcome(screens, command) == first)
    #expect(try kept(screens, command) == 4)
  }

  @Test func `can be merged with results of another machine by copying`() throws {
    let screens = try screens()
    _ = try screens.run(["check", "d", "--cache", "one", "--shard", "1/2"])
    _ = try screens.run(["check", "d", "--cache", "two", "--shard", "2/2"])
    let copied = try Command.run(
      URL(filePath: "/bin/cp"), ["-r", "two/.", "one"], in: screens.folder)
    #expect(copied.status == 0)
    #expect(try kept(screens, ["check", "d", "--cache", "one"]) == 4)
  }

  @Test func `are the same after killed runs`() throws {
    let screens = try Screens(
      Dictionary(
        uniqueKeysWithValues: (10..<40).map { ("d/\($0).yaml", Screens.design("Pay \($0) button")) }
      ))
    try screens.settle()
    let wanted = try screens.run(["check", "d", "-o", "wanted"])
    for milliseconds in [5, 20, 35, 50, 65, 80] {
      let process = Process()
      process.executableURL = Command.executable
      process.arguments = ["check", "d", "-o", "out", "--cache", "cache"]
      process.currentDirectoryURL = screens.folder
      process.standardError = FileHandle.nullDevice
      try process.run()
      Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if let out = try? screens.text("out") { #expect(try out == screens.text("wanted")) }
    }
    let outcome = try screens.run(["check", "d", "-o", "out", "--cache", "cache"])
    #expect(outcome.status == wanted.status)
    #expect(try screens.text("out") == screens.text("wanted"))
    let left = try FileManager.default.contentsOfDirectory(atPath: screens.folder.path())
    #expect(left.sorted() == ["cache", "d", "out", "wanted"])
  }

  private static let neutral: Set<String> = [
    "--files-from", "--null", "--jobs", "--shard", "--cache", "--output", "--help", "--version",
    "--approve", "--errors-inline", "--watch", "--follow-links",
  ]

  private static let changes: [String: [String]] = [
    "--toolkit": ["swiftui"], "--platform": ["talkback"], "--profile": ["device"],
    "--locale": ["de"], "--set": ["hints=off"], "--hints": ["off"], "--reading": ["device"],
    "--fail-on": ["error"],
    "--format": ["jsonl"], "--places": [], "--only-issues": [], "--input-format": ["text"],
    "--title": ["T"], "--project": ["P"], "--revision": ["2"], "--docs": ["docs"],
    "--profile-file": ["house.yaml"], "--ignore": ["not-shown"], "--start": ["any"], "--strict": [],
    "--require-all": [], "--accepted": ["accepted.yaml"], "--plain": [], "--column": ["x"],
    "--states": ["current"], "--script": ["s.walk"], "--screenshot": ["page.png"],
    "--criteria": [], "--frames": [], "--redact": [], "--voice": ["de"], "--rate": ["180"],
    "--reader-rate": ["60"], "--pitch": ["40"], "--volume": ["90"], "--gap": ["7"],
    "--prosody": ["sentence"], "--no-project": [], "--sheet": [],
    "--baseline": ["old.html"],
  ]

  /// Options that cannot change a cached result, because they are for --watch, redaction, sound or
  /// pictures.
  private static let neutralOf: [String: Set<String>] = [
    "check": ["--plain"], "announce": ["--redact"], "import": ["--redact"],
    "diff": ["--redact", "--screenshot"], "report": ["--plain", "--sound", "--embed"],
  ]

  @Test(arguments: ["check", "announce", "diff", "import", "report"])
  func `depend on the options`(command: String) throws {
    let help = try Command.run(["help", command]).output
    let options = Set(
      help.split(separator: "\n").filter { $0.hasPrefix("  -") }
        .flatMap { $0.split { " ,/".contains($0) } }.filter { $0.hasPrefix("--") }.map(String.init))
    let asked = options.subtracting(Self.neutral).subtracting(Self.neutralOf[command] ?? [])
    #expect(asked.count >= 3)
    let screens = try screens()
    try Data("profile: house\nextends: talkback-documented\n".utf8)
      .write(to: screens.folder.appending(path: "house.yaml"))
    try Data("accepted: []\n".utf8).write(to: screens.folder.appending(path: "accepted.yaml"))
    let inputs = [
      "check": ["d"], "announce": ["c"], "diff": ["d", "c"], "import": ["c", "-o", "out/"],
      "report": ["d", "c"],
    ]
    try Data("swipe-right\n".utf8).write(to: screens.folder.appending(path: "s.walk"))
    try Data(contentsOf: Command.package.appending(path: "Docs/page.png"))
      .write(to: screens.folder.appending(path: "page.png"))
    if command == "report" {
      for name in ["d/wrong.yaml", "d/none.yaml", "c/wrong.json"] {
        try FileManager.default.removeItem(at: screens.folder.appending(path: name))
      }
    }
    _ = try screens.run(["report", "d", "-o", "old.html"])
    try Data("language: en\n".utf8).write(to: screens.folder.appending(path: "earshot.yaml"))
    try screens.settle()
    let plain = try [command] + #require(inputs[command]) + ["--cache", "cache"]
    _ = try screens.run(plain)
    #expect(try kept(screens, plain) > 0)
    for option in asked.sorted() {
      let values = try #require(Self.changes[option], "what would be another value of \(option)?")
      var arguments = plain
      if option == "--sheet" {
        arguments.removeAll { $0 == "c" }
        _ = try screens.run(arguments)
        #expect(try kept(screens, arguments) > 0)
      }
      #expect(try kept(screens, arguments + [option] + values) == 0, "\(option)")
    }
  }
}

extension Screens {
  /// Waits long enough that a changed file gets a new modification time.
  func settle() throws { Thread.sleep(forTimeInterval: 0.05) }
}
