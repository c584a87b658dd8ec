import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

@Suite struct `A new version of a reader` {
  private static let files = [
    """
    profile: talkback-99
    extends: talkback-17
    newest-of: [talkback, device]
    title: TalkBack 99
    drops: {follows: [not-checked-in-choices]}
    words: {value_checkbox: Tick box}
    """,
    """
    profile: voiceover-ios-99
    extends: voiceover-ios-27
    newest-of: [voiceover-ios, device]
    title: VoiceOver on iOS 99
    words: {trait.button.description: push button}
    """,
  ]

  private static func library() throws -> ProfileLibrary {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Profiles")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    let texts = try names.filter { $0.hasSuffix(".yaml") }
      .map { (name: $0, text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
    let added = files.enumerated().map { (name: "new-\($0).yaml", text: $1) }
    return try ProfileLibrary(
      (texts + added).map { try SourceReader(file: $0.name).value(of: Array($0.text.utf8)) })
  }

  @Test func `is one data file, which makes it the newest of its reader`() throws {
    let library = try Self.library()
    #expect(library.newest == ["talkback": "talkback-99", "voiceover-ios": "voiceover-ios-99"])
    #expect(
      library.newestOfFamily[.device]
        == [.talkBack: "talkback-99", .voiceOver: "voiceover-ios-99"])
    #expect(Set(library.profiles.keys).subtracting(BuiltIn.profileIDs).count == Self.files.count)
  }

  @Test func `announces like a built-in version`() throws {
    let library = try Self.library()
    let save = VoiceOverElement(label: "Save", traits: [.button])
    var news = TalkBackNode()
    (news.text, news.className, news.checkable) = ("News", "android.widget.CheckBox", true)
    let iOS = try VoiceOver(#require(library.profiles["voiceover-ios-99"]))
    let android = try TalkBack(#require(library.profiles["talkback-99"]))
    #expect(VoiceOver(.iOS27).announcement(for: save).text == "Save, button")
    #expect(iOS.announcement(for: save).text == "Save, push button")
    #expect(TalkBack(.v17).announcement(for: news).text.contains("Check box"))
    #expect(android.announcement(for: news).text.contains("Tick box"))
  }

  @Test func `of TalkBack changes two rules, a word and an order`() throws {
    let version = try ProfileReader().profile(
      of: """
        profile: talkback-99
        extends: talkback-15.1
        title: TalkBack 99
        drops: {follows: [disabled-of-everything, not-checked]}
        words: {value_checkbox: Tick box}
        layouts:
          - {group: triple, order: state-name-role, say: "{role}, {state}, {name}", deduplicate: true}
        """)
    let old = try #require(BuiltIn.profile("talkback-15.1"))
    func said(_ profile: Profile, _ change: (inout TalkBackNode) -> Void) throws -> String {
      var node = TalkBackNode()
      node.text = "News"
      change(&node)
      return try TalkBack(profile).announcement(for: node).text
    }
    let checkBox = { (node: inout TalkBackNode) in
      (node.className, node.checkable) = ("android.widget.CheckBox", true)
    }
    #expect(try said(old, checkBox) == "not checked, News, Check box")
    #expect(try said(version, checkBox) == "Tick box, News")
    let text = { (node: inout TalkBackNode) in node.enabled = false }
    #expect(try said(old, text) == "News, disabled")
    #expect(try said(version, text) == "News")
  }

  @Test func `of VoiceOver changes two rules, a word and an order`() throws {
    let version = try ProfileReader().profile(
      of: """
        profile: voiceover-ios-99
        extends: voiceover-ios-26
        title: VoiceOver on iOS 99
        drops: {follows: [expanded-status, switch-without-button]}
        words: {trait.button.description: push button}
        layouts:
          - {group: text, say: "{value}, {name}"}
        """)
    let old = try #require(BuiltIn.profile("voiceover-ios-26"))
    func said(_ profile: Profile, _ element: VoiceOverElement) throws -> String {
      try VoiceOver(profile).announcement(for: element).text
    }
    let menu = VoiceOverElement(
      label: "Menu", value: "Large", traits: [.button], expandedStatus: .collapsed)
    #expect(try said(old, menu) == "Menu, Large, button, collapsed")
    #expect(try said(version, menu) == "Large, Menu, push button")
    let toggle = VoiceOverElement(label: "Wi-Fi", value: "1", traits: [.switchButton])
    #expect(try said(old, toggle) == "Wi-Fi, switch button, on")
    #expect(try said(version, toggle) != said(old, toggle))
  }

  @Test func `has an error with location and suggestion`() throws {
    let text = "profile: talkback-99\nextends: talkback-15\ntitle: New\n"
    let error = #expect(throws: InputError.self) {
      try ProfileReader().profile(of: text, file: "talkback-99.yaml")
    }
    #expect(error?.message == "unknown profile 'talkback-15'; did you mean 'talkback-15.1'?")
    #expect(error?.location == SourceLocation(file: "talkback-99.yaml", line: 2, column: 10))
  }
}
