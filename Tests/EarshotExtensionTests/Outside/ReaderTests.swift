import Earshot
import EarshotProfiles
import Testing

@Suite struct `A reader of one platform` {
  @Test func `has a name for every profile that is built in`() {
    let names =
      VoiceOver.Version.allCases.map(\.id) + TalkBack.Version.allCases.map(\.id)
    #expect(Set(names) == Set(BuiltIn.profileIDs))
  }

  @Test(arguments: VoiceOver.Version.allCases)
  func `says an element of iOS in each version`(_ version: VoiceOver.Version) {
    let reader = VoiceOver(version)
    let text = reader.announcement(for: VoiceOverElement(label: "Save", traits: [.button])).text
    #expect(text.hasPrefix("Save") && text.lowercased().contains("button"))
    #expect(reader.reader.profile.id == version.id)
  }

  @Test(arguments: TalkBack.Version.allCases)
  func `says a node of Android in each version`(_ version: TalkBack.Version) {
    var save = TalkBackNode()
    (save.className, save.text) = ("android.widget.Button", "Save")
    let reader = TalkBack(version)
    let text = reader.announcement(for: save).text
    #expect(text.hasPrefix("Save") && text.lowercased().contains("button"))
    #expect(reader.reader.profile.id == version.id)
  }

  @Test func `speaks the language of the screen`() {
    let element = VoiceOverElement(label: "Sichern", traits: [.button])
    #expect(VoiceOver(.iOS26, locale: "de").announcement(for: element).text.contains("Taste"))
  }

  @Test func `remembers its announcements`() {
    let tree = TalkBackTree(TalkBackNode())
    let first = TalkBack(.v15_1).focus(on: TalkBackTree.root, in: tree, after: TalkBackHistory())
    #expect(first.history != TalkBackHistory())
  }

  @Test(arguments: BuiltIn.profileIDs)
  func `does not speak by a profile of the other platform`(_ id: String) throws {
    let profile = try #require(BuiltIn.profile(id))
    let error = #expect(throws: InputError.self) {
      switch profile.platform {
      case .voiceOver: _ = try TalkBack(profile)
      case .talkBack: _ = try VoiceOver(profile)
      }
    }
    #expect(error?.message.contains("is a profile of \(profile.platform.readerName)") == true)
  }
}
