public import Earshot
public import EarshotOutput

/// Writes the announcements of a screen in the formats of `preview`.
public struct PreviewWriter: Sendable {
  /// A format.
  public enum Format: String, Sendable, CaseIterable {
    case text, markdown, json, csv, html, svg
  }

  /// What is written beside the announcements.
  public struct Details: Sendable {
    /// Whether the text has no columns and no styles, for screen readers.
    public var isPlain = false
    /// Whether each part is explained.
    public var explains = false
    /// Whether the attributes of each stop are listed.
    public var hasAttributes = false
    /// Whether text is styled, as on a terminal.
    public var isStyled = false
    /// The file with the drawing of all screens, as it is seen from a document in Markdown, which links it.
    public var drawing: String?

    /// Creates details; none of them is written.
    public init() {}
  }

  /// A screen and its announcements.
  public struct Screenful: Sendable {
    /// The screen.
    public var screen: Screen
    /// Its announcements, profile by profile within each component.
    public var entries: [Preview.Entry]
    /// The recordings of announcements, which a page plays; the other formats have none.
    public var sounds: [PageSound.Key: PageSound]
    /// The locale that the readers speak, a BCP 47 tag.
    public var locale: String

    /// Creates a screen and its announcements; without a locale they are in that of the screen.
    public init(
      screen: Screen, entries: [Preview.Entry], sounds: [PageSound.Key: PageSound] = [:],
      locale: String? = nil
    ) {
      self.screen = screen
      self.entries = entries
      self.sounds = sounds
      self.locale = locale ?? screen.locale
    }

    /// The language of what is said, and of the words of the screen.
    var language: PageLanguage { PageLanguage(locale) }
  }

  let details: Details

  /// Creates a writer.
  public init(details: Details) { self.details = details }

  /// Returns the announcements of several screens in a format.
  public func written(_ screens: [Screenful], as format: Format) -> Document {
    switch format {
    case .text: Document(screens.map(details.isPlain ? plain : text).joined(separator: "\n"))
    case .markdown: Document(screens.indices.map { markdown(screens, $0) }.joined(separator: "\n"))
    case .json: json(screens)
    case .csv: csv(screens)
    case .html: page(screens)
    case .svg: drawing(screens)
    }
  }

  private func json(_ screens: [Screenful]) -> Document {
    let entries = screens.flatMap { screen in screen.entries.map { (screen.screen.title, $0) } }
    return JSONWriter.line { writer in
      writer.objects(of: entries) { object, item in
        let (title, entry) = item
        object.member("screen", title)
        object.member("component", entry.component.id)
        object.member("stop", entry.stop)
        object.member("state", entry.state)
        object.member("platform", entry.profile.platform.rawValue)
        object.member("profile", entry.profile.id)
        object.announcement(entry.announcement)
        writeDetails(of: entry, to: &object)
      }
    }
  }

  private func writeDetails(of entry: Preview.Entry, to object: inout JSONWriter) {
    if !entry.ways.isEmpty {
      object.array("settings") { ways in
        for way in entry.ways {
          ways.array { changes in for change in way { changes.string(change.description) } }
        }
      }
    }
    if !entry.differences.isEmpty { object.strings("partings", entry.differences) }
    guard details.hasAttributes else { return }
    let sheet = entry.attributeSheet
    object.objects("attributes", of: sheet.rows) { attribute, row in
      attribute.member("attribute", row.attribute)
      attribute.member("value", row.value)
      attribute.member("toolkit", sheet.toolkit.rawValue)
      attribute.member("spelling", row.spelling)
    }
  }

  private func csv(_ screens: [Screenful]) -> Document {
    let hasSettings = screens.contains { $0.entries.contains { !$0.ways.isEmpty } }
    var rows = [
      [
        "screen", "component", "stop", "state", "platform", "profile", "announcement", "hint",
        "documented",
      ] + (hasSettings ? ["settings"] : [])
    ]
    for screenful in screens {
      for entry in screenful.entries {
        var fields = [
          screenful.screen.title, entry.component.id, entry.stop, entry.state,
          entry.profile.platform.rawValue, entry.profile.id, entry.announcement.text,
          entry.announcement.hint, entry.announcement.isDocumented ? "yes" : "no",
        ]
        if hasSettings { fields.append(entry.settingsInWords ?? "") }
        rows.append(fields)
      }
    }
    return Document(table: rows)
  }
}
