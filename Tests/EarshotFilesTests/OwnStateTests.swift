import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `A state in the app's words` {
  private func heard(_ component: String, _ toolkit: Toolkit, _ id: String) throws -> String {
    let profile = try #require(BuiltIn.profile(id))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let design = "screen: T\ncomponents: [{\(component)}]"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    return try #require(
      preview.entries(of: screen.built(with: [toolkit]), states: .current).first?
        .announcement.text)
  }

  private static let kinds = [
    "switch", "checkbox", "toggle-button", "radio-button", "chip", "button", "expandable-row",
  ]

  @Test(arguments: Toolkit.allCases, kinds)
  func `is never lost`(toolkit: Toolkit, kind: String) throws {
    let platforms = Platform.allCases.filter { toolkit.builds(for: $0) }
    for keys in [
      "value: quorbled", "state-description: quorbled",
      "checked: true, state-description: quorbled",
      "checked: false, value: quorbled",
    ] where !keys.contains("checked") || !["button", "expandable-row"].contains(kind) {
      for platform in platforms {
        let id = platform == .voiceOver ? "voiceover-ios-27" : "talkback-17"
        let text = try heard("kind: \(kind), label: Door, \(keys)", toolkit, id)
        #expect(text.contains("quorbled") && text.contains("Door"), "\(keys): \(text)")
      }
    }
  }

  @Test(arguments: [
    (Toolkit.reactNative, "switch", "Door, switch button, locked", "off. Door, locked. Switch"),
    (.reactNative, "checkbox", "Door, checkbox, locked", "Door, locked. Check box"),
    (.reactNative, "toggle-button", "Door, locked, button", "off. Door, locked. Switch"),
    (.reactNative, "radio-button", "Door, radio button, locked", "Door, locked. Radio button"),
    (.reactNative, "chip", "Door, locked, button", "Door, locked. Button"),
    (.flutter, "switch", "Door, locked, switch button, off", "off. locked, Door. Switch"),
    (.flutter, "chip", "Door, locked, button", "locked, Door. Button"),
  ])
  func `is announced as the toolkit exposes it`(
    toolkit: Toolkit, kind: String, iOS: String, android: String
  ) throws {
    let component = "kind: \(kind), label: Door, value: locked"
    #expect(try heard(component, toolkit, "voiceover-ios-27").hasPrefix(iOS))
    #expect(try heard(component, toolkit, "talkback-17").hasPrefix(android))
  }

  private static let telling: [Toolkit: Set<String>] = [
    .flutter: ["switch", "checkbox"], .reactNative: ["switch", "toggle-button"],
    .views: ["toggle-button"],
  ]

  @Test(arguments: Toolkit.allCases)
  func `is no error, and a note where the toolkit announces the usual state, too`(
    toolkit: Toolkit
  ) throws {
    for kind in ["switch", "checkbox", "toggle-button"] {
      let found = try designFindings(
        design:
          "screen: T\ntoolkit: \(toolkit.rawValue)\ncomponents: [{kind: \(kind), label: Door, value: locked}]",
        file: "d.yaml")
      #expect(!found.contains { $0.kind == .untoldState })
      #expect(
        found.filter { $0.kind == .toggleWithoutState }.map(\.severity)
          == (Self.telling[toolkit]?.contains(kind) == true ? [.note] : []))
    }
  }

  @Test(arguments: [
    ("react-native, compose", 0), ("react-native, views", 0), ("flutter, compose", 1),
  ])
  func `is noted only if the toolkit of this platform announces the usual state, too`(
    toolkits: String, count: Int
  ) throws {
    let found = try designFindings(
      design:
        "screen: T\ntoolkit: [\(toolkits)]\ncomponents: [{kind: switch, label: Door, value: locked}]",
      file: "d.yaml")
    #expect(found.count { $0.kind == .toggleWithoutState } == count)
  }
}
