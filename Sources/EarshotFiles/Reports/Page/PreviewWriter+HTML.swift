import Earshot
import EarshotOutput

extension PreviewWriter {
  func page(_ screens: [PreviewedScreen]) -> Document {
    var explanations = Explanations(style.header)
    let isOne = screens.count == 1
    let chapters = screens.enumerated().map { index, screenful -> Page.Chapter in
      let number = isOne ? "" : "\(index + 1)"
      let panels = ReaderPanels(
        of: screenful, details: details, prefix: isOne ? "" : "s\(number)", level: isOne ? 3 : 4)
      return Page.Chapter(
        anchor: "screen-\(index + 1)", title: screenful.pageTitle,
        summary: isOne ? "" : "<p class=\"summary\">\(panels.summary)</p>\n",
        sections: [
          Page.Section(
            anchor: isOne ? "announcements" : "announcements-\(number)",
            title: PageTitle("Announcements"), content: panels.content(&explanations))
        ], drawings: panels.drawings)
    }
    let stops = screens.map {
      ReaderPanels(of: $0, details: details, prefix: "", level: 3).summary
    }
    return Page(
      title: isOne
        ? PageTitle(screens[0].screen.title, in: screens[0].language, ": announcements")
        : PageTitle("Announcements"),
      header: style.header,
      lead: isOne ? "<p class=\"summary\">\(stops[0])</p>\n" : "", chapters: chapters,
      about: ["\(Self.introduction)"] + ProfileNotes(screens).lines(),
      explanations: explanations.content(in: screens.first?.language ?? .ofPage)
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
