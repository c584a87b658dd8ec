import Foundation
import Testing

@Suite struct `Settings on the command line` {
  static let composing: [[String]] = [
    ["preview", "Examples/dropdown.yaml"], ["walk", "Examples/dropdown.yaml", "--script", "-"],
    ["check", "Examples/dropdown.yaml"], ["speak", "Examples/dropdown.yaml"],
    ["diff", "Examples/dropdown.yaml", "Examples/dropdown.yaml"],
    ["explain", "collapsed"], ["score", "Corpus/talkback.jsonl"], ["compose"],
    ["announce", "Examples/dropdown.yaml"],
  ]

  @Test(arguments: composing)
  func `name similar keys when one is unknown`(command: [String]) throws {
    let outcome = try Command.run(command + ["--profile", "talkback-15.1", "--set", "colour=red"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("unknown setting 'colour'"), "\(outcome.errors)")
    #expect(outcome.errors.contains("'earshot profiles ID' lists all"))
  }

  @Test(arguments: composing)
  func `list the right values when one is unknown`(command: [String]) throws {
    let outcome = try Command.run(
      command + ["--profile", "talkback-15.1", "--set", "descriptionOrder=state"])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.contains("state-name-role, role-name-state, name-role-state"),
      "\(outcome.errors)")
  }

  @Test func `name the command that lists all variants if one is unknown`() throws {
    let outcome = try Command.run(
      ["preview", "Examples/dropdown.yaml", "--set", "variant=nope"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("'nope'; 'earshot profiles ID' lists all"))
  }

  @Test func `are listed by profiles, with the effect of presets`() throws {
    let text = try Command.run(["profiles", "talkback"]).output
    #expect(text.contains("descriptionOrder=state-name-role  (state-name-role|role-name-state"))
    #expect(text.contains("low sets alwaysSpeakNumberOfListItems=off, hints=off"))
  }
}

@Suite struct `The preview of devices` {
  private func run(_ arguments: String...) throws -> String {
    let outcome = try Command.run(["preview", "Examples/dropdown.yaml"] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test func `reports where the device differs from the guideline`() throws {
    let text = try run("--profile", "documented,talkback-15.1")
    #expect(text.contains("TalkBack 15.1 says \"Drop down list\" for \"button\"."))
    #expect(text.contains("TalkBack 15.1 does not say \"in list\" and \"collapsed\"."))
    #expect(try !run("--profile", "documented").contains("does not say"))
  }

  @Test func `lists the settings for each announcement in every format`() throws {
    let options = [
      "--profile", "talkback", "--toolkit", "views", "--settings", "all", "--format",
    ]
    let text = try Command.run(["preview", "Examples/dropdown.yaml"] + options + ["text"]).output
    #expect(text.contains("with singleTapActivation=on:"))
    let json = try Command.run(["preview", "Examples/dropdown.yaml"] + options + ["json"]).output
    let entries = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(entries.count > 20)
    #expect(entries.allSatisfy { $0["settings"] is [[String]] })
    let csv = try Command.run(["preview", "Examples/dropdown.yaml"] + options + ["csv"]).output
    #expect(
      csv.hasPrefix(
        "screen,component,stop,state,platform,profile,announcement,hint,documented,id,settings"))
    let markdown = try Command.run(
      ["preview", "Examples/dropdown.yaml"] + options + ["markdown"]
    ).output
    #expect(markdown.contains("| Settings |"))
  }
}

@Suite struct `Explaining a word` {
  @Test func `without a design shows key, rule and source`() throws {
    let text = try Command.run(["explain", "collapsed", "--profile", "talkback-15.1"]).output
    #expect(text.contains("word value_collapsed: \"collapsed\""))
    #expect(text.contains("rule talkback.status.collapsed:"))
    #expect(text.contains("Source: TalkBack 15.1"))
  }

  @Test func `finds a locale's words and marks English ones without a source`() throws {
    let german = try Command.run([
      "explain", "Taste", "--profile", "voiceover-ios", "--locale", "de",
    ])
    #expect(german.output.contains("word trait.button.description: \"Taste\""))
    let english = try Command.run(
      ["explain", "picker item", "--profile", "voiceover-ios", "--locale", "de"])
    #expect(english.output.contains("in English because there is no confirmed translation"))
  }

  @Test func `with a design shows the part, its attribute and its place`() throws {
    let text = try Command.run(
      ["explain", "collapsed", "--profile", "talkback", "Examples/booking.yaml"]
    ).output
    #expect(text.contains("part: \"collapsed\" is the state, from actions.EXPAND"))
    #expect(
      text.contains(
        "why here: the profile puts this part at {status} in the order of 'opening': {error}, "
          + "{hint}, {status}, {triple} (descriptionOrder=state-name-role)"))
    let other = try Command.run(
      ["explain", "collapsed", "--profile", "talkback", "Examples/booking.yaml"]
        + ["--set", "descriptionOrder=name-role-state"]
    ).output
    #expect(other.contains("the profile puts this part at {status} in the order of 'closing'"))
  }

  @Test func `fails when nothing says it`() throws {
    let outcome = try Command.run(["explain", "zebra", "--profile", "talkback-15.1"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("'zebra' is not announced by TalkBack 15.1"))
    #expect(try Command.run(["explain", "...", "--profile", "talkback"]).status == 64)
  }
}

@Suite struct `The accuracy figure` {
  private func score(_ arguments: String...) throws -> (exact: Double, f1: Double) {
    let outcome = try Command.run(["score"] + arguments + ["--format", "json"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let reports = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    return (
      try #require(reports.first?["exactPercent"] as? Double),
      try #require(reports.first?["wordF1"] as? Double)
    )
  }

  @Test func `is visibly lower for a profile that says the state last`() throws {
    let right = try score("Corpus/talkback.jsonl", "--profile", "talkback-15.1")
    let wrong = try score(
      "Corpus/talkback.jsonl", "--profile", "talkback-15.1", "--set",
      "descriptionOrder=name-role-state")
    #expect(right.exact > 80)
    #expect(wrong.exact < right.exact - 20)
    #expect(abs(wrong.f1 - right.f1) < 2)
  }

  @Test func `is visibly lower for a wrong custom profile`() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "wrong.yaml",
      Data(
        """
        profile: wrong
        extends: talkback-15.1
        layouts:
          - {group: triple, order: state-name-role, say: "{name}, {role}, {state}", deduplicate: true}
          - {group: opening, order: state-name-role, say: "{triple}"}
          - {group: closing, order: state-name-role, say: "{status}, {error}, {hint}, {tooltip}"}
        """.utf8))
    let right = try score("Corpus/talkback.jsonl", "--profile", "talkback-15.1")
    let wrong = try score("Corpus/talkback.jsonl", "--profile-file", file.path())
    #expect(wrong.exact < right.exact - 15)
  }

  @Test func `fails below the required accuracy`() throws {
    let arguments = ["score", "Corpus/voiceover.jsonl", "--profile", "voiceover-ios"]
    #expect(try Command.run(arguments + ["--at-least", "75"]).status == 0)
    #expect(try Command.run(arguments + ["--at-least", "99.5"]).status == 1)
    #expect(try Command.run(arguments + ["--at-least", "101"]).status == 64)
  }

  @Test func `lists every miss with its parts and its source`() throws {
    let text = try Command.run(
      ["score", "Corpus/voiceover.jsonl", "Corpus/talkback.jsonl", "--profile", "voiceover-ios"]
    ).output
    #expect(text.contains("said:  name \"Bluetooth\", role \"switch button\", state \"off\""))
    #expect(text.contains("by reader and version"))
    #expect(text.contains("cases for another reader are skipped"))
  }

  @Test func `announces events as compose does, and skips one without a node`() throws {
    let facts = #""component":"button","reader":"talkback","source":"nobody","#
    let node = #""node":{"className":"android.widget.Button","text":"Save"},"#
    let focus = #"{"type":"VIEW_ACCESSIBILITY_FOCUSED"}"#
    let lines = [
      #"{\#(facts)\#(node)"heard":"","events":[\#(focus),{"type":"VIEW_CLICKED"}]}"#,
      #"{\#(facts)\#(node)"heard":"","events":[{"type":"VIEW_CLICKED","source":"gone"}]}"#,
    ]
    let scratch = try Scratch()
    let file = try scratch.file("events.jsonl", Data(lines.joined(separator: "\n").utf8))
    let arguments = ["score", file.path(), "--profile", "talkback-documented"]
    let text = try Command.run(arguments).output
    #expect(text.contains(", 1 case\n"), "\(text)")
    #expect(text.contains("exact matches         1 (100.0 %)"), "\(text)")
    #expect(text.contains("there is no node with the id 'gone' in the tree"), "\(text)")
  }

  @Test func `shows the reason for a known difference next to a miss`() throws {
    let arguments = ["score", "Corpus/talkback.jsonl", "--profile", "talkback-15.1"]
    let text = try Command.run(arguments).output
    #expect(text.contains("      note: Another build, as some recordings are of older ones"))
    let json = try Command.run(arguments + ["--format", "json"]).output
    #expect(json.contains(#""note":"Another build, "#))
  }

  @Test(arguments: [("talkback", "talkback-15.1"), ("voiceover", "voiceover-ios-26")])
  func `has a note for every miss of its reader version`(corpus: String, profile: String)
    throws
  {
    let text = try Command.run(["score", "Corpus/\(corpus).jsonl", "--profile", profile]).output
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let misses = lines.count { $0.hasPrefix("heard: ") }
    #expect(misses > 0)
    #expect(lines.count { $0.hasPrefix("note: ") } == misses)
  }

  @Test func `shows the location of an error in a corpus`() throws {
    let outcome = try Command.run(
      ["score", "-", "--profile", "talkback"], input: Data("{\"reader\":\"talkback\"}\n".utf8))
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("-:1:1: error:"))
    let design = try Command.run(["score", "Examples/readme.yaml"])
    #expect(
      design.errors
        == "Examples/readme.yaml:1:1: error: this is not JSON: expected a value, found 's'\n")
    let other = try Command.run(["score", "Corpus/voiceover.jsonl", "--profile", "talkback"])
    #expect(other.errors == "error: Corpus/voiceover.jsonl: no case is for TalkBack\n")
    #expect(try Command.run(["score", "none.jsonl", "--profile", "talkback"]).status == 66)
  }
}

@Suite struct `Coverage on the command line` {
  @Test func `shows how complete each locale is and which words are English`() throws {
    let text = try Command.run(["profiles", "voiceover-ios", "--coverage"]).output
    #expect(text.contains("  en       "))
    #expect(text.contains("trait.alert.description \"Alert\""))
    #expect(text.contains("no confirmed translations, all in English:"))
    let talkBack = try Command.run(["profiles", "talkback", "--coverage"]).output
    #expect(
      talkBack.contains("symbol_fatha") && talkBack.contains("English: the same words as in af\n"))
    let all = try Command.run(["profiles", "--coverage"]).output
    #expect(all.contains("\ntalkback\n") && all.contains("\nvoiceover-snapshot\n"))
    let older = all.split(separator: "\n").filter {
      $0.hasSuffix("uses words from voiceover-snapshot")
    }
    #expect(older.map { $0.split(separator: " ").first } == ["de", "ru"])
  }

  @Test func `lists the locales and the other names of every profile`() throws {
    let text = try Command.run(["profiles"]).output
    #expect(text.contains("other names: talkback, device\n"))
    #expect(
      text.contains("locales: af am ar as az be bg bn bs ca cs da de el en en-GB es "))
  }
}
