import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import TestTools
import Testing

@Suite struct `Languages` {
  @Test(arguments: [
    ("en", [0: "other", 1: "one", 2: "other"]), ("fr-CA", [0: "one", 1: "one", 2: "other"]),
    ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 22: "few", 112: "many"]),
    ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 21: "many", 22: "few"]),
    ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
    ("he", [1: "one", 2: "two", 3: "other", 20: "other"]), ("ja", [0: "other", 1: "other"]),
  ])
  func `choose plural forms as CLDR does`(locale: String, categories: [Int: String]) {
    let language = BuiltIn.language(locale)
    for (count, category) in categories {
      #expect(language.pluralCategory(of: count).rawValue == category, "\(count)")
      #expect(language.pluralCategory(of: -count).rawValue == category, "-\(count)")
    }
  }

  private static let script = """
    import sys
    from babel import Locale
    for tag in sys.argv[1:]:
        locale = Locale.parse(tag, sep="-")
        print(tag, locale.text_direction, *[locale.plural_form(n) for n in range(201)])
    """

  @Test(.enabled("needs babel") { Python.has("babel") })
  func `match Babel's`() throws {
    let tags = Set(BuiltIn.vocabularyNames.map { String($0.split(separator: "/")[1]) }).sorted()
    #expect(tags.count > 90)
    let outcome = try Python.run(Self.script, tags)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == tags.count)
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let language = BuiltIn.language(words[0])
      #expect(language.isRightToLeft == (words[1] == "rtl"), "\(words[0])")
      let own = (0...200).map { language.pluralCategory(of: $0).rawValue }
      #expect(own == Array(words.dropFirst(2)), "\(words[0])")
    }
  }

  @Test(arguments: [
    "n", "n = ", "n = one", "n == 1", "n % = 1", "n % 0 = 1", "n = 4..2", "n = 2.4", "x = 1",
    "n = 1 and", "or n = 1", "n is 1", "",
  ])
  func `have only rules that are valid in CLDR`(rule: String) throws {
    let text = "language: xx\nsource: none\nplurals:\n  one: \"\(rule)\"\n"
    let value = try SourceReader(file: "xx.yaml").value(of: Array(text.utf8))
    let error = #expect(throws: InputError.self) { try LanguageReader.file(value) }
    #expect(error?.message.contains("is not a plural rule; write it as in CLDR") == true)
    #expect(error?.location == SourceLocation(file: "xx.yaml", line: 4, column: 8))
  }
}

@Suite struct `Vocabularies that extend others` {
  private let base = """
    vocabulary: old
    locale: en
    source: test
    role: {button: Button, link: Link}
    state: {"on": "on"}
    """

  private func library(_ texts: String...) throws -> VocabularyLibrary {
    let language = try value("language: en\nsource: test\n", "en.yaml")
    return try VocabularyLibrary(
      texts.enumerated().map { try value($1, "\($0).yaml") }, languages: [language])
  }

  private func value(_ text: String, _ file: String) throws -> SourceValue {
    try SourceReader(file: file).value(of: Array(text.utf8))
  }

  @Test func `have the locales of their base`() throws {
    let library = try library(base, "vocabulary: new\nextends: old\nlocale: en\nsource: test\n")
    #expect(library.names == ["new/en", "old/en"])
    #expect(library.bases == ["new": "old"])
  }

  @Test func `replace words, drop words and change their kind`() throws {
    let new = """
      vocabulary: new
      extends: old
      locale: en
      source: test
      drops: [link]
      state: {button: pressed}
      """
    let library = try library(base, new)
    var records = VocabularyRecords()
    for file in library.files {
      records.add(
        VocabularyRecords.records(of: file.words, kinds: file.kinds, drops: file.drops))
    }
    #expect(records.entries == ["button": .text("pressed"), "on": .text("on")])
    #expect(records.kinds == [.role: [], .state: ["on", "button"]])
  }

  @Test(arguments: [
    ("de", ["Knopf", "Verweis", "on"]), ("fr", ["push", "Link", "on"]),
    ("en", ["push", "Link", "on"]),
  ])
  func `have their base's words unless they replace them`(
    locale: String, words: [String]
  ) throws {
    let texts: [String: StaticString] = [
      "old/en": "\trole\nbutton\tButton\nlink\tLink\nlist\tList\n\tstate\non\ton\n",
      "old/de": "\t\nbutton\tTaste\nlink\tVerweis\nlist\tListe\n",
      "new/en": "list\n\trole\nbutton\tpush\n", "new/de": "\t\nbutton\tKnopf\n",
    ]
    let vocabulary = try #require(
      BuiltIn.vocabulary(in: ["old", "new"], locale: locale) { folder, tag in
        texts["\(folder)/\(tag)"].map(Records.read)
      })
    #expect(["button", "link", "on"].map(vocabulary.word) == words)
    #expect(vocabulary.keys == ["button", "link", "on"])
    #expect(vocabulary.words(of: .role).map(\.key) == ["link", "button"])
    #expect(vocabulary.kind(of: "on") == .state)
    #expect(vocabulary.isTranslated("link") == (locale != "fr"))
  }

  @Test(arguments: [
    ("extends: odl", "unknown vocabulary 'odl'; did you mean 'old'?", 2, 10),
    ("extends: old\ndrops: [buton]", "unknown word 'buton'; did you mean 'button'?", 3, 9),
    ("words: {a: b}", "the kinds are role, state", 2, 8),
    ("roles: {a: b}", "unknown key 'roles'; did you mean 'role'?", 2, 1),
    ("role: {a: b}\nstate: {a: c}", "the word 'a' is written twice", 3, 9),
    ("role: {a: {one: b}}", "the plural form 'other' is missing", 2, 11),
    ("role: {a: {few: b, oter: c}}", "did you mean 'other'?", 2, 20),
  ])
  func `name the location of a mistake`(
    text: String, message: String, line: Int, column: Int
  ) throws {
    let error = #expect(throws: InputError.self) {
      try library(base, "vocabulary: new\n\(text)\nlocale: en\nsource: test\n")
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.location == SourceLocation(file: "1.yaml", line: line, column: column))
  }

  @Test func `have an existing language`() throws {
    let error = #expect(throws: InputError.self) {
      try library("vocabulary: new\nlocale: eng\nsource: test\nwords: {}")
    }
    #expect(error?.message.contains("unknown language 'eng'; did you mean 'en'?") == true)
    #expect(error?.location?.line == 2)
  }
}
