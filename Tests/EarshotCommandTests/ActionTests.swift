import Foundation
import Testing

@Suite struct `The GitHub Action` {
  private static let lines =
    (try? String(
      contentsOf: Command.package.appending(path: "action.yml"), encoding: .utf8))?
    .components(separatedBy: "\n") ?? []

  private struct Runner {
    private let scratch: Scratch

    var root: URL { scratch.folder }
    var workspace: URL { root.appending(path: "checkout") }
    var temporary: URL { root.appending(path: "temp") }
    var output: URL { root.appending(path: "output") }
    var summary: URL { root.appending(path: "summary.md") }

    init() throws {
      scratch = try Scratch()
      for folder in [workspace, temporary] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      for file in [output, summary] { try Data().write(to: file) }
      let examples = Command.package.appending(path: "Examples/diff")
      for file in ["preferences.yaml", "preferences-dump.xml"] {
        try FileManager.default.copyItem(
          at: examples.appending(path: file), to: workspace.appending(path: file))
      }
    }

    func run(
      _ step: (script: String, environment: [String: String]), path: String? = nil
    ) throws -> Command.Outcome {
      var environment = step.environment
      environment["GITHUB_WORKSPACE"] = workspace.path()
      environment["RUNNER_TEMP"] = temporary.path()
      environment["GITHUB_OUTPUT"] = output.path()
      environment["GITHUB_STEP_SUMMARY"] = summary.path()
      if let path { environment["PATH"] = "\(path):/usr/bin:/bin" }
      return try Command.run(
        URL(filePath: "/usr/bin/env"), ["bash", "-e", "-o", "pipefail", "-c", step.script],
        in: workspace, environment: environment)
    }

    func told() throws -> String { try String(contentsOf: output, encoding: .utf8) }

    func program(_ name: String, in folder: String, _ script: String) throws -> String {
      let place = root.appending(path: folder)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let file = place.appending(path: name)
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path())
      return place.path()
    }
  }

  private func step(
    _ name: String, inputs: [String: String] = [:], _ others: [String: String] = [:]
  ) throws -> (script: String, environment: [String: String]) {
    let start = try #require(Self.lines.firstIndex(of: "    - name: \(name)"))
    let lines = Self.lines[(start + 1)...].prefix {
      !$0.hasPrefix("    - ") && !$0.hasPrefix("    #")
    }
    let run = try #require(lines.firstIndex { $0.hasSuffix("run: |") })
    var environment: [String: String] = [:]
    for line in lines[..<run] {
      let sides = line.components(separatedBy: ": ${{ ")
      guard sides.count == 2, let value = sides[1].components(separatedBy: " }}").first else {
        continue
      }
      let key = sides[0].trimmingCharacters(in: .whitespaces)
      guard key != "if" else { continue }
      if value.hasPrefix("inputs.") {
        let input = String(value.dropFirst("inputs.".count))
        environment[key] = try inputs[input] ?? standard(of: input)
      } else {
        let other: String = try #require(others[value])
        environment[key] = other
      }
    }
    return (lines[(run + 1)...].map { $0.dropFirst(8) }.joined(separator: "\n"), environment)
  }

  private func standard(of input: String) throws -> String {
    let start = try #require(Self.lines.firstIndex(of: "  \(input):"))
    let line = try #require(Self.lines[start...].first { $0.hasPrefix("    default: ") })
    return line.dropFirst("    default: ".count).replacingOccurrences(of: "\"", with: "")
  }

  private func archive(in runner: Runner) throws -> (address: String, digest: String) {
    let file = runner.root.appending(path: "release.tar.gz")
    let packed = try Command.run(
      URL(filePath: "/usr/bin/env"),
      [
        "tar", "-czf", file.path(), "-C", Command.executable.deletingLastPathComponent().path(),
        "earshot",
      ])
    #expect(packed.status == 0, "\(packed.errors)")
    let digest = try Command.run(
      URL(filePath: "/usr/bin/env"), ["openssl", "dgst", "-sha256", "-r", file.path()])
    return ("file://\(file.path())", String(digest.output.prefix(64)))
  }

  @Test func `installs only the expected archive`() throws {
    let runner = try Runner()
    let (address, digest) = try archive(in: runner)
    let action = ["github.action_path": Command.package.path()]
    let outcome = try runner.run(
      step("Install", inputs: ["archive": address, "sha256": digest], action))
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    let command = "\(runner.temporary.path())/earshot/earshot"
    #expect(try runner.told() == "command=\(command)\n")
    #expect(FileManager.default.isExecutableFile(atPath: command))
  }

  @Test(arguments: [
    ("0000000000000000000000000000000000000000000000000000000000000000", 65),
    ("", 64), ("of no use", 64),
  ])
  func `fails if the digest is wrong or missing`(_ digest: String, _ status: Int32) throws {
    let runner = try Runner()
    let file = runner.root.appending(path: "release.tar.gz")
    try Data("no archive".utf8).write(to: file)
    let outcome = try runner.run(
      step(
        "Install", inputs: ["archive": "file://\(file.path())", "sha256": digest],
        ["github.action_path": Command.package.path()]))
    #expect(outcome.status == status)
    #expect(outcome.output.hasPrefix("::error::The archive is not installed: "))
    #expect(try runner.told() == "")
  }

  @Test func `builds from its own folder, and runs nothing of the pull request`() throws {
    let runner = try Runner()
    let tools = try runner.program(
      "swift", in: "tools",
      """
      pwd; echo "$*"; echo "voice: ${EARSHOT_WITHOUT_VOICE:-}"
      mkdir -p "$RUNNER_TEMP/earshot/build/release"
      echo > "$RUNNER_TEMP/earshot/build/release/earshot"; chmod +x "$RUNNER_TEMP/earshot/build/release/earshot"
      """)
    for name in ["earshot", "swift"] { _ = try runner.program(name, in: "checkout", "echo EVIL") }
    let action = runner.root.appending(path: "actions/earshot")
    try FileManager.default.createDirectory(at: action, withIntermediateDirectories: true)
    let outcome = try runner.run(
      step("Install", ["github.action_path": action.path()]), path: tools)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output == """
        \(runner.temporary.path())
        build --configuration release --product earshot --package-path \(action.path()) --scratch-path \
        \(runner.temporary.path())/earshot/build
        voice: 1

        """)

    let again = try runner.run(
      step("Install", ["github.action_path": action.path()]), path: tools)
    #expect(again.status == 0 && again.output.isEmpty, "the build is in the cache")

    let own = try runner.run(
      step("Install", ["github.action_path": runner.workspace.path()]), path: tools)
    #expect(own.status == 64)
    #expect(own.output.hasPrefix("::error::Earshot is not built from a pull request"))
  }

  @Test func `keeps a build as long as its sources, compiler and machine are the same`() throws {
    let runner = try Runner()
    let action = runner.root.appending(path: "action")
    let source = action.appending(path: "Sources/a.swift")
    try FileManager.default.createDirectory(
      at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: action.appending(path: "Package.swift"))
    func key(_ text: String, compiler: String) throws -> String {
      try Data(text.utf8).write(to: source)
      let tools = try runner.program("swift", in: "tools", "echo \(compiler)")
      let known = try runner.told()
      let outcome = try runner.run(
        step("Name the build", ["github.action_path": action.path()]), path: tools)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return String(try runner.told().dropFirst(known.count))
    }
    let first = try key("let a = 1", compiler: "6.2")
    #expect(first.wholeMatch(of: /key=earshot-[0-9a-f]{32}-[0-9a-f]{16}\n/) != nil)
    #expect(try key("let a = 1", compiler: "6.2") == first)
    #expect(try key("let a = 2", compiler: "6.2") != first)
    #expect(try key("let a = 1", compiler: "6.3") != first)
  }

  @Test func `finishes in 20 seconds with a warm cache`() throws {
    let runner = try Runner()
    let built = runner.temporary.appending(path: "earshot/built")
    try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
    try Command.copy(Command.executable, to: built.appending(path: "earshot"))
    let action = Command.package
    let duration = try ContinuousClock().measure {
      for name in ["Name the build", "Install"] {
        let outcome = try runner.run(step(name, ["github.action_path": action.path()]))
        #expect(outcome.status == 0, "\(outcome.errors)")
      }
      let command = runner.temporary.appending(path: "earshot/earshot")
      let outcome = try runner.run(
        step(
          "Compare",
          inputs: [
            "expected": "preferences.yaml", "actual": "preferences-dump.xml",
            "platform": "talkback",
          ], ["steps.install.outputs.command": command.path()]))
      #expect(outcome.status == 1, "\(outcome.errors)")
    }
    #expect(duration < .seconds(20))
  }

  @Test(arguments: [
    ("actual", "no,such:dump%.xml", "no%2Csuch%3Adump%25.xml", "write the dump in an earlier step"),
    ("expected", "none.yaml", "none.yaml", "name the design in 'expected'"),
  ])
  func `annotates a missing file`(input: String, path: String, escaped: String, advice: String)
    throws
  {
    let runner = try Runner()
    var inputs = ["expected": "preferences.yaml", "actual": "preferences-dump.xml"]
    inputs[input] = path
    let outcome = try runner.run(
      step("Compare", inputs: inputs, ["steps.install.outputs.command": Command.executable.path()]))
    #expect(outcome.status == 66)
    #expect(outcome.output.hasPrefix("::error file=\(escaped),title=Earshot::The file '"))
    #expect(outcome.output.contains(advice))
  }

  @Test(arguments: ["dumps/*.xml", "dumps"])
  func `annotates a pattern or folder without files`(actual: String) throws {
    let runner = try Runner()
    try FileManager.default.createDirectory(
      at: runner.workspace.appending(path: "dumps"), withIntermediateDirectories: false)
    let outcome = try runner.run(
      step(
        "Compare", inputs: ["expected": "preferences.yaml", "actual": actual],
        ["steps.install.outputs.command": Command.executable.path()]))
    #expect(outcome.status > 1)
    let annotations = outcome.output.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(annotations.count == 1 && annotations[0].contains("dumps"), "\(outcome.output)")
  }

  @Test func `saves the build before the comparison can fail the job`() throws {
    let save = try #require(Self.lines.firstIndex(of: "      uses: actions/cache/save@v4"))
    let compare = try #require(Self.lines.firstIndex(of: "    - name: Compare"))
    #expect(save < compare)
    #expect(!Self.lines.contains("      uses: actions/cache@v4"))
  }

  @Test(arguments: [("error", 1), ("", 64)])
  func `writes every report, then fails as diff does`(failing: String, status: Int32) throws {
    let runner = try Runner()
    try FileManager.default.createDirectory(
      at: runner.temporary.appending(path: "earshot"), withIntermediateDirectories: true)
    let outcome = try runner.run(
      step(
        "Compare",
        inputs: [
          "expected": "preferences.yaml", "actual": "preferences-dump.xml",
          "platform": "talkback", "fail-on": failing, "junit": "earshot.xml",
          "ignore": "different-wording extra-stop",
        ], ["steps.install.outputs.command": Command.executable.path()]))
    #expect(outcome.status == status, "\(outcome.errors)")
    guard status == 1 else { return }
    #expect(outcome.output.contains("::error file=preferences.yaml,line=8,col=5,"))
    #expect(try String(contentsOf: runner.summary, encoding: .utf8).contains("### TalkBack"))
    let starts = ["sarif": "{", "junit": "<?xml", "page": "<!doctype html>"]
    let outputs = try runner.told().split(separator: "\n").map { $0.split(separator: "=") }
    #expect(Set(outputs.map { String($0[0]) }) == Set(starts.keys))
    for output in outputs {
      let report = try String(contentsOfFile: String(output[1]), encoding: .utf8)
      #expect(report.hasPrefix(starts[String(output[0])] ?? "?"))
      #expect(output[1].hasPrefix(runner.temporary.path()))
    }
  }

  @Test func `changes and runs nothing if the checkout is hostile`() throws {
    let runner = try Runner()
    let installed = runner.temporary.appending(path: "earshot")
    try FileManager.default.createDirectory(at: installed, withIntermediateDirectories: true)
    let command = installed.appending(path: "earshot")
    try Command.copy(Command.executable, to: command)
    let sentinel = runner.root.appending(path: "sentinel")
    try Data("precious".utf8).write(to: sentinel)
    let before = try Data(contentsOf: command)
    for name in ["earshot.sarif", "earshot.xml", "earshot.html", "summary.md"] {
      try FileManager.default.createSymbolicLink(
        at: runner.workspace.appending(path: name),
        withDestinationURL: name == "earshot.sarif" ? command : sentinel)
    }
    for name in ["earshot", "cat", "mktemp", "realpath", "od", "earshot-voice", "swift"] {
      _ = try runner.program(name, in: "checkout", "touch ../PWNED")
    }
    let label = #"Save $(touch ../PWNED) `touch ../PWNED`\n::add-mask::x\n##[add-path]/tmp"#
    try Data(
      "screen: S\ncomponents:\n  - {kind: button, id: b, label: \"\(label)\"}\n".utf8
    ).write(to: runner.workspace.appending(path: "preferences.yaml"))
    let inputs = [
      "expected": "preferences.yaml", "actual": "preferences-dump.xml", "platform": "talkback",
      "junit": "earshot.xml",
    ]
    let outcome = try runner.run(
      step("Compare", inputs: inputs, ["steps.install.outputs.command": command.path()]))
    #expect(outcome.status == 1, "\(outcome)")
    #expect(!FileManager.default.fileExists(atPath: runner.root.appending(path: "PWNED").path()))
    #expect(try Data(contentsOf: command) == before)
    #expect(try Data(contentsOf: sentinel) == Data("precious".utf8))
    for line in (outcome.output + outcome.errors).split(separator: "\n") {
      #expect(!line.hasPrefix("::add-mask") && !line.hasPrefix("##["), "\(line)")
    }
  }

  @Test(arguments: [
    ("expected", "secret.yaml"), ("actual", "secret.yaml"), ("actual", "folder/secret"),
    ("actual", "folder/*.xml"), ("accepted", "dangling"), ("expected", "WORKSPACE/secret.yaml"),
    ("expected", "WORKSPACE/../checkout/secret.yaml"), ("actual", "sub/../secret.yaml"),
    ("actual", "../checkout/./secret.yaml"), ("actual", "folder/../secret"),
    ("accepted", "WORKSPACE/folder/../../secret"), ("actual", "folder/../../*"),
  ])
  func `reads no file outside the checkout through a link`(input: String, path: String) throws {
    let runner = try Runner()
    let secret = runner.root.appending(path: "secret")
    try Data("token: precious".utf8).write(to: secret)
    for (link, target) in [("secret.yaml", "../secret"), ("folder", ".."), ("dangling", "../no")] {
      try FileManager.default.createSymbolicLink(
        atPath: runner.workspace.appending(path: link).path(), withDestinationPath: target)
    }
    try FileManager.default.createDirectory(
      at: runner.workspace.appending(path: "sub"), withIntermediateDirectories: false)
    var inputs = ["expected": "preferences.yaml", "actual": "preferences-dump.xml"]
    inputs[input] = path.replacing("WORKSPACE", with: runner.workspace.path())
    let outcome = try runner.run(
      step("Compare", inputs: inputs, ["steps.install.outputs.command": Command.executable.path()]))
    #expect(outcome.status == 65, "\(outcome)")
    #expect(outcome.output.hasPrefix("::error::A file to compare is not read"), "\(outcome)")
    #expect(!(outcome.output + outcome.errors).contains("precious"))
  }

  @Test(arguments: ["../design.yaml", "ROOT/design.yaml", "./../checkout/../design.yaml"])
  func `reads a file outside the checkout if an input names it`(path: String) throws {
    let runner = try Runner()
    try FileManager.default.copyItem(
      at: runner.workspace.appending(path: "preferences.yaml"),
      to: runner.root.appending(path: "design.yaml"))
    let inputs = [
      "expected": path.replacing("ROOT", with: runner.root.path()),
      "actual": "preferences-dump.xml", "platform": "talkback",
    ]
    let outcome = try runner.run(
      step("Compare", inputs: inputs, ["steps.install.outputs.command": Command.executable.path()]))
    #expect(outcome.status == 1, "\(outcome)")
  }

  @Test(arguments: ["../x.sarif", "/tmp/x.sarif", ".."])
  func `takes only names for reports`(name: String) throws {
    let runner = try Runner()
    let inputs = ["expected": "preferences.yaml", "actual": "preferences-dump.xml", "sarif": name]
    let outcome = try runner.run(
      step("Compare", inputs: inputs, ["steps.install.outputs.command": Command.executable.path()]))
    #expect(outcome.status == 64, "\(outcome)")
  }
}
