import Earshot
import Testing

@Suite struct `TalkBack's first focus in a window` {
  private func focused(
    _ screen: TalkBackNode, title: String? = "Settings", after history: TalkBackHistory = .init()
  ) throws -> String? {
    let composer = try TalkBackListener(["hints": "off"]).composer
    let tree = TalkBackTree(screen)
    let stable = TalkBackEvent.windowStable(windowTitle: title, appLabel: nil)
    let settled = composer.event(stable, at: TalkBackTree.root, in: tree, after: history).history
    let visit = composer.event(.initialFocus, at: TalkBackTree.root, in: tree, after: settled)
    let index = composer.initialFocus(in: tree, after: settled)
    if let index { #expect(visit.history.focusedNode(in: tree) == index) }
    #expect((index == nil) == visit.announcement.isEmpty)
    return index.flatMap { tree[$0].id }
  }

  private static let asking = text("asking") { $0.requestInitialAccessibilityFocus = true }
  private static let edited = text("edited") { $0.focused = true }

  @Test
  func `is the previous node, else input focus, else the requested view, else the first stop`()
    throws
  {
    let all = node(children: [text("first"), Self.asking, Self.edited, text("before")])
    let composer = try TalkBackListener().composer
    let tree = TalkBackTree(all)
    let before = composer.focus(4, in: tree, after: TalkBackHistory()).history
    #expect(try focused(all, after: before) == "before")
    #expect(try focused(all) == "edited")
    #expect(try focused(node(children: [text("first"), Self.asking])) == "asking")
    #expect(try focused(node(children: [text("first"), text("second")])) == "first")
    #expect(try focused(node()) == nil)
  }

  @Test func `is forgotten with the node that had it`() throws {
    let old = TalkBackTree(node(children: [text("first"), text("gone")]))
    let history = try TalkBackListener().composer.focus(2, in: old, after: TalkBackHistory())
      .history
    #expect(
      try focused(node(children: [text("first"), text("second")]), after: history) == "first")
    let hidden = text("gone") { $0.visible = false }
    #expect(try focused(node(children: [text("first"), hidden]), after: history) == "first")
  }

  @Test(arguments: [
    ("skips the title that was said", "Settings", "next"),
    ("in any letter case", "SETTINGS", "next"), ("and nothing else", "Setting", "title"),
  ])
  func `skips the title`(sentence: String, title: String, stop: String) throws {
    let screen = node(children: [node(text: "Settings") { $0.id = "title" }, text("next")])
    #expect(try focused(screen, title: title) == stop, "\(sentence)")
  }

  @Test func `stops at a title in a list, a grid or a control`() throws {
    let title = node(text: "Settings") { $0.id = "title" }
    for holder in ["ListView", "GridView"] {
      #expect(try focused(node(holder, children: [title, text("next")])) == "title")
    }
    #expect(
      try focused(
        node(children: [node(text: "Settings") { ($0.id, $0.clickable) = ("link", true) }]))
        == "link")
    #expect(
      try focused(
        node(children: [node(text: "Settings") { ($0.id, $0.longClickable) = ("row", true) }]))
        == "row")
  }

  @Test func `does not exist in a window with only a title`() throws {
    #expect(try focused(node(children: [node(text: "Settings")])) == nil)
  }

  @Test func `says the node that gets focus, including its hint`() throws {
    let composer = try TalkBackListener().composer
    let tree = TalkBackTree(node(children: [node("Button", text: "OK") { $0.clickable = true }]))
    let visit = composer.event(.initialFocus, at: 0, in: tree, after: TalkBackHistory())
    #expect(visit.announcement.heard == "OK, Button | Double-tap to activate")
  }
}
