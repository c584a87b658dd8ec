import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

/// Users can add versions of readers, each as one text.
@Suite struct `A new version of a reader` {
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
