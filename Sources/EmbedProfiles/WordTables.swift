import EarshotFiles
import EarshotProfiles

struct WordTables {
  let keys: [(name: String, text: String)]
  let words: [(name: String, text: String)]

  init(_ files: [VocabularyReader.File]) {
    let names = Set(files.map(\.name)).sorted()
    // The tables leave out the readers' English words, which are generated as separate texts.
    let toolkits = Set(BuiltIn.toolkits)
    let files = files.filter { $0.locale != "en" || toolkits.contains($0.name) }
    var sorted: [String: [String]] = [:]
    for name in names {
      let own = files.filter { $0.name == name }.flatMap(\.words.keys)
      sorted[name] = Set(own).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    keys = names.map { ($0, WordTable.text(keys: sorted[$0] ?? [])) }
    words = Set(files.map(\.locale)).sorted().map { tag in
      let sections = files.filter { $0.locale == tag }.map { file in
        let indices = Dictionary(
          uniqueKeysWithValues: (sorted[file.name] ?? []).enumerated().map { ($1, $0) })
        return (
          file.name,
          file.words.compactMap { key, entry in
            indices[key].map { (index: $0, fields: VocabularyRecords.fields(of: entry)) }
          }
        )
      }
      return (tag, WordTable.text(sections))
    }
  }
}
