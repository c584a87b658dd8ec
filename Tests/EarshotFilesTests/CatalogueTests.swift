import Earshot
import EarshotFiles
import Testing

@Suite struct `Catalogues of texts` {
  private static let catalogues = [
    ("de: s/de.yaml", "s/de.yaml", "save: Sichern\nform: {name: 'Ihr Name: \"A\"'}\n"),
    ("de: s/de.json", "s/de.json", #"{"save": "Sichern", "form": {"name": "Ihr Name: \"A\""}}"#),
    (
      "de: s/app_de.arb", "s/app_de.arb",
      #"{"@@locale": "de", "save": "Sichern", "@save": {"description": "x"}, "form.name": "Ihr Name: \"A\""}"#
    ),
    (
      "de: s/L.strings", "s/L.strings",
      "/* A */ \"save\" = \"Sichern\"; // B\nform.name = \"Ihr Name: \\\"A\\\"\";\n"
    ),
    (
      "[s/de.lproj/L.strings]", "s/de.lproj/L.strings",
      "\"save\"=\"Sichern\";\"form.name\"=\"Ihr Name: \\U0022A\\\"\";"
    ),
    (
      "s/L.xcstrings", "s/L.xcstrings",
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}},
        "form.name": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "?"}}, "other": {"stringUnit": {"value": "Ihr Name: \"A\""}}}}}}}}}
      """#
    ),
    (
      "s/values-de/strings.xml", "s/values-de/strings.xml",
      """
      <?xml version="1.0" encoding="utf-8"?>
      <resources><string name="save">Sichern</string>
      <plurals name="form.name"><item quantity="one">?</item>
        <item quantity="other">Ihr <b>Name</b>:
          \\"A\\"</item></plurals></resources>
      """
    ),
    ("{de: {save: Sichern, form.name: 'Ihr Name: \"A\"'}}", "", ""),
  ]

  private static let english = "{en: {save: Save, form.name: Your name, price: Price}"

  @Test(arguments: catalogues)
  func `have the same texts in all formats`(strings: String, file: String, text: String) throws {
    let project = ProjectInMemory(files: ["d/" + file: text])
    let named = strings.hasPrefix("de:") ? "{\(strings)}" : strings
    let design = """
      screen: S
      locale: de
      strings: \(named)
      components: [{button: {key: save}}, {kind: text, label: {key: form.name}}]
      """
    let screen = try project.screen(design)
    #expect(screen.components.map(\.common.label) == ["Sichern", "Ihr Name: \"A\""])
  }

  @Test func `of Xcode without a localization do not replace the texts of a file`() throws {
    let catalog =
      #"{"sourceLanguage": "en", "strings": {"save": {"localizations": {"it": {"stringUnit": {"value": "Salva"}}}}}}"#
    let project = ProjectInMemory(files: ["d/en.yaml": "save: Save it\n", "d/L.xcstrings": catalog])
    let design = """
      screen: S
      strings: {en: en.yaml, it: L.xcstrings}
      components: [{button: {key: save}}]
      """
    #expect(try project.screen(design).components.map(\.common.label) == ["Save it"])
    #expect(try project.screen(design, language: "it").components.map(\.common.label) == ["Salva"])
  }

  private static let design = """
    screen: Search
    strings:
      en: {search: Search, by: Sort by, price: Price, time: Time, open: Open}
      de: {search: Suche, by: Sortieren nach, price: Preis, time: Dauer, open: Öffnen}
    components:
      - {kind: dropdown, label: Sort by, options: [Price, Time], value: Time,
         stops: {option.Price: {hint: {key: search}}}, expect: {voiceover: {trigger: X}}}
      - {button: Open, opens: sheet}
      - {kind: sheet, id: sheet, label: {key: by}}
    """

  @Test func `translate texts by themselves and by key`() throws {
    let screen = try ProjectInMemory().screen(Self.design, language: "de-AT")
    #expect(screen.title == "Suche")
    #expect(screen.locale == "de-AT")
    #expect(
      screen.components.map(\.common.label) == ["Sortieren nach", "Öffnen", "Sortieren nach"])
    let dropdown = try #require(screen.components[0] as? Dropdown)
    #expect(dropdown.options.map(\.label) == ["Preis", "Dauer"])
    #expect(dropdown.options.map(\.isSelected) == [false, true])
    #expect(dropdown.common.stops.map(\.stop.description) == ["option.Preis"])
    #expect(dropdown.common.expectations.isEmpty)
    #expect(
      screen.notes.map(\.text) == [
        "'expect' of 1 component is in the language 'en', so it is not checked for 'de-AT'"
      ])
  }

  @Test func `keep the ids of components`() throws {
    let project = ProjectInMemory()
    let (english, german) = try (
      project.screen(Self.design), project.screen(Self.design, language: "de")
    )
    #expect(english.allComponents.map(\.id) == ["sort-by", "open", "sheet"])
    #expect(german.allComponents.map(\.id) == english.allComponents.map(\.id))
    #expect(english.components[0].common.expectations.count == 1)
  }

  @Test func `leave a design in its language if they do not have the wanted language`() throws {
    let screen = try ProjectInMemory().screen(Self.design, language: "fr")
    #expect(screen.locale == "en")
    #expect(screen.components[1].common.label == "Open")
  }

  @Test func `name the texts that they do not contain`() throws {
    let screen = try ProjectInMemory().screen(
      """
      screen: S
      strings: {en: {a: Go, b: Go, c: Stay}, de: {a: Los, b: Gehen}}
      components: [{button: Anna}, {text: "1:24"}, {button: Go}, {button: {key: c}}]
      """, language: "de")
    let notes = screen.notes.map(\.text)
    #expect(notes.count == 3, "\(notes)")
    #expect(notes[0] == "the catalogues have no text in 'de' for 'S', 'Anna'")
    #expect(notes[1] == "'Go' has several translations in 'de'; write '{key: a}' or '{key: b}'")
    #expect(notes[2] == "'c' has no text in 'de'; add it to the catalogue")
    #expect(screen.components.map(\.common.label) == ["Anna", "1:24", "Los", "Stay"])
  }

  @Test(arguments: [
    (
      "{en: {save: Save}}", "{key: sav}",
      "d/a.yaml:3:29: error: unknown text 'sav'; did you mean 'save'?"
    ),
    (
      "{en: {}}", "{key: save}",
      "the text 'save' needs a catalogue; add 'strings: {en: strings/en.yaml}'"
    ),
    ("{en: s/none.yaml}", "A", "d/a.yaml:2:15: error: cannot open d/s/none.yaml"),
    (
      "{en: s/wrong.strings}", "A",
      "d/s/wrong.strings:2:4: error: expected ';' after the text for 'a'"
    ),
    ("{en: s/wrong.xml}", "A", "d/s/wrong.xml:1:"),
    ("{en: s/list.yaml}", "A", "d/s/list.yaml:1:4: error: expected text, found a list"),
    ("s/de.yaml", "A", "the language of 'd/s/de.yaml' is unknown; write it before the file"),
  ])
  func `have errors with places`(strings: String, label: String, message: String) {
    let project = ProjectInMemory(files: [
      "d/s/wrong.strings": "\"a\" =\n\"b\"\n\"c\"",
      "d/s/wrong.xml": "<resources><string></resources>",
      "d/s/list.yaml": "a: [b]", "d/s/de.yaml": "a: b",
    ])
    let errors = project.errors(
      "screen: S\nstrings: \(strings)\ncomponents: [{button: \(label)}]\n")
    #expect(errors.count == 1 && errors[0].contains(message), "\(errors)")
  }
}
