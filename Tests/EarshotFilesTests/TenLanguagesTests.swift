import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

/// Announcements in ten languages, compared with the English ones.
private struct Translation: Sendable, CustomTestStringConvertible {
  var locale: String
  var profile: String

  var testDescription: String { "\(profile) in \(locale)" }

  static let all = [
    "de", "fr", "es", "pt-PT", "ja", "ko", "ar", "hi", "ru", "zh-Hant",
  ].flatMap { locale in
    ["talkback-15.1", "talkback-17", "voiceover-ios-26", "talkback-documented", "voiceover-documented"]
      .map { Translation(locale: locale, profile: $0) }
  }

  /// The examples of all kinds, in all states.
  func entries(in locale: String) throws -> [ScreenPreview.Entry] {
    let profile = try #require(BuiltIn.profile(profile))
    let preview = profile.preview(locale: locale)
    return try ComponentKinds.builtIn.kinds.flatMap { kind in
      let design = "screen: Example\ncomponents:\n\(kind.example(indent: 2))"
      let screen = try DesignReader.screen(of: Array(design.utf8), file: kind.name)
      return screen.allComponents.flatMap { preview.entries(of: $0, states: .all) }
    }
  }
}

/// Words that have no source in some language, each with the reason.
private let withoutSource: [String: String] = [
  // VoiceOver's hints and sentences have no free licence.
  "double tap to edit": "VoiceOver's hint",
]

@Suite struct `In ten languages` {
  @Test(arguments: Translation.all)
  fileprivate func `each kind and state has the facts of English`(_ translation: Translation) throws {
    let english = try translation.entries(in: "en")
    let own = try translation.entries(in: translation.locale)
    func facts(_ entries: [ScreenPreview.Entry]) -> [String: Set<String>] {
      Dictionary(
        entries.map { entry in
          ("\(entry.component.id) \(entry.stop)", Set(entry.announcement.parts.map(\.fact.name)))
        }, uniquingKeysWith: { $0.union($1) })
    }
    let (wanted, found) = (facts(english), facts(own))
    for (stop, facts) in wanted {
      print("FACTS", translation.profile, translation.locale, stop, facts.symmetricDifference(found[stop] ?? []).sorted())
    }
  }

  @Test(arguments: Translation.all)
  fileprivate func `each English word is marked as missing`(_ translation: Translation) throws {
    let english = try translation.entries(in: "en")
    let own = try translation.entries(in: translation.locale)
    let inEnglish = Set(english.flatMap { $0.announcement.parts.filter { $0.ownText == nil }.map(\.text) })
    for entry in own {
      for part in entry.announcement.parts {
        if let missing = part.missing { print("MISSING", translation.profile, translation.locale, missing) }
        else if part.ownText == nil, inEnglish.contains(part.text) { print("ENGLISH", translation.profile, translation.locale, part.text) }
        else if let text = part.ownText, english.contains(where: { $0.announcement.parts.contains { $0.ownText == text } }) { print("APP", text) }
      }
    }
  }
}
