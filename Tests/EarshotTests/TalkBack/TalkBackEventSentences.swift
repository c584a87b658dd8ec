import Earshot
import Testing

@Suite struct `When something happens TalkBack` {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let screen: TalkBackNode
    let steps: [Step]
    let settings: [String: String]

    struct Step: Sendable {
      let event: TalkBackEvent
      let source: String?
      let heard: String

      init(_ event: TalkBackEvent, at source: String? = nil, _ heard: String) {
        (self.event, self.source, self.heard) = (event, source, heard)
      }
    }

    init(
      _ sentence: String, _ screen: TalkBackNode, with settings: [String: String] = [:],
      _ steps: Step...
    ) {
      testDescription = sentence
      (self.screen, self.steps, self.settings) = (screen, steps, settings)
    }
  }

  @Test(arguments: windows + splitScreens + panes + liveRegions + changes + clicks + texts + others)
  func `matches the known announcements`(row: Row) throws {
    let composer = try TalkBackListener(row.settings).composer
    let tree = TalkBackTree(row.screen)
    var history = TalkBackHistory()
    for step in row.steps {
      let index = try #require(step.source.map(tree.index(ofID:)) ?? TalkBackTree.root)
      let heard = composer.event(step.event, at: index, in: tree, after: history)
      history = heard.history
      #expect(heard.announcement.text == step.heard, "\(row.testDescription)")
    }
  }
}

extension `When something happens TalkBack` {
  private static func window(
    _ title: String?, of app: String? = nil, _ left: Double, _ top: Double, _ right: Double,
    _ bottom: Double
  ) -> TalkBackEvent.Window {
    .init(
      title: title, appLabel: app, type: "APPLICATION",
      bounds: .init(left: left, top: top, right: right, bottom: bottom))
  }

  private static func settled(
    _ title: String? = nil, app: String? = nil, windows: TalkBackEvent.Window...
  ) -> TalkBackEvent {
    .windowStable(windowTitle: title, appLabel: app, windows: windows)
  }

  private static func unchanged(_ title: String?, app: String? = nil) -> TalkBackEvent {
    .windowStable(windowTitle: title, appLabel: app, windowsChanged: false)
  }

  static let windows: [Row] = [
    Row(
      "says the window's own title before the last pane's when windows change", node(),
      .init(.windowStateChanged(.init(paneTitle: "Pane")), "Pane"),
      .init(settled("Window", app: "App"), "Window")),
    Row(
      "then the last pane's, then the app's", node(), .init(settled(app: "App"), "App"),
      .init(.windowStateChanged(.init(paneTitle: "Pane")), "Pane"),
      .init(settled(app: "App"), "Pane")),
    Row(
      "says the last pane's title first if no window changed", node(),
      .init(.windowStateChanged(.init(paneTitle: "Pane")), "Pane"),
      .init(unchanged("Window"), "Pane")),
    Row(
      "then the window's, which it remembers", node(), .init(unchanged("Window"), "Window"),
      .init(unchanged(nil, app: "App"), "Window")),
    Row("then the app's", node(), .init(unchanged(nil, app: "App"), "App")),
    Row("and calls a window without any title untitled", node(), .init(unchanged(" "), "untitled")),
    Row(
      "says only the title of an alert", node(),
      .init(
        .windowStateChanged(.init(className: "android.app.AlertDialog", text: "Delete?")), "Delete?"
      ),
      .init(settled(app: "App"), "Delete?")),
    Row(
      "says the name of a keyboard when it appears but not when it disappears", node(),
      .init(.keyboardShown(windowTitle: "Gboard"), "Showing Gboard"),
      .init(.keyboardHidden, "keyboard hidden")),
  ]

  static let splitScreens: [Row] = [
    Row(
      "says which of two windows is on top", node(),
      .init(
        settled(windows: window("Maps", 0, 500, 500, 999), window("Mail", 0, 0, 500, 500)),
        "Mail on top, Maps on bottom")),
    Row(
      "says which of two windows is on the left", node(),
      .init(
        settled(windows: window("Maps", 500, 0, 999, 500), window("Mail", 0, 0, 500, 500)),
        "Mail on left, Maps on right")),
    Row(
      "says the app if a window has no title, or that it is untitled", node(),
      .init(
        settled(windows: window(nil, of: "Maps", 0, 0, 500, 500), window(nil, 500, 0, 999, 500)),
        "Maps on left, untitled on right")),
    Row(
      "says a floating window after the titles", node(),
      .init(
        settled(
          "Mail", windows: .init(title: "Mail", type: "APPLICATION"),
          .init(title: "Clip", type: "PICTURE_IN_PICTURE")), "Mail, Clip picture in picture")),
    Row(
      "does not count a system window as a second one", node(),
      .init(
        settled(
          windows: window("Mail", 0, 0, 500, 999),
          .init(
            title: "Status", type: "SYSTEM", bounds: .init(left: 0, top: 0, right: 9, bottom: 9))
        ), "Mail")),
    Row(
      "says only the first of two windows with unknown positions", node(),
      .init(settled(windows: .init(title: "Mail"), .init(title: "Maps")), "Mail")),
  ]

  @Test(arguments: [
    ("he", "Mail מצד ימין, Maps מצד שמאל"), ("ar", "Mail على اليمين، وMaps على اليسار"),
    ("ja", "左側が Maps、右側が Mail です"),
  ])
  func `says the right one of two windows first in right-to-left languages`(
    locale: String, heard: String
  ) throws {
    let event = Self.settled(
      windows: Self.window("Maps", 0, 0, 500, 500), Self.window("Mail", 500, 0, 999, 500))
    #expect(try TalkBackListener(locale: locale).heard(event) == heard)
  }

  static let panes: [Row] = [
    Row(
      "says a pane that appears, its new title, and the window when it disappears",
      node { $0.paneTitle = "Filters" }, .init(settled("Search"), "Search"),
      .init(.contentChanged(.init([.paneAppeared])), "Filters"),
      .init(.windowStateChanged(.init(paneTitle: "2 filters", kinds: [.paneTitle])), "2 filters"),
      .init(settled(app: "App"), "2 filters"),
      .init(.windowStateChanged(.init(kinds: [.paneDisappeared])), "Search"),
      .init(settled(app: "App"), "App")),
    Row(
      "says nothing for a pane without a title", node(),
      .init(.contentChanged(.init([.paneAppeared])), ""),
      .init(.windowStateChanged(.init(kinds: [.paneAppeared])), "")),
    Row(
      "says nothing when a pane disappears from a window without a title", node(),
      .init(.contentChanged(.init([.paneDisappeared])), "")),
    Row(
      "says a live region that is a pane as both, the title when windows have settled",
      node(children: [text("Saved")]) { ($0.paneTitle, $0.liveRegion) = ("Message", .polite) },
      .init(.contentChanged(.init([.paneAppeared])), "Saved, Message")),
    Row(
      "says the text and the title if both change under focus",
      node(text: "1 filter") { $0.paneTitle = "Filters" },
      .init(.contentChanged(.init([.paneTitle, .text], isFocused: true)), "1 filter, Filters")),
  ]
}
