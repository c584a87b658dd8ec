import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Documented announcements` {
  @Test(arguments: Row.all + Row.widgets)
  func `are equal character by character`(_ row: Row) throws {
    let entry = try #require(try row.entry())
    var parts = entry.announcement.parts
    for index in parts.indices {
      parts[index].text = row.standingFor[parts[index].text] ?? parts[index].text
    }
    if let only = row.only { parts = parts.filter { $0.kind == only } }
    var text = ""
    for (index, part) in parts.enumerated() { text += (index == 0 ? "" : part.joint) + part.text }
    #expect(text == row.announcement)
    #expect(parts.map(\.kind) == row.kinds)
    #expect(entry.announcement.hint.isEmpty)
  }

  @Test(arguments: Row.all + Row.widgets)
  func `say that they are documented`(_ row: Row) throws {
    #expect(try #require(try row.entry()).announcement.isDocumented)
  }

  @Test(arguments: Row.all + Row.widgets)
  func `resolve every part to a rule with a source`(_ row: Row) throws {
    let entry = try #require(try row.entry())
    for part in entry.announcement.parts {
      let rule = try #require(entry.profile.rule(part.rule), "\(part.rule.rawValue)")
      #expect(!rule.sentence.isEmpty && !rule.source.isEmpty)
    }
  }

  @Test(arguments: Row.all + Row.widgets)
  func `lose hints and nothing else when hints are off`(_ row: Row) throws {
    let spoken = try #require(try row.entry()).announcement
    let silent = try #require(try row.entry(settings: ["hints": "off"])).announcement
    let rest = spoken.parts.filter { $0.kind != .hint && $0.kind != .actions }
    #expect(silent.parts.map(\.text) == rest.map(\.text))
    #expect(silent.parts.map(\.kind) == rest.map(\.kind))
  }

  @Test(arguments: ["A", "*", "-", "***", "…"])
  func `leave a name of one character as it is`(_ name: String) throws {
    let design = Array("screen: Row\ncomponents:\n  - {kind: button, label: '\(name)'}\n".utf8)
    let button = try DesignReader.screen(of: design, file: "row.yaml").components[0]
    for profile in BuiltIn.profileNames(of: .documented).compactMap(BuiltIn.profile) {
      let preview = ScreenPreview(
        reader: BuiltIn.reader(for: profile, locale: "en"),
        wording: BuiltIn.wording(locale: "en", dates: profile.dates))
      let parts = try #require(preview.entry(of: button, stop: nil)).announcement.parts
      #expect(parts.first?.text == name, "\(profile.id)")
    }
  }
}

extension Row {
  func entry(settings: [String: String] = [:]) throws -> ScreenPreview.Entry? {
    let design = "screen: Row\ncomponents:\n  - \(component)\n"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "row.yaml")
    let component = try #require(screen.components.first)
    var profile = try #require(BuiltIn.profile("\(platform.rawValue)-documented"))
    for (key, value) in settings { try profile.settings.set(key, to: value) }
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    return preview.entry(of: component, stop: stop)
  }
}
