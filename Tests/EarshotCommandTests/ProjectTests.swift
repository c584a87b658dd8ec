import Earshot
import EarshotFiles
import EarshotKit
import Foundation
import Testing

@Suite struct `A project file` {
  private static let design =
    "screen: S\ncomponents:\n  - {kind: switch, label: Sound, checked: true}\n"

  private func screens(_ project: String, _ files: [String: String] = [:]) throws -> Screens {
    try Screens(
      ["earshot.yaml": project, "d/a.yaml": Self.design].merging(files) { $1 })
  }

  private func rows(_ screens: Screens, _ arguments: [String]) throws -> [[String: Any]] {
    let outcome = try screens.run(["preview", "d/a.yaml", "--format", "json"] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(value as? [[String: Any]])
  }

  private func values(_ key: String, of rows: [[String: Any]]) -> Set<String> {
    Set(rows.compactMap { $0[key] as? String })
  }

  /// A project, options, the key of a row, and this row's values without and with the options.
  @Test(arguments: [
    ("platform: android", ["--platform", "ios"], "platform", "talkback", "voiceover"),
    (
      "profile: talkback-16.2", ["--profile", "talkback-15.1"], "profile", "talkback-16.2",
      "talkback-15.1"
    ),
    (
      "profile: [documented, voiceover-ios-18]", ["--profile", "voiceover-ios"], "profile",
      "talkback-documented voiceover-documented voiceover-ios-18", "voiceover-ios-27"
    ),
    (
      "{profile: talkback, hints: off}", ["--hints", "on"], "hint", "", "Double-tap to toggle"
    ),
    (
      "{profile: talkback, settings: {hints: off}}", ["--set", "hints=on"], "hint", "",
      "Double-tap to toggle"
    ),
    (
      "{profile: talkback-16.2, language: de}", ["--locale", "en"], "announcement",
      "An, Sound, Wechseln", "On, Sound, Switch"
    ),
  ]) func `sets what options override`(
    _ project: String, _ options: [String], _ key: String, _ without: String, _ with: String
  ) throws {
    let screens = try screens(project + "\n")
    let own = try rows(screens, [])
    #expect(values(key, of: own).sorted().joined(separator: " ") == without)
    #expect(values("project", of: own) == ["earshot.yaml"])
    #expect(values(key, of: try rows(screens, options)) == [with])
    let ignored = try rows(screens, ["--no-project"])
    #expect(values("project", of: ignored) == [])
    #expect(values("profile", of: ignored).count == 4)
  }

  @Test func `is weaker than the keys of a design`() throws {
    let design = "toolkit: views\nlocale: fr\n" + Self.design
    let screens = try screens(
      "toolkit: [swiftui, compose]\nlanguage: de\n", ["d/b.yaml": design])
    func toolkits(_ file: String, _ options: [String] = []) throws -> Set<String> {
      let outcome = try screens.run(
        ["preview", file, "--attributes", "--format", "json"] + options)
      let words = outcome.output.matches(of: /"toolkit":"([a-z]+)"/).map { String($0.1) }
      return Set(words)
    }
    #expect(try toolkits("d/a.yaml") == ["swiftui", "compose"])
    #expect(try toolkits("d/b.yaml") == ["swiftui", "views"])
    #expect(try toolkits("d/b.yaml", ["--toolkit", "flutter"]) == ["flutter"])
    let texts = try ["d/a.yaml", "d/b.yaml"].map {
      try screens.run(["preview", $0, "--profile", "talkback-16.2"]).output
    }
    #expect(texts[0].contains("Wechseln") && texts[1].contains("activé"))
  }

  @Test func `chooses the reading that an operation needs`() throws {
    let screens = try screens(
      "profile: [documented, talkback-16.2]\nplatform: talkback\ntoolkit: compose\n",
      ["d/a.walk": "swipe-right\n", "c.xml": Screens.dump("Sound")])
    let walk = try screens.run(["walk", "d/a.yaml", "--script", "d/a.walk", "--format", "json"])
    #expect(walk.output.contains(#""profile":"talkback-documented""#))
    #expect(!walk.output.contains("talkback-16.2"))
    #expect(walk.errors == "project: earshot.yaml\n")
    let diff = try screens.run(["diff", "d/a.yaml", "c.xml"])
    #expect(diff.output.contains("TalkBack 16.2 (project: earshot.yaml)"))
    let json = try screens.run(["diff", "d/a.yaml", "c.xml", "--format", "json"]).output
    #expect(json.contains(#""assumptions":["project: earshot.yaml"]"#))
  }

  @Test func `lists accepted findings and custom profiles in its folder`() throws {
    let screens = try screens(
      "profile: house\nprofile-files: [p/house.yaml]\naccepted: p/accepted.yaml\n",
      [
        "p/house.yaml": "profile: house\nextends: talkback-16.2\ntitle: House\n",
        "p/accepted.yaml": "accepted:\n  - {kind: extra-stop, reason: The advertisement.}\n",
        "c.xml": Screens.dump("Sound"),
      ])
    #expect(values("profile", of: try rows(screens, [])) == ["house"])
    let diff = try screens.run(["diff", "d/a.yaml", "c.xml"])
    #expect(diff.output.contains("p/accepted.yaml:2:5: accepted, but not found"))
    #expect(try !screens.run(["diff", "d/a.yaml", "c.xml", "--no-project"]).output.contains("p/"))
  }

  @Test func `has all errors reported at once, with their places`() throws {
    let screens = try screens(
      """
      profile: [talkback-99]
      platform: windows
      colour: red
      toolkit: [uikit, qt]
      hints: sometimes
      settings: {loudness: 3}
      accepted: [a]
      locale: de

      """)
    for command in [["preview", "d/a.yaml"], ["check", "d"], ["criteria", "d/a.yaml"]] {
      let outcome = try screens.run(command)
      #expect(outcome.status == 65)
      let lines = outcome.errors.split(separator: "\n")
      let places = lines.map { $0.split(separator: ":")[..<2].joined(separator: ":") }
      #expect(places == (1...8).map { "earshot.yaml:\($0)" }, "\(outcome.errors)")
      #expect(outcome.errors.contains("'accepted': expected text, found a list"))
      #expect(try screens.run(command + ["--no-project"]).status < 2)
    }
  }

  @Test(arguments: [
    "\u{0}", "screen: S\ncomponents: []\n", "[1]", "just text", "a: [", "{\"profile\": ",
    "<xml/>", "profile: \u{FF}\u{FE}", "? [x]\n: y\n", "- - - - -",
  ]) func `that is damaged or foreign is an error of data`(_ text: String) throws {
    let outcome = try screens(text).run(["preview", "d/a.yaml"])
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("earshot.yaml:"))
    #expect(outcome.output.isEmpty)
  }

  @Test func `is not a design`() throws {
    let screens = try screens("platform: both\n", ["d/earshot.yaml": "platform: ios\n"])
    let alone = try screens.run(["check", "d/a.yaml"])
    for designs in [["d"], ["d/*.yaml"], ["d/a.yaml", "d/earshot.yaml"]] {
      let outcome = try screens.run(["check"] + designs)
      #expect(outcome.output == alone.output)
      #expect(outcome.status == alone.status)
    }
    #expect(try screens.run(["preview", "d/earshot.yaml", "d/a.yaml"]).status == 0)
    for command in [
      ["check", "earshot.yaml"], ["preview", "d/earshot.yaml"],
      ["diff", "earshot.yaml", "d/a.yaml"],
      ["criteria", "earshot.yaml"], ["report", "earshot.yaml"],
    ] {
      let outcome = try screens.run(command)
      #expect(outcome.status == 64, "\(command)")
      #expect(outcome.errors.contains("is a project file"), "\(command)")
    }
    let refused = try screens.run(["preview", "d/a.yaml", "-o", "d/earshot.yaml"])
    #expect(refused.status == 64)
    #expect(try screens.text("d/earshot.yaml") == "platform: ios\n")
  }

  @Test func `does not change designs from standard input`() throws {
    let screens = try screens("platform: ios\n")
    let input = Data(Self.design.utf8)
    let outcomes = try [["preview", "-"], ["preview", "-", "--no-project"]].map {
      try Command.run($0, input: input, in: screens.folder)
    }
    #expect(outcomes[0].output == outcomes[1].output)
    #expect(outcomes[0].output.contains("TalkBack"))
  }

  @Test func `applies to the designs of its folder alone`() throws {
    let screens = try screens(
      "platform: ios\n", ["e/earshot.yaml": "platform: android\n", "e/b.yaml": Self.design])
    let outcome = try screens.run(["preview", "d/a.yaml", "e/b.yaml", "--format", "json"])
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let rows = try #require(value as? [[String: Any]])
    let pairs = rows.map { "\($0["project"] ?? "") \($0["platform"] ?? "")" }
    #expect(Set(pairs) == ["earshot.yaml voiceover", "e/earshot.yaml talkback"])
    let lines = try screens.run(["check", "d", "e", "--format", "jsonl"]).output
    #expect(lines.contains(#""file":"d/a.yaml","project":"earshot.yaml""#))
    #expect(lines.contains(#""file":"e/b.yaml","project":"e/earshot.yaml""#))
  }

  @Test(arguments: [
    ["check", "d", "--format", "jsonl"], ["announce", "c", "--format", "jsonl"],
    ["diff", "d", "c", "--format", "jsonl"], ["report", "d", "c", "-o", "out.html"],
  ]) func `is part of the key of cached results`(_ command: [String]) throws {
    let screens = try screens("platform: talkback\n", ["c/a.xml": Screens.dump("Sound")])
    func result(_ arguments: [String]) throws -> [String] {
      try screens.settle()
      let outcome = try screens.run(arguments)
      return [outcome.output, (try? screens.text("out.html")) ?? ""]
    }
    func isFromCache() throws -> Bool {
      try screens.run(command + ["--cache", "k"]).errors.contains("from the cache")
    }
    for (project, accepted) in [
      ("platform: talkback\n", ""), ("profile: [talkback-15.1, voiceover-ios-18]\n", ""),
      ("accepted: accepted.yaml\n", "accepted: []\n"),
      ("accepted: accepted.yaml\n", "accepted:\n  - {kind: skipped-stop, reason: Later.}\n"),
    ] {
      for (name, text) in [("earshot.yaml", project), ("accepted.yaml", accepted)] {
        try Data(text.utf8).write(to: screens.folder.appending(path: name))
      }
      let plain = try result(command)
      #expect(try !isFromCache(), "\(project)\(accepted)")
      #expect(try result(command + ["--cache", "k"]) == plain)
      #expect(try isFromCache())
    }
    let ignored = command + ["--no-project"]
    #expect(try result(ignored + ["--cache", "k"]) == result(ignored))
  }

  @Test func `is written by new, with the values that are used without it`() throws {
    let screens = try Screens(["a.yaml": Self.design])
    let without = try screens.run(["preview", "a.yaml", "--states", "all"]).output
    #expect(try screens.run(["new", "--project", "-o", "earshot.yaml"]).status == 0)
    let with = try screens.run(["preview", "a.yaml", "--states", "all"])
    #expect(with.errors == "" && with.output.contains("project: earshot.yaml\n"))
    #expect(with.output.replacing("project: earshot.yaml\n", with: "") == without)
    #expect(try screens.run(["new", "--project", "--kind", "menu"]).status == 64)
  }

  @Test func `has examples that can be used, and a schema with all keys`() throws {
    let template = try Screens([:]).run(["new", "--project"]).output
    let schema = try JSONSerialization.jsonObject(
      with: Data(try Screens([:]).run(["schema", "project"]).output.utf8))
    let properties = try #require((schema as? [String: Any])?["properties"] as? [String: Any])
    let lines = template.split(separator: "\n").map { line in
      line.hasPrefix("# ") && properties.keys.contains { line.hasPrefix("# \($0):") }
        ? String(line.dropFirst(2)) : String(line)
    }
    let keys = lines.filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != ":" }) }
    #expect(Set(keys) == Set(properties.keys) && keys.count == properties.count)
    let screens = try screens(
      lines.joined(separator: "\n"),
      [
        "profiles/house.yaml": "profile: house\nextends: talkback\ntitle: House\n",
        "accepted.yaml": "accepted: []\n",
        "strings/en.yaml": "sound: Sound\n", "strings/de.yaml": "sound: Ton\n",
      ])
    #expect(try rows(screens, []).count > 0)
  }
}
