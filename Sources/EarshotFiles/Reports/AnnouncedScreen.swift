public import Earshot
public import EarshotOutput

/// The stops of a real screen with their announcements, ready to be written.
public struct AnnouncedScreen: Sendable {
  /// A format.
  public enum Format: String, Sendable, CaseIterable {
    case text, jsonl
  }

  private let profile: Profile
  private let stops: [Stop]
  private let showsPlaces: Bool

  /// Creates a screen of stops in reading order, whose text may say where each stands in the dump.
  public init(profile: Profile, stops: [Stop], showsPlaces: Bool) {
    self.profile = profile
    self.stops = stops
    self.showsPlaces = showsPlaces
  }

  /// Returns the screen in a format, of whose lines of JSON each may tell the dump.
  public func written(as format: Format, of file: String? = nil) -> Document {
    switch format {
    case .text: Document(text)
    case .jsonl: jsonLines(of: file)
    }
  }

  private var text: TerminalText {
    var lines: TerminalText = ""
    for stop in stops {
      let text = stop.wording.text
      lines += text.isEmpty ? "(says nothing)" : "\(text)"
      if showsPlaces, let place = stop.place.description { lines += "  [\(place)]" }
      lines += "\n"
    }
    return lines
  }

  private func jsonLines(of file: String?) -> Document {
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
