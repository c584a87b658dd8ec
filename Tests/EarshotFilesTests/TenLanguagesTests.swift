import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

private struct Translation: Sendable, CustomTestStringConvertible {
  var locale: String
  var profile: String

  var testDescription: String { "\(profile) in \(locale)" }

  static let all = [
    "de", "fr", "es", "pt-PT", "ja", "ko", "ar", "hi", "ru", "zh-Hant",
  ].flatMap { locale in
    ["talkback-17", "voiceover-ios-26", "talkback-documented", "voiceover-documented"]
      .map { Translation(locale: locale, profile: $0) }
  }

  static let designs = ComponentKinds.builtIn.kinds.map { kind in
    "screen: Example\ncomponents:\n\(kind.example(indent: 2))"
  }

  func entries(in locale: String) throws -> [ScreenPreview.Entry] {
    let preview = try #require(BuiltIn.profile(profile)).preview(locale: locale)
    return try Self.designs.flatMap { design in
      try DesignReader.screen(of: Array(design.utf8), file: "example.yaml").allComponents
        .flatMap { preview.entries(of: $0, states: .all) }
    }
  }
}

/// The words without a source in some languages, grouped by the reason.
private let withoutSource: [String: Set<String>] = [
  "sentences of VoiceOver, which have no free licence": [
    "double tap to edit", "double tap to toggle setting", "double tap to expand",
    "double tap to collapse", "double tap to activate the picker",
    "Double-tap to dismiss pop-up window.",
    "double tap to change month and year",
    "double tap and hold, wait for the sound, then drag to rearrange",
    "swipe up or down with one finger to adjust the value",
    "use the rotor to access Misspelled Words", "adjust the size of the card overlaying screen",
    "actions available", "insertion point at start", "is editing",
  ],
  "words of VoiceOver that no public table has": [
    "switch button", "picker item", "secure text field", "Alert", "list start", "list end",
    "minimized", "half screen", "full screen", "Card controller", "Half screen", "Expanded",
  ],
  "words of the English guidelines that TalkBack does not say": [
    "Actions available", "use Tap with 3 fingers to view", "Hour, Minutes and Period", "Colon",
    "Show date picker", "Auto search results below",
  ],
  "words that Earshot adds for an app": [
    "… of … stars", "…, lifted, … of …", "…, moved to … of …", "…, dropped, … of …",
  ],
  "a word that React Native does not translate into German": ["link"],
]

private let sameWords: Set<String> = ["Image", "OK", "AM", "PM", "April", "Tab", "abc"]

@Suite struct `In ten languages` {
  @Test(arguments: Translation.all)
  fileprivate func `each stop has the facts of English`(_ translation: Translation) throws {
    func facts(_ locale: String) throws -> [String: Set<String>] {
      try Dictionary(
        translation.entries(in: locale).map { entry in
          let stop = entry.stop.prefix { $0 != "@" }
          return ("\(entry.component.id) \(stop)", Set(entry.announcement.parts.map(\.fact.name)))
        }, uniquingKeysWith: { $0.union($1) })
    }
    let (english, own) = try (facts("en"), facts(translation.locale))
    let has24Hours = BuiltIn.components(locale: translation.locale).word("time.hours") == "24"
    // A 24-hour clock has other numbers than a 12-hour clock, and neither AM nor PM.
    let halves = ["period", "option.am", "option.pm", "wheel.period", "number.", "period."]
    for (stop, wanted) in english {
      let name = stop.split(separator: " ")[1]
      if has24Hours, halves.contains(where: name.hasPrefix) { continue }
      #expect(own[stop] == wanted, "\(stop)")
    }
  }

  @Test(arguments: Translation.all)
  fileprivate func `each English word is marked as missing`(_ translation: Translation) throws {
    let english = try translation.entries(in: "en").flatMap(\.announcement.parts)
    let known = Set(english.filter { $0.ownText == nil }.map(\.text))
    let added = Set(english.compactMap(\.ownText)).filter { text in
      text.contains(where: \.isLetter)
        && !Translation.designs.contains { design in
          text.components(separatedBy: ", ").allSatisfy(design.contains)
        }
    }
    let parts = try translation.entries(in: translation.locale).flatMap(\.announcement.parts)
    #expect(parts.count > 500)
    for part in parts where part.missing == nil {
      let isEnglish = part.ownText.map(added.contains) ?? known.contains(part.text)
      #expect(!isEnglish || sameWords.contains(part.text), "\(part.text)")
    }
  }

  @Test(arguments: Translation.all)
  fileprivate func `only these words are missing`(_ translation: Translation) throws {
    let missing = Set(
      try translation.entries(in: translation.locale).flatMap(\.announcement.missingWords))
    let excused = withoutSource.values.reduce(into: Set()) { $0.formUnion($1) }
    #expect(missing.subtracting(excused).isEmpty)
    if translation.profile == "talkback-17" { #expect(missing.count <= 7) }
  }
}
