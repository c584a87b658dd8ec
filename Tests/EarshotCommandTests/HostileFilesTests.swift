#if canImport(Glibc)
import Foundation
import TestTools
import Testing

private struct Attacked {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let files = [
      "x.yaml": "screen: S\ncomponents:\n  - {kind: button, id: b, label: Save}\n",
      "u.xml": """
      <?xml version='1.0'?><hierarchy rotation="0"><node class="android.widget.Button" text="Save" \
      clickable="true" focusable="true" enabled="true" bounds="[0,0][9,9]"/></hierarchy>
      """,
      "sentinel": "precious\n",
    ]
    for (name, content) in files { _ = try scratch.file(name, Data(content.utf8)) }
  }

  func run(_ script: String) throws -> String {
    let functions = #"""
      run() {
        timeout 60 "$earshot" "$@"
        local status=$?
        [ $status -lt 124 ] || echo "$*: status $status" >> late
        return $status
      }
      quiet() { timeout 60 "$earshot" "$@" >/dev/null 2>errors; echo "status $?"; }
      call() {
        printf '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"%s","arguments":%s}}\n' "$1" "$2" |
          run mcp --root root --write-root root
      }

      """#
    let outcome = try Command.run(
      URL(filePath: "/bin/bash"), ["-c", functions + script], in: scratch.folder,
      environment: ["earshot": Command.executable.path()])
    return outcome.output + outcome.errors
  }
}

@Suite struct `Links in hostile folders` {
  @Test(arguments: [
    "preview x.yaml", "check x.yaml --format json", "criteria x.yaml", "diff x.yaml u.xml",
    "report x.yaml", "announce u.xml", "import u.xml", "new",
  ])
  func `do not lead an output to another file`(command: String) throws {
    let told = try Attacked().run(
      "ln -s sentinel out; quiet \(command) -o out; cat sentinel; cat errors")
    #expect(told.hasPrefix("status 73\nprecious\n"), "\(told)")
    #expect(
      told.contains(
        "'out' cannot be created: it is a symbolic link; name its target, or add --follow-links")
    )
  }

  @Test func `are followed if the user asks for it`() throws {
    let told = try Attacked().run(
      "ln -s sentinel out; quiet preview x.yaml --follow-links -o out; head -1 sentinel; readlink out"
    )
    #expect(told == "status 0\nS\nsentinel\n")
  }

  @Test func `can be above an output`() throws {
    let told = try Attacked().run(
      "mkdir folder; ln -s folder link; quiet preview x.yaml -o link/out; head -1 folder/out")
    #expect(told == "status 0\nS\n")
  }

  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
  func `can be the system's names of open files`(path: String) throws {
    let told = try Attacked().run("run preview x.yaml -o \(path) | head -1")
    #expect(told == "S\n")
  }

  @Test(arguments: [
    "check x.yaml --format json --cache folder", "import u.xml --output folder/",
    "diff x.yaml u.xml --cache folder", "report x.yaml -o page.html --cache folder",
  ])
  func `cannot be folders for outputs`(command: String) throws {
    let told = try Attacked().run(
      "mkdir victim; ln -s victim folder; quiet \(command); ls -A victim; sort -u errors")
    #expect(told.hasPrefix("status 73\n"), "\(told)")
    #expect(told.contains("error: 'folder' cannot be created: it is a symbolic link"))
    #expect(!told.contains("yaml\n"))
  }

  @Test(arguments: [
    ("import d -o made/", "made/u.yaml"), ("report x.yaml --sheet -o made/", "made/x.md"),
  ])
  func `inside a folder for outputs are followed only if the user asks for it`(
    command: String, output: String
  ) throws {
    let told = try Attacked().run(
      """
      mkdir made d; cp u.xml d; ln -s ../sentinel \(output); quiet \(command); cat sentinel; cat errors
      quiet \(command) --follow-links; grep -c Save sentinel; readlink \(output)
      """)
    #expect(told.hasPrefix("status 73\nprecious\n"), "\(told)")
    #expect(
      told.contains(
        "'\(output)' cannot be created: it is a symbolic link; remove it, or add --follow-links\n"),
      "\(told)")
    #expect(told.contains(/\nstatus 0\n[1-9]\d*\n\.\.\/sentinel\n$/), "\(told)")
  }

  @Test func `do not lead approved announcements to another file`() throws {
    let told = try Attacked().run(
      "ln -s sentinel x.yaml.heard.jsonl; quiet diff x.yaml u.xml --approve; cat sentinel")
    #expect(told == "status 73\nprecious\n", "\(told)")
  }

  @Test(arguments: ["check x.yaml --format json --cache c", "speak x.yaml -o c"])
  func `in a cache or a kit do not lead deleting elsewhere`(command: String) throws {
    let told = try Attacked().run(
      """
      mkdir -p victim c/.store; echo precious > victim/a.txt; ln -s ../../victim c/.store/new
      quiet \(command) >/dev/null; cat victim/*
      """)
    #expect(told == "precious\n")
  }

  @Test(arguments: ["check x.yaml --format json --cache c", "speak x.yaml -o c"])
  func `and own files there are not deleted`(command: String) throws {
    let told = try Attacked().run(
      """
      mkdir -p c/.store/new; echo mine > c/.store/new/mine.txt; echo mine > c/.store/new/1f
      quiet \(command) >/dev/null; cat c/.store/new/*
      """)
    #expect(told == "mine\nmine\n")
  }

  @Test(arguments: ["f", "'f/*.yaml'", "'f/**/l*.yaml'"])
  func `do not lead reading outside the folder of an operand`(operand: String) throws {
    let told = try Attacked().run(
      """
      mkdir f g; mv x.yaml f; ln -s x.yaml f/own.yaml; ln -s ../g/secret.yaml f/link.yaml
      sed 's/Save/Secret button/' f/x.yaml > g/secret.yaml
      run check \(operand) 2>&1; echo "status $?"
      """)
    #expect(!told.contains("Secret"), "\(told)")
    #expect(told.contains("is a symbolic link that leads outside"), "\(told)")
    #expect(told.hasSuffix("status 66\n"), "\(told)")
  }

  @Test(arguments: ["announce f", "diff x.yaml f", "import f", "diff x.yaml g"])
  func `do not lead reading outside a package`(command: String) throws {
    let told = try Attacked().run(
      """
      mkdir -p f g/p.vodesign
      echo '[{"isAccessibilityElement": true, "label": "Secret"}]' > secret.json
      ln -s ../secret.json f/document.json; ln -s ../../secret.json g/p.vodesign/document.json
      run \(command) 2>&1
      """)
    #expect(!told.contains("Secret"), "\(told)")
    #expect(told.contains("error"), "\(told)")
  }

  @Test func `can be operands`() throws {
    let told = try Attacked().run("mkdir f; mv x.yaml f; ln -s f/x.yaml l; run preview l | head -1")
    #expect(told == "S\n")
  }
}

@Suite struct `Special files in hostile folders` {
  @Test func `are not found by a pattern`() throws {
    let told = try Attacked().run(
      "mkdir f; cp x.yaml f; mkfifo f/b.yaml; ln -s /dev/zero f/c.yaml; quiet check 'f/*.yaml'")
    #expect(told == "status 0\n")
  }

  @Test(arguments: [
    "mkfifo", "ln -s /dev/zero", "mkdir", "truncate -s 5G", "ln -s ../../../sentinel",
  ])
  func `in place of cached files only cost time`(creation: String) throws {
    let told = try Attacked().run(
      """
      for kind in entries receipts; do
        rm -rf c; sleep 0.05; run check x.yaml --format json --cache c > first
        for file in $(find c/$kind -type f); do rm -f $file; \(creation) $file; done
        (ulimit -v 4000000; run check x.yaml --format json --cache c) > second; cmp first second
      done; cat sentinel
      """)
    #expect(told == "precious\n")
  }

  @Test func `are not files of a cached page`() throws {
    let told = try Attacked().run(
      #"""
      sleep 0.05; run report x.yaml -o p.html --cache c >/dev/null; cp p.html first
      for entry in $(find c/entries -type f); do
        name=$(echo $entry | sed 's,^c/,,')
        { tail -c +66 $entry | head -1 | sed 's|"companions":\[\]|"companions":[{"file":"/dev/zero","digest":"0"}]|';
          tail -c +66 $entry | tail -n +2; } > rest
        grep -q /dev/zero rest || echo unchanged
        digest=$({ echo $name; cat rest; } | sha256sum | cut -d ' ' -f 1)
        rm -f $entry; { echo $digest; cat rest; } > $entry
      done
      run report x.yaml -o p.html --cache c >/dev/null; echo "status $?"; cmp first p.html
      """#)
    #expect(told == "status 0\n", "\(told)")
  }

  @Test func `a copied entry of a cache is not believed`() throws {
    let told = try Attacked().run(
      """
      sed 's/Save/Delete button/' x.yaml > y.yaml; sleep 0.05
      run check x.yaml --format json --cache c >/dev/null; x=$(find c/entries -type f)
      run check y.yaml --format json --cache c > first
      y=$(find c/entries -type f | grep -v $x); cp $x $y
      run check y.yaml --format json --cache c | cmp - first && echo same
      """)
    #expect(told == "same\n")
  }

  @Test func `a cache that cannot be written only costs time`() throws {
    let scratch = try Scratch()
    let design = "screen: S\ncomponents:\n  - {kind: button, id: b, label: Save}\n"
    _ = try scratch.file("x.yaml", Data(design.utf8))
    let folder = scratch.folder.appending(path: "forbidden")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o555])
    for cache in ["forbidden", "forbidden/cache"] {
      let outcome = try Command.runWithoutPrivileges(
        ["check", "x.yaml", "--format", "json", "--cache", cache], in: scratch.folder)
      #expect(outcome.status == 0, "\(outcome)")
    }
  }

  /// For a moment, a pipe replaces the design, and reading the pipe could block the command.
  @Test func `do not stop a command that watches`() throws {
    let told = try Attacked().run(
      """
      timeout 60 "$earshot" check x.yaml --watch --plain > log 2>&1 < /dev/null & watch=$!; sleep 1
      rm x.yaml; mkfifo x.yaml; sleep 1; rm x.yaml
      printf 'screen: S\\ncomponents:\\n  - {kind: button, label: Last button}\\n' > new; mv new x.yaml
      for i in $(seq 300); do grep -q 'Last button' log && break; sleep 0.1; done; kill $watch; cat log
      """)
    #expect(told.contains("'x.yaml' is not a regular file"), "\(told)")
    #expect(told.contains("Last button"), "\(told)")
  }
}

@Suite struct `A replaced path` {
  private static let element = #"{"isAccessibilityElement": true, "label": "Save", "trait": 1}"#
  private static let folders: [(name: String, preparation: String, command: String)] = [
    (
      "cache", "run check x.yaml --format json --cache t >/dev/null",
      "run check x.yaml --format json --cache t"
    ),
    ("checkout", "mkdir -p t/d t/c; cp x.yaml t/d/s.yaml; cp u.xml t/c/s.xml", "run diff t/d t/c"),
    (
      "project",
      """
      mkdir t; cp x.yaml u.xml t; run diff t/x.yaml t/u.xml --approve >/dev/null
      echo 'strings: {en: en.yaml}' > t/earshot.yaml; echo 'save: Save' > t/en.yaml
      printf 'part: B\ncomponents: [{button: B}]\n' > t/part.yaml
      printf 'screen: P\ncomponents: [{use: part.yaml}]\n' > t/p.yaml
      """,
      "run diff t/x.yaml t --format json; run check t; run import t -o made/"
    ),
    (
      "package", "mkdir t; printf '[\(element)]' > t/document.json",
      "run announce t; run diff x.yaml t; run import t; run report x.yaml t -o page.html"
    ),
    (
      "root", "mkdir -p t/f; cp x.yaml t/f; cp x.yaml t/out",
      """
      ln -sfn t root; call preview '{"designs":[{"path":"f/x.yaml"}]}'
      call criteria '{"designs":[{"text":"screen: S"}],"output":"out"}'
      call criteria '{"designs":[{"text":"screen: S"}],"output":"f/new"}'
      """
    ),
  ]
  private static let kit = (
    "kit", "run speak x.yaml --platform talkback -o t >/dev/null",
    "run speak x.yaml --platform talkback -o t"
  )

  @Test(arguments: (Command.hasVoice ? folders + [kit] : folders).map(\.0))
  func `nothing hangs and no other file changes`(name: String) throws {
    let folders = Self.folders + [Self.kit]
    let folder = try #require(folders.first { $0.0 == name })
    let told = try Attacked().run(
      """
      sleep 0.05; \(folder.1); cp -a t whole
      mkdir victim; echo precious > victim/a
      count=0
      while read -r path; do
        case "\(name) $path" in "project t/x.yaml" | "checkout t/c" | "checkout t/d") operand=1 ;; *) operand= ;; esac
        for kind in link folder-link fifo zero folder sparse; do
          # A pipe or device that the user names is read to its end.
          case "$operand $kind" in "1 fifo" | "1 zero") continue ;; esac
          rm -rf t; cp -a whole t; rm -rf "$path"
          case $kind in
            link) ln -s "$PWD/sentinel" "$path" ;;
            folder-link) ln -s "$PWD/victim" "$path" ;;
            fifo) mkfifo "$path" ;;
            zero) ln -s /dev/zero "$path" ;;
            folder) mkdir "$path" ;;
            sparse) truncate -s 5G "$path" ;;
          esac
          { \(folder.2); } >output 2>&1
          count=$((count + 1))
          [ ! -s late ] || { echo "$kind for $path:"; cat late; : > late; }
          [ "$(cat sentinel)" = precious ] || { echo "$kind for $path: sentinel"; echo precious > sentinel; }
          [ "$(ls victim; cat victim/a)" = "a
      precious" ] || { echo "$kind for $path: victim"; ls victim; }
        done
      done <<< "$(find whole -mindepth 1 | sed 's/^whole/t/')"
      echo "$count replacements"
      """)
    let lines = told.split(separator: "\n")
    #expect(lines.count == 1 && lines[0].hasSuffix(" replacements"), "\(told)")
    #expect(lines.first != "0 replacements")
  }
}

@Suite struct `A hostile agent` {
  @Test(arguments: [
    (#"{"designs":[{"path":"../\u0301out/secret.yaml"}]}"#, "preview"),
    (#"{"designs":[{"path":"link/\u0301x"}]}"#, "preview"),
    (#"{"designs":[{"path":"in.yaml"}],"output":"../\u0301evil.txt"}"#, "criteria"),
    (#"{"designs":[{"path":"in.yaml"}],"output":"link/evil.txt"}"#, "criteria"),
    (#"{"designs":[{"path":"in.yaml"}],"output":"in.yaml"}"#, "criteria"),
    (#"{"designs":[{"path":"in.yaml"}],"output":"hard.yaml"}"#, "criteria"),
    (#"{"captures":[{"path":"u.xml"}],"output":"u.xml"}"#, "import"),
    (#"{"designs":[{"path":"fifo"}]}"#, "preview"),
  ])
  func `cannot leave the root or replace an input`(arguments: String, tool: String) throws {
    let told = try Attacked().run(
      """
      mkdir -p root outside $'\\u0301out'; cp x.yaml root/in.yaml; cp u.xml root; ln root/in.yaml root/hard.yaml
      cp x.yaml $'\\u0301out/secret.yaml'; cp x.yaml $'outside/\\u0301x'; ln -s ../outside root/link; mkfifo root/fifo
      cp -r root before 2>/dev/null & sleep 0.1; kill $! 2>/dev/null
      call \(tool) '\(arguments)'
      cmp root/in.yaml x.yaml; cmp root/u.xml u.xml; ls outside; ls -d *evil* 2>/dev/null
      """)
    let first = told.prefix { $0 != "\n" }
    #expect(first.hasPrefix(#"{"jsonrpc":"2.0","id":1,"result""#), "\(told)")
    #expect(first.hasSuffix(#""isError":true}}"#), "\(told)")
    #expect(told.split(separator: "\n").count == 2, "\(told)")
  }

  @Test(arguments: ["earshot.yaml", "part.yaml", "en.yaml", "words/de.strings"])
  func `cannot replace a file that a design uses`(name: String) throws {
    let told = try Attacked().run(
      #"""
      mkdir -p root/words
      printf 'languages: [en, de]\n' > root/earshot.yaml
      printf 'part: P\ncomponents: [{button: B}]\n' > root/part.yaml
      echo 'save: Save' > root/en.yaml; echo '"save" = "Sichern";' > root/words/de.strings
      printf 'screen: S\nstrings: {en: en.yaml, de: words/de.strings}\n' > root/in.yaml
      printf 'components: [{use: part.yaml}, {button: {key: save}}]\n' >> root/in.yaml
      cp -r root before
      call criteria '{"designs":[{"path":"in.yaml"}],"output":"\#(name)"}'
      diff -r before root
      """#)
    #expect(told.hasSuffix("\"isError\":true}}\n"), "\(told)")
  }

  /// While the server writes, folders are replaced with links to other folders.
  @Test func `cannot win a race`() throws {
    let told = try Attacked().run(
      #"""
      mkdir -p root/a outside; cp x.yaml root/in.yaml; ln -s ../outside root/b
      (while [ ! -e stop ]; do mv -T root/a root/c; mv -T root/b root/a; mv -T root/a root/b; mv -T root/c root/a; done) 2>/dev/null &
      for i in $(seq 300); do
        printf '{"jsonrpc":"2.0","id":%s,"method":"tools/call","params":{"name":"criteria","arguments":{"designs":[{"path":"in.yaml"}],"output":"a/%s"}}}\n' $i $i
        [ $((i % 50)) = 0 ] && sleep 0.5
      done | timeout 60 "$earshot" mcp --root root --write-root root | grep -c 'bytes written'
      touch stop; wait; ls -A outside
      """#)
    let count = try #require(Int(told.trimmingCharacters(in: .whitespacesAndNewlines)), "\(told)")
    #expect(count > 0)
  }

  @Test func `that reads no answer makes at most 100 calls wait`() throws {
    let told = try Attacked().run(
      #"""
      mkfifo in out; timeout 90 "$earshot" mcp < in > out & server=$!
      exec 3> in; exec 4< out
      {
        for i in $(seq 250); do
          printf '{"jsonrpc":"2.0","id":%s,"method":"tools/call","params":{"name":"kinds","arguments":{}}}\n' $i
          sleep 0.06
        done
      } >&3 4<&- &
      exec 3>&-
      for i in $(seq 20); do
        sleep 1; for child in $(pgrep -P $server); do ls /proc/$child/task | wc -l; done
      done | sort -n | tail -1
      cat <&4 | tee answers | wc -l; grep -c 'already waiting' answers; wait
      """#)
    let numbers = told.split(separator: "\n").compactMap { Int($0) }
    try #require(numbers.count == 3, "\(told)")
    #expect(numbers[0] > 10 && numbers[0] < 120, "\(numbers[0]) threads")
    #expect(numbers[1] == 250 && numbers[2] > 0, "\(told)")
  }

  @Test func `that reads no answer makes at most 256 MB of calls wait`() throws {
    let told = try Attacked().run(
      #"""
      mkfifo in out; timeout 90 "$earshot" mcp < in > out & server=$!
      exec 3> in; exec 4< out
      head -c 10000000 /dev/zero | tr '\0' a > long
      {
        for i in $(seq 3); do
          echo '{"jsonrpc":"2.0","id":"'$i'","method":"tools/call","params":{"name":"kinds","arguments":{}}}'
        done
        for i in $(seq 40); do
          printf '{"jsonrpc":"2.0","id":%s,"method":"tools/call","params":{"name":"preview","arguments":' $i
          printf '{"designs":[{"text":"screen: S\\n# '; cat long; echo '"}]}}}'
        done
      } >&3 4<&- &
      exec 3>&-
      for i in $(seq 60); do
        sleep 0.5; memory=$(sed -n 's/^VmRSS:[^0-9]*\([0-9]*\).*/\1/p' /proc/$(pgrep -P $server)/status)
        [ $memory -lt 250000 ] || break
      done
      sleep 3; sed -n 's/^VmHWM:[^0-9]*\([0-9]*\).*/\1/p' /proc/$(pgrep -P $server)/status
      cat <&4 > answers; wc -l < answers; grep -c '256 MB of calls are already waiting' answers; wait
      """#)
    let numbers = told.split(separator: "\n").compactMap { Int($0) }
    try #require(numbers.count == 3, "\(told)")
    #expect(numbers[0] < 500_000, "\(numbers[0]) KB")
    #expect(numbers[1] == 43 && numbers[2] > 0, "\(told)")
  }

  @Test func `is answered with the id of the call, however large`() throws {
    for id in ["9007199254740993", "-9223372036854775808", "9223372036854775807", "1e2", "7"] {
      let told = try Attacked().run(
        #"echo '{"jsonrpc":"2.0","id":\#(id),"method":"ping"}' | run mcp"#)
      #expect(told.contains(#""id":\#(id == "1e2" ? "100" : id),"result""#), "\(told)")
    }
  }

  @Test func `gets no control characters in an answer`() throws {
    let told = try Attacked().run(
      #"""
      echo '{"jsonrpc":"2.0","id":"\u009b1m","method":"\u009b\u007f31m"}' | run mcp
      printf '%s' '{"screen":"S","components":[{"kind":"button","label":"a\u009bb"}]}' > e.yaml
      run preview e.yaml --format json; run preview e.yaml --format csv
      """#)
    #expect(told.contains(#""id":"\u009b1m""#) && told.contains(#"\u009b\u007f31m"#), "\(told)")
    #expect(told.contains(#"a\u009bb"#), "\(told)")
    let controls = told.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(controls.allSatisfy { $0 == "\n" || $0 == "\r" })
  }

  @Test(arguments: [".output", ".errors", "-", "-x"])
  func `can name any file`(name: String) throws {
    let told = try Attacked().run(
      #"mkdir root; cp x.yaml 'root/\#(name)'; TMPDIR=-x call preview '{"designs":[{"path":"\#(name)"}]}'"#
    )
    #expect(told.contains(#""isError":false"#) && told.contains("Save"), "\(told)")
  }
}

@Suite struct `Hostile texts in annotations` {
  @Test func `contain no control characters`() throws {
    let told = try Attacked().run(
      #"""
      printf '%s' '{"screen":"S","components":[{"kind":"button","label":"a\u001b[31mb\u009bc"}]}' > e.yaml
      run diff e.yaml u.xml --platform talkback --format github
      """#)
    #expect(told.contains("::error") || told.contains("::warning"), "\(told)")
    let controls = told.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(controls.allSatisfy { $0 == "\n" })
  }
}

@Suite struct `Small files that need much memory` {
  private func run(_ script: String, most: Int = 2_000_000) throws -> [String] {
    try Attacked().run("ulimit -v \(most)\n" + script).split(separator: "\n").map { String($0) }
  }

  @Test(arguments: [#""${x}${x}""#, #"["${x}", "${x}"]"#, #"{a: "${x}", b: "${x}"}"#])
  func `are refused if parts multiply their arguments`(argument: String) throws {
    let told = try run(
      #"""
      {
        echo 'screen: S'; echo parts:; echo '  p0: {parameters: [x], components: [{button: "${x}"}]}'
        for i in $(seq 39); do echo "  p$i: {parameters: [x], components: [{use: p$((i - 1)), x: $argument}]}"; done
        echo 'components: [{use: p39, x: aaaaaaaaaa}]'
      } > d.yaml
      quiet check d.yaml; cat errors
      """#.replacing("$argument", with: argument.replacing(/["$]/) { "\\" + $0.output }))
    #expect(told.count == 2 && told[0] == "status 65", "\(told)")
    #expect(told.last?.contains("the parts of the design contain more than") == true)
  }

  @Test(arguments: [
    ("profile", "documented", "check x.yaml"), ("profile", "device", "preview x.yaml"),
    ("profile-files", "p.yaml", "check x.yaml"), ("profile-files", "./p.yaml", "preview x.yaml"),
  ])
  func `can repeat the profiles of a project`(key: String, name: String, command: String) throws {
    let told = try run(
      """
      printf 'profile: house\\nextends: talkback-17\\n' > p.yaml
      { echo '\(key): ['; for i in $(seq 20000); do echo '  \(name),'; done; echo ']'; } > earshot.yaml
      run \(command) > many 2>&1; echo "status $?"; echo '\(key): [\(name)]' > earshot.yaml
      run \(command) 2>&1 | cmp - many
      """)
    #expect(told == ["status 0"], "\(told)")
  }

  @Test func `can repeat the profiles of a command`() throws {
    let told = try run(
      """
      names=$(for i in $(seq 10000); do printf 'documented,'; done)
      run preview x.yaml --profile $names > many; echo "status $?"
      run preview x.yaml --profile documented | cmp - many
      """)
    #expect(told == ["status 0"], "\(told)")
  }

  @Test(arguments: ["truncate -s 1G", "ln -s /dev/zero", "truncate -s 20971521"])
  func `are refused if they are pictures`(creation: String) throws {
    let told = try run(
      """
      \(creation) picture
      quiet diff x.yaml u.xml --platform talkback --screenshot picture --format html -o page; cat errors
      """, most: 1_000_000)
    #expect(
      told == [
        "status 65",
        "error: 'picture' is larger than 20 MB, the limit for such a file; make it smaller",
      ], "\(told)")
  }
}

@Suite struct `Slow shapes` {
  @Test func `explaining many date pickers takes about as long as showing their states`() throws {
    let told = try Attacked().run(
      """
      { echo 'screen: S'; echo 'components:'
        for i in $(seq 32); do echo "  - {kind: date-picker, label: D$i}"; done; } > dates.yaml
      TIMEFORMAT=%U
      time run preview dates.yaml --states all >/dev/null
      time run explain selected dates.yaml >/dev/null
      """)
    let seconds = told.split(separator: "\n").compactMap { Double($0) }
    try #require(seconds.count == 2, "\(told)")
    #expect(seconds[1] < 8 * seconds[0], "\(told)")
  }
}

@Suite struct `Installation` {
  @Test func `and removal agree about a relative folder`() throws {
    let install = try String(
      contentsOf: Command.package.appending(path: "Scripts/install"), encoding: .utf8)
    let scratch = try Scratch()
    // Only the part of the script that builds the command is run.
    let start = install.components(separatedBy: "\nfolder=")[0]
    _ = try scratch.file(
      "install", Data((start + "\nmkdir -p \"$prefix/bin\"\n: >\"$prefix/bin/earshot\"").utf8))
    let outcome = try Command.run(
      URL(filePath: "/bin/sh"),
      [
        "-c",
        """
        mkdir -p Scripts other; mv install Scripts; cd other; sh ../Scripts/install here
        ls here/bin; sh "$0/Scripts/uninstall" here; ls here/bin
        """, Command.package.path(),
      ], in: scratch.folder)
    #expect(outcome.output == "earshot\n", "\(outcome)")
  }

  @Test func `is for all users, even if the files are private`() throws {
    let scratch = try Scratch()
    let outcome = try Command.run(
      URL(filePath: "/bin/sh"),
      [
        "-c",
        """
        umask 077; mkdir build; printf '#!/bin/sh\\necho "# completion"\\n' > build/earshot; chmod 700 build/earshot
        sh "$0/Scripts/stage" "$PWD/build" "$PWD/prefix" > /dev/null
        find prefix ! -perm -a+r; find prefix -type d ! -perm -a+x; find prefix -perm -g+w
        find prefix/bin -type f -perm 755
        """, Command.package.path(),
      ], in: scratch.folder)
    #expect(outcome.output == "prefix/bin/earshot\n", "\(outcome)")
  }

  /// Swift's runtime aborts if it cannot find the path of its program.
  @Test(
    .enabled("needs the permission to unmount /proc") {
      try Command.run(
        URL(filePath: "/usr/bin/unshare"), ["-m", "umount", "-l", "/proc"]
      ).status == 0
    })
  func `works without /proc`() throws {
    let scratch = try Scratch()
    _ = try scratch.file("main.swift", Data("print(\"started\")\n".utf8))
    let sources = Command.package.appending(path: "Sources/CArguments").path()
    let outcome = try Command.run(
      URL(filePath: "/bin/sh"),
      [
        "-c",
        """
        clang -c -I "$0/include" "$0/arguments.c" -o arguments.o
        swiftc -static-executable main.swift arguments.o -o program 2>/dev/null || { echo no; exit; }
        unshare -m sh -c 'umount -l /proc; ./program'
        """, sources,
      ], in: scratch.folder)
    #expect(outcome.output == "started\n", "\(outcome)")
  }
}
#endif
