internal import Earshot

extension CaptureFormat {
  /// uSpec's files, whose names end with `-voice.json`.
  public static let uSpec = CaptureFormat(
    "uspec", title: "uSpec voice specification", holding: .expectations,
    limits: [.identifiers, .hintApart],
    marks: ["focusOrderIndex", "VoiceOver (iOS)", "TalkBack (Android)"],
    json: JSONForm(
      recognizes: { $0["states"] != nil || $0["data"]?["states"] != nil }
    ) { source, _ in USpecReader.read(&source) })
}

enum USpecReader {
  private static let platforms: [String: Platform] = [
    "VoiceOver (iOS)": .voiceOver, "TalkBack (Android)": .talkBack,
  ]

  static func read(_ source: inout JSONSource) -> CaptureFormat.Reading {
    let data = source.root["data"] ?? source.root
    var expected: [ExpectedAnnouncement] = []
    var notes = NoteCollector()
    for state in data.list("states") {
      for section in state.list("sections") {
        guard let platform = section.text("title").flatMap({ platforms[$0] }) else {
          notes.add(
            "a section for readers other than VoiceOver on iOS and TalkBack was skipped",
            at: source.location(of: section))
          continue
        }
        // Locations are found before sorting, because the search is fastest in file order.
        let tables = section.list("tables").map { (table: $0, place: source.location(of: $0)) }
        for entry in tables.sorted(by: { isBefore($0.table, $1.table) }) {
          expected.append(
            announcement(entry.table, state: state.text("state"), platform, at: entry.place))
        }
      }
    }
    return CaptureFormat.Reading(.expected(expected), notes: notes.notes)
  }

  private static func isBefore(_ left: JSONValue, _ right: JSONValue) -> Bool {
    left.number("focusOrderIndex") ?? 0 < right.number("focusOrderIndex") ?? 0
  }

  private static func announcement(
    _ table: JSONValue, state: String?, _ platform: Platform, at location: SourceLocation
  ) -> ExpectedAnnouncement {
    let properties = table.list("properties").compactMap { property in
      property.text("property").map {
        ExpectedAnnouncement.Property($0, property.text("value") ?? "")
      }
    }
    return ExpectedAnnouncement(
      table.text("name") ?? "", text: table.text("announcement").map(QuotedSpeech.unquoted),
      state: state, platform: platform, properties: properties, at: location)
  }
}
