@testable import Earshot
import EarshotProfiles
import TestTools
import Testing

@Suite struct `Both families of profiles` {
  private static let stops: [ToldStop] = {
    var nodes = RandomNodes()
    var elements = RandomElements(seed: 20_261_122)
    return (0..<4_000).flatMap { _ in
      var (node, element) = (nodes.node(depth: 2), elements.next())
      node.visible = true
      return [ToldStop(0, of: TalkBackTree(node)), ToldStop(element)]
    }
  }()

  @Test func `say only facts that the reader's own rules find`() {
    #expect(Self.stops.lazy.flatMap(\.inventions).first == nil)
  }

  @Test(arguments: ["talkback-documented", "voiceover-documented"])
  func `find the same facts, except for those missing in a documented pattern`(_ id: String) throws
  {
    let profile = try #require(BuiltIn.profile(id))
    let stops = Self.stops.filter { $0.platform == profile.platform }
    #expect(stops.lazy.flatMap { $0.omissions(profile) }.first == nil)
  }

  @Test func `of TalkBack read a role in any language, and three states of a check`() throws {
    let documented = try reader("talkback-documented")
    var link = TalkBackNode()
    link.text = "Conditions"
    link.roleDescription = "Lien"
    link.clickable = true
    #expect(said(link, by: documented) == "Conditions, Lien, double tap to activate")

    var box = ExposedNode(part: "checkbox")
    box.className = "android.widget.CheckBox"
    box.text = "All"
    box.checkable = true
    box.checked = .mixed
    #expect(
      said(TalkBackTree(box), by: documented)
        == "partially checked, All, checkbox, double tap to toggle")
  }

  @Test func `replace the text with the description`() throws {
    var button = TalkBackNode()
    button.className = "android.widget.Button"
    button.text = "NEXT"
    button.contentDescription = "Next page"
    button.clickable = true
    let documented = try reader("talkback-documented")
    let device = try reader("talkback-15.1")
    #expect(said(button, by: documented) == "Next page, button, double tap to activate")
    #expect(said(button, by: device) == "Next page, Button")
  }

  private func reader(_ id: String) throws -> ScreenReader {
    BuiltIn.reader(for: try #require(BuiltIn.profile(id)), locale: "en")
  }

  private func said(_ node: TalkBackNode, by reader: ScreenReader) -> String {
    said(TalkBackTree(node), by: reader)
  }

  private func said(_ tree: TalkBackTree, by reader: ScreenReader) -> String {
    reader.announcement(of: 0, in: tree, after: TalkBackHistory()).announcement.text
  }

  @Test func `Every fact has a unique name and is found by it`() {
    for fact in Fact.all { #expect(Fact(named: fact.name) == fact) }
    #expect(Set(Fact.all.map(\.name)).count == Fact.all.count)
    #expect(Fact(named: "role.buton") == nil)
  }
}
