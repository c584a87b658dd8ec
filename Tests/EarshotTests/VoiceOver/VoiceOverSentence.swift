import Earshot
import Testing

/// A rule and an element, with the element's announcements in AccessibilitySnapshot's notation and
/// on devices.
struct VoiceOverSentence: Sendable, CustomTestStringConvertible {
  let words: String
  let element: VoiceOverElement
  let library: String?
  let device: String?
  let versions: [String]

  init(
    _ words: String, _ element: VoiceOverElement, library: String? = nil, device: String? = nil,
    on versions: [String] = VoiceOverData.devices
  ) {
    self.words = words
    self.element = element
    self.library = library
    self.device = device
    self.versions = versions
  }

  static let fromIOS18 = ["voiceover-ios-18", "voiceover-ios-26"]
  static let untilIOS18 = ["voiceover-ios-17", "voiceover-ios-18"]

  var testDescription: String { words }

  func check(set settings: [String: String] = [:], locale: String = "en") throws {
    var expected: [(id: String, line: String)] = []
    if let library { expected.append(("voiceover-snapshot", library)) }
    if let device { expected += versions.map { ($0, device) } }
    try #require(!expected.isEmpty, "expected an announcement of the library or of devices")
    for (id, line) in expected {
      let composer = try VoiceOverData.composer(id, locale: locale, set: settings)
      #expect(composer.announcement(for: element).heard == line, "\(id): \(words)")
    }
  }
}
