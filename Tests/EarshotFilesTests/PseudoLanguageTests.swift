import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

private enum ManualTest {
  static let profiles = BuiltIn.profileIDs.compactMap(BuiltIn.profile)
  static let language = PseudoLanguage.foreign

  static func english(_ profile: Profile) -> DesignChecker.Reader {
    BuiltIn.checkReader(for: profile, locale: "en")
  }

  static let examples: [Screen] = ExampleFolder.names.compactMap { name in
    try? DesignReader.screen(at: ExampleFolder.url.appending(path: name).path())
  }
  static let rows: [Screen] = Row.all.compactMap { row in
    let design = "screen: Row\ncomponents:\n  - \(row.component)\n"
    return try? DesignReader.screen(of: Array(design.utf8), file: "row.yaml")
  }

  static func announcements(
    of screens: [Screen], by reader: DesignChecker.Reader
  ) -> [Announcement] {
    screens.flatMap { screen in
      screen.allComponents.flatMap { reader.preview.entries(of: $0, states: .all) }
        .map(\.announcement)
    }
  }

  static let corpus: [CorpusLine] = ["voiceover", "talkback"].flatMap { name in
    let path = ExampleFolder.url.deletingLastPathComponent().appending(path: "Corpus/\(name).jsonl")
    let bytes = (try? InputFile.bytes(of: path.path())) ?? []
    return ((try? CorpusReader.lines(of: bytes, file: name)) ?? []).map(\.line)
  }

  static func said(_ line: CorpusLine, by reader: ScreenReader) -> Announcement {
    switch line.content {
    case .voiceOver(let line):
      guard let reader = reader.set(to: line.settings) else { return Announcement() }
      switch line.content {
      case .element(let element, let arrival):
        return reader.announcement(for: element.element, with: element.facts, arriving: arrival)
      case .screen(let screen):
        return VoiceOverReadingOrder(screen).visits.last.map { reader.announcement(for: $0) }
          ?? Announcement()
      }
    case .talkBack(let line):
      guard let reader = reader.set(to: line.settings) else { return Announcement() }
      let tree = TalkBackTree(line.node)
      var (said, history) = (Announcement(), TalkBackHistory())
      if case .event(let event) = line.occasion {
        return reader.event(event, at: TalkBackTree.root, in: tree, after: history)?.announcement
          ?? Announcement()
      }
      for index in tree.focusSteps.isEmpty ? [TalkBackTree.root] : tree.focusSteps {
        (said, history) = reader.announcement(of: index, in: tree, after: history)
      }
      return said
    }
  }
}

extension ScreenReader {
  fileprivate func set(to settings: [ElementLineSetting]) -> ScreenReader? {
    var changed = profile.settings
    for setting in settings {
      guard (try? changed.set(setting.key, to: setting.value)) != nil else { return nil }
    }
    return set(to: changed)
  }
}

extension Part {
  fileprivate var isForeign: Bool {
    var words = text
    if let ownText {
      guard let own = words.range(of: ownText) else { return false }
      words.removeSubrange(own)
    }
    return PseudoLanguage.isForeign(joint) && PseudoLanguage.isForeign(words)
  }
}

extension Profile {
  fileprivate static var everyID: [String] { ManualTest.profiles.map(\.id) }
}

@Suite struct `In an invented language` {
  @Test(arguments: Profile.everyID)
  func `every word comes from the reader or the app`(_ id: String) throws {
    let profile = try #require(BuiltIn.profile(id))
    let (reader, english) = (ManualTest.language.reader(for: profile), ManualTest.english(profile))
    var said = ManualTest.announcements(of: ManualTest.examples + ManualTest.rows, by: reader)
    let lines = ManualTest.corpus.filter { $0.platform == profile.platform }
    said += lines.map { ManualTest.said($0, by: reader.reader) }
    #expect(said.count > 150)
    for announcement in said {
      for part in announcement.parts where !part.isForeign {
        Issue.record(
          "\(part.fact.name): '\(part.joint)' '\(part.text)', own \(part.ownText ?? "-")")
      }
    }
    let wanted = lines.map { ManualTest.said($0, by: english.reader).parts.map(\.fact) }
    #expect(lines.map { ManualTest.said($0, by: reader.reader).parts.map(\.fact) } == wanted)
  }

  private func found(
    _ expected: Stop.Wording, _ heard: Stop.Wording, _ lexicon: Lexicon
  ) -> [String] {
    PartComparison(
      expected: expected, heard: heard, options: ComparisonOptions(lexicon: lexicon)
    ).findings.map { "\($0.kind.rawValue) \($0.severity.rawValue) \($0.part?.rawValue ?? "-")" }
  }

  @Test(arguments: Profile.everyID)
  func `changes of an announcement are found as in English`(_ id: String) throws {
    let profile = try #require(BuiltIn.profile(id))
    let lexicons = (
      BuiltIn.lexicon(locale: "en", vocabularies: []), ManualTest.language.lexicon(for: profile)
    )
    let english = ManualTest.announcements(of: ManualTest.rows, by: ManualTest.english(profile))
    let foreign = ManualTest.announcements(
      of: ManualTest.rows, by: ManualTest.language.reader(for: profile))
    #expect(english.count == foreign.count)
    var seen: Set<[String]> = []
    for (own, other) in zip(english, foreign) where own.parts.count == other.parts.count {
      guard seen.insert(own.parts.map(\.text)).inserted else { continue }
      for (mine, its) in zip(own.changed, other.changed) {
        for isText in [false, true] {
          let wanted = found(.parts(own), isText ? .text(mine.spoken) : .parts(mine), lexicons.0)
          let got = found(.parts(other), isText ? .text(its.spoken) : .parts(its), lexicons.1)
          #expect(got == wanted, "\(own.spoken) | \(mine.spoken) | \(its.spoken)")
        }
      }
    }
  }

  @Test(arguments: Platform.allCases)
  func `guidelines and devices differ as in English`(_ platform: Platform) throws {
    let documented = try #require(BuiltIn.newest(of: .documented, on: platform))
    let device = try #require(BuiltIn.newest(of: .device, on: platform))
    func differences(
      _ reader: (Profile) -> DesignChecker.Reader, _ lexicon: Lexicon
    ) -> [[String]] {
      let (one, other) = (reader(documented).preview, reader(device).preview)
      return (ManualTest.rows + ManualTest.examples).flatMap(\.allComponents).flatMap { component in
        let said = other.entries(of: component, states: .current)
        return one.entries(of: component, states: .current).compactMap { entry in
          said.first { $0.stopID == entry.stopID }.map {
            found(.parts(entry.announcement), .parts($0.announcement), lexicon)
          }
        }
      }
    }
    let english = differences(ManualTest.english, BuiltIn.lexicon(locale: "en", vocabularies: []))
    let foreign = differences(
      ManualTest.language.reader, ManualTest.language.lexicon(for: documented))
    #expect(english.count > 50 && english.count == foreign.count)
    for (wanted, got) in zip(english, foreign) { #expect(got == wanted) }
  }

  @Test(arguments: ["dropdown", "menu", "search", "date-picker", "booking"], WalkSupport.all)
  func `walks have the same path as in English`(_ example: String, _ id: String) throws {
    let profile = try #require(BuiltIn.profile(id))
    let path = ExampleFolder.url.appending(path: "\(example).yaml").path()
    let screen = try DesignReader.screen(at: path)
    let goldens = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Walking/Goldens/\(example).script")
    let script = try WalkSupport.script(String(contentsOf: goldens, encoding: .utf8))
    let walks = [ManualTest.english(profile), ManualTest.language.reader(for: profile)].map {
      reader in
      Transcript(
        of: Walkthrough(through: screen, reader: reader.reader, wording: reader.wording), by: script
      )
    }
    for (wanted, got) in zip(walks[0].steps, walks[1].steps) {
      #expect(got.focus == wanted.focus)
      #expect(got.remarks == wanted.remarks)
      let heard = zip([wanted, got], walks).map { step, walk in
        walk.heard[step.heard].map { [$0.reason.rawValue] + $0.parts.map(\.fact.name) }
      }
      #expect(heard[1] == heard[0], "\(walks[0].heard[wanted.heard].map(\.text))")
    }
    #expect(walks[1].steps.count == walks[0].steps.count)
  }

  @Test(arguments: ExampleFolder.names)
  func `criteria are the same as in English`(_ name: String) throws {
    let screen = try DesignReader.screen(at: ExampleFolder.url.appending(path: name).path())
    let profiles = WalkSupport.all.compactMap(BuiltIn.profile)
    let sheets = [ManualTest.english, ManualTest.language.reader].map { reader in
      CriteriaSheet(
        for: screen, readers: profiles.map { (reader($0).reader, reader($0).wording) }
      ) { _ in nil }
    }
    let texts = sheets.map { sheet in
      sheet.criteria.map {
        [$0.id, $0.component, $0.area.rawValue, $0.platform?.rawValue ?? "", $0.reader]
          + ([$0.title, $0.when] + $0.then.map(\.text)).map(\.withoutQuotes)
      }
    }
    #expect(texts[0].count == texts[1].count)
    for (wanted, got) in zip(texts[0], texts[1]) {
      // An unnamed element, such as a back button, gets its name from the platform.
      let isSame = zip(got, wanted).allSatisfy { $0 == $1 || $0 == $1.withNameTranslated }
      #expect(got.count == wanted.count && isSame, "\(got), not \(wanted)")
    }
  }

  @Test(arguments: [
    "Examples/diff/preferences-dump.xml", `Importing a dump`.android, `Importing a dump`.ios,
    `Trees in JSON`.maestroAndroid, `Trees in JSON`.maestroIOS, `Trees in JSON`.roborazzi,
    `Trees in JSON`.snapshot, `Trees in JSON`.designer, `React Native trees`.tree,
    `Detox view hierarchies`.ios, `Compose semantics`.tree, `Flutter semantics`.tree,
    `TalkBack's node tree`.tree, `Debug descriptions`.description, `UiAutomator dumps`.dump,
    `XCUITest page sources`.source,
  ])
  func `dumps become the same designs`(_ dump: String) throws {
    var text = dump
    if dump.hasPrefix("Examples/") {
      let file = ExampleFolder.url.deletingLastPathComponent().appending(path: dump)
      text = try String(contentsOf: file, encoding: .utf8)
    }
    let capture = try capture(text)
    let designs = try [ManualTest.english, ManualTest.language.reader].map { reader in
      var design = DesignImport(title: "Dump", locale: "en", speaker: reader)
      try design.add(capture, from: "dump")
      return design
    }
    #expect(designs[0].stopCount > 0)
    #expect(designs[1].otherwiseCount <= designs[0].otherwiseCount)
    let keys = designs.map { Self.kindsAndKeys(of: $0.yaml) }
    #expect(keys[1] == keys[0])
  }

  private static func kindsAndKeys(of yaml: String) -> [String] {
    var keys: [String] = []
    var overrides = Int.max
    for line in yaml.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      let key = String(line.dropFirst(indent).prefix { $0 != ":" })
      if indent > overrides { continue }
      let isOverride = ["talkback", "voiceover", "stops"].contains(key)
      overrides = isOverride ? indent : .max
      if isOverride || key.hasPrefix("#") { continue }
      keys.append(key == "- kind" ? String(line.dropFirst(indent)) : key)
    }
    return keys
  }

  @Test func `the screen of an example differs from its dump and its log as in English`() throws {
    let profile = try #require(BuiltIn.profile("talkback-documented"))
    let folder = ExampleFolder.url.appending(path: "diff")
    let screen = try DesignReader.screen(at: folder.appending(path: "preferences.yaml").path())
    for file in ["preferences-dump.xml", "preferences-talkback.log"] {
      let bytes = try InputFile.bytes(of: folder.appending(path: file).path())
      let capture = try CaptureReader(file: file).read(bytes)
      func findings(_ reader: DesignChecker.Reader, _ lexicon: Lexicon) -> [[String]] {
        var heard = CapturedStops(of: capture, by: reader.reader).stops
        for index in heard.indices {
          guard case .text(let text) = heard[index].wording, lexicon != .english else { continue }
          heard[index].wording = .text(Self.translated(text, profile))
        }
        return Comparison(
          expected: ExpectedStops.stops(of: screen, by: reader.preview, profile: profile),
          heard: heard, limits: capture.limits, options: ComparisonOptions(lexicon: lexicon)
        ).findings.map { [$0.kind.rawValue, $0.severity.rawValue, $0.fact?.name ?? "-"] }
      }
      let english = findings(ManualTest.english(profile), .english)
      #expect(!english.isEmpty)
      #expect(
        findings(
          ManualTest.language.reader(for: profile), ManualTest.language.lexicon(for: profile))
          == english)
    }
  }

  private static func translated(_ text: String, _ profile: Profile) -> String {
    let folding = Folding()
    let words = Set(
      BuiltIn.vocabulary(of: profile, locale: "en").words.map { folding.key(of: $0.text) })
    return text.components(separatedBy: ", ").map { clause in
      words.contains(folding.key(of: clause))
        ? ManualTest.language.translated(clause.replacingOccurrences(of: "-", with: " ")) : clause
    }.joined(separator: ", ")
  }

  @Test(arguments: Profile.everyID)
  func `recorded cases score as in English`(_ id: String) throws {
    let profile = try #require(BuiltIn.profile(id))
    let readers = (
      ManualTest.english(profile).reader, ManualTest.language.reader(for: profile).reader
    )
    for line in ManualTest.corpus where line.platform == profile.platform {
      let said = (ManualTest.said(line, by: readers.0), ManualTest.said(line, by: readers.1))
      guard said.0.parts.count == said.1.parts.count else { continue }
      let heard = [line.heard, line.heardHint ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
      let foreign = Self.translated(heard, from: said.0, to: said.1)
      let outcomes = [(heard, said.0), (foreign, said.1)].map { heard, said in
        var score = Accuracy()
        score.add(
          Accuracy.Case(
            component: line.component, reader: "", source: "", heard: heard, said: said,
            countsHint: line.heardHint != nil,
            location: SourceLocation(file: "", line: 1, column: 1)))
        return score.results.map(\.outcome)
      }
      #expect(outcomes[1] == outcomes[0], "\(said.0.spoken) | \(heard) | \(foreign)")
    }
  }

  private static func translated(
    _ text: String, from english: Announcement, to foreign: Announcement
  ) -> String {
    let folding = Folding()
    var words: [String: String] = [:]
    for (own, other) in zip(english.parts, foreign.parts) {
      words[folding.key(of: own.text)] = own.ownText == own.text ? own.text : other.text
    }
    let heard = folding.folded(text).words
    var (result, start): ([String], Int) = ([], 0)
    while start < heard.count {
      let end = (start + 1..<min(start + 15, heard.count) + 1).last { end in
        words[FoldedText.key(of: heard[start..<end])] != nil
      }
      if let end {
        result.append(words[FoldedText.key(of: heard[start..<end])] ?? "")
        start = end
      } else {
        result.append(heard[start].key)
        start += 1
      }
    }
    return result.joined(separator: " ")
  }
}

extension Lexicon {
  fileprivate static let english = BuiltIn.lexicon(locale: "en", vocabularies: [])
}

extension Announcement {
  fileprivate var changed: [Announcement] {
    parts.indices.flatMap { index in
      var (dropped, twice, other, swapped) = (parts, parts, parts, parts)
      dropped.remove(at: index)
      twice.insert(parts[index], at: index)
      other[index].text = "zebra crossing"
      swapped.swapAt(index, (index + 1) % parts.count)
      return [dropped, twice, other, swapped].map { parts in
        var parts = parts
        for index in parts.indices where parts[index].joint.isEmpty { parts[index].joint = ", " }
        if !parts.isEmpty { parts[0].joint = "" }
        return Announcement(parts: parts)
      }
    }
  }
}

extension String {
  fileprivate var withNameTranslated: String {
    var pieces = components(separatedBy: "'")
    guard pieces.count == 3 else { return self }
    pieces[1] = ManualTest.language.translated(pieces[1])
    return pieces.joined(separator: "'")
  }

  fileprivate var withoutQuotes: String {
    guard let first = firstIndex(of: "\""), let last = lastIndex(of: "\"") else { return self }
    return self[..<first] + "…" + self[last...].dropFirst()
  }
}
