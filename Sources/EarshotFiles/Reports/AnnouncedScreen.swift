package import Earshot
import EarshotOutput

package struct AnnouncedScreen: Sendable {
  package let profile: Profile
  package let stops: [Stop]
  package var showsPlaces: Bool
  package var file: String?
  package var isComposed: Bool

  package init(
    profile: Profile, stops: [Stop], showsPlaces: Bool = false, file: String? = nil,
    isComposed: Bool = true
  ) {
    self.profile = profile
    self.stops = stops
    self.showsPlaces = showsPlaces
    self.file = file
    self.isComposed = isComposed
  }

  fileprivate var text: TerminalText {
    var lines: TerminalText = ""
    for stop in stops {
      let text = stop.wording.text
      lines += text.isEmpty ? "(says nothing)" : "\(text)"
      if showsPlaces, let place = stop.place.description { lines += "  [\(place)]" }
      lines += "\n"
    }
    return lines
  }

  fileprivate var jsonLines: Document {
    var writer = JSONWriter()
    for stop in stops {
      writer.object { object in
        object.member("version", ReportSchema.version)
        object.member("file", ifPresent: file)
        object.member("profile", profile.id)
        object.member("identifier", ifPresent: stop.identifier)
        object.wording(stop.wording, textKey: "announcement")
        if let location = stop.place.location { object.member("line", location.line) }
        object.member("path", ifPresent: stop.place.path)
      }
      writer.newline()
    }
    return writer.document
  }
}

/// The announcements of a capture, with one list for each profile.
public struct AnnouncedCapture: Reportable {
  package var screens: [AnnouncedScreen]

  package init(_ screens: [AnnouncedScreen]) { self.screens = screens }

  public static var formats: [ReportFormat<AnnouncedCapture>] { [.text, .jsonl] }

  public var notes: [String] {
    ProfileNotes(screens.filter { $0.isComposed && !$0.stops.isEmpty }.map(\.profile)).texts
  }
}

extension ReportFormat<AnnouncedCapture> {
  /// Text with one line for each stop.
  public static var text: Self {
    Self("text") { capture, _ in capture.screens.map { Document($0.text) }.joined() }
      .endingWithNotes(mark: PlainTextReader.noteMark)
  }

  /// JSON Lines with one object for each stop.
  public static var jsonl: Self {
    Self("jsonl", suffixes: ["jsonl"], in: .lines) { capture, _ in
      capture.screens.map(\.jsonLines).joined()
    }
  }
}
