import Earshot
import EarshotProfiles
import Testing

@Suite struct `In other languages TalkBack` {
  private func rows(_ count: Int, _ locale: String) throws -> String? {
    let grid = node("GridView", children: [text("cell")]) {
      $0.collectionInfo = .init(rowCount: count, columnCount: 7)
    }
    let composer = try TalkBackListener(locale: locale).composer
    let parts = composer.focus(1, in: TalkBackTree(grid), after: TalkBackHistory()).announcement
      .parts
    return parts.first { $0.origin == "collectionInfo.rowCount" }?.text
  }

  @Test(arguments: [
    ("en", 1, "1 row"), ("en", 2, "2 rows"), ("en", 21, "21 rows"),
    ("pl", 1, "1\u{A0}wiersz"), ("pl", 2, "2\u{A0}wiersze"), ("pl", 5, "5\u{A0}wierszy"),
    ("pl", 12, "12\u{A0}wierszy"), ("pl", 21, "21\u{A0}wierszy"), ("pl", 22, "22\u{A0}wiersze"),
    ("ru", 1, "1\u{A0}строка"), ("ru", 2, "2\u{A0}строки"), ("ru", 5, "5\u{A0}строк"),
    ("ru", 11, "11\u{A0}строк"), ("ru", 21, "21\u{A0}строка"), ("ru", 104, "104\u{A0}строки"),
    ("ru", 112, "112\u{A0}строк"),
    ("fr", 1, "1\u{A0}ligne"), ("fr", 2, "2\u{A0}lignes"),
    ("ja", 1, "1行"), ("ja", 2, "2行"),
  ])
  func `says rows in the form that the number asks for`(
    locale: String, count: Int, heard: String
  ) throws {
    #expect(try rows(count, locale) == heard)
  }

  @Test(arguments: ["ar", "he", "pl", "ru", "fr", "pt-BR", "hi", "ko"])
  func `uses each form of its resources for CLDR's numbers`(locale: String) throws {
    let vocabulary = try #require(BuiltIn.vocabulary("talkback", locale: locale))
    let expected: [PluralCategory: [Int]] =
      switch locale {
      case "ar":
        [
          .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103, 110], .many: [11, 99, 111],
          .other: [100, 102, 200, 1_000],
        ]
      case "he": [.one: [1], .two: [2], .other: [0, 3, 10, 20, 100]]
      case "pl": [.one: [1], .few: [2, 4, 22, 104], .many: [0, 5, 11, 12, 14, 21, 112]]
      case "ru": [.one: [1, 21, 101], .few: [2, 24, 102], .many: [0, 5, 11, 14, 20, 111]]
      case "fr", "pt-BR", "hi": [.one: [0, 1], .other: [2, 10, 21]]
      default: [.other: [0, 1, 2, 10]]
      }
    for key in [
      "template_list_total_count", "template_list_row_count", "template_list_column_count",
      "template_password_character_count",
    ] {
      guard case .plural(let forms) = vocabulary.entry(key) else {
        Issue.record("\(key) has no plural forms")
        continue
      }
      for (category, counts) in expected {
        let form = try #require(forms[category])
        for count in counts {
          #expect(
            vocabulary.counted(key, count, ["\(count)"]) == Template.filled(form, ["\(count)"]),
            "\(key) \(count)")
        }
      }
    }
  }

  @Test(arguments: [
    ("ar", 2, "عنصران (2)"), ("ar", 3, "3 عناصر"), ("ar", 11, "11 عنصرًا"), ("ar", 100, "100 عنصر"),
    ("he", 2, "2 פריטים"), ("pl", 3, "3\u{A0}elementy"), ("ru", 5, "5\u{A0}элементов"),
  ])
  func `says the items of a list`(locale: String, count: Int, heard: String) throws {
    let list = node("ListView", children: [text("one")]) {
      $0.collectionInfo = .init(rowCount: count, columnCount: 1)
    }
    let composer = try TalkBackListener(locale: locale).composer
    let parts = composer.focus(1, in: TalkBackTree(list), after: TalkBackHistory()).announcement
      .parts
    #expect(parts.last?.text == heard)
  }

  @Test(arguments: [
    ("ja", "5件中の2件目です"), ("ko", "5개 중 2번째"), ("hi", "5 में से 2"),
    ("zh-Hans", "第 2 个，共 5 个"), ("tr", "2/5"), ("ar", "2 من 5"), ("he", "2 מתוך 5"),
  ])
  func `says a position with its numbers in the order of the language`(
    locale: String, heard: String
  ) throws {
    let list = node("ListView", children: [item("item", row: 1)]) {
      $0.collectionInfo = .init(rowCount: 5, columnCount: 1)
    }
    let composer = try TalkBackListener(locale: locale).composer
    let parts = composer.focus(1, in: TalkBackTree(list), after: TalkBackHistory()).announcement
      .parts
    #expect(parts.first { $0.kind == .position }?.text == heard)
  }

  @Test(arguments: [
    ("en", "new replaced old"), ("fr", "\"old\" a bien été remplacé par \"new\"."),
    ("ar", "تم استبدال new بـ old"),
  ])
  func `keeps the order and the punctuation of its templates`(
    locale: String, heard: String
  ) throws {
    let edit = TalkBackEvent.textEdited(.replaced(added: "new", removed: "old"))
    #expect(try TalkBackListener(locale: locale).heard(edit) == heard)
  }

  @Test(arguments: [
    ("de-CH", "de"), ("es-419", "es-419"), ("fr-CA", "fr-CA"), ("pt-PT", "pt-PT"),
    ("zh-CN", "zh-Hans"), ("zh-HK", "zh-HK"), ("zh-TW", "zh-Hant"), ("iw", "he"),
    ("en-GB", "en-GB"), ("en-CA", "en"), ("no", "nb"), ("nn", "nb"), ("in", "id"),
    ("sr-Latn", "sr-Latn"), ("cy", "en"),
  ])
  func `speaks the nearest language that has words, or English`(tag: String, found: String) throws {
    #expect(try #require(BuiltIn.vocabulary("talkback", locale: tag)).locale == found)
  }

  @Test func `has all its words in every language but the names of symbols`() throws {
    let locales = BuiltIn.vocabularyNames.filter { $0.hasPrefix("talkback/") }
      .map { String($0.dropFirst("talkback/".count)) }
    #expect(locales.count == 81)
    for locale in locales where locale != "en" {
      let missing = Coverage(of: try #require(BuiltIn.vocabulary("talkback", locale: locale)))
        .missing
      #expect(missing.allSatisfy { $0.key.hasPrefix("symbol_") }, "\(locale)")
    }
  }

  @Test func `counts in English if a word is English`() {
    // In Russian, the number 21 has the same plural form as 1.
    let russian = Vocabulary(
      locale: "ru", entries: [:],
      fallback: ["rows": .plural([.one: "%1$d row", .other: "%1$d rows"])],
      language: BuiltIn.language("ru"), english: BuiltIn.language("en"))
    #expect(russian.counted("rows", 1, ["1"]) == "1 row")
    #expect(russian.counted("rows", 21, ["21"]) == "21 rows")
  }

  @Test func `says one announcement in one language from beginning to end`() throws {
    let screen = node(children: [
      node(
        "ListView",
        children: [
          node("CheckBox", text: "E-Mail") {
            ($0.id, $0.checkable, $0.clickable) = ("box", true, true)
            $0.collectionItemInfo = .init(rowIndex: 0, columnIndex: 0)
          }
        ]
      ) { $0.collectionInfo = .init(rowCount: 2, columnCount: 1) }, text("Ende"),
    ])
    #expect(
      try TalkBackListener(locale: "de").walk(screen, "box", "Ende") == [
        "nicht aktiviert, E-Mail, Kästchen, 1 von\u{A0}2, In der Liste, 2 Einträge | "
          + "Zum Wechseln doppeltippen",
        "Ende, Liste verlassen",
      ])
  }
}
