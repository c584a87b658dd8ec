package import Earshot
import EarshotOutput

package struct CatalogueReader {
  /// Reads the file that the value names; returns nil bytes if the file's error is already
  /// reported.
  package typealias Read = (SourceValue) throws(InputError) -> (path: String, bytes: [UInt8]?)

  package static let form = DesignKey.Form.any([
    .text, .list(.text), .dictionary(.any([.text, .list(.text), .dictionary(.text)])),
  ])

  /// Reads `strings`: a file, a list of files, or a map with files or texts for each language.
  package static func catalogues(
    _ value: SourceValue, _ errors: inout ErrorList, read: Read
  ) -> Catalogues {
    var catalogues = Catalogues()
    func add(_ file: SourceValue, in language: String?) {
      do throws(InputError) {
        let (path, bytes) = try read(file)
        guard let bytes else { return }
        try CatalogueReader(path: path, language: language, named: file.location)
          .add(bytes, to: &catalogues)
      } catch { errors.add(error) }
    }
    func add(files: SourceValue, in language: String?) {
      guard case .list(let items) = files.content else { return add(files, in: language) }
      for item in items { add(item, in: language) }
    }
    guard case .map(let languages) = value.content else {
      add(files: value, in: nil)
      return catalogues
    }
    for language in languages {
      guard case .map = language.value.content else {
        add(files: language.value, in: language.key)
        continue
      }
      do throws(InputError) {
        try CatalogueReader.add(language.value, in: language.key, to: &catalogues)
      } catch { errors.add(error) }
    }
    return catalogues
  }

  let path: String
  /// The language of the texts; nil if the file itself names its languages.
  let language: String?
  let named: SourceLocation

  private var name: String { FilePath.split(path).name.lowercased() }

  private func add(_ bytes: [UInt8], to catalogues: inout Catalogues) throws(InputError) {
    if name.hasSuffix(".strings") {
      let language = try ownLanguage()
      var strings = AppleStrings(InputText.utf8(bytes), file: path)
      for (key, text) in try strings.entries() { catalogues.add(text, for: key, in: language) }
    } else if name.hasSuffix(".xml") {
      let language = try ownLanguage()
      for (key, text) in try AndroidStrings.entries(of: InputText.utf8(bytes), file: path) {
        catalogues.add(text, for: key, in: language)
      }
    } else {
      let reader = SourceReader(file: path, subject: "a catalogue")
      let (value, notes) = try reader.read(bytes)
      guard let value else { return }
      catalogues.notes += notes
      if name.hasSuffix(".xcstrings") {
        try addStringCatalog(value, to: &catalogues)
      } else if name.hasSuffix(".arb") {
        let entries = try value.entries("a map from keys to texts")
        let own = try entries.first { $0.key == "@@locale" }?.value.text()
        guard let language = language ?? own else { throw unknownLanguage }
        for entry in entries where !entry.key.hasPrefix("@") {
          catalogues.add(try entry.value.text(), for: entry.key, in: language)
        }
      } else {
        try Self.add(value, in: ownLanguage(), to: &catalogues)
      }
    }
  }

  private static func add(
    _ value: SourceValue, in language: String, below path: String = "",
    to catalogues: inout Catalogues
  ) throws(InputError) {
    var errors = ErrorList()
    for entry in try value.entries("a map from keys to texts", suchAs: "'save: Save'") {
      let key = path + entry.key
      do throws(InputError) {
        switch entry.value.content {
        case .map: try add(entry.value, in: language, below: key + ".", to: &catalogues)
        case .null: break
        case .scalar, .list: catalogues.add(try entry.value.text(), for: key, in: language)
        }
      } catch { errors.add(error) }
    }
    try errors.check()
  }

  /// Adds Xcode's string catalog; if a key has no text in the source language, the key is the text.
  private func addStringCatalog(
    _ value: SourceValue, to catalogues: inout Catalogues
  ) throws(InputError) {
    let source = try value["sourceLanguage"]?.text() ?? "en"
    guard let strings = value["strings"] else {
      throw InputError(
        "expected a string catalog with the key 'strings', found other keys", at: value.location)
    }
    for entry in try strings.entries("a map from keys to texts") {
      var isInSource = false
      if case .map(let localizations)? = entry.value["localizations"]?.content {
        for localization in localizations {
          guard let text = localization.value.unit else { continue }
          isInSource = isInSource || localization.key == source
          catalogues.add(try text.text(), for: entry.key, in: localization.key)
        }
      }
      if !isInSource, catalogues.text(entry.key, in: source) == nil {
        catalogues.add(entry.key, for: entry.key, in: source)
      }
    }
  }

  private func ownLanguage() throws(InputError) -> String {
    if let language { return language }
    let steps = FilePath.steps(of: path)
    for folder in steps.dropLast() {
      if folder.hasSuffix(".lproj") { return String(folder.dropLast(6)) }
      if folder.hasPrefix("values-") {
        return folder.dropFirst(7).split(separator: "-").map { part in
          part.count == 3 && part.hasPrefix("r") ? String(part.dropFirst()) : String(part)
        }.joined(separator: "-")
      }
    }
    throw unknownLanguage
  }

  private var unknownLanguage: InputError {
    InputError(
      "the language of '\(path)' is unknown; write it before the file, such as 'strings: {de: \(name)}'",
      at: named)
  }
}

extension SourceValue {
  fileprivate subscript(key: String) -> SourceValue? {
    guard case .map(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  fileprivate var unit: SourceValue? {
    self["stringUnit"]?["value"] ?? self["variations"]?["plural"]?["other"]?["stringUnit"]?["value"]
  }
}
