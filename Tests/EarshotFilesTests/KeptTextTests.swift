import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Texts of a key` {
  private func heard(
    _ component: String, _ toolkit: Toolkit, by profile: String = "talkback-17"
  ) throws -> [String] {
    let design = "screen: T\ntoolkit: \(toolkit.rawValue)\ncomponents:\n  - \(component)\n"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    return try preview(profile, of: screen).entries(of: screen, states: .current)
      .map(\.announcement.text)
  }

  private func preview(_ profile: String, of screen: Screen) throws -> ScreenPreview {
    let known = try #require(BuiltIn.profile(profile))
    return ScreenPreview(
      reader: BuiltIn.reader(for: known, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: known.dates)
    ).on(screen)
  }

  private static let kinds = ComponentKinds.builtIn.kinds.filter { $0.takes("content") }

  @Test(arguments: kinds, Toolkit.allCases)
  func `are not lost on any toolkit`(kind: ComponentKind, toolkit: Toolkit) throws {
    let example = kind.example(indent: 2).dropFirst("  - ".count).split(separator: "\n")
      .filter { !$0.hasPrefix("    content:") }.joined(separator: "\n")
    let component = "\(example)\n    content: Three items"
    for platform in Platform.allCases {
      let profile = platform == .talkBack ? "talkback-17" : "voiceover-ios-27"
      let found = try heard(component, toolkit, by: profile)
      #expect(found.contains { $0.contains("Three items") }, "\(found)")
    }
  }

  @Test(arguments: [
    (Toolkit.compose, "talkback-17", ["Edit box. Email. We never share it"]),
    (.views, "talkback-17", ["Email, We never share it. Edit box"]),
    (.flutter, "talkback-17", ["Email. Edit box", "We never share it"]),
    (.flutter, "voiceover-ios-27", ["Email, text field", "We never share it"]),
  ])
  func `below a field are read as the toolkit reads them`(
    toolkit: Toolkit, profile: String, announcements: [String]
  ) throws {
    let field = "{kind: text-field, label: Email, helper-text: We never share it}"
    #expect(try heard(field, toolkit, by: profile) == announcements)
  }

  @Test func `next to an image are separate stops`() throws {
    let image = "{kind: avatar, label: Ada, badge: online}"
    #expect(try heard(image, .compose) == ["Ada. Image", "online"])
  }

  @Test(arguments: [("4", "80%"), ("4.5", "90%"), ("4.3", "90%"), ("9", "100%")])
  func `of a rating are half stars of a range`(value: String, share: String) throws {
    let rating = "{kind: rating, label: Taste, value: \(value), max: 5, read-only: false}"
    #expect(try heard(rating, .views) == ["\(share). Taste. Slider"])
    #expect(try heard(rating, .compose) == ["\(value) of 5 stars. Taste. Slider"])
  }

  @Test(arguments: [
    (Toolkit.views, "50%. Volume. Slider"), (.compose, "50 percent.. Volume. Slider"),
  ])
  func `of a slider are a share of its range`(toolkit: Toolkit, announcement: String) throws {
    let slider = "{kind: slider, label: Volume, value: 5, min: 0, max: 10}"
    #expect(try heard(slider, toolkit) == [announcement])
  }

  @Test(arguments: [
    "{kind: grid, label: G, rows: 2, columns: 2, items: [A, B]}",
    "{kind: list, label: L, rows: 3, items: [A]}",
    "{kind: map, label: M, pins: 3}", "{kind: toolbar, components: [{button: A}], actions: 3}",
    "{kind: carousel, label: C, pages: 3, items: [A]}",
  ])
  func `that are numbers are never a stop`(component: String) throws {
    let found = try heard(component, .views)
    #expect(!found.contains { ["2", "3"].contains($0.prefix { $0 != "." }) }, "\(found)")
    #expect(
      try designFindings([component]).contains {
        [.visualKey, .unknownKey].contains($0.kind)
      })
  }

  @Test func `in the rows of a grid are cells`() throws {
    let grid = "{kind: grid, rows: [[A1, B1], [A2, B2]]}"
    #expect(
      try heard(grid, .views) == [
        "A1. Row 1. Column 1. In grid. 2 rows. 2 columns", "B1. Row 1. Column 2",
        "A2. Row 2. Column 1", "B2. Row 2. Column 2",
      ])
  }

  @Test(arguments: [Toolkit.compose, .views])
  func `on a page do not repeat the entry of the pager`(toolkit: Toolkit) throws {
    let carousel =
      "{kind: carousel, pages: [{image: A boat, title: Sail}, {image: A car, title: Drive}]}"
    #expect(
      try heard(carousel, toolkit) == [
        "A boat. Image. In horizontal pager", "Sail", "A car. Image", "Drive",
      ])
  }

  @Test func `of an accordion are hidden until a row expands`() throws {
    let accordion =
      "{kind: accordion, items: [{label: Q1, expanded: true, content: A1}, "
      + "{label: Q2, content: A2}]}"
    let design = "screen: T\ncomponents:\n  - \(accordion)\n"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    // A preview also shows texts in collapsed rows.
    #expect(try heard(accordion, .compose) == ["expanded. Q1", "A1", "collapsed. Q2", "A2"])
    let hidden = screen.allComponents.filter { screen.collapsedContents.contains($0.id) }
    #expect(hidden.map(\.common.label) == ["A2"])
  }

  @Test(arguments: [
    (Toolkit.compose, "Double-tap to activate. Double-tap and hold to Show tooltip"),
    (.views, "Double-tap to activate"),
  ])
  func `of a tooltip follow the toolkit`(toolkit: Toolkit, hint: String) throws {
    let design =
      "screen: T\ntoolkit: \(toolkit.rawValue)\ncomponents:\n"
      + "  - {kind: icon-button, label: Bold, tooltip: Make it bold}\n"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    let announcements = try preview("talkback-17", of: screen)
      .entries(of: screen, states: .current).map(\.announcement)
    #expect(announcements.map(\.hint) == [hint])
    #expect(announcements[0].text.contains("Make it bold") == (toolkit == .views))
  }
}
