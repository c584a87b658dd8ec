#if canImport(Glibc)
import Foundation
import Glibc
import Testing

private struct Files {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for (name, content) in Self.contents { _ = try scratch.file(name, Data(content.utf8)) }
  }

  static let contents = [
    "d.yaml": "screen: S\ncomponents:\n  - {kind: button, id: b, label: Save}\n",
    "p.yaml": "profile: mine\nextends: talkback-15.1\n",
    "s.txt": "swipe-right\n",
    "u.xml": """
    <?xml version='1.0'?><hierarchy rotation="0"><node class="android.widget.Button" text="Save" \
    clickable="true" focusable="true" enabled="true" bounds="[0,0][9,9]"/></hierarchy>
    """,
    "c.jsonl":
      #"{"reader":"voiceover","component":"button","label":"A","heard":"A","source":"s"}"# + "\n",
  ]

  static let writers: [(arguments: [String], inputs: [String])] = [
    (["preview", "d.yaml", "--profile-file", "p.yaml"], ["d.yaml", "p.yaml"]),
    (
      ["check", "d.yaml", "--profile-file", "p.yaml", "--format", "json"], ["d.yaml", "p.yaml"]
    ),
    (["criteria", "d.yaml", "--profile-file", "p.yaml"], ["d.yaml", "p.yaml"]),
    (
      ["walk", "d.yaml", "--script", "s.txt", "--profile-file", "p.yaml"],
      ["d.yaml", "p.yaml", "s.txt"]
    ),
    (["diff", "d.yaml", "u.xml", "--profile-file", "p.yaml"], ["d.yaml", "p.yaml", "u.xml"]),
    (["report", "d.yaml", "u.xml", "--profile-file", "p.yaml"], ["d.yaml", "p.yaml", "u.xml"]),
    (["announce", "u.xml", "--profile-file", "p.yaml"], ["p.yaml", "u.xml"]),
    (["import", "u.xml"], ["u.xml"]), (["score", "c.jsonl"], ["c.jsonl"]),
  ]

  func run(_ arguments: [String]) throws -> Command.Outcome {
    try Command.run(arguments, in: scratch.folder)
  }

  func shell(_ line: String) throws -> Command.Outcome {
    try Command.run(
      URL(filePath: "/bin/bash"), ["-c", line], in: scratch.folder,
      environment: ["earshot": Command.executable.path()])
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)
  }

  var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path()).sorted()
    }
  }

  var areUntouched: Bool {
    get throws { try Self.contents.allSatisfy { try text(of: $0.key) == $0.value } }
  }
}

@Suite struct `No output is an input` {
  private static let names: [@Sendable (String) -> String] = [
    { $0 }, { "./\($0)" }, { "link-\($0)" }, { "hard-\($0)" }, { "folder/../\($0)" },
  ]

  @Test(arguments: Files.writers.indices)
  func `under any of its names`(writer: Int) throws {
    let (arguments, inputs) = Files.writers[writer]
    let files = try Files()
    _ = try files.shell("mkdir folder; for f in *.*; do ln -s $f link-$f; ln $f hard-$f; done")
    for input in inputs {
      for name in Self.names.map({ $0(input) }) {
        let outcome = try files.run(arguments + ["-o", name])
        #expect(
          outcome.status == 64 && outcome.errors.contains("'\(name)'"), "\(arguments) \(name)")
      }
    }
    #expect(try files.areUntouched)
  }

  @Test(arguments: [
    "walk d.yaml --script s.txt --platform voiceover --speak d.yaml",
    "walk d.yaml --script s.txt --platform voiceover --speak s.txt",
    "walk d.yaml --script s.txt --platform voiceover --speak a.wav -o a.vtt",
    "walk d.yaml --script s.txt --platform voiceover --speak a.wav -o ./a.wav",
    "walk a.vtt --script s.txt --platform voiceover --speak a.wav",
    "preview - -o d.yaml < d.yaml", "diff d.yaml d.yaml.heard.jsonl --approve",
    "preview d.yaml -o ''", "preview ''", "check d.yaml -o ''", "diff d.yaml '' -o x",
    "walk d.yaml --script ''", "walk d.yaml --script s.txt --speak ''", "speak d.yaml -o ''",
    "preview d.yaml --profile-file ''", "speak '' -o kit", "compose --profile a --profile-file ''",
    "import '' -o x", "score ''", "explain save ''",
  ])
  func `and no two outputs are the same file, and no path is empty`(line: String) throws {
    let files = try Files()
    _ = try files.shell("cp d.yaml a.vtt; cp u.xml d.yaml.heard.jsonl")
    let before = try files.names
    let outcome = try files.shell("$earshot \(line)")
    #expect(outcome.status == 64, "\(outcome.errors)")
    #expect(try files.areUntouched)
    #expect(try files.names == before)
    #expect(try files.text(of: "a.vtt") == files.text(of: "d.yaml"))
  }

  @Test func `but a report in the compared folder can be written again`() throws {
    let files = try Files()
    for _ in 0..<2 {
      let outcome = try files.shell(
        "mkdir -p dumps; cp u.xml dumps; $earshot diff d.yaml dumps -o dumps/r.md --format markdown"
      )
      #expect(outcome.status <= 1, "\(outcome.errors)")
    }
  }
}

@Suite(.enabled("needs earshot-voice") { (try? Command.run(["voices"]).status) == 0 })
struct `Kits next to other files` {
  @Test(arguments: [
    ("echo mine > docs/index.md", "docs/index.md"),
    ("echo '<!doctype html><p>mine' > docs/index.html", "docs/index.html"),
    ("echo '{}' > docs/manifest.json", "docs/manifest.json"),
    (
      "mkdir -p docs/d; echo mine > docs/d/b~button@usual~voiceover~guidelines.wav",
      "b~button@usual~voiceover~guidelines.wav"
    ),
  ])
  func `are refused`(preparation: String, file: String) throws {
    let files = try Files()
    let outcome = try files.shell("mkdir docs; \(preparation); $earshot speak d.yaml -o docs")
    #expect(outcome.status == 64 && outcome.errors.contains(file), "\(outcome.errors)")
    let left = try files.shell(
      "cat \(preparation.split(separator: " ").last ?? ""); find docs -type f | wc -l")
    #expect(left.output.hasSuffix("1\n"), "\(left.output)")
  }

  @Test func `are not written over the design`() throws {
    let files = try Files()
    let outcome = try files.shell("cp d.yaml manifest.json; $earshot speak manifest.json -o .")
    #expect(outcome.status == 64 && outcome.errors.contains("manifest.json"), "\(outcome.errors)")
    #expect(try files.text(of: "manifest.json") == files.text(of: "d.yaml"))
  }

  @Test(arguments: [
    "mkdir -p kit/.store; ln -s ../../d.yaml kit/.store/index",
    "mkdir kit elsewhere; ln -s ../elsewhere kit/d",
    "mkdir kit elsewhere; ln -s ../elsewhere kit/.store",
  ])
  func `do not lead elsewhere by links`(preparation: String) throws {
    let files = try Files()
    let outcome = try files.shell("\(preparation); $earshot speak d.yaml -o kit")
    #expect(outcome.status == 73 && outcome.errors.contains("link"), "\(outcome.errors)")
    #expect(try files.areUntouched)
    #expect(try files.shell("find elsewhere -type f").output.isEmpty)
  }

  @Test func `cannot print phonemes to a closed or full output`() throws {
    let files = try Files()
    for stream in [">&-", ">/dev/full"] {
      #expect(try files.shell("$earshot speak d.yaml --phonemes \(stream)").status == 74)
    }
  }

  @Test func `show no control sequence in their page and in phonetic letters`() throws {
    let files = try Files()
    let outcome = try files.shell(
      #"""
      printf '{"screen":"S","components":[{"kind":"button","id":"\\u001b[1m","label":"a\\u001b[31mb"}]}' >e.yaml
      $earshot speak e.yaml --phonemes && $earshot speak e.yaml -o kit && cat kit/index.md
      """#)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains("[31m") && !outcome.output.contains("\u{1B}"))
  }

  @Test func `are made again if the index has an impossible count`() throws {
    let files = try Files()
    #expect(try files.run(["speak", "d.yaml", "-o", "kit"]).status == 0)
    let line =
      "sed -E -i 's/^([0-9a-f]{64} [0-9a-f]{64}) [0-9]+/\\1 9223372036854775807/' kit/.store/index"
    #expect(
      try files.shell("\(line); rm kit/.store/receipt; $earshot speak d.yaml -o kit").status == 0)
  }

  @Test func `are not started if a joined walk would exceed the size of a WAV file`() throws {
    let files = try Files()
    let outcome = try files.shell(
      """
      label=$(head -c 60000 /dev/zero | tr '\\0' a)
      echo 'screen: S' > long.yaml; echo 'components:' >> long.yaml
      for i in $(seq 15); do echo "  - {kind: button, label: $i $label}" >> long.yaml; done
      $earshot speak long.yaml --joined --rate 80 --platform voiceover -o long
      """)
    #expect(outcome.status == 65 && outcome.errors.contains("about 31 hours"), "\(outcome.errors)")
    #expect(try !files.names.contains("long"))
  }

  @Test func `hold no more hours than a WAV file`() throws {
    let files = try Files()
    let outcome = try files.shell(
      "for i in $(seq 28); do echo 'wait: 3600000'; done > long; echo toast: Done >> long; "
        + "$earshot walk d.yaml --script long --platform voiceover --speak long.wav")
    #expect(outcome.status == 65 && outcome.errors.contains("28 hours"), "\(outcome.errors)")
    #expect(try files.names.filter { $0.hasPrefix("long") || $0.hasPrefix(".earshot") } == ["long"])
  }
}

@Suite(.serialized) struct `Interrupted commands` {
  private static let statuses = [SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131]

  private static let waits = [
    "preview - <&3", "compose --profile talkback <&3", "speak - --phonemes <&3", "preview fifo",
    "diff d.yaml fifo", "preview d.yaml --settings all --profile device --format json >&4",
    "speak d.yaml --phonemes >&4", "speak d.yaml -o kit",
    "walk d.yaml --script s.txt --platform voiceover --speak a.wav",
  ]

  private static let cases =
    statuses.keys.sorted().map { (waits[0], $0) }
    + waits.dropFirst().enumerated().map { ($1, statuses.keys.sorted()[$0 % 4]) }

  @Test(arguments: cases)
  func `end within a second, with the status of the signal and without their children`(
    line: String, signal: Int32
  ) throws {
    let files = try Files()
    let voice = "#!/bin/sh\necho $$ > voice-pid\nexec sleep 60\n"
    _ = try files.scratch.file("voice", Data(voice.utf8))
    let outcome = try files.shell(
      """
      mkfifo fifo stalled out; chmod +x voice
      case '\(line)' in *'>&4') ;; *) export EARSHOT_VOICE=$PWD/voice ;; esac
      exec 3<>stalled 4<>out
      dd if=/dev/zero bs=1024 count=64 >&4 2>/dev/null
      $earshot \(line) & p=$!
      sleep 0.5
      kill -0 $p || exit 99
      s=$(date +%s%N); kill -\(signal) $p; wait $p; echo "status $?"
      [ $(( ($(date +%s%N) - s) / 1000000 )) -lt 1000 ] && echo soon
      sleep 0.1; [ -f voice-pid ] && grep -s '^State:.*[SRD] ' /proc/$(cat voice-pid)/status && echo alive
      rm -f voice-pid; ls -A
      """)
    #expect(outcome.output.contains("status \(Self.statuses[signal] ?? 0)\nsoon\n"), "\(outcome)")
    #expect(!outcome.output.contains("alive"))
    #expect(!outcome.output.contains(".partial"))
    #expect(try files.areUntouched)
  }

  @Test(arguments: [
    (
      #"yes '{"label":"a"}' | $earshot compose --profile voiceover-ios | head -1 >/dev/null; exit ${PIPESTATUS[1]}"#,
      141
    ),
    ("$earshot schema | true; exit ${PIPESTATUS[0]}", 141),
    ("$earshot --help >/dev/full", 74), ("$earshot preview --help >/dev/full", 74),
    ("$earshot --version >&-", 74), ("$earshot --help >&-", 74),
    ("$earshot preview d.yaml >&-", 74),
    ("$earshot preview - <&-", 74), ("$earshot preview d.yaml 2>&- >/dev/null", 0),
    ("$earshot preview d.yaml >&- 2>&-", 74), ("$earshot preview d.yaml >/dev/full", 74),
    ("mkfifo f; head -c 1 f >/dev/null & $earshot preview d.yaml -o f", 0),
  ])
  func `end when their streams are closed or full`(line: String, status: Int32) throws {
    let files = try Files()
    let outcome = try files.shell("exec 2>/dev/null; \(line)")
    #expect(outcome.status == status || (status == 141 && outcome.status == 0), "\(outcome)")
  }

  @Test(arguments: Files.writers.indices)
  func `leave the old file when a new one is too long`(writer: Int) throws {
    let files = try Files()
    let arguments = Files.writers[writer].arguments.joined(separator: " ")
    let outcome = try files.shell(
      "echo old > out; (ulimit -f 0; exec $earshot \(arguments) -o out >/dev/null 2>&1); s=$?; "
        + "cat out; ls -A; exit $s")
    #expect(outcome.status == 74 && outcome.output.hasPrefix("old\n"), "\(outcome)")
    #expect(!outcome.output.contains(".partial"))
  }

  @Test(arguments: Files.writers.indices)
  func `leave the old or the new file when they are killed, and the next run cleans up`(
    writer: Int
  ) throws {
    let files = try Files()
    let arguments = Files.writers[writer].arguments.joined(separator: " ")
    let outcome = try files.shell(
      """
      $earshot \(arguments) -o new > log; rm log; before=$(ls -A)
      for i in 1 2 3; do
        echo old > out
        $earshot \(arguments) -o out > /dev/null & p=$!
        sleep 0.0$((RANDOM % 10)); kill -9 $p; wait $p
        [ "$(cat out)" = old ] || cmp out new || echo "neither"
      done 2>/dev/null
      $earshot \(arguments) -o out > /dev/null; cmp out new || echo "not new"
      rm out; [ "$(ls -A)" = "$before" ] || ls -A
      """)
    #expect(!outcome.output.contains("n") || outcome.output.contains("stops"), "\(outcome)")
  }
}

@Suite struct `Missing permissions` {
  @Test(arguments: [
    "preview no.yaml", "preview d.yaml -o ro/x", "speak no.yaml -o kit", "check d.yaml no.yaml",
    "walk d.yaml --script no.yaml", "check d.yaml --profile-file no.yaml", "diff d.yaml no.yaml",
    "import no.yaml", "compose --profile-file no.yaml --profile x",
  ])
  func `is 77 for every command`(line: String) throws {
    let files = try Files()
    _ = try files.shell("cp d.yaml no.yaml; chmod 000 no.yaml; mkdir ro; chmod 555 ro")
    defer { _ = try? files.shell("chmod 755 ro") }
    let arguments = line.split(separator: " ").map(String.init)
    let outcome = try Command.runWithoutPrivileges(arguments, in: files.scratch.folder)
    #expect(outcome.status == 77, "\(outcome)")
    #expect(outcome.errors.contains(line.contains("ro/x") ? "'ro/x'" : "'no.yaml'"))
  }
}

@Suite struct `What is shown` {
  private static let label =
    "x\u{1B}]0;title\u{7}\u{9B}31m\u{202E}y`<img src=//e onerror=alert(1)>`"

  private func files() throws -> Files {
    let files = try Files()
    let label = Self.label.unicodeScalars.map { scalar in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar == "\u{202E}"
        ? "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
          + String(scalar.value, radix: 16)
        : scalar == "\"" ? "\\\"" : String(scalar)
    }.joined()
    let design = """
      {"screen": "\(label)", "components": [
        {"kind": "button", "id": "\(label)", "label": "\(label)"},
        {"kind": "dropdown", "id": "d", "label": "\(label)", "value": "\(label)", "options": ["\(label)"]}]}
      """
    _ = try files.scratch.file("d.yaml", Data(design.utf8))
    let line =
      #"{"reader":"voiceover","component":"\#(label)","label":"a","heard":"\#(label)","source":"\#(label)"}"#
    _ = try files.scratch.file("c.jsonl", Data(line.utf8))
    _ = try files.scratch.file("wrong.yaml", Data(#"{"\#(label)": 1}"#.utf8))
    return files
  }

  @Test(arguments: [
    "preview d.yaml --explain --attributes", "preview d.yaml --plain",
    "preview d.yaml --format markdown --explain --states all", "criteria d.yaml",
    "criteria d.yaml --format markdown", "check d.yaml --fail-on note",
    "walk d.yaml --script s.txt",
    "walk d.yaml --script s.txt --format markdown", "score c.jsonl", "explain x d.yaml",
    "diff d.yaml u.xml", "diff d.yaml u.xml --format markdown", "preview wrong.yaml",
    "preview d.yaml --locale $'\\e[31m'", "preview $'\\e[31m'", "preview d.yaml --set $'\\e[31m=1'",
    "$'\\e[31m'", "preview d.yaml --$'\\e[31m'", "import c.jsonl",
  ])
  func `cannot control a terminal or add markup`(line: String) throws {
    let outcome = try files().shell("$earshot \(line)")
    #expect(outcome.status < 80)
    for scalar in (outcome.output + outcome.errors).unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control && scalar != "\u{202E}", "\(line)")
    }
    if line.contains("markdown") { #expect(!outcome.output.contains(" <img")) }
  }

  @Test func `can be file names that are not valid text`() throws {
    let outcome = try files().shell(
      #"cp d.yaml $'\xff.yaml'; $earshot preview $'\xff.yaml' -o $'out\xfe' && [ -f $'out\xfe' ] && mkdir f && cp u.xml $'f/\xfd' && $earshot diff d.yaml f; $earshot preview $'\xfc'"#
    )
    #expect(outcome.status == 66 && outcome.errors.contains(#"'\xfc'"#), "\(outcome)")
    #expect(outcome.output.contains(#"f/\xfd"#))
  }

  @Test func `lists the files of a folder, except for special files`() throws {
    let files = try Files()
    let outcome = try files.shell(
      "mkdir f; cp u.xml f; mkfifo f/pipe; ln -s nowhere f/dead; ln -s /dev/zero f/zero; $earshot diff d.yaml f"
    )
    #expect(outcome.status <= 1, "\(outcome)")
    #expect(outcome.output.contains("f/u.xml") && !outcome.output.contains("f/pipe"))
  }
}
#endif
