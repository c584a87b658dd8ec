import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `A walk through a bar with items before its title` {
  @Test(
    arguments: ["voiceover-documented", "voiceover-ios-27", "talkback-documented", "talkback-17"],
    [0, 1, 3])
  func `reaches every stop`(reader: String, count: Int) throws {
    for after in ["", "\n  - {kind: text, label: After}"] {
      let names = (0..<count).map { "Item \($0)" }
      let screen = try WalkSupport.screen(
        of: "  - {kind: navigation-bar, label: Trip, leading-items: "
          + "[\(names.joined(separator: ", "))], components: [{button: Save}]}\(after)")
      var walk = try WalkSupport.walk(screen, reader)
      var reached: Set<String> = []
      // The guidelines' walk begins at the title.
      for _ in 0...count { walk.perform(.gesture(.swipeLeft)) }
      for _ in 0..<(count + 4) {
        if let focus = walk.focus { reached.insert(focus.component) }
        walk.perform(.gesture(.swipeRight))
      }
      #expect(reached == Set(screen.allComponents.map(\.id)))
    }
  }

  @Test func `is checked for what its menus open`() throws {
    let bar =
      "{kind: navigation-bar, label: Trip, leading: [Cancel], components: "
      + "[{menu: More, items: [Share]}]}"
    #expect(try !designFindings([bar]).contains { $0.severity == .error })
  }
}
