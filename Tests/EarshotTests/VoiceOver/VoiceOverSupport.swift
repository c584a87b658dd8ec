import Earshot
import EarshotProfiles
import Testing

enum VoiceOverData {
  static let devices = [
    "voiceover-ios-17", "voiceover-ios-18", "voiceover-ios-26", "voiceover-ios-27",
  ]
  static let all = devices + ["voiceover-snapshot", "voiceover-snapshot-next"]
  static let locales = ["en", "de", "ru"]

  static func profile(_ id: String, set settings: [String: String] = [:]) throws -> Profile {
    var profile = try #require(BuiltIn.profile(id))
    for (key, value) in settings { try profile.settings.set(key, to: value) }
    return profile
  }

  static func vocabulary(_ folder: String, _ locale: String) throws -> Vocabulary {
    try #require(BuiltIn.vocabulary(folder, locale: locale))
  }

  static func composer(
    _ id: String, locale: String = "en", set settings: [String: String] = [:]
  ) throws -> VoiceOverComposer {
    let profile = try profile(id, set: settings)
    return VoiceOverComposer(
      profile: profile, vocabulary: try vocabulary(profile.vocabulary, locale))
  }
}

struct Said: Sendable, CustomTestStringConvertible {
  let element: VoiceOverElement
  let announcement: String
  let hint: String

  init(_ element: VoiceOverElement, _ announcement: String, hint: String = "") {
    self.element = element
    self.announcement = announcement
    self.hint = hint
  }

  var testDescription: String { hint.isEmpty ? announcement : "\(announcement) | \(hint)" }

  func check(_ composer: VoiceOverComposer) {
    let said = composer.announcement(for: element)
    #expect(said.text == announcement)
    #expect(said.hint == hint)
  }
}

func element(
  _ label: String? = nil, value: String? = nil, hint: String? = nil, _ traits: Traits = [],
  in context: VoiceOverContext? = nil, expanded: VoiceOverElement.ExpandedStatus? = nil,
  actions: [String] = [], content: [VoiceOverElement.CustomContent] = []
) -> VoiceOverElement {
  VoiceOverElement(
    label: label, value: value, hint: hint, traits: traits, expandedStatus: expanded,
    customActions: actions, customContent: content, context: context)
}

func cell(
  _ row: Int?, _ column: Int?, width: Int = 1, height: Int = 1, first: Bool = false,
  rows: [VoiceOverContext.DataTableCell.Header] = [],
  columns: [VoiceOverContext.DataTableCell.Header] = []
) -> VoiceOverContext {
  .dataTableCell(
    VoiceOverContext.DataTableCell(
      row: row, column: column, width: width, height: height, isFirstInRow: first,
      rowHeaders: rows, columnHeaders: columns))
}
