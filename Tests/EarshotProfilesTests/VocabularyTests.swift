import Earshot
import EarshotProfiles
import Testing

@Suite struct `Vocabularies` {
  private func both(_ name: String) throws -> (own: Vocabulary, english: Vocabulary) {
    let pieces = name.split(separator: "/").map(String.init)
    return (
      try #require(BuiltIn.vocabulary(pieces[0], locale: pieces[1])),
      try #require(BuiltIn.vocabulary(pieces[0], locale: "en"))
    )
  }

  private func places(_ text: String) -> [Int] {
    let forms = [5: 2, 6: 2, 7: 3, 8: 2, 9: 1]
    return Template(text, rule: "test").pieces.compactMap { piece in
      if case .place(let number) = piece { forms[number] ?? number } else { nil }
    }.sorted()
  }

  @Test(arguments: BuiltIn.vocabularyNames)
  func `have templates with the placeholders of the English ones`(name: String) throws {
    let (own, english) = try both(name)
    for key in english.englishKeys where own.isTranslated(key) {
      let wanted = places(english.word(key))
      switch try #require(own.entry(key)) {
      case .text(let text): #expect(places(text) == wanted, "\(name) \(key): \(text)")
      case .plural(let forms):
        // The plural form for one or two can omit the number.
        let used = forms.mapValues { Set(places($0)) }
        #expect(used[.other] == Set(wanted), "\(name) \(key): \(forms)")
        #expect(used.values.allSatisfy { $0.isSubset(of: wanted) }, "\(name) \(key): \(forms)")
      }
    }
  }

  @Test(arguments: BuiltIn.vocabularyNames)
  func `have no unread placeholder of Android or iOS`(name: String) throws {
    let (own, _) = try both(name)
    for key in own.keys where own.isTranslated(key) {
      for form in own.entry(key)?.forms ?? [] {
        for unread in ["%s", "%d", "%@", "$@"] {
          #expect(!form.contains(unread), "\(name) \(key): \(form)")
        }
      }
    }
  }

  @Test(arguments: BuiltIn.vocabularyNames)
  func `have the plural forms that their language asks for`(name: String) throws {
    let (own, _) = try both(name)
    let needed = Set((0...1000).map { own.language.pluralCategory(of: $0) })
    for key in own.keys where own.isTranslated(key) {
      guard case .plural(let forms) = own.entry(key) else { continue }
      #expect(needed.isSubset(of: forms.keys), "\(name) \(key) has \(forms.keys)")
    }
  }

  @Test(arguments: BuiltIn.vocabularyNames.filter { $0.hasSuffix("/en") })
  func `have a kind for each English word`(name: String) throws {
    let (own, english) = try both(name)
    for key in english.englishKeys {
      let kind = try #require(own.kind(of: key), "\(name) \(key)")
      #expect(own.words(of: kind).contains { $0.key == key && $0.text == own.word(key) })
    }
    let count = Vocabulary.Kind.allCases.map { own.words(of: $0).count }.reduce(0, +)
    #expect(count == english.englishKeys.count)
  }

  @Test(arguments: [
    ("ja", "list_index_template", ["2", "5"]), ("zh-Hans", "template_labeled_item", ["A", "B"]),
    ("ar", "template_labeled_item", ["A", "B"]),
  ])
  func `reorder placeholders by their numbers`(
    locale: String, key: String, arguments: [String]
  ) throws {
    let vocabulary = try #require(BuiltIn.vocabulary("talkback", locale: locale))
    let text = Template.filled(vocabulary.word(key), arguments)
    #expect(arguments.allSatisfy(text.contains))
    #expect(!text.contains("%"))
  }
}

@Suite struct `The coverage of a locale` {
  @Test func `is complete in English`() throws {
    for folder in Set(BuiltIn.vocabularyNames.map { String($0.prefix { $0 != "/" }) }) {
      let english = Coverage(of: try #require(BuiltIn.vocabulary(folder, locale: "en")))
      #expect(english.missing.isEmpty && english.translated == english.total, "\(folder)")
    }
  }

  @Test func `counts the English words that a locale lacks, and only those`() {
    let vocabulary = Vocabulary(
      locale: "de", entries: ["a": .text("eins"), "own": .text("eigenes")],
      fallback: ["a": .text("one"), "b": .text("two")])
    let coverage = Coverage(of: vocabulary)
    #expect(coverage.total == 2 && coverage.translated == 1)
    #expect(coverage.missing.map { [$0.key, $0.english] } == [["b", "two"]])
  }

  @Test func `says words without a source in English`() throws {
    let german = try #require(BuiltIn.vocabulary("voiceover", locale: "de"))
    for gap in Coverage(of: german).missing { #expect(german.word(gap.key) == gap.english) }
    let french = try #require(BuiltIn.vocabulary("voiceover", locale: "fr"))
    #expect(french.word("trait.button.description") == "Bouton")
    #expect(french.word("trait.switch_button.description") == "switch button")
    #expect(french.isMissing("trait.switch_button.description"))
  }
}
