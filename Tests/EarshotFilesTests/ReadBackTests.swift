import Earshot
import EarshotOutput
import EarshotProfiles
import TestTools
import Testing

@testable import EarshotFiles

@Suite struct `Hostile texts read back` {
  private func expect(_ found: [String], _ wanted: [String]) {
    #expect(found.count == wanted.count)
    for (found, wanted) in zip(found, wanted) where found != wanted {
      Issue.record("found \(found.debugDescription) for \(wanted.debugDescription)")
    }
  }

  @Test(.enabled("needs Python") { Python.has("json") }) func `from JSON`() throws {
    var writer = JSONWriter()
    writer.array { list in
      for text in HostileText.all { list.object { $0.member("text", text) } }
    }
    let found = try Python.texts(
      in: writer.bytes,
      by: "found = [one['text'] for one in json.load(open(path, encoding='utf-8'))]")
    expect(found, HostileText.all)
  }

  @Test(.enabled("needs PyYAML") { Python.has("yaml") }) func `from YAML`() throws {
    var writer = DesignWriter()
    writer.entry("screen", "S")
    writer.list("components", isEmpty: false)
    for text in HostileText.all {
      writer.component([
        .init("kind", .text("button")), .init("label", .text(text)),
        .init("actions", .list([.text(text), .map([.init("name", .text(text))])])),
      ])
    }
    let found = try Python.texts(
      in: Array(writer.text.utf8),
      by: """
        import yaml
        design = yaml.safe_load(open(path, encoding="utf-8", newline=""))
        found = [text for one in design["components"]
                 for text in (one["label"], one["actions"][0], one["actions"][1]["name"])]
        """)
    let wanted = HostileText.all.map { $0.replacing("\0", with: "\u{FFFD}") }
    expect(found, wanted.flatMap { [$0, $0, $0] })
  }

  @Test(.enabled("needs webvtt-py") { Python.has("webvtt") }) func `from SubRip, on one line`()
    throws
  {
    // SubRip has no escapes, so a text with an arrow would look like the times of a cue.
    let texts = HostileText.all.filter { !$0.contains("-->") }
      .map { "a" + SubtitleText($0).text + "a" }
    var subtitles: SubtitleText = ""
    for (number, text) in texts.enumerated() {
      subtitles += "\(number + 1)\n00:00:01,000 --> 00:00:02,000\n\(text)\n\n"
    }
    let found = try Python.texts(
      in: Document(subtitles).bytes,
      by: "import webvtt\nfound = [cue.raw_text for cue in webvtt.from_srt(path)]")
    expect(found, texts)
  }

  @Test(.enabled("needs gherkin-official") { Python.has("gherkin.parser") })
  func `from the criteria in Gherkin, as they are shown`() throws {
    let labels = HostileText.all.prefix(60)
    let screen = Screen("S") {
      for label in labels { Button(label) }
    }
    let reader = BuiltIn.checkReader(
      for: try #require(BuiltIn.profile("voiceover-documented")), locale: "en")
    let sheet = CriteriaSheet(for: screen, readers: [(reader.reader, reader.wording)]) { _ in nil }
    let found = try Python.texts(
      in: sheet.written(as: .gherkin).bytes,
      by: """
        from gherkin.parser import Parser
        feature = Parser().parse(open(path, encoding="utf-8", newline="").read())["feature"]
        found = [step["text"] for rule in feature["children"] for one in rule["rule"]["children"]
                 for step in one["scenario"]["steps"]]
        """)
    let wanted = sheet.criteria.flatMap { [$0.given, $0.when] + $0.then.map(\.text) }
    expect(
      found, wanted.map { TerminalText($0).text.trimmingSuffix(while: \.isWhitespace) })
  }

  @Test(.enabled("needs Python") { Python.has("csv") })
  func `from the criteria in CSV, one case in each row with an id and a title`() throws {
    let screen = Screen("S") {
      for label in Set(HostileText.all.prefix(60).map(inCSV)).sorted() { Button(label) }
    }
    let reader = BuiltIn.checkReader(
      for: try #require(BuiltIn.profile("talkback-documented")), locale: "en")
    let sheet = CriteriaSheet(for: screen, readers: [(reader.reader, reader.wording)]) { _ in nil }
    let found = try Python.texts(
      in: sheet.written(as: .csv).bytes,
      by: """
        import csv
        rows = list(csv.reader(open(path, encoding="utf-8", newline="")))
        assert all(len(row) == 13 and all(row[:5]) and all(row[5:9]) for row in rows
                   if row[4] or "text-size" not in row[0]), rows
        for column in (0, 1):
            cells = [row[column] for row in rows]
            assert len(set(cells)) == len(cells), column
        assert not [cell for row in rows for cell in row if cell.lstrip()[:1] in ("=", "+", "-", "@")]
        found = [row[8] for row in rows[1:]]
        """)
    expect(
      found,
      sheet.criteria.map { inCSV($0.then.map(\.text).joined(separator: "\n")) })
  }

  /// Replaces control characters, which a CSV file must not contain.
  private func inCSV(_ text: String) -> String {
    var replaced = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      replaced.append(isControl && !"\t\n\r".unicodeScalars.contains(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(replaced)
  }

  @Test(arguments: HostileText.all.filter { !$0.contains("\0") }.prefix(60))
  func `from the script of a saved walk`(_ label: String) throws {
    let profile = try #require(BuiltIn.profile("voiceover-documented"))
    let reader = BuiltIn.checkReader(for: profile, locale: "en")
    let screen = Screen(label) { Button(label) }
    let walk = Walkthrough(through: screen, reader: reader.reader, wording: reader.wording)
    let script = WalkScriptWriter().written([.key(.space), .type(label)], from: walk, title: label)
    let read = try WalkScriptReader(file: "a.walk").script(of: script.bytes)
    #expect(read.lines.count == 5)
    #expect(Transcript(of: walk, by: read).failures.isEmpty)
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    String(self[..<(lastIndex { !isTrimmed($0) }.map(index(after:)) ?? startIndex)])
  }
}
