import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `The button that clears a field` {
  private func preview(_ id: String, _ locale: String = "en") throws -> ScreenPreview {
    let profile = try #require(BuiltIn.profile(id))
    return ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: locale),
      wording: BuiltIn.wording(locale: locale, dates: profile.dates))
  }

  private func heard(_ component: String, _ id: String = "voiceover-ios-27") throws -> [String] {
    let screen = try DesignReader.screen(
      of: Array("screen: T\ncomponents:\n  - {\(component)}\n".utf8), file: "d.yaml")
    return try preview(id).entries(of: screen, states: .current).map(\.announcement.text)
  }

  @Test(arguments: ["text-field", "search-field"], ["voiceover-ios-27", "talkback-17"])
  func `is there while the field has a text that users can change`(
    kind: String, id: String
  ) throws {
    func isThere(_ keys: String) throws -> Bool {
      try heard("kind: \(kind), label: A, \(keys)", id).contains { $0.hasPrefix("Clear text") }
    }
    #expect(try isThere("value: b, clear: true"))
    #expect(try !isThere("value: b"))
    #expect(try !isThere("clear: true"))
    #expect(try !isThere("value: b, clear: true, disabled: true"))
  }

  @Test(arguments: ["text-field", "search-field"])
  func `empties the field and returns to it`(kind: String) throws {
    let screen = try DesignReader.screen(
      of: Array(
        "screen: T\ncomponents:\n  - {kind: \(kind), label: A, value: b, clear: true}\n".utf8),
      file: "d.yaml")
    var field = try #require(screen.components.first)
    let wording = BuiltIn.wording(locale: "en", dates: DateFormats())
    let events = field.perform(.activate, at: StopID(.clear), on: .voiceOver, wording)
    #expect(field.traits.value ?? "" == "")
    #expect(events.first == .edited(.cleared) && events.count == 2)
  }

  @Test func `Content that loads again has the name of iOS`() throws {
    #expect(try heard("kind: pull-to-refresh") == ["Refreshing content"])
    #expect(try heard("kind: pull-to-refresh, label: News").first?.hasPrefix("News") == true)
    #expect(try heard("kind: spinner, label: News").first?.hasPrefix("News") == true)
  }
}
