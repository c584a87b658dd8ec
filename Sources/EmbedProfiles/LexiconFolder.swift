import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation

/// The files of Profiles/synonyms/, read with the reader that a user's own list goes through.
struct LexiconFolder {
  private let lexicons: [LexiconReader.File]

  init(_ folder: URL) throws {
    lexicons = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
      .filter { $0.hasSuffix(".yaml") }
      .map { name in
        let path = folder.appending(path: name).path()
        return try LexiconReader.file(SourceReader(file: path).value(of: InputFile.bytes(of: path)))
      }
  }

  /// Returns the Swift source that holds every list as text.
  func swiftSource() -> String {
    var source = """
      // Written by Scripts/embed-profiles; edit the files in Profiles/synonyms/ instead.
      // swift-format-ignore-file

      extension BuiltIn {
        static func lexiconText(_ locale: String) -> StaticString? {
          switch locale {

      """
    for lexicon in lexicons {
      source += "    case \"\(lexicon.locale)\":\n      ###\"\"\"\n"
      source += LexiconRecords.records(of: lexicon.words)
        .map { "      \(Records.line($0))\n" }.joined()
      source += "      \"\"\"###\n"
    }
    return source + "    default: nil\n    }\n  }\n}\n"
  }
}
