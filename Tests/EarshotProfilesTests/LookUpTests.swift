import Earshot
import EarshotProfiles
import Testing

@Suite struct `Regional words` {
  @Test(arguments: [
    ("en-GB", "value_checked", "ticked"), ("en-GB", "value_checkbox", "Tick box"),
    ("en-AU", "value_checkbox", "Tick box"), ("en-US", "value_checkbox", "Check box"),
    ("en-CA", "value_checkbox", "Check box"), ("en-GB", "value_button", "Button"),
    ("pt-BR", "value_tabwidget", "Barra de guias"),
    ("pt-AO", "value_tabwidget", "Barra de separadores"),
    ("fr-CA", "value_on", "activée"), ("fr-BE", "value_on", "activé"),
    ("nl-BE", "value_checkbox", "Selectievakje"),
  ])
  func `precede those of the language`(locale: String, key: String, word: String) throws {
    let words = try #require(BuiltIn.vocabulary("talkback", locale: locale))
    #expect(words.word(key) == word)
    #expect(words.isTranslated(key))
  }

  @Test(arguments: [
    ("es-MX", "toolkit.compose.switch_role", "Cambiar"),
    ("es-AR", "toolkit.material.bottomsheet_state_expanded", "Expandida"),
    ("es-ES", "toolkit.compose.switch_role", "Interruptor"),
    ("de-AT", "toolkit.compose.switch_role", "Wechseln"),
    ("en-AU", "toolkit.compose.indeterminate", "Partially ticked"),
    ("en", "toolkit.compose.indeterminate", "Partially checked"),
    ("zh-MO", "toolkit.compose.state_on", "開"),
  ])
  func `fall back as on the platform`(locale: String, key: String, word: String) {
    let words = BuiltIn.components(locale: locale)
    #expect(words.word(key) == word)
    #expect(words.isTranslated(key))
  }

  @Test func `are English and missing if a toolkit is not translated`() {
    let galician = BuiltIn.components(locale: "gl")
    #expect(galician.word("toolkit.react-native.link_description") == "Link")
    #expect(galician.isMissing("toolkit.react-native.link_description"))
    #expect(!galician.isMissing("toolkit.compose.state_on"))
    #expect(galician.entry("toolkit.compose.no_such_word") == nil)
    #expect(galician.entry("toolkit.nothing.at.all") == nil)
  }

  @Test func `of components come from a toolkit`() {
    let german = BuiltIn.components(locale: "de")
    #expect(german.word("toolkit.compose.state_on") == "An")
    #expect(german.word("label.cancel") == "Abbrechen")
    #expect(german.isMissing("label.close-modal"))
  }
}

@Suite struct `Tables of words` {
  @Test(arguments: BuiltIn.toolkits)
  func `find each word as they list it`(_ toolkit: String) throws {
    for locale in ["de", "en-GB", "zh-HK", "ja", "ar"] {
      let listed = try #require(BuiltIn.vocabulary(toolkit, locale: locale))
      let found = BuiltIn.components(locale: locale)
      for key in listed.keys {
        #expect(found.entry("toolkit.\(toolkit).\(key)") == listed.entry(key), "\(locale) \(key)")
      }
    }
  }
}

@Suite struct `Times` {
  @Test(arguments: [
    ("en", "2:30 PM", "9:05 AM"), ("de", "14:30", "09:05"), ("es", "14:30", "9:05"),
    ("en-GB", "14:30", "09:05"), ("fi", "14.30", "9.05"), ("fr-CA", "14 h 30", "09 h 05"),
    ("ko", "PM 2:30", "AM 9:05"), ("hi", "2:30 pm", "9:05 am"), ("ja", "14:30", "9:05"),
  ])
  func `follow the customs of the language`(
    locale: String, afternoon: String, morning: String
  ) throws {
    let wording = BuiltIn.wording(locale: locale, dates: DateFormats())
    for (time, text) in [("14:30", afternoon), ("9:05", morning)] {
      var picker = TimePicker(.time, "x")
      picker.time = ClockTime(time)
      let field = picker.adapted(to: wording).voiceOverElements(wording).first
      #expect(field?.element.value == text)
    }
  }

  @Test func `follow the design if it names the hours`() throws {
    let wording = BuiltIn.wording(locale: "de", dates: DateFormats())
    var picker = TimePicker(.time, "x")
    picker.time = ClockTime("14:30")
    picker.has24Hours = false
    let field = picker.adapted(to: wording).voiceOverElements(wording).first
    #expect(field?.element.value == "2:30\u{202F}PM")
  }
}
