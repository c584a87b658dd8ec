public import Earshot
import EarshotOutput

/// The announcements of screens, with options for documents.
public struct Previews: Reportable {
  /// The screens with their announcements.
  public var screens: [PreviewedScreen]
  /// Whether documents explain the parts of each announcement.
  public var explains = false
  /// Whether documents list each stop's attributes.
  public var hasAttributes = false
  /// Whether documents show a device's announcement after the guidelines' announcement if the words
  /// differ.
  ///
  /// JSON and CSV always contain the guidelines' and the device's announcements separately.
  public var joinsReadings = false
  /// The path of a drawing for a Markdown document, relative to this document.
  public var drawing: String?

  /// Creates the announcements of screens.
  public init(_ screens: [PreviewedScreen]) { self.screens = screens }

  var joined: [PreviewedScreen] { joinsReadings ? screens.map(\.joiningReadings) : screens }

  public static var formats: [ReportFormat<Previews>] {
    [.text, .markdown, .json, .csv, .html, .svg]
  }
}

/// A screen and its announcements.
public struct PreviewedScreen: Sendable {
  /// The screen.
  public var screen: Screen
  /// The announcements, ordered by component and profile.
  public var entries: [ScreenPreview.Entry]
  package var sounds: [PageSound.Key: PageSound]
  /// The readers' language, a BCP 47 tag.
  public var locale: String
  /// The name of the language; nil if all results are in one language.
  package var namedLanguage: String?
  package var project: String?
  package var source: String?
  package var screenshot: Screenshot?

  package init(
    screen: Screen, entries: [ScreenPreview.Entry], sounds: [PageSound.Key: PageSound] = [:],
    locale: String? = nil
  ) {
    self.screen = screen
    self.entries = entries
    self.sounds = sounds
    self.locale = locale ?? screen.locale
  }

  var language: PageLanguage { PageLanguage(locale) }

  var title: String { screen.title + titleEnding }

  var pageTitle: PageTitle { PageTitle(screen.title, in: language, titleEnding) }

  private var titleEnding: String { namedLanguage.map { " (\($0))" } ?? "" }
}

extension ReportFormat<Previews> {
  /// Announcements in columns, for a terminal.
  public static var text: Self {
    Self("text") { previews, style in
      let writer = PreviewWriter(previews, style)
      return Document(
        previews.joined.map(style.isPlain ? writer.plain : writer.text).joined(separator: "\n")
          + ProfileNotes(previews.screens).ending())
    }
  }

  /// A document for a pull request.
  public static var markdown: Self {
    Self("markdown", suffixes: ["md", "markdown"]) { previews, style in
      let writer = PreviewWriter(previews, style)
      let screens = previews.joined
      return Document(
        screens.indices.map { writer.markdown(screens, $0) }.joined(separator: "\n")
          + ProfileNotes(previews.screens).ending())
    }
  }

  /// JSON with one object for each announcement.
  public static var json: Self {
    Self("json", suffixes: ["json"]) { PreviewWriter($0, $1).json($0.screens) }
  }

  /// CSV with one row for each announcement.
  public static var csv: Self {
    Self("csv", suffixes: ["csv"]) { PreviewWriter($0, $1).csv($0.screens) }
  }

  /// A page with drawings of the screens and their announcements.
  public static var html: Self {
    Self("html", suffixes: ["html", "htm"]) { PreviewWriter($0, $1).page($0.joined) }
  }

  /// The drawings of the screens.
  public static var svg: Self {
    Self("svg", suffixes: ["svg"]) { PreviewWriter($0, $1).drawing($0.joined) }
  }
}
