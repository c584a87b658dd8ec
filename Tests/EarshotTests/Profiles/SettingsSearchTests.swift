import Earshot
import EarshotProfiles
import Testing

@Suite struct `Everything that settings can change` {
  private func findings(
    _ node: TalkBackNode, set settings: [String: String] = [:]
  ) throws -> [SettingsSearch.Finding] {
    let profile = try TalkBackListener(settings).profile
    let words = try #require(BuiltIn.vocabulary(profile.vocabulary, locale: "en"))
    let reader = ScreenReader(profile: profile) { _ in words }
    return SettingsSearch(from: profile.settings).findings { settings in
      reader.set(to: settings).announcement(
        of: TalkBackTree.root, in: TalkBackTree(node), after: TalkBackHistory()
      ).announcement
    }
  }

  private static let box = node("CheckBox", text: "Terms") {
    $0.checkable = true
    $0.clickable = true
  }

  @Test func `begin with the current settings, without repetitions`() throws {
    let findings = try findings(Self.box)
    #expect(
      findings[0].announcement.heard == "not checked, Terms, Check box | Double-tap to toggle")
    #expect(findings[0].ways == [[]])
    let heard = findings.map(\.announcement.heard)
    #expect(Set(heard).count == heard.count)
  }

  @Test func `include the effect of every single setting and of combinations`() throws {
    let heard = Set(try findings(Self.box).map(\.announcement.heard))
    for expected in [
      "not checked, Terms, Check box", "not checked, Terms | Double-tap to toggle",
      "Terms, Check box, not checked | Double-tap to toggle",
      "Check box, Terms, not checked | Tap to toggle", "not checked, Terms",
      "Terms, not checked | Press Alt + ENTER to toggle",
    ] { #expect(heard.contains(expected), "\(expected)") }
  }

  @Test func `every list of changes leads to its announcement`() throws {
    for finding in try findings(Self.box) {
      for way in finding.ways {
        var changes: [String: String] = [:]
        for change in way { changes[change.name] = change.value }
        var profile = try #require(BuiltIn.profile("talkback-15.1"))
        profile.settings = profile.settings.changed(by: way)
        let words = try #require(BuiltIn.vocabulary("talkback", locale: "en"))
        let said = TalkBackComposer(profile: profile, vocabulary: words)
          .focus(TalkBackTree.root, in: TalkBackTree(Self.box), after: TalkBackHistory())
        #expect(said.announcement.heard == finding.announcement.heard, "\(changes)")
      }
    }
  }

  @Test func `settings without an effect are not included`() throws {
    let findings = try findings(node("TextView", text: "Terms"))
    #expect(findings.map(\.announcement.heard) == ["Terms"])
  }

  @Test func `the order of findings is the same on every run`() throws {
    let first = try findings(Self.box).map(\.announcement.heard)
    #expect(try findings(Self.box).map(\.announcement.heard) == first)
  }

  @Test func `a profile with very many settings ends`() {
    let all = (0..<40).map { index in
      Settings.Setting(name: "s\(index)", title: "", values: ["on", "off"], value: "on")
    }
    var tries = 0
    let findings = SettingsSearch(from: Settings(all)).findings { settings in
      tries += 1
      let text = settings.all.map(\.value).joined(separator: " ")
      return Announcement(parts: [Part(.name, text, from: "", rule: "test")])
    }
    #expect(tries < SettingsSearch.mostTries + 100)
    #expect(findings.count > 100)
  }
}
