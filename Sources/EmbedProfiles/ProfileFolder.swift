import Earshot
import EarshotFiles
import EarshotOutput
import EarshotProfiles
import Foundation

struct ProfileFolder {
  private let library: ProfileLibrary
  private let vocabularies: VocabularyLibrary
  private let regions: [(name: String, records: [[String]])]
  private let lexicons: [LexiconReader.File]

  init(_ folder: URL) throws {
    let names = try OpenFolder(folder.path()).names() ?? []
    library = try ProfileLibrary(Self.values(of: names, in: folder))
    vocabularies = try VocabularyLibrary(
      Self.values(below: folder.appending(path: "vocabularies")),
      languages: Self.values(below: folder.appending(path: "languages")))
    regions = try Self.regions(Self.values(below: folder.appending(path: "regions")))
    lexicons = try Self.values(below: folder.appending(path: "synonyms")).map(LexiconReader.file)
    for profile in library.profiles.values
    where !vocabularies.names.contains("\(profile.vocabulary)/en") {
      throw InputError("\(profile.id): the vocabulary '\(profile.vocabulary)' has no English words")
    }
  }

  private var profiles: [Profile] { library.profiles.values.sorted { $0.id < $1.id } }

  func versionSource() -> String {
    """
    // Written by Scripts/embed-profiles; edit the files in Profiles/ instead.
    // swift-format-ignore-file


    """
      + Platform.allCases.map { ReaderVersions(of: $0, in: profiles).source }
      .joined(separator: "\n")
  }

  func swiftSource() -> String {
    let english = vocabularies.files.filter { $0.locale == "en" }
    var source = """
      // Written by Scripts/embed-profiles; edit the files in Profiles/ instead.
      // swift-format-ignore-file

      extension BuiltIn {
        enum ProfileID: String, CaseIterable {
      \(profiles.map { "    case \($0.caseName) = \"\($0.id)\"" }.joined(separator: "\n"))
        }

        /// The identifiers of all profiles, sorted.
        public static let profileIDs: [String] = ProfileID.allCases.map(\\.rawValue)

        /// The names that select a reader's newest profile, each with the profile's identifier.
        public static let newest: [String: String] = [
      \(table(library.newest))
        ]

        /// The profiles that extend another profile, each with the extended profile's identifier.
        static let profileBases: [String: String] = [
      \(table(library.bases))
        ]

        static func newestText(_ name: String) -> String? {
          switch name {
      \(newestOfFamily)
          default: nil
          }
        }

        /// The folders and locales of all vocabularies, sorted.
        public static let vocabularyNames: [String] = [
      \(vocabularies.names.map { "    \"\($0)\"," }.joined(separator: "\n"))
        ]

        /// The vocabularies that extend another vocabulary, each with the extended vocabulary's name.
        static let vocabularyBases: [String: String] = [
      \(vocabularies.bases.isEmpty ? "    :" : table(vocabularies.bases))
        ]


      """
    source += """
        static func profileText(_ id: ProfileID) -> StaticString {
          switch id {

      """
    for profile in profiles {
      source += "    case .\(profile.caseName):\n" + text(ProfileRecords.records(of: profile))
    }
    source += "    }\n  }\n"
    source += "\n"
    source += lookUp(
      "vocabularyText",
      english.map {
        ($0.name, VocabularyRecords.records(of: $0.words, kinds: $0.kinds, drops: $0.drops))
      })
    let translations = english.filter { !$0.translations.isEmpty }.map { file in
      (file.name, file.translations.sorted { $0.key < $1.key }.map { [$0.key, $0.value] })
    }
    source += "\n" + lookUp("translationText", translations) + "\n"
    source += lookUp(
      "languageText",
      vocabularies.languages.map { ($0.tag, records(of: $0)) }.filter { !$0.1.isEmpty })
    source += "\n" + lookUp("regionText", regions)
    return source + "}\n"
  }

  func languageSource() -> String {
    let tables = WordTables(vocabularies.files)
    return """
      // Written by Scripts/embed-profiles; edit the files in Profiles/languages/ instead.
      // swift-format-ignore-file

      extension BuiltIn {

      """
        + lookUp("keysText", tables.keys) + "\n" + lookUp("wordsText", tables.words) + "}\n"
  }

  func lexiconSource() -> String {
    """
    // Written by Scripts/embed-profiles; edit the files in Profiles/synonyms/ instead.
    // swift-format-ignore-file

    extension BuiltIn {

    """
      + lookUp("lexiconText", lexicons.map { ($0.locale, LexiconRecords.records(of: $0.words)) })
      + "}\n"
  }

  private var newestOfFamily: String {
    Profile.Family.allCases.flatMap { family in
      Platform.allCases.compactMap { platform in
        library.newestOfFamily[family]?[platform].map {
          "    case \"\(family.rawValue)/\(platform.rawValue)\": \"\($0)\""
        }
      }
    }.joined(separator: "\n")
  }

  private func table(_ entries: [String: String]) -> String {
    entries.sorted { $0.key < $1.key }.map { "    \"\($0.key)\": \"\($0.value)\"," }
      .joined(separator: "\n")
  }

  private func records(of file: LanguageReader.File) -> [[String]] {
    (file.language.isRightToLeft ? [["right-to-left"]] : [])
      + (file.language.putsRoleLast ? [["role-last"]] : [])
      + file.plurals.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        [$0.key.rawValue, $0.value]
      } + records(of: file.language.pronunciation)
  }

  private func records(of pronunciation: Pronunciation) -> [[String]] {
    pronunciation.spellings.sorted { $0.key < $1.key }.map { ["say", $0.key, $0.value] }
      + pronunciation.homographs.map { ["homograph", $0] }
      + pronunciation.correctPhrases.map { ["correct", $0] }
      + (pronunciation.dividesYears ? [["years-in-pairs"]] : [])
  }

  private func lookUp(_ function: String, _ texts: [(name: String, records: [[String]])]) -> String
  {
    lookUp(function, texts.map { ($0.name, $0.records.map { Records.line($0) + "\n" }.joined()) })
  }

  private func lookUp(_ function: String, _ texts: [(name: String, text: String)]) -> String {
    var source = "  static func \(function)(_ name: String) -> StaticString? {\n    switch name {\n"
    for (name, text) in texts { source += "    case \"\(name)\":\n" + literal(text) }
    return source + "    default: nil\n    }\n  }\n"
  }

  private func text(_ records: [[String]]) -> String {
    literal(records.map { Records.line($0) + "\n" }.joined())
  }

  private func literal(_ text: String) -> String {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { "      \(Substring($0))\n" }
    return "      ###\"\"\"\n" + lines.joined() + "      \"\"\"###\n"
  }

  private static func regions(
    _ files: [SourceValue]
  ) throws -> [(name: String, records: [[String]])] {
    try files.flatMap { file in
      let fields = try Fields(file, subject: "file", known: ["source", "regions"])
      _ = try fields.required("source").text()
      return try fields.items("regions").map { item in
        let region = try Fields(item, subject: "region", known: ["locales", "words"])
        guard case .map(let words) = try region.required("words").content else {
          throw InputError("'words' is not a map of words", at: item.location)
        }
        let locales = try region.required("locales").texts().map { $0.lowercased() }
        return (
          locales.joined(separator: "\", \""), try words.map { [$0.key, try $0.value.text()] }
        )
      }
    }
  }

  private static func values(below folder: URL) throws -> [SourceValue] {
    try values(of: names(below: OpenFolder(folder.path())), in: folder)
  }

  private static func names(below folder: OpenFolder) throws -> [String] {
    try (folder.names() ?? []).flatMap { name in
      guard folder.status(of: name)?.isFolder == true else { return [name] }
      return try names(below: folder.folder([name])).map { "\(name)/\($0)" }
    }
  }

  private static func values(of names: [String], in folder: URL) throws -> [SourceValue] {
    try names.sorted().filter { $0.hasSuffix(".yaml") }.map { name in
      let path = folder.appending(path: name).path()
      return try SourceReader(file: path).value(of: InputFile.bytes(of: path))
    }
  }
}
