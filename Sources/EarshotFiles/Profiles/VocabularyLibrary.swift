package import Earshot

package struct VocabularyLibrary: Sendable {
  package let files: [VocabularyReader.File]
  package let languages: [LanguageReader.File]
  package private(set) var bases: [String: String] = [:]
  private var locales: [String: [String]] = [:]

  package init(_ values: [SourceValue], languages: [SourceValue]) throws(InputError) {
    let definitions = try values.map(VocabularyReader.file)
    self.languages = try languages.map(LanguageReader.file)
    files = definitions + self.languages.flatMap(\.vocabularies)
    let names = Set(files.map(\.name)).sorted()
    let tags = self.languages.map(\.tag)
    for (file, value) in zip(definitions, values) {
      guard tags.contains(String(file.locale.prefix { $0 != "-" })) else {
        throw (value.entry("locale")?.value ?? value).unknown("language", file.locale, known: tags)
      }
      locales[file.name, default: []].append(file.locale)
      guard let base = value.entry("extends")?.value else { continue }
      bases[file.name] = try base.name("vocabulary", among: names.filter { $0 != file.name })
    }
    for (language, value) in zip(self.languages, languages) {
      for entry in try value.entry("vocabularies")?.value.entries("vocabularies") ?? [] {
        let name = try SourceValue(.scalar(entry.key), at: entry.location)
          .name("vocabulary", among: names)
        locales[name, default: []].append(language.tag)
      }
    }
    try checkBases(definitions, values)
  }

  package var names: [String] {
    locales.keys.flatMap { name in
      Set(folders(of: name).flatMap { locales[$0] ?? [] }).map { "\(name)/\($0)" }
    }.sorted()
  }

  private func folders(of name: String) -> [String] { [name] + (bases[name].map(folders) ?? []) }

  private func checkBases(
    _ definitions: [VocabularyReader.File], _ values: [SourceValue]
  ) throws(InputError) {
    for (file, value) in zip(definitions, values) {
      var seen = [file.name]
      while let base = bases[seen[seen.count - 1]] {
        guard !seen.contains(base) else {
          throw InputError(
            "the vocabulary '\(base)' extends itself", at: value.entry("extends")?.location)
        }
        seen.append(base)
      }
      let known = files.filter { seen.dropFirst().contains($0.name) }.flatMap(\.words.keys)
      for key in try value.entry("drops")?.value.list() ?? [] {
        _ = try key.name("word", among: known)
      }
    }
  }
}
