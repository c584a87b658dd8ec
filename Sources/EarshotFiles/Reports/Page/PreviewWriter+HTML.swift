import Earshot
import EarshotOutput

extension PreviewWriter {
  /// The form for a browser: each screen drawn beside what is said at its stops.
  func page(_ screens: [Screenful]) -> Document {
    let profiles = screens.flatMap { $0.entries.map(\.profile) }
    return Page(
      title: screens.count == 1 ? "\(screens[0].screen.title): announcements" : "Announcements",
      introduction: ["\(Self.introduction)"] + Self.notes(profiles),
      sections: screens.enumerated().map { index, screenful in
        Page.Section(
          anchor: "screen-\(index + 1)", title: screenful.screen.title,
          content: ReaderPanels(of: screenful, details: details, prefix: "s\(index + 1)", level: 3)
            .content)
      }
    ).document
  }

  /// The drawings alone, one below the other.
  func drawing(_ screens: [Screenful]) -> Document {
    let outlines = screens.flatMap { screenful in
      screenful.entries.profiles.map { profile in
        (
          ScreenOutline(
            of: screenful.screen, entries: screenful.entries.filter { $0.profile.id == profile.id }),
          "\(screenful.screen.title), \(profile.title)"
        )
      }
    }
    return Document(Wireframe.sheet(outlines.map { Wireframe($0.0.drawing, label: $0.1) }))
  }

  private static let introduction = """
    What a screen reader is expected to say at every stop, in the order of swipes. \
    Numbers lead from the drawing to the announcement and back.
    """

  /// What must be known of the profiles before they are relied on.
  static func notes(_ profiles: [Profile]) -> [HTMLText] {
    var seen: Set<String> = []
    return profiles.filter { !$0.caveat.isEmpty && seen.insert($0.id).inserted }
      .map { "\($0.title): \($0.caveat)" }
  }
}

extension [Preview.Entry] {
  /// The profiles that they are of, in their order.
  var profiles: [Profile] {
    var seen: Set<String> = []
    return map(\.profile).filter { seen.insert($0.id).inserted }
  }
}
