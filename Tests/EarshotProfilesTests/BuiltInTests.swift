import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

private let package = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

@Suite struct `Built-in data` {
  @Test(arguments: BuiltIn.profileIDs)
  func `have short names and notes`(_ id: String) throws {
    let profile = try #require(BuiltIn.profile(id))
    let kinds = Array(profile.kindCaveats.keys)
    let note = profile.caveat(on: kinds)
    #expect(!note.isEmpty)
    #expect(note.split(separator: " ").count <= 25)
    #expect(profile.title.split(separator: " ").count <= 4)
  }

  @Test(arguments: BuiltIn.profileIDs)
  func `equals the profile's file`(id: String) throws {
    let profile = try ProfileReader().file(value("Profiles/\(id).yaml")).profile
    #expect(BuiltIn.profile(id) == profile, "run Scripts/embed-profiles")
  }

  @Test func `holds every profile of the folder`() throws {
    let files = try names(in: "Profiles")
    #expect(files == BuiltIn.profileIDs, "run Scripts/embed-profiles")
  }

  @Test func `equals the files of the vocabularies`() throws {
    let files = try vocabularies().files
    #expect(!files.isEmpty)
    for file in files {
      let vocabulary = try #require(BuiltIn.vocabulary(file.name, locale: file.locale))
      for (key, entry) in file.words {
        #expect(vocabulary.entry(key) == entry, "run Scripts/embed-profiles (\(key))")
        #expect(vocabulary.isTranslated(key))
      }
      for (kind, keys) in file.kinds where file.locale == "en" {
        #expect(Set(keys).isSubset(of: vocabulary.words(of: kind).map(\.key)))
      }
    }
  }

  @Test func `holds every vocabulary and language of the folder`() throws {
    let library = try vocabularies()
    #expect(library.names == BuiltIn.vocabularyNames, "run Scripts/embed-profiles")
    for file in library.languages where file.language != Language() {
      #expect(BuiltIn.language(file.tag) == file.language, "run Scripts/embed-profiles")
    }
  }

  @Test func `knows the newest profile of each family on each platform`() throws {
    let files = try names(in: "Profiles").map { try value("Profiles/\($0).yaml") }
    let library = try ProfileLibrary(files)
    #expect(library.newest == BuiltIn.newest, "run Scripts/embed-profiles")
    for family in Profile.Family.allCases {
      for platform in Platform.allCases {
        let id = try #require(library.newestOfFamily[family]?[platform])
        let newest = try #require(BuiltIn.newest(of: family, on: platform))
        #expect(newest.id == id && newest.family == family && newest.platform == platform)
      }
    }
  }

  @Test(arguments: BuiltIn.profileIDs)
  func `gives every word a source and every rule a sentence`(id: String) throws {
    let profile = try #require(BuiltIn.profile(id))
    var seen: Set<Rule.ID> = []
    for rule in profile.allRules {
      #expect(!rule.sentence.isEmpty && !rule.source.isEmpty, "\(rule.id.rawValue)")
      #expect(seen.insert(rule.id).inserted, "\(rule.id.rawValue) occurs twice")
    }
    #expect(BuiltIn.vocabulary(profile.vocabulary, locale: "en") != nil)
  }

  @Test(arguments: [
    ("pt", "pt-BR"), ("zh-TW", "zh-Hant"), ("iw-IL", "he"), ("de-AT", "de"), ("xx", "en"),
    ("pt-AO", "pt-PT"), ("zh-MO", "zh-HK"), ("es-MX", "es-419"), ("es-ES", "es"),
    ("en-AU", "en-GB"), ("en-US", "en"), ("tl", "fil"), ("sr_Latn_RS", "sr-Latn"),
  ])
  func `finds a locale's words`(tag: String, found: String) throws {
    #expect(try #require(BuiltIn.vocabulary("talkback", locale: tag)).locale == found)
  }

  private func value(_ path: String) throws -> SourceValue {
    let file = package.appending(path: path).path()
    return try SourceReader(file: file).value(of: InputFile.bytes(of: file))
  }

  private func vocabularies() throws -> VocabularyLibrary {
    func values(in folder: String) throws -> [SourceValue] {
      try FileManager.default.subpathsOfDirectory(atPath: package.appending(path: folder).path())
        .filter { $0.hasSuffix(".yaml") }.sorted().map { try value("\(folder)/\($0)") }
    }
    return try VocabularyLibrary(
      values(in: "Profiles/vocabularies"), languages: values(in: "Profiles/languages"))
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: package.appending(path: folder).path())
      .filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }
}

@Suite struct `The page on profiles` {
  @Test func `shows files that can be read`() throws {
    let page = try String(
      contentsOf: package.appending(path: "Profiles/README.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```yaml\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    let languages = blocks.filter { $0.hasPrefix("language:") }
    let files = try languages.map {
      try LanguageReader.file(SourceReader(file: "README.md").value(of: Array($0.utf8)))
    }
    #expect(files.map(\.tag) == ["de"] && files.map(\.vocabularies.count) == [1])
    let texts = Dictionary(grouping: blocks.filter { !languages.contains($0) }) {
      $0.hasPrefix("vocabulary:")
    }
    let profiles = try texts[false, default: []].map { try ProfileReader().profile(of: $0) }
    #expect(profiles.map(\.id) == ["acme", "talkback-99"])
    for text in texts[true, default: []] {
      let value = try SourceReader(file: "README.md").value(of: Array(text.utf8))
      let file = try VocabularyReader.file(value)
      let base = try #require(BuiltIn.vocabulary(file.base ?? "", locale: "en"))
      #expect(!file.drops.isEmpty && Set(file.drops).isSubset(of: base.keys))
    }
  }
}

@Suite struct `A custom profile` {
  private func read(_ text: String) throws -> Profile {
    try ProfileReader().profile(of: text, file: "acme.yaml")
  }

  @Test(arguments: [
    (
      "voiceover-ios-17", "[pickers, expanded-statsu]",
      "unknown rule 'expanded-statsu'; did you mean 'expanded-status'?", 19
    ),
    ("voiceover-snapshot", "[Tab Bar]", "unknown rule 'Tab Bar'", 10),
    ("talkback-15.1", "[not-cheked]", "did you mean 'not-checked'?", 10),
  ])
  func `can follow only known rules`(
    base: String, follows: String, message: String, column: Int
  ) throws {
    let error = #expect(throws: InputError.self) {
      try read("profile: acme\nextends: \(base)\nfollows: \(follows)\n")
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.location == SourceLocation(file: "acme.yaml", line: 3, column: column + 1))
  }

  @Test(arguments: [
    (
      "patterns: [{for: buton, say: '{name}', source: x}]",
      "unknown part 'buton'; did you mean 'button'?"
    ),
    (
      "patterns: [{for: zzz, say: '{name}', source: x}]",
      "unknown part 'zzz'; 'earshot profiles talkback"
    ),
    (
      "derived: [{for: dropdwn.trigger, say: '{name}', source: x}]",
      "did you mean 'dropdown.trigger'?"
    ),
    (
      "patterns: [{for: button, say: '{nam}', source: x}]",
      "unknown slot '{nam}'; did you mean '{name}'?"
    ),
    (
      "patterns: [{for: button, say: '{name}', words: {rol: x}, source: x}]", "did you mean 'role'?"
    ),
    (
      "patterns: [{for: button, say: '{name}', when: [editng], source: x}]",
      "did you mean 'editing'?"
    ),
    (
      "derivations: [{add: rol, sentence: s, source: x}]",
      "unknown slot 'rol'; did you mean 'role'?"
    ),
    (
      "derivations: [{add: role, for: [buton], sentence: s, source: x}]",
      "unknown component 'buton'"
    ),
    ("derivations: [{add: role, after: [nam], sentence: s, source: x}]", "did you mean 'name'?"),
    ("parts: [{fact: role.buton, part: button}]", "unknown fact 'role.buton'"),
    ("parts: [{fact: role.button, part: buton}]", "unknown part 'buton'"),
    ("leaves-out: [role.buton]", "unknown fact 'role.buton'; did you mean 'role.button'?"),
    ("vocabulary: talkbak", "unknown vocabulary 'talkbak'; did you mean 'talkback'?"),
    ("settings: [{name: hintz, value: 'on'}]", "unknown setting 'hintz'; did you mean 'hints'?"),
    ("kind-caveats: {dropdwn: x}", "unknown kind 'dropdwn'; did you mean 'dropdown'?"),
    ("words: {role.buton: x}", "unknown word 'role.buton'; did you mean 'role.button'?"),
    ("words: {label.cloze: x}", "unknown word 'label.cloze'; did you mean 'label.close'?"),
    (
      "layouts: [{group: announcement, say: '{name}'}]",
      "'layouts' has no effect in a documented profile; extend a device profile"
    ),
    ("sources: [{name: x, address: example.org}]", "'example.org' is not an address"),
    ("sources: [{name: x, date: 2026-13}]", "'2026-13' is not a date"),
    ("sources: [{name: x, dat: x}]", "'date'?"),
  ])
  func `has only known names`(line: String, message: String) throws {
    let text = "profile: acme\nextends: talkback-documented\n\(line)\n"
    let value = try SourceReader(file: "acme.yaml").value(of: Array(text.utf8))
    let error = #expect(throws: InputError.self) {
      try ProfileReader().ownProfile(value, kinds: ["dropdown"])
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.location?.line == 3)
  }

  @Test(
    arguments: BuiltIn.profileIDs + BuiltIn.newest.keys.sorted() + ["documented", "device", "auto"])
  func `does not replace a built-in one`(id: String) throws {
    let text = "title: House\nprofile: \(id)\nextends: talkback-documented\n"
    let value = try SourceReader(file: "house.yaml").value(of: Array(text.utf8))
    let error = #expect(throws: InputError.self) {
      try ProfileReader().ownProfile(value, kinds: [])
    }
    #expect(
      error.map { "\($0)" }
        == "house.yaml:2:10: error: expected a new identifier, such as \(id)-ours, found '\(id)', "
        + "which is built in")
  }

  @Test(arguments: ["2026", "2026-08", "2026-08-31"])
  func `lists the address and date of its sources`(
    date: String
  ) throws {
    let profile = try read(
      """
      profile: acme
      extends: talkback-documented
      sources:
        - {name: Acme style guide, address: "https://example.org/style", date: "\(date)"}
        - {name: Acme, date: "2020"}
      patterns:
        - {for: button, say: "{name}", source: "Acme style guide, page 4; Acme, by ear"}
        - {for: link, say: "{name}", source: "somebody, by ear"}
      """)
    let own = profile.citedSources.filter {
      !["MagentaA11y", "TalkBack"].contains($0.name.prefix(11))
    }
    let told = own.filter { !$0.name.hasPrefix("TalkBack") }
    #expect(
      told == [
        .init(name: "Acme", date: "2020"),
        .init(name: "Acme style guide", address: "https://example.org/style", date: date),
        .init(name: "somebody"),
      ])
  }

  @Test(arguments: ["012345678", "9876543210", "٠١٢٣٤٥٦٧٨٩٠", "abc"])
  func `has ten digits for a language, from 0 to 9`(digits: String) throws {
    let error = #expect(throws: InputError.self) {
      try read("profile: acme\nextends: voiceover-ios-17\ndigits:\n  hi: \"\(digits)\"\n")
    }
    #expect(error?.message.contains("expected the digits from 0 to 9") == true)
    #expect(error?.location?.line == 4)
  }

  @Test func `follows its own rules and the rules of its base`() throws {
    let text = "profile: acme\nextends: voiceover-ios-17\nfollows: [expanded-status]\n"
    guard case .device(let style) = try read(text).style else {
      Issue.record("no device profile")
      return
    }
    #expect(style.follows.isSuperset(of: ["expanded-status", "tab-bar-prefix"]))
  }
}
