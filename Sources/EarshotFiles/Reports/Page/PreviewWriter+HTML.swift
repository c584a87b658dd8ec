import Earshot
import EarshotOutput

extension PreviewWriter {
  func page(_ screens: [PreviewedScreen]) -> Document {
    Page(
      title: screens.count == 1
        ? PageTitle(screens[0].screen.title, in: screens[0].language, ": announcements")
        : PageTitle("Announcements"),
      sections: screens.enumerated().map { index, screenful in
        Page.Section(
          anchor: "screen-\(index + 1)",
          title: screenful.pageTitle,
          content: ReaderPanels(of: screenful, details: details, prefix: "s\(index + 1)", level: 3)
            .content)
      }, about: ["\(Self.introduction)"] + ProfileNotes(screens).lines()
    ).document
  }

  func drawing(_ screens: [PreviewedScreen]) -> Document {
    let outlines = screens.flatMap { screenful in
      screenful.entries.profiles.map { profile -> Wireframe in
        let entries = screenful.entries.filter { $0.profile.id == profile.id }
        return Wireframe(
          ScreenOutline(of: screenful.screen, entries: entries).drawing,
          label: "\(screenful.title), \(profile.title)", in: screenful.language)
      }
    }
    return Document(Wireframe.sheet(outlines))
  }

  private static let introduction = """
    The expected announcement of every stop, in swipe order. \
    Numbers link the drawing and the announcements.
    """
}

extension [ScreenPreview.Entry] {
  var profiles: [Profile] {
    var seen: Set<String> = []
    return map(\.profile).filter { seen.insert($0.id).inserted }
  }
}
