import Earshot
import EarshotOutput
import EarshotProfiles
import Foundation
import TestTools
import Testing

@testable import EarshotFiles

@Suite struct `The language of a text on a page` {
  @Test(arguments: [
    ("en", "Pay", "en"), ("en", "شراء", "ar"), ("en", "3: קנה, button", "he"), ("fa", "خرید", "fa"),
    ("fa", "Button", "en"), ("ar", "iPhone", "en"), ("fr", "Payer", "fr"), ("fr", "купить", "ru"),
    ("ja", "検索", "ja"), ("ja", "ボタン", "ja"), ("en", "検索", "zh"), ("uk", "Їжак", "uk"),
    ("sr-Latn", "Dugme", "sr-Latn"), ("pt_BR", "Botão", "pt-BR"), ("he", "12:30", "he"),
    ("", "x", ""),
  ])
  func `is the screen's or the language of its letters`(
    screen: String, text: String, language: String
  ) {
    #expect(PageLanguage(screen).language(of: text).tag == language)
  }

  @Test func `has the direction that screens in it have`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: ExampleFolder.url.appending(path: "../Profiles/languages").path())
    #expect(files.count > 10)
    for locale in files.map({ $0.replacing(".yaml", with: "") }) {
      #expect(
        PageLanguage(locale).isRightToLeft == BuiltIn.language(locale).isRightToLeft, "\(locale)")
    }
  }

  @Test(arguments: ["en", "ar", "fr"])
  func `changes no letter of a sentence`(locale: String) {
    let language = PageLanguage(locale)
    let texts = HostileText.all + `A page`.hostile
    let sentences =
      texts + texts.map { "The button “\($0)” says \"\($0)\", then \($0)." } + ["““”\"", "\"\"”“"]
    for text in sentences {
      let marked = language.inEnglish(text).text
      let plain = marked.replacing(
        /<bdi[^>]*>|<\/bdi>/.matchingSemantics(.unicodeScalar), with: "")
      #expect(plain == (HTMLText("\(text)") as HTMLText).text)
    }
  }

  @Test func `of a quoted text is the screen's`() {
    #expect(
      PageLanguage("fr").inEnglish("it says “Payer”").text
        == "it says “<bdi lang=\"fr\" dir=\"ltr\">Payer</bdi>”")
    #expect(
      PageLanguage("en").inEnglish("the שלום ולום button").text
        == "the <bdi lang=\"he\" dir=\"rtl\">שלום ולום</bdi> button")
  }

  @Test(
    .enabled(if: Python.has("html.parser")),
    arguments: [
      ("ar", "شراء الآن"), ("en", "شراء الآن"), ("he", "קנה"), ("ar", "Pay now"), ("en", "Pay"),
    ])
  func `is set for every text`(locale: String, text: String) throws {
    let page = try EverythingPage.written(text, locale: locale)
    let texts = try Python.texts(in: page.bytes, by: Self.reader)
    #expect(texts.filter { $0.hasPrefix("wrong: ") } == [])
    #expect(texts.contains("ar") == (locale == "ar" || text.hasPrefix("ش")))
  }

  private static let reader = """
    from html.parser import HTMLParser
    import re
    SCRIPTS = {"ar": "[\\u0600-\\u06ff]", "he": "[\\u0590-\\u05ff]", "en": "[A-Za-z]"}
    class Reader(HTMLParser):
        def __init__(self):
            super().__init__()
            self.open, self.found = [], []
        def handle_starttag(self, tag, attributes):
            own = dict(attributes)
            language, direction = self.open[-1][1:] if self.open else ("en", "ltr")
            language = own.get("lang", language)
            direction = own.get("dir", own.get("direction", direction))
            if tag not in {"meta", "image"}: self.open.append((tag, language, direction))
            # The name of a link in a drawing begins with its number.
            if tag == "a" and "drawn" in own.get("class", ""): self.hold(own["aria-label"], language, "-")
        def handle_startendtag(self, tag, attributes):
            pass
        def handle_endtag(self, tag):
            while self.open and self.open.pop()[0] != tag: pass
        def handle_data(self, data):
            tags = [one[0] for one in self.open]
            # A file and a name of the program have the letters that they have, and titles no elements.
            if self.open and not {"style", "script", "code", "title"} & set(tags): self.hold(data, *self.open[-1][1:])
        def hold(self, text, language, direction):
            letter = re.search("[A-Za-z\\u0590-\\u06ff]", text)
            if not letter: return
            self.found.append(language)
            if not re.match(SCRIPTS[language[:2]] if language[:2] in SCRIPTS else ".", letter.group()):
                self.found.append(f"wrong: {text} in {language}")
            if direction != "-" and letter.group() > "z" and direction != "rtl":
                self.found.append(f"wrong: {text} written {direction}")
    reader = Reader()
    reader.feed(open(path, encoding="utf-8", newline="").read())
    found = reader.found
    """
}
