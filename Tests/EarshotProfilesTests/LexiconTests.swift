import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

@Suite struct `Words that mean the same` {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Profiles/synonyms")

  @Test func `The built-in list is the file`() throws {
    let path = Self.folder.appending(path: "en.yaml").path()
    let file = try LexiconReader.file(SourceReader(file: path).value(of: InputFile.bytes(of: path)))
    #expect(file.locale == "en")
    #expect(Lexicon(file.words) == BuiltIn.lexicon(locale: "en", vocabularies: []))
    #expect(LexiconRecords.words(LexiconRecords.records(of: file.words)) == file.words)
  }

  @Test(arguments: [
    "synonyms: en\nrole: button", "synonyms: en\nrolle:\n  - [a]", "role:\n  - [a]",
  ])
  func `A mistake in a list is an error with its location`(_ text: String) throws {
    let value = try SourceReader(file: "x.yaml").value(of: Array(text.utf8))
    let error = #expect(throws: InputError.self) { try LexiconReader.file(value) }
    #expect(error?.location?.file == "x.yaml")
  }

  @Test(arguments: ["de", "fr", "ja", "ru", "ar", "zh-Hans"])
  func `A word in a language means the same as the English word`(_ locale: String) {
    let lexicon = BuiltIn.lexicon(locale: locale, vocabularies: ["talkback"])
    let words = BuiltIn.vocabulary("talkback", locale: locale)
    let checked = words?.word("value_checked") ?? ""
    let unchecked = words?.word("value_not_checked") ?? ""
    #expect(!checked.isEmpty && checked != unchecked)
    let comparison = PartComparison(
      expected: .text("X, \(checked)"), heard: .text("X, \(unchecked)"),
      options: ComparisonOptions(lexicon: lexicon))
    #expect(comparison.findings.map(\.kind) == [.wrongText])
    #expect(comparison.findings.map(\.part) == [.state])
  }
}
