import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation

/// The files of Profiles/, read with the same readers that a user's own profile goes through.
struct ProfileFolder {
  private let profiles: [Profile]
  private let vocabularies: [VocabularyReader.File]

  init(_ folder: URL) throws {
    profiles = try Self.profiles(in: folder)
    vocabularies = try Self.files(below: folder.appending(path: "vocabularies")).map { file in
      try VocabularyReader.file(Self.value(of: file))
    }
  }

  /// Returns the Swift source that holds every profile and vocabulary as text.
  func swiftSource() -> String {
    var source = """
      // Written by Scripts/embed-profiles; edit the files in Profiles/ instead.
      // swift-format-ignore-file

      extension BuiltIn {
        /// The identifiers of all profiles, sorted.
        public static let profileIDs: [String] = [
      \(profiles.map { "    \"\($0.id)\"," }.joined(separator: "\n"))
        ]

        /// The folders and locales of all vocabularies, sorted.
        public static let vocabularyNames: [String] = [
      \(vocabularies.map { "    \"\($0.name)/\($0.locale)\"," }.joined(separator: "\n"))
        ]


      """
    source += lookUp(
      "profileText", profiles.map { ($0.id, ProfileRecords.records(of: $0)) })
    source += "\n"
    source += lookUp(
      "vocabularyText", vocabularies.map { ("\($0.name)/\($0.locale)", records(of: $0.words)) })
    return source + "}\n"
  }

  private func lookUp(_ function: String, _ texts: [(name: String, records: [[String]])]) -> String
  {
    var source = "  static func \(function)(_ name: String) -> StaticString? {\n    switch name {\n"
    for (name, records) in texts {
      source += "    case \"\(name)\":\n      ###\"\"\"\n"
      source += records.map { "      \(Records.line($0))\n" }.joined()
      source += "      \"\"\"###\n"
    }
    return source + "    default: nil\n    }\n  }\n"
  }

  private func records(of words: [String: Vocabulary.Entry]) -> [[String]] {
    words.sorted { $0.key < $1.key }.map { key, entry in
      switch entry {
      case .text(let text): [key, text]
      case .plural(let forms):
        [key]
          + forms.sorted { $0.key.rawValue < $1.key.rawValue }
          .flatMap { [$0.key.rawValue, $0.value] }
      }
    }
  }

  /// Reads the profiles so that each comes after the one that it extends.
  private static func profiles(in folder: URL) throws -> [Profile] {
    var waiting = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".yaml") }.sorted().map { try value(of: folder.appending(path: $0)) }
    var done: [String: Profile] = [:]
    while !waiting.isEmpty {
      let ready = waiting.indices.filter { index in
        base(of: waiting[index]).map { done[$0] != nil } ?? true
      }
      guard !ready.isEmpty else {
        throw InputError("profiles extend each other in a circle, or one that is not there")
      }
      for index in ready {
        let known = done
        let profile = try ProfileReader(extending: { known[$0] }).file(waiting[index]).profile
        done[profile.id] = profile
      }
      waiting = waiting.indices.filter { !ready.contains($0) }.map { waiting[$0] }
    }
    return done.values.sorted { $0.id < $1.id }
  }

  private static func base(of value: SourceValue) -> String? {
    guard case .map(let entries) = value.content,
      case .scalar(let name)? = entries.first(where: { $0.key == "extends" })?.value.content
    else { return nil }
    return name
  }

  private static func files(below folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted()
      .filter { $0.hasSuffix(".yaml") }.map { folder.appending(path: $0) }
  }

  private static func value(of file: URL) throws -> SourceValue {
    try SourceReader(file: file.path()).value(of: InputFile.bytes(of: file.path()))
  }
}
