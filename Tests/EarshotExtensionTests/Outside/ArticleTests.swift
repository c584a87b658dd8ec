import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

@Suite struct `The articles` {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let sources = tests.appending(path: "../../../Sources")

  private static func lines(of text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) + "\n" }.joined()
  }

  @Test(arguments: [
    "Earshot/Earshot.docc/PreviewScreen", "Earshot/Earshot.docc/CompareApp",
    "Earshot/Earshot.docc/ComposeAnnouncements", "Earshot/Earshot.docc/Extend",
    "EarshotKit/EarshotKit.docc/EarshotKit", "EarshotKit/EarshotKit.docc/WalkScreen",
    "EarshotKit/EarshotKit.docc/SpeakKit",
  ])
  func `show code that runs here`(_ article: String) throws {
    let text = try String(
      contentsOf: Self.sources.appending(path: "\(article).md"), encoding: .utf8)
    let tests = try FileManager.default.contentsOfDirectory(atPath: Self.tests.path())
      .map { try String(contentsOf: Self.tests.appending(path: $0), encoding: .utf8) }
    let code = Self.lines(of: tests.joined())
    let blocks = text.components(separatedBy: "```swift\n").dropFirst()
      .map { Self.lines(of: $0.components(separatedBy: "```")[0]) }
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(code.contains(block), "\(block)") }
  }

  @Test func `preview a screen`() throws {
    var printed: [String] = []
    func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }
    func preview() {
      let screen = Screen("Flights") {
        Heading("Flights")
        Dropdown(
          "Search by", options: ["Record locator", "Bag tag number"], selected: "Record locator")
      }
      let reader = VoiceOver(.iOS26).reader
      let preview = ScreenPreview(
        reader: reader, wording: BuiltIn.wording(for: reader.profile, locale: "en"))
      for entry in preview.entries(of: screen, states: .all) {
        print(entry.stop, entry.announcement.text)
      }
    }
    preview()
    #expect(printed.first == "heading Flights, heading")
  }

  @Test func `compose announcements for elements`() throws {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    let save = VoiceOverElement(label: "Save", traits: [.button])
    print(VoiceOver(.iOS26).announcement(for: save).text)

    var send = TalkBackNode()
    send.className = "android.widget.Button"
    send.text = "Send"
    print(TalkBack(.v15_1).announcement(for: send).text)

    let node = send
    let talkBack = TalkBack(.v15_1)
    let tree = TalkBackTree(node)
    var history = TalkBackHistory()
    for index in TalkBackReadingOrder(tree).stops {
      let said = talkBack.focus(on: index, in: tree, after: history)
      history = said.history
      print(said.announcement.text)
    }
    #expect(printed.map { $0.prefix(12) } == ["Save, button", "Send, Button", "Send, Button"])
  }

  @Test func `add a version of a reader`() throws {
    let newer = try ProfileReader().profile(
      of: """
        profile: voiceover-ios-99
        extends: voiceover-ios-26
        title: VoiceOver on iOS 99
        words: {trait.button.description: push button}
        """)
    let reader = try VoiceOver(newer)
    let save = VoiceOverElement(label: "Save", traits: [.button])
    #expect(reader.announcement(for: save).text.hasPrefix("Save, push button"))
  }
}
